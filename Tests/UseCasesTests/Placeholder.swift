// Filled by the tests of the use case.

"""The reference interpreter of the IR: slow and obvious, the oracle for generated engines."""

// Apple's module shows the C library, and code behind `canImport(os)` takes its names from there.
@_exported public import Glibc

// What Apple's module brings along: the C library. Code that imports os under a condition, and the C library otherwise, needs both.
// Apple: "os".
@_exported import Glibc

// OpenCombine under Apple's name, with what is missing in it.
// Apple: "Combine".
@_exported import OpenCombine

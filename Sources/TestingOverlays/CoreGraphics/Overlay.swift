// Empty: the toolchain's Testing asks for `_Testing_CoreGraphics` wherever Testing meets CoreGraphics; Linux ships none.
// No Apple page: this is ours.

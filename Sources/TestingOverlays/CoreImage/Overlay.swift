// Empty: the toolchain's Testing asks for `_Testing_CoreImage` wherever Testing meets CoreImage; Linux ships none.
// No Apple page: this is ours.

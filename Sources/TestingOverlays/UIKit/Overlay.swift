// Empty: the toolchain's Testing asks for `_Testing_UIKit` wherever Testing meets UIKit; Linux ships none.
// No Apple page: this is ours.

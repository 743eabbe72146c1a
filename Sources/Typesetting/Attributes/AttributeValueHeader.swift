// The beginning of an object that is a value in Linux Foundation's attributed strings.
// No Apple page: this is ours.

/// The first stored property of an object that is a value in Linux Foundation's attributed strings.
///
/// Linux Foundation compares attribute values by CFEqual, which reads bits 8…17 of the word behind the object's header
/// as a Core Foundation type number. Where a class has no number of its own there, its first stored property is read
/// instead: with zeros in those bits (a small number, nil, an empty class) `addAttribute` over an existing value,
/// `enumerateAttribute`, `isEqual(to:)` and others end the process. A number whose class is another one makes
/// CFEqual ask the object's own `isEqual`. So every class of ours that can be an attribute's value begins with
/// `private let attributeValueHeader: AttributeValueHeader = 0x2A00`.
package typealias AttributeValueHeader = UInt

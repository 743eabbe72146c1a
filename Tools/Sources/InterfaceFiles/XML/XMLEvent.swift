// What a scanner meets.

/// One step through an XML text; text between tags is checked but not handed out.
package enum XMLEvent: Sendable, Hashable {
    case start(XMLTag)
    /// Comes after the start of an empty tag too.
    case end(String)
}

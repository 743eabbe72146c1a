// The form in which a layer can show a text.
// No Apple page: this is ours.

/// The form in which a layer can show a text.
package enum TextInkKind {
    /// Nothing to see, such as spaces alone.
    case none
    /// Coverage in one colour.
    case mask(TextMask)
    /// Several colours, emoji, attachments, shadows, backgrounds, strokes or very large text: to be drawn.
    case mixed
}

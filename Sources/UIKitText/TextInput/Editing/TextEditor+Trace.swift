// What a trace tells of an editor.
// No Apple page: this is ours.
import Diagnostics
import Foundation
import UIKitCore

extension TextEditor {
    /// Tells a decision about the client.
    @inline(__always) func tell(_ decision: () -> String) {
        if Trace.tells(.text) { Trace.write(.text, Trace.name(client?.editorView), decision()) }
    }

    /// Tells a refusal; false.
    func refuse(_ reason: @autoclosure () -> String) -> Bool {
        tell { "refuses: " + reason() }
        return false
    }

    /// `3…5`, or `3` for an insertion point.
    func words(_ range: NSRange) -> String {
        range.length == 0 ? "\(range.location)" : "\(range.location)…\(range.location + range.length)"
    }

    /// A text in quotation marks, the beginning of a long one. Of a secure input no character is told.
    func words(_ text: String) -> String {
        if client?.editorIsSecure == true { return "\(text.count) secure characters" }
        return text.count > 40 ? "\"\(text.prefix(40))…\"" : "\"\(text)\""
    }
}

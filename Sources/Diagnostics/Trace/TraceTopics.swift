// What a trace tells of, and how VITRINE_TRACE names it.
// No Apple page: this is ours.

/// Areas of decisions that a trace tells of.
package struct TraceTopics: OptionSet, Sendable {
    package let rawValue: UInt8
    /// Creates topics from their bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// States of recognizers, who waits for whom, who prevents whom, touches that views get late or not at all.
    package static let gestures = TraceTopics(rawValue: 1 << 0)
    /// Constraints, solves, measured heights, views that get other frames, views that are laid out again and again.
    package static let layout = TraceTopics(rawValue: 1 << 1)
    /// Layers that changed or were displayed, rectangles that are drawn, parts that are moved.
    package static let commit = TraceTopics(rawValue: 1 << 2)
    /// First responder and keyboard focus: moves and refusals.
    package static let focus = TraceTopics(rawValue: 1 << 3)
    /// Animations that begin, are retargeted and end; property animators.
    package static let animation = TraceTopics(rawValue: 1 << 4)
    /// Edits, marked text, selection, traits of the input, the keyboard.
    package static let text = TraceTopics(rawValue: 1 << 5)
    /// Every topic.
    package static let all = TraceTopics(rawValue: (1 << 6) - 1)

    /// The single topics with the words of VITRINE_TRACE.
    package static let named: [(word: String, topic: TraceTopics)] = [
        ("gestures", .gestures), ("layout", .layout), ("commit", .commit), ("focus", .focus), ("animation", .animation),
        ("text", .text),
    ]

    /// Words that say which tests leave a trace of their steps; the test kit reads them.
    package static let wordsOfTests = ["failed", "never", "steps"]

    /// The topics that a list with commas names, and its words that nobody knows. Upper case counts as lower case.
    package static func read(_ list: String) -> (topics: TraceTopics, unknown: [String]) {
        var topics = TraceTopics(), unknown: [String] = []
        for part in list.split(separator: ",") {
            let word = String(part).lowercased().filter { $0 != " " }
            if word == "all" {
                topics = .all
            } else if let found = named.first(where: { $0.word == word }) {
                topics.insert(found.topic)
            } else if !word.isEmpty, !wordsOfTests.contains(word), !["0", "1", "no"].contains(word) {
                unknown.append(word)
            }
        }
        return (topics, unknown)
    }

    /// The word of a single topic.
    var word: String { Self.named.first { $0.topic == self }?.word ?? "" }
}

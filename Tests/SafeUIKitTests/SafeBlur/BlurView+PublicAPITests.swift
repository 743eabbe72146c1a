// That no public way into a view is missing from the table of routes.
// Apple: "UIView". Names of members only.
import Foundation
import SafeUIKit
import Testing
import UIKit

@Suite("BlurView: UIView's public API") struct BlurViewPublicAPITests {
    /// Members of UIView that take or name views and put none anywhere, and why.
    static let harmless: [String: String] = [
        "convert(_:to:)": "asks", "convert(_:from:)": "asks", "isDescendant(of:)": "asks", "viewWithTag(_:)": "asks",
        "didAddSubview(_:)": "tells", "willRemoveSubview(_:)": "tells", "willMove(toSuperview:)": "tells",
        "didMoveToSuperview()": "tells", "layoutSubviews()": "a route adds in it",
        "drawHierarchy(in:afterScreenUpdates:)": "draws", "snapshotView(afterScreenUpdates:)": "makes a view, adds none",
        "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)": "makes a view, adds none",
        "viewPrintFormatter()": "prints", "draw(_:for:)": "prints",
        "setAnimationTransition(_:for:cache:)": "animates, adds none",
        "forBaselineLayout()": "asks", "forFirstBaselineLayout": "asks", "forLastBaselineLayout": "asks",
        "frame(in:)": "asks", "mask": "goes to the glass, which forwards it", "subviews": "shows, cannot be set",
        "superview": "shows, cannot be set",
        "bringSubview(toFront:)": "an old name of a route's", "sendSubview(toBack:)": "an old name of a route's",
        "transition(with:duration:options:animations:)": "the async form of a route's",
        "transition(from:to:duration:options:)": "the async form of a route's",
        "perform(_:on:options:animations:)": "the async form of a route's",
    ]

    /// Every member of Apple's UIView whose name or parameters have a view in them, from the public list of its selectors.
    static let apples = [
        "addSubview(_:)", "bringSubviewToFront(_:)", "convert(_:from:)", "convert(_:to:)", "didAddSubview(_:)",
        "didMoveToSuperview()", "draw(_:for:)", "drawHierarchy(in:afterScreenUpdates:)",
        "exchangeSubview(at:withSubviewAt:)", "forBaselineLayout()", "forFirstBaselineLayout", "forLastBaselineLayout",
        "insertSubview(_:aboveSubview:)", "insertSubview(_:at:)", "insertSubview(_:belowSubview:)", "isDescendant(of:)",
        "layoutSubviews()", "mask", "perform(_:on:options:animations:completion:)", "removeFromSuperview()",
        "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)", "sendSubviewToBack(_:)",
        "setAnimationTransition(_:for:cache:)", "snapshotView(afterScreenUpdates:)", "subviews", "superview",
        "transition(from:to:duration:options:completion:)", "transition(with:duration:options:animations:completion:)",
        "viewPrintFormatter()", "viewWithTag(_:)", "willMove(toSuperview:)", "willRemoveSubview(_:)",
    ]

    private var inTable: Set<String> { Set(InsertionRoute.all.flatMap(\.uses)) }

    @Test("every member of Apple's UIView that has to do with views is a route's, or puts none anywhere")
    func applesNames() {
        for name in Self.apples where !inTable.contains(name) {
            #expect(Self.harmless[name] != nil, "\(name) is in no route")
        }
        #expect(inTable.isSubset(of: Self.apples))
    }

    @Test("every public method of this UIView that takes a view is a route's, or puts none anywhere") func ourMembers() throws {
        let found = try Self.methodsThatTakeViews()
        // The scan itself must see what there is to see.
        #expect(found.isSuperset(of: [InsertionRoute.add, InsertionRoute.at, InsertionRoute.above, InsertionRoute.transition]))
        for name in found.sorted() where !inTable.contains(name) {
            #expect(Self.harmless[name] != nil, "\(name) is in no route")
        }
    }

    @Test("BlurView and VibrancyView each override all that changes the list of subviews") func overrides() throws {
        for type in ["BlurView", "VibrancyView"] {
            let path = Self.root + "/Sources/SafeUIKit/SafeBlur/\(type).swift"
            let names = Self.methods(in: try String(contentsOfFile: path, encoding: .utf8), ofType: type).map(\.name)
            let family = [
                InsertionRoute.add, InsertionRoute.at, InsertionRoute.below, InsertionRoute.above, InsertionRoute.exchange,
                InsertionRoute.front, InsertionRoute.back,
            ]
            for member in family { #expect(names.contains(member), "\(type) does not override \(member)") }
        }
    }

    // MARK: Reading the sources

    private static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")

    private static func methodsThatTakeViews() throws -> Set<String> {
        let folder = root + "/Sources"
        var names: Set<String> = []
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init()
        where path.hasPrefix("UIKit") && path.hasSuffix(".swift") {
            let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
            guard text.contains("UIView") else { continue }
            for method in methods(in: text, ofType: "UIView") where takesView(method.parameters) { names.insert(method.name) }
        }
        return names
    }

    private static func takesView(_ parameters: String) -> Bool {
        parameters.contains(/:\s*\[?UIView\b(?!\.)/)
    }

    /// The public methods in a type's body and extensions: their full names, and the text of their parameters.
    private static func methods(in text: String, ofType type: String) -> [(name: String, parameters: String)] {
        var found: [(String, String)] = []
        var isInside = false
        var head = ""
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("}") { isInside = false }
            if !line.hasPrefix(" "),
                line.contains("extension \(type) ") || line.contains("extension \(type):")
                    || line.contains("class \(type):")
            {
                isInside = true
            }
            guard isInside else { continue }
            if head.isEmpty {
                guard line.contains("func "), line.contains("open ") || line.contains("public "), !line.contains("@_spi(") else {
                    continue
                }
                head = String(line)
            } else {
                head += line
            }
            // A signature goes on until its brackets are closed.
            guard head.count(where: { $0 == "(" }) == head.count(where: { $0 == ")" }) || head.contains("{") else { continue }
            if let method = signature(head) { found.append(method) }
            head = ""
        }
        return found
    }

    private static func signature(_ head: String) -> (String, String)? {
        guard let match = head.firstMatch(of: /func (\w+)(?:<[^>]*>)?\(/) else { return nil }
        var depth = 1
        let parameters = head[match.range.upperBound...].prefix { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth > 0
        }
        var labels: [Substring] = []
        var level = 0
        var start = parameters.startIndex
        for index in parameters.indices + [parameters.endIndex] {
            let character = index == parameters.endIndex ? "," : parameters[index]
            if "([{".contains(character) { level += 1 }
            if ")]}".contains(character) { level -= 1 }
            guard character == ",", level == 0 else { continue }
            let parameter = parameters[start..<index].drop { $0 == " " }
            if let label = parameter.split(whereSeparator: { $0 == " " || $0 == ":" }).first { labels.append(label) }
            if index < parameters.endIndex { start = parameters.index(after: index) }
        }
        return ("\(match.1)(\(labels.map { "\($0):" }.joined()))", String(parameters))
    }
}

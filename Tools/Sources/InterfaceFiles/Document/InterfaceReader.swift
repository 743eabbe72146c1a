// From the bytes of a .xib or .storyboard file to what it holds.
import SwiftModel

/// Reads an interface file. Never fails: faults become notices, and what came before them is kept.
public struct InterfaceReader {
    private struct Level {
        var element: String
        /// The object that the element is, if it is one.
        var object: String?
        /// In `<connections>`.
        var isConnections: Bool
        var scene: String?
    }

    private let text: SourceText
    private var document = InterfaceDocument()
    private var levels: [Level] = []
    private var ids = Set<String>()

    private init(_ text: SourceText) { self.text = text }

    /// Reads the text of a file.
    public static func read(_ text: SourceText) -> InterfaceDocument {
        var reader = InterfaceReader(text)
        reader.run()
        return reader.document
    }

    private mutating func run() {
        var scanner = XMLScanner(text.bytes)
        do throws(XMLProblem) {
            while let event = try scanner.next() {
                switch event {
                case .start(let tag):
                    guard !levels.isEmpty || begin(tag) else { return }
                    enter(tag)
                case .end: levels.removeLast()
                }
            }
        } catch {
            note(error.kind == .tooDeep ? .tooDeep : .malformedXML, at: error.offset, error.message)
        }
    }

    private mutating func note(_ kind: InterfaceNotice.Kind, at offset: Int, _ message: String) {
        let (line, column) = text.position(of: offset)
        document.notices.append(InterfaceNotice(kind: kind, line: line, column: column, message: message))
    }

    /// Looks at the outermost element; false where it is not an interface file's.
    private mutating func begin(_ tag: XMLTag) -> Bool {
        let type = tag["type"] ?? ""
        guard tag.name == "document", type.hasPrefix("com.apple.InterfaceBuilder") else {
            let isOld = tag.name == "archive" && type.hasPrefix("com.apple.InterfaceBuilder")
            note(
                .notAnInterface, at: tag.range.lowerBound,
                isOld
                    ? "the file is in the format of before Xcode 5; opening and saving it there makes it readable"
                    : "<\(tag.name)> is not how an interface file begins")
            return false
        }
        document.kind = type.contains(".Storyboard") ? .storyboard : .xib
        document.runtime = tag["targetRuntime"]
        document.initialController = tag["initialViewController"]
        return true
    }

    private mutating func enter(_ tag: XMLTag) {
        let outer = levels.last
        var level = Level(element: tag.name, object: nil, isConnections: false, scene: outer?.scene)
        if outer?.isConnections == true {
            connection(tag)
            level.isConnections = true
        } else if tag.name == "connections" {
            level.isConnections = true
        } else if tag.name == "scene", let id = tag["sceneID"] {
            document.scenes.append(InterfaceScene(id: id, objects: []))
            level.scene = id
        } else if let id = tag["id"], tag.name != "document" {
            level.object = object(tag, id: id, scene: level.scene)
        }
        levels.append(level)
    }

    private var owner: String? { levels.last { $0.object != nil }?.object }

    private mutating func object(_ tag: XMLTag, id: String, scene: String?) -> String? {
        guard ids.insert(id).inserted else {
            note(.doubledID, at: tag.range.lowerBound, "the id '\(id)' stands twice")
            return nil
        }
        let parent = owner
        document.objects.append(
            InterfaceObject(
                id: id, element: tag.name, builtInClass: BuiltInClasses.name(for: tag.name),
                customClass: tag["customClass"], customModule: tag["customModule"], userLabel: tag["userLabel"],
                role: tag["key"], parent: parent, scene: scene, range: tag.range,
                customClassRange: tag.attribute("customClass")?.valueRange))
        if scene != nil, parent == nil, !document.scenes.isEmpty {
            document.scenes[document.scenes.count - 1].objects.append(id)
        }
        return id
    }

    private mutating func connection(_ tag: XMLTag) {
        guard let owner, let destination = tag["destination"] else { return }
        switch tag.name {
        case "outlet", "outletCollection":
            guard let property = tag.attribute("property") else { return }
            document.outlets.append(
                InterfaceOutlet(
                    owner: owner, property: property.value, destination: destination,
                    isCollection: tag.name == "outletCollection", range: tag.range, propertyRange: property.valueRange))
        case "action":
            guard let selector = tag["selector"] else { return }
            document.actions.append(
                InterfaceAction(
                    owner: owner, selector: selector, destination: destination, event: tag["eventType"],
                    range: tag.range))
        case "segue":
            document.segues.append(
                InterfaceSegue(
                    owner: owner, destination: destination, kind: tag["kind"] ?? "", relationship: tag["relationship"],
                    identifier: tag["identifier"], range: tag.range))
        default: break
        }
    }
}

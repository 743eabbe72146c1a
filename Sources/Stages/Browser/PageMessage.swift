// What a page says, as JSON; judged before anything believes it.
// No Apple page: this is ours. The messages are listed in Documentation/Guides/BrowserStage.md.
import Foundation
import Stage

/// One message of a page. A page is not trusted: numbers are bounded, lists are short, ids are the page's own.
package enum PageMessage: Sendable, Equatable {
    /// A frame was painted, in so many seconds.
    case acknowledge(UInt32, paint: Double = 0)
    case input(StageEvent)
    /// Touches under the page's own ids.
    case touches([TouchSample])
    case device(String)
    case orientation(StageOrientation)
    case appearance(StageAppearance)
    case contentSize(StageContentSize)
    case rightToLeft(Bool)
    case keyboard(Bool)
    case keyboardAccess(Bool)
    case increasedContrast(Bool)
    case boldText(Bool)
    case systemBars(Bool)
    case reducedMotion(Bool)
    case slowAnimations(Bool)
    /// Best first; empty as the process was started.
    case languages([String])
    /// Nil as the machine's.
    case timeZone(String?)
    /// Pixels a point at which the page shows the screen; nil: it wants all that the device has.
    case rasterScale(CGFloat?)
    /// Whether the page's browser has a way to share texts and addresses.
    case canShare(Bool)
    case background(Bool)
    case memoryWarning

    /// Fingers that one message may move.
    package static let maximumTouches = 11
    /// Characters that one message may enter.
    package static let maximumText = 10_000
    /// Points from the origin beyond which nobody can touch.
    package static let maximumCoordinate = 20_000.0

    /// Bytes of an address.
    package static let maximumAddress = 4_000

    /// Pixels a point that a page may show.
    package static let rasterScales = 0.1...8.0

    /// The largest number of an element.
    package static let maximumElement = 1 << 40
    /// Further actions of one element.
    package static let maximumActions = 32

    /// Nil where the text is no message.
    package init?(json: String) {
        guard let raw = try? JSONDecoder().decode(Raw.self, from: Data(json.utf8)) else { return nil }
        switch raw.t {
        case "ack":
            guard let number = raw.n else { return nil }
            let paint = raw.w.flatMap { $0.isFinite ? min(max($0, 0), 10_000) / 1000 : nil } ?? 0
            self = .acknowledge(number, paint: paint)
        case "touch":
            guard let touches = raw.s, (1...Self.maximumTouches).contains(touches.count) else { return nil }
            let samples = touches.compactMap(\.sample)
            guard samples.count == touches.count, Set(samples.map(\.id)).count == samples.count else { return nil }
            self = .touches(samples)
        case "wheel":
            guard let point = raw.point, let dx = Self.bounded(raw.dx), let dy = Self.bounded(raw.dy) else {
                return nil
            }
            self = .input(.wheel(location: point, delta: ScrollDelta(dx: dx, dy: dy), modifiers: raw.modifiers))
        case "hover": self = .input(.hover(raw.point))
        case "key":
            guard let usage = raw.u, (1...0xFFFF).contains(usage), let isDown = raw.d else { return nil }
            let characters = String((raw.c ?? "").prefix(8))
            self = .input(
                .key(
                    KeySample(
                        isDown: isDown, usage: usage, characters: characters,
                        charactersIgnoringModifiers: raw.ci.map { String($0.prefix(8)) }, modifiers: raw.modifiers)))
        case "text":
            guard let text = raw.v, !text.isEmpty, text.count <= Self.maximumText else { return nil }
            self = .input(.text(text))
        case "clipboard":
            guard let text = raw.v, !text.isEmpty, text.count <= Self.maximumText else { return nil }
            self = .input(.clipboard(text))
        case "compose":
            guard let text = raw.v, text.count <= Self.maximumText else { return nil }
            // Without a selection the insertion point stands behind the text.
            let length = text.utf16.count
            let start = min(max(0, raw.a ?? length), length)
            let end = min(max(start, raw.b ?? length), length)
            self = .input(.composition(text, selected: start..<end))
        case "set": self.init(setting: raw.k, value: raw.v)
        case "memory": self = .memoryWarning
        case "open":
            guard let text = raw.v, text.utf8.count <= Self.maximumAddress, let url = URL(string: text),
                let scheme = url.scheme, !scheme.isEmpty
            else { return nil }
            self = .input(.open(url))
        case "element":
            guard let id = raw.i, (1...Self.maximumElement).contains(id), let action = raw.elementAction else { return nil }
            self = .input(.element(id: id, action))
        default: return nil
        }
    }

    private init?(setting name: String?, value: String?) {
        guard let name, let value else { return nil }
        let setting: PageMessage? =
            switch name {
            case "device": .device(value)
            case "orientation": StageOrientation(rawValue: value).map { .orientation($0) }
            case "appearance": StageAppearance(rawValue: value).map { .appearance($0) }
            case "contentSize": StageContentSize(rawValue: value).map { .contentSize($0) }
            case "rightToLeft": .rightToLeft(value == "true")
            case "keyboard": .keyboard(value == "true")
            case "keyboardAccess": .keyboardAccess(value == "true")
            case "increasedContrast": .increasedContrast(value == "true")
            case "systemBars": .systemBars(value == "true")
            case "boldText": .boldText(value == "true")
            case "reducedMotion": .reducedMotion(value == "true")
            case "slowAnimations": .slowAnimations(value == "true")
            case "languages": Self.languages(value).map { .languages($0) }
            case "timeZone": value.isEmpty ? .timeZone(nil) : TimeZone(identifier: value).map { .timeZone($0.identifier) }
            case "rasterScale": value.isEmpty ? .rasterScale(nil) : Self.rasterScale(value).map { .rasterScale($0) }
            case "canShare": .canShare(value == "true")
            case "background": .background(value == "true")
            default: nil
            }
        guard let setting else { return nil }
        self = setting
    }

    /// Names of languages with commas between; nil where one is none.
    private static func languages(_ text: String) -> [String]? {
        let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let isGood = names.allSatisfy { name in
            (1...35).contains(name.utf8.count)
                && name.utf8.allSatisfy {
                    (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45 || $0 == 95
                }
        }
        return isGood && names.count <= 10 ? names : nil
    }

    private static func rasterScale(_ text: String) -> CGFloat? {
        Double(text).flatMap { rasterScales.contains($0) ? CGFloat($0) : nil }
    }

    /// The value if it is a finite number of a size that a screen can have.
    private static func bounded(_ value: Double?) -> CGFloat? {
        guard let value, value.isFinite, abs(value) <= maximumCoordinate else { return nil }
        return CGFloat(value)
    }

    private struct Raw: Decodable {
        var t: String
        var n: UInt32?
        var s: [RawTouch]?
        var x: Double?
        var y: Double?
        var dx: Double?
        var dy: Double?
        var m: Int?
        var u: Int?
        var d: Bool?
        var c: String?
        var ci: String?
        var k: String?
        var v: String?
        var a: Int?
        var b: Int?
        var i: Int?
        var act: String?
        var w: Double?

        var elementAction: StageElementAction? {
            switch act {
            case "activate": return .activate
            case "focus": return .focus
            case "increment": return .increment
            case "decrement": return .decrement
            case "escape": return .escape
            case "reveal": return .reveal
            case "begin": return .begin
            case "edit":
                guard let v, v.count <= PageMessage.maximumText else { return nil }
                return .edit(v)
            case "custom":
                guard let n, n < PageMessage.maximumActions else { return nil }
                return .custom(Int(n))
            default: return nil
            }
        }

        var point: CGPoint? {
            guard let x = PageMessage.bounded(x), let y = PageMessage.bounded(y) else { return nil }
            return CGPoint(x: x, y: y)
        }
        var modifiers: KeyModifiers { KeyModifiers(rawValue: (m ?? 0) & 0x3F_0000) }
    }

    private struct RawTouch: Decodable {
        var i: Int
        var p: String
        var x: Double
        var y: Double
        var f: Double?
        var r: Double?
        var k: String?

        var sample: TouchSample? {
            let phases: [String: TouchSamplePhase] = ["b": .began, "m": .moved, "e": .ended, "c": .cancelled]
            let kinds: [String: TouchSampleKind] = ["d": .direct, "p": .pencil]
            guard let phase = phases[p], let x = PageMessage.bounded(x), let y = PageMessage.bounded(y),
                let kind = kinds[k ?? "d"]
            else { return nil }
            return TouchSample(
                id: i, phase: phase, location: CGPoint(x: x, y: y),
                force: PageMessage.bounded(f).map { min(max($0, 0), 10) } ?? 0,
                radius: PageMessage.bounded(r).map { min(max($0, 0), 200) } ?? 0, kind: kind)
        }
    }
}

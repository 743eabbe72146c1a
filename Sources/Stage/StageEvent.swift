// Raw input and changes of the outside world, before UIKit sees them.
// No Apple page: this is ours.
import Foundation

/// Where a touch is in its life.
public enum TouchSamplePhase: String, Sendable, Codable {
    /// Where the finger is in its life.
    case began, moved, stationary, ended, cancelled
}

/// What made a touch.
public enum TouchSampleKind: String, Sendable, Codable {
    /// A finger, a mouse or trackpad, or a pencil.
    case direct, indirectPointer, pencil
}

/// One finger at one time.
public struct TouchSample: Sendable, Equatable, Codable {
    /// The same from `began` to `ended` or `cancelled`.
    public var id: Int
    /// Where the finger is in its life.
    public var phase: TouchSamplePhase
    /// In points of the screen, origin top left.
    public var location: CGPoint
    /// Clock time in seconds; nil means the time of the turn that delivers it.
    public var timestamp: TimeInterval?
    /// 0…1 with 1 an ordinary press; 0 where the device cannot tell.
    public var force: CGFloat
    /// Radius of the contact in points.
    public var radius: CGFloat
    /// What made the touch.
    public var kind: TouchSampleKind

    /// A finger as described.
    public init(
        id: Int, phase: TouchSamplePhase, location: CGPoint, timestamp: TimeInterval? = nil, force: CGFloat = 0,
        radius: CGFloat = 0, kind: TouchSampleKind = .direct
    ) {
        self.id = id
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.force = force
        self.radius = radius
        self.kind = kind
    }
}

/// Modifier keys held down.
public struct KeyModifiers: OptionSet, Sendable, Hashable, Codable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = KeyModifiers(rawValue: 1 << 16)
    /// Shift.
    public static let shift = KeyModifiers(rawValue: 1 << 17)
    /// Control.
    public static let control = KeyModifiers(rawValue: 1 << 18)
    /// Option, or Alt.
    public static let alternate = KeyModifiers(rawValue: 1 << 19)
    /// Command, or the Windows key.
    public static let command = KeyModifiers(rawValue: 1 << 20)
    /// The key is on the numeric pad.
    public static let numericPad = KeyModifiers(rawValue: 1 << 21)
}

/// A hardware key going down or up.
public struct KeySample: Sendable, Equatable, Codable {
    /// Whether it went down.
    public var isDown: Bool
    /// USB HID usage of page 7 (keyboard): 4 is A, 40 return, 41 escape, 42 delete, 79–82 right, left, down, up.
    public var usage: Int
    /// What the key types with the modifiers.
    public var characters: String
    /// What the key types by itself.
    public var charactersIgnoringModifiers: String
    /// The modifiers held down.
    public var modifiers: KeyModifiers

    /// A key as described.
    public init(
        isDown: Bool, usage: Int, characters: String, charactersIgnoringModifiers: String? = nil,
        modifiers: KeyModifiers = []
    ) {
        self.isDown = isDown
        self.usage = usage
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        self.modifiers = modifiers
    }
}

/// What the system tells an app about its life.
public enum LifecycleChange: String, Sendable, CaseIterable, Codable {
    case becomeActive, resignActive, enterBackground, enterForeground, memoryWarning, terminate
}

/// One thing that the outside world says to the app.
public enum StageEvent: Sendable, Equatable {
    /// All fingers that changed at one time.
    case touches([TouchSample])
    /// A wheel or trackpad scroll; delta in points, positive moves content down and right.
    case wheel(location: CGPoint, delta: ScrollDelta, modifiers: KeyModifiers)
    /// A hardware key went down or up.
    case key(KeySample)
    /// Text entered as a whole (an input method, a paste of the host).
    case text(String)
    /// The text that the host's clipboard holds now.
    case clipboard(String)
    /// A text that an input method composes, not entered yet, with what it selects in it in UTF-16 units; an empty one
    /// takes it away.
    case composition(String, selected: Range<Int>)
    /// A pointer moving without a button; nil when it left the screen.
    case hover(CGPoint?)
    /// The device was tilted: where its viewer is, −1…1 along x and y, 0 where the screen faces him.
    case tilt(horizontal: CGFloat, vertical: CGFloat)
    /// The screen or a setting of the system has changed.
    case environment(StageEnvironment)
    /// The app's life has changed.
    case lifecycle(LifecycleChange)
    /// An address that the app is to open: one of its own schemes, or a link of the web that it may take.
    case open(URL)
    /// A reader of the screen's elements does something with one; ids that no element has mean nothing.
    case element(id: Int, StageElementAction)
}

/// A pair of distances in points.
public struct ScrollDelta: Sendable, Equatable, Codable {
    /// Points along x.
    public var dx: CGFloat
    /// Points along y.
    public var dy: CGFloat
    /// A pair of distances in points.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}

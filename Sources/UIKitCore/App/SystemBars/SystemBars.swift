// The status bar and the home indicator of a screen, above all its windows.
// Apple: "UIStatusBarManager"; "UIViewController", preferredStatusBarStyle and prefersHomeIndicatorAutoHidden.
import CoreGraphics
import Foundation
import PixelKernels
import QuartzCore
import Stage
import UIKitValues

/// Draws what iOS itself draws on an app's screen, where the stage's device has it.
///
/// Both are layers and no views: no test finds them, no touch reaches them.
@MainActor final class SystemBars {
    /// How the status bar comes and goes.
    struct Change {
        var animation: UIStatusBarAnimation
        var duration: TimeInterval
    }

    private struct State: Equatable {
        var environment: StageEnvironment
        var look: StatusBarLayer.Look?
        var indicator: CGRect?
        var isStatusBarHidden: Bool
        var isSetAside: Bool
    }

    let statusBar = StatusBarLayer()
    let indicator = CALayer()
    /// Whose appearance decides where the style is `default`.
    weak var stylist: UIViewController?
    /// How the next change of visibility is seen; nil changes at once.
    var change: Change?
    /// The controllers' wish.
    var isIndicatorHidden = false
    /// While a picture of the app alone is made.
    private var isSetAside = false
    private var applied: State?
    private var places: (environment: StageEnvironment, places: StatusBarPlaces?)?
    private var texts: (minute: Double, environment: StageEnvironment, time: String, day: String?)?
    private var isIndicatorLight = false
    /// The work of the clock that brings the next minute.
    private var nextMinute: Int?

    init() {
        statusBar.anchorPoint = .zero
        statusBar.name = "status bar"
        indicator.name = "home indicator"
        indicator.cornerRadius = HomeIndicatorMeasures.height / 2
        indicator.backgroundColor = UIColor.black.cgColor
    }

    /// The layers, the back one first.
    var layers: [CALayer] { [statusBar, indicator] }

    // MARK: Each turn

    /// Brings both to what stage, clock and controllers say now; called before each commit.
    func refresh(_ screen: UIScreen, _ app: UIApplication) {
        let now = state(screen, app)
        guard now != applied else { return }
        let before = applied
        applied = now
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        for layer in layers { layer.contentsScale = screen.scale }
        statusBar.bounds = CGRect(x: 0, y: 0, width: now.environment.size.width, height: now.look?.places.height ?? 0)
        statusBar.position = .zero
        statusBar.isHidden = now.look == nil || now.isSetAside
        indicator.isHidden = now.indicator == nil || now.isSetAside
        indicator.frame = now.indicator ?? .zero
        let blends = change != nil && before?.look?.isLight != now.look?.isLight && before?.look?.places == now.look?.places
        if blends, let change { blendStyle(change.duration) }
        statusBar.look = now.look
        if before?.isStatusBarHidden != now.isStatusBarHidden {
            statusBar.opacity = now.isStatusBarHidden ? 0 : 1
            if before != nil, let change { animate(change, hides: now.isStatusBarHidden) }
        }
        change = nil
    }

    private func state(_ screen: UIScreen, _ app: UIApplication) -> State {
        let environment = screen.environment
        guard environment.showsSystemBars else {
            return State(environment: environment, isStatusBarHidden: true, isSetAside: isSetAside)
        }
        return State(
            environment: environment, look: look(environment, app),
            indicator: isIndicatorHidden ? nil : HomeIndicatorPlace.frame(environment),
            isStatusBarHidden: app.appState.statusBarHidden, isSetAside: isSetAside)
    }

    private func look(_ environment: StageEnvironment, _ app: UIApplication) -> StatusBarLayer.Look? {
        if places?.environment != environment { places = (environment, StatusBarPlaces(environment)) }
        guard let places = places?.places else { return nil }
        let clock = app.turnLoop.clock, date = clock.date
        let minute = (date.timeIntervalSince1970 / 60).rounded(.down)
        if texts?.minute != minute || texts?.environment != environment {
            let made = StatusBarTexts(environment, clock: clock)
            texts = (
                minute, environment, made.time(date, withPeriod: places.kind != .ears), places.kind == .pad ? made.day(date) : nil
            )
            // The next minute brings a turn, for which nobody waits.
            let rest = (minute + 1) * 60 - date.timeIntervalSince1970
            nextMinute.map(clock.cancel)
            nextMinute = clock.scheduleIdle(at: clock.now + max(0.001, rest), site: "status bar") {
                MainActor.assumeIsolated { UIApplication.shared.turnLoop.requestTurn() }
            }
        }
        return StatusBarLayer.Look(
            places: places, time: texts?.time ?? "", day: texts?.day, isLight: isLight(app), isRightToLeft: environment.rightToLeft)
    }

    /// Whether the content is white: what the controllers want, the appearance of the one in front where it is `default`.
    private func isLight(_ app: UIApplication) -> Bool {
        if app.showsBlackBehindSheet { return true }
        switch app.appState.statusBarStyle {
        case .lightContent: return true
        case .darkContent: return false
        default:
            let traits = stylist?.traitCollection ?? app.keyWindow?.traitCollection ?? UIScreen.main.traitCollection
            return traits.userInterfaceStyle == .dark
        }
    }

    // MARK: Changes that are seen

    private func animate(_ change: Change, hides: Bool) {
        guard UIView.areAnimationsEnabled, change.duration > 0, change.animation != .none else { return }
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = change.animation == .slide ? 1 : hides ? 1 : 0
        fade.toValue = change.animation == .slide ? 1 : hides ? 0 : 1
        fade.duration = change.duration
        statusBar.add(fade, forKey: "fade")
        guard change.animation == .slide else { return }
        let slide = CABasicAnimation(keyPath: "transform.translation.y")
        let away = -statusBar.bounds.height
        slide.fromValue = hides ? 0 : away
        slide.toValue = hides ? away : 0
        slide.duration = change.duration
        statusBar.add(slide, forKey: "slide")
    }

    private func blendStyle(_ duration: TimeInterval) {
        guard UIView.areAnimationsEnabled, duration > 0 else { return }
        let blend = CATransition()
        blend.duration = duration
        statusBar.add(blend, forKey: "style")
    }

    // MARK: The indicator's colour

    /// Makes the indicator black over light pixels and white over dark ones. Returns whether it changed, so that the
    /// frame has to be drawn once more.
    func follow(_ buffer: PixelBuffer, _ screen: UIScreen) -> Bool {
        guard let frame = applied?.indicator, applied?.isSetAside == false else { return false }
        let scale = CGFloat(buffer.width) / max(1, screen.bounds.width)
        let isLight = Self.brightness(of: buffer, around: frame, scale: scale) < HomeIndicatorMeasures.bright
        guard isLight != isIndicatorLight else { return false }
        isIndicatorLight = isLight
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        indicator.backgroundColor = (isLight ? UIColor.white : UIColor.black).cgColor
        CATransaction.commit()
        return true
    }

    /// Mean brightness, 0 to 255, of pixels a point above and below a rectangle in points.
    private static func brightness(of buffer: PixelBuffer, around frame: CGRect, scale: CGFloat) -> Int {
        var sum = 0, count = 0
        for y in [frame.minY - 1, frame.maxY + 1] {
            let row = min(buffer.height - 1, max(0, Int(y * scale)))
            let steps = HomeIndicatorMeasures.samples
            for step in 0...steps {
                let x = frame.minX + frame.width * CGFloat(step) / CGFloat(steps)
                let pixel = Int(buffer.pixel(x: min(buffer.width - 1, max(0, Int(x * scale))), y: row))
                let red = pixel >> 16 & 255, green = pixel >> 8 & 255, blue = pixel & 255
                let luma = HomeIndicatorMeasures.luma
                sum += (red * luma.red + green * luma.green + blue * luma.blue) >> 8
                count += 1
            }
        }
        return sum / count
    }

    // MARK: Pictures of the app alone

    /// Runs a closure while neither is drawn.
    func setAside<Result>(_ screen: UIScreen, _ body: () throws -> Result) rethrows -> Result {
        func set(_ isAside: Bool) {
            isSetAside = isAside
            refresh(screen, .shared)
        }
        set(true)
        defer { set(false) }
        return try body()
    }

    /// Whether one of them is drawn on a rectangle of the screen, in points.
    func stand(on rect: CGRect) -> Bool {
        guard let applied, !applied.isSetAside else { return false }
        let bar = applied.look != nil && !applied.isStatusBarHidden && statusBar.frame.intersects(rect)
        return bar || applied.indicator?.intersects(rect) == true
    }
}

extension UIScreen {
    /// The bars that iOS itself draws above the windows.
    final var systemBars: SystemBars {
        if let made = barSlot.object(as: SystemBars.self) { return made }
        let made = SystemBars()
        barSlot.put(made)
        return made
    }
}

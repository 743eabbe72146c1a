// Where a blur view is a plain view: touches, margins, safe area, constraints, archives, controllers, subclasses.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("BlurView: as a plain view", .harness) struct BlurViewPlainViewTests {
    private func shown(_ kind: HostKind) async throws -> (any Host, Harness) {
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let root = UIViewController()
        try await harness.show(root)
        let host = kind.make()
        root.view.addSubview(host)
        RouteField.fill(host)
        try await harness.turn()
        return (host, harness)
    }

    private func widen(_ view: UIView) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.bounds.size.width = 50 })
    }

    @Test("touches hit what they hit in a plain view: a subview, or the view itself and never its glass")
    func hits() async throws {
        var expected: [Int?] = []
        for kind in HostKind.allCases {
            let (host, _) = try await shown(kind)
            host.tag = 9
            host.subviews[2].isUserInteractionEnabled = false
            var hits: [Int?] = []
            for y in stride(from: -2, to: 66, by: 4) {
                for x in stride(from: -2, to: 66, by: 4) { hits.append(host.hitTest(CGPoint(x: x, y: y), with: nil)?.tag) }
            }
            if kind == .plain { expected = hits } else { #expect(hits == expected, "\(kind)") }
        }
        #expect(Set(expected) == [nil, 1, 2, 9])
    }

    @Test("a view is found by its tag as in a plain view, the tag 0 too") func tags() async throws {
        for kind in HostKind.allCases {
            let (host, _) = try await shown(kind)
            host.tag = 9
            let inner = UIView()
            host.subviews[1].addSubview(inner)
            #expect(host.viewWithTag(0) === inner)
            #expect(host.viewWithTag(9) === host)
            #expect(host.viewWithTag(3) === host.subviews[2])
            #expect(host.viewWithTag(8) == nil)
        }
    }

    @Test("margins and safe area of a subview are those in a plain view", arguments: [HostKind.plain, .blur])
    func margins(_ kind: HostKind) async throws {
        let harness = try await Harness(device: .iPhone14)
        let controller = UIViewController()
        let host = kind.make()
        controller.view = host
        try await harness.show(controller)
        let inner = UIView(frame: host.bounds.insetBy(dx: 5, dy: 5))
        host.addSubview(inner)
        host.layoutMargins = UIEdgeInsets(top: 10, left: 30, bottom: 10, right: 40)
        inner.preservesSuperviewLayoutMargins = true
        inner.layoutMargins = .zero
        inner.insetsLayoutMarginsFromSafeArea = false
        try await harness.turn()
        #expect(inner.layoutMargins == UIEdgeInsets(top: 52, left: 25, bottom: 39, right: 35))
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: 42, left: 0, bottom: 29, right: 0))
    }

    @Test(
        "constraints to edges, margins and superview size subviews, and content sizes the view", arguments: [HostKind.plain, .blur])
    func constraints(_ kind: HostKind) async throws {
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let root = UIViewController()
        try await harness.show(root)
        let host = kind.make()
        let inner = UIView()
        host.addSubview(inner)
        root.view.addSubview(host)
        for view in [host, inner] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        let superview = try #require(inner.superview)
        NSLayoutConstraint.activate([
            host.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 4),
            host.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 6),
            inner.leadingAnchor.constraint(equalTo: superview.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -3),
            inner.topAnchor.constraint(equalTo: superview.topAnchor, constant: 2),
            inner.bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: -2),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 30),
        ])
        try await harness.turn()
        #expect(host.frame == CGRect(x: 4, y: 6, width: 31, height: 34))
        #expect(inner.frame == CGRect(x: 8, y: 2, width: 20, height: 30))
        #expect(host.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 31, height: 34))
        if let glass = host.layer.sublayers?.first?.delegate as? UIVisualEffectView { #expect(glass.frame == host.bounds) }
    }

    @Test("the glass fills the bounds whatever sizes or scrolls them, and follows in an animation")
    func glassFits() async throws {
        let (host, harness) = try await shown(.blur)
        let glass = try #require(host.layer.sublayers?.first?.delegate as? UIVisualEffectView)
        host.autoresizesSubviews = false
        host.frame.size = CGSize(width: 30, height: 20)
        try await harness.turn()
        #expect(glass.frame == host.bounds)
        host.bounds.origin = CGPoint(x: 7, y: -4)
        #expect(glass.frame == host.bounds)
        host.autoresizesSubviews = true
        widen(host)
        try await harness.advance(by: 0.5)
        #expect(glass.layer.presentation()?.bounds.width == 40)
    }

    @Test("subviews with autoresizing masks follow from the first frame on", arguments: [HostKind.plain, .blur])
    func masks(_ kind: HostKind) {
        let host = kind.make()
        host.frame = .zero
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 0))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(inner)
        host.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 110, height: 50))
    }

    @Test("an archive keeps subviews in order, style, intensity and background; the glass is made anew", arguments: [false, true])
    func archives(_ isTwice: Bool) throws {
        let host = BlurHost(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        RouteField.fill(host)
        host.style = .prominent
        host.intensity = 0.25
        host.backgroundColor = .red
        var copy = try #require(try HostState.archived(host) as? BlurHost)
        if isTwice { copy = try #require(try HostState.archived(copy) as? BlurHost) }
        #expect(RouteField.words(of: copy) == "1 2 3")
        #expect(copy.style == .prominent)
        #expect(copy.intensity == 0.25)
        #expect(copy.frame == host.frame)
        #expect(copy.backgroundColor == .red)
        #expect(copy.layer.sublayers?.count == 4)
        #expect(copy.layer.sublayers?.first?.delegate is UIVisualEffectView)
    }

    @Test("an archived vibrancy view keeps its subviews in its contentView, and its style") func vibrancyArchive() throws {
        let host = VibrancyHost(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        RouteField.fill(host)
        host.style = .separator
        let copy = try #require(try HostState.archived(host) as? VibrancyHost)
        #expect(RouteField.words(of: copy) == "1 2 3")
        #expect(copy.style == .separator)
        #expect(copy.layer.sublayers?.count == 1)
    }

    @Test("as a controller's root view it stands in the window, and what the controller and its subclass add is shown")
    func rootView() async throws {
        class OverlayController: UIViewController {
            override func loadView() { view = BlurView(style: .dark) }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(RouteField.view(1))
            }
        }
        final class ClocksController: OverlayController {
            override func viewDidLoad() {
                super.viewDidLoad()
                view.insertSubview(RouteField.view(2), at: 0)
            }
        }
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let controller = ClocksController()
        try await harness.show(controller)
        #expect(RouteField.words(of: controller.view) == "2 1")
        #expect(controller.view.frame == harness.window.bounds)
        #expect(controller.view.next === controller)
        #expect(controller.view.subviews.allSatisfy { $0.window === harness.window })
    }

    @Test("a background colour lies on the glass, a mask cuts the glass, and the view is not opaque") func onTheGlass() throws {
        let blur = BlurView()
        let glass = try #require(blur.layer.sublayers?.first?.delegate as? UIVisualEffectView)
        let mask = UIView()
        blur.backgroundColor = .green
        blur.mask = mask
        #expect(blur.layer.backgroundColor == nil)
        #expect(glass.contentView.backgroundColor == .green)
        #expect(glass.mask === mask)
        #expect(blur.mask === mask)
        #expect(blur.layer.mask == nil)
        #expect(!blur.isOpaque)
    }

    @Test("the initialisers give what they say") func initialisers() {
        #expect(BlurView().style == .regular)
        #expect(BlurView().intensity == 1)
        #expect(BlurView().frame == .zero)
        let blur = BlurView(style: .light, intensity: 3)
        #expect(blur.style == .light)
        #expect(blur.intensity == 1)
        blur.intensity = -1
        #expect(blur.intensity == 0)
        blur.intensity = 0.5
        blur.intensity = .nan
        #expect(blur.intensity == 0.5)
        #expect(BlurView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    }
}

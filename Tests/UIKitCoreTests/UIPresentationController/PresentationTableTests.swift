// Every style in every size class, with every answer of an adaptive delegate: frame, width class, shade, who stays.
// Apple: "UIModalPresentationStyle", "UIAdaptivePresentationControllerDelegate"
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore
@testable import UIKitValues

/// A window as a device, an orientation or a split makes it.
enum PresentationPlace: CaseIterable {
    case phone, phoneOnItsSide, plusOnItsSide, pad, padOnItsSide, third, half, twoThirds

    var environment: StageEnvironment {
        func phone(_ width: CGFloat, _ height: CGFloat, side: Bool, wide: Bool = false) -> StageEnvironment {
            StageEnvironment(
                size: CGSize(width: width, height: height), scale: 1, orientation: side ? .landscapeLeft : .portrait,
                safeAreaInsets: side ? StageInsets(left: 47, bottom: 21, right: 47) : StageInsets(top: 47, bottom: 34),
                isRegularWidth: wide, isRegularHeight: !side)
        }
        func pad(_ width: CGFloat, _ height: CGFloat, wide: Bool = true) -> StageEnvironment {
            StageEnvironment(
                size: CGSize(width: width, height: height), scale: 1, idiom: .pad, safeAreaInsets: StageInsets(top: 24, bottom: 20),
                cornerRadius: 0, isRegularWidth: wide, deviceName: "iPad Pro")
        }
        // Widths of split views.
        switch self {
        case .phone: return phone(390, 844, side: false)
        case .phoneOnItsSide: return phone(844, 390, side: true)
        case .plusOnItsSide: return phone(926, 428, side: true, wide: true)
        case .pad: return pad(768, 1024)
        case .padOnItsSide: return pad(1366, 1024)
        case .third: return pad(320, 1024, wide: false)
        case .half: return pad(507, 768, wide: false)
        case .twoThirds: return pad(981, 1024)
        }
    }

    var size: CGSize { environment.size }
    var whole: CGRect { CGRect(origin: .zero, size: size) }
    var isCompactHeight: Bool { self == .phoneOnItsSide || self == .plusOnItsSide }
    var isCompactWidth: Bool { !environment.isRegularWidth }
    var top: CGFloat { environment.safeAreaInsets.top }

    /// Attached to the bottom edge, a strip of the card behind above it.
    var edge: CGRect { CGRect(x: 0, y: top + 10, width: size.width, height: size.height - top - 10) }

    func middle(_ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width, height: height)
    }
}

/// What is seen of a presentation.
private struct Shown: Equatable {
    var frame: CGRect
    var isCompact: Bool
    /// Whether what lies behind is shaded.
    var isShaded: Bool
    /// Whether the presenter's view stays in the window.
    var keepsPresenter: Bool
}

private final class Answering: NSObject, UIAdaptivePresentationControllerDelegate {
    let style: UIModalPresentationStyle
    private(set) var asked = 0
    init(_ style: UIModalPresentationStyle) { self.style = style }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        asked += 1
        return style
    }
}

/// A third of its container at the bottom, with a shade of its own.
private final class Drawer: UIPresentationController {
    let shade = DimmingView(light: 0.3, dark: 0.3)

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height - 120, width: bounds.width, height: 120)
    }

    override func presentationTransitionWillBegin() {
        shade.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(shade, at: 0)
    }
}

private final class Drawers: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Drawer(presentedViewController: presented, presenting: presenting) }
}

@MainActor @Suite("Presentation by style and size class", .harness) struct PresentationTableTests {
    private static let everyStyle: [UIModalPresentationStyle] = [
        .automatic, .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext, .custom, .popover,
    ]
    /// Nil for no delegate.
    private static let everyAnswer: [UIModalPresentationStyle?] = [
        nil, UIModalPresentationStyle.none, .fullScreen, .overFullScreen, .formSheet,
    ]

    private func expected(
        _ style: UIModalPresentationStyle, _ place: PresentationPlace, _ answer: UIModalPresentationStyle?
    ) -> Shown {
        let whole = Shown(frame: place.whole, isCompact: place.isCompactWidth, isShaded: false, keepsPresenter: true)
        func sheet(isForm: Bool) -> Shown {
            // 1. Compact height: all of the window. 2. Compact width: at the edge. 3. Else in the middle.
            if place.isCompactHeight {
                return Shown(frame: place.whole, isCompact: place.isCompactWidth, isShaded: true, keepsPresenter: true)
            }
            if place.isCompactWidth { return Shown(frame: place.edge, isCompact: true, isShaded: true, keepsPresenter: true) }
            let free = place.size.height - 48
            let frame = isForm ? place.middle(540, 620) : place.middle(min(712, place.size.width - 40), free)
            return Shown(frame: frame, isCompact: isForm, isShaded: true, keepsPresenter: true)
        }
        switch style {
        case .fullScreen, .currentContext:
            return Shown(frame: place.whole, isCompact: place.isCompactWidth, isShaded: false, keepsPresenter: false)
        case .overFullScreen, .overCurrentContext: return whole
        case .custom:
            let frame = CGRect(x: 0, y: place.size.height - 120, width: place.size.width, height: 120)
            return Shown(frame: frame, isCompact: place.isCompactWidth, isShaded: true, keepsPresenter: true)
        case .popover:
            if answer == .fullScreen || answer == .overFullScreen { return whole }
            if answer == .formSheet { return sheet(isForm: true) }
            // A bubble keeps its own places: tested with the popovers.
            if !place.isCompactWidth || answer == UIModalPresentationStyle.none {
                return Shown(frame: .null, isCompact: true, isShaded: false, keepsPresenter: true)
            }
            return sheet(isForm: true)
        default:
            if answer == .fullScreen || answer == .overFullScreen { return whole }
            return sheet(isForm: style == .formSheet)
        }
    }

    /// Presents by a style and reads what is seen.
    private func shown(
        _ style: UIModalPresentationStyle, _ place: PresentationPlace, _ answer: UIModalPresentationStyle?
    ) -> (Shown, Answering?) {
        let app = StageFixture(place.environment)
        let root = UIViewController()
        root.view.backgroundColor = .white
        root.definesPresentationContext = true
        app.show(root)
        let modal = UIViewController()
        let drawers = Drawers()
        modal.modalPresentationStyle = style
        if style == .custom { modal.transitioningDelegate = drawers }
        let delegate = answer.map { Answering($0) }
        // One of the full-screen styles has no other look to adapt to: it is not asked (documented).
        if let delegate, style != .custom { modal.presentationController?.delegate = delegate }
        if style == .popover {
            modal.popoverPresentationController?.sourceView = root.view
            modal.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
            modal.preferredContentSize = CGSize(width: 540, height: 620)
        }
        root.present(modal, animated: false)
        app.turn()
        let container = modal.modal.presentation?.container
        func shades(_ view: UIView) -> Bool {
            if let shade = view as? DimmingView { return !shade.isHidden && shade.alpha > 0 && shade.bounds.size == place.size }
            return view.subviews.contains(where: shades)
        }
        let isBubble = modal.modal.presentation?.active is UIPopoverPresentationController
        let result = Shown(
            frame: isBubble ? .null : modal.view.convert(modal.view.bounds, to: nil),
            isCompact: modal.traitCollection.horizontalSizeClass == .compact,
            isShaded: !isBubble && container.map(shades) ?? false, keepsPresenter: root.view.window != nil)
        #expect(modal.traitCollection.verticalSizeClass == root.traitCollection.verticalSizeClass)
        #expect(container?.frame == place.whole)
        root.dismiss(animated: false)
        app.turn()
        #expect(root.view.window != nil)
        #expect(root.presentedViewController == nil)
        #expect(root.view.frame == place.whole)
        #expect(app.codes.isEmpty, "\(app.codes)")
        return (result, delegate)
    }

    // Covers: UIModalPresentationStyle.automatic, UIModalPresentationStyle.fullScreen, UIModalPresentationStyle.overFullScreen, UIModalPresentationStyle.pageSheet, UIModalPresentationStyle.formSheet, UIModalPresentationStyle.currentContext, UIModalPresentationStyle.overCurrentContext, UIModalPresentationStyle.custom, UIModalPresentationStyle.popover
    @Test(
        "each style has its frame, width class and shade in each size class (documented; sheets' sizes observed)",
        arguments: PresentationPlace.allCases)
    func styles(place: PresentationPlace) {
        // The styles of the table, by name, so that none is forgotten.
        let named: [UIModalPresentationStyle] = [
            UIModalPresentationStyle.automatic, UIModalPresentationStyle.fullScreen, UIModalPresentationStyle.overFullScreen,
            UIModalPresentationStyle.pageSheet, UIModalPresentationStyle.formSheet, UIModalPresentationStyle.currentContext,
            UIModalPresentationStyle.overCurrentContext, UIModalPresentationStyle.custom, UIModalPresentationStyle.popover,
        ]
        for style in named {
            #expect(shown(style, place, nil).0 == expected(style, place, nil), "\(style)")
        }
    }

    // Covers: UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle, UIPresentationController.delegate
    @Test(
        "the delegate's answer holds for sheets and popovers; what covers the screen is not adapted (documented)",
        arguments: PresentationPlace.allCases)
    func answers(place: PresentationPlace) {
        for style in Self.everyStyle {
            for answer in Self.everyAnswer where answer != nil {
                let (seen, delegate) = shown(style, place, answer)
                #expect(seen == expected(style, place, answer), "\(style), adaptivePresentationStyle \(String(describing: answer))")
                if style == .pageSheet || style == .popover { #expect((delegate?.asked ?? 0) > 0) }
            }
        }
    }

    // Covers: UIViewController.definesPresentationContext, UIModalPresentationStyle.currentContext, UIModalPresentationStyle.overCurrentContext
    @Test(
        "a presentation in a context covers the controller that defines it and nothing beside it (documented)",
        arguments: [true, false])
    func contexts(isOver: Bool) {
        let app = StageFixture(PresentationPlace.pad.environment)
        let root = UIViewController()
        let left = UIViewController(), right = UIViewController()
        for (index, child) in [left, right].enumerated() {
            root.addChild(child)
            child.view.frame = CGRect(x: CGFloat(index) * 384, y: 0, width: 384, height: 1024)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
        }
        right.definesPresentationContext = true
        #expect(!left.definesPresentationContext)
        #expect(right.definesPresentationContext)
        app.show(root)
        let modal = UIViewController()
        modal.modalPresentationStyle =
            isOver ? UIModalPresentationStyle.overCurrentContext : UIModalPresentationStyle.currentContext
        right.present(modal, animated: false)
        app.turn()
        #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 384, y: 0, width: 384, height: 1024))
        #expect(left.view.window != nil)
        #expect((right.view.window != nil) == isOver)
        #expect(modal.presentingViewController === right)
        modal.dismiss(animated: false)
        app.turn()
        #expect(right.view.window != nil)
        #expect(right.view.frame.minX == 384)
    }
}

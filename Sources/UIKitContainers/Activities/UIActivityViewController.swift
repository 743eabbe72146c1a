// The activities for some items: copying, the app's own activities, the stage's targets.
// Apple: "UIActivityViewController"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore

/// Offers what can be done with some items: a sheet on a phone, a popover in regular width.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Told how it ended: the activity, whether it was done, what came back, what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let own: [UIActivity]
    private var isFinished = false

    /// Items (texts, addresses, pictures, colours, ``UIActivityItemSource``) and activities of the app's own.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller without items, since activity controllers are not archived.
    public required init?(coder: NSCoder) {
        items = []
        own = []
        super.init(coder: coder)
    }

    /// Activities that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { (viewIfLoaded as? ActivityView)?.reload() }
    }
    /// Told how it ended, when the sheet is gone.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Makes the list; the app does not change it.
    open override func loadView() { view = ActivityView(self) }
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        end(nil, false)
    }
    open override var preferredContentSize: CGSize {
        get {
            let size = ActivityMeasures.size
            return CGSize(width: size.width, height: (view as? ActivityView)?.naturalHeight(size.width) ?? size.height)
        }
        set { super.preferredContentSize = newValue }
    }

    @_spi(Vitrine) open override var automaticStyle: UIModalPresentationStyle { .popover }
    @_spi(Vitrine) open override func ownPresentationController(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController? {
        guard style == .popover else { return nil }
        let popover = UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        popover.adaptiveSheet.detents = [.medium(), .large()]
        return popover
    }

    // MARK: Activities

    /// The items as far as they are known before an activity is chosen.
    var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    /// The activities that can use the items: the stage's targets, copying, the app's own.
    var activities: [UIActivity] {
        let excluded = Set(excludedActivityTypes ?? [])
        let targets = UIApplication.shared.turnLoop.stage?.shareTargets ?? []
        let all = targets.map { StageActivity($0) as UIActivity } + [CopyActivity()] + own
        let known = placeholders
        return all.filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.canPerform(withActivityItems: known)
        }
    }

    /// Items that take time are made on another thread first.
    func choose(_ activity: UIActivity) {
        activity.host = self
        let providers = items.compactMap { $0 as? UIActivityItemProvider }
        guard !providers.isEmpty else { return perform(activity) }
        let type = activity.activityType
        DispatchQueue.global(qos: .userInitiated).async {
            for provider in providers { provider.make(for: type) }
            DispatchQueue.main.async { MainActor.assumeIsolated { self.perform(activity) } }
        }
    }

    private func perform(_ activity: UIActivity) {
        let chosen = items.compactMap { item -> Any? in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: activity.activityType)
        }
        activity.prepare(withActivityItems: chosen)
        if let controller = activity.activityViewController {
            present(controller, animated: false)
        } else {
            activity.perform()
        }
    }

    /// The sheet goes, then the completion is told.
    func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard let presenter = modal.presenting, !modal.isBeingDismissed else { return end(type, completed) }
        isFinished = true
        modal.presentation?.endNow()
        presenter.remove(self, true) {
            self.isFinished = false
            self.end(type, completed)
        }
    }

    private func end(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !isFinished, modal.presented == nil else { return }
        isFinished = true
        completionWithItemsHandler?(type, completed, nil, nil)
    }
}

// Content, background and layout of a header or footer.
// Apple: "UITableViewHeaderFooterView"
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UITableViewHeaderFooterView {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var pixels: CGFloat { max(1, traitCollection.pixelScale) }

    func setUpHeader() {
        insertPart(contentSlot.view, at: 0)
        askForUpdate()
    }

    func placeChanged() {
        styleLabels()
        colorGround()
        askForUpdate()
    }

    var currentState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.isPinned = place.isPinned
        return state
    }

    func askForUpdate() {
        updates.isNeeded = true
        setNeedsLayout()
    }

    /// Steps: 1. the configurations follow the state; 2. the subclass; 3. the handler.
    func updateIfAsked() {
        guard updates.isNeeded else { return }
        updates.isNeeded = false
        let state = configurationState
        contentSlot.update(for: state)
        backgroundSlot.update(for: state, in: self)
        updateConfiguration(using: state)
        updates.handler?(self, state)
        updates.isNeeded = false
    }

    // MARK: Labels

    private var kind: ListContentKind {
        switch (place.look, place.isFooter) {
        case (.plain, false): .plainHeader
        case (.plain, true): .plainFooter
        case (.grouped, false), (.insetGrouped, false): .groupedHeader
        case (.sidebar, false), (.sidebarPlain, false): .sidebarHeader
        default: .groupedFooter
        }
    }
    var lookContent: UIListContentConfiguration { UIListContentConfiguration(kind) }
    var lookBackground: UIBackgroundConfiguration {
        switch place.look {
        case .plain: .listPlainHeaderFooter()
        case .grouped, .insetGrouped: .listGroupedHeaderFooter()
        case .sidebar, .sidebarPlain: .listSidebarHeader()
        }
    }

    var madeText: UILabel? {
        guard !contentSlot.isConfigured else { return nil }
        if let known = parts.text { return known }
        let label = makeLabel()
        parts.text = label
        styleLabels()
        return label
    }

    var madeDetail: UILabel? {
        guard !contentSlot.isConfigured else { return nil }
        if let known = parts.detail { return known }
        let label = makeLabel()
        parts.detail = label
        styleLabels()
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        contentView.addPart(label)
        setNeedsLayout()
        return label
    }

    /// The fonts and colours of the look.
    private func styleLabels() {
        let text = kind.text, detail = kind.secondaryText
        parts.text?.font = text.font
        parts.text?.textColor = text.color
        parts.detail?.font = detail.font
        parts.detail?.textColor = detail.color
        setNeedsLayout()
    }

    /// The title that the table's data source gives, in capitals where the look has them.
    package func setTitle(_ title: String?) {
        madeText?.text = kind.text.shown(title)
        setNeedsLayout()
    }

    // MARK: Configurations

    func setContentConfiguration(_ configuration: (any UIContentConfiguration)?) {
        if let old = contentSlot.set(configuration, for: configurationState) {
            old.removeFromSuperview()
            parts.text = nil
            parts.detail = nil
            parts.contentMargins = nil
            insertPart(contentSlot.view, at: 0)
            for view in [parts.background, backgroundSlot.view] {
                if let view, view.superview === self { sendSubviewToBack(view) }
            }
        } else if contentView is UIListContentView {
            // It tells of another size by itself.
            return setNeedsLayout()
        }
        setNeedsLayout()
        host?.cellChangedSize(self)
    }

    func setBackgroundConfiguration(_ configuration: UIBackgroundConfiguration?) {
        if configuration != nil {
            parts.background?.removeFromSuperview()
            parts.background = nil
        }
        backgroundSlot.set(configuration, for: configurationState, in: self)
    }

    func setBackground(_ view: UIView?) {
        guard view !== parts.background else { return }
        parts.background?.removeFromSuperview()
        parts.background = view
        if view != nil { backgroundSlot.set(nil, for: configurationState, in: self) }
        if let view {
            view.frame = bounds
            insertPart(view, at: 0)
        }
        setNeedsLayout()
    }

    /// A pinned header of a plain table blurs what is below it, unless the app gave it a ground of its own.
    private func colorGround() {
        guard parts.background == nil, backgroundColor == nil else { return }
        let isPlain = place.look == .plain && !place.isFooter
        if isPlain, backgroundSlot.configuration == nil, place.isPinned {
            backgroundSlot.set(lookBackground, for: configurationState, in: self)
        }
    }

    /// Leaves with its section. An effect cannot fade (UIK1802): it goes at once, and the content fades.
    func fadeAway() {
        guard backgroundSlot.hasEffect else { return alpha = 0 }
        backgroundSlot.vanish()
        contentView.alpha = 0
    }

    /// Is as before ``fadeAway()``.
    func comeBack() {
        alpha = 1
        guard backgroundSlot.hasEffect else { return }
        contentView.alpha = 1
        askForUpdate()
    }

    // MARK: Layout

    private var sideMargin: CGFloat {
        let side = place.sideMargin ?? ListMeasures.sideMargin(forListWidth: bounds.width)
        guard place.followsReadableWidth else { return side }
        return max(side, ((bounds.width - readableWidth) / 2).rounded(.down))
    }

    private func applyMargins() {
        let vertical = kind.margins
        let side = sideMargin
        let own = ListMeasures.margins(side: side)
        if parts.ownMargins != own {
            parts.ownMargins = own
            directionalLayoutMargins = own
        }
        let safe = safeAreaInsets
        var margins = directionalLayoutMargins
        margins.leading -= isMirrored ? safe.right : safe.left
        margins.trailing -= isMirrored ? safe.left : safe.right
        margins.top = vertical.top
        margins.bottom = vertical.bottom
        if let list = contentView as? UIListContentView {
            margins.top = 0
            margins.bottom = 0
            return list.follow(margins)
        }
        guard parts.contentMargins != margins else { return }
        parts.contentMargins = margins
        contentView.directionalLayoutMargins = margins
    }

    private func ownLayout() -> ListContentLayout {
        var layout = ListContentLayout()
        let margins = parts.contentMargins ?? .zero
        layout.margins = UIEdgeInsets(
            top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        layout.scale = pixels
        layout.verticalPadding = kind.verticalPadding
        if let text = parts.text, !(text.text?.isEmpty ?? true) {
            layout.text = { text.sizeThatFits(CGSize(width: $0, height: 0)) }
        }
        // Documented: grouped tables alone show the second label.
        if let detail = parts.detail, place.look.isGrouped, !(detail.text?.isEmpty ?? true) {
            layout.secondary = { detail.sizeThatFits(CGSize(width: $0, height: 0)) }
        }
        return layout
    }

    func placeParts() {
        let safe = safeAreaInsets
        contentView.frame = CGRect(
            x: safe.left, y: 0, width: max(0, bounds.width - safe.left - safe.right), height: bounds.height)
        applyMargins()
        parts.background?.frame = bounds
        backgroundSlot.place(in: self)
        guard !contentSlot.isConfigured, parts.text != nil || parts.detail != nil else { return }
        let layout = ownLayout()
        let frames = layout.frames(width: contentView.bounds.width, height: contentView.bounds.height)
        let area = CGRect(origin: .zero, size: contentView.bounds.size)
        parts.text?.frame = frames.text.map { mirrored($0, in: area) } ?? .zero
        parts.detail?.frame = frames.secondary.map { mirrored($0, in: area) } ?? .zero
    }

    /// The height for a width. Observed: 28 of a plain header's line; 38.667 of a grouped header's.
    func neededHeight(forWidth width: CGFloat) -> CGFloat {
        updateIfAsked()
        applyMargins()
        let safe = safeAreaInsets
        let room = max(0, width - safe.left - safe.right)
        var height: CGFloat = 0
        if let list = contentView as? UIListContentView {
            height = list.sizeThatFits(CGSize(width: room, height: 0)).height
        } else {
            let own = [parts.text, parts.detail].compactMap { $0 as UIView? }
            let others = contentView.subviews.contains { view in !own.contains { $0 === view } }
            if others || contentSlot.isConfigured {
                height =
                    contentView.systemLayoutSizeFitting(
                        CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel
                    ).height
            }
            let layout = ownLayout()
            if layout.text != nil || layout.secondary != nil {
                height = max(height, layout.frames(width: room).size.height)
            }
        }
        if kind == .plainHeader { height = height > 0 ? max(ListContentMeasures.plainHeader, height) : 0 }
        return (height * pixels - 1e-4).rounded(.up) / pixels
    }

    var spokenLabel: String? {
        let texts = CellSpeech.texts(of: contentView)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

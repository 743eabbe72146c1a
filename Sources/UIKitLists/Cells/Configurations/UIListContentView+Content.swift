// Showing and placing list content.
// Apple: "UIListContentView"
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
@_spi(Vitrine) import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitValues

extension UIListContentView {
    func setUpContent() {
        showContent()
    }

    func setContent(_ new: any UIContentConfiguration) {
        guard let new = new as? UIListContentConfiguration else {
            return Catalogue.foreignContentConfiguration.report(
                object: ObjectName.of(self), cause: "It was given a \(Swift.type(of: new)).")
        }
        guard new != content else { return }
        let isSameSize = new.hasSize(of: content)
        content = new
        showParts()
        if !isSameSize { contentChangedSize() }
    }

    func contentChangedSize() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func showContent() {
        showParts()
        contentChangedSize()
    }

    /// Brings the views up to date with the content.
    private func showParts() {
        preservesSuperviewLayoutMargins = !content.axesPreservingSuperviewLayoutMargins.isEmpty
        if directionalLayoutMargins != content.directionalLayoutMargins {
            directionalLayoutMargins = content.directionalLayoutMargins
        }
        if alpha != content.alpha { alpha = content.alpha }
        show(content.text, content.attributedText, content.textProperties, \.text)
        show(content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, \.secondary)
        showImage()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties,
        _ path: WritableKeyPath<Parts, UILabel?>
    ) {
        guard text != nil || attributed != nil else {
            parts[keyPath: path]?.removeFromSuperview()
            parts[keyPath: path] = nil
            return
        }
        let label = parts[keyPath: path] ?? UILabel()
        if parts[keyPath: path] == nil {
            parts[keyPath: path] = label
            addPart(label)
        }
        label.font = look.font
        label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
        label.textColor = look.resolvedColor()
        label.lineBreakMode = look.lineBreakMode
        label.numberOfLines = look.numberOfLines
        label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = look.minimumScaleFactor
        label.allowsDefaultTighteningForTruncation = look.allowsDefaultTighteningForTruncation
        switch look.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed { label.attributedText = attributed } else { label.text = look.shown(text) }
    }

    private func showImage() {
        guard let image = content.image else {
            parts.image?.removeFromSuperview()
            parts.image = nil
            return
        }
        let view = parts.image ?? UIImageView(frame: .zero)
        if parts.image == nil {
            parts.image = view
            addPart(view)
        }
        let look = content.imageProperties
        view.preferredSymbolConfiguration = look.preferredSymbolConfiguration
        view.image = image
        view.contentMode = .scaleAspectFit
        let tint: UIColor = tintColor ?? .systemBlue
        view.tintColor = look.resolvedTintColor(for: tint)
        view.accessibilityIgnoresInvertColors = look.accessibilityIgnoresInvertColors
        view.layer.cornerRadius = look.cornerRadius
        view.clipsToBounds = look.cornerRadius > 0
        view.layer.borderWidth = look.strokeWidth
        view.layer.borderColor =
            look.strokeWidth > 0 ? look.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection).cgColor : nil
    }

    // MARK: Layout

    var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The cell's margins: known before the view is placed, so that measuring and placing agree.
    func follow(_ margins: NSDirectionalEdgeInsets) {
        guard margins != parts.cellMargins else { return }
        parts.cellMargins = margins
        setNeedsLayout()
    }

    /// The margins from the leading edge, with the superview's along the axes that preserve them.
    private var shownMargins: UIEdgeInsets {
        var insets = content.directionalLayoutMargins
        var all = directionalLayoutMargins
        if let given = parts.cellMargins {
            all.top = max(insets.top, given.top)
            all.leading = max(insets.leading, given.leading)
            all.bottom = max(insets.bottom, given.bottom)
            all.trailing = max(insets.trailing, given.trailing)
        }
        let axes = content.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            insets.leading = all.leading
            insets.trailing = all.trailing
        }
        if axes.contains(.vertical) {
            insets.top = all.top
            insets.bottom = all.bottom
        }
        return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    var contentLayout: ListContentLayout {
        var layout = ListContentLayout()
        layout.margins = shownMargins
        layout.scale = max(1, traitCollection.pixelScale)
        layout.imagePadding = content.imageToTextPadding
        layout.horizontalPadding = content.textToSecondaryTextHorizontalPadding
        layout.verticalPadding = content.textToSecondaryTextVerticalPadding
        layout.prefersSideBySide =
            content.prefersSideBySideTextAndSecondaryText
            && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if layout.prefersSideBySide {
            layout.textBaseline = parts.text?.baselineDistances.first
            layout.secondaryBaseline = parts.secondary?.baselineDistances.first
        }
        if let text = parts.text { layout.text = { text.sizeThatFits(CGSize(width: $0, height: 0)) } }
        if let secondary = parts.secondary { layout.secondary = { secondary.sizeThatFits(CGSize(width: $0, height: 0)) } }
        if let view = parts.image {
            layout.image = shrunk(view.intrinsicContentSize)
            layout.imageBox = imageBox(view, layout.image ?? .zero)
        }
        return layout
    }

    /// An image's size within the largest one, in proportion.
    private func shrunk(_ size: CGSize) -> CGSize {
        let limit = content.imageProperties.maximumSize
        guard size.width > 0, size.height > 0 else { return .zero }
        var factor: CGFloat = 1
        if limit.width > 0 { factor = min(factor, limit.width / size.width) }
        if limit.height > 0 { factor = min(factor, limit.height / size.height) }
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    /// The room for an image: the reserved size; the standard box for symbols; the image's own.
    private func imageBox(_ view: UIImageView, _ own: CGSize) -> CGSize {
        let standard = ListMeasures.symbolBox(for: traitCollection)
        let reserved = content.imageProperties.reservedLayoutSize
        let isSymbol = view.image?.isSymbolImage == true
        func length(_ wanted: CGFloat, _ own: CGFloat, _ standard: CGFloat) -> CGFloat {
            if wanted == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
            return wanted > 0 ? wanted : isSymbol ? standard : own
        }
        return CGSize(
            width: length(reserved.width, own.width, standard.width),
            height: length(reserved.height, own.height, standard.height))
    }

    func fittedContent(_ size: CGSize) -> CGSize {
        contentLayout.frames(width: size.width > 0 && size.width < 1e6 ? size.width : nil).size
    }

    func placeContent() {
        let frames = contentLayout.frames(width: bounds.width, height: bounds.height)
        let area = CGRect(origin: .zero, size: bounds.size)
        if let frame = frames.image { parts.image?.frame = mirrored(frame, in: area) }
        if let frame = frames.text { parts.text?.frame = mirrored(frame, in: area) }
        if let frame = frames.secondary { parts.secondary?.frame = mirrored(frame, in: area) }
        moveGuides()
    }

    // MARK: Guides

    func guide(_ path: WritableKeyPath<Parts, ContentGuide?>, for view: UIView?) -> UILayoutGuide? {
        guard let view else { return nil }
        if let known = parts[keyPath: path] { return known }
        let guide = ContentGuide()
        addLayoutGuide(guide)
        parts[keyPath: path] = guide
        guide.move(to: view.frame, in: self)
        setNeedsLayout()
        return guide
    }

    private func moveGuides() {
        for (guide, view) in [
            (parts.textGuide, parts.text as UIView?), (parts.secondaryGuide, parts.secondary), (parts.imageGuide, parts.image),
        ] {
            guard let guide, let view else { continue }
            guide.move(to: view.frame, in: self)
        }
    }

    /// Where the text begins from the leading edge, in points; the separator begins there too.
    var textLeading: CGFloat? { parts.text != nil || parts.secondary != nil ? contentLayout.textStart : nil }

    /// The texts as assistive technologies speak them.
    var spokenTexts: [String] {
        [
            content.attributedText?.string ?? content.text, content.secondaryAttributedText?.string ?? content.secondaryText,
        ].compactMap { $0 }.filter { !$0.isEmpty }
    }
}

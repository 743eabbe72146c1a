// The container's size, the content's size, the lines shown, and what brings them about.
// Apple: "UITextView", textContainerInset, scrollRangeToVisible(_:)
import CoreGraphics
import Diagnostics
import Foundation
import QuartzCore
import Typesetting
@_spi(Vitrine) import UIKitCore
import UIKitValues

/// Changed by `UITextView+Layout.swift`.
struct TextViewLayout {
    fileprivate(set) var inset = TextViewMeasures.inset
    fileprivate(set) var needsContentSize = true
    fileprivate(set) var isSizing = false
    fileprivate(set) var isContainerSized = false
}

extension UITextView {
    var pixelScale: CGFloat { contentScaleFactor > 0 ? contentScaleFactor : traitCollection.pixelScale }

    private func up(_ value: CGFloat) -> CGFloat { (value * pixelScale - 0.001).rounded(.up) / pixelScale }

    /// A text's height in a view: a whole point, whatever the pixels [observed on 2x and 3x].
    private func wholePoints(_ height: CGFloat) -> CGFloat { (height - 0.001).rounded(.up) }

    func setInset(_ inset: UIEdgeInsets) {
        guard [inset.top, inset.left, inset.bottom, inset.right].allSatisfy(\.isFinite) else {
            return Catalogue.textGeometryNotFinite.report(
                object: ObjectName.of(self), cause: "textContainerInset was set to \(inset).")
        }
        guard inset != sizing.inset else { return }
        sizing.inset = inset
        sizeContainer()
        sizesChanged()
    }

    /// The container is as wide as the view less its insets, unless it says otherwise.
    func sizeContainer() {
        guard !sizing.isContainerSized else { return }
        sizing.isContainerSized = true
        defer { sizing.isContainerSized = false }
        let size = layerStorage.bounds.size
        var wanted = textContainer.size
        if textContainer.widthTracksTextView {
            wanted.width = max(0.001, size.width - sizing.inset.left - sizing.inset.right)
        }
        if textContainer.heightTracksTextView {
            wanted.height = max(0.001, size.height - sizing.inset.top - sizing.inset.bottom)
        }
        if wanted != textContainer.size { textContainer.size = wanted }
    }

    /// The container's own rules changed: its size may follow the view now.
    func containerRulesChanged() {
        sizeContainer()
        sizesChanged()
    }

    /// Called by the layout manager.
    func linesChanged(_ displayOnly: Bool) {
        if displayOnly { canvas.forget() } else { sizesChanged() }
        setNeedsLayout()
    }

    private func sizesChanged() {
        sizing.needsContentSize = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Sizes

    /// The size stored by the scroll view, brought up to date before.
    func currentContentSize(_ stored: () -> CGSize) -> CGSize {
        updateContentSize()
        return stored()
    }

    func updateContentSize() {
        guard sizing.needsContentSize, !sizing.isSizing else { return }
        sizing.isSizing = true
        sizing.needsContentSize = false
        let used = layoutManager.usedRect(for: textContainer)
        let width =
            textContainer.widthTracksTextView || textContainer.lineWidth.isFinite
            ? max(layerStorage.bounds.width, 0) : up(used.maxX + sizing.inset.left + sizing.inset.right)
        super.contentSize = CGSize(width: width, height: wholePoints(used.maxY) + sizing.inset.top + sizing.inset.bottom)
        sizing.isSizing = false
    }

    func fittingSize(_ size: CGSize) -> CGSize {
        let inset = sizing.inset
        let room = size.width > 0 && size.width < 1e6 ? max(size.width - inset.left - inset.right, 0.001) : 0
        let text = layoutManager.measure(width: room)
        return CGSize(
            width: up(text.width) + inset.left + inset.right,
            height: wholePoints(text.height) + inset.top + inset.bottom)
    }

    var naturalSize: CGSize {
        guard !isScrollEnabled else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        return fittingSize(CGSize(width: layerStorage.bounds.width, height: 0))
    }

    /// The text's size at a width, as constraints count it; as long as its longest paragraph without one.
    func contentSize(forWidth width: CGFloat?) -> CGSize {
        guard !isScrollEnabled else { return intrinsicContentSize }
        return fittingSize(CGSize(width: width ?? 1e6, height: 0))
    }

    /// The distances of the baselines, from the insets and the font; the text begins and ends at them if the view has its own
    /// height.
    var textBaselines: BaselineDistances {
        let font = self.font ?? UIFont.systemFont(ofSize: FontMeasures.unstyledSize)
        return BaselineDistances(first: sizing.inset.top + font.ascender, last: sizing.inset.bottom - font.descender)
    }

    // MARK: Showing

    /// The container's corner in the view's coordinates.
    var textOrigin: CGPoint { CGPoint(x: sizing.inset.left, y: sizing.inset.top) }

    /// Steps: 1. container and content have their sizes; 2. the visible lines get their layers; 3. caret and highlight
    /// stand where the text is now.
    func layoutText() {
        sizeContainer()
        updateContentSize()
        if canvas.superview !== self { insertPart(canvas, at: 0) }
        let area = layerStorage.bounds
        let size = CGSize(width: max(area.width, super.contentSize.width), height: max(area.height, super.contentSize.height))
        if canvas.frame.size != size { canvas.frame = CGRect(origin: .zero, size: size) }
        traitCollection.performAsCurrent {
            let scale = pixelScale * CGFloat(layerStorage.rasterFactor)
            canvas.show(layoutManager, textContainer, origin: textOrigin, visible: area, scale: scale)
        }
        textEditor.layoutOverlay()
    }

    func reveal(_ range: NSRange, animated: Bool) {
        let range = layoutManager.inText(range)
        updateContentSize()
        var rect = layoutManager.bounds(of: range)
        if rect.height > bounds.height {
            // Of more text than fits the beginning is shown.
            rect = layoutManager.bounds(of: NSRange(location: range.location, length: 0))
        }
        scrollRectToVisible(revealed(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y)), animated: animated)
    }

    /// A rectangle of the text with the inset beyond it at the text's edges, so that these come into view as well.
    func revealed(_ rect: CGRect) -> CGRect {
        var rect = rect
        if rect.minY <= sizing.inset.top + 0.5 {
            rect.size.height += rect.minY
            rect.origin.y = 0
        }
        let end = super.contentSize.height
        // Below the last line's letters there may be its font's leading.
        if rect.maxY >= end - sizing.inset.bottom - min(rect.height / 2, TextViewMeasures.leadingAtEnd) {
            rect.size.height = end - rect.minY
        }
        // Lines are as wide as the view; moving sideways would show nothing more.
        if textContainer.lineWidth.isFinite {
            rect.origin.x = bounds.minX
            rect.size.width = 1
        }
        return rect
    }
}

extension UITextView: RasterFollowing {
    /// Draws the lines again at the new raster scale, when they are laid out.
    nonisolated package func rasterDidChange() {
        guard MainExecutor.isCurrent else { return }
        MainActor.assumeIsolated { setNeedsLayout() }
    }
}

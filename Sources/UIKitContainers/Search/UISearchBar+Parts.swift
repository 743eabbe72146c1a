// The views of a search bar, where they stand, and how buttons and scopes come and go.
// Apple: "UISearchBar".
import CoreGraphics
import Diagnostics
import Foundation
import UIKitControls
@_spi(Vitrine) import UIKitCore
import UIKitText
import UIKitValues

/// The button for bookmarks or results; an app may put another view in its place.
private final class FieldIconButton: UIButton {}

extension UISearchBar {
    func setUpSearchBar() {
        setUpParts([parts.ground, parts.scopeGround, parts.prompt, parts.field, parts.scopes, parts.cancel])
        parts.prompt.textAlignment = .center
        parts.prompt.font = .systemFont(ofSize: BarMeasures.promptSize)
        parts.field.bar = self
        parts.cancel.setTitle(UIBarButtonItem.SystemItem.cancel.title, for: .normal)
        parts.cancel.titleLabel?.font = .systemFont(ofSize: SearchBarMeasures.cancelSize)
        parts.cancel.accessibilityIdentifier = "cancel"
        parts.cancel.alpha = 0
        parts.cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        // Segments need some room from the beginning.
        parts.scopes.frame = CGRect(x: 0, y: 0, width: BarMeasures.firstWidth, height: SearchBarMeasures.scopeHeight)
        parts.scopes.isHidden = true
        parts.scopeGround.isHidden = true
        parts.scopes.addAction(UIAction { [weak self] _ in self?.scopeTapped() }, for: .valueChanged)
        looksChanged()
    }

    // MARK: Archives

    func encodeSearchBar(with coder: NSCoder) {
        coder.encode((text ?? "") as NSString, forKey: "UIText")
        if let placeholder { coder.encode(placeholder as NSString, forKey: "UIPlaceholder") }
        if let prompt { coder.encode(prompt as NSString, forKey: "UIPrompt") }
        if let titles = scopeButtonTitles { coder.encode(titles as NSArray, forKey: "UIScopeButtonTitles") }
        coder.encode(selectedScopeButtonIndex, forKey: "UISelectedScopeButtonIndex")
        coder.encode(showsCancelButton, forKey: "UIShowsCancelButton")
        coder.encode(showsScopeBar, forKey: "UIShowsScopeBar")
        coder.encode(showsBookmarkButton, forKey: "UIShowsBookmarkButton")
        coder.encode(showsSearchResultsButton, forKey: "UIShowsSearchResultsButton")
        coder.encode(Int(searchBarStyle.rawValue), forKey: "UISearchBarStyle")
        coder.encode(barStyle.rawValue, forKey: "UIBarStyle")
        if let color = barTintColor { coder.encode(color, forKey: "UIBarTintColor") }
    }

    func decodeSearchBar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UISearchBarStyle") else { return }
        text = coder.optionalString(forKey: "UIText")
        placeholder = coder.optionalString(forKey: "UIPlaceholder")
        bar.prompt = coder.optionalString(forKey: "UIPrompt")
        setScopes(coder.objectIfPresent("UIScopeButtonTitles") as? [String])
        let scope = coder.decodeInteger(forKey: "UISelectedScopeButtonIndex")
        if (bar.scopeTitles ?? []).indices.contains(scope) { selectScope(scope) }
        setCancel(coder.decodeBool(forKey: "UIShowsCancelButton"), false)
        setShowsScopes(coder.decodeBool(forKey: "UIShowsScopeBar"), false, byHand: false)
        bar.showsBookmark = coder.decodeBool(forKey: "UIShowsBookmarkButton")
        bar.showsResults = coder.decodeBool(forKey: "UIShowsSearchResultsButton")
        decodeLooks(from: coder)
        fieldButtonsChanged()
        partsChanged()
    }

    // MARK: Layout

    var showsScopes: Bool { bar.showsScopes && (bar.scopeTitles ?? []).count >= 2 }

    /// The bar's parts for a width; in a navigation bar without a ground of its own.
    private func layout(width: CGFloat) -> SearchBarLayout {
        var layout = SearchBarLayout(
            width: width, left: SearchBarMeasures.side + safeAreaInsets.left,
            right: SearchBarMeasures.side + safeAreaInsets.right)
        layout.fieldHeight = parts.field.intrinsicContentSize.height
        layout.rowHeight = SearchBarMeasures.height + layout.fieldHeight - SearchFieldMeasures.height
        layout.hasScopes = showsScopes
        layout.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if bar.showsCancel { layout.cancelWidth = parts.cancel.intrinsicContentSize.width }
        switch bar.place {
        case nil:
            layout.promptHeight = bar.prompt == nil ? 0 : BarMeasures.promptHeight
            if isTitle { (layout.left, layout.right) = (0, 0) }
            // In a bar that is too low, such as a title view, the field stands in the middle.
            let room = bounds.height - layout.promptHeight - SearchBarLayout.scopeRoom(layout.hasScopes)
            layout.fieldTop = min(layout.fieldTop, max(0, (room - layout.fieldHeight) / 2))
        case .stacked(let margins):
            layout.left = margins.left
            layout.right = margins.right
            if !(controller?.hidesTitles ?? false) {
                layout.fieldTop = SearchBarMeasures.stackedTop
                layout.rowHeight += SearchBarMeasures.stackedHeight - SearchBarMeasures.height
            }
            // A bar that folds away is lower than it would be.
            layout.rowHeight = max(0, min(layout.rowHeight, bounds.height - SearchBarLayout.scopeRoom(layout.hasScopes)))
        case .inline:
            layout.left = 0
            layout.right = 0
            layout.fieldTop = max(0, (bounds.height - layout.fieldHeight) / 2)
        }
        return layout
    }

    /// Whether the bar is the title view of a navigation item: without a ground, as wide as there is room.
    var isTitle: Bool { superview is NavigationBarContent && bar.place == nil }

    /// The height of a bar by itself.
    var naturalHeight: CGFloat { bar.place == nil ? layout(width: bounds.width).height : stackedHeight }

    /// The height below a title in a navigation bar, or alone in it.
    var stackedHeight: CGFloat {
        let row = controller?.hidesTitles ?? false ? SearchBarMeasures.height : SearchBarMeasures.stackedHeight
        return row + parts.field.intrinsicContentSize.height - SearchFieldMeasures.height
            + SearchBarLayout.scopeRoom(showsScopes)
    }

    func layOutSearchBar() {
        let layout = layout(width: bounds.width)
        parts.ground.place(bounds)
        parts.prompt.place(CGRect(x: 0, y: 0, width: bounds.width, height: layout.promptHeight))
        parts.prompt.isHidden = layout.promptHeight == 0
        var field = layout.field
        field.origin.x += bar.fieldOffset.horizontal
        field.origin.y += bar.fieldOffset.vertical
        parts.field.place(field)
        // The content of a field that folds away fades with its height.
        let whole = layout.fieldHeight
        parts.field.alpha = field.height >= whole ? 1 : max(0, field.height / whole)
        let width = parts.cancel.intrinsicContentSize.width
        let away = layout.isRightToLeft ? -width - layout.left : bounds.width
        parts.cancel.place(
            layout.cancel ?? CGRect(x: away, y: field.minY, width: width, height: max(field.height, 1)))
        parts.cancel.alpha = bar.showsCancel ? parts.field.alpha : 0
        if let scopes = layout.scopes, scopes.width > 0 {
            parts.scopes.place(scopes)
            parts.scopeGround.place(
                CGRect(x: 0, y: scopes.minY, width: bounds.width, height: SearchBarLayout.scopeRoom(true)))
        }
        parts.scopes.isHidden = layout.scopes == nil
        parts.scopeGround.isHidden = layout.scopes == nil || bar.scopeImage == nil
    }

    /// Something that counts for height or places is another one.
    func partsChanged() {
        parts.prompt.text = bar.prompt
        looksChanged()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barHeightChanged()
    }

    /// The place in a navigation bar; nil for none any more.
    func stand(_ place: NavigationSearchPlace?) {
        guard place != bar.place else { return }
        bar.place = place
        looksChanged()
        setNeedsLayout()
    }

    func askForPosition() {
        guard window != nil else { return }
        let position = bar.delegate?.position(for: self) ?? .any
        bar.position = position == .any ? .top : position
        looksChanged()
    }

    // MARK: Cancel

    func setCancel(_ shows: Bool, _ animated: Bool) {
        guard shows != bar.showsCancel else { return }
        if animated, window != nil { layoutIfNeeded() }
        bar.showsCancel = shows
        setNeedsLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        UIView.animate(withDuration: SearchMotionMeasures.activation) { self.layoutIfNeeded() }
    }

    private func cancelTapped() {
        tellCancel()
        controller?.cancelled()
    }

    func setEnabled(_ isEnabled: Bool) {
        parts.field.isEnabled = isEnabled
        parts.cancel.isEnabled = isEnabled
        parts.scopes.isEnabled = isEnabled
    }

    func setPlaceholder(_ text: String?) {
        parts.field.placeholder = text
        parts.field.accessibilityLabel = text
    }

    // MARK: Buttons in the field

    /// One button at most, while there is no text; results go before bookmarks (guessed).
    func fieldButtonsChanged() {
        let icon: Icon? = bar.showsResults ? .resultsList : bar.showsBookmark ? .bookmark : nil
        guard let icon else {
            if parts.field.rightView is FieldIconButton { parts.field.rightView = nil }
            return
        }
        let button = FieldIconButton(frame: .zero)
        let system = UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
        button.setImage(image(for: icon, state: .normal) ?? system, for: .normal)
        for state in [UIControl.State.highlighted, .disabled, .selected] {
            if let own = image(for: icon, state: state) { button.setImage(own, for: state) }
        }
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results"
        button.isSelected = icon == .resultsList && bar.isResultsSelected
        button.frame.size = CGSize(width: SearchBarMeasures.buttonSide, height: SearchBarMeasures.buttonSide)
        button.addAction(UIAction { [weak self] _ in self?.fieldButtonTapped(icon) }, for: .touchUpInside)
        parts.field.rightView = button
        fieldTextMayShowButtons()
    }

    /// The clear button takes the place of the others while there is text.
    func fieldTextMayShowButtons() {
        guard parts.field.rightView is FieldIconButton else { return }
        parts.field.rightViewMode = parts.field.hasText ? .never : .always
    }

    private func fieldButtonTapped(_ icon: Icon) {
        icon == .bookmark ? tellBookmark() : tellResults()
    }

    // MARK: Scopes

    func setScopes(_ titles: [String]?) {
        bar.scopeTitles = titles
        parts.scopes.removeAllSegments()
        for (index, title) in (titles ?? []).enumerated() {
            parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        if bar.scope >= (titles ?? []).count { bar.scope = 0 }
        parts.scopes.selectedSegmentIndex = (titles ?? []).isEmpty ? UISegmentedControl.noSegment : bar.scope
        partsChanged()
    }

    func selectScope(_ index: Int) {
        guard (bar.scopeTitles ?? []).indices.contains(index) else {
            Catalogue.noSearchScope.report(
                object: ObjectName.of(self),
                cause: "selectedScopeButtonIndex was set to \(index); there are \((bar.scopeTitles ?? []).count) titles.")
            return
        }
        bar.scope = index
        parts.scopes.selectedSegmentIndex = index
    }

    private func scopeTapped() {
        guard parts.scopes.selectedSegmentIndex != bar.scope else { return }
        bar.scope = parts.scopes.selectedSegmentIndex
        parts.field.searchSuggestions = nil
        tellScope()
        controller?.update()
    }

    func setShowsScopes(_ shows: Bool, _ animated: Bool, byHand: Bool) {
        let count = (bar.scopeTitles ?? []).count
        if shows, byHand, count < 2 {
            Catalogue.fewSearchScopes.report(
                object: ObjectName.of(self), cause: "showsScopeBar was set; scopeButtonTitles has \(count) titles.")
        }
        guard shows != bar.showsScopes else { return }
        bar.showsScopes = shows
        partsChanged()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        if let controller { return controller.moveBars(animated: true) }
        UIView.animate(withDuration: SearchMotionMeasures.activation) { self.layoutIfNeeded() }
    }
}

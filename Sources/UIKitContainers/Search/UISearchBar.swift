// A bar with a search field: its stored state, and every member that a subclass may override, as forwarders.
// Apple: "UISearchBar".
import CoreGraphics
import Foundation
@_spi(Vitrine) import UIKitCore
import UIKitText
import UIKitValues

/// A bar with a field for searching, a cancel button and scope buttons.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    /// The icons of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifier.
        case search = 0
        /// The clear button.
        case clear
        /// The bookmark button.
        case bookmark
        /// The button for results.
        case resultsList
    }
    /// The prominence of a search bar.
    public enum Style: UInt, Sendable {
        /// With a ground and lines.
        case `default` = 0
        /// With a ground and lines.
        case prominent
        /// The field alone.
        case minimal
    }

    final var bar = SearchBarState()
    final let parts = SearchBarParts()
    /// The search controller whose bar it is. Not retained.
    final weak var controller: UISearchController?

    /// Creates a search bar with a frame in the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearchBar()
    }
    /// Creates a search bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearchBar()
        decodeSearchBar(from: coder)
    }
    /// Encodes the view, its texts, buttons and style.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeSearchBar(with: coder)
    }

    // MARK: Text

    /// The delegate. Not retained.
    open weak var delegate: (any UISearchBarDelegate)? {
        get { bar.delegate }
        set {
            bar.delegate = newValue
            bar.markers = SearchBarDelegateMarkers(of: newValue)
        }
    }
    /// The text; never nil when read. Setting it does not tell the delegate; a search controller's updater is told.
    open var text: String? {
        get { parts.field.text }
        set { parts.field.text = newValue }
    }
    /// The line above the field; nil for none.
    open var prompt: String? {
        get { bar.prompt }
        set {
            bar.prompt = newValue
            partsChanged()
        }
    }
    /// The text that is shown while there is no text; nil for none.
    open var placeholder: String? {
        get { parts.field.placeholder }
        set { setPlaceholder(newValue) }
    }
    /// The field.
    open var searchTextField: UISearchTextField { parts.field }
    /// Whether the user can search; true by default.
    open var isEnabled: Bool {
        get { parts.field.isEnabled }
        set { setEnabled(newValue) }
    }

    // MARK: Buttons

    /// Whether the field has a bookmark button while there is no text.
    open var showsBookmarkButton: Bool {
        get { bar.showsBookmark }
        set {
            bar.showsBookmark = newValue
            fieldButtonsChanged()
        }
    }
    /// Whether the field has a button for results while there is no text. It replaces the bookmark button.
    open var showsSearchResultsButton: Bool {
        get { bar.showsResults }
        set {
            bar.showsResults = newValue
            fieldButtonsChanged()
        }
    }
    /// Whether the button for results is selected.
    open var isSearchResultsButtonSelected: Bool {
        get { bar.isResultsSelected }
        set {
            bar.isResultsSelected = newValue
            fieldButtonsChanged()
        }
    }
    /// Whether there is a cancel button beside the field. Setting it ends a search controller's automatic one.
    open var showsCancelButton: Bool {
        get { bar.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    /// Sets ``showsCancelButton``, with a movement if animated.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        controller?.cancelIsSetByHand()
        setCancel(showsCancelButton, animated)
    }

    // MARK: Scopes

    /// The titles of the scope buttons; nil for none.
    open var scopeButtonTitles: [String]? {
        get { bar.scopeTitles }
        set { setScopes(newValue) }
    }
    /// The index of the selected scope button; 0 by default. An index without a button is UIK2082 and ignored.
    open var selectedScopeButtonIndex: Int {
        get { bar.scope }
        set { selectScope(newValue) }
    }
    /// Whether the scope buttons are shown below the field, if there are two or more. Setting it ends a search controller's
    /// automatic ones.
    open var showsScopeBar: Bool {
        get { bar.showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }
    /// Sets ``showsScopeBar``, with a movement if animated.
    open func setShowsScope(_ show: Bool, animated: Bool) {
        controller?.scopesAreSetByHand()
        setShowsScopes(show, animated, byHand: true)
    }

    // MARK: Looks

    /// The light or dark style.
    open var barStyle: UIBarStyle {
        get { bar.barStyle }
        set {
            styledBar(1) { ($0 as? UISearchBar)?.barStyle = newValue }
            changeBar { $0.barStyle = newValue }
        }
    }
    /// The prominence.
    open var searchBarStyle: Style {
        get { bar.style }
        set {
            styledBar(2) { ($0 as? UISearchBar)?.searchBarStyle = newValue }
            changeBar { $0.style = newValue }
        }
    }
    /// The colour of the ground; nil for the system's.
    open var barTintColor: UIColor? {
        get { bar.tint }
        set {
            styledBar(3) { ($0 as? UISearchBar)?.barTintColor = newValue }
            changeBar { $0.tint = newValue }
        }
    }
    /// Whether the ground shows what is below it.
    open var isTranslucent: Bool {
        get { bar.isTranslucent }
        set {
            styledBar(4) { ($0 as? UISearchBar)?.isTranslucent = newValue }
            changeBar { $0.isTranslucent = newValue }
        }
    }
    /// The image of the ground; nil for none. An empty image takes ground and lines away.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }
    /// Sets the image of the ground in a position.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        styledBar(10_000 + barPosition.rawValue * 1000 + barMetrics.rawValue) {
            ($0 as? UISearchBar)?.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
        }
        changeBar { $0.images[BarImageSlot(position: barPosition, metrics: barMetrics)] = backgroundImage }
    }
    /// Returns the image of the ground in a position.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        bar.images[BarImageSlot(position: barPosition, metrics: barMetrics)]
    }
    /// Sets the image of the field for a state, which replaces its ground.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        styledBar(200 + Int(state.rawValue)) {
            ($0 as? UISearchBar)?.setSearchFieldBackgroundImage(backgroundImage, for: state)
        }
        setFieldImage(backgroundImage, state)
    }
    /// Returns the image of the field for a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { bar.fieldImages[state.rawValue] }
    /// Sets the image of an icon for a state; nil for the system's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        styledBar(20_000 + icon.rawValue * 1000 + Int(state.rawValue)) {
            ($0 as? UISearchBar)?.setImage(iconImage, for: icon, state: state)
        }
        changeBar { $0.icons[SearchIconSlot(icon: icon, state: state.rawValue)] = iconImage }
    }
    /// Returns the image of an icon that was set for a state.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        bar.icons[SearchIconSlot(icon: icon, state: state.rawValue)]
    }
    /// The offset of the field within the bar, in points.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { bar.fieldOffset }
        set {
            styledBar(5) { ($0 as? UISearchBar)?.searchFieldBackgroundPositionAdjustment = newValue }
            changeBar { $0.fieldOffset = newValue }
        }
    }
    /// The offset of the text within the field, in points.
    open var searchTextPositionAdjustment: UIOffset {
        get { bar.textOffset }
        set {
            styledBar(6) { ($0 as? UISearchBar)?.searchTextPositionAdjustment = newValue }
            changeBar { $0.textOffset = newValue }
        }
    }
    /// Sets the offset of an icon within the field, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
        styledBar(400 + icon.rawValue) { ($0 as? UISearchBar)?.setPositionAdjustment(adjustment, for: icon) }
        changeBar { $0.iconOffsets[icon] = adjustment }
    }
    /// Returns the offset of an icon within the field.
    open func positionAdjustment(for icon: Icon) -> UIOffset { bar.iconOffsets[icon] ?? .zero }
    /// The image below the scope buttons.
    open var scopeBarBackgroundImage: UIImage? {
        get { bar.scopeImage }
        set {
            styledBar(7) { ($0 as? UISearchBar)?.scopeBarBackgroundImage = newValue }
            changeBar { $0.scopeImage = newValue }
        }
    }
    /// Sets the image of the scope buttons for a state.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        styledBar(500 + Int(state.rawValue)) {
            ($0 as? UISearchBar)?.setScopeBarButtonBackgroundImage(backgroundImage, for: state)
        }
        parts.scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }
    /// Returns the image of the scope buttons for a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        parts.scopes.backgroundImage(for: state, barMetrics: .default)
    }
    /// Sets the image between scope buttons for their states.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        styledBar(30_000 + Int(leftState.rawValue) * 100 + Int(rightState.rawValue) * 100_000) {
            ($0 as? UISearchBar)?.setScopeBarButtonDividerImage(
                dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState)
        }
        parts.scopes.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    /// Returns the image between scope buttons for their states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        parts.scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }
    /// Sets the attributes of the scope buttons' titles for a state.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        styledBar(700 + Int(state.rawValue)) {
            ($0 as? UISearchBar)?.setScopeBarButtonTitleTextAttributes(attributes, for: state)
        }
        parts.scopes.setTitleTextAttributes(attributes, for: state)
    }
    /// Returns the attributes of the scope buttons' titles for a state.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        parts.scopes.titleTextAttributes(for: state)
    }
    /// The position: the delegate's, at the top by default.
    open var barPosition: UIBarPosition { bar.position }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { parts.field.canBecomeFirstResponder }
    /// Begins editing the field.
    @discardableResult open override func becomeFirstResponder() -> Bool { parts.field.becomeFirstResponder() }
    /// Ends editing the field.
    @discardableResult open override func resignFirstResponder() -> Bool { parts.field.resignFirstResponder() }
    /// Whether the field is edited.
    open override var isFirstResponder: Bool { parts.field.isFirstResponder }
    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
        get { parts.field.inputAccessoryView }
        set { parts.field.inputAccessoryView = newValue }
    }

    // MARK: UITextInputTraits

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { parts.field.autocapitalizationType }
        set { parts.field.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { parts.field.autocorrectionType }
        set { parts.field.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { parts.field.spellCheckingType }
        set { parts.field.spellCheckingType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { parts.field.smartQuotesType }
        set { parts.field.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { parts.field.smartDashesType }
        set { parts.field.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { parts.field.smartInsertDeleteType }
        set { parts.field.smartInsertDeleteType = newValue }
    }
    open var inlinePredictionType: UITextInlinePredictionType {
        get { parts.field.inlinePredictionType }
        set { parts.field.inlinePredictionType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { parts.field.keyboardType }
        set { parts.field.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { parts.field.keyboardAppearance }
        set { parts.field.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { parts.field.returnKeyType }
        set { parts.field.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { parts.field.enablesReturnKeyAutomatically }
        set { parts.field.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { parts.field.isSecureTextEntry }
        set { parts.field.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { parts.field.textContentType }
        set { parts.field.textContentType = newValue }
    }

    // MARK: Overrides

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSearchBar()
    }
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        looksChanged()
    }
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        askForPosition()
    }
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        partsChanged()
    }
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }
}

extension UISearchBar: TitleFilling {}

@available(*, deprecated, renamed: "UISearchBar.Style")
public typealias UISearchBarStyle = UISearchBar.Style
@available(*, deprecated, renamed: "UISearchBar.Icon")
public typealias UISearchBarIcon = UISearchBar.Icon

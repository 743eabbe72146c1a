// A search bar by itself: geometry, texts, buttons, scopes.
// Apple: "UISearchBar". Places: observed in recorded pictures.
import CoreGraphics
import Foundation
import Stage
import TestFixtures
import Testing
import UIKit

@_spi(Vitrine) @testable import UIKitContainers
@testable import UIKitCore
@testable import UIKitText
@testable import UIKitValues

/// Conforms without a method of its own.
@MainActor private class PlainSearchDelegate: NSObject, UISearchBarDelegate {}

/// What the source rewriter makes of a subclass that implements optional methods.
@MainActor
private final class MarkedSearchDelegate: PlainSearchDelegate, SearchBarShouldBeginMarker, SearchBarDidChangeMarker,
    SearchBarCancelMarker
{
    var calls: [String] = []
    func vitrine_searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        calls.append("should begin")
        return true
    }
    func vitrine_searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("changed \(searchText)") }
    func vitrine_searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
}

@MainActor @Suite("UISearchBar", .harness) struct UISearchBarTests {
    private let app = StageFixture()
    private let heard = SearchLog()
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 393, height: 56))

    init() {
        bar.delegate = heard
        app.show(bar)
    }

    private func tap(_ view: UIView) {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        app.tap(point.x, point.y)
        app.advance(by: 1)
    }

    private func type(_ text: String) {
        for character in text { key(0x60, String(character)) }
    }

    private func key(_ usage: Int, _ characters: String) {
        for isDown in [true, false] {
            app.turn(
                .key(
                    KeySample(
                        isDown: isDown, usage: usage, characters: characters,
                        charactersIgnoringModifiers: characters.lowercased(), modifiers: [])))
        }
    }

    // Covers: UISearchBar.init(frame:), UISearchBar.searchTextField
    @Test("The bar is 56 high, its field 36, 10 below the top and 8 from the sides (observed: NativeScript's SearchBar)")
    func geometry() {
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
        #expect(bar.sizeThatFits(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 56))
        let field = bar.searchTextField
        #expect(field.frame == CGRect(x: 8, y: 10, width: 377, height: 36))
        #expect(abs((field.leftView?.frame.minX ?? 0) - (6 + 2.0 / 3)) < 0.01)
        #expect(abs((field.leftView?.frame.width ?? 0) - 19) < 0.01)
        #expect(abs(field.textRect(forBounds: field.bounds).minX - (30 + 1.0 / 3)) < 0.01)
        #expect(field.layer.cornerRadius == 10)
        #expect(UISearchBar(frame: .zero).frame == .zero)
    }

    // Covers: UISearchBar.setShowsCancelButton(_:animated:), UISearchBar.showsCancelButton
    @Test("The cancel button stands 11 points from the field, and tells the delegate alone")
    func cancel() throws {
        bar.setShowsCancelButton(true, animated: false)
        app.turn()
        #expect(bar.showsCancelButton)
        let button = bar.parts.cancel
        #expect(button.frame.maxX == 385)
        #expect(button.frame.minX - bar.searchTextField.frame.maxX == 11)
        bar.text = "kept"
        tap(button)
        #expect(heard.log.take() == ["cancelClicked"])
        #expect(bar.text == "kept")
        bar.setShowsCancelButton(false, animated: true)
        app.advance(by: 1)
        #expect(bar.searchTextField.frame.width == 377)
        #expect(button.alpha == 0)
    }

    // Covers: UISearchBar.delegate
    @Test("The delegate is asked and told in Apple's order (documented)")
    func order() {
        #expect(bar.delegate === heard)
        tap(bar.searchTextField)
        #expect(heard.log.take() == ["shouldBegin", "didBegin"])
        #expect(bar.isFirstResponder)
        type("a")
        #expect(heard.log.take() == ["shouldChange 0,0 a", "textDidChange a"])
        key(0x28, "\n")
        #expect(heard.log.take() == ["searchClicked"])
        #expect(bar.isFirstResponder)
        bar.resignFirstResponder()
        #expect(heard.log.take() == ["shouldEnd", "didEnd"])
        #expect(!bar.isFirstResponder)
        heard.refuses = ["shouldBegin", "shouldChange"]
        #expect(!bar.becomeFirstResponder())
        #expect(heard.log.take() == ["shouldBegin"])
        heard.refuses = ["shouldChange"]
        #expect(bar.becomeFirstResponder())
        type("b")
        #expect(bar.text == "a")
        heard.refuses = ["shouldEnd"]
        #expect(!bar.resignFirstResponder())
        #expect(bar.isFirstResponder)
    }

    // Covers: UISearchBar.text, UISearchBar.placeholder
    @Test("Text set in code tells nobody; the clear button tells of the change (documented)")
    func text() throws {
        bar.placeholder = "Find"
        #expect(bar.placeholder == "Find")
        #expect(bar.searchTextField.accessibilityLabel == "Find")
        bar.text = "code"
        app.turn()
        #expect(heard.log.take() == [])
        #expect(bar.text == "code")
        let clear = try #require(bar.searchTextField.parts.clear)
        #expect(!clear.isHidden)
        #expect(bar.searchTextField.convert(CGPoint(x: clear.frame.midX, y: 0), to: bar).x == 385 - 15.5)
        tap(clear)
        #expect(heard.log.take() == ["textDidChange ", "shouldBegin", "didBegin"])
        #expect(bar.text == "")
    }

    @Test("Bookmark and results buttons stand in the field while there is no text")
    func buttons() throws {
        bar.showsBookmarkButton = true
        app.turn()
        tap(try #require(bar.searchTextField.rightView))
        #expect(heard.log.take() == ["bookmarkClicked"])
        bar.text = "a"
        app.turn()
        #expect(bar.searchTextField.rightView?.superview == nil)
        #expect(bar.searchTextField.parts.clear?.isHidden == false)
        bar.text = nil
        bar.showsSearchResultsButton = true
        bar.isSearchResultsButtonSelected = true
        app.turn()
        let button = try #require(bar.searchTextField.rightView as? UIButton)
        #expect(button.isSelected)
        tap(button)
        #expect(heard.log.take() == ["resultsClicked"])
        bar.showsSearchResultsButton = false
        bar.showsBookmarkButton = false
        #expect(bar.searchTextField.rightView == nil)
    }

    // Covers: UISearchBar.scopeButtonTitles, UISearchBar.selectedScopeButtonIndex
    @Test("Scope buttons come below the field with two titles or more; a tap tells the delegate (documented)")
    func scopes() {
        bar.scopeButtonTitles = ["All", "Mine", "Old"]
        #expect(bar.intrinsicContentSize.height == 56)
        bar.showsScopeBar = true
        bar.sizeToFit()
        app.turn()
        #expect(bar.bounds.height == 100)
        let control = bar.parts.scopes
        #expect(control.frame == CGRect(x: 8, y: 56, width: 377, height: 32))
        #expect(bar.selectedScopeButtonIndex == 0)
        let point = control.convert(CGPoint(x: 188, y: 16), to: nil)
        app.tap(point.x, point.y)
        #expect(heard.log.take() == ["scope 1"])
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.selectedScopeButtonIndex = 2
        #expect(heard.log.take() == [])
        #expect(control.selectedSegmentIndex == 2)
        bar.scopeButtonTitles = ["All"]
        #expect(bar.intrinsicContentSize.height == 56)
        #expect(bar.selectedScopeButtonIndex == 0)
    }

    // Covers: UISearchBar.searchBarStyle, UISearchBar.Style.minimal, UISearchBar.barTintColor, UISearchBar.isTranslucent, UISearchBar.tintColor
    @Test("Minimal bars have no ground; a tint colours it, an empty image takes it away with its lines")
    func grounds() {
        let ground = bar.parts.ground
        #expect(!ground.isHidden)
        bar.isTranslucent = false
        bar.barTintColor = .red
        #expect(ground.backgroundColor == .red)
        bar.tintColor = .green
        #expect(bar.parts.cancel.tintColor == .green)
        bar.backgroundImage = UIImage()
        #expect(ground.backgroundColor == nil)
        #expect(ground.subviews.dropFirst().allSatisfy { $0.isHidden })
        bar.backgroundImage = nil
        bar.searchBarStyle = .minimal
        #expect(bar.searchBarStyle == .minimal)
        #expect(ground.isHidden)
    }

    @Test("Images, offsets and attributes reach the field and the scope buttons, and are read back")
    func looks() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { _ in
            UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        bar.setImage(image, for: .search, state: .normal)
        #expect(bar.image(for: .search, state: .normal) === image)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
        bar.setImage(nil, for: .search, state: .normal)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image !== image)
        bar.setSearchFieldBackgroundImage(image, for: .normal)
        #expect(bar.searchFieldBackgroundImage(for: .normal) === image)
        #expect(bar.searchTextField.background === image)
        bar.setPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), for: .search)
        #expect(bar.positionAdjustment(for: .search).horizontal == 5)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 3, vertical: 0)
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
        bar.setNeedsLayout()
        app.turn()
        #expect(abs((bar.searchTextField.leftView?.frame.minX ?? 0) - (11 + 2.0 / 3)) < 0.01)
        #expect(bar.searchTextField.frame.minY == 12)
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(bar.parts.scopes.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
        bar.setScopeBarButtonBackgroundImage(image, for: .normal)
        #expect(bar.scopeBarButtonBackgroundImage(for: .normal) === image)
        bar.setScopeBarButtonDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .normal)
        #expect(bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) === image)
        bar.scopeBarBackgroundImage = image
        #expect(bar.scopeBarBackgroundImage === image)
    }

    @Test("A view that an app puts in place of the magnifier or of a button stays")
    func ownViews() {
        let own = UIImageView(image: UIImage(systemName: "star"))
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        bar.searchTextField.leftView = own
        bar.searchTextField.rightView = right
        bar.searchTextField.rightViewMode = .always
        bar.barTintColor = .red
        bar.prompt = "Which?"
        bar.text = "a"
        app.turn()
        #expect(bar.searchTextField.leftView === own)
        #expect(bar.searchTextField.rightView === right)
        #expect(right.superview === bar.searchTextField)
        #expect(bar.intrinsicContentSize.height == 86)
    }

    @Test("From right to left the field's parts are mirrored, and the cancel button stands on the left")
    func rightToLeft() {
        bar.semanticContentAttribute = .forceRightToLeft
        bar.searchTextField.semanticContentAttribute = .forceRightToLeft
        bar.showsCancelButton = true
        bar.setNeedsLayout()
        bar.searchTextField.setNeedsLayout()
        app.turn()
        #expect(bar.parts.cancel.frame.minX == 8)
        #expect(bar.searchTextField.frame.maxX == 385)
        let field = bar.searchTextField
        #expect(abs((field.leftView?.frame.maxX ?? 0) - (field.bounds.width - 6 - 2.0 / 3)) < 0.01)
        #expect(field.clearButtonRect(forBounds: field.bounds).midX == 15.5)
    }

    // Covers: UISearchBar.init(coder:)
    @Test("An archive keeps texts, scopes, buttons and style")
    func archive() throws {
        bar.placeholder = "Find"
        bar.text = "kept"
        bar.prompt = "Which?"
        bar.scopeButtonTitles = ["A", "B"]
        bar.selectedScopeButtonIndex = 1
        bar.showsScopeBar = true
        bar.showsCancelButton = true
        bar.searchBarStyle = .minimal
        let data = try NSKeyedArchiver.archivedData(withRootObject: bar, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let copy = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UISearchBar)
        #expect(copy.placeholder == "Find")
        #expect(copy.text == "kept")
        #expect(copy.prompt == "Which?")
        #expect(copy.scopeButtonTitles == ["A", "B"])
        #expect(copy.selectedScopeButtonIndex == 1)
        #expect(copy.showsScopeBar)
        #expect(copy.showsCancelButton)
        #expect(copy.searchBarStyle == .minimal)
        #expect(copy.subviews.count == bar.subviews.count)
    }

    // Covers: UISearchBar.init()
    @Test("A proxy's settings reach bars and fields")
    func proxies() {
        UISearchBar.appearance().barTintColor = .orange
        UISearchTextField.appearance().tokenBackgroundColor = .purple
        UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).textColor = .brown
        let other = UISearchBar()
        app.show(other)
        #expect(other.barTintColor == .orange)
        #expect(other.searchTextField.tokenBackgroundColor == .purple)
        #expect(other.searchTextField.textColor == .brown)
    }

    @Test("Assistive technologies find a search field and a cancel button")
    func accessibility() {
        bar.showsCancelButton = true
        app.turn()
        #expect(bar.searchTextField.accessibilityTraits.contains(.searchField))
        #expect(bar.searchTextField.isAccessibilityElement)
        #expect(bar.parts.cancel.accessibilityLabel == "Cancel" || bar.parts.cancel.currentTitle == "Cancel")
    }

    @Test("The return key says Search and waits for text; traits of the bar are the field's")
    func traits() {
        #expect(bar.returnKeyType == .search)
        #expect(bar.enablesReturnKeyAutomatically)
        bar.keyboardType = .emailAddress
        bar.autocapitalizationType = .none
        #expect(bar.searchTextField.keyboardType == .emailAddress)
        #expect(bar.searchTextField.autocapitalizationType == UITextAutocapitalizationType.none)
    }

    @Test("Optional methods that only a subclass of the conforming class has are called by their markers")
    func markers() {
        let delegate = MarkedSearchDelegate()
        bar.delegate = delegate
        bar.showsCancelButton = true
        app.turn()
        tap(bar.searchTextField)
        type("a")
        tap(bar.parts.cancel)
        #expect(delegate.calls == ["should begin", "changed a", "cancel"])
    }

    @Test("Large text makes the field and the bar higher")
    func largeText() {
        let before = bar.intrinsicContentSize.height
        bar.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        app.turn()
        #expect(bar.intrinsicContentSize.height > before + 15)
    }
}

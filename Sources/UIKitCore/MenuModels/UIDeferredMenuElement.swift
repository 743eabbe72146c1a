// Entries that are known only when the menu is open.
// Apple: "UIDeferredMenuElement"
import Foundation

/// Stands for entries that a closure gives when the menu is shown; until then the menu shows a turning wheel.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
    /// Gives the entries by calling its argument, at once or later, once.
    public typealias ElementProvider = (@escaping ([UIMenuElement]) -> Void) -> Void
    package final let provider: ElementProvider
    package final let isCached: Bool
    /// The elements that the provider gave, for elements that keep them.
    package final var fulfilled: [UIMenuElement]?

    init(provider: @escaping ElementProvider, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(content: Content(title: ""))
    }

    override func duplicate() -> UIMenuElement {
        let copy = UIDeferredMenuElement(provider: provider, isCached: isCached)
        copy.content = content
        copy.fulfilled = fulfilled
        return copy
    }

    /// Asks the closure once; what it gives is kept.
    public convenience init(_ elementProvider: @escaping ElementProvider) {
        self.init(provider: elementProvider, isCached: true)
    }
    /// Asks the closure each time the menu is shown.
    open class func uncached(_ elementProvider: @escaping ElementProvider) -> UIDeferredMenuElement {
        UIDeferredMenuElement(provider: elementProvider, isCached: false)
    }
}

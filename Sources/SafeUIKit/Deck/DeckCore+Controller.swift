// What the deck does as a controller: appearing, sizes, escape, archives.
// Apple: "UIViewController", "UIContentContainer".
import UIKit

extension DeckCore {
    /// Another look or behaviour, at once; in an animation block the side moves to it.
    func change(_ set: (inout DeckSettings) -> Void) {
        let before = settings
        set(&settings)
        guard settings != before else { return }
        perform { core in
            if before.layering != core.settings.layering { core.settleNow() }
            core.look()
            core.stateChanged()
        }
    }

    func appeared() {
        appearance.deckDidAppear(shown)
        stateChanged()
    }

    /// What is on its way comes to its end first, so that the children hear of one thing at a time.
    func disappears(_ animated: Bool) {
        settleNow()
        appearance.deckWillDisappear(shown, animated: animated)
    }

    func size(of container: any UIContentContainer, in parent: CGSize) -> CGSize {
        for (side, controller) in sides where controller === container {
            return CGSize(width: width(side, in: parent.width), height: parent.height)
        }
        return parent
    }

    func dimView() -> UIView? {
        guard let dimColor else { return nil }
        let view = UIView()
        view.backgroundColor = dimColor
        view.isUserInteractionEnabled = false
        return view
    }

    // MARK: Escape

    /// Closes the open side. Returns whether there is one.
    func escapes() -> Bool {
        guard goal != nil || openSide != nil else { return false }
        close(.escape)
        return true
    }

    func escapes(_ presses: Set<UIPress>) -> Bool {
        presses.contains { $0.key?.keyCode == .keyboardEscape } && escapes()
    }
}

extension DeckViewController {
    private enum Key {
        static let settings = "DeckSettings"
        static let dim = "DeckDimColor"
        static let center = "DeckCenter"
        static let left = "DeckLeft"
        static let right = "DeckRight"
    }

    func encodeDeck(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let data = try? JSONEncoder().encode(core.settings) { coder.encode(data as NSData, forKey: Key.settings) }
        if let dimColor { coder.encode(dimColor, forKey: Key.dim) }
        coder.encode(centerViewController, forKey: Key.center)
        if let leftViewController { coder.encode(leftViewController, forKey: Key.left) }
        if let rightViewController { coder.encode(rightViewController, forKey: Key.right) }
    }

    func decodeDeck(_ coder: NSCoder) {
        func controller(_ key: String) -> UIViewController? {
            guard coder.allowsKeyedCoding, coder.containsValue(forKey: key) else { return nil }
            return coder.decodeObject(forKey: key) as? UIViewController
        }
        if coder.allowsKeyedCoding, coder.containsValue(forKey: Key.settings),
            let data = coder.decodeObject(forKey: Key.settings) as? Data,
            let settings = try? JSONDecoder().decode(DeckSettings.self, from: data)
        {
            core.settings = settings
            core.dimColor = coder.containsValue(forKey: Key.dim) ? coder.decodeObject(forKey: Key.dim) as? UIColor : nil
        }
        core.start(controller(Key.center), controller(Key.left), controller(Key.right))
    }
}

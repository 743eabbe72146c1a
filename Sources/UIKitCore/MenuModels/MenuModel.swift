// A menu as sections of items, and where it stands, without views.
// No Apple page: this is ours; "UIMenu", "Human Interface Guidelines", Context menus.
import CoreGraphics
import Foundation

/// One row of an open menu.
@MainActor package enum MenuItem {
    /// The menu's title.
    case header(String)
    /// Back to the menu around the one that is shown.
    case back(UIMenu)
    case leaf(any MenuLeaf)
    case submenu(UIMenu)
    case loading(UIDeferredMenuElement)
    /// Leaves side by side.
    case strip([any MenuLeaf], UIMenu.ElementSize)

    /// Whether the row has something before its title.
    package var isMarked: Bool {
        switch self {
        case .leaf(let leaf): leaf.state != .off
        case .submenu, .back: true
        default: false
        }
    }
}

/// The sections of an open menu; thick lines stand between them.
@MainActor package struct MenuModel {
    package private(set) var sections: [[MenuItem]] = []

    /// - Parameter resolve: Returns the elements that a deferred element gave; nil while it is waited for.
    package init(_ menu: UIMenu, isRoot: Bool, resolve: (UIDeferredMenuElement) -> [UIMenuElement]?) {
        var first: [MenuItem] = []
        if !isRoot { first = [.back(menu)] } else if !menu.title.isEmpty { first = [.header(menu.title)] }
        let inner = Self.sections(of: menu, resolve)
        if first.isEmpty {
            sections = inner
        } else if isRoot, let top = inner.first {
            sections = [first + top] + inner.dropFirst()
        } else {
            sections = [first] + inner
        }
    }

    package var items: [MenuItem] { sections.flatMap { $0 } }

    private static func sections(
        of menu: UIMenu, _ resolve: (UIDeferredMenuElement) -> [UIMenuElement]?
    ) -> [[MenuItem]] {
        let size: UIMenu.ElementSize = menu.options.contains(.displayAsPalette) ? .small : menu.preferredElementSize
        return collect(menu.children, size, resolve)
    }

    private static func collect(
        _ children: [UIMenuElement], _ size: UIMenu.ElementSize, _ resolve: (UIDeferredMenuElement) -> [UIMenuElement]?
    ) -> [[MenuItem]] {
        var sections: [[MenuItem]] = []
        var current: [MenuItem] = []
        var strip: [any MenuLeaf] = []
        func endStrip() {
            if !strip.isEmpty { current.append(.strip(strip, size)) }
            strip = []
        }
        func endSection() {
            endStrip()
            if !current.isEmpty { sections.append(current) }
            current = []
        }
        for child in children {
            if let leaf = child as? any MenuLeaf {
                guard !leaf.attributes.contains(.hidden) else { continue }
                if size == .small || size == .medium { strip.append(leaf) } else { current.append(.leaf(leaf)) }
            } else if let menu = child as? UIMenu {
                if menu.options.contains(.displayInline) {
                    endSection()
                    var inner = Self.sections(of: menu, resolve)
                    if !menu.title.isEmpty, !inner.isEmpty { inner[0].insert(.header(menu.title), at: 0) }
                    sections += inner
                } else {
                    endStrip()
                    current.append(.submenu(menu))
                }
            } else if let deferred = child as? UIDeferredMenuElement {
                endStrip()
                guard let given = resolve(deferred) else {
                    current.append(.loading(deferred))
                    continue
                }
                let inner = collect(given, size, resolve)
                current += inner.first ?? []
                if inner.count > 1 {
                    endSection()
                    sections += inner.dropFirst()
                }
            }
        }
        endSection()
        return sections
    }

    // MARK: Selection

    /// Every leaf in a menu, those in its submenus included.
    package static func leaves(of menu: UIMenu) -> [any MenuLeaf] {
        menu.children.flatMap { child -> [any MenuLeaf] in
            if let leaf = child as? any MenuLeaf { return [leaf] }
            if let menu = child as? UIMenu { return leaves(of: menu) }
            return (child as? UIDeferredMenuElement)?.fulfilled?.compactMap { $0 as? any MenuLeaf } ?? []
        }
    }

    /// Marks a chosen leaf in the outermost menu around it that lets one be marked.
    /// - Parameter isWhole: Whether the whole menu does, whatever its options.
    package static func mark(_ leaf: any MenuLeaf, in menu: UIMenu, isWhole: Bool) {
        let all = leaves(of: menu)
        guard all.contains(where: { $0 === leaf }) else { return }
        if isWhole || menu.options.contains(.singleSelection) {
            for other in all { other.state = other === leaf ? .on : .off }
            return
        }
        for case let inner as UIMenu in menu.children { mark(leaf, in: inner, isWhole: false) }
    }
}

/// The place of a menu beside its anchor, in points of the window.
package struct MenuPlacement: Equatable {
    package var frame: CGRect
    package var isAbove: Bool

    /// Below the anchor if it fits there or there is more room than above; its near edge at the anchor's, on the side of
    /// the screen where the anchor is.
    package init(size: CGSize, anchor: CGRect, area: CGRect) {
        let below = area.maxY - anchor.maxY - MenuPlacementMeasures.gap
        let above = anchor.minY - area.minY - MenuPlacementMeasures.gap
        isAbove = size.height > below && above > below
        let room = max(0, isAbove ? above : below)
        let height = min(size.height, max(room, min(size.height, area.height / 3)))
        let left = anchor.midX <= area.midX ? anchor.minX : anchor.maxX - size.width
        let x = max(area.minX, min(left, area.maxX - size.width))
        let wanted = isAbove ? anchor.minY - MenuPlacementMeasures.gap - height : anchor.maxY + MenuPlacementMeasures.gap
        let y = max(area.minY, min(wanted, area.maxY - height))
        frame = CGRect(x: x, y: y, width: size.width, height: height)
    }
}

/// Points.
package enum MenuPlacementMeasures {
    /// The width of a menu. Guessed: by memory of iOS 13 to 18.
    package static let width: CGFloat = 250
    /// Between menu and anchor. Guessed.
    package static let gap: CGFloat = 8
    /// Around the lines of a text that is lifted, and the corner there. Guessed.
    static let linesOutset: CGFloat = 4
}

// What a compositional layout is made of, and what it has found out.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import UIKitCore
import UIKitValues

/// What the app said of a layout. Changed by `UICollectionViewCompositionalLayout.swift`.
struct CompositionalDescription {
    /// The section that all are like; nil where a closure gives them.
    var section: NSCollectionLayoutSection?
    var provider: UICollectionViewCompositionalLayoutSectionProvider?
    var configuration: UICollectionViewCompositionalLayoutConfiguration
}

extension CompositionalDescription {
    @MainActor init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    ) {
        self.init(section: section, provider: nil, configuration: configuration)
    }
    @MainActor init(
        provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    ) {
        self.init(section: nil, provider: provider, configuration: configuration)
    }
}

/// What a layout has found out. Changed by `UICollectionViewCompositionalLayout+Preparing.swift`.
struct CompositionalSolved {
    /// Changed by `UICollectionViewCompositionalLayout+Preparing.swift` and `UICollectionViewCompositionalLayout+Measuring.swift`.
    var solution: CompositionalSolution?
    /// The solution of before the batch, or the animated change of bounds, that is under way. Changed by
    /// `UICollectionViewCompositionalLayout+Preparing.swift` and `UICollectionViewCompositionalLayout+Changes.swift`.
    var before: CompositionalSolution?
    /// The sections as they were given; nil for one that was not.
    var sections: [NSCollectionLayoutSection?] = []
    var environment: (any NSCollectionLayoutEnvironment)?
    var room: CompositionalRoom?
    /// Whether views are pinned, or handlers are told of each pass.
    var followsBounds = false
    var hasPins = false
    /// Whether sections are solved anew in the next pass. Changed by `UICollectionViewCompositionalLayout+Preparing.swift`,
    /// `UICollectionViewCompositionalLayout+Measuring.swift` and `UICollectionViewCompositionalLayout+Invalidation.swift`.
    var needsSolving = true
    /// Whether the counts may be other ones. Changed by `UICollectionViewCompositionalLayout+Preparing.swift` and
    /// `UICollectionViewCompositionalLayout+Invalidation.swift`.
    var needsCounts = true
    /// Sizes that views said. Changed by `UICollectionViewCompositionalLayout+Preparing.swift` and
    /// `UICollectionViewCompositionalLayout+Measuring.swift`.
    var measured = MeasuredElements()
    /// What handlers changed of elements in this pass, by section. Changed by
    /// `UICollectionViewCompositionalLayout+Preparing.swift`, `UICollectionViewCompositionalLayout+Invalidation.swift` and
    /// `UICollectionViewCompositionalLayout+Handlers.swift`.
    var handled: [Int: [HandledElement: AttributesPlace]] = [:]
    // What was told last: the problem of each section, and sections that are missing. Changed by
    // `UICollectionViewCompositionalLayout+Messages.swift`.
    var toldProblems: [Int: LayoutProblem] = [:]
    var toldMissing: Set<Int> = []
}

/// An element that a handler was given.
struct HandledElement: Hashable {
    var kind: String?
    var path: IndexPath
}

/// Sizes that views said, by section.
struct MeasuredElements {
    var items: [Int: [Int: CGSize]] = [:]
    var boundaries: [Int: [Int: CGSize]] = [:]
    var extras: [Int: [LayoutElement.Extra: CGSize]] = [:]
    var layoutBoundaries: [Int: CGSize] = [:]

    func size(of element: LayoutElement) -> CGSize? {
        switch (element.source, element.section) {
        case (.item, let section?): items[section]?[element.index]
        case (.boundary(let number), let section?): boundaries[section]?[number]
        case (.extra(let extra), let section?): extras[section]?[extra]
        case (.layoutBoundary(let number), _): layoutBoundaries[number]
        default: nil
        }
    }

    mutating func take(_ size: CGSize, of element: LayoutElement) {
        switch (element.source, element.section) {
        case (.item, let section?): items[section, default: [:]][element.index] = size
        case (.boundary(let number), let section?): boundaries[section, default: [:]][number] = size
        case (.extra(let extra), let section?): extras[section, default: [:]][extra] = size
        case (.layoutBoundary(let number), _): layoutBoundaries[number] = size
        default: break
        }
    }

    /// At the places after a batch.
    mutating func follow(_ changes: LayoutChanges) {
        items = changes.carriedItems(items)
        boundaries = changes.carried(boundaries)
        // Views at items are measured again.
        extras = [:]
    }
}

/// What a layout fills. Lengths are points; insets are those across the scroll axis, in reading direction.
struct CompositionalRoom: Equatable {
    /// The collection view's size without its content inset.
    var size = CGSize.zero
    var safe = NSDirectionalEdgeInsets.zero
    var margins = NSDirectionalEdgeInsets.zero
    var readable = NSDirectionalEdgeInsets.zero
    var scale: CGFloat = 1
    var isVertical = true

    func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        switch reference {
        case .none: .zero
        case .automatic, .safeArea: safe
        case .layoutMargins: margins
        case .readableContent: readable
        }
    }
}

// The two sessions of a drag: the one of its source, and the one of the places where it may be dropped.
// Apple: "UIDragSession", "UIDropSession".
import CoreGraphics
import Diagnostics
import Foundation
import FoundationAdditions
import UIKitCore

/// A drag as its source sees it.
@MainActor package final class DragSession: NSObject, UIDragSession {
    /// All items, with those that a list keeps to itself.
    package private(set) var allItems: [UIDragItem] = []
    package var localContext: Any?
    package private(set) var allowsMoveOperation = true
    package private(set) var isRestrictedToDraggingApplication = false
    /// The finger, in points of the screen.
    package internal(set) var finger = CGPoint.zero
    /// The view whose interaction alone may take the items; nil for all.
    package weak var onlyPlace: UIView?
    package weak var interaction: UIDragInteraction?

    init(_ interaction: UIDragInteraction) { self.interaction = interaction }

    package var items: [UIDragItem] { allItems.filter { !$0.isListsOwn } }

    package func location(in view: UIView) -> CGPoint { DragPlace.point(finger, in: view) }
    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }
    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    /// Takes items in. One that is there already is left out and reported.
    func accept(_ new: [UIDragItem]) -> [UIDragItem] {
        var taken: [UIDragItem] = []
        for item in new {
            if (allItems + taken).contains(where: { $0 === item }) {
                Catalogue.dragItemTwice.report(object: interaction?.view.map(ObjectName.of))
            } else {
                taken.append(item)
            }
        }
        allItems += taken
        return taken
    }

    func begin(allowsMove: Bool, isRestricted: Bool) {
        allowsMoveOperation = allowsMove
        isRestrictedToDraggingApplication = isRestricted
    }
}

/// A drag as the places see it where it may be dropped.
@MainActor package final class DropSession: NSObject, UIDropSession {
    package let drag: DragSession
    package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    package let progress = Progress(totalUnitCount: 0)
    /// Whether data may be asked for.
    var isPerforming = false

    init(_ drag: DragSession) { self.drag = drag }

    package var items: [UIDragItem] { drag.items }
    package var localDragSession: (any UIDragSession)? { drag }
    package var allowsMoveOperation: Bool { drag.allowsMoveOperation }
    package var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
    package func location(in view: UIView) -> CGPoint { drag.location(in: view) }
    package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
    }
    package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

    @discardableResult
    package func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        guard isPerforming else {
            Catalogue.dropDataTooEarly.report(object: drag.interaction?.view.map(ObjectName.of))
            completion([])
            return Progress(totalUnitCount: 0)
        }
        let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let batch = LoadBatch(providers.count, completion)
        let whole = Progress(totalUnitCount: Int64(providers.count))
        progress.totalUnitCount += Int64(providers.count)
        for (number, provider) in providers.enumerated() {
            provider.loadObject(ofClass: aClass) { [progress] object, _ in
                whole.completedUnitCount += 1
                progress.completedUnitCount += 1
                batch.take(object, number)
            }
        }
        return whole
    }
}

/// Objects that come in any order on any thread, and are handed over together in theirs on the main one.
private final class LoadBatch: @unchecked Sendable {
    private let lock = NSLock()
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(_ count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.completion = completion
        if count == 0 { hand() }
    }

    func take(_ object: (any NSItemProviderReading)?, _ number: Int) {
        let isLast = lock.withLock {
            objects[number] = object
            missing -= 1
            return missing == 0
        }
        if isLast { hand() }
    }

    private func hand() {
        DispatchQueue.main.async { [self] in
            let all = lock.withLock { objects.compactMap { $0 } }
            completion(all)
        }
    }
}

/// Places on the screen in points of views.
@MainActor enum DragPlace {
    static func point(_ screen: CGPoint, in view: UIView) -> CGPoint {
        guard let window = view as? UIWindow ?? view.window else { return screen }
        return view.convert(window.convertFromScreen(screen), from: nil)
    }
}

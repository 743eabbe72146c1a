// The round corners of an inset group.
// Apple: "UITableView.Style", insetGrouped. Observed: a radius of 10 points at the first and the last cell.
import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Rounds the corners that a cell has in its group.
@MainActor enum CellCorners {
    private static let all: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]

    static func round(_ cell: UIView, _ place: CellPlace) {
        let isCard = place.look == .insetGrouped && (place.isFirst || place.isLast)
        let layer = cell.layer
        // A cell that is in no card keeps what the app gave it.
        guard isCard || layer.maskedCorners != all else { return }
        var corners: CACornerMask = isCard ? [] : all
        if isCard, place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isCard, place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        layer.cornerRadius = isCard ? ListMeasures.groupRadius : 0
        layer.cornerCurve = isCard ? .continuous : .circular
        layer.maskedCorners = corners
        cell.clipsToBounds = isCard
    }
}

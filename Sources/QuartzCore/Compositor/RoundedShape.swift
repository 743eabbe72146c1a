// A rectangle of whole pixels with rounded corners, drawn as fills and four small masks.
// No Apple page: this is ours.
import CoreGraphics
import Foundation
import PixelKernels

/// A rounded rectangle whose sides lie on pixels.
struct RoundedShape {
    let rect: PixelRect
    /// Pixels; 0 for square corners.
    let radius: CGFloat
    let isContinuous: Bool
    /// The round corners, by their places on the screen.
    let corners: Set<Corner>
    /// The squares of pixels that the corners take; 0 where none is round.
    let tile: Int

    init(rect: PixelRect, radius: CGFloat, isContinuous: Bool, corners: Set<Corner>) {
        self.rect = rect
        let room = CGFloat(min(rect.width, rect.height)) / 2
        // To a 64th: equal radii computed in different ways share their tiles.
        let radius = (min(max(0, radius), room) * 64).rounded() / 64
        self.radius = corners.isEmpty ? 0 : radius
        self.isContinuous = isContinuous
        self.corners = corners
        if self.radius > 0 {
            let reach = CornerCurve(radius: radius, isContinuous: isContinuous, room: room).reach
            tile = min(Int(reach.rounded(.up)), min(rect.width, rect.height))
        } else {
            tile = 0
        }
    }

    private init(_ other: RoundedShape, rect: PixelRect) {
        self.rect = rect
        radius = other.radius
        isContinuous = other.isContinuous
        corners = other.corners
        tile = other.tile
    }

    /// Coverage of the whole shape at the origin: its corners, and one row and one column for all between them. Nil where
    /// the corners are enormous.
    func coverage(cache: PixelCache) -> StretchedMask? {
        let width = min(rect.width, 2 * tile + 1), height = min(rect.height, 2 * tile + 1)
        guard width * height <= 1 << 26, let buffer = PixelBuffer(width: width, height: height, format: .a8) else {
            return nil
        }
        Kernels.fill(a8: buffer, buffer.bounds, value: 255)
        let small = RoundedShape(self, rect: buffer.bounds)
        for corner in corners where tile > 0 {
            guard let mask = mask(corner, cache: cache) else { continue }
            let square = small.square(corner, tile)
            Kernels.copy(mask, mask.bounds, to: buffer, x: square.minX, y: square.minY, clip: small.area(corner, tile))
        }
        return StretchedMask(
            tile: buffer, column: min(tile, width - 1), extraColumns: rect.width - width, row: min(tile, height - 1),
            extraRows: rect.height - height)
    }

    /// The larger rectangle between the corners that the shape covers wholly.
    var core: PixelRect {
        let level = PixelRect(minX: rect.minX, minY: rect.minY + tile, maxX: rect.maxX, maxY: rect.maxY - tile)
        let upright = PixelRect(minX: rect.minX + tile, minY: rect.minY, maxX: rect.maxX - tile, maxY: rect.maxY)
        return level.area >= upright.area ? level : upright
    }

    var room: CGFloat { CGFloat(min(rect.width, rect.height)) / 2 }

    var curve: CornerCurve { CornerCurve(radius: radius, isContinuous: isContinuous, room: room) }

    /// The square of a corner. On small shapes squares of one side may overlap by a pixel: see `pieces`.
    func square(_ corner: Corner, _ size: Int) -> PixelRect {
        PixelRect(
            x: corner.isRight ? rect.maxX - size : rect.minX, y: corner.isBottom ? rect.maxY - size : rect.minY,
            width: size, height: size)
    }

    /// The part of a corner's square that is this corner's alone: squares that meet in the middle share it out.
    func area(_ corner: Corner, _ size: Int) -> PixelRect {
        var square = square(corner, size)
        let midX = rect.minX + (rect.width + 1) / 2, midY = rect.minY + (rect.height + 1) / 2
        if corner.isRight { square.minX = max(square.minX, midX) } else { square.maxX = min(square.maxX, midX) }
        if corner.isBottom { square.minY = max(square.minY, midY) } else { square.maxY = min(square.maxY, midY) }
        return square
    }

    /// The rectangles of the round corners.
    var cornerAreas: [PixelRect] { tile > 0 ? corners.map { area($0, tile) } : [] }

    /// The rectangles outside all corner areas, disjoint.
    func middle(_ size: Int) -> [PixelRect] {
        guard size > 0 else { return rect.isEmpty ? [] : [rect] }
        var region = [rect]
        for corner in corners {
            let hole = area(corner, size)
            region = region.flatMap { Self.subtract(hole, from: $0) }
        }
        return region
    }

    private static func subtract(_ hole: PixelRect, from rect: PixelRect) -> [PixelRect] {
        let cut = rect.intersection(hole)
        if cut.isEmpty { return [rect] }
        return [
            PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: cut.minY),
            PixelRect(minX: rect.minX, minY: cut.minY, maxX: cut.minX, maxY: cut.maxY),
            PixelRect(minX: cut.maxX, minY: cut.minY, maxX: rect.maxX, maxY: cut.maxY),
            PixelRect(minX: rect.minX, minY: cut.maxY, maxX: rect.maxX, maxY: rect.maxY),
        ].filter { !$0.isEmpty }
    }

    /// Coverage of a corner's square.
    func mask(_ corner: Corner, cache: PixelCache) -> PixelBuffer? {
        let key = CacheKey(kind: .corner, numbers: numbers(corner) + [tile], object: nil)
        return cache.value(key) {
            CornerTile.make(size: tile, outer: curve, inner: nil, corner: corner).map { PlacedMask(mask: $0, x: 0, y: 0) }
        }?.mask
    }

    /// Coverage of a border inside a corner's square of `size` pixels.
    func ring(_ corner: Corner, border: Int, size: Int, coversOutside: Bool, cache: PixelCache) -> PixelBuffer? {
        let key = CacheKey(
            kind: .ring, numbers: numbers(corner) + [border, size, coversOutside ? 1 : 0], object: nil)
        return cache.value(key) {
            let innerRadius = max(0, radius - CGFloat(border))
            let inner = CornerCurve(
                radius: innerRadius, isContinuous: isContinuous, room: max(0, room - CGFloat(border)))
            return CornerTile.make(
                size: size, outer: curve, inner: (inner, border), isRing: coversOutside, corner: corner
            ).map { PlacedMask(mask: $0, x: 0, y: 0) }
        }?.mask
    }

    private func numbers(_ corner: Corner) -> [Int] {
        // Room matters for continuous corners alone.
        let room = isContinuous ? Int(min(self.room, radius * 2) * 2) : 0
        return [Int(radius * 64), isContinuous ? 1 : 0, corner.rawValue, room]
    }
}

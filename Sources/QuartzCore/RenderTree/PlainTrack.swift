// Animations of plain numbers and points, laid side by side: what moves most layers in most frames.
// Apple: "CABasicAnimation".
import CoreGraphics
import Foundation

/// An animation of a plain number or point between two values, with the same arithmetic as an ``AnimationRecord`` on numbers
/// alone. For a number, x counts.
struct PlainTrack {
    private let timing: AnimationTiming
    private let pace: AnimationPacing
    private let property: LayerProperty
    private let isAdditive: Bool
    /// Whether the track is the first of this property in its node, so that it starts from the layer's own value.
    private let isFirst: Bool
    private let from: CGPoint
    private let to: CGPoint
    private let base: CGPoint

    static func fits(_ body: AnimationBody) -> Bool {
        switch body.kind {
        case .number(let property, let span, _):
            property.isOwnNumber && span.from != nil && span.to != nil && !span.isCumulative
        case .point(_, let span, _): span.from != nil && span.to != nil && !span.isCumulative
        default: false
        }
    }

    /// Converts a record; nil for one that does not fit.
    init?(_ record: AnimationRecord, of model: LayerModel, isFirst: Bool) {
        timing = record.timing
        self.isFirst = isFirst
        switch record.body.kind {
        case .number(let property, let span, let pace):
            guard let from = span.from, let to = span.to else { return nil }
            (self.property, self.pace, isAdditive) = (property, pace, span.isAdditive)
            (self.from, self.to) = (CGPoint(x: from, y: 0), CGPoint(x: to, y: 0))
            base = CGPoint(x: model.number(property), y: 0)
        case .point(let property, let span, let pace):
            guard let from = span.from, let to = span.to else { return nil }
            (self.property, self.pace, isAdditive) = (property, pace, span.isAdditive)
            (self.from, self.to) = (from, to)
            base = model.point(property)
        default: return nil
        }
    }

    /// Changes a model that earlier presentations may have changed.
    @inline(__always)
    func apply(to model: inout LayerModel, at time: TimeInterval, _ memo: inout PaceMemo) {
        let value: CGPoint
        if let (fraction, _) = timing.moment(at: time) {
            let p = memo.progress(pace, fraction, timing)
            var mixed = p == 0 ? from : p == 1 ? to : from.mixed(with: to, CGFloat(p))
            if isAdditive { mixed = (isFirst ? base : current(model)).adding(mixed, times: 1) }
            value = mixed
        } else {
            guard isFirst else { return }
            value = base
        }
        switch property {
        case .position: model.position = value
        case .anchorPoint: model.anchorPoint = value
        default: model.setNumber(property, value.x)
        }
    }

    private func current(_ model: borrowing LayerModel) -> CGPoint {
        switch property {
        case .position: model.position
        case .anchorPoint: model.anchorPoint
        default: CGPoint(x: model.number(property), y: 0)
        }
    }
}

/// The tracks of a chunk's nodes, one node after the other.
struct PlainTracks {
    private var tracks: ContiguousArray<PlainTrack> = []
    /// The range of tracks of each node; nil for nodes that do not move plainly.
    private(set) var ranges: ContiguousArray<Range<Int>?> = []

    init(_ nodes: ContiguousArray<RenderNode>) {
        for node in nodes {
            guard node.traits.contains(.movesPlainly) else {
                ranges.append(nil)
                continue
            }
            let first = tracks.count
            var seen: UInt64 = 0
            for record in node.animations {
                guard let property = record.body.property else { continue }
                let bit = UInt64(1) << UInt64(property.rawValue)
                if let track = PlainTrack(record, of: node.model, isFirst: seen & bit == 0) { tracks.append(track) }
                seen |= bit
            }
            ranges.append(first..<tracks.count)
        }
    }

    @inline(__always)
    func read(_ range: Range<Int>, _ body: (UnsafeBufferPointer<PlainTrack>) -> Void) {
        tracks.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }
}

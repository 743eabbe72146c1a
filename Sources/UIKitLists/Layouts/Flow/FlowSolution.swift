// The whole of a flow layout: sections one behind the other, the elements in a rectangle, pinned headers and footers.
// Apple: "UICollectionViewFlowLayout".
import Foundation
import UIKitValues

/// An element of a flow layout with its frame in points of the content.
package struct FlowElement: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case header, item, footer }
    package var kind: Kind
    package var section: Int
    package var item: Int
    package var frame: CGRect
    /// Headers and footers are above items, which have 0.
    package var zIndex: Int { kind == .item ? 0 : FlowMeasures.headerOrder }
}

/// The part of the content that pinned headers and footers keep to.
package struct FlowPins: Equatable, Sendable {
    /// The visible part of the content, without the adjusted content inset.
    package var visible: CGRect
    package var headers: Bool
    package var footers: Bool

    package init(visible: CGRect, headers: Bool = true, footers: Bool = true) {
        self.visible = visible
        self.headers = headers
        self.footers = footers
    }
}

/// A prepared flow layout.
///
/// Items of one size are arithmetic: preparing is O(sections). A place is O(log lines); the elements in a rectangle are
/// O(log n + k).
package struct FlowSolution: Sendable {
    package let container: FlowContainer
    private var sections: [FlowSection]
    private var starts: [CGFloat]
    /// The length of all sections along the scroll axis.
    private var length: CGFloat

    /// Prepares the layout.
    package init(_ container: FlowContainer, sections inputs: [FlowSectionInput]) {
        self.container = container
        sections = inputs.map { FlowSection($0, in: container) }
        starts = []
        starts.reserveCapacity(inputs.count)
        length = 0
        for section in sections {
            starts.append(length)
            length += section.length
        }
    }

    /// The content's size in points.
    package var contentSize: CGSize {
        container.isVertical
            ? CGSize(width: container.across, height: length) : CGSize(width: length, height: container.across)
    }

    /// How many sections there are.
    package var sectionCount: Int { sections.count }

    /// How many items a section has.
    package func count(ofSection section: Int) -> Int { sections[section].input.count }

    /// Sizes that cannot be followed, at most one of a kind for each section.
    package var findings: [FlowFinding] {
        sections.enumerated().flatMap { number, section -> [FlowFinding] in
            var found: [FlowFinding] = []
            if let item = section.firstNotPositive {
                found.append(FlowFinding(problem: .notPositive, section: number, item: item, isWidth: container.isVertical))
            }
            if let item = section.firstTooLong {
                let length = section.rules.across(section.size(of: item))
                found.append(
                    FlowFinding(
                        problem: .tooLong(item: length, room: section.rules.room), section: number, item: item,
                        isWidth: container.isVertical))
            }
            return found
        }
    }

    /// An item's frame; nil if there is no such item.
    package func frame(ofItem item: Int, section: Int) -> CGRect? {
        guard sections.indices.contains(section), item >= 0, item < sections[section].input.count else { return nil }
        let place = sections[section].place(of: item)
        return rect(starts[section] + place.along, place.across, sections[section].size(of: item))
    }

    /// A header's frame, with pins where it is pinned; nil if the section has none.
    package func headerFrame(section: Int, pins: FlowPins? = nil) -> CGRect? {
        guard sections.indices.contains(section), sections[section].input.header > 0 else { return nil }
        let one = sections[section]
        var along = starts[section]
        if let pins, pins.headers {
            let latest = max(along, along + one.length - one.input.footer - one.input.header)
            along = min(max(along, visibleRange(pins).lower), latest)
        }
        return band(along, one.input.header)
    }

    /// A footer's frame, with pins where it is pinned; nil if the section has none.
    package func footerFrame(section: Int, pins: FlowPins? = nil) -> CGRect? {
        guard sections.indices.contains(section), sections[section].input.footer > 0 else { return nil }
        let one = sections[section]
        let place = starts[section] + one.length - one.input.footer
        var along = place
        if let pins, pins.footers {
            let earliest = min(place, starts[section] + one.input.header)
            along = max(min(place, visibleRange(pins).upper - one.input.footer), earliest)
        }
        return band(along, one.input.footer)
    }

    /// The elements whose frames meet a rectangle, by section: header, items in order, footer.
    package func elements(in area: CGRect, pins: FlowPins? = nil) -> [FlowElement] {
        var found: [FlowElement] = []
        let (lower, upper) = alongRange(area)
        var number = firstSection(endingAtOrAfter: lower)
        while number < sections.count, starts[number] <= upper {
            let section = sections[number]
            let start = starts[number]
            if let frame = headerFrame(section: number, pins: pins), Self.meet(frame, area) {
                found.append(FlowElement(kind: .header, section: number, item: 0, frame: frame))
            }
            // Origins are rounded, so that a frame may reach a pixel further than its line.
            let pixel = 1 / container.scale
            section.visit(from: lower - start - pixel, to: upper - start + pixel) { item, along, across in
                let frame = rect(start + along, across, section.size(of: item))
                if Self.meet(frame, area) { found.append(FlowElement(kind: .item, section: number, item: item, frame: frame)) }
            }
            if let frame = footerFrame(section: number, pins: pins), Self.meet(frame, area) {
                found.append(FlowElement(kind: .footer, section: number, item: 0, frame: frame))
            }
            number += 1
        }
        return found
    }

    /// Replaces estimated sizes of a section's items by measured ones; only what follows them is laid out again.
    /// Returns how much longer the content is, in points.
    @discardableResult
    package mutating func setMeasured(_ sizes: [Int: CGSize], section: Int) -> CGFloat {
        guard sections.indices.contains(section) else { return 0 }
        let change = sections[section].setSizes(sizes)
        if change != 0 {
            for later in sections.indices.dropFirst(section + 1) { starts[later] += change }
            length += change
        }
        return change
    }

    /// Whether two frames share points. An empty frame counts where it lies inside.
    static func meet(_ frame: CGRect, _ area: CGRect) -> Bool {
        frame.minX < area.maxX && frame.maxX > area.minX && frame.minY < area.maxY && frame.maxY > area.minY
    }

    private func firstSection(endingAtOrAfter lower: CGFloat) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] + sections[middle].length < lower - 1 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// A rectangle's extent along the scroll axis, as if nothing were mirrored.
    private func alongRange(_ area: CGRect) -> (lower: CGFloat, upper: CGFloat) {
        if container.isVertical { return (area.minY, area.maxY) }
        return container.isMirrored ? (length - area.maxX, length - area.minX) : (area.minX, area.maxX)
    }

    private func visibleRange(_ pins: FlowPins) -> (lower: CGFloat, upper: CGFloat) { alongRange(pins.visible) }

    private func band(_ along: CGFloat, _ extent: CGFloat) -> CGRect {
        rect(
            along, 0,
            container.isVertical
                ? CGSize(width: container.across, height: extent) : CGSize(width: extent, height: container.across))
    }

    private func rect(_ along: CGFloat, _ across: CGFloat, _ size: CGSize) -> CGRect {
        var origin = container.isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
        if container.isMirrored { origin.x = contentSize.width - origin.x - size.width }
        let scale = container.scale
        return CGRect(
            origin: CGPoint(x: (origin.x * scale).rounded() / scale, y: (origin.y * scale).rounded() / scale), size: size)
    }
}

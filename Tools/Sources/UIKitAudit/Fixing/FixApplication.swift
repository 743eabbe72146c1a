// Fixes into files.
import SwiftModel

/// The files that one round of fixes changes, in memory.
public struct FixApplication: Sendable {
    /// The new bytes by relative path.
    public private(set) var files: [String: [UInt8]] = [:]
    /// The findings whose fixes went in.
    public private(set) var applied: [Finding] = []
    /// The fixes that stayed out; what overlaps may go in next round.
    public private(set) var conflicts: [FixConflict] = []

    /// Applies the first safe fix of each finding, in the findings' order; a fix goes in whole or not at all.
    public init(_ findings: [Finding], sources: SourceStore) {
        var accepted: [String: [TextEdit]] = [:]
        for finding in findings {
            guard let fix = finding.safeFix else { continue }
            let cause = fix.edits.lazy.compactMap { Self.flaw(in: $0, sources) }.first
                ?? (Self.overlaps(fix, accepted) ? .overlapping : nil)
            if let cause {
                conflicts.append(FixConflict(finding: finding, cause: cause))
            } else {
                applied.append(finding)
                for edit in fix.edits { accepted[edit.path, default: []].append(edit) }
            }
        }
        for (path, edits) in accepted {
            guard let text = sources.text(path) else { continue }
            files[path] = Self.apply(edits, to: text.bytes)
        }
    }

    private static func flaw(in edit: TextEdit, _ sources: SourceStore) -> FixConflict.Cause? {
        guard !edit.path.hasPrefix("/"), !edit.path.split(separator: "/").contains("..") else { return .outside }
        guard let text = sources.text(edit.path) else { return .unreadable }
        guard edit.offsets.lowerBound >= 0, edit.offsets.upperBound <= text.bytes.count else { return .outside }
        let splitsScalar = [edit.offsets.lowerBound, edit.offsets.upperBound].contains {
            $0 < text.bytes.count && text.bytes[$0] & 0xC0 == 0x80
        }
        if splitsScalar { return .outside }
        return String(validating: text.bytes, as: UTF8.self) == nil ? .notUTF8 : nil
    }

    private static func overlaps(_ fix: Fix, _ accepted: [String: [TextEdit]]) -> Bool {
        for (index, edit) in fix.edits.enumerated() {
            let others = (accepted[edit.path] ?? []) + fix.edits[..<index].filter { $0.path == edit.path }
            if others.contains(where: { collide($0.offsets, edit.offsets) }) { return true }
        }
        return false
    }

    /// Two insertions at one place, or an insertion at the edge of a replacement, have no order: they collide too.
    private static func collide(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        if a.isEmpty || b.isEmpty { return a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound }
        return a.overlaps(b)
    }

    private static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
        let usesCRLF = LineEnding.isCRLF(bytes)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 256)
        var end = 0
        for edit in edits.sorted(by: { $0.offsets.lowerBound < $1.offsets.lowerBound }) {
            result += bytes[end..<edit.offsets.lowerBound]
            result += usesCRLF ? LineEnding.withCRLF(edit.replacement) : Array(edit.replacement.utf8)
            end = edit.offsets.upperBound
        }
        return result + bytes[end...]
    }
}

extension Finding {
    /// What `--fix` does about the finding; nil where a person must.
    var safeFix: Fix? { fixes.first { $0.isSafe && !$0.edits.isEmpty } }
}

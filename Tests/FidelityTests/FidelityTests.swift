// The gate: scenes that passed must not get worse. `script/fidelity` writes the table anew.
// No Apple page: this is ours.
import Foundation
import PixelKernels
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Fidelity", .harness) struct FidelityTests {
    @Test("scenes that passed against their recorded pictures do not get worse", .enabled(if: References.isHere))
    func scenes() async throws {
        var rows: [Table.Row] = []
        var comparisons: [Comparison] = []
        let written = Table(text: try String(contentsOf: Table.url, encoding: .utf8))
        for scene in Scene.all + Scene.unseen {
            if References.isMore(scene) ? !References.hasMore : References.isUnseen(scene) && !References.has(scene) {
                // Another machine has the picture: what is written of it stands.
                rows += written.rows.filter { $0.file == scene.file }
                continue
            }
            let recorded = try #require(References.picture(of: scene), "\(scene.file) cannot be decoded")
            guard let rendering = try await Rendering.of(scene) else {
                #expect(scene.build == nil, "\(scene.file) drew nothing")
                #expect(scene.stage == nil, "\(scene.file) drew nothing")
                rows.append(Table.Row(scene, nil))
                continue
            }
            let comparison = Comparison(scene, recorded: recorded, rendering: rendering)
            comparisons.append(comparison)
            rows.append(Table.Row(scene, comparison.figures))
        }
        let table = Table(rows: rows)
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment["VITRINE_FIDELITY_REPORT"] {
            try Report(folder: URL(fileURLWithPath: folder)).write(comparisons, table)
        }
        if environment["VITRINE_FIDELITY"] == "write" {
            let old = try String(contentsOf: Table.url, encoding: .utf8)
            let (day, commit) = (environment["VITRINE_FIDELITY_DAY"] ?? "?", environment["VITRINE_FIDELITY_COMMIT"] ?? "?")
            var first = Table.parts(old).firstRun.map(String.init) ?? table.firstRun(day, commit)
            for set in Table.unseenSets where !first.contains(Table.unseenHeading(set)) && !table.unseen(set).isEmpty {
                first += "\n" + table.unseenFirstRun(set, day, commit)
            }
            try Data((table.text + "\n" + first).utf8).write(to: Table.url)
            return
        }
        #expect(!written.rows.isEmpty)
        for setback in written.setbacks(against: rows) {
            Issue.record("\(setback) script/fidelity shows the pictures side by side.")
        }
    }

    @Test("every recorded picture has its scene, and no scene is without a picture", .enabled(if: References.isHere))
    func completeness() {
        #expect(Set(Scene.all.filter { !References.isMore($0) }.map(\.file)).sorted() == References.names)
        let more = References.moreNames
        if !more.isEmpty { #expect(Set(Scene.all.filter(References.isMore).map(\.picture)).sorted() == more) }
        #expect(Set(Scene.all.map(\.file)).count == Scene.all.count)
    }

    @Test(
        "each list of pictures not seen before has enough, each with its scene, and none that another list has",
        arguments: [(0, 20, 8), (1, 20, 6), (2, 50, 6)])
    func unseen(list: Int, pictures: Int, repositories: Int) {
        func owners(_ names: [String]) -> Set<Substring> { Set(names.map { $0.prefix { $0 != "_" } }) }
        let names = References.unseenNames[list]
        #expect(Set(Scene.unseen.filter { References.unseenSet($0) == list + 1 }.map(\.picture)).sorted() == names)
        #expect(Scene.unseen.filter { References.unseenSet($0) == list + 1 && !$0.isLeftOut }.count >= pictures)
        #expect(owners(names).count >= repositories)
        func listed(_ lists: [URL]) -> [String] {
            lists.flatMap { list in
                ((try? String(contentsOf: list, encoding: .utf8)) ?? "").split(whereSeparator: \.isNewline).dropFirst()
                    .map { line in
                        line.split(separator: ",").prefix(3).enumerated().filter { $0.offset != 1 }.map(\.element).joined()
                    }
            }
        }
        let others = References.unseenLists.enumerated().filter { $0.offset != list }.map(\.element)
        #expect(Set(listed([References.unseenLists[list]])).isDisjoint(with: listed(others)))
        // The first two lists share no repository either; the third has other pictures of some of theirs.
        guard list < 2 else { return }
        #expect(owners(names).isDisjoint(with: owners(References.unseenNames[1 - list] + References.moreNames)))
    }

    @Test("every scene of a picture not seen before has its picture in one of the lists") func listed() {
        #expect(Scene.unseen.filter { !References.isUnseen($0) }.map(\.file).isEmpty)
    }

    @Test("a scene that misses says why") func reasons() throws {
        let written = Table(text: try String(contentsOf: Table.url, encoding: .utf8))
        for row in written.rows where row.result != "pass" {
            #expect(!row.remark.isEmpty, "\(row.file)")
        }
    }

    @Test("the section of the first run is kept, and its rows are not read as today's") func firstRun() {
        let table = Table(rows: [Table.Row(file: "a", figures: Figures(equalLines: 1, allLines: 1, pixels: 1), remark: "")])
        let first = table.firstRun("1 May", "abc")
        let parts = Table.parts(table.text + "\n" + first)
        #expect(parts.firstRun.map(String.init) == first)
        #expect(first.contains("1 May, commit abc"))
        #expect(first.contains("| `a` |"))
        #expect(Table(text: table.text + "\n" + first).rows == table.rows)
        #expect(Table.parts(table.text).firstRun == nil)
    }

    @Test("a table that is written and read again has the same figures")
    func roundTrip() {
        var figures = Figures(
            frames: 0.5, equalLines: 3, allLines: 5, pixels: 0.96, baselines: 1, controls: 0.98, controlsNeed: 0.97, text: 2)
        var table = Table(rows: [
            Table.Row(file: "a", figures: figures, remark: "Why."), Table.Row(file: "b", figures: nil, remark: "Later."),
        ])
        table.rows[1].isLeftOut = true
        #expect(Table(text: table.text).rows == table.rows)
        #expect(table.rows.map(\.result) == ["miss", "left out"])
        figures.equalLines = 5
        table.rows[0].figures = figures
        #expect(table.rows[0].result == "pass")
        figures.pixels = 0.95
        #expect(table.setbacks(against: [Table.Row(file: "a", figures: figures, remark: "")]).count == 1)
        #expect(table.setbacks(against: table.rows).isEmpty)
        var worse = table.rows[0]
        worse.figures?.baselines = 2
        #expect(table.setbacks(against: [worse]).count == 1)
        worse = table.rows[0]
        worse.figures?.controls = 0.97
        #expect(table.setbacks(against: [worse]).count == 1)
    }

    @Test("the verdict counts each target by itself, and neither other releases' looks nor the font's own widths")
    func verdict() {
        func row(_ file: String, _ figures: Figures, _ change: (inout Table.Row) -> Void = { _ in }) -> Table.Row {
            var row = Table.Row(file: file, figures: figures, remark: "Why.")
            change(&row)
            return row
        }
        let good = Figures(frames: 0.5, equalLines: 99, allLines: 99, pixels: 0.96, text: 2)
        var table = Table(rows: [
            row("a", good), row("b", Figures(frames: 4, equalLines: 1, allLines: 1, pixels: 1)) { $0.isFontsOwn = true },
            row("c", Figures(frames: 0, equalLines: 0, allLines: 9, pixels: 0.5)) { $0.isOtherRelease = true },
        ])
        #expect(Table(text: table.text).rows == table.rows)
        #expect(table.rows.map(\.result) == ["pass", "font", "miss"])
        #expect(table.verdicts.map(\.isMet) == [true, true, true, true, true])
        #expect(table.verdicts[1].finding == "100 of 100 lines (100.0 %)")
        table.rows.append(row("d", Figures(frames: 2, equalLines: 0, allLines: 2, pixels: 0.9)))
        #expect(table.verdicts.map(\.isMet) == [false, false, true, false, true])
        // Pictures not seen before count by themselves.
        let bad = row("u", Figures(frames: 9, equalLines: 0, allLines: 1, pixels: 0.1)) { $0.unseenSet = 1 }
        table.rows.append(bad)
        #expect(table.verdicts.map(\.isMet) == [false, false, true, false, true])
        #expect(Table.verdicts(of: [bad]).map(\.isMet) == [false, false, true, false, true])
        #expect(Table(text: table.text).rows.filter(\.isUnseen) == [bad])
        #expect(table.unseenFirstRun(1, "1 May", "abc").contains("| `u` |"))
        // And each set by itself.
        table.rows.append(row("v", bad.figures ?? good) { $0.unseenSet = 2 })
        #expect(Table(text: table.text).unseen(1) == [bad])
        #expect(Table(text: table.text).unseen(2).map(\.file) == ["v"])
        #expect(!table.unseenFirstRun(2, "1 May", "abc").contains("| `u` |"))
        table.rows.append(row("e", Figures(equalLines: 1, allLines: 1, pixels: 1, baselines: 2, controls: 0.96)))
        #expect(table.verdicts.map(\.isMet) == [false, false, false, false, false])
        #expect(table.verdicts[3].finding.hasSuffix("missed by `d`"))
    }

    @Test("sRGB's red in Generic RGB loses its green, and is (255, 38, 0) where it comes back [observed]")
    func genericRGB() {
        let red = GenericRGB.ends(.red).cgColor.components ?? []
        #expect(red.count == 4 && abs(red[0] - 0.986) < 0.002 && red[1] == 0 && abs(red[2] - 0.029) < 0.002)
        #expect(GenericRGB.standard(0xFFFF_0000) == 0xFFFF_2600)
        #expect(GenericRGB.standard(0xFFFF_FFFF) == 0xFFFF_FFFF)
        #expect(GenericRGB.standard(0xFF00_0000) == 0xFF00_0000)
    }

    @Test("sRGB's green in 8 bits of Display P3 comes back as (3, 255, 0), white and grey as they were [observed]")
    func displayP3() {
        var rounding = DisplayP3.Rounding()
        #expect(rounding.rounded(0xFF00_FF00) == 0xFF03_FF00)
        #expect(rounding.rounded(0xFFFF_FFFF) == 0xFFFF_FFFF)
        #expect(rounding.rounded(0xFF80_8080) == 0xFF80_8080)
    }

    @Test("a picture moved by two pixels misses, its text alone does not")
    func mustMiss() throws {
        func picture(_ box: PixelRect, _ text: PixelRect) throws -> PixelBuffer {
            let buffer = try #require(PixelBuffer(width: 40, height: 40))
            for y in 0..<40 {
                let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
                for x in 0..<40 {
                    let one = PixelRect(x: x, y: y, width: 1, height: 1)
                    row[x] =
                        !one.intersection(text).isEmpty ? 0xFF00_0000 : one.intersection(box).isEmpty ? 0xFFFF_FFFF : 0xFF00_00FF
                }
            }
            return buffer
        }
        let scene = Scene("x", build: nil)
        let box = PixelRect(x: 0, y: 20, width: 20, height: 20)
        let text = PixelRect(x: 5, y: 5, width: 20, height: 6)
        func figures(_ box: PixelRect, _ text: PixelRect) throws -> Figures {
            let rendering = Rendering(
                buffer: try picture(box, text), texts: [PixelRect(x: 0, y: 0, width: 40, height: 18)], frames: [:], lines: [:])
            let recorded = try picture(
                PixelRect(x: 0, y: 20, width: 20, height: 20), PixelRect(x: 5, y: 5, width: 20, height: 6))
            return Comparison(scene, recorded: recorded, rendering: rendering).figures
        }
        #expect(try figures(box, text) == Figures(frames: 0, pixels: 1, baselines: 0, text: 0))
        #expect(try figures(box, PixelRect(x: 5, y: 6, width: 20, height: 6)).baselines == 1)
        let moved = try figures(box, PixelRect(x: 6, y: 5, width: 20, height: 6))
        #expect(moved.pixels == 1)
        #expect(moved.text == 1)
        let other = try figures(PixelRect(x: 4, y: 20, width: 20, height: 20), text)
        #expect(other.pixels < 0.95)
        #expect(!other.passes)
    }

    @Test("a probe finds an edge in both pictures, and a control is judged inside its frame alone")
    func probesAndControls() throws {
        func picture(_ box: PixelRect) throws -> PixelBuffer {
            let buffer = try #require(PixelBuffer(width: 40, height: 40))
            for y in 0..<40 {
                let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
                for x in 0..<40 {
                    row[x] = PixelRect(x: x, y: y, width: 1, height: 1).intersection(box).isEmpty ? 0xFFFF_FFFF : 0xFF00_00FF
                }
            }
            return buffer
        }
        func figures(_ change: (inout Scene) -> Void) throws -> Figures {
            let ours = Rendering(
                buffer: try picture(PixelRect(x: 12, y: 10, width: 10, height: 10)), texts: [], frames: [:], lines: [:])
            let recorded = try picture(PixelRect(x: 10, y: 10, width: 10, height: 10))
            return Comparison(Scene("x", Scene.Setting(scale: 1), build: nil).with(change), recorded: recorded, rendering: ours)
                .figures
        }
        let across = Scene.Probe(isAcross: true, line: 15, start: 0, end: 30)
        #expect(try figures { $0.probes = [across] }.frames == 2)
        #expect(try figures { $0.probes = [Scene.Probe(isAcross: false, line: 15, start: 39, end: 5)] }.frames == 0)
        #expect(try figures { $0.probes = [Scene.Probe(isAcross: true, line: 5, start: 0, end: 30)] }.frames == .infinity)
        // 40 of 1,600 pixels differ; inside the control 20 of 100.
        let inside = try figures { $0.controls = [Scene.Control(frame: CGRect(x: 10, y: 10, width: 10, height: 10))] }
        #expect(inside.pixels == 0.975)
        #expect(inside.controls == 0.8)
        #expect(!inside.passes)
    }

    @Test("lines count as equal where they end after the same words")
    func lineEnds() {
        #expect(Comparison.equalEnds(["a b", "c d"], ["a b", "c d"]) == 2)
        #expect(Comparison.equalEnds(["a b", "c d"], ["a", "b c d"]) == 0)
        #expect(Comparison.equalEnds(["a b", "cde…"], ["a b", "cd…"]) == 2)
        #expect(Comparison.equalEnds(["cde…"], ["cde"]) == 0)
        #expect(Comparison.equalEnds(["a b"], ["a b", "c"]) == 0)
    }
}

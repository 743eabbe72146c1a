// A screen that is drawn smaller than its device: thin lines stay, text is drawn for it, the app is told of nothing.
// No Apple page: this is ours.
import CoreGraphics
import PixelKernels
import QuartzCore
import Stage
import Testing
import UIKit
import UIKitControls
import UIKitCore
import UIKitText
import UIKitValues
import UIKitTesting

@MainActor @Suite(.harness) struct RasterTests {
    /// Rows or columns of the middle that are darker than white.
    private func darkLines(_ stage: RasterStage, across: Bool) throws -> [Int] {
        let screen = try #require(stage.screen)
        return (0..<(across ? screen.height : screen.width)).filter { index in
            let pixel =
                across
                ? screen.row(index).assumingMemoryBound(to: UInt32.self)[screen.width / 2]
                : screen.row(screen.height / 2).assumingMemoryBound(to: UInt32.self)[index]
            return pixel & 255 < 128
        }
    }

    @Test("a line of one pixel of the device is one whole pixel, wherever it lies", arguments: [0.62, 1, 1.0342, 1.5, 2, 2.41])
    func thinLines(raster: Double) throws {
        for across in [true, false] {
            let stage = RasterStage.install(raster: raster) { root in
                for index in 0..<24 {
                    // Every phase of the device's pixels.
                    let place = 10 + CGFloat(index) * (7 + 1.0 / 3)
                    let line = UIView(
                        frame: across
                            ? CGRect(x: 0, y: place, width: 200, height: 1.0 / 3)
                            : CGRect(x: place, y: 0, width: 1.0 / 3, height: 300))
                    line.backgroundColor = .black
                    root.addSubview(line)
                }
            }
            let lines = try darkLines(stage, across: across)
            #expect(lines.count == 24, "\(raster): \(lines)")
            for (index, line) in lines.enumerated() {
                // From middle to middle.
                let middle = (10 + Double(index) * (7 + 1.0 / 3) + 1.0 / 6) * raster
                #expect(abs(Double(line) + 0.5 - middle) <= 1, "\(index)")
            }
        }
    }

    @Test("the line at the foot of a cell is not painted over by the next cell", arguments: [1, 1.0342, 1.72])
    func cells(raster: Double) throws {
        let stage = RasterStage.install(raster: raster) { root in
            for index in 0..<20 {
                let cell = UIView(frame: CGRect(x: 0, y: CGFloat(index) * (14 + 1.0 / 3), width: 200, height: 14 + 1.0 / 3))
                cell.backgroundColor = .white
                cell.clipsToBounds = true
                let line = UIView(frame: CGRect(x: 0, y: 14, width: 200, height: 1.0 / 3))
                line.backgroundColor = .black
                cell.addSubview(line)
                root.addSubview(cell)
            }
        }
        let lines = try darkLines(stage, across: true)
        #expect(lines.count == 20, "\(lines)")
    }

    /// A screen of texts, drawn views and shapes, all at whole points.
    private func fill(_ root: UIView) {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.systemIndigo.setFill()
                UIBezierPath(ovalIn: bounds.insetBy(dx: 3, dy: 3)).fill()
                NSAttributedString(string: "drawn", attributes: [.font: UIFont.systemFont(ofSize: 12)]).draw(
                    at: CGPoint(x: 9, y: 8))
            }
        }
        let title = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
        title.text = "Hairlines and text"
        title.font = .systemFont(ofSize: 20, weight: .bold)
        let several = UILabel(frame: CGRect(x: 10, y: 50, width: 180, height: 24))
        let text = NSMutableAttributedString(string: "red and blue")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        several.attributedText = text
        let drawn = Drawn(frame: CGRect(x: 10, y: 80, width: 60, height: 30))
        drawn.backgroundColor = .clear
        let view = UITextView(frame: CGRect(x: 10, y: 120, width: 180, height: 90))
        view.text = "A text view keeps its lines in layers of their own, drawn when they are laid out."
        view.font = .systemFont(ofSize: 15)
        let button = UIButton(configuration: .filled())
        button.configuration?.title = "Press"
        button.frame = CGRect(x: 10, y: 220, width: 100, height: 40)
        for part in [title, several, drawn, view, button] { root.addSubview(part) }
    }

    @Test("text and what views draw have the pixels that are seen: as on a device that has no more", arguments: [2.0, 1])
    func crisp(raster: Double) throws {
        let own = try #require(RasterStage.install(scale: raster, fill).screen)
        let reduced = try #require(RasterStage.install(raster: raster, fill).screen)
        #expect(reduced.width == own.width)
        #expect(reduced.height == own.height)
        // Places are those of the device's pixels, so lines may lie a pixel apart; blurred text would differ everywhere.
        func ink(_ buffer: PixelBuffer) -> (full: Int, part: Int) {
            var full = 0, part = 0
            for y in 0..<buffer.height {
                let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
                for x in 0..<buffer.width {
                    let red = row[x] >> 16 & 255
                    if red < 40 { full += 1 } else if red < 230 { part += 1 }
                }
            }
            return (full, part)
        }
        let (a, b) = (ink(own), ink(reduced))
        #expect(abs(a.full - b.full) * 100 <= a.full * 6, "\(a) and \(b)")
        #expect(abs(a.part - b.part) * 100 <= a.part * 6, "\(a) and \(b)")
    }

    @Test("a label at whole points has the bytes that it has on a device of that scale")
    func sameBytes() throws {
        func fill(_ root: UIView) {
            let label = UILabel(frame: CGRect(x: 12, y: 9, width: 150, height: 24))
            label.text = "Hamburgefonts 0123"
            root.addSubview(label)
        }
        let own = try #require(RasterStage.install(scale: 2, fill).screen)
        let reduced = try #require(RasterStage.install(raster: 2, fill).screen)
        #expect(reduced.difference(from: own).most <= 1)
    }

    @Test("what the app is told stays as the device is, and its pictures have all of the device's pixels")
    func untold() throws {
        func picture(_ stage: RasterStage) throws -> PixelBuffer {
            let root = try #require(UIScreen.main.windows.first?.rootViewController?.view)
            let image = UIGraphicsImageRenderer(bounds: root.bounds).image { _ in
                _ = root.drawHierarchy(in: root.bounds, afterScreenUpdates: true)
            }
            return try #require(image.cgImage?.pixelBuffer)
        }
        let whole = try picture(RasterStage.install(fill))
        let stage = RasterStage.install(raster: 1.0342, fill)
        let before = try #require(stage.screen?.copy())
        #expect(UIScreen.main.scale == 3)
        #expect(UIScreen.main.nativeScale == 3)
        #expect(UIScreen.main.traitCollection.displayScale == 3)
        #expect(UIScreen.main.bounds.size == CGSize(width: 200, height: 300))
        #expect(stage.screen?.width == 207)
        #expect(stage.screen?.height == 310)
        #expect(try picture(stage).difference(from: whole).pixels == 0)
        // The picture has left the screen as it was.
        stage.turn()
        stage.turn()
        #expect(try #require(stage.screen).difference(from: before).pixels == 0)
    }

    @Test("a screen that goes back to all pixels has the bytes that it had")
    func backAgain() throws {
        let stage = RasterStage.install(fill)
        let whole = try #require(stage.screen?.copy())
        for scale in [1.3, 0.7, 2] as [CGFloat] {
            stage.draw(at: scale)
            #expect(stage.screen?.width == Int((200 * scale).rounded()))
        }
        stage.draw(at: nil)
        #expect(try #require(stage.screen).difference(from: whole).pixels == 0)
    }

    @Test("what was away while the scale changed is drawn for it when it comes back")
    func awayMeanwhile() throws {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 24))
        label.text = "Away meanwhile"
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
        holder.addSubview(label)
        let stage = RasterStage.install { $0.addSubview(holder) }
        let root = try #require(holder.superview)
        stage.draw(at: 1.5)
        let shown = try #require(stage.screen?.copy())
        holder.removeFromSuperview()
        stage.draw(at: 3)
        stage.draw(at: 0.8)
        root.addSubview(holder)
        stage.turn()
        stage.draw(at: nil)
        holder.removeFromSuperview()
        stage.draw(at: 1.5)
        root.addSubview(holder)
        stage.turn()
        stage.turn()
        #expect(try #require(stage.screen).difference(from: shown).pixels == 0)
    }

    @Test("frames of what changed are those drawn whole, at scales that are no whole numbers", arguments: [1.0342, 1.5, 0.77])
    func parts(raster: Double) throws {
        var seed: UInt64 = 0x5EED + UInt64(raster * 1000)
        func random(_ bound: Int) -> CGFloat {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(Int(seed >> 33) % bound)
        }
        var parts: [UIView] = []
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 150, width: 200, height: 150))
        let stage = RasterStage.install(raster: raster) { root in
            fill(root)
            scroll.backgroundColor = .white
            scroll.contentSize = CGSize(width: 200, height: 900)
            for index in 0..<30 {
                let line = UIView(frame: CGRect(x: 0, y: 29 + 1.0 / 3 + CGFloat(index) * 29, width: 200, height: 1.0 / 3))
                line.backgroundColor = .gray
                let label = UILabel(frame: CGRect(x: 12, y: 4 + CGFloat(index) * 29, width: 150, height: 20))
                label.text = "Row \(index)"
                scroll.addSubview(line)
                scroll.addSubview(label)
            }
            root.addSubview(scroll)
            for index in 0..<5 {
                let part = UIView(frame: CGRect(x: random(150), y: random(250), width: 20 + random(30), height: 20 + random(30)))
                part.backgroundColor = [UIColor.red, .green, .blue, .black, .orange][index].withAlphaComponent(
                    index % 2 == 0 ? 1 : 0.5)
                part.layer.cornerRadius = random(10)
                root.addSubview(part)
                parts.append(part)
            }
            let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
            glass.frame = CGRect(x: 30, y: 60, width: 120, height: 80)
            root.addSubview(glass)
            parts.append(glass)
        }
        let host = UIScreen.main.layerHost
        for step in 0..<60 {
            let part = parts[Int(random(parts.count))]
            switch Int(random(4)) {
            case 0: part.center = CGPoint(x: random(600) / 3, y: random(900) / 3)
            case 1: part.bounds.size = CGSize(width: 1.0 / 3 + random(120) / 3, height: 1.0 / 3 + random(120) / 3)
            case 2: scroll.contentOffset.y = random(2000) / 3
            default: part.isHidden = random(3) == 0
            }
            stage.turn()
            let whole = host.renderFull(at: stage.clock.now)
            let found = try #require(stage.screen).difference(from: whole)
            #expect(found.pixels == 0, "step \(step), seed \(seed): \(found)")
            if found.pixels > 0 { return }
        }
    }
}

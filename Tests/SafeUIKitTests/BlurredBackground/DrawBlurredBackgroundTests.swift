// What a view draws of what lies behind it.
import SafeUIKit
import Testing
import UIKit
import UIKitTesting

/// A ground with a black left and a white right half, and a clear view over its middle.
@MainActor struct Halves {
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let right = UIView(frame: CGRect(x: 40, y: 0, width: 40, height: 60))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 20))

    init() {
        ground.backgroundColor = .black
        right.backgroundColor = .white
        view.isOpaque = false
        ground.addSubview(right)
        ground.addSubview(view)
    }

    /// What the view draws, in a picture that is larger by a margin on each side. One pixel a point.
    func drawn(_ radius: CGFloat, _ edge: BlurredEdge = .soft, in rect: CGRect? = nil, margin: CGFloat = 20) throws -> Pixels {
        let size = CGSize(width: view.bounds.width + 2 * margin, height: view.bounds.height + 2 * margin)
        return try Pixels(size: size, origin: CGPoint(x: -margin, y: -margin)) {
            view.drawBlurredBackground(radius: radius, in: rect, edge: edge)
        }
    }
}

/// The pixels of a drawing, by points.
@MainActor struct Pixels {
    let bytes: [UInt8]
    let width: Int
    let origin: CGPoint
    private(set) var didDraw = false

    init(size: CGSize, origin: CGPoint, _ draw: () -> Bool) throws {
        let width = Int(size.width), height = Int(size.height)
        self.width = width
        self.origin = origin
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        var didDraw = false
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.translateBy(x: -origin.x, y: -origin.y)
            didDraw = draw()
        }
        let space = CGColorSpaceCreateDeviceRGB()
        let drawn = try #require(image.cgImage)
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(
                data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: space, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(drawn, in: CGRect(x: 0, y: 0, width: width, height: height))
        }
        self.bytes = bytes
        self.didDraw = didDraw
    }

    private func index(_ x: CGFloat, _ y: CGFloat) -> Int { (Int(y - origin.y) * width + Int(x - origin.x)) * 4 }
    /// 0…255, premultiplied.
    func red(_ x: CGFloat, _ y: CGFloat) -> Int { Int(bytes[index(x, y)]) }
    func green(_ x: CGFloat, _ y: CGFloat) -> Int { Int(bytes[index(x, y) + 1]) }
    func blue(_ x: CGFloat, _ y: CGFloat) -> Int { Int(bytes[index(x, y) + 2]) }
    func alpha(_ x: CGFloat, _ y: CGFloat) -> Int { Int(bytes[index(x, y) + 3]) }
    var isClear: Bool { bytes.allSatisfy { $0 == 0 } }
}

@MainActor @Suite("drawBlurredBackground", .harness) struct DrawBlurredBackgroundTests {
    private let it = Halves()

    @Test("an edge behind the view is blurred as a Gaussian of that σ blurs it", arguments: [2, 4])
    func gaussian(_ radius: CGFloat) throws {
        let pixels = try it.drawn(radius, .surroundings)
        #expect(pixels.didDraw)
        for x in 0..<40 {
            // The share of white at the pixel's middle: the normal distribution's integral.
            let expected = 255 * 0.5 * (1 + erf((Double(x) + 0.5 - 20) / (Double(radius) * 2.0.squareRoot())))
            #expect(abs(Double(pixels.red(CGFloat(x), 10)) - expected) < 5, "x \(x)")
            #expect(pixels.alpha(CGFloat(x), 10) == 255)
        }
    }

    @Test("a soft edge is half clear on the edge and goes on beyond it, alike on all sides") func softEdges() throws {
        it.right.backgroundColor = .black
        it.ground.backgroundColor = .black
        let pixels = try it.drawn(3)
        for (inside, outside) in [
            (CGPoint(x: 0, y: 10), CGPoint(x: -1, y: 10)), (CGPoint(x: 39, y: 10), CGPoint(x: 40, y: 10)),
            (CGPoint(x: 20, y: 0), CGPoint(x: 20, y: -1)), (CGPoint(x: 20, y: 19), CGPoint(x: 20, y: 20)),
        ] {
            let (near, beyond) = (pixels.alpha(inside.x, inside.y), pixels.alpha(outside.x, outside.y))
            #expect(near > 127)
            #expect(near < 160)
            #expect(beyond > 95)
            #expect(beyond < 128)
            #expect(abs(near + beyond - 255) < 4)
        }
        #expect(pixels.alpha(20, 10) > 250)
        #expect(pixels.alpha(20, -12) == 0)
    }

    @Test(
        "clamped or with its surroundings it is solid up to its edge and ends there",
        arguments: [BlurredEdge.clamped, .surroundings])
    func solidEdges(_ edge: BlurredEdge) throws {
        let pixels = try it.drawn(3, edge)
        for y in 0..<20 { for x in 0..<40 { #expect(pixels.alpha(CGFloat(x), CGFloat(y)) == 255) } }
        for x in -20..<60 { #expect(pixels.alpha(CGFloat(x), -1) == 0 && pixels.alpha(CGFloat(x), 20) == 0) }
        for y in -20..<40 { #expect(pixels.alpha(-1, CGFloat(y)) == 0 && pixels.alpha(40, CGFloat(y)) == 0) }
    }

    @Test("surroundings blur in from beyond the edge, clamping knows nothing of them") func surroundings() throws {
        it.view.frame = CGRect(x: 40, y: 20, width: 30, height: 20)
        #expect(try it.drawn(4, .surroundings).red(0, 10) < 160)
        #expect(try it.drawn(4, .clamped).red(0, 10) == 255)
    }

    @Test("a part is drawn where it lies") func parts() throws {
        let pixels = try it.drawn(2, .clamped, in: CGRect(x: 20, y: 5, width: 10, height: 10))
        #expect(pixels.red(25, 10) == 255)
        #expect(pixels.alpha(20, 5) == 255)
        #expect(pixels.alpha(29, 14) == 255)
        #expect(pixels.alpha(19, 10) == 0)
        #expect(pixels.alpha(30, 10) == 0)
        #expect(pixels.alpha(25, 4) == 0)
        #expect(pixels.alpha(25, 15) == 0)
    }

    @Test("neither the view nor what it holds, nor what stands before it, is in the picture") func onlyBehind() throws {
        it.view.backgroundColor = .green
        let inner = UIView(frame: it.view.bounds)
        inner.backgroundColor = .green
        it.view.addSubview(inner)
        let before = UIView(frame: it.ground.bounds)
        before.backgroundColor = .green
        it.ground.addSubview(before)
        let hidden = UIView()
        hidden.isHidden = true
        it.ground.addSubview(hidden)
        let pixels = try it.drawn(2, .surroundings)
        for x in 0..<40 { #expect(pixels.green(CGFloat(x), 10) == pixels.red(CGFloat(x), 10)) }
        #expect(!it.view.isHidden)
        #expect(!before.isHidden)
        #expect(hidden.isHidden)
        #expect(!it.right.isHidden)
    }

    @Test("the nearest ancestor with an opaque colour is the ground; clear and transparent ones are passed by") func grounds()
        throws
    {
        // What lies behind the ground is never seen: a red root would show through a clear ground.
        let root = UIView(frame: it.ground.frame)
        root.backgroundColor = .red
        root.addSubview(it.ground)
        let pixels = try it.drawn(1, .clamped)
        #expect(pixels.red(0, 10) == 0)
        it.ground.backgroundColor = nil
        #expect(try it.drawn(1, .clamped).red(0, 10) == 255)
        it.ground.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        let mixed = try it.drawn(1, .clamped)
        #expect(abs(mixed.red(0, 10) - 127) < 3)
        #expect(abs(mixed.blue(0, 10) - 127) < 3)
        it.ground.backgroundColor = .black
        it.ground.alpha = 0.5
        #expect(abs(try it.drawn(1, .clamped).red(0, 10) - 127) < 3)
    }

    @Test("without an opaque ancestor the topmost one is drawn, clear where it is clear") func noGround() throws {
        it.ground.backgroundColor = nil
        let pixels = try it.drawn(1, .clamped)
        #expect(pixels.alpha(5, 10) == 0)
        #expect(pixels.alpha(35, 10) == 255)
    }

    @Test("nothing is drawn for no radius, a hidden view, one without superview or size, or outside drawing") func nothing() throws
    {
        for radius in [0, -1, .nan, .infinity] as [CGFloat] {
            let pixels = try it.drawn(radius)
            #expect(!pixels.didDraw)
            #expect(pixels.isClear)
        }
        #expect(!it.view.drawBlurredBackground(radius: 2))
        it.view.isHidden = true
        #expect(try !it.drawn(2).didDraw && it.view.isHidden)
        it.view.isHidden = false
        #expect(try !it.drawn(2, in: CGRect(x: 3, y: 3, width: 0, height: 4)).didDraw)
        it.view.removeFromSuperview()
        #expect(try !it.drawn(2).didDraw)
    }

    @Test("a view that is turned, scaled or scrolled draws what lies behind it there, at its angle", arguments: 0..<3)
    func transforms(_ which: Int) throws {
        let spot = UIView(frame: CGRect(x: 28, y: 22, width: 8, height: 6))
        spot.backgroundColor = .red
        it.ground.insertSubview(spot, belowSubview: it.view)
        switch which {
        case 0: it.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        case 1: it.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        default: it.view.bounds.origin = CGPoint(x: 9, y: -7)
        }
        let point = it.view.convert(CGPoint(x: 32, y: 25), from: it.ground)
        let pixels = try it.drawn(0.3, .clamped)
        #expect(pixels.red(point.x, point.y) > 240)
        #expect(pixels.green(point.x, point.y) < 15)
        let black = it.view.convert(CGPoint(x: 24, y: 25), from: it.ground)
        if it.view.bounds.contains(black) { #expect(pixels.red(black.x, black.y) < 15) }
    }

    @Test("in a stack view drawing moves nobody, though the view is left out of its own picture") func stacks() async throws {
        let harness = try await Harness(device: .custom(100, 100, scale: 1))
        let one = BlurredBackgroundView(), two = BlurredBackgroundView()
        let stack = UIStackView(arrangedSubviews: [one, two])
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        try await harness.show(stack)
        let frames = [one.frame, two.frame]
        for _ in 0..<3 {
            one.setNeedsDisplay()
            try await harness.turn()
            #expect([one.frame, two.frame] == frames)
            #expect(frames[1].minX == 40)
        }
    }
}

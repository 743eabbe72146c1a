// Thin lines on a page that shows the screen smaller than it is.
import Browser
import Foundation
import PixelKernels
import Stage
import Testing

/// White, with a grey line of one pixel in every 37th row.
@MainActor private final class LineClient: StageClient {
    var needsTurn: Bool { false }
    private var isPainted = false

    func stage(_ stage: any Stage, turnWith events: [StageEvent]) {
        let (width, height) = stage.environment.pixelSize
        guard !isPainted, let buffer = PixelBuffer(width: width, height: height) else { return }
        isPainted = true
        for y in 0..<height {
            let row = buffer.row(y).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width { row[x] = y % 37 == 11 ? 0xFFC6_C6C8 : 0xFFFF_FFFF }
        }
        stage.present(StageFrame(buffer: buffer, damage: [buffer.bounds], time: 0))
    }
}

extension BrowserStageTests {
    @Suite("Lines in Chromium", .serialized, .enabled(if: DrivenPage.isPossible, "no Chromium here"))
    @MainActor struct PageLinesTests {
        @Test("a line of one pixel is seen wherever it lies, at every size of the page")
        func lines() async throws {
            let count = """
                (() => { const c = document.getElementById('shown'), g = c.getContext('2d'), f = c.height / 2532;
                const d = g.getImageData(Math.round(c.width / 2), 0, 1, c.height).data; let seen = 0, all = 0;
                for (let y = 11; y < 2532; y += 37, all++) { const m = Math.floor((y + .5) * f);
                for (let k = m - 2; k <= m + 2; k++) if (d[k * 4] < 252) { seen++; break; } }
                return c.style.display === 'block' && c.height < 1200 && seen === all; })()
                """.replacingOccurrences(of: "\n", with: " ")
            let result = try await DrivenPage.drive(
                LineClient(), environment: StageDevice.standard.environment(),
                """
                settle
                until \(count)
                window 900 700
                settle
                until \(count)
                window 1200 1100
                settle
                until \(count)
                shot 6-lines
                """)
            #expect(result.status == 0, "\(result.output)")
        }
    }
}

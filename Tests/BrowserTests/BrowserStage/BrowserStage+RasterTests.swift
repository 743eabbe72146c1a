// Pages say at how many pixels a point they show the screen, and frames have as many.
import Foundation
import PixelKernels
import Stage
import Testing

import Browser

extension BrowserStageTests {
    @Suite("BrowserStage: raster", .serialized) @MainActor struct RasterTests {
        private func scale(_ page: TestPage, _ value: String) { page.say(#"{"t":"set","k":"rasterScale","v":"\#(value)"}"#) }

        @Test("frames have the pixels of the page that wants most, and all of the device's where one wants all")
        func mostWanted() async throws {
            let stage = BrowserStage(environment: StageDevice.standard.environment(), title: "Test")
            let client = PaintingClient()
            stage.client = client
            let address = try #require(stage.start().flatMap(URL.init(string:)))
            defer { stage.stop() }
            stage.requestTurn()
            let first = try #require(TestPage(address))
            #expect(await until { first.frames.last?.size ?? (0, 0) == (1170, 2532) })
            scale(first, "1.5")
            #expect(await until { stage.environment.rasterScale == 1.5 })
            #expect(stage.environment.scale == 3, "the device stays what it is")
            first.say(#"{"t":"ack","n":1}"#)
            #expect(await until { first.frames.last?.size ?? (0, 0) == (585, 1266) })
            // A page that has not said anything takes what there is.
            let second = try #require(TestPage(address))
            #expect(await until { second.frames.last?.size ?? (0, 0) == (585, 1266) })
            scale(second, "2")
            #expect(await until { stage.environment.rasterScale == 2 })
            scale(second, "")
            #expect(await until { stage.environment.rasterScale == nil })
            scale(second, "2.5")
            #expect(await until { stage.environment.rasterScale == 2.5 })
            second.hangUp()
            #expect(await until { stage.environment.rasterScale == 1.5 })
            // More than the device has is all that it has; another device with more has more.
            scale(first, "7.5")
            #expect(await until { stage.environment.rasterScale == nil })
            first.hangUp()
            #expect(await until { stage.viewerCount == 0 })
            #expect(stage.environment.rasterScale == nil)
        }
    }
}

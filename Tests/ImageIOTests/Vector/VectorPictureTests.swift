// SVG and PDF files: formats, sizes, what is said of bad ones.
// No Apple page: this is ours.
import CoreGraphics
import Diagnostics
import Foundation
import ImageIO
import PixelKernels
import Testing

extension ImageIOTests {
    @Suite struct Vectors {
        @Test("UIK0611: a machine without the library is told which package it needs")
        func libraryMissing() {
            Diagnostics.forgetReportedSites()
            let heard = messages { VectorFault.libraryMissing("librsvg2-2").report("art.svg, 9 bytes") }
            #expect(
                heard == [
                    """
                    UIK0611 unsupported: This machine cannot draw this kind of vector image.
                      object   art.svg, 9 bytes
                      at       VectorPictureTests.swift:…
                      cause    SVG needs librsvg, and PDF needs poppler-glib; they are loaded on first use.
                      fix      Install the package librsvg2-2; the result is nil.
                    """
                ])
        }

        @Test("files are told apart by their first bytes, a declaration and comments before the root allowed")
        func formats() {
            #expect(VectorPicture.Format(Data("%PDF-1.7".utf8)) == .pdf)
            #expect(VectorPicture.Format(Data("<svg/>".utf8)) == .svg)
            #expect(VectorPicture.Format(Data("\n<?xml version=\"1.0\"?><!-- art --><svg/>".utf8)) == .svg)
            #expect(VectorPicture.Format(Data("<html/>".utf8)) == nil)
            #expect(VectorPicture.Format(Data()) == nil)
            // Packed files could unfold to anything.
            #expect(VectorPicture.Format(Data([0x1F, 0x8B, 8, 0])) == nil)
        }

        @Test("a picture with a view box alone has its size; pixels above the limit are refused")
        func sizes() throws {
            let svg = Data("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 12\"><path d=\"M0 0h24v12H0z\"/></svg>".utf8)
            let picture: VectorPicture
            do throws(VectorFault) {
                picture = try VectorPicture(svg)
            } catch .libraryMissing {
                return
            }
            #expect(picture.size == CGSize(width: 24, height: 12))
            #expect(picture.format == .svg)
            let pixels = try picture.pixels(width: 48, height: 24)
            #expect(pixels.pixel(x: 47, y: 23) == 0xFF00_0000)
            #expect(try picture.pixels(width: 48, height: 24) === pixels, "kept")
            #expect(throws: VectorFault.self) { try picture.pixels(width: 30_000, height: 30_000) }
        }
    }
}

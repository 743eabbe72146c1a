// Which sources a build made, by their places.
// No Apple page: this is ours.
import BridgeToolchain
import Testing

@Suite struct GeneratedSourcesTests {
    @Test(
        "the scratch folder is the one above a product's triple, or above the next engine's out",
        arguments: [
            ("/a/.build/x86_64-unknown-linux-gnu/debug/A.build/output-file-map.json", "x86_64-unknown-linux-gnu", "/a/.build"),
            ("/tmp/s/aarch64-unknown-linux-gnu/release/Modules/A.swiftmodule", nil, "/tmp/s"),
            ("/x/.build/p/.build/out/Intermediates.noindex/A.json", "x86_64-unknown-linux-gnu", "/x/.build/p/.build"),
            ("/x/A.json", nil, nil),
        ] as [(String, String?, String?)])
    func scratch(_ product: String, _ triple: String?, _ wanted: String?) {
        #expect(GeneratedSources.scratch(product: product, triple: triple) == wanted)
    }

    @Test("what lies in the scratch folder is generated, but for checkouts; a folder named .build above a package says nothing")
    func have() {
        let scratch = "/a/.build/p/.build"
        #expect(!GeneratedSources.have("/a/.build/p/Sources/A/A.swift", scratch: scratch))
        #expect(GeneratedSources.have("/a/.build/p/.build/x/debug/A.build/DerivedSources/B.swift", scratch: scratch))
        #expect(GeneratedSources.have("/a/.build/p/.build/plugins/outputs/A/B.swift", scratch: scratch))
        #expect(!GeneratedSources.have("/a/.build/p/.build/checkouts/B/Sources/B/B.swift", scratch: scratch))
        #expect(!GeneratedSources.have("/a/.build/A.swift", scratch: nil))
        #expect(GeneratedSources.have("/a/DerivedSources/A.swift", scratch: nil))
    }
}

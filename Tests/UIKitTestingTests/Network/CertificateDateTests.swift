// Libraries that check certificates see the real date while a harness is held.
// The libraries' calls: https://docs.openssl.org/3.0/man3/X509_cmp_time/ (no Apple page).
import Foundation
import Testing

@testable import UIKitTesting

@MainActor @Suite("Network: certificates under the frozen date", .serialized, .harness) struct CertificateDateTests {
    private typealias Make = @convention(c) (UnsafeMutableRawPointer?, Int) -> UnsafeMutableRawPointer?
    private typealias Read = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<CChar>?
    private typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

    @Test("OpenSSL compares certificates with the real date, the tested code sees the frozen one")
    func openSSL() async throws {
        let harness = try await Harness(device: .iPhone14)
        defer { harness.close() }
        let library = try #require(dlopen("libcrypto.so.3", RTLD_NOW))
        let make = unsafeBitCast(try #require(dlsym(library, "X509_gmtime_adj")), to: Make.self)
        let read = unsafeBitCast(try #require(dlsym(library, "ASN1_STRING_get0_data")), to: Read.self)
        let free = unsafeBitCast(try #require(dlsym(library, "ASN1_STRING_free")), to: Free.self)
        let now = try #require(make(nil, 0))
        defer { free(now) }
        // Such as 261123213000Z.
        let text = String(cString: try #require(read(now)))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let real = calendar.component(.year, from: Date(timeIntervalSince1970: FrozenWorld.realTime))
        #expect(text.prefix(2) == "\(real % 100)")
        #expect(calendar.component(.year, from: Date()) == 2024)
    }
}

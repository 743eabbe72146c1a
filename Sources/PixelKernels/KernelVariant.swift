// Which processor variant of the kernels runs, and a way for tests to force one.
// No Apple page: this is ours.
internal import CPixelKernels

/// The implementations of the kernels; all give the same bytes.
public enum KernelVariant: Int32, Sendable, CaseIterable {
    /// Plain C: the reference.
    case scalar = 0
    /// The instruction set that the kernels use.
    case sse2, avx2, neon

    /// Whether this machine can run it.
    public var isAvailable: Bool { vtk_variant_available(rawValue) != 0 }

    /// The one in use.
    public static var current: KernelVariant { KernelVariant(rawValue: vtk_variant_current()) ?? .scalar }

    /// Runs the body with one variant for the whole process. Other threads change with it, which shows in nothing but
    /// their speed. Nil where the machine cannot run the variant.
    package static func with<Result>(_ variant: KernelVariant, _ body: () throws -> Result) rethrows -> Result? {
        guard vtk_variant_force(variant.rawValue) != 0 else { return nil }
        defer { _ = vtk_variant_force(-1) }
        return try body()
    }
}

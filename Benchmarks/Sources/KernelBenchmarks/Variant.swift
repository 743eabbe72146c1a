// Forcing a kernel variant, for the gates.
import CPixelKernels

func vtkForce(_ variant: Int32) { _ = vtk_variant_force(variant) }

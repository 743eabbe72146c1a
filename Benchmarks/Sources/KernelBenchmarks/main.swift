// Benchmarks of PixelKernels.
import Measuring

Runner.main([sourceOver, flatAlpha, diagonalGradient, bilinearEnlarge, shadow] + blurs + cairoRows)

// Benchmarks of Core Image.
import Measuring

Runner.main([filterChain, pillowChain])

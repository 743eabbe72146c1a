"""Skia's shadow of a 900 × 900 square with sigma 30, raster, nothing cached.

Prints {"ms": the median, "least": …, "most": …} of 60 frames."""
import json
import statistics
import time

import skia

surface = skia.Surface(1200, 1200)
times = []
for i in range(64):
    # A little different each time: Skia caches blurred masks by geometry and sigma.
    square = skia.Rect.MakeXYWH(150, 150, 900 - 0.001 * i, 900)
    blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 30 + 0.001 * i)
    paint = skia.Paint(AntiAlias=True, Color=0xFF000000, MaskFilter=blur)
    with surface as canvas:
        canvas.clear(0xFFFFFFFF)
        start = time.perf_counter()
        canvas.drawRect(square, paint)
        times.append((time.perf_counter() - start) * 1e3)
times = times[4:]  # the first ones load code
print(json.dumps({"ms": statistics.median(times), "least": min(times), "most": max(times)}))

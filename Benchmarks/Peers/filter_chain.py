"""Four changes of colour over a full frame (1170 × 2532), one after the other, one thread, bytes in and out.

usage: filter_chain.py opencv|pillow
Exposure × 2^0.3, saturation 1.2 with contrast 1.1, a turn of hue by 0.3, sepia by 0.3: the matrices that Vitrine's filters
stand for. Prints {"ms": the median of 15}."""
import json
import math
import statistics
import sys
import time

import numpy as np

WIDTH, HEIGHT = 1170, 2532
library = sys.argv[1]
picture = np.random.default_rng(1).integers(0, 256, (HEIGHT, WIDTH, 3), dtype=np.uint8)

luma = np.array([0.2126, 0.7152, 0.0722])
saturation = 1.1 * (1.2 * np.eye(3) - 0.2 * np.ones((3, 1)) * luma)
bias = 127.5 * (1 - 1.1)
c, s, t = math.cos(0.3), math.sin(0.3) / math.sqrt(3), (1 - math.cos(0.3)) / 3
hue = np.array([[c + t, t - s, t + s], [t + s, c + t, t - s], [t - s, t + s, c + t]])
sepia = 0.7 * np.eye(3) + 0.3 * np.array([[0.393, 0.769, 0.189], [0.349, 0.686, 0.168], [0.272, 0.534, 0.131]])
gain = 2 ** 0.3


def rows(matrix, offset=0.0):
    return np.hstack([matrix, np.full((3, 1), offset)])


if library == "opencv":
    import cv2

    cv2.setNumThreads(1)
    one, other = np.empty_like(picture), np.empty_like(picture)

    def run():
        cv2.convertScaleAbs(picture, dst=one, alpha=gain)
        cv2.transform(one, rows(saturation, bias), dst=other)
        cv2.transform(other, rows(hue), dst=one)
        cv2.transform(one, rows(sepia), dst=other)
else:
    from PIL import Image

    image = Image.fromarray(picture)

    def flat(matrix, offset=0.0):
        return tuple(float(v) for v in rows(matrix, offset).reshape(-1))

    def run():
        (image.point([min(255, round(v * gain)) for v in range(256)] * 3)
         .convert("RGB", flat(saturation, bias)).convert("RGB", flat(hue)).convert("RGB", flat(sepia)))

times = []
for i in range(17):
    start = time.perf_counter()
    run()
    times.append((time.perf_counter() - start) * 1e3)
print(json.dumps({"ms": statistics.median(times[2:])}))

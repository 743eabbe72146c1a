"""Full-frame blurs (1170 × 2532, four bytes a pixel) of OpenCV, Skia and Pillow, one thread.

usage: blurs.py opencv|skia|pillow SIGMA
Prints the milliseconds of each way that the library has, and "best", the least of them. Each is the least of its runs, but
Skia's, which is a median: its sigma changes a little every time, so that its cache of filtered pictures never has them."""
import json
import statistics
import sys
import time

import numpy as np

WIDTH, HEIGHT = 1170, 2532
library, sigma = sys.argv[1], float(sys.argv[2])
picture = np.random.default_rng(1).integers(0, 256, (HEIGHT, WIDTH, 4), dtype=np.uint8)
picture[:, :, 3] = 255


def times(body, runs=7):
    body(0)  # loads code
    result = []
    for i in range(runs):
        start = time.perf_counter()
        body(i + 1)
        result.append((time.perf_counter() - start) * 1e3)
    return result


def boxes(s):
    """The odd box whose three passes have the variance of a Gaussian."""
    return int((12 * s * s / 3 + 1) ** 0.5) | 1


ways = {}
if library == "opencv":
    import cv2

    cv2.setNumThreads(1)
    output, middle = np.empty_like(picture), np.empty_like(picture)

    def gaussian(_):
        cv2.GaussianBlur(picture, (0, 0), sigma, dst=output, borderType=cv2.BORDER_REPLICATE)

    def box3(_):
        k = (boxes(sigma),) * 2
        cv2.blur(picture, k, dst=output, borderType=cv2.BORDER_REPLICATE)
        cv2.blur(output, k, dst=middle, borderType=cv2.BORDER_REPLICATE)
        cv2.blur(middle, k, dst=output, borderType=cv2.BORDER_REPLICATE)

    def small(_):
        low = cv2.resize(picture, (WIDTH // 4, HEIGHT // 4), interpolation=cv2.INTER_AREA)
        for _ in range(3):
            low = cv2.blur(low, (boxes(sigma / 4),) * 2, borderType=cv2.BORDER_REPLICATE)
        cv2.resize(low, (WIDTH, HEIGHT), dst=output, interpolation=cv2.INTER_LINEAR)

    ways = {"gaussian": min(times(gaussian, 1)), "box3": min(times(box3)), "down4_box3_up": min(times(small))}
elif library == "skia":
    import skia

    image = skia.Image.fromarray(picture, colorType=skia.kBGRA_8888_ColorType)
    surface = skia.Surface(WIDTH, HEIGHT)
    reduced = skia.Surface(WIDTH // 4, HEIGHT // 4)
    linear = skia.SamplingOptions(skia.FilterMode.kLinear)

    def whole(i):
        blur = skia.ImageFilters.Blur(sigma + 0.001 * i, sigma, skia.TileMode.kClamp)
        with surface as canvas:
            canvas.drawImage(image, 0, 0, linear, skia.Paint(ImageFilter=blur))

    def small(i):
        blur = skia.ImageFilters.Blur(sigma / 4 + 0.001 * i, sigma / 4, skia.TileMode.kClamp)
        with reduced as canvas:
            canvas.save()
            canvas.scale(WIDTH // 4 / WIDTH, HEIGHT // 4 / HEIGHT)
            canvas.drawImage(image, 0, 0, linear, skia.Paint())
            canvas.restore()
        low = reduced.makeImageSnapshot()
        with surface as canvas:
            paint = skia.Paint(ImageFilter=blur)
            canvas.save()
            canvas.scale(4, 4)
            canvas.drawImage(low, 0, 0, linear, paint)
            canvas.restore()

    ways = {"whole": statistics.median(times(whole, 3)), "down4_blur_up": statistics.median(times(small, 3))}
else:
    from PIL import Image, ImageFilter

    image = Image.fromarray(picture)
    ways = {"gaussian": min(times(lambda _: image.filter(ImageFilter.GaussianBlur(sigma)), 4))}
print(json.dumps({**ways, "best": min(ways.values())}))

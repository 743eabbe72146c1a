"""Chipmunk's steps for 100 bodies that fall into a box, as Sources/Screens/FallingBodies.swift lets them fall.

usage: bodies.py COUNT
Prints the microseconds of a step: the median of the frames from half a second to two and a half seconds, four steps each.
"""
import json
import sys
import time

import pymunk

WIDTH, HEIGHT, SIDE, STEP, STEPS = 390, 844, 24, 1 / 240, 4

count = int(sys.argv[1])
space = pymunk.Space()
space.gravity = (0, 1000)
for start, end in [((0, HEIGHT), (WIDTH, HEIGHT)), ((0, 0), (0, HEIGHT)), ((WIDTH, 0), (WIDTH, HEIGHT))]:
    wall = pymunk.Segment(space.static_body, start, end, 1)
    wall.elasticity, wall.friction = 0.2, 0.3
    space.add(wall)
bodies = []
for index in range(count):
    row = index // 10
    mass = (SIDE / 100) ** 2
    is_round = index % 2 == 0
    moment = pymunk.moment_for_circle(mass, 0, SIDE / 2) if is_round else pymunk.moment_for_box(mass, (SIDE, SIDE))
    body = pymunk.Body(mass, moment)
    body.position = (30 + index % 10 * 36 + row % 2 * 9, 20 + row * 34)
    body.angle = index % 7 * 0.1
    shape = pymunk.Circle(body, SIDE / 2) if is_round else pymunk.Poly.create_box(body, (SIDE, SIDE))
    shape.elasticity, shape.friction = 0.2, 0.3
    space.add(body, shape)
    bodies.append(body)


def frame():
    start = time.process_time_ns()
    for _ in range(STEPS):
        space.step(STEP)
    return time.process_time_ns() - start


for _ in range(30):
    frame()
times = sorted(frame() for _ in range(120))
for _ in range(600):
    frame()
if any(not (0 <= b.position.x <= WIDTH and HEIGHT / 2 < b.position.y <= HEIGHT) for b in bodies):
    sys.exit("a body is beyond the walls or in the air")
print(json.dumps({"us": times[len(times) // 2] / STEPS / 1000}))

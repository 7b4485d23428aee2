"""Draws recall against queries per second."""

import math

WIDTH, HEIGHT = 760, 460
LEFT, RIGHT, TOP, BOTTOM = 70, 170, 40, 50
COLORS = ["#0b57d0", "#5e97f6", "#d93025", "#f29900", "#188038", "#8430ce", "#b06000", "#5f6368"]
LOWEST = 0.80


def svg(results, title):
    """Returns a picture of all contenders; up and to the right is better."""
    curves = {name: [p for p in r["points"] if p[1] >= LOWEST] for name, r in results.items()}
    curves = {name: points for name, points in curves.items() if points}
    rates = [point[2] for points in curves.values() for point in points]
    low = 10 ** math.floor(math.log10(min(rates)))
    high = 10 ** math.ceil(math.log10(max(rates)))

    def x(recall):
        return LEFT + (recall - LOWEST) / (1 - LOWEST) * (WIDTH - LEFT - RIGHT)

    def y(rate):
        return HEIGHT - BOTTOM - math.log(rate / low) / math.log(high / low) * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{title}</text>',
    ]
    for step in range(5):
        recall = LOWEST + (1 - LOWEST) * step / 4
        parts.append(_line(x(recall), y(low), x(recall), y(high), "#ddd"))
        parts.append(_text(x(recall), HEIGHT - BOTTOM + 18, f"{recall:.2f}", "middle"))
    for power in range(round(math.log10(low)), round(math.log10(high)) + 1):
        parts.append(_line(x(LOWEST), y(10**power), x(1), y(10**power), "#ddd"))
        parts.append(_text(LEFT - 8, y(10**power) + 4, f"{10**power:,}", "end"))
    parts.append(_line(x(0.97), y(low), x(0.97), y(high), "#999", ' stroke-dasharray="4 4"'))
    parts.append(_text((x(LOWEST) + x(1)) / 2, HEIGHT - 12, "recall of the ten nearest", "middle"))
    parts.append(_text(LEFT, TOP - 4, "queries a second", "start"))
    for number, (name, points) in enumerate(curves.items()):
        color = COLORS[number % len(COLORS)]
        path = " ".join(f"{x(recall):.1f},{y(rate):.1f}" for _, recall, rate in points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        parts += [f'<circle cx="{x(r):.1f}" cy="{y(q):.1f}" r="3" fill="{color}"/>' for _, r, q in points]
        height = TOP + 20 + 20 * number
        parts.append(_line(WIDTH - RIGHT + 15, height - 4, WIDTH - RIGHT + 35, height - 4, color, ' stroke-width="2"'))
        parts.append(_text(WIDTH - RIGHT + 42, height, name, "start"))
    return "\n".join(parts + ["</svg>", ""])


def _line(x1, y1, x2, y2, color, more=""):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}"{more}/>'


def _text(x, y, words, anchor):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333">{words}</text>'

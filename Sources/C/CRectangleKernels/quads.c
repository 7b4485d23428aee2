#include "geometry.h"

#include <stdlib.h>
#include <string.h>

// Where two lines cross: the place on each, in pixels from its point.
typedef struct {
    double on_first, on_second, x, y;
    bool exists;
} crossing;

// The places of a line between two others: how many the picture shows, and how many of those lie on edges.
typedef struct {
    int shown, drawn;
} stretch;

static stretch stretch_between(const fovea_line *line, double a, double b) {
    double from = a < b ? a : b, to = a < b ? b : a;
    int k0 = (int)lround(from) - line->first, k1 = (int)lround(to) - line->first;
    if (k0 < 0) k0 = 0;
    if (k0 > line->count) k0 = line->count;
    if (k1 > line->count) k1 = line->count;
    if (k1 < k0) k1 = k0;
    stretch s = {k1 - k0, 0};
    if (line->support) s.drawn = line->support[k1] - line->support[k0];
    return s;
}

typedef struct {
    const fovea_line *lines;
    int count;
    crossing *crossings;
    fovea_quad_limits limits;
    double width, height;
    // What a place on an edge says for a side, and what one off edges says against it, as logarithms of likelihoods.
    double gain, loss;
    fovea_quad *quads;
    int capacity, found;
} search;

static const crossing *cross(const search *s, int i, int j) { return &s->crossings[i * s->count + j]; }

static void keep(search *s, const fovea_quad *quad) {
    if (s->found == s->capacity && quad->evidence <= s->quads[s->found - 1].evidence) return;
    int at = s->found < s->capacity ? s->found++ : s->found - 1;
    while (at > 0 && s->quads[at - 1].evidence < quad->evidence) {
        s->quads[at] = s->quads[at - 1];
        at--;
    }
    s->quads[at] = *quad;
}

// A place on a side of a rectangle lies on an edge with this probability: light and things in front hide the others.
static const double seen = 0.9;

// The part of a side that has to lie in the picture.
static const double shown_least = 0.4;

// How likely a place that has nothing to do with an edge lies on one all the same.
static double chance_of_edges(const fovea_slopes *s) {
    size_t edges = 0, count = (size_t)s->width * s->height;
    for (size_t i = 0; i < count; i++) edges += s->edge[i];
    // Three pixels across are looked at, and a quarter of all directions count as along.
    return fmin(fmax(3 * 0.25 * (double)edges / (double)count, 0.02), 0.3);
}

// How much more likely a stretch looks as it does on a side than anywhere.
static double evidence(const search *s, stretch t) { return t.drawn * s->gain - (t.shown - t.drawn) * s->loss; }

// How far beyond a corner is looked at.
static double beyond(double length) { return fmax(6, 0.1 * length); }

// What speaks for a side of a quadrilateral: its line lies on edges between two corners and not beyond.
typedef struct {
    stretch along;
    double evidence;
} side;

static side judged(const search *s, const fovea_line *line, double a, double b) {
    side d = {stretch_between(line, a, b), 0};
    if (!line->support) return d;
    double length = fabs(b - a), way = b > a ? 1 : -1, off = beyond(length);
    d.evidence = evidence(s, d.along);
    // Beyond a corner it is the other way around: an edge that goes on is none that ends here.
    d.evidence -= evidence(s, stretch_between(line, a - way * 3, a - way * (3 + off)));
    d.evidence -= evidence(s, stretch_between(line, b + way * 3, b + way * (3 + off)));
    return d;
}

// Lines i and k are opposite, and so are j and l.
static void consider(search *s, int i, int k, int j, int l) {
    const crossing *corners[4] = {cross(s, i, j), cross(s, i, l), cross(s, k, l), cross(s, k, j)};
    fovea_quad quad;
    for (int c = 0; c < 4; c++) {
        quad.x[c] = corners[c]->x;
        quad.y[c] = corners[c]->y;
    }
    double lengths[4], turns = 0;
    for (int c = 0; c < 4; c++) {
        int d = (c + 1) & 3, e = (c + 2) & 3;
        double ax = quad.x[d] - quad.x[c], ay = quad.y[d] - quad.y[c];
        double bx = quad.x[e] - quad.x[d], by = quad.y[e] - quad.y[d];
        lengths[c] = hypot(ax, ay);
        double lb = hypot(bx, by), turn = ax * by - ay * bx;
        if (lengths[c] < s->limits.shortest || fabs(ax * bx + ay * by) > s->limits.skew * lengths[c] * lb) return;
        if (c > 0 && (turn > 0) != (turns > 0)) return;
        turns = turn;
    }
    double first = lengths[0] + lengths[2], second = lengths[1] + lengths[3];
    double aspect = fmin(first, second) / fmax(first, second);
    if (aspect < s->limits.minimum_aspect || aspect > s->limits.maximum_aspect) return;
    int borders = 0;
    for (int c = 0; c < 4; c++) borders += !s->lines[(int[]){i, k, j, l}[c]].support;
    // Two sides tell no rectangle.
    if (borders > 1) return;
    side sides[4] = {
        judged(s, &s->lines[i], corners[0]->on_first, corners[1]->on_first),
        judged(s, &s->lines[l], corners[1]->on_second, corners[2]->on_second),
        judged(s, &s->lines[k], corners[2]->on_first, corners[3]->on_first),
        judged(s, &s->lines[j], corners[3]->on_second, corners[0]->on_second),
    };
    double whole = 0, sum = 0;
    for (int c = 0; c < 4; c++) {
        quad.support[c] = sides[c].along.shown > 0 ? (float)sides[c].along.drawn / (float)sides[c].along.shown : 0;
        bool is_border = !s->lines[(int[]){i, l, k, j}[c]].support;
        if (!is_border && (quad.support[c] < s->limits.support || sides[c].along.shown < shown_least * lengths[c])) return;
        whole += lengths[c] * s->gain + 2 * beyond(lengths[c]) * s->loss;
        sum += sides[c].evidence;
    }
    quad.evidence = (float)sum;
    quad.score = (float)(sum / whole);
    double area = 0;
    for (int c = 0; c < 4; c++) {
        int d = (c + 1) & 3;
        area += (quad.x[c] * quad.y[d] - quad.x[d] * quad.y[c]) / 2;
    }
    if (area < 0) {
        // Counterclockwise: mirror the order, and with it the sides.
        double x = quad.x[1], y = quad.y[1];
        quad.x[1] = quad.x[3];
        quad.y[1] = quad.y[3];
        quad.x[3] = x;
        quad.y[3] = y;
        float f = quad.support[0];
        quad.support[0] = quad.support[3];
        quad.support[3] = f;
        f = quad.support[1];
        quad.support[1] = quad.support[2];
        quad.support[2] = f;
    }
    keep(s, &quad);
}

static bool is_inside(const search *s, const crossing *c) {
    double margin = s->limits.outside;
    return c->x >= -margin && c->y >= -margin && c->x <= s->width - 1 + margin && c->y <= s->height - 1 + margin;
}

static void find_crossings(search *s) {
    for (int i = 0; i < s->count; i++) {
        for (int j = 0; j < s->count; j++) {
            const fovea_line *a = &s->lines[i], *b = &s->lines[j];
            crossing *c = &s->crossings[i * s->count + j];
            double sine = a->ux * b->uy - a->uy * b->ux;
            c->exists = i != j && fabs(sine) >= 0.6;
            if (!c->exists) continue;
            double dx = b->x - a->x, dy = b->y - a->y;
            c->on_first = (dx * b->uy - dy * b->ux) / sine;
            c->on_second = (dx * a->uy - dy * a->ux) / sine;
            c->x = a->x + c->on_first * a->ux;
            c->y = a->y + c->on_first * a->uy;
            c->exists = is_inside(s, c);
        }
    }
}

int fovea_find_quads(fovea_slopes slopes, const fovea_line *lines, int line_count, fovea_quad_limits limits,
                     fovea_quad *quads, int capacity) {
    if (line_count < 4 || capacity < 1) return 0;
    search s = {lines, line_count, NULL, limits, slopes.width, slopes.height, 0, 0, quads, capacity, 0};
    double chance = chance_of_edges(&slopes);
    s.gain = log(seen / chance);
    s.loss = log((1 - chance) / (1 - seen));
    s.crossings = calloc((size_t)line_count * line_count, sizeof *s.crossings);
    int *between = malloc((size_t)line_count * sizeof *between);
    int found = -1;
    if (s.crossings && between) {
        find_crossings(&s);
        for (int i = 0; i < line_count; i++) {
            for (int k = i + 1; k < line_count; k++) {
                double sine = lines[i].ux * lines[k].uy - lines[i].uy * lines[k].ux;
                if (fabs(sine) > 0.65 || (!lines[i].support && !lines[k].support)) continue;
                // The lines that join the two, with enough of an edge in between.
                int count = 0;
                for (int j = 0; j < line_count; j++) {
                    const crossing *a = cross(&s, i, j), *b = cross(&s, k, j);
                    if (!a->exists || !b->exists || fabs(a->on_second - b->on_second) < limits.shortest) continue;
                    stretch t = stretch_between(&lines[j], a->on_second, b->on_second);
                    if (lines[j].support && t.drawn < limits.support * t.shown) continue;
                    between[count++] = j;
                }
                for (int p = 0; p < count; p++) {
                    for (int q = p + 1; q < count; q++) {
                        // Each quadrilateral comes twice, once from either pair; the pair with the lower line counts.
                        if (between[p] < i) continue;
                        consider(&s, i, k, between[p], between[q]);
                    }
                }
            }
        }
        found = s.found;
    }
    free(s.crossings);
    free(between);
    return found;
}

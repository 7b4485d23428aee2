#include "geometry.h"

#include <stdlib.h>
#include <string.h>

// The cosine of the angle by which slopes along one piece may differ from its mean.
static const float aligned = 0.93f;

typedef struct {
    const fovea_slopes *slopes;
    uint8_t *used;
    int *points;
} search;

// Collects the edge pixels around a seed whose slopes point the same way or the opposite one.
static int grow(search *s, int seed, float tolerance) {
    int w = s->slopes->width;
    float sum_x = s->slopes->dx[seed], sum_y = s->slopes->dy[seed];
    float norm = sqrtf(sum_x * sum_x + sum_y * sum_y);
    sum_x /= norm;
    sum_y /= norm;
    int count = 0;
    s->points[count++] = seed;
    s->used[seed] = 1;
    for (int next = 0; next < count; next++) {
        int i = s->points[next];
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                // Edges stay a pixel off the border, so that every neighbor exists.
                int j = i + dy * w + dx;
                if (!s->slopes->edge[j] || s->used[j]) continue;
                float gx = s->slopes->dx[j], gy = s->slopes->dy[j];
                float length = sqrtf(gx * gx + gy * gy), mean = sqrtf(sum_x * sum_x + sum_y * sum_y);
                // Where one color rises as another falls, noise decides which of the two opposite slopes is steeper.
                float along = gx * sum_x + gy * sum_y;
                if (fabsf(along) < tolerance * length * mean) continue;
                if (along < 0) length = -length;
                sum_x += gx / length;
                sum_y += gy / length;
                s->used[j] = 1;
                s->points[count++] = j;
            }
        }
    }
    return count;
}

static double fit(search *s, int count, fovea_segment *segment) {
    int w = s->slopes->width;
    fovea_moments m = {0};
    for (int k = 0; k < count; k++) {
        double x, y;
        ridge_point(s->slopes, s->points[k] % w, s->points[k] / w, &x, &y);
        add_point(&m, x, y, 1);
    }
    double cx, cy, ux, uy, residual = fit_points(&m, &cx, &cy, &ux, &uy);
    double from = 0, to = 0;
    for (int k = 0; k < count; k++) {
        double t = (s->points[k] % w - cx) * ux + (s->points[k] / w - cy) * uy;
        if (t < from) from = t;
        if (t > to) to = t;
    }
    *segment = (fovea_segment){(float)(cx + from * ux), (float)(cy + from * uy), (float)(cx + to * ux),
                               (float)(cy + to * uy)};
    return residual;
}

static float length_of(fovea_segment s) { return hypotf(s.x1 - s.x0, s.y1 - s.y0); }

int fovea_find_segments(fovea_slopes slopes, float shortest, fovea_segment *segments, int capacity) {
    size_t count = (size_t)slopes.width * slopes.height;
    enum { LEVELS = 512 };
    int heads[LEVELS];
    memset(heads, -1, sizeof heads);
    int *following = malloc(count * sizeof *following), *points = malloc(count * sizeof *points);
    uint8_t *used = calloc(count, 1);
    int found = -1;
    if (following && points && used) {
        found = 0;
        for (size_t k = count; k-- > 0;) {
            if (!slopes.edge[k]) continue;
            int level = (int)(hypotf(slopes.dx[k], slopes.dy[k]) / 64);
            if (level >= LEVELS) level = LEVELS - 1;
            following[k] = heads[level];
            heads[level] = (int)k;
        }
        search s = {&slopes, used, points};
        for (int level = LEVELS - 1; level >= 0; level--) {
            for (int seed = heads[level]; seed >= 0 && found < capacity; seed = following[seed]) {
                if (used[seed]) continue;
                int size = grow(&s, seed, aligned);
                if (size < shortest * 0.7f) continue;
                fovea_segment segment;
                double residual = fit(&s, size, &segment);
                if (residual > 0.8) {
                    // A bow or a fork: keep to what is straighter, and leave the rest to later seeds.
                    for (int k = 0; k < size; k++) used[points[k]] = 0;
                    size = grow(&s, seed, 0.985f);
                    residual = fit(&s, size, &segment);
                    if (residual > 1.5) continue;
                }
                if (length_of(segment) >= shortest) segments[found++] = segment;
            }
        }
    }
    free(following);
    free(points);
    free(used);
    return found;
}

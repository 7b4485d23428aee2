#include "internal.h"

#include <math.h>
#include <stdlib.h>

enum { BORDER = 5 };

typedef struct {
    point *list;
    int count, capacity;
} points_list;

static bool append(points_list *points, point p) {
    if (points->count == points->capacity) {
        int capacity = points->capacity ? points->capacity * 2 : 1024;
        point *list = realloc(points->list, (size_t)capacity * sizeof(point));
        if (!list) return false;
        points->list = list;
        points->capacity = capacity;
    }
    p.order = points->count;
    points->list[points->count++] = p;
    return true;
}

VECTORISED static void difference(const float *restrict a, const float *restrict b, float *restrict to, int count) {
    for (int x = 0; x < count; x++) to[x] = b[x] - a[x];
}

// Marks the places of a row that are above or below all eight neighbours of their own difference and far enough from
// zero; few of them are left for the levels above and below.
VECTORISED static int candidates(const float *restrict up, const float *restrict row, const float *restrict down,
                                 float threshold, int width, uint8_t *restrict mark, int *restrict found) {
    for (int x = BORDER; x < width - BORDER; x++) {
        float v = row[x];
        float a = row[x - 1] > row[x + 1] ? row[x - 1] : row[x + 1];
        float b = up[x - 1] > up[x + 1] ? up[x - 1] : up[x + 1];
        float c = down[x - 1] > down[x + 1] ? down[x - 1] : down[x + 1];
        float d = up[x] > down[x] ? up[x] : down[x];
        float most = a > b ? a : b, more = c > d ? c : d;
        most = most > more ? most : more;
        float e = row[x - 1] < row[x + 1] ? row[x - 1] : row[x + 1];
        float f = up[x - 1] < up[x + 1] ? up[x - 1] : up[x + 1];
        float g = down[x - 1] < down[x + 1] ? down[x - 1] : down[x + 1];
        float h = up[x] < down[x] ? up[x] : down[x];
        float least = e < f ? e : f, less = g < h ? g : h;
        least = least < less ? least : less;
        mark[x] = ((v > threshold) & (v >= most)) | ((v < -threshold) & (v <= least));
    }
    int count = 0;
    for (int x = BORDER; x < width - BORDER; x++) {
        found[count] = x;
        count += mark[x];
    }
    return count;
}

static bool is_extreme(float v, const float *up, const float *row, const float *down, int x) {
    if (v > 0) {
        for (int i = -1; i <= 1; i++)
            if (up[x + i] > v || row[x + i] > v || down[x + i] > v) return false;
    } else {
        for (int i = -1; i <= 1; i++)
            if (up[x + i] < v || row[x + i] < v || down[x + i] < v) return false;
    }
    return true;
}

// Moves a point to the top of the parabola through its neighbours; false where there is none or it is an edge.
static bool refine(const fovea_pyramid *p, int index, int level, int x, int y, point *result) {
    const octave *o = &p->octave[index];
    float dx = 0, dy = 0, ds = 0, value = 0, gx = 0, gy = 0, gs = 0, xx = 0, yy = 0, xy = 0;
    int tries = 0;
    for (; tries < 5; tries++) {
        const float *g[4];
        size_t at = (size_t)y * o->row + x;
        for (int i = 0; i < 4; i++) g[i] = o->level[level - 1 + i] + at;
        int r = o->row;
#define D(l, i) (g[(l) + 1][i] - g[l][i])
        float v = D(1, 0);
        gx = (D(1, 1) - D(1, -1)) * 0.5f;
        gy = (D(1, r) - D(1, -r)) * 0.5f;
        gs = (D(2, 0) - D(0, 0)) * 0.5f;
        xx = D(1, 1) + D(1, -1) - 2 * v;
        yy = D(1, r) + D(1, -r) - 2 * v;
        float ss = D(2, 0) + D(0, 0) - 2 * v;
        xy = (D(1, r + 1) - D(1, r - 1) - D(1, -r + 1) + D(1, -r - 1)) * 0.25f;
        float xs = (D(2, 1) - D(2, -1) - D(0, 1) + D(0, -1)) * 0.25f;
        float ys = (D(2, r) - D(2, -r) - D(0, r) + D(0, -r)) * 0.25f;
#undef D
        // Cramer's rule on the symmetric 3 x 3 system.
        float a = yy * ss - ys * ys, b = xy * ss - ys * xs, c = xy * ys - yy * xs;
        float determinant = xx * a - xy * b + xs * c;
        if (fabsf(determinant) < 1e-20f) return false;
        float d = -1 / determinant;
        dx = d * (gx * a - xy * (gy * ss - ys * gs) + xs * (gy * ys - yy * gs));
        dy = d * (xx * (gy * ss - ys * gs) - gx * b + xs * (xy * gs - gy * xs));
        ds = d * (xx * (yy * gs - gy * ys) - xy * (xy * gs - gy * xs) + gx * c);
        value = v;
        if (fabsf(dx) < 0.5f && fabsf(dy) < 0.5f && fabsf(ds) < 0.5f) break;
        if (fabsf(dx) > 4 || fabsf(dy) > 4 || fabsf(ds) > 4) return false;
        x += (int)floorf(dx + 0.5f);
        y += (int)floorf(dy + 0.5f);
        level += (int)floorf(ds + 0.5f);
        if (level < 1 || level > p->options.levels || x < BORDER || y < BORDER || x >= o->width - BORDER ||
            y >= o->height - BORDER)
            return false;
    }
    if (tries == 5) return false;
    float contrast = fabsf(value + 0.5f * (gx * dx + gy * dy + gs * ds));
    if (contrast * (float)p->options.levels < p->options.contrast) return false;
    float trace = xx + yy, determinant = xx * yy - xy * xy, e = p->options.edge;
    if (determinant <= 0 || trace * trace * e >= (e + 1) * (e + 1) * determinant) return false;
    float blur = p->sigma[level] * fovea_feature_exp(ds * 0.69314718f / (float)p->options.levels);
    *result = (point){.x = (float)x + dx, .y = (float)y + dy, .scale = blur, .response = contrast,
                      .octave = index, .level = level};
    return true;
}

static int scan(const fovea_pyramid *p, int index, points_list *points, float *rows, uint8_t *mark, int *found) {
    const octave *o = &p->octave[index];
    int differences = p->levels - 1;
    float threshold = 0.5f * p->options.contrast / (float)p->options.levels;
    // Three rows of each difference, taken in turn.
    float *row[MAXIMUM_LEVELS][3];
    for (int l = 0; l < differences; l++)
        for (int i = 0; i < 3; i++) row[l][i] = rows + (size_t)(l * 3 + i) * o->row;
    for (int y = BORDER - 1; y < o->height - BORDER + 1; y++) {
        for (int l = 0; l < differences; l++) {
            size_t at = (size_t)y * o->row;
            difference(o->level[l] + at, o->level[l + 1] + at, row[l][y % 3], o->width);
        }
        int middle = y - 1;
        if (middle < BORDER) continue;
        int u = (middle + 2) % 3, m = middle % 3, d = (middle + 1) % 3;
        for (int l = 1; l < differences - 1; l++) {
            int count = candidates(row[l][u], row[l][m], row[l][d], threshold, o->width, mark, found);
            for (int i = 0; i < count; i++) {
                int x = found[i];
                float v = row[l][m][x];
                if (!is_extreme(v, row[l - 1][u], row[l - 1][m], row[l - 1][d], x)) continue;
                if (!is_extreme(v, row[l + 1][u], row[l + 1][m], row[l + 1][d], x)) continue;
                point refined;
                if (refine(p, index, l, x, middle, &refined) && !append(points, refined)) return -1;
            }
        }
    }
    return 0;
}

int fovea_feature_points(const fovea_pyramid *p, point **result) {
    points_list points = {0};
    size_t row = (size_t)p->octave[0].row;
    float *rows = malloc(row * 3 * (size_t)p->levels * sizeof(float));
    uint8_t *mark = malloc(row);
    int *found = malloc(row * sizeof(int));
    int status = rows && mark && found ? 0 : -1;
    for (int i = 0; i < p->octaves && status == 0; i++) {
        if (p->octave[i].width <= 2 * BORDER || p->octave[i].height <= 2 * BORDER) break;
        status = scan(p, i, &points, rows, mark, found);
    }
    free(rows);
    free(mark);
    free(found);
    if (status < 0) {
        free(points.list);
        return -1;
    }
    *result = points.list;
    return points.count;
}

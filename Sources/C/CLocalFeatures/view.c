#include "comparing.h"

#include <stdlib.h>

// What lies nearer to the plane of the camera isn't drawn.
static const float LEAST_DEPTH = 0.02f;

static float sample(const uint8_t *pixels, ptrdiff_t row, int width, int height, float x, float y) {
    if (x >= 0 && y >= 0 && x < (float)(width - 1) && y < (float)(height - 1)) {
        const uint8_t *p = pixels + (ptrdiff_t)(int)y * row + (int)x, *q = p + row;
        float u = x - (float)(int)x, v = y - (float)(int)y;
        float upper = (float)p[0] + u * (float)(p[1] - p[0]), lower = (float)q[0] + u * (float)(q[1] - q[0]);
        return upper + v * (lower - upper);
    }
    x = x < 0 ? 0 : x > (float)(width - 1) ? (float)(width - 1) : x;
    y = y < 0 ? 0 : y > (float)(height - 1) ? (float)(height - 1) : y;
    int left = (int)x, top = (int)y, right = left + 1 < width ? 1 : 0;
    const uint8_t *p = pixels + (ptrdiff_t)top * row + left, *q = top + 1 < height ? p + row : p;
    float u = x - (float)left, v = y - (float)top;
    float upper = (float)p[0] + u * (float)(p[right] - p[0]), lower = (float)q[0] + u * (float)(q[right] - q[0]);
    return upper + v * (lower - upper);
}

bool fovea_view_place(const fovea_view *v, double x, double y, double *u, double *w) {
    const double *h = v->matrix;
    double a = (x + 0.5) / v->scale_x - 0.5, b = (y + 0.5) / v->scale_y - 0.5, c = h[6] * a + h[7] * b + h[8];
    if (!(c > LEAST_DEPTH)) return false;
    *u = (h[0] * a + h[1] * b + h[2]) / c;
    *w = (h[3] * a + h[4] * b + h[5]) / c;
    return true;
}

// Where the pixels of a row lie in the photo, and how far it goes on from there to the item's right and down.
typedef struct {
    float *x, *y;
    float *right_x, *right_y, *down_x, *down_y;
    float *depth;  // behind the photo's camera where it isn't above the least
    float *memory;
} sight;

static bool sight_make(sight *s, int width) {
    s->memory = malloc(7 * (size_t)width * sizeof(float));
    if (!s->memory) return false;
    float **parts[] = {&s->x, &s->y, &s->right_x, &s->right_y, &s->down_x, &s->down_y, &s->depth};
    for (int k = 0; k < 7; k++) *parts[k] = s->memory + (ptrdiff_t)k * width;
    return true;
}

VECTORISED static void look(const fovea_view *v, const fovea_bend *bent, const fovea_plate *p, int row, const sight *s) {
    const double *h = v->matrix, *e = bent->x, *f = bent->y;
    double half_x = p->width * 0.5, half_y = p->height * 0.5, scale_x = v->scale_x, scale_y = v->scale_y;
    double y = (row - half_y) / half_y;
    float *restrict to_x = s->x, *restrict to_y = s->y, *restrict right_x = s->right_x, *restrict right_y = s->right_y;
    float *restrict down_x = s->down_x, *restrict down_y = s->down_y, *restrict to_depth = s->depth;
    for (int i = 0; i < p->row; i++) {
        double column = i - p->margin, x = (column - half_x) / half_x, xx = x * x;
        // As `fovea_bend_at` does it, for a row at once.
        double xy = x * y, yy = y * y, xxx = xx * x, xxy = xx * y;
        double dx = e[0] + e[1] * x + e[2] * y + e[3] * xx + e[4] * xy + e[5] * yy + e[6] * xxx + e[7] * xxy;
        double dy = f[0] + f[1] * x + f[2] * y + f[3] * xx + f[4] * xy + f[5] * yy + f[6] * xxx + f[7] * xxy;
        double a = (column + dx + 0.5) / scale_x - 0.5, b = (row + dy + 0.5) / scale_y - 0.5;
        double depth = h[6] * a + h[7] * b + h[8], over = 1 / depth;
        double u = (h[0] * a + h[1] * b + h[2]) * over, w = (h[3] * a + h[4] * b + h[5]) * over;
        double over_x = over / scale_x, over_y = over / scale_y;
        to_x[i] = (float)u;
        to_y[i] = (float)w;
        right_x[i] = (float)((h[0] - u * h[6]) * over_x);
        right_y[i] = (float)((h[3] - w * h[6]) * over_x);
        down_x[i] = (float)((h[1] - u * h[7]) * over_y);
        down_y[i] = (float)((h[4] - w * h[7]) * over_y);
        to_depth[i] = (float)depth;
    }
}

bool fovea_view_draw(const fovea_view *v, const fovea_bend *b, int steps, fovea_plate *p) {
    enum { MOST_STEPS = 3 };
    int places = steps * steps;
    float share = 1 / (float)places, right[MOST_STEPS * MOST_STEPS], down[MOST_STEPS * MOST_STEPS];
    for (int i = 0; i < places; i++) {
        right[i] = ((float)(i % steps) + 0.5f) / (float)steps - 0.5f;
        down[i] = ((float)(i / steps) + 0.5f) / (float)steps - 0.5f;
    }
    const fovea_gray *photo = v->photo;
    sight s;
    if (!sight_make(&s, p->row)) return false;
    for (int y = -p->margin; y < p->height + p->margin; y++) {
        float *to = p->at + (ptrdiff_t)y * p->row - p->margin;
        look(v, b, p, y, &s);
        for (int x = 0; x < p->row; x++) {
            float sum = 0;
            for (int i = 0; i < places && s.depth[x] > LEAST_DEPTH; i++)
                sum += sample(photo->pixels, photo->bytes_per_row, photo->width, photo->height,
                              s.x[x] + right[i] * s.right_x[x] + down[i] * s.down_x[x],
                              s.y[x] + right[i] * s.right_y[x] + down[i] * s.down_y[x]);
            to[x] = sum * share;
        }
    }
    free(s.memory);
    return true;
}

bool fovea_plate_shrink(const fovea_gray *item, fovea_plate *p, int width, int height) {
    if (!fovea_plate_make(p, width, height, 0)) return false;
    float across = (float)item->width / (float)width, down = (float)item->height / (float)height;
    int steps = across > 1.01f || down > 1.01f ? (int)(across > down ? across : down) + 1 : 1;
    steps = steps > 6 ? 6 : steps;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            float sum = 0;
            for (int i = 0; i < steps; i++)
                for (int j = 0; j < steps; j++)
                    sum += sample(item->pixels, item->bytes_per_row, item->width, item->height,
                                  ((float)x + ((float)j + 0.5f) / (float)steps) * across - 0.5f,
                                  ((float)y + ((float)i + 0.5f) / (float)steps) * down - 0.5f);
            p->at[(ptrdiff_t)y * p->row + x] = sum / (float)(steps * steps);
        }
    }
    return true;
}

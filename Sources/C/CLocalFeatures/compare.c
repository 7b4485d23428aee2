#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// An item's rendition is compared with the photo in blocks of four by four pixels.
enum { BLOCK = 4, TERMS = 8, MARGIN = 20, SMALL_PART = 50 };

// The smallest contrast, in shades of gray per pixel and in both directions, that counts as print.
static const float PRINT = 3;
// The contrast that even a dim photo shows.
static const float MUCH_PRINT = 5;
// Nobody sees a slighter variance than this.
static const float NOISE = 2;

struct fovea_comparison {
    int columns, rows;
    float side;          // the square root of the number of pixels
    float origin_x, origin_y, step_x, step_y; // the item's pixels of the first block's middle, and from one to the next
    double inverse[9];   // takes the photo's pixels to the item's
    float *agree, *disagree;   // from 0 to 1 for each block
    float *lit;          // how well the light around explains the block, from 0 to 1
    float *blank;        // 1 where the item has much print and the photo none
    float clear, dull;   // the likeness that a quarter, and that three quarters of the agreeing blocks reach
    fovea_color_finding colors;
    float *x, *y;        // where the block lies in the photo
    float *shift_x, *shift_y;  // how far the block lies from where the plane puts it, in the item's pixels
    float printed, visible;
    float *memory;
};

// MARK: - Pictures

typedef struct {
    int width, height, margin, row; // the margin lies around the picture
    float *at;                      // the first pixel of the picture itself
    float *memory;
} plate;

static bool plate_make(plate *p, int width, int height, int margin) {
    p->width = width;
    p->height = height;
    p->margin = margin;
    p->row = width + 2 * margin;
    p->memory = malloc((size_t)p->row * (size_t)(height + 2 * margin) * sizeof(float));
    p->at = p->memory ? p->memory + (ptrdiff_t)margin * p->row + margin : NULL;
    return p->memory != NULL;
}

static void plate_free(plate *p) {
    free(p->memory);
    p->memory = NULL;
}

// One pass of a mean over 2 * radius + 1 values, the ends repeated.
static void mean_rows(const float *from, float *to, int width, int height, int radius) {
    float share = 1 / (float)(2 * radius + 1);
    for (int y = 0; y < height; y++) {
        const float *f = from + (ptrdiff_t)y * width;
        float *t = to + (ptrdiff_t)y * width, sum = 0;
        for (int x = -radius; x <= radius; x++) sum += f[x < 0 ? 0 : x >= width ? width - 1 : x];
        for (int x = 0; x < width; x++) {
            t[x] = sum * share;
            int in = x + radius + 1, out = x - radius;
            sum += f[in >= width ? width - 1 : in] - f[out < 0 ? 0 : out];
        }
    }
}

VECTORISED static void mean_columns(const float *from, float *to, float *sum, int width, int height, int radius) {
    float share = 1 / (float)(2 * radius + 1);
    for (int x = 0; x < width; x++) sum[x] = 0;
    for (int y = -radius; y <= radius; y++) {
        const float *f = from + (ptrdiff_t)(y < 0 ? 0 : y >= height ? height - 1 : y) * width;
        for (int x = 0; x < width; x++) sum[x] += f[x];
    }
    for (int y = 0; y < height; y++) {
        int in = y + radius + 1, out = y - radius;
        const float *a = from + (ptrdiff_t)(in >= height ? height - 1 : in) * width;
        const float *b = from + (ptrdiff_t)(out < 0 ? 0 : out) * width;
        float *t = to + (ptrdiff_t)y * width;
        for (int x = 0; x < width; x++) {
            t[x] = sum[x] * share;
            sum[x] += a[x] - b[x];
        }
    }
}

// Takes away what changes more slowly than three means of the radius, margin included.
static bool sharpen(plate *p, int radius) {
    int width = p->row, height = p->height + 2 * p->margin;
    size_t count = (size_t)width * (size_t)height;
    float *a = malloc((2 * count + (size_t)width) * sizeof(float));
    if (!a) return false;
    float *b = a + count, *sum = b + count;
    memcpy(a, p->memory, count * sizeof(float));
    for (int pass = 0; pass < 3; pass++) {
        mean_rows(a, b, width, height, radius);
        mean_columns(b, a, sum, width, height, radius);
    }
    for (size_t i = 0; i < count; i++) p->memory[i] -= a[i];
    free(a);
    return true;
}

// Half the size, each pixel the mean of four.
static bool halved(const plate *p, plate *half) {
    if (!plate_make(half, (p->width + 1) / 2, (p->height + 1) / 2, p->margin / 2)) return false;
    for (int y = -half->margin; y < half->height + half->margin; y++) {
        for (int x = -half->margin; x < half->width + half->margin; x++) {
            int right = 2 * x + 1 < p->width + p->margin ? 2 * x + 1 : 2 * x;
            int below = 2 * y + 1 < p->height + p->margin ? 2 * y + 1 : 2 * y;
            half->at[(ptrdiff_t)y * half->row + x] =
                0.25f * (p->at[(ptrdiff_t)2 * y * p->row + 2 * x] + p->at[(ptrdiff_t)2 * y * p->row + right] +
                         p->at[(ptrdiff_t)below * p->row + 2 * x] + p->at[(ptrdiff_t)below * p->row + right]);
        }
    }
    return true;
}

// MARK: - Blocks

typedef struct {
    int columns, rows;
    float *value;      // the likeness, from -1 to 1
    float *x, *y;      // the shift that is most alike, in pixels
    float *item, *photo; // the spread of gray in the item and in the photo
    float *memory;
} likeness;

static bool likeness_make(likeness *l, int columns, int rows) {
    size_t count = (size_t)columns * (size_t)rows;
    l->columns = columns;
    l->rows = rows;
    l->memory = malloc(5 * count * sizeof(float));
    if (!l->memory) return false;
    l->value = l->memory;
    l->x = l->value + count;
    l->y = l->x + count;
    l->item = l->y + count;
    l->photo = l->item + count;
    return true;
}

// Sums a, b, a * a, b * b and a * b over each block; pixels beyond the picture don't count.
VECTORISED static void sum_blocks(const float *restrict a, int row_a, const float *restrict b, int row_b, int width,
                                  int height, float *restrict rows, float *restrict sums, int columns, int blocks) {
    float *one = rows, *two = rows + width, *three = two + width;
    for (int top = 0, r = 0; r < blocks; r++, top += BLOCK) {
        for (int x = 0; x < width; x++) one[x] = two[x] = three[x] = 0;
        int end = top + BLOCK < height ? top + BLOCK : height;
        for (int y = top; y < end; y++) {
            const float *p = a + (ptrdiff_t)y * row_a, *q = b + (ptrdiff_t)y * row_b;
            for (int x = 0; x < width; x++) {
                one[x] += q[x];
                two[x] += q[x] * q[x];
                three[x] += p[x] * q[x];
            }
        }
        float *s = sums + (ptrdiff_t)r * columns, *t = s + (ptrdiff_t)columns * blocks, *u = t + (ptrdiff_t)columns * blocks;
        for (int c = 0; c < columns; c++) {
            int last = (c + 1) * BLOCK < width ? (c + 1) * BLOCK : width;
            float e = 0, f = 0, g = 0;
            for (int x = c * BLOCK; x < last; x++) {
                e += one[x];
                f += two[x];
                g += three[x];
            }
            s[c] = e;
            t[c] = f;
            u[c] = g;
        }
    }
}

VECTORISED void fovea_blocks_gather(float *restrict v, float *restrict spare, int columns, int rows, bool is_wide) {
    static const float NARROW[5] = {0, 1, 2, 1, 0}, WIDE[5] = {1, 4, 6, 4, 1};
    const float *w = is_wide ? WIDE : NARROW;
    for (int y = 0; y < rows; y++) {
        const float *p = v + (ptrdiff_t)y * columns;
        float *q = spare + (ptrdiff_t)y * columns;
        for (int x = 0; x < columns; x++) {
            float sum = w[2] * p[x];
            if (x > 0) sum += w[1] * p[x - 1];
            if (x + 1 < columns) sum += w[3] * p[x + 1];
            if (x > 1) sum += w[0] * p[x - 2];
            if (x + 2 < columns) sum += w[4] * p[x + 2];
            q[x] = sum;
        }
    }
    for (int y = 0; y < rows; y++) {
        float *q = v + (ptrdiff_t)y * columns;
        for (int x = 0; x < columns; x++) q[x] = 0;
        for (int k = -2; k <= 2; k++) {
            if (y + k < 0 || y + k >= rows || w[k + 2] == 0) continue;
            const float *p = spare + (ptrdiff_t)(y + k) * columns;
            for (int x = 0; x < columns; x++) q[x] += w[k + 2] * p[x];
        }
    }
}

// Keeps a shift where it is more alike than those before.
VECTORISED static void keep_best(const float *restrict own, const float *restrict size, const float *restrict sums,
                                 int count, float dx, float dy, float *restrict value, float *restrict x,
                                 float *restrict y, float *restrict spread) {
    float penalty = 0.004f * __builtin_elementwise_sqrt(dx * dx + dy * dy);
    for (int i = 0; i < count; i++) {
        float n = 1 / size[i], a = own[i] * n, b = sums[i] * n;
        float aa = own[count + i] * n - a * a, bb = sums[count + i] * n - b * b, ab = sums[2 * count + i] * n - a * b;
        aa = aa > 0 ? aa : 0;
        bb = bb > 0 ? bb : 0;
        float now = ab / __builtin_elementwise_sqrt((aa + NOISE) * (bb + NOISE)) - penalty;
        bool is_better = now > value[i];
        value[i] = is_better ? now : value[i];
        x[i] = is_better ? dx : x[i];
        y[i] = is_better ? dy : y[i];
        spread[i] = is_better ? __builtin_elementwise_sqrt(bb) : spread[i];
    }
}

// Finds for each block the shift of the photo, up to `reach` pixels each way, at which it is most like the item.
static bool compare(const plate *item, const plate *photo, int reach, bool is_wide, likeness *l) {
    int columns = (item->width + BLOCK - 1) / BLOCK, rows = (item->height + BLOCK - 1) / BLOCK;
    size_t count = (size_t)columns * (size_t)rows;
    if (!likeness_make(l, columns, rows)) return false;
    float *memory = malloc((8 * count + 3 * (size_t)item->width) * sizeof(float));
    if (!memory) return false;
    float *own = memory, *size = own + 3 * count, *sums = size + count, *spare = sums + 3 * count, *line = spare + count;
    // The item by itself: the third sum is that of squares once more.
    sum_blocks(item->at, item->row, item->at, item->row, item->width, item->height, line, own, columns, rows);
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++) {
            int wide = (c + 1) * BLOCK < item->width ? BLOCK : item->width - c * BLOCK;
            int high = (r + 1) * BLOCK < item->height ? BLOCK : item->height - r * BLOCK;
            size[r * columns + c] = (float)(wide * high);
        }
    fovea_blocks_gather(own, spare, columns, rows, is_wide);
    fovea_blocks_gather(own + count, spare, columns, rows, is_wide);
    fovea_blocks_gather(size, spare, columns, rows, is_wide);
    for (size_t i = 0; i < count; i++) {
        l->value[i] = -2;
        float mean = own[i] / size[i], v = own[count + i] / size[i] - mean * mean;
        l->item[i] = sqrtf(v > 0 ? v : 0);
    }
    for (int dy = -reach; dy <= reach; dy++) {
        for (int dx = -reach; dx <= reach; dx++) {
            const float *shifted = photo->at + (ptrdiff_t)dy * photo->row + dx;
            sum_blocks(item->at, item->row, shifted, photo->row, item->width, item->height, line, sums, columns, rows);
            for (int k = 0; k < 3; k++) fovea_blocks_gather(sums + (size_t)k * count, spare, columns, rows, is_wide);
            keep_best(own, size, sums, (int)count, (float)dx, (float)dy, l->value, l->x, l->y, l->photo);
        }
    }
    free(memory);
    return true;
}

// The smaller of the two main slopes of each block and its neighbors: how much print there is, edges alone not counted.
static bool slopes(const plate *p, float *slope, int columns, int rows) {
    size_t count = (size_t)columns * (size_t)rows;
    float *sums = calloc(4 * count, sizeof(float));
    if (!sums) return false;
    float *xx = sums, *xy = sums + count, *yy = xy + count, *spare = yy + count;
    for (int y = 0; y < p->height; y++) {
        const float *q = p->at + (ptrdiff_t)y * p->row;
        const float *above = y > 0 ? q - p->row : q, *below = y + 1 < p->height ? q + p->row : q;
        for (int x = 0; x < p->width; x++) {
            float gx = 0.5f * (q[x + 1 < p->width ? x + 1 : x] - q[x > 0 ? x - 1 : x]), gy = 0.5f * (below[x] - above[x]);
            int i = y / BLOCK * columns + x / BLOCK;
            xx[i] += gx * gx;
            xy[i] += gx * gy;
            yy[i] += gy * gy;
        }
    }
    fovea_blocks_gather(xx, spare, columns, rows, false);
    fovea_blocks_gather(xy, spare, columns, rows, false);
    fovea_blocks_gather(yy, spare, columns, rows, false);
    // The weights of a block and its neighbors make sixteen, each of sixteen pixels; at the rim there is less to see.
    for (size_t i = 0; i < count; i++) {
        float mean = 0.5f * (xx[i] + yy[i]), half = 0.5f * (xx[i] - yy[i]);
        float least = mean - sqrtf(half * half + xy[i] * xy[i]);
        slope[i] = sqrtf(least > 0 ? least / 256 : 0);
    }
    free(sums);
    return true;
}

// MARK: - Bending

// A displacement that changes smoothly: polynomials of the place, from -1 to 1 both ways.
typedef struct {
    double x[TERMS], y[TERMS];
} bend;

static void bend_terms(double x, double y, double t[TERMS]) {
    t[0] = 1;
    t[1] = x;
    t[2] = y;
    t[3] = x * x;
    t[4] = x * y;
    t[5] = y * y;
    t[6] = x * x * x;
    t[7] = x * x * y;
}

typedef struct {
    double x, y;   // the place, from -1 to 1
    double dx, dy; // how far it is displaced, in pixels
    double weight;
} displacement;

// Fits a bend to displacements, those that lie far from it counting little.
static void bend_fit(const displacement *d, int count, double tolerance, bend *b) {
    static const double STIFFNESS[TERMS] = {0, 0, 0, 0.02, 0.02, 0.02, 0.05, 0.05};
    memset(b, 0, sizeof *b);
    for (int turn = 0; turn < 6; turn++) {
        double a[TERMS * TERMS] = {0}, again[TERMS * TERMS], u[TERMS] = {0}, v[TERMS] = {0}, total = 0;
        for (int i = 0; i < count; i++) {
            double t[TERMS], ex = -d[i].dx, ey = -d[i].dy, w = d[i].weight;
            bend_terms(d[i].x, d[i].y, t);
            if (turn > 0) {
                for (int k = 0; k < TERMS; k++) {
                    ex += b->x[k] * t[k];
                    ey += b->y[k] * t[k];
                }
                double far = 1 + (ex * ex + ey * ey) / (tolerance * tolerance);
                w /= far * far;
            }
            total += w;
            for (int r = 0; r < TERMS; r++) {
                for (int s = 0; s < TERMS; s++) a[r * TERMS + s] += w * t[r] * t[s];
                u[r] += w * t[r] * d[i].dx;
                v[r] += w * t[r] * d[i].dy;
            }
        }
        if (total < 1e-3) total = 1e-3;
        for (int k = 0; k < TERMS; k++) a[k * TERMS + k] += (STIFFNESS[k] + 1e-4) * total;
        memcpy(again, a, sizeof a);
        if (!fovea_feature_solve(a, u, TERMS) || !fovea_feature_solve(again, v, TERMS)) return;
        memcpy(b->x, u, sizeof u);
        memcpy(b->y, v, sizeof v);
    }
}

static void bend_at(const bend *b, double x, double y, double *dx, double *dy) {
    double t[TERMS], u = 0, v = 0;
    bend_terms(x, y, t);
    for (int k = 0; k < TERMS; k++) {
        u += b->x[k] * t[k];
        v += b->y[k] * t[k];
    }
    *dx = u;
    *dy = v;
}

// MARK: - The photo as the item

static float sample(const uint8_t *pixels, ptrdiff_t row, int width, int height, float x, float y) {
    x = x < 0 ? 0 : x > (float)(width - 1) ? (float)(width - 1) : x;
    y = y < 0 ? 0 : y > (float)(height - 1) ? (float)(height - 1) : y;
    int left = (int)x, top = (int)y, right = left + 1 < width ? 1 : 0;
    const uint8_t *p = pixels + (ptrdiff_t)top * row + left, *q = top + 1 < height ? p + row : p;
    float u = x - (float)left, v = y - (float)top;
    float upper = (float)p[0] + u * (float)(p[right] - p[0]), lower = (float)q[0] + u * (float)(q[right] - q[0]);
    return upper + v * (lower - upper);
}

typedef struct {
    const double *matrix;    // the item's pixels to the photo's
    double scale_x, scale_y; // the comparison's pixels for each of the item's
    const fovea_gray *photo;
} view;

static bool place(const view *v, double x, double y, double *u, double *w) {
    const double *h = v->matrix;
    double a = (x + 0.5) / v->scale_x - 0.5, b = (y + 0.5) / v->scale_y - 0.5, c = h[6] * a + h[7] * b + h[8];
    if (!(c > 0.02)) return false;
    *u = (h[0] * a + h[1] * b + h[2]) / c;
    *w = (h[3] * a + h[4] * b + h[5]) / c;
    return true;
}

// Draws the photo as the item would lie in it, bent; each pixel is the mean of `steps` squared places.
static void draw(const view *v, const bend *b, int steps, plate *p) {
    const double *h = v->matrix;
    double half_x = p->width * 0.5, half_y = p->height * 0.5;
    float share = 1 / (float)(steps * steps), first = 0.5f / (float)steps - 0.5f, step = 1 / (float)steps;
    for (int y = -p->margin; y < p->height + p->margin; y++) {
        for (int x = -p->margin; x < p->width + p->margin; x++) {
            double dx, dy, u, w;
            float *to = &p->at[(ptrdiff_t)y * p->row + x], sum = 0;
            *to = 0;
            bend_at(b, (x - half_x) / half_x, (y - half_y) / half_y, &dx, &dy);
            double a = (x + dx + 0.5) / v->scale_x - 0.5, c = (y + dy + 0.5) / v->scale_y - 0.5;
            double depth = h[6] * a + h[7] * c + h[8];
            if (!place(v, x + dx, y + dy, &u, &w)) continue;
            // How far the photo goes on to the item's right and down, within this pixel.
            float ux = (float)((h[0] - u * h[6]) / (depth * v->scale_x)), uy = (float)((h[1] - u * h[7]) / (depth * v->scale_y));
            float wx = (float)((h[3] - w * h[6]) / (depth * v->scale_x)), wy = (float)((h[4] - w * h[7]) / (depth * v->scale_y));
            for (int i = 0; i < steps; i++) {
                for (int j = 0; j < steps; j++) {
                    float right = first + (float)j * step, down = first + (float)i * step;
                    sum += sample(v->photo->pixels, v->photo->bytes_per_row, v->photo->width, v->photo->height,
                                  (float)u + right * ux + down * uy, (float)w + right * wx + down * wy);
                }
            }
            *to = sum * share;
        }
    }
}

// A value of blocks between their middles.
static float between(const float *v, int columns, int rows, float x, float y) {
    x = x < 0 ? 0 : x > (float)(columns - 1) ? (float)(columns - 1) : x;
    y = y < 0 ? 0 : y > (float)(rows - 1) ? (float)(rows - 1) : y;
    int left = (int)x, top = (int)y, right = left + 1 < columns ? 1 : 0, below = top + 1 < rows ? columns : 0;
    const float *p = v + (ptrdiff_t)top * columns + left;
    float u = x - (float)left, w = y - (float)top;
    float upper = p[0] + u * (p[right] - p[0]), lower = p[below] + u * (p[below + right] - p[below]);
    return upper + w * (lower - upper);
}

// Draws a picture displaced by a field of blocks.
static void displace(const plate *from, const float *dx, const float *dy, int columns, int rows, plate *to) {
    for (int y = -to->margin; y < to->height + to->margin; y++) {
        for (int x = -to->margin; x < to->width + to->margin; x++) {
            float c = ((float)x - 1.5f) / BLOCK, r = ((float)y - 1.5f) / BLOCK;
            float u = (float)x + between(dx, columns, rows, c, r), v = (float)y + between(dy, columns, rows, c, r);
            float least = (float)-from->margin, right = (float)(from->width + from->margin - 1),
                  bottom = (float)(from->height + from->margin - 1);
            u = u < least ? least : u > right ? right : u;
            v = v < least ? least : v > bottom ? bottom : v;
            int i = (int)floorf(u), j = (int)floorf(v);
            i = i > from->width + from->margin - 2 ? from->width + from->margin - 2 : i;
            j = j > from->height + from->margin - 2 ? from->height + from->margin - 2 : j;
            const float *p = from->at + (ptrdiff_t)j * from->row + i, *q = p + from->row;
            float a = u - (float)i, b = v - (float)j;
            float upper = p[0] + a * (p[1] - p[0]), lower = q[0] + a * (q[1] - q[0]);
            to->at[(ptrdiff_t)y * to->row + x] = upper + b * (lower - upper);
        }
    }
}

// Blurs blocks with a Gaussian. `spare` is as large as they are.
VECTORISED static void soften(float *restrict v, float *restrict spare, int columns, int rows, float sigma) {
    enum { MOST = 16 };
    float weight[MOST];
    int radius = (int)(2.5f * sigma) + 1;
    if (radius >= MOST) radius = MOST - 1;
    for (int k = 0; k <= radius; k++) weight[k] = fovea_feature_exp(-0.5f * (float)(k * k) / (sigma * sigma));
    for (int y = 0; y < rows; y++) {
        float *restrict to = spare + (ptrdiff_t)y * columns;
        for (int x = 0; x < columns; x++) to[x] = 0;
        for (int k = -radius; k <= radius; k++) {
            if (y + k < 0 || y + k >= rows) continue;
            const float *restrict from = v + (ptrdiff_t)(y + k) * columns;
            float w = weight[k < 0 ? -k : k];
            for (int x = 0; x < columns; x++) to[x] += w * from[x];
        }
    }
    for (int y = 0; y < rows; y++) {
        const float *restrict from = spare + (ptrdiff_t)y * columns;
        float *restrict to = v + (ptrdiff_t)y * columns;
        for (int x = 0; x < columns; x++) to[x] = 0;
        for (int k = -radius; k <= radius; k++) {
            float w = weight[k < 0 ? -k : k];
            int first = k < 0 ? -k : 0, end = k > 0 ? columns - k : columns;
            for (int x = first; x < end; x++) to[x] += w * from[x + k];
        }
    }
}

// How much a block's shift is to be believed.
static float belief(const likeness *l, int i, int reach, float slope) {
    if (fabsf(l->x[i]) >= (float)reach || fabsf(l->y[i]) >= (float)reach) return 0;
    float v = (l->value[i] - 0.55f) / 0.3f;
    v = v < 0 ? 0 : v > 1 ? 1 : v;
    return v * v * (slope < 8 ? slope : 8);
}

// Draws a smooth field anew through what blocks say: each gets the slope that those around it agree on, so that a field
// grows into what is bent or leans away beyond the blocks that are found.
static bool follow(const likeness *l, int reach, const float *slope, float sigma, float *dx, float *dy) {
    enum { SUMS = 12 };
    static const double HABIT = 0.05, LEVELNESS = 6, SPREAD = 0.02;
    int columns = l->columns, rows = l->rows;
    size_t count = (size_t)columns * (size_t)rows;
    float *memory = malloc((SUMS + 1) * count * sizeof(float));
    if (!memory) return false;
    float *m[SUMS], *spare = memory + SUMS * count;
    for (int k = 0; k < SUMS; k++) m[k] = memory + (size_t)k * count;
    float middle = 0.5f * (float)(columns - 1), center = 0.5f * (float)(rows - 1);
    for (size_t i = 0; i < count; i++) {
        float x = (float)((int)i % columns) - middle, y = (float)((int)i / columns) - center;
        float w = belief(l, (int)i, reach, slope[i]), u = w * (dx[i] + l->x[i]), v = w * (dy[i] + l->y[i]);
        float all[SUMS] = {w, w * x, w * y, w * x * x, w * x * y, w * y * y, u, u * x, u * y, v, v * x, v * y};
        for (int k = 0; k < SUMS; k++) m[k][i] = all[k];
    }
    for (int k = 0; k < SUMS; k++) soften(m[k], spare, columns, rows, sigma);
    for (size_t i = 0; i < count; i++) {
        // The sums as seen from this block, drawn to what it was and to no slope.
        double x = (float)((int)i % columns) - middle, y = (float)((int)i / columns) - center, w = m[0][i];
        double sx = m[1][i] - w * x, sy = m[2][i] - w * y, xy = m[4][i] - x * m[2][i] - y * m[1][i] + x * y * w;
        double level = LEVELNESS + SPREAD * sigma * sigma * (w + HABIT);
        double xx = m[3][i] - 2 * x * m[1][i] + x * x * w + level, yy = m[5][i] - 2 * y * m[2][i] + y * y * w + level;
        double u = m[6][i], ux = m[7][i] - x * u, uy = m[8][i] - y * u;
        double v = m[9][i], vx = m[10][i] - x * v, vy = m[11][i] - y * v;
        w += HABIT;
        u += HABIT * dx[i];
        v += HABIT * dy[i];
        double a = xx * yy - xy * xy, b = sy * xy - sx * yy, c = sx * xy - sy * xx, determinant = w * a + sx * b + sy * c;
        if (!(determinant > 1e-9)) continue;
        dx[i] = (float)((u * a + ux * b + uy * c) / determinant);
        dy[i] = (float)((v * a + vx * b + vy * c) / determinant);
    }
    free(memory);
    return true;
}

// MARK: - Comparing

static bool invert(const double m[9], double inverse[9]) {
    double c[9] = {m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
                   m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
                   m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]};
    double determinant = m[0] * c[0] + m[1] * c[3] + m[2] * c[6];
    if (!(fabs(determinant) > 1e-12)) return false;
    for (int i = 0; i < 9; i++) inverse[i] = c[i] / determinant;
    return true;
}

static bool project(const double h[9], double x, double y, double *u, double *v) {
    double w = h[6] * x + h[7] * y + h[8];
    if (!(fabs(w) > 1e-9)) return false;
    *u = (h[0] * x + h[1] * y + h[2]) / w;
    *v = (h[3] * x + h[4] * y + h[5]) / w;
    return true;
}

// How many of the photo's pixels there are to one of the item's, around the middle of the pairs that agree.
static double magnification(const double h[9], const fovea_match *m, const uint8_t *inliers, int count) {
    double x = 0, y = 0;
    int number = 0;
    for (int i = 0; i < count; i++) {
        if (!inliers[i]) continue;
        x += m[i].x;
        y += m[i].y;
        number++;
    }
    if (number == 0) return 0;
    x /= number;
    y /= number;
    double w = h[6] * x + h[7] * y + h[8], u = (h[0] * x + h[1] * y + h[2]) / w, v = (h[3] * x + h[4] * y + h[5]) / w;
    return sqrt(fabs((h[0] - u * h[6]) * (h[4] - v * h[7]) - (h[1] - u * h[7]) * (h[3] - v * h[6]))) / fabs(w);
}

static bool shrink(const fovea_gray *item, plate *p, int width, int height) {
    if (!plate_make(p, width, height, 0)) return false;
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

static bool copy(const plate *from, plate *to) {
    if (!plate_make(to, from->width, from->height, from->margin)) return false;
    memcpy(to->memory, from->memory, (size_t)from->row * (size_t)(from->height + 2 * from->margin) * sizeof(float));
    return true;
}

// Bends again after what half the pixels say, which see farther.
static bool bend_again(const plate *item, const plate *drawn, displacement *seeds, int seed_count, const bend *old, bend *new) {
    enum { REACH = 4 };
    plate small = {0}, seen = {0};
    likeness l = {0};
    float *slope = NULL;
    displacement *all = NULL;
    bool is_done = halved(item, &small) && halved(drawn, &seen);
    if (is_done) {
        int columns = (small.width + BLOCK - 1) / BLOCK, rows = (small.height + BLOCK - 1) / BLOCK;
        slope = malloc((size_t)columns * (size_t)rows * sizeof(float));
        all = malloc(((size_t)columns * (size_t)rows + (size_t)seed_count) * sizeof *all);
        is_done = slope && all && slopes(&small, slope, columns, rows) && sharpen(&small, 4) && sharpen(&seen, 4) &&
                  compare(&small, &seen, REACH, true, &l);
    }
    if (is_done) {
        double half_x = item->width * 0.5, half_y = item->height * 0.5, total = 0;
        int number = 0;
        for (int r = 0; r < l.rows; r++) {
            for (int c = 0; c < l.columns; c++) {
                int i = r * l.columns + c;
                double w = belief(&l, i, REACH, slope[i]);
                if (!(w > 0)) continue;
                displacement *d = &all[number++];
                d->x = (c * 2 * BLOCK + BLOCK - 0.5 - half_x) / half_x;
                d->y = (r * 2 * BLOCK + BLOCK - 0.5 - half_y) / half_y;
                bend_at(old, d->x, d->y, &d->dx, &d->dy);
                d->dx += 2 * l.x[i];
                d->dy += 2 * l.y[i];
                d->weight = w;
                total += w;
            }
        }
        if (number > 0) {
            for (int i = 0; i < seed_count; i++) {
                all[number + i] = seeds[i];
                all[number + i].weight = 0.3 * total / seed_count;
            }
            bend_fit(all, number + seed_count, 1.5, new);
        } else {
            *new = *old;
        }
    }
    plate_free(&small);
    plate_free(&seen);
    free(l.memory);
    free(slope);
    free(all);
    return is_done;
}

// The mean of each block.
static void block_means(const plate *p, float *means, int columns, int rows) {
    for (int r = 0; r < rows; r++) {
        for (int c = 0; c < columns; c++) {
            int right = (c + 1) * BLOCK < p->width ? (c + 1) * BLOCK : p->width;
            int bottom = (r + 1) * BLOCK < p->height ? (r + 1) * BLOCK : p->height;
            float sum = 0;
            for (int y = r * BLOCK; y < bottom; y++)
                for (int x = c * BLOCK; x < right; x++) sum += p->at[(ptrdiff_t)y * p->row + x];
            means[r * columns + c] = sum / (float)((right - c * BLOCK) * (bottom - r * BLOCK));
        }
    }
}

// What comparing says of each block, in the end.
typedef struct {
    likeness likes;
    float *slope, *seen_slope;  // how much print there is in the item and in the photo
    float *mean, *seen_mean;    // the brightness
} finding;

// Brings the photo to the item step by step, then says how alike they are.
static bool settle(const plate *item, const plate *drawn, float *dx, float *dy, int columns, int rows, finding *f) {
    enum { TURNS = 5, REACH = 3 };
    plate own = {0}, seen = {0};
    bool is_done = copy(item, &own) && plate_make(&seen, item->width, item->height, 4) && sharpen(&own, 8);
    for (int turn = 0; turn < TURNS && is_done; turn++) {
        displace(drawn, dx, dy, columns, rows, &seen);
        is_done = sharpen(&seen, 8) && compare(&own, &seen, REACH, true, &f->likes) &&
                  follow(&f->likes, REACH, f->slope, turn < TURNS - 1 ? 2.5f : 1.75f, dx, dy);
        free(f->likes.memory);
        f->likes.memory = NULL;
    }
    plate_free(&own);
    if (is_done) {
        displace(drawn, dx, dy, columns, rows, &seen);
        block_means(item, f->mean, columns, rows);
        block_means(&seen, f->seen_mean, columns, rows);
        is_done = slopes(&seen, f->seen_slope, columns, rows) && copy(item, &own) && sharpen(&own, 4) &&
                  sharpen(&seen, 4) && compare(&own, &seen, 1, false, &f->likes);
    }
    plate_free(&own);
    plate_free(&seen);
    return is_done;
}

static int ascending(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static bool judge(fovea_comparison *c, const finding *f, int width, int height, float *spare) {
    const likeness *l = &f->likes;
    int count = c->columns * c->rows, number = 0;
    for (int i = 0; i < count; i++)
        if (l->value[i] > 0.7f && f->slope[i] > PRINT && l->item[i] > 0) spare[number++] = l->photo[i] / l->item[i];
    qsort(spare, (size_t)number, sizeof(float), ascending);
    float gain = number > 3 ? spare[number / 2] : 1;
    number = 0;
    for (int i = 0; i < count; i++) {
        c->agree[i] = c->disagree[i] = c->blank[i] = 0;
        bool is_inside = c->x[i] >= 0 && c->y[i] >= 0 && c->x[i] <= (float)(width - 1) && c->y[i] <= (float)(height - 1);
        if (!is_inside || !(f->slope[i] > PRINT)) continue;
        c->printed++;
        float least = 0.35f * gain * f->slope[i];
        if (!(f->seen_slope[i] > (least > 0.4f * PRINT ? least : 0.4f * PRINT))) {
            c->blank[i] = f->slope[i] > MUCH_PRINT ? 1 : 0;
            continue;
        }
        c->visible++;
        float likeness = (l->value[i] - 0.5f) * 4;
        if (likeness > 0) c->agree[i] = likeness > 1 ? 1 : likeness;
        if (likeness < 0) c->disagree[i] = likeness < -1 ? 1 : -likeness;
        if (likeness > 0) spare[number++] = l->value[i];
    }
    qsort(spare, (size_t)number, sizeof(float), ascending);
    c->clear = number > 0 ? spare[number * 3 / 4] : 0;
    c->dull = number > 0 ? spare[number / 4] : 0;
    return fovea_blocks_light(f->mean, f->seen_mean, c->agree, c->columns, c->rows, c->lit);
}

fovea_comparison *fovea_comparison_make(const fovea_gray *photo, const fovea_gray *item, const fovea_colors *colors,
                                        int item_width, int item_height, const double matrix[9],
                                        const fovea_match *matches, const uint8_t *inliers, int count) {
    double scale = (double)item->width / item_width, shown = magnification(matrix, matches, inliers, count) / scale;
    int longest = item->width > item->height ? item->width : item->height;
    if (shown > 1) shown = 1;
    if (shown * longest < 36) shown = longest < 36 ? 1 : 36.0 / longest;
    int width = (int)(item->width * shown + 0.5), height = (int)(item->height * shown + 0.5);
    if (width < 2 * BLOCK || height < 2 * BLOCK) return NULL;
    int columns = (width + BLOCK - 1) / BLOCK, rows = (height + BLOCK - 1) / BLOCK, blocks = columns * rows;
    fovea_comparison *c = calloc(1, sizeof *c);
    displacement *seeds = malloc((size_t)(count > 0 ? count : 1) * sizeof *seeds);
    float *work = malloc((size_t)blocks * 7 * sizeof(float));
    plate own = {0}, drawn = {0};
    finding found = {0};
    bool is_done = c && seeds && work && invert(matrix, c ? c->inverse : (double[9]){0});
    if (is_done) {
        c->memory = malloc((size_t)blocks * 8 * sizeof(float));
        is_done = c->memory && shrink(item, &own, width, height) && plate_make(&drawn, width, height, MARGIN);
    }
    if (is_done) {
        c->columns = columns;
        c->rows = rows;
        c->side = sqrtf((float)(width * height));
        c->agree = c->memory;
        c->disagree = c->agree + blocks;
        c->lit = c->disagree + blocks;
        c->blank = c->lit + blocks;
        c->x = c->blank + blocks;
        c->y = c->x + blocks;
        c->shift_x = c->y + blocks;
        c->shift_y = c->shift_x + blocks;
        view v = {matrix, (double)width / item_width, (double)height / item_height, photo};
        double half_x = width * 0.5, half_y = height * 0.5;
        int number = 0;
        for (int i = 0; i < count; i++) {
            double x, y;
            if (!inliers[i] || !project(c->inverse, matches[i].other_x, matches[i].other_y, &x, &y)) continue;
            displacement *d = &seeds[number++];
            d->x = ((matches[i].x + 0.5) * v.scale_x - 0.5 - half_x) / half_x;
            d->y = ((matches[i].y + 0.5) * v.scale_y - 0.5 - half_y) / half_y;
            d->dx = (x - matches[i].x) * v.scale_x;
            d->dy = (y - matches[i].y) * v.scale_y;
            d->weight = 1;
        }
        bend first, second;
        bend_fit(seeds, number, 1.5, &first);
        double finer = magnification(matrix, matches, inliers, count) / v.scale_x;
        draw(&v, &first, finer < 1.4 ? 1 : finer < 2.6 ? 2 : 3, &drawn);
        found.slope = work;
        found.seen_slope = found.slope + blocks;
        found.mean = found.seen_slope + blocks;
        found.seen_mean = found.mean + blocks;
        float *dx = found.seen_mean + blocks, *dy = dx + blocks, *spare = dy + blocks;
        is_done = bend_again(&own, &drawn, seeds, number, &first, &second) && slopes(&own, found.slope, columns, rows);
        if (is_done) {
            for (int i = 0; i < blocks; i++) {
                double x = (i % columns * BLOCK + 1.5 - half_x) / half_x, y = (i / columns * BLOCK + 1.5 - half_y) / half_y;
                double a, b, e, f;
                bend_at(&first, x, y, &a, &b);
                bend_at(&second, x, y, &e, &f);
                dx[i] = (float)(e - a);
                dy[i] = (float)(f - b);
            }
            is_done = settle(&own, &drawn, dx, dy, columns, rows, &found);
        }
        if (is_done) {
            for (int i = 0; i < blocks; i++) {
                double px = i % columns * BLOCK + 1.5, py = i / columns * BLOCK + 1.5, a, b, u = -1, w = -1;
                bend_at(&first, (px + dx[i] - half_x) / half_x, (py + dy[i] - half_y) / half_y, &a, &b);
                a += dx[i];
                b += dy[i];
                place(&v, px + a, py + b, &u, &w);
                c->x[i] = (float)u;
                c->y[i] = (float)w;
                c->shift_x[i] = (float)(a / v.scale_x);
                c->shift_y[i] = (float)(b / v.scale_y);
            }
            c->step_x = (float)(BLOCK / v.scale_x);
            c->step_y = (float)(BLOCK / v.scale_y);
            c->origin_x = (float)(2 / v.scale_x - 0.5);
            c->origin_y = (float)(2 / v.scale_y - 0.5);
            is_done = judge(c, &found, photo->width, photo->height, spare);
            if (is_done && colors) {
                float step_x = BLOCK * (float)item->width / (float)width, step_y = BLOCK * (float)item->height / (float)height;
                fovea_blocks all = {columns, rows, item->width, item->height, step_x, step_y,
                                    c->x,    c->y, c->agree,    found.mean};
                is_done = fovea_blocks_colors(colors, photo, &all, &c->colors);
            }
        }
    }
    plate_free(&own);
    plate_free(&drawn);
    free(found.likes.memory);
    free(seeds);
    free(work);
    if (is_done) return c;
    fovea_comparison_free(c);
    return NULL;
}

void fovea_comparison_free(fovea_comparison *c) {
    if (c) free(c->memory);
    free(c);
}

// MARK: - Evidence

typedef struct {
    float x, y;
} spot;

// The turn from one spot over a second to a third: positive to the right as pictures lie.
static float turn_of(spot a, spot b, spot c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

// Marks blocks that agree amid others which do, part by part as they hang together; `parts` gets the number of the part
// of each block, from 1, or 0, and `sizes` how many blocks each part has. Returns the number of parts.
static int find_parts(const fovea_comparison *c, int *parts, int *sizes, int *stack) {
    int blocks = c->columns * c->rows, count = 0;
    for (int i = 0; i < blocks; i++) {
        int x = i % c->columns, y = i / c->columns, neighbors = 0;
        for (int v = y > 0 ? y - 1 : 0; v <= y + 1 && v < c->rows; v++)
            for (int u = x > 0 ? x - 1 : 0; u <= x + 1 && u < c->columns; u++)
                neighbors += c->agree[v * c->columns + u] > 0.4f;
        parts[i] = c->agree[i] > 0.4f && neighbors >= 4 ? -1 : 0;
    }
    for (int i = 0; i < blocks; i++) {
        if (parts[i] >= 0) continue;
        int waiting = 0;
        stack[waiting++] = i;
        parts[i] = ++count;
        sizes[count] = 0;
        while (waiting > 0) {
            int now = stack[--waiting], x = now % c->columns, y = now / c->columns;
            sizes[count]++;
            for (int v = y > 0 ? y - 1 : 0; v <= y + 1 && v < c->rows; v++) {
                for (int u = x > 0 ? x - 1 : 0; u <= x + 1 && u < c->columns; u++) {
                    int next = v * c->columns + u;
                    if (parts[next] >= 0) continue;
                    parts[next] = count;
                    stack[waiting++] = next;
                }
            }
        }
    }
    return count;
}

// Writes the outline around blocks that agree amid others which do; returns the number of its corners.
//
// Chance makes small parts of something else agree, so that only large ones count.
static int outline(const fovea_comparison *c, spot *hull, spot *spots) {
    int blocks = c->columns * c->rows, number = 0, all = 0;
    int *parts = malloc((size_t)(3 * blocks + 1) * sizeof *parts);
    if (!parts) return 0;
    int *sizes = parts + blocks, part_count = find_parts(c, parts, sizes, sizes + blocks + 1);
    for (int k = 1; k <= part_count; k++) all += sizes[k];
    // Column by column, so that the spots are in order.
    for (int x = 0; x < c->columns; x++) {
        for (int y = 0; y < c->rows; y++) {
            int part = parts[y * c->columns + x];
            if (part > 0 && SMALL_PART * sizes[part] >= all) spots[number++] = (spot){(float)x, (float)y};
        }
    }
    free(parts);
    if (number < 3) return 0;
    int count = 0;
    for (int i = 0; i < number; i++) {
        while (count >= 2 && turn_of(hull[count - 2], hull[count - 1], spots[i]) <= 0) count--;
        hull[count++] = spots[i];
    }
    for (int i = number - 2, least = count + 1; i >= 0; i--) {
        while (count >= least && turn_of(hull[count - 2], hull[count - 1], spots[i]) <= 0) count--;
        hull[count++] = spots[i];
    }
    return count - 1;
}

fovea_evidence fovea_comparison_evidence(const fovea_comparison *c) {
    fovea_evidence e = {0};
    int blocks = c->columns * c->rows;
    spot *spots = malloc((size_t)(3 * blocks + 2) * sizeof *spots), *hull = spots ? spots + blocks : NULL;
    int corners = spots ? outline(c, hull, spots) : 0;
    float rim = 0.06f * c->side / BLOCK;
    for (int i = 0; i < blocks; i++) {
        e.agreeing += c->agree[i];
        if (!(c->disagree[i] > 0) && !(c->blank[i] > 0)) continue;
        // How far the block lies outside of the outline.
        float far = corners < 3 ? 1e9f : -1e9f;
        spot s = {(float)(i % c->columns), (float)(i / c->columns)};
        for (int k = 0; k < corners; k++) {
            spot a = hull[k], b = hull[(k + 1) % corners];
            float length = sqrtf((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
            float distance = -turn_of(a, b, s) / length;
            if (distance > far) far = distance;
        }
        if (far < -rim) {
            e.disagreeing_within += c->disagree[i];
            e.contradicting += c->disagree[i] * c->lit[i];
            e.missing += c->blank[i] * c->lit[i];
        }
        if (far > rim)
            e.disagreeing_beyond += c->disagree[i];
        else if (far >= -rim)
            e.disagreeing_at_rim += c->disagree[i];
    }
    float share = 1 / (float)blocks;
    e.agreeing *= share;
    e.disagreeing_within *= share;
    e.disagreeing_at_rim *= share;
    e.disagreeing_beyond *= share;
    e.contradicting *= share;
    e.missing *= share;
    e.clear = c->clear;
    e.dull = c->dull;
    e.colors = c->colors.seen;
    e.own_colors = c->colors.own;
    e.foreign_colors = c->colors.foreign;
    e.printed = c->printed * share;
    e.visible = c->visible * share;
    free(spots);
    return e;
}

// The most that a block and those around it agree.
static void widen(const fovea_comparison *c, float *most) {
    for (int y = 0; y < c->rows; y++) {
        for (int x = 0; x < c->columns; x++) {
            float best = 0;
            for (int j = y > 0 ? y - 1 : 0; j <= y + 1 && j < c->rows; j++)
                for (int i = x > 0 ? x - 1 : 0; i <= x + 1 && i < c->columns; i++)
                    if (c->agree[j * c->columns + i] > best) best = c->agree[j * c->columns + i];
            most[y * c->columns + x] = best;
        }
    }
}

fovea_rivalry fovea_comparison_rivalry(const fovea_comparison *c, const fovea_comparison *rival) {
    fovea_rivalry result = {0};
    int blocks = c->columns * c->rows, others = rival->columns * rival->rows;
    float *most = malloc((size_t)(blocks + others) * sizeof(float));
    if (!most) return result;
    float *other_most = most + blocks;
    // Two comparisons of one place may be off by a block.
    widen(c, most);
    widen(rival, other_most);
    for (int i = 0; i < blocks; i++) {
        double x, y;
        float there = 0, around = 0;
        if (project(rival->inverse, c->x[i], c->y[i], &x, &y)) {
            float column = ((float)x - rival->origin_x) / rival->step_x, row = ((float)y - rival->origin_y) / rival->step_y;
            float dx = between(rival->shift_x, rival->columns, rival->rows, column, row);
            float dy = between(rival->shift_y, rival->columns, rival->rows, column, row);
            column -= dx / rival->step_x;
            row -= dy / rival->step_y;
            bool is_inside = column > -0.5f && row > -0.5f && column < (float)rival->columns - 0.5f &&
                             row < (float)rival->rows - 0.5f;
            if (is_inside) {
                there = between(rival->agree, rival->columns, rival->rows, column, row);
                around = between(other_most, rival->columns, rival->rows, column, row);
            }
        }
        float own = c->agree[i];
        if (own > around) result.own += own - around;
        if (there > most[i]) result.rivals += there - most[i];
        result.shared += own < there ? own : there;
    }
    free(most);
    float share = 1 / (float)blocks;
    result.own *= share;
    result.rivals *= share;
    result.shared *= share;
    return result;
}

#include "comparing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Nobody sees a slighter variance than this.
static const float NOISE = 2;

static bool likeness_make(fovea_likeness *l, int columns, int rows) {
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

// What is known of the item's blocks, and room for the sums of each shift.
typedef struct {
    int columns, rows, shifts; // how many shifts to the right there are
    float weight[5];           // of a block's neighbors, both ways
    float *share, *mean, *variance; // of the item, each block with its neighbors
    float *ones, *squares;     // the photo's columns summed over the height of a block
    float *products;           // the photo's times the item's
    float *blocks;             // one of the three sums of a row of blocks, with two zeros at both ends
    float *gathered;           // those with their neighbors: shift by shift, sum by sum, with two empty rows at both ends
    float *zeros;              // as wide as the photo
    float *memory;
} survey;

static float *gathered_row(const survey *s, int shift, int sum, int row) {
    return s->gathered + (((ptrdiff_t)shift * 3 + sum) * (s->rows + 4) + row) * s->columns;
}

static inline __attribute__((always_inline)) void sum_fours(const float *restrict v, int width, float *restrict to) {
    int whole = width / BLOCK;
    for (int c = 0; c < whole; c++) to[c] = v[4 * c] + v[4 * c + 1] + v[4 * c + 2] + v[4 * c + 3];
    if (whole * BLOCK == width) return;
    to[whole] = 0;
    for (int x = whole * BLOCK; x < width; x++) to[whole] += v[x];
}

// Sums the photo, its squares, and its products with the item over a row of blocks, for every shift to the right.
VECTORISED static void survey_row(survey *s, const fovea_plate *item, const fovea_plate *photo, int dy, int row) {
    int width = item->width, reach = s->shifts / 2, wide = width + 2 * reach, columns = s->columns;
    const float *restrict p[BLOCK], *restrict q[BLOCK];
    for (int k = 0; k < BLOCK; k++) {
        ptrdiff_t y = row * BLOCK + k;
        bool is_there = y < item->height;
        p[k] = is_there ? item->at + y * item->row : s->zeros;
        q[k] = is_there ? photo->at + (y + dy) * photo->row - reach : s->zeros;
    }
    const float *w = s->weight;
    float *restrict ones = s->ones, *restrict squares = s->squares, *restrict products = s->products;
    for (int x = 0; x < wide; x++) {
        ones[x] = q[0][x] + q[1][x] + q[2][x] + q[3][x];
        squares[x] = q[0][x] * q[0][x] + q[1][x] * q[1][x] + q[2][x] * q[2][x] + q[3][x] * q[3][x];
    }
    for (int shift = 0; shift < s->shifts; shift++) {
        for (int x = 0; x < width; x++)
            products[x] = p[0][x] * q[0][x + shift] + p[1][x] * q[1][x + shift] + p[2][x] * q[2][x + shift] +
                          p[3][x] * q[3][x + shift];
        const float *source[3] = {ones + shift, squares + shift, products};
        for (int k = 0; k < 3; k++) {
            float *restrict b = s->blocks + 2, *restrict to = gathered_row(s, shift, k, row + 2);
            sum_fours(source[k], width, b);
            for (int c = 0; c < columns; c++)
                to[c] = w[2] * b[c] + w[1] * b[c - 1] + w[3] * b[c + 1] + w[0] * b[c - 2] + w[4] * b[c + 2];
        }
    }
}

// A block with those above and below it.
static inline __attribute__((always_inline)) float down(const float *v, int columns, const float w[5]) {
    return w[0] * v[0] + w[1] * v[columns] + w[2] * v[2 * columns] + w[3] * v[3 * columns] + w[4] * v[4 * columns];
}

// Keeps each shift where it is more alike than those before.
VECTORISED static void keep_best(const survey *s, float dy, int row, fovea_likeness *l) {
    int columns = s->columns;
    ptrdiff_t first = (ptrdiff_t)row * columns;
    const float *restrict share = s->share + first, *restrict mean = s->mean + first;
    const float *restrict variance = s->variance + first;
    float *restrict value = l->value + first, *restrict x = l->x + first, *restrict y = l->y + first;
    float *restrict photo = l->photo + first;
    const float *w = s->weight;
    for (int shift = 0; shift < s->shifts; shift++) {
        const float *restrict one = gathered_row(s, shift, 0, row), *restrict two = gathered_row(s, shift, 1, row);
        const float *restrict three = gathered_row(s, shift, 2, row);
        float dx = (float)(shift - s->shifts / 2), penalty = 0.004f * __builtin_elementwise_sqrt(dx * dx + dy * dy);
        for (int c = 0; c < columns; c++) {
            const float *e = one + c, *f = two + c, *g = three + c;
            float a = mean[c], n = share[c];
            float b = down(e, columns, w) * n, bb = down(f, columns, w) * n - b * b, ab = down(g, columns, w) * n - a * b;
            bb = bb > 0 ? bb : 0;
            float now = ab / __builtin_elementwise_sqrt((variance[c] + NOISE) * (bb + NOISE)) - penalty;
            bool is_better = now > value[c];
            value[c] = is_better ? now : value[c];
            x[c] = is_better ? dx : x[c];
            y[c] = is_better ? dy : y[c];
            photo[c] = is_better ? bb : photo[c];
        }
    }
}

static bool survey_make(survey *s, const fovea_plate *item, int reach, bool is_wide) {
    static const float NARROW[5] = {0, 1, 2, 1, 0}, WIDE[5] = {1, 4, 6, 4, 1};
    memcpy(s->weight, is_wide ? WIDE : NARROW, sizeof WIDE);
    s->columns = (item->width + BLOCK - 1) / BLOCK;
    s->rows = (item->height + BLOCK - 1) / BLOCK;
    s->shifts = 2 * reach + 1;
    size_t count = (size_t)s->columns * (size_t)s->rows, wide = (size_t)(item->width + 2 * reach);
    size_t gathered = (size_t)s->shifts * 3 * (size_t)(s->rows + 4) * (size_t)s->columns;
    s->memory = calloc(3 * count + 4 * wide + (size_t)s->columns + 4 + gathered, sizeof(float));
    if (!s->memory) return false;
    s->share = s->memory;
    s->mean = s->share + count;
    s->variance = s->mean + count;
    s->ones = s->variance + count;
    s->squares = s->ones + wide;
    s->products = s->squares + wide;
    s->zeros = s->products + wide;
    s->blocks = s->zeros + wide;
    s->gathered = s->blocks + s->columns + 4;
    return true;
}

// Surveys the item by itself.
static bool survey_item(survey *s, const fovea_plate *item, fovea_likeness *l) {
    int columns = s->columns, rows = s->rows;
    size_t count = (size_t)columns * (size_t)rows;
    float *spare = malloc(count * sizeof(float));
    if (!spare) return false;
    memset(s->mean, 0, 2 * count * sizeof(float));
    for (int y = 0; y < item->height; y++) {
        const float *p = item->at + (ptrdiff_t)y * item->row;
        for (int x = 0; x < item->width; x++) {
            int i = y / BLOCK * columns + x / BLOCK;
            s->share[i] += 1;
            s->mean[i] += p[x];
            s->variance[i] += p[x] * p[x];
        }
    }
    fovea_blocks_gather(s->share, spare, columns, rows, s->weight[0] > 0);
    fovea_blocks_gather(s->mean, spare, columns, rows, s->weight[0] > 0);
    fovea_blocks_gather(s->variance, spare, columns, rows, s->weight[0] > 0);
    free(spare);
    for (size_t i = 0; i < count; i++) {
        l->value[i] = -2;
        s->share[i] = 1 / s->share[i];
        s->mean[i] *= s->share[i];
        float v = s->variance[i] * s->share[i] - s->mean[i] * s->mean[i];
        s->variance[i] = v > 0 ? v : 0;
        l->item[i] = sqrtf(s->variance[i]);
    }
    return true;
}

bool fovea_blocks_compare(const fovea_plate *item, const fovea_plate *photo, int reach, bool is_wide, fovea_likeness *l) {
    survey s = {0};
    bool is_done = survey_make(&s, item, reach, is_wide) && likeness_make(l, s.columns, s.rows) &&
                   survey_item(&s, item, l);
    for (int dy = -reach; dy <= reach && is_done; dy++) {
        for (int row = 0; row < s.rows; row++) survey_row(&s, item, photo, dy, row);
        for (int row = 0; row < s.rows; row++) keep_best(&s, (float)dy, row, l);
    }
    for (int i = 0; is_done && i < s.columns * s.rows; i++) l->photo[i] = sqrtf(l->photo[i]);
    free(s.memory);
    return is_done;
}

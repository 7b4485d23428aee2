#include "comparing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// What is drawn around an item, in pixels: blocks beyond its rim may have to look there.
enum { MARGIN = 20 };

// The smallest contrast, in shades of gray per pixel and in both directions, that counts as print.
static const float PRINT = 3;
// The contrast that even a dim photo shows.
static const float MUCH_PRINT = 5;

static bool invert(const double m[9], double inverse[9]) {
    double c[9] = {m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
                   m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
                   m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3]};
    double determinant = m[0] * c[0] + m[1] * c[3] + m[2] * c[6];
    if (!(fabs(determinant) > 1e-12)) return false;
    for (int i = 0; i < 9; i++) inverse[i] = c[i] / determinant;
    return true;
}

bool fovea_comparison_project(const double h[9], double x, double y, double *u, double *v) {
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

// Bends again after what half the pixels say, which see farther.
static bool bend_again(const fovea_plate *item, const fovea_plate *drawn, fovea_displacement *seeds,
                       int seed_count, const fovea_bend *old, fovea_bend *new) {
    enum { REACH = 4 };
    fovea_plate small = {0}, seen = {0};
    fovea_likeness l = {0};
    float *slope = NULL;
    fovea_displacement *all = NULL;
    bool is_done = fovea_plate_halve(item, &small) && fovea_plate_halve(drawn, &seen);
    if (is_done) {
        int columns = (small.width + BLOCK - 1) / BLOCK, rows = (small.height + BLOCK - 1) / BLOCK;
        slope = malloc((size_t)columns * (size_t)rows * sizeof(float));
        all = malloc(((size_t)columns * (size_t)rows + (size_t)seed_count) * sizeof *all);
        is_done = slope && all && fovea_blocks_slopes(&small, slope, columns, rows) &&
                  fovea_plate_sharpen(&small, 4) && fovea_plate_sharpen(&seen, 4) &&
                  fovea_blocks_compare(&small, &seen, REACH, true, &l);
    }
    if (is_done) {
        double half_x = item->width * 0.5, half_y = item->height * 0.5, total = 0;
        int number = 0;
        for (int r = 0; r < l.rows; r++) {
            for (int c = 0; c < l.columns; c++) {
                int i = r * l.columns + c;
                double w = fovea_field_belief(&l, i, REACH, slope[i]);
                if (!(w > 0)) continue;
                fovea_displacement *d = &all[number++];
                d->x = (c * 2 * BLOCK + BLOCK - 0.5 - half_x) / half_x;
                d->y = (r * 2 * BLOCK + BLOCK - 0.5 - half_y) / half_y;
                fovea_bend_at(old, d->x, d->y, &d->dx, &d->dy);
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
            fovea_bend_fit(all, number + seed_count, 1.5, new);
        } else {
            *new = *old;
        }
    }
    fovea_plate_free(&small);
    fovea_plate_free(&seen);
    free(l.memory);
    free(slope);
    free(all);
    return is_done;
}

// What comparing says of each block, in the end.
typedef struct {
    fovea_likeness likes;
    float *slope, *seen_slope;  // how much print there is in the item and in the photo
    float *mean, *seen_mean;    // the brightness
} finding;

// Brings the photo to the item step by step, then says how alike they are.
static bool settle(const fovea_plate *item, const fovea_plate *drawn, float *dx, float *dy, int columns, int rows,
                   finding *f) {
    enum { TURNS = 5, REACH = 3 };
    fovea_plate own = {0}, seen = {0};
    bool is_done = fovea_plate_copy(item, &own) && fovea_plate_make(&seen, item->width, item->height, 4) &&
                   fovea_plate_sharpen(&own, 8);
    for (int turn = 0; turn < TURNS && is_done; turn++) {
        is_done = fovea_field_displace(drawn, dx, dy, columns, rows, &seen) && fovea_plate_sharpen(&seen, 8) &&
                  fovea_blocks_compare(&own, &seen, REACH, true, &f->likes) &&
                  fovea_field_follow(&f->likes, REACH, f->slope, turn < TURNS - 1 ? 2.5f : 1.75f, dx, dy);
        free(f->likes.memory);
        f->likes.memory = NULL;
    }
    fovea_plate_free(&own);
    if (is_done) {
        is_done = fovea_field_displace(drawn, dx, dy, columns, rows, &seen);
    }
    if (is_done) {
        fovea_blocks_means(item, f->mean, columns, rows);
        fovea_blocks_means(&seen, f->seen_mean, columns, rows);
        is_done = fovea_blocks_slopes(&seen, f->seen_slope, columns, rows) && fovea_plate_copy(item, &own) &&
                  fovea_plate_sharpen(&own, 4) &&
                  fovea_plate_sharpen(&seen, 4) && fovea_blocks_compare(&own, &seen, 1, false, &f->likes);
    }
    fovea_plate_free(&own);
    fovea_plate_free(&seen);
    return is_done;
}

static int ascending(const void *a, const void *b) {
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

static bool judge(fovea_comparison *c, const finding *f, int width, int height, float *spare) {
    const fovea_likeness *l = &f->likes;
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
    fovea_displacement *seeds = malloc((size_t)(count > 0 ? count : 1) * sizeof *seeds);
    float *work = malloc((size_t)blocks * 7 * sizeof(float));
    fovea_plate own = {0}, drawn = {0};
    finding found = {0};
    bool is_done = c && seeds && work && invert(matrix, c ? c->inverse : (double[9]){0});
    if (is_done) {
        c->memory = malloc((size_t)blocks * 8 * sizeof(float));
        is_done = c->memory && fovea_plate_shrink(item, &own, width, height) &&
                  fovea_plate_make(&drawn, width, height, MARGIN);
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
        fovea_view v = {matrix, (double)width / item_width, (double)height / item_height, photo};
        double half_x = width * 0.5, half_y = height * 0.5;
        int number = 0;
        for (int i = 0; i < count; i++) {
            double x, y;
            const fovea_match *m = &matches[i];
            if (!inliers[i] || !fovea_comparison_project(c->inverse, m->other_x, m->other_y, &x, &y)) continue;
            fovea_displacement *d = &seeds[number++];
            d->x = ((matches[i].x + 0.5) * v.scale_x - 0.5 - half_x) / half_x;
            d->y = ((matches[i].y + 0.5) * v.scale_y - 0.5 - half_y) / half_y;
            d->dx = (x - matches[i].x) * v.scale_x;
            d->dy = (y - matches[i].y) * v.scale_y;
            d->weight = 1;
        }
        fovea_bend first, second;
        fovea_bend_fit(seeds, number, 1.5, &first);
        double finer = magnification(matrix, matches, inliers, count) / v.scale_x;
        is_done = fovea_view_draw(&v, &first, finer < 1.4 ? 1 : finer < 2.6 ? 2 : 3, &drawn);
        found.slope = work;
        found.seen_slope = found.slope + blocks;
        found.mean = found.seen_slope + blocks;
        found.seen_mean = found.mean + blocks;
        float *dx = found.seen_mean + blocks, *dy = dx + blocks, *spare = dy + blocks;
        is_done = is_done && bend_again(&own, &drawn, seeds, number, &first, &second) &&
                  fovea_blocks_slopes(&own, found.slope, columns, rows);
        if (is_done) {
            for (int i = 0; i < blocks; i++) {
                double x = (i % columns * BLOCK + 1.5 - half_x) / half_x, y = (i / columns * BLOCK + 1.5 - half_y) / half_y;
                double a, b, e, f;
                fovea_bend_at(&first, x, y, &a, &b);
                fovea_bend_at(&second, x, y, &e, &f);
                dx[i] = (float)(e - a);
                dy[i] = (float)(f - b);
            }
            is_done = settle(&own, &drawn, dx, dy, columns, rows, &found);
        }
        if (is_done) {
            for (int i = 0; i < blocks; i++) {
                double px = i % columns * BLOCK + 1.5, py = i / columns * BLOCK + 1.5, a, b, u = -1, w = -1;
                fovea_bend_at(&first, (px + dx[i] - half_x) / half_x, (py + dy[i] - half_y) / half_y, &a, &b);
                a += dx[i];
                b += dy[i];
                fovea_view_place(&v, px + a, py + b, &u, &w);
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
    fovea_plate_free(&own);
    fovea_plate_free(&drawn);
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

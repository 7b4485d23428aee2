#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Relatives of an item are often the same drawing in other inks. So a photo's colors are explained by the item's: by as
// much of them as the camera and the glare leave, and by the color of one light, which adds to each place in proportion
// to its brightness. What remains is foreign to the item. A gray photo and a gray item leave nothing to explain.

enum { SIDE = 4, TURNS = 6, GRID = 32 };

// How far colors lie from what explains them, in shades, at which they count a quarter.
static const double USUAL_ERROR = 8;
// The light is taken for white unless the colors say otherwise.
static const double STIFFNESS = 0.3;
// The share of an item's colors that a photo shows which isn't gray.
static const double LEAST_SHARE = 0.15, LARGEST_SHARE = 1.5;
// The mean distance from the mean color of photos that surely aren't gray.
static const float LIVELY = 8;

// A color beside gray: how far blue and red lie from the brightness.
typedef struct {
    float brightness, blue, red;
} shade;

// The weights of BT.601 in parts of 256; those of each difference add up to nothing, so that gray is gray.
static shade shade_of(const int sum[3], float share) {
    float part = share / 256;
    return (shade){
        .brightness = (float)(77 * sum[0] + 150 * sum[1] + 29 * sum[2]) * part,
        .blue = (float)(128 * sum[2] - 43 * sum[0] - 85 * sum[1]) * part,
        .red = (float)(128 * sum[0] - 107 * sum[1] - 21 * sum[2]) * part,
    };
}

// The mean color of the parallelogram of a block in the photo.
static shade sample(const fovea_colors *c, const fovea_gray *photo, float x, float y, const float across[2],
                    const float down[2]) {
    int sum[3] = {0};
    for (int i = 0; i < SIDE; i++) {
        for (int j = 0; j < SIDE; j++) {
            float u = ((float)j - 1.5f) / SIDE, v = ((float)i - 1.5f) / SIDE;
            float left = x + u * across[0] + v * down[0], top = y + u * across[1] + v * down[1];
            left = left < 0 ? 0 : left > (float)(photo->width - 1) ? (float)(photo->width - 1) : left;
            top = top < 0 ? 0 : top > (float)(photo->height - 1) ? (float)(photo->height - 1) : top;
            const uint8_t *p = c->photo + (ptrdiff_t)(top + 0.5f) * c->photo_bytes_per_row + 4 * (ptrdiff_t)(left + 0.5f);
            for (int k = 0; k < 3; k++) sum[k] += p[k];
        }
    }
    return shade_of(sum, 1.0f / (SIDE * SIDE));
}

// How colorful a photo is: the mean distance of its colors from their mean.
static float liveliness(const fovea_colors *c, const fovea_gray *photo) {
    shade all[GRID * GRID];
    float blue = 0, red = 0, sum = 0;
    for (int i = 0; i < GRID * GRID; i++) {
        int x = (2 * (i % GRID) + 1) * photo->width / (2 * GRID), y = (2 * (i / GRID) + 1) * photo->height / (2 * GRID);
        const uint8_t *p = c->photo + (ptrdiff_t)y * c->photo_bytes_per_row + 4 * x;
        all[i] = shade_of((int[3]){p[0], p[1], p[2]}, 1);
        blue += all[i].blue;
        red += all[i].red;
    }
    blue /= GRID * GRID;
    red /= GRID * GRID;
    for (int i = 0; i < GRID * GRID; i++) {
        float u = all[i].blue - blue, v = all[i].red - red;
        sum += sqrtf(u * u + v * v);
    }
    return sum / (GRID * GRID);
}

// A place with the colors of both, and how much it counts.
typedef struct {
    double weight, own_brightness, own[2], seen_brightness, seen[2];
} place;

typedef struct {
    double share;    // of the item's colors
    double light[2]; // what the light adds to a gray of 128
} explanation;

// Explains the colors of places, those that it explains badly counting little. Returns the mean of what is left.
static double explain(const place *p, int count, double least, double largest, explanation *e) {
    double total = 0, left = 0;
    for (int i = 0; i < count; i++) total += p[i].weight;
    *e = (explanation){0};
    for (int turn = 0; turn < TURNS; turn++) {
        double bb = STIFFNESS * total, cc = 1e-3 * total, cy = 0, cb[2] = {0}, by[2] = {0};
        for (int i = 0; i < count; i++) {
            double b = p[i].seen_brightness / 128, w = p[i].weight;
            if (turn > 0) {
                double u = p[i].seen[0] - e->share * p[i].own[0] - b * e->light[0];
                double v = p[i].seen[1] - e->share * p[i].own[1] - b * e->light[1];
                double far = 1 + (u * u + v * v) / (USUAL_ERROR * USUAL_ERROR);
                w /= far * far;
            }
            bb += w * b * b;
            for (int k = 0; k < 2; k++) {
                cc += w * p[i].own[k] * p[i].own[k];
                cy += w * p[i].own[k] * p[i].seen[k];
                cb[k] += w * b * p[i].own[k];
                by[k] += w * b * p[i].seen[k];
            }
        }
        double share = (cy - (cb[0] * by[0] + cb[1] * by[1]) / bb) / (cc - (cb[0] * cb[0] + cb[1] * cb[1]) / bb);
        e->share = share > largest ? largest : share > least ? share : least;
        for (int k = 0; k < 2; k++) e->light[k] = (by[k] - e->share * cb[k]) / bb;
    }
    for (int i = 0; i < count; i++) {
        double b = p[i].seen_brightness / 128;
        double u = p[i].seen[0] - e->share * p[i].own[0] - b * e->light[0];
        double v = p[i].seen[1] - e->share * p[i].own[1] - b * e->light[1];
        left += p[i].weight * sqrt(u * u + v * v);
    }
    return left / total;
}

// One of the two colors of the item at a block, between the middles of what is known.
static float known(const fovea_colors *c, int which, const fovea_blocks *b, int column, int row) {
    int columns = (b->item_width + FOVEA_CHROMA_SIDE - 1) / FOVEA_CHROMA_SIDE;
    int rows = (b->item_height + FOVEA_CHROMA_SIDE - 1) / FOVEA_CHROMA_SIDE;
    float x = ((float)column + 0.5f) * b->step_x / FOVEA_CHROMA_SIDE - 0.5f;
    float y = ((float)row + 0.5f) * b->step_y / FOVEA_CHROMA_SIDE - 0.5f;
    x = x < 0 ? 0 : x > (float)(columns - 1) ? (float)(columns - 1) : x;
    y = y < 0 ? 0 : y > (float)(rows - 1) ? (float)(rows - 1) : y;
    int left = (int)x, top = (int)y, right = left + 1 < columns ? 2 : 0, below = top + 1 < rows ? 2 * columns : 0;
    const uint8_t *p = c->item + 2 * (top * columns + left) + which;
    float u = x - (float)left, v = y - (float)top;
    float upper = (float)p[0] + u * (float)(p[right] - p[0]);
    float lower = (float)p[below] + u * (float)(p[below + right] - p[below]);
    return upper + v * (lower - upper) - 128;
}

static bool lies_inside(const fovea_blocks *b, int i, const fovea_gray *photo) {
    return b->x[i] >= 0 && b->y[i] >= 0 && b->x[i] <= (float)(photo->width - 1) && b->y[i] <= (float)(photo->height - 1);
}

// Writes the places where the photo agrees, and those around them; returns their number.
static int find_places(const fovea_colors *c, const fovea_gray *photo, const fovea_blocks *b, float *work, place *places) {
    enum { PLANES = 6 };
    int count = b->columns * b->rows, number = 0;
    float *inside = work, *agree = inside + count, *mean = agree + count, *brightness = mean + count;
    float *blue = brightness + count, *red = blue + count, *spare = red + count;
    for (int i = 0; i < count; i++) {
        int column = i % b->columns, row = i / b->columns;
        bool is_inside = lies_inside(b, i, photo);
        shade s = {0};
        if (is_inside) {
            // The sides of the block as the photo shows it.
            int left = column > 0 ? i - 1 : i, right = column + 1 < b->columns ? i + 1 : i;
            int above = row > 0 ? i - b->columns : i, below = row + 1 < b->rows ? i + b->columns : i;
            float wide = right - left > 1 ? 0.5f : 1, high = below - above > b->columns ? 0.5f : 1;
            float across[2] = {wide * (b->x[right] - b->x[left]), wide * (b->y[right] - b->y[left])};
            float down[2] = {high * (b->x[below] - b->x[above]), high * (b->y[below] - b->y[above])};
            s = sample(c, photo, b->x[i], b->y[i], across, down);
        }
        inside[i] = is_inside ? 1 : 0;
        agree[i] = b->agree[i];
        mean[i] = is_inside ? b->mean[i] : 0;
        brightness[i] = s.brightness;
        blue[i] = s.blue;
        red[i] = s.red;
    }
    // The item's colors are known for larger blocks than these, so the photo's are seen as coarsely.
    for (int k = 0; k < PLANES; k++) fovea_blocks_gather(work + (ptrdiff_t)k * count, spare, b->columns, b->rows, true);
    for (int i = 0; i < count; i++) {
        if (!lies_inside(b, i, photo) || !(agree[i] > 0)) continue;
        float share = 1 / inside[i], weight = agree[i] / 128;
        places[number++] = (place){
            .weight = weight > 1 ? 1 : weight,
            .own_brightness = mean[i] * share,
            .own = {known(c, 0, b, i % b->columns, i / b->columns), known(c, 1, b, i % b->columns, i / b->columns)},
            .seen_brightness = brightness[i] * share,
            .seen = {blue[i] * share, red[i] * share},
        };
    }
    return number;
}

bool fovea_blocks_colors(const fovea_colors *c, const fovea_gray *photo, const fovea_blocks *b, fovea_color_finding *f) {
    enum { FEWEST = 6 };
    size_t count = (size_t)b->columns * (size_t)b->rows;
    *f = (fovea_color_finding){0};
    float *work = malloc(7 * count * sizeof(float));
    place *places = malloc(count * sizeof *places);
    bool is_done = work && places;
    int number = is_done ? find_places(c, photo, b, work, places) : 0;
    if (number >= FEWEST) {
        explanation e;
        float lively = liveliness(c, photo) / LIVELY;
        f->foreign = (float)explain(places, number, LEAST_SHARE * (lively > 1 ? 1 : lively), LARGEST_SHARE, &e);
        f->seen = (float)explain(places, number, 0, 0, &e);
        // What the light alone can't explain of the item, as if it were the photo.
        for (int i = 0; i < number; i++) {
            places[i].seen_brightness = places[i].own_brightness;
            memcpy(places[i].seen, places[i].own, sizeof places[i].seen);
        }
        f->own = (float)explain(places, number, 0, 0, &e);
    }
    free(work);
    free(places);
    return is_done;
}

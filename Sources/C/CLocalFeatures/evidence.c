#include "comparing.h"

#include <math.h>
#include <stdlib.h>

// Parts smaller than one in so many of all that agrees don't count.
enum { SMALL_PART = 50 };

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

fovea_extent fovea_comparison_extent(const fovea_comparison *c) {
    static const float SIDES[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    fovea_extent e = {0};
    int blocks = c->columns * c->rows;
    spot *spots = malloc((size_t)(3 * blocks + 2) * sizeof *spots), *hull = spots ? spots + blocks : NULL;
    int corners = spots ? outline(c, hull, spots) : 0;
    for (int k = 0; k < 4 && corners > 0; k++) {
        int farthest = 0;
        for (int i = 1; i < corners; i++) {
            float far = SIDES[k][0] * (hull[i].x - hull[farthest].x) + SIDES[k][1] * (hull[i].y - hull[farthest].y);
            if (far > 0) farthest = i;
        }
        int block = (int)hull[farthest].y * c->columns + (int)hull[farthest].x;
        e.corners[2 * k] = c->x[block];
        e.corners[2 * k + 1] = c->y[block];
        float dx = c->shift_x[block], dy = c->shift_y[block];
        e.bend += sqrtf((dx * dx + dy * dy) / ((float)blocks * c->step_x * c->step_y)) / 4;
    }
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
        if (fovea_comparison_project(rival->inverse, c->x[i], c->y[i], &x, &y)) {
            float column = ((float)x - rival->origin_x) / rival->step_x, row = ((float)y - rival->origin_y) / rival->step_y;
            float dx = fovea_field_between(rival->shift_x, rival->columns, rival->rows, column, row);
            float dy = fovea_field_between(rival->shift_y, rival->columns, rival->rows, column, row);
            column -= dx / rival->step_x;
            row -= dy / rival->step_y;
            bool is_inside = column > -0.5f && row > -0.5f && column < (float)rival->columns - 0.5f &&
                             row < (float)rival->rows - 0.5f;
            if (is_inside) {
                there = fovea_field_between(rival->agree, rival->columns, rival->rows, column, row);
                around = fovea_field_between(other_most, rival->columns, rival->rows, column, row);
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

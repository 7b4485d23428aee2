#include "CPixelKernels.h"
#include "resample_row.h"
#include "vectorised.h"

#include <stdlib.h>

VECTORISED static void add_row(int32_t *restrict sums, const uint8_t *restrict row, int32_t weight, int count) {
    for (int i = 0; i < count; i++) sums[i] += row[i] * weight;
}

VECTORISED static void clamp_row(const int32_t *restrict sums, uint8_t *restrict destination, int count) {
    for (int i = 0; i < count; i++) destination[i] = resample_clamp(sums[i]);
}

// The rows of a source that were scaled across, as many as an output row takes, one more for the pair's second, each
// at its number modulo `capacity`.
typedef struct {
    fovea_source source;
    int width, capacity;
    size_t row_bytes;
    int next; // the first row that hasn't been scaled
    uint8_t *rows;
    const resample_axis *axis;
    const resample_groups *groups;
} scaled_rows;

static uint8_t *row_at(const scaled_rows *s, int y) { return s->rows + (size_t)(y % s->capacity) * s->row_bytes; }

// Scales rows until there is the one before `end`.
static void scale_rows(scaled_rows *s, int end) {
    while (s->next < end) {
        const uint8_t *from = s->source.bytes + s->next * s->source.bytes_per_row;
        if (s->source.channels == 1) {
            resample_row_of_1(from, row_at(s, s->next), s->width, s->axis);
            s->next++;
            continue;
        }
        // Below the last row lies nothing; it makes a pair with itself.
        int second = s->next + 1 < s->source.height ? s->next + 1 : s->next;
        const uint8_t *const pair[2] = {from, s->source.bytes + second * s->source.bytes_per_row};
        uint8_t *const scaled[2] = {row_at(s, s->next), row_at(s, second)};
        resample_rows_of_4(pair, scaled, s->width, s->axis, s->groups);
        s->next = second + 1;
    }
}

static void resample(scaled_rows *rows, const resample_axis *vertical, int32_t *sums, uint8_t *destination,
                     ptrdiff_t destination_bytes_per_row, int height) {
    for (int i = 0; i < height; i++) {
        // Only the source rows that some output row takes are scaled across.
        if (rows->next < vertical->first[i]) rows->next = vertical->first[i];
        scale_rows(rows, vertical->first[i] + vertical->count[i]);
        for (size_t c = 0; c < rows->row_bytes; c++) sums[c] = HALF;
        for (int k = 0; k < vertical->count[i]; k++) {
            add_row(sums, row_at(rows, vertical->first[i] + k), vertical->weight[(size_t)i * vertical->taps + k],
                    (int)rows->row_bytes);
        }
        clamp_row(sums, destination + i * destination_bytes_per_row, (int)rows->row_bytes);
    }
}

bool fovea_resample_bicubic(fovea_source source, fovea_box box, uint8_t *destination,
                            ptrdiff_t destination_bytes_per_row, int width, int height) {
    resample_axis horizontal = {0}, vertical = {0};
    resample_groups groups = {0};
    bool has_axes = resample_axis_make(&horizontal, box.x, box.width, source.width, width);
    has_axes = has_axes && resample_axis_make(&vertical, box.y, box.height, source.height, height);
    has_axes = has_axes && resample_groups_make(&groups, &horizontal, source.width, width);
    size_t row_bytes = (size_t)width * (size_t)source.channels;
    int capacity = vertical.taps + 1;
    uint8_t *rows = has_axes ? malloc(row_bytes * (size_t)capacity) : NULL;
    int32_t *sums = has_axes ? malloc(row_bytes * sizeof(int32_t)) : NULL;
    bool done = rows && sums;
    if (done) {
        scaled_rows scaled = {.source = source, .width = width, .capacity = capacity, .row_bytes = row_bytes,
                              .next = vertical.first[0], .rows = rows, .axis = &horizontal, .groups = &groups};
        resample(&scaled, &vertical, sums, destination, destination_bytes_per_row, height);
    }
    free(rows);
    free(sums);
    resample_groups_free(&groups);
    resample_axis_free(&horizontal);
    resample_axis_free(&vertical);
    return done;
}

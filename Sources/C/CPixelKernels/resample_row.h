#pragma once

#include "resample_axis.h"

#include <stddef.h>

// The weights of an axis in the order that wide multiplications want; `groups` is 0 where they can't be used.
typedef struct {
    int *first;      // the first source position of each output's groups, all of which lie inside the row
    int16_t *weight; // for each group of four positions the upper halves of their weights, then the lower ones
    int groups;      // groups for each output
} resample_groups;

// Arranges the weights for this processor. False when there is no memory.
bool resample_groups_make(resample_groups *groups, const resample_axis *axis, int limit, int outputs);

void resample_groups_free(resample_groups *groups);

// Scales two rows of four components across, each to where its pair's other half lies.
void resample_rows_of_4(const uint8_t *const source[2], uint8_t *const destination[2], int width,
                        const resample_axis *axis, const resample_groups *groups);

// Scales a row of one component across.
void resample_row_of_1(const uint8_t *source, uint8_t *destination, int width, const resample_axis *axis);

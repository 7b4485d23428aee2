#include "resample_axis.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>

static double catmull_rom(double x) {
    x = fabs(x);
    if (x < 1) return (1.5 * x - 2.5) * x * x + 1;
    if (x < 2) return ((-0.5 * x + 2.5) * x - 4) * x + 2;
    return 0;
}

void resample_axis_free(resample_axis *a) {
    free(a->first);
    free(a->count);
    free(a->weight);
    *a = (resample_axis){0};
}

bool resample_axis_make(resample_axis *a, double origin, double length, int limit, int outputs) {
    double scale = length / outputs;
    double stretch = scale > 1 ? scale : 1;
    double support = 2 * stretch;
    a->taps = (int)ceil(support) * 2 + 1;
    a->first = malloc((size_t)outputs * sizeof(int));
    a->count = malloc((size_t)outputs * sizeof(int));
    a->weight = calloc((size_t)outputs * (size_t)a->taps, sizeof(int32_t));
    double *raw = malloc((size_t)a->taps * sizeof(double));
    if (!a->first || !a->count || !a->weight || !raw) {
        resample_axis_free(a);
        free(raw);
        return false;
    }
    for (int i = 0; i < outputs; i++) {
        double centre = origin + (i + 0.5) * scale;
        int low = (int)(centre - support + 0.5);
        int high = (int)(centre + support + 0.5);
        if (low < 0) low = 0;
        if (high > limit) high = limit;
        int count = high - low;
        if (count > a->taps) count = a->taps;
        double sum = 0;
        for (int k = 0; k < count; k++) {
            raw[k] = catmull_rom((low + k - centre + 0.5) / stretch);
            sum += raw[k];
        }
        for (int k = 0; k < count; k++) {
            double weight = sum != 0 ? raw[k] / sum : 0;
            a->weight[(size_t)i * a->taps + k] = (int32_t)lround(weight * (1 << FRACTION_BITS));
        }
        a->first[i] = low;
        a->count[i] = count;
    }
    free(raw);
    return true;
}

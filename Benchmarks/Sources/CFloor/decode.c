#include "CFloor.h"
#include "decode.h"

#include <stdlib.h>
#include <turbojpeg.h>

void decoder_free(decoder *d) {
    if (d->handle) tjDestroy(d->handle);
    free(d->pixels);
    *d = (decoder){0};
}

int decoder_run(decoder *d, const uint8_t *jpeg, size_t size, int minimum_width, int minimum_height) {
    int width, height, subsampling, space, count;
    if (!d->handle && !(d->handle = tjInitDecompress())) return -1;
    if (tjDecompressHeader3(d->handle, jpeg, size, &width, &height, &subsampling, &space) != 0) return -1;
    const tjscalingfactor *factors = tjGetScalingFactors(&count);
    int best_width = width, best_height = height;
    for (int i = 0; i < count; i++) {
        int w = TJSCALED(width, factors[i]), h = TJSCALED(height, factors[i]);
        if (w >= minimum_width && h >= minimum_height && w < best_width) {
            best_width = w;
            best_height = h;
        }
    }
    size_t needed = (size_t)best_width * best_height * 3;
    if (needed > d->capacity) {
        free(d->pixels);
        if (!(d->pixels = malloc(needed))) return -1;
        d->capacity = needed;
    }
    d->width = best_width;
    d->height = best_height;
    return tjDecompress2(d->handle, jpeg, size, d->pixels, best_width, best_width * 3, best_height, TJPF_RGB, 0);
}

int floor_decode(const uint8_t *jpeg, size_t size, int minimum_width, int minimum_height) {
    static decoder shared;
    return decoder_run(&shared, jpeg, size, minimum_width, minimum_height) == 0 ? 0 : -1;
}

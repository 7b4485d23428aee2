#pragma once

#include "CRectangleKernels.h"

#include <math.h>

// Sums for the line through points that lies nearest to them.
typedef struct {
    double n, x, y, xx, xy, yy;
} fovea_moments;

static inline void add_point(fovea_moments *m, double x, double y, double weight) {
    m->n += weight;
    m->x += weight * x;
    m->y += weight * y;
    m->xx += weight * x * x;
    m->xy += weight * x * y;
    m->yy += weight * y * y;
}

// The mean point, the direction of the line, and the mean square of the distances to it.
static inline double fit_points(const fovea_moments *m, double *cx, double *cy, double *ux, double *uy) {
    *cx = m->x / m->n;
    *cy = m->y / m->n;
    double xx = m->xx / m->n - *cx * *cx, xy = m->xy / m->n - *cx * *cy, yy = m->yy / m->n - *cy * *cy;
    double angle = 0.5 * atan2(2 * xy, xx - yy);
    *ux = cos(angle);
    *uy = sin(angle);
    double residual = *uy * *uy * xx - 2 * *ux * *uy * xy + *ux * *ux * yy;
    return residual > 0 ? residual : 0;
}

// Where on its ridge the edge at a pixel lies, between pixels.
static inline void ridge_point(const fovea_slopes *s, int x, int y, double *px, double *py) {
    size_t i = (size_t)y * s->width + x;
    *px = x;
    *py = y;
    if (x < 2 || y < 2 || x >= s->width - 2 || y >= s->height - 2) return;
    double dx = s->dx[i], dy = s->dy[i], length = sqrt(dx * dx + dy * dy);
    if (length <= 0) return;
    double across = fabs(dx) > fabs(dy) ? fabs(dx) : fabs(dy);
    int sx = (int)lround(dx / across), sy = (int)lround(dy / across);
    size_t a = i - (ptrdiff_t)sy * s->width - sx, b = i + (ptrdiff_t)sy * s->width + sx;
    double before = sqrt((double)s->dx[a] * s->dx[a] + (double)s->dy[a] * s->dy[a]);
    double after = sqrt((double)s->dx[b] * s->dx[b] + (double)s->dy[b] * s->dy[b]);
    double bend = before - 2 * length + after;
    if (bend >= 0) return;
    double shift = 0.5 * (before - after) / bend;
    if (shift > 0.6) shift = 0.6;
    if (shift < -0.6) shift = -0.6;
    *px += shift * sx;
    *py += shift * sy;
}

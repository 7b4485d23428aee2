#include "comparing.h"

#include <string.h>

static void bend_terms(double x, double y, double t[BEND_TERMS]) {
    t[0] = 1;
    t[1] = x;
    t[2] = y;
    t[3] = x * x;
    t[4] = x * y;
    t[5] = y * y;
    t[6] = x * x * x;
    t[7] = x * x * y;
}

void fovea_bend_fit(const fovea_displacement *d, int count, double tolerance, fovea_bend *b) {
    static const double STIFFNESS[BEND_TERMS] = {0, 0, 0, 0.02, 0.02, 0.02, 0.05, 0.05};
    memset(b, 0, sizeof *b);
    for (int turn = 0; turn < 6; turn++) {
        double a[BEND_TERMS * BEND_TERMS] = {0}, again[BEND_TERMS * BEND_TERMS];
        double u[BEND_TERMS] = {0}, v[BEND_TERMS] = {0}, total = 0;
        for (int i = 0; i < count; i++) {
            double t[BEND_TERMS], ex = -d[i].dx, ey = -d[i].dy, w = d[i].weight;
            bend_terms(d[i].x, d[i].y, t);
            if (turn > 0) {
                for (int k = 0; k < BEND_TERMS; k++) {
                    ex += b->x[k] * t[k];
                    ey += b->y[k] * t[k];
                }
                double far = 1 + (ex * ex + ey * ey) / (tolerance * tolerance);
                w /= far * far;
            }
            total += w;
            for (int r = 0; r < BEND_TERMS; r++) {
                for (int s = 0; s < BEND_TERMS; s++) a[r * BEND_TERMS + s] += w * t[r] * t[s];
                u[r] += w * t[r] * d[i].dx;
                v[r] += w * t[r] * d[i].dy;
            }
        }
        if (total < 1e-3) total = 1e-3;
        for (int k = 0; k < BEND_TERMS; k++) a[k * BEND_TERMS + k] += (STIFFNESS[k] + 1e-4) * total;
        memcpy(again, a, sizeof a);
        if (!fovea_feature_solve(a, u, BEND_TERMS) || !fovea_feature_solve(again, v, BEND_TERMS)) return;
        memcpy(b->x, u, sizeof u);
        memcpy(b->y, v, sizeof v);
    }
}

void fovea_bend_at(const fovea_bend *b, double x, double y, double *dx, double *dy) {
    double t[BEND_TERMS], u = 0, v = 0;
    bend_terms(x, y, t);
    for (int k = 0; k < BEND_TERMS; k++) {
        u += b->x[k] * t[k];
        v += b->y[k] * t[k];
    }
    *dx = u;
    *dy = v;
}

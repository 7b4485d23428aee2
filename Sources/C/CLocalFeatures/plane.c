#include "internal.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Half a doubling of scale and a tenth of a turn are what a point's own scale and direction may be off, and then some
// for the slant of the view.
static const float SCALE_TOLERANCE = 2.0f;
// Shares of the photo's longer side: how far a pair may lie from where a similarity and a plane put it.
static const float SIMILARITY_TOLERANCE = 0.035f, PLANE_TOLERANCE = 0.012f;
// The smallest share of the photo that an item has to fill.
static const double SMALLEST_AREA = 0.004;

bool fovea_feature_solve(double *a, double *b, int n) {
    for (int i = 0; i < n; i++) {
        int pivot = i;
        for (int j = i + 1; j < n; j++)
            if (fabs(a[j * n + i]) > fabs(a[pivot * n + i])) pivot = j;
        if (fabs(a[pivot * n + i]) < 1e-10) return false;
        if (pivot != i) {
            for (int k = 0; k < n; k++) {
                double t = a[pivot * n + k];
                a[pivot * n + k] = a[i * n + k];
                a[i * n + k] = t;
            }
            double t = b[pivot];
            b[pivot] = b[i];
            b[i] = t;
        }
        for (int j = i + 1; j < n; j++) {
            double f = a[j * n + i] / a[i * n + i];
            for (int k = i; k < n; k++) a[j * n + k] -= f * a[i * n + k];
            b[j] -= f * b[i];
        }
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int k = i + 1; k < n; k++) b[i] -= a[i * n + k] * b[k];
        b[i] /= a[i * n + i];
    }
    return true;
}

// How well pairs agree with an affine map: a pair counts one at no distance and a half at the tolerance.
static float affine_support(const fovea_match *m, int count, const float h[6], float tolerance, uint8_t *inliers,
                            int *inlier_count) {
    float support = 0, t2 = tolerance * tolerance, scale = sqrtf(fabsf(h[0] * h[4] - h[1] * h[3]));
    int number = 0;
    for (int i = 0; i < count; i++) {
        float x = h[0] * m[i].x + h[1] * m[i].y + h[2] - m[i].other_x;
        float y = h[3] * m[i].x + h[4] * m[i].y + h[5] - m[i].other_y;
        float e = x * x + y * y, expected = scale * m[i].scale;
        bool agrees = e < t2 && m[i].other_scale < expected * SCALE_TOLERANCE &&
                      m[i].other_scale * SCALE_TOLERANCE > expected;
        if (agrees) {
            support += 1 - 0.5f * e / t2;
            number++;
        }
        if (inliers) inliers[i] = agrees;
    }
    if (inlier_count) *inlier_count = number;
    return support;
}

static bool fit_affine(const fovea_match *m, int count, const uint8_t *inliers, float h[6]) {
    double a[9] = {0}, b[3] = {0}, c[3] = {0}, again[9];
    for (int i = 0; i < count; i++) {
        if (!inliers[i]) continue;
        double v[3] = {m[i].x, m[i].y, 1};
        for (int r = 0; r < 3; r++) {
            for (int s = 0; s < 3; s++) a[r * 3 + s] += v[r] * v[s];
            b[r] += v[r] * m[i].other_x;
            c[r] += v[r] * m[i].other_y;
        }
    }
    memcpy(again, a, sizeof a);
    if (!fovea_feature_solve(a, b, 3) || !fovea_feature_solve(again, c, 3)) return false;
    for (int i = 0; i < 3; i++) {
        h[i] = (float)b[i];
        h[3 + i] = (float)c[i];
    }
    return true;
}

// Fits a homography to pairs in coordinates from -1 to 1, leaning slightly to affine maps where few pairs say more.
static bool fit_plane(const fovea_match *m, int count, const uint8_t *inliers, double item_half, double photo_half,
                      double h[9]) {
    double a[64] = {0}, b[8] = {0};
    int number = 0;
    for (int i = 0; i < count; i++) {
        if (!inliers[i]) continue;
        double x = (m[i].x - item_half) / item_half, y = (m[i].y - item_half) / item_half;
        double u = (m[i].other_x - photo_half) / photo_half, v = (m[i].other_y - photo_half) / photo_half;
        double p[8] = {x, y, 1, 0, 0, 0, -u * x, -u * y}, q[8] = {0, 0, 0, x, y, 1, -v * x, -v * y};
        for (int r = 0; r < 8; r++) {
            for (int s = 0; s < 8; s++) a[r * 8 + s] += p[r] * p[s] + q[r] * q[s];
            b[r] += p[r] * u + q[r] * v;
        }
        number++;
    }
    for (int k = 6; k < 8; k++) a[k * 8 + k] += 1e-3 * number;
    if (!fovea_feature_solve(a, b, 8)) return false;
    // Back to pixels: from the left the photo's scale and middle, from the right the item's.
    double g[9] = {b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7], 1}, t[9];
    for (int r = 0; r < 3; r++) {
        t[r * 3] = g[r * 3] / item_half;
        t[r * 3 + 1] = g[r * 3 + 1] / item_half;
        t[r * 3 + 2] = g[r * 3 + 2] - g[r * 3] - g[r * 3 + 1];
    }
    for (int s = 0; s < 3; s++) {
        h[s] = photo_half * (t[s] + t[6 + s]);
        h[3 + s] = photo_half * (t[3 + s] + t[6 + s]);
        h[6 + s] = t[6 + s];
    }
    return true;
}

static int plane_inliers(const fovea_match *m, int count, const double h[9], double tolerance, uint8_t *inliers,
                         double *error) {
    int number = 0;
    *error = 0;
    for (int i = 0; i < count; i++) {
        double w = h[6] * m[i].x + h[7] * m[i].y + h[8];
        double x = (h[0] * m[i].x + h[1] * m[i].y + h[2]) / w - m[i].other_x;
        double y = (h[3] * m[i].x + h[4] * m[i].y + h[5]) / w - m[i].other_y;
        double e = x * x + y * y;
        inliers[i] = w > 0 && e < tolerance * tolerance;
        if (!inliers[i]) continue;
        number++;
        *error += sqrt(e);
    }
    if (number > 0) *error /= number;
    return number;
}

// Places the item's corners; false where the outline is mirrored, folded, or nearly nothing.
static bool place_corners(const double h[9], int width, int height, double photo_area, float corners[8]) {
    double x[4] = {0, width, width, 0}, y[4] = {0, 0, height, height}, u[4], v[4], area = 0;
    for (int i = 0; i < 4; i++) {
        double w = h[6] * x[i] + h[7] * y[i] + h[8];
        if (!(w > 0.05)) return false;
        u[i] = (h[0] * x[i] + h[1] * y[i] + h[2]) / w;
        v[i] = (h[3] * x[i] + h[4] * y[i] + h[5]) / w;
        corners[2 * i] = (float)u[i];
        corners[2 * i + 1] = (float)v[i];
    }
    for (int i = 0; i < 4; i++) {
        int j = (i + 1) % 4, k = (i + 2) % 4;
        if (!((u[j] - u[i]) * (v[k] - v[j]) - (v[j] - v[i]) * (u[k] - u[j]) > 0)) return false;
        area += u[i] * v[j] - u[j] * v[i];
    }
    return area / 2 > SMALLEST_AREA * photo_area;
}

static float cover(const fovea_match *m, int count, const uint8_t *inliers, int width, int height) {
    bool part[36] = {false};
    int number = 0;
    for (int i = 0; i < count; i++) {
        if (!inliers[i]) continue;
        int x = (int)(m[i].x * 6 / (float)width), y = (int)(m[i].y * 6 / (float)height);
        int at = (y < 0 ? 0 : y > 5 ? 5 : y) * 6 + (x < 0 ? 0 : x > 5 ? 5 : x);
        if (!part[at]) number++;
        part[at] = true;
    }
    return (float)number / 36;
}

bool fovea_plane_find(const fovea_match *matches, int count, int item_width, int item_height, int photo_width,
                      int photo_height, fovea_plane *plane, uint8_t *inliers) {
    memset(plane, 0, sizeof *plane);
    memset(inliers, 0, (size_t)(count > 0 ? count : 0));
    if (count < 5) return false;
    float side = (float)(photo_width > photo_height ? photo_width : photo_height), best = 0, h[6] = {0};
    float tolerance = SIMILARITY_TOLERANCE * side;
    // Each pair says by itself how the item is turned, scaled and moved; the pair that most others agree with wins.
    for (int i = 0; i < count; i++) {
        const fovea_match *m = &matches[i];
        float s, c, scale = m->other_scale / m->scale;
        fovea_feature_sine_cosine(m->other_angle - m->angle, &s, &c);
        s *= scale;
        c *= scale;
        float try[6] = {c, -s, m->other_x - (c * m->x - s * m->y), s, c, m->other_y - (s * m->x + c * m->y)};
        float support = affine_support(matches, count, try, tolerance, NULL, NULL);
        if (support <= best) continue;
        best = support;
        memcpy(h, try, sizeof h);
    }
    if (best < 3) return false;
    int number;
    affine_support(matches, count, h, tolerance, inliers, &number);
    uint8_t *next = malloc((size_t)count);
    if (!next) return false;
    for (int turn = 0; turn < 4 && number >= 4; turn++) {
        float fitted[6];
        int agreeing;
        if (!fit_affine(matches, count, inliers, fitted)) break;
        affine_support(matches, count, fitted, turn < 2 ? tolerance : tolerance * 0.7f, next, &agreeing);
        if (agreeing < 4) break;
        memcpy(h, fitted, sizeof h);
        memcpy(inliers, next, (size_t)count);
        number = agreeing;
    }
    double matrix[9] = {h[0], h[1], h[2], h[3], h[4], h[5], 0, 0, 1}, error;
    double precise = PLANE_TOLERANCE * side < 4 ? 4 : (double)(PLANE_TOLERANCE * side);
    for (int turn = 0; turn < 5 && number >= 6; turn++) {
        double fitted[9];
        if (!fit_plane(matches, count, inliers, item_width * 0.5, photo_width * 0.5, fitted)) break;
        int agreeing = plane_inliers(matches, count, fitted, turn < 2 ? 2 * precise : precise, next, &error);
        if (agreeing < 5) break;
        memcpy(matrix, fitted, sizeof matrix);
        memcpy(inliers, next, (size_t)count);
        number = agreeing;
    }
    free(next);
    number = plane_inliers(matches, count, matrix, precise, inliers, &error);
    memcpy(plane->matrix, matrix, sizeof matrix);
    if (number < 5) return false;
    if (!place_corners(matrix, item_width, item_height, (double)photo_width * photo_height, plane->corners)) return false;
    plane->inliers = number;
    plane->error = (float)error;
    plane->cover = cover(matches, count, inliers, item_width, item_height);
    return true;
}

int fovea_plane_confirm(const fovea_pyramid *photo, const fovea_feature *item, int item_count, const double h[9],
                        float distance, uint8_t *states, int32_t *visible) {
    int alike = 0;
    float limit = distance * distance * 512 * 512, smallest = photo->sigma[1] * 0.8f;
    *visible = 0;
    for (int i = 0; i < item_count; i++) {
        const fovea_feature *f = &item[i];
        states[i] = 0;
        double w = h[6] * f->x + h[7] * f->y + h[8];
        if (!(w > 0.05)) continue;
        double x = (h[0] * f->x + h[1] * f->y + h[2]) / w, y = (h[3] * f->x + h[4] * f->y + h[5]) / w;
        // How the plane turns and stretches around this place.
        double a = (h[0] - x * h[6]) / w, b = (h[1] - x * h[7]) / w, c = (h[3] - y * h[6]) / w, d = (h[4] - y * h[7]) / w;
        float s, o;
        fovea_feature_sine_cosine(f->angle, &s, &o);
        float m[4] = {(float)(a * o + b * s) * f->scale, (float)(b * o - a * s) * f->scale,
                      (float)(c * o + d * s) * f->scale, (float)(d * o - c * s) * f->scale};
        float determinant = m[0] * m[3] - m[1] * m[2];
        if (!(determinant > smallest * smallest)) continue;
        float reach = 6 * sqrtf(determinant);
        bool is_inside = x >= reach && y >= reach && x <= photo->octave[0].width - reach &&
                         y <= photo->octave[0].height - reach;
        if (!is_inside) continue;
        uint8_t descriptor[FOVEA_DESCRIPTOR_LENGTH];
        if (!fovea_pyramid_describe(photo, (float)x, (float)y, m, descriptor)) continue;
        ++*visible;
        states[i] = 1;
        if ((float)fovea_descriptor_distance(descriptor, f->descriptor) >= limit) continue;
        states[i] = 2;
        alike++;
    }
    return alike;
}

#include "geometry.h"

// The cosine of the angle by which an edge may differ from the line that it supports.
static const float parallel = 0.94f;

// The edge pixel within `reach` of a place of a line that runs along it, or -1.
static int edge_along(const fovea_slopes *s, double x, double y, double ux, double uy, int reach) {
    // Walks across the line, along the axis that the line is steeper to.
    int sx = fabs(uy) > fabs(ux) ? 1 : 0, sy = 1 - sx;
    int px = (int)lround(x), py = (int)lround(y);
    for (int k = 0; k < 2 * reach + 1; k++) {
        int offset = (k & 1) ? (k + 1) / 2 : -k / 2;
        int qx = px + offset * sx, qy = py + offset * sy;
        if (qx < 1 || qy < 1 || qx >= s->width - 1 || qy >= s->height - 1) continue;
        int i = qy * s->width + qx;
        if (!s->edge[i]) continue;
        float gx = s->dx[i], gy = s->dy[i];
        float across = fabsf((float)(gx * -uy + gy * ux));
        if (across >= parallel * sqrtf(gx * gx + gy * gy)) return i;
    }
    return -1;
}

// The first and last place of a line that lie inside the picture, or false.
static bool span(const fovea_slopes *s, const fovea_line *line, double *from, double *to) {
    double low = -1e9, high = 1e9;
    double u[2] = {line->ux, line->uy}, p[2] = {line->x, line->y}, size[2] = {s->width - 2.0, s->height - 2.0};
    for (int axis = 0; axis < 2; axis++) {
        if (fabs(u[axis]) < 1e-9) {
            if (p[axis] < 1 || p[axis] > size[axis]) return false;
            continue;
        }
        double a = (1 - p[axis]) / u[axis], b = (size[axis] - p[axis]) / u[axis];
        low = fmax(low, fmin(a, b));
        high = fmin(high, fmax(a, b));
    }
    *from = low;
    *to = high;
    return high > low;
}

static bool refit(const fovea_slopes *s, fovea_line *line, double from, double to) {
    fovea_moments m = {0};
    for (int t = (int)ceil(from); t <= to; t++) {
        int i = edge_along(s, line->x + t * line->ux, line->y + t * line->uy, line->ux, line->uy, 2);
        if (i < 0) continue;
        double x, y;
        ridge_point(s, i % s->width, i / s->width, &x, &y);
        // A pixel that is far off belongs to something else more often than not.
        double distance = (x - line->x) * -line->uy + (y - line->y) * line->ux;
        if (fabs(distance) > 1.6) continue;
        add_point(&m, x, y, 1);
    }
    if (m.n < 8) return false;
    double ux = line->ux, uy = line->uy;
    fit_points(&m, &line->x, &line->y, &line->ux, &line->uy);
    if (ux * line->ux + uy * line->uy < 0) {
        line->ux = -line->ux;
        line->uy = -line->uy;
    }
    return true;
}

bool fovea_fit_line(fovea_slopes slopes, fovea_segment segment, uint16_t *support, fovea_line *line) {
    double length = hypot(segment.x1 - segment.x0, segment.y1 - segment.y0);
    if (length <= 0) return false;
    line->ux = (segment.x1 - segment.x0) / length;
    line->uy = (segment.y1 - segment.y0) / length;
    line->x = (segment.x0 + segment.x1) / 2;
    line->y = (segment.y0 + segment.y1) / 2;
    double from = -length / 2, to = length / 2, low, high;
    // Each turn knows the direction better and may reach further.
    for (int turn = 0; turn < 3; turn++) {
        if (!span(&slopes, line, &low, &high)) return false;
        double reach = length * (turn == 0 ? 0.1 : turn == 1 ? 0.5 : 1.0);
        if (!refit(&slopes, line, fmax(low, from - reach), fmin(high, to + reach))) return false;
        from = (segment.x0 - line->x) * line->ux + (segment.y0 - line->y) * line->uy;
        to = (segment.x1 - line->x) * line->ux + (segment.y1 - line->y) * line->uy;
    }
    if (!span(&slopes, line, &low, &high)) return false;
    line->first = (int)ceil(low);
    line->count = (int)floor(high) - line->first + 1;
    if (line->count < 2) return false;
    line->support = support;
    uint16_t sum = 0;
    for (int k = 0; k < line->count; k++) {
        support[k] = sum;
        int t = line->first + k;
        if (edge_along(&slopes, line->x + t * line->ux, line->y + t * line->uy, line->ux, line->uy, 1) >= 0) sum++;
    }
    support[line->count] = sum;
    return true;
}

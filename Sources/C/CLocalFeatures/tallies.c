#include "internal.h"

#include <math.h>
#include <string.h>

enum { DIRECTIONS = 16, DOUBLINGS = 8 };

void fovea_votes_sort(const fovea_vote *votes, int count, fovea_vote *sorted, fovea_vote *spare) {
    // Four passes over the bytes of the item's number leave the result in `sorted`.
    const fovea_vote *from = votes;
    for (int pass = 0; pass < 4; pass++) {
        int starts[257] = {0}, shift = 8 * pass;
        fovea_vote *to = pass % 2 ? sorted : spare;
        for (int i = 0; i < count; i++) starts[(from[i].item >> shift & 255) + 1]++;
        for (int b = 1; b < 256; b++) starts[b] += starts[b - 1];
        for (int i = 0; i < count; i++) to[starts[from[i].item >> shift & 255]++] = from[i];
        from = to;
    }
}

// The direction in which an item is turned and its scale, in bins.
static int pose_bin(uint16_t own, uint16_t pose) {
    int direction = ((own & 255) - (pose & 255)) & 255;
    int doubling = ((int)(own >> 8) - (int)(pose >> 8) + 64) >> 4;
    if (doubling < 0) doubling = 0;
    if (doubling >= DOUBLINGS) doubling = DOUBLINGS - 1;
    return doubling * DIRECTIONS + direction / 16;
}

int fovea_votes_count(const fovea_feature *features, const fovea_vote *votes, int count, fovea_tally *tallies) {
    int written = 0;
    for (int first = 0, last; first < count; first = last) {
        // A border of one doubling at both ends spares the corners' special cases.
        uint32_t weight[DOUBLINGS + 2][DIRECTIONS] = {{0}}, most = 0;
        for (last = first; last < count && votes[last].item == votes[first].item; last++) {
            int bin = pose_bin(fovea_feature_pose(&features[votes[last].feature]), votes[last].pose);
            weight[bin / DIRECTIONS + 1][bin % DIRECTIONS] += votes[last].weight;
        }
        for (int d = 1; d <= DOUBLINGS; d++)
            for (int a = 0; a < DIRECTIONS; a++) {
                // Votes near the border of two bins fall into both.
                uint32_t around = weight[d - 1][a] + weight[d + 1][a] + weight[d][(a + 1) % DIRECTIONS] +
                                  weight[d][(a + DIRECTIONS - 1) % DIRECTIONS];
                uint32_t sum = 2 * weight[d][a] + around;
                if (sum > most) most = sum;
            }
        tallies[written++] = (fovea_tally){votes[first].item, most, (uint32_t)first, (uint32_t)(last - first)};
    }
    return written;
}

// MARK: Agreement

enum { MOST = 256, GUESSES = 48 };

// Where a vote puts the item: the matrix of its turn and scale, and where the item's middle goes.
typedef struct {
    float c, s, x, y;       // the matrix is c -s, s c, in pixels of the photo to a step of the item's places
    float own_x, own_y;     // the feature
    float place_x, place_y;
    uint32_t weight;
    uint16_t feature, pose;
    int8_t place[2];
} guess;

static guess make_guess(const fovea_feature *feature, const fovea_vote *vote) {
    uint16_t own = fovea_feature_pose(feature);
    float sine, cosine;
    fovea_feature_sine_cosine((float)(((own & 255) - (vote->pose & 255)) & 255) * (6.28318531f / 256), &sine, &cosine);
    // Sixteenths of a doubling, as a pose counts them: linear between two doublings.
    int own_scale = own >> 8, item_scale = vote->pose >> 8;
    float a = (float)(1 << (own_scale >> 4)) * (1 + (float)(own_scale & 15) / 16);
    float b = (float)(1 << (item_scale >> 4)) * (1 + (float)(item_scale & 15) / 16);
    float scale = 4 * a / b;
    guess g = {cosine * scale, sine * scale, 0, 0, feature->x, feature->y, vote->place[0], vote->place[1],
               vote->weight, vote->feature, vote->pose, {vote->place[0], vote->place[1]}};
    g.x = g.own_x - (g.c * g.place_x - g.s * g.place_y);
    g.y = g.own_y - (g.s * g.place_x + g.c * g.place_y);
    return g;
}

uint32_t fovea_votes_agreement(const fovea_feature *features, const fovea_vote *votes, int count) {
    guess guesses[MOST];
    if (count > MOST) count = MOST;
    for (int i = 0; i < count; i++) guesses[i] = make_guess(&features[votes[i].feature], &votes[i]);
    uint32_t most = 0;
    for (int i = 0; i < count && i < GUESSES; i++) {
        const guess *g = &guesses[i];
        float square = g->c * g->c + g->s * g->s;
        const guess *said[MOST];
        int agreeing = 0;
        uint32_t sum = 0;
        for (int j = 0; j < count; j++) {
            const guess *o = &guesses[j];
            // Scales within a factor of two, turns within forty-five degrees.
            float other = o->c * o->c + o->s * o->s, dot = g->c * o->c + g->s * o->s;
            if (other > 4 * square || square > 4 * other || dot <= 0 || dot * dot < 0.5f * square * other) continue;
            float dx = o->place_x - g->place_x, dy = o->place_y - g->place_y;
            float ex = g->own_x + g->c * dx - g->s * dy - o->own_x, ey = g->own_y + g->s * dx + g->c * dy - o->own_y;
            // Slant moves what is far from the guess farther.
            float reach = 8 + 0.25f * sqrtf(dx * dx + dy * dy);
            if (ex * ex + ey * ey > reach * reach * square) continue;
            // Repeated details of the photo that look like one of the item's say the same once.
            bool is_said = false;
            for (int k = 0; k < agreeing && !is_said; k++)
                is_said = said[k]->pose == o->pose && said[k]->place[0] == o->place[0] && said[k]->place[1] == o->place[1];
            if (is_said) continue;
            said[agreeing++] = o;
            sum += o->weight;
        }
        if (sum > most) most = sum;
    }
    return most;
}

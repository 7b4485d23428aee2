// Local features: points of a picture that are found again under rotation, scale and perspective, and the geometry
// between two pictures' points. They take a quarter of the time of OpenCV's SIFT at equal or better recall: "Local
// features" in Benchmarks/RESULTS.md.
//
// Every function gives the same result for the same input on every processor: sums are taken in a fixed order, products
// are rounded before they are added, and nothing depends on the C library's transcendental functions.

#ifndef CLOCALFEATURES_H
#define CLOCALFEATURES_H

#include "CIndexFile.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FOVEA_DESCRIPTOR_LENGTH = 128 };

/// A local feature: a point with a descriptor of its surroundings.
typedef struct {
    float x, y;      ///< The place in pixels; the middle of the first pixel is at 0.
    float scale;     ///< The spread of the blob in pixels.
    float angle;     ///< The main direction of the surroundings in radians, from x towards y.
    float response;  ///< The contrast.
    uint8_t descriptor[FOVEA_DESCRIPTOR_LENGTH];
} fovea_feature;

/// Options for finding features.
typedef struct {
    int32_t limit;    ///< The largest number of features.
    float contrast;   ///< The smallest contrast of a point, as a share of white.
    float edge;       ///< The largest ratio of a point's two curvatures.
    float sigma;      ///< The blur of the first level.
    int32_t levels;   ///< The number of levels to the doubling of the blur.
} fovea_feature_options;

/// A picture at all its scales.
typedef struct fovea_pyramid fovea_pyramid;

/// Builds the scale space of a gray picture; returns nil when memory runs out.
fovea_pyramid *_Nullable fovea_pyramid_make(const uint8_t *_Nonnull gray, ptrdiff_t bytes_per_row, int width,
                                            int height, fovea_feature_options options);

void fovea_pyramid_free(fovea_pyramid *_Nullable pyramid);

/// Finds and describes the points of highest contrast, strongest first; returns their number, or -1 when memory runs
/// out.
int fovea_pyramid_features(const fovea_pyramid *_Nonnull pyramid, fovea_feature *_Nonnull features);

/// Describes the surroundings of any point. The matrix (row by row) maps the unit square of one scale, rotated to the
/// main direction, to pixels. Returns false when the surroundings extend beyond the picture.
bool fovea_pyramid_describe(const fovea_pyramid *_Nonnull pyramid, float x, float y, const float matrix[_Nonnull 4],
                            uint8_t descriptor[_Nonnull FOVEA_DESCRIPTOR_LENGTH]);

/// A point of one picture with its counterpart in another.
typedef struct {
    float x, y, scale, angle;                     ///< In the picture that is looked for.
    float other_x, other_y, other_scale, other_angle; ///< In the picture that is looked through.
} fovea_match;

/// Matches features of a photo with features of an item, one to one; returns the number of pairs, at most `item_count`.
/// A pair counts when its distance is under `ratio` times the distance to the photo feature's second nearest. `pairs`
/// gets for each pair the number of the photo's feature and that of the item's. Returns -1 when memory runs out.
int fovea_features_match(const fovea_feature *_Nonnull photo, int photo_count, const fovea_feature *_Nonnull item,
                         int item_count, float ratio, int32_t *_Nonnull pairs);

/// A projective map of a plane.
typedef struct {
    double matrix[9];  ///< Takes an item's pixels to the photo's, row by row.
    int32_t inliers;   ///< The number of pairs that agree with it.
    float cover;       ///< The share of the item, in 6 by 6 parts, that holds one of those pairs.
    float error;       ///< The mean distance of those pairs in the photo's pixels.
    float corners[8];  ///< Where the item's corners lie in the photo, from the top left, clockwise.
} fovea_plane;

/// Finds the plane that most pairs agree with. Returns false when fewer than five do, or when they imply that the item
/// is mirrored, folded, or too small or too tilted to be seen. `inliers` gets a Boolean for each pair.
bool fovea_plane_find(const fovea_match *_Nonnull matches, int count, int item_width, int item_height, int photo_width,
                      int photo_height, fovea_plane *_Nonnull plane, uint8_t *_Nonnull inliers);

/// Counts the features of an item that resemble the photo at the places given by a plane. `visible` gets the number
/// inside the photo at a comparable size, and the result is the number of those whose descriptors' distance is under
/// `distance`.
int fovea_plane_confirm(const fovea_pyramid *_Nonnull photo, const fovea_feature *_Nonnull item, int item_count,
                        const double matrix[_Nonnull 9], float distance, uint8_t *_Nonnull states,
                        int32_t *_Nonnull visible);

/// A gray picture.
typedef struct {
    const uint8_t *_Nonnull pixels;
    ptrdiff_t bytes_per_row;
    int32_t width, height;
} fovea_gray;

enum { FOVEA_CHROMA_SIDE = 8 };

/// The colors of a photo and of an item.
typedef struct {
    const uint8_t *_Nonnull photo;  ///< Red, green, blue and anything of each pixel.
    ptrdiff_t photo_bytes_per_row;
    /// The differences of blue and red from luma, 128 for gray, in the mean of each `FOVEA_CHROMA_SIDE` squared pixels
    /// of the rendition, row by row.
    const uint8_t *_Nonnull item;
} fovea_colors;

/// An item compared with what a photo shows in its place, block by block.
typedef struct fovea_comparison fovea_comparison;

/// Compares a photo with an item's rendition. The matrix maps pixels of the item's features, whose picture has the
/// given size, to the photo's; the pairs that agree with it determine how the surface is bent. The colors may be
/// unknown. Returns nil when memory runs out, and when the item is too small to compare.
fovea_comparison *_Nullable fovea_comparison_make(const fovea_gray *_Nonnull photo, const fovea_gray *_Nonnull item,
                                                  const fovea_colors *_Nullable colors, int item_width, int item_height, const double matrix[_Nonnull 9],
                                                  const fovea_match *_Nonnull matches, const uint8_t *_Nonnull inliers,
                                                  int count);

void fovea_comparison_free(fovea_comparison *_Nullable comparison);

/// Shares of the item's area.
typedef struct {
    float agreeing;           ///< Print that the photo shows.
    float disagreeing_within; ///< Other print in the photo than in the item, amid what agrees.
    float disagreeing_at_rim; ///< The same around what agrees, as where a surface bends away.
    float disagreeing_beyond; ///< The same farther off, as where something hides the item.
    float contradicting;      ///< Of what disagrees within, what the light doesn't excuse.
    float missing;            ///< Print that the photo lacks amid what agrees, though light and sharpness would show it.
    float printed;            ///< Print of the item inside the photo.
    float visible;            ///< Print of the item where the photo shows any.
    float clear;              ///< The likeness that a quarter of what agrees reaches, from 0 to 1; not an area.
    float dull;               ///< The likeness that three quarters of it reach.
    float colors;             ///< How far the photo's colors vary beyond what one light does, in shades; not an area.
    float own_colors;         ///< How far the item's do.
    float foreign_colors;     ///< How far the photo's do beyond what the item's colors in one light do.
} fovea_evidence;

fovea_evidence fovea_comparison_evidence(const fovea_comparison *_Nonnull comparison);

/// The part of an item that a photo shows.
typedef struct {
    float corners[8];  ///< Its corners in the photo's pixels, from the top left, clockwise; all zero where it is small.
    float bend;        ///< How far these lie from the plane in the mean, as a share of the item's size.
} fovea_extent;

/// Tells where the part of an item lies that agrees with the photo, and how far it bends away from the plane.
fovea_extent fovea_comparison_extent(const fovea_comparison *_Nonnull comparison);

/// Shares of the item's area.
typedef struct {
    float own;    ///< What agrees with the photo in the item alone.
    float rivals; ///< What agrees with the photo in the rival alone.
    float shared; ///< What agrees with the photo in both.
} fovea_rivalry;

/// Returns how much more of the photo an item explains than a rival at the same place.
fovea_rivalry fovea_comparison_rivalry(const fovea_comparison *_Nonnull comparison,
                                       const fovea_comparison *_Nonnull rival);

enum { FOVEA_WORDS = 256, FOVEA_CELLS = FOVEA_WORDS * FOVEA_WORDS, FOVEA_SIGNATURE_LENGTH = 16 };

/// Two vocabularies, one for each half of a descriptor, which together divide descriptors into cells, and the tables
/// that tell the descriptors of one cell apart.
typedef struct {
    uint8_t words[2][FOVEA_WORDS][FOVEA_DESCRIPTOR_LENGTH / 2];
    int32_t norms[2][FOVEA_WORDS];
    int16_t turned[2][FOVEA_WORDS][FOVEA_DESCRIPTOR_LENGTH];
} fovea_vocabulary;

/// Creates the vocabulary that this module has learned.
void fovea_vocabulary_make_learned(fovea_vocabulary *_Nonnull vocabulary);

/// Creates a vocabulary from the words of both halves of a descriptor, concatenated.
void fovea_vocabulary_make(const uint8_t words[_Nonnull FOVEA_CELLS / 2], fovea_vocabulary *_Nonnull vocabulary);

/// Returns the cell of a feature and writes its signature: on which side of the cell's center it is, in 128 directions.
uint32_t fovea_feature_code(const fovea_vocabulary *_Nonnull vocabulary, const fovea_feature *_Nonnull feature,
                            void *_Nonnull signature);

/// Returns a feature's direction and scale in two bytes.
uint16_t fovea_feature_pose(const fovea_feature *_Nonnull feature);

/// The index entry of a feature.
typedef struct {
    uint16_t cell;
    uint16_t pose;
    int8_t place[2];    ///< From the middle of the item, in steps of four pixels.
    uint8_t signature[FOVEA_SIGNATURE_LENGTH];
} fovea_feature_entry;

/// Writes the index entry of a feature in an item of this size.
void fovea_feature_make_entry(const fovea_vocabulary *_Nonnull vocabulary, const fovea_feature *_Nonnull feature,
                              int width, int height, fovea_feature_entry *_Nonnull entry);

enum {
    FOVEA_ENTRY_LENGTH = FOVEA_SIGNATURE_LENGTH + 8,
    FOVEA_VOTES_NO_MEMORY = -1,
    FOVEA_VOTES_DAMAGED = -2
};

/// Counts entries by cell: `starts` gets the first entry of each cell, and the end of the last one.
void fovea_entries_count(const fovea_feature_entry *_Nonnull entries, size_t count,
                         uint32_t starts[_Nonnull FOVEA_CELLS + 1]);

/// Sorts the entries of items by cell, and in a cell by item, to the form of a `fovea_feature_lists`. `next` is scratch.
void fovea_entries_place(const fovea_feature_entry *_Nonnull entries, const uint16_t *_Nonnull counts,
                         uint32_t item_count, uint32_t first_item, const uint32_t starts[_Nonnull FOVEA_CELLS + 1],
                         uint32_t next[_Nonnull FOVEA_CELLS], uint8_t *_Nonnull out);

/// Sorted entries of some items.
typedef struct {
    const uint32_t *_Nonnull starts;
    const uint8_t *_Nonnull entries;
} fovea_entry_run;

/// Merges the entries of runs, cell by cell; the items of each run come after those of the previous one. Returns the
/// number of bytes.
size_t fovea_entries_merge(const fovea_entry_run *_Nonnull runs, int run_count, uint32_t first_cell, uint32_t last_cell,
                           uint8_t *_Nonnull out);

/// The features of a catalog's items by cell, in memory or in a mapped file.
///
/// The entries of a cell are contiguous: all signatures, then for each entry four bytes of its item, then two of its
/// pose, then two of its position.
typedef struct {
    const uint32_t *_Nonnull starts;                ///< Where each cell begins, in entries, and where the last one ends.
    const uint8_t *_Nullable entries;               ///< In memory.
    const fovea_index_section *_Nullable section;   ///< In a file; then its blocks are checked.
    const uint64_t *_Nullable included;             ///< A bit for each item that may be voted for; nil for all.
    uint32_t item_count;
    uint32_t first_item;                            ///< The number of the list's first item among those of all lists.
} fovea_feature_lists;

/// Options for voting.
typedef struct {
    int32_t cells;      ///< The largest number of cells that a feature looks into.
    int32_t features;   ///< The number of entries after which it looks into no further cell.
    int32_t difference; ///< The largest number of different bits of two signatures.
    int32_t votes;      ///< The largest number of items that a feature votes for.
} fovea_vote_options;

/// A vote for an item.
typedef struct {
    uint32_t item;
    uint16_t feature;   ///< The number of the feature that votes.
    uint16_t weight;
    uint16_t pose;      ///< The pose and the place of the item's entry.
    int8_t place[2];
} fovea_vote;

/// Lets some features vote; `votes` holds `options.votes` times the number of features. Returns the number of votes,
/// `FOVEA_VOTES_NO_MEMORY` or `FOVEA_VOTES_DAMAGED`.
int fovea_features_vote(const fovea_vocabulary *_Nonnull vocabulary, const fovea_feature_lists *_Nonnull lists,
                        int list_count, const fovea_feature *_Nonnull features, int first, int count,
                        fovea_vote_options options, fovea_vote *_Nonnull votes);

/// An item with the weight of its votes that agree on rotation and scale.
typedef struct {
    uint32_t item;
    uint32_t weight;
    uint32_t first, count;  ///< Its votes.
} fovea_tally;

/// Sorts votes by item, keeping the order of those for one item.
void fovea_votes_sort(const fovea_vote *_Nonnull votes, int count, fovea_vote *_Nonnull sorted,
                      fovea_vote *_Nonnull spare);

/// Counts sorted votes; `tallies` holds as many as there are votes. Returns the number of items.
int fovea_votes_count(const fovea_feature *_Nonnull features, const fovea_vote *_Nonnull votes, int count,
                      fovea_tally *_Nonnull tallies);

/// Returns the weight of an item's votes that agree on position, rotation and scale.
uint32_t fovea_votes_agreement(const fovea_feature *_Nonnull features, const fovea_vote *_Nonnull votes, int count);

#endif

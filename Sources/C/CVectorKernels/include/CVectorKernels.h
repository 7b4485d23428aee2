// Distances between many vectors: eight-bit codes that rule most of them out, and single precision for the rest. At equal
// recall the index over them answers 2.4 to 3 times as many queries as the fastest of faiss, hnswlib and usearch: "Vector
// search" in Benchmarks/RESULTS.md.
//
// Every function gives the same result for the same input on every processor: the sums that are vectorised in several ways
// are integers, and floating-point sums have a fixed order, with each product rounded before it is added.

#ifndef CVECTORKERNELS_H
#define CVECTORKERNELS_H

#include "CIndexFile.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Codes have whole cache lines; a vector is padded with zeros.
enum { FOVEA_CODE_LINE = 64 };

/// The quantization error of a vector's code, and its terms of the distance.
typedef struct {
    float scale;   ///< What one step of the code is worth.
    float error;   ///< At least the length of what rounding took.
    float length;  ///< At least the length of the vector.
    float square;  ///< The squared length, rounded.
} fovea_code_terms;

/// Quantizes a vector to integers from -127 to 127, written with 128 added. `code` has whole cache lines.
fovea_code_terms fovea_vector_encode(const float *_Nonnull vector, int dimension, uint8_t *_Nonnull code);

/// The squared distance: sixteen sums of every sixteenth square in single precision, added up in double precision.
double fovea_vector_distance(const float *_Nonnull a, const float *_Nonnull b, int dimension);

/// An implementation of the sums of products.
typedef enum { FOVEA_PORTABLE, FOVEA_AVX2, FOVEA_VNNI } fovea_variant;

/// The fastest implementation on this processor.
fovea_variant fovea_vector_variant(void);

/// Sums the products of a query's signed numbers with each of `count` codes at a distance of `stride` bytes.
void fovea_codes_multiply(fovea_variant variant, const int8_t *_Nonnull query, const uint8_t *_Nonnull codes,
                          ptrdiff_t stride, int lines, int count, int32_t *_Nonnull sums);

// MARK: - Exact search

/// Vectors in rows.
///
/// Rows in a mapped file have sections, which are checked before they are read; otherwise sections are nil.
typedef struct {
    const uint8_t *_Nonnull codes;              ///< The code of the first row.
    ptrdiff_t stride;                           ///< The bytes from one code to the next.
    const fovea_code_terms *_Nonnull terms;     ///< What the codes leave out.
    const float *_Nonnull values;               ///< The vectors themselves, without gaps.
    const int64_t *_Nonnull keys;               ///< What orders vectors at the same distance.
    int dimension;
    const fovea_index_section *_Nullable code_section, *_Nullable term_section, *_Nullable value_section;
} fovea_vector_rows;

/// A row that was found.
typedef struct {
    double distance;
    int64_t key;
    uint32_t row;
} fovea_vector_match;

/// The reason why a search has no result.
enum { FOVEA_VECTOR_NO_MEMORY = -1, FOVEA_VECTOR_DAMAGED = -2 };

/// Adds to the nearest rows so far the nearer ones among `count` rows from `start` on.
///
/// `allowed` has a bit for every row, or is nil. `found` holds `held` matches, nearest first, and has room for `limit`.
/// Returns how many it holds afterwards, or why there is no result.
int fovea_rows_search(const fovea_vector_rows *_Nonnull rows, uint32_t start, uint32_t count,
                      const uint64_t *_Nullable allowed, const float *_Nonnull query,
                      fovea_vector_match *_Nonnull found, int held, int limit);

// MARK: - Graph

/// A navigable graph of vectors, with links to near neighbors and some farther ones.
typedef struct {
    const uint8_t *_Nonnull nodes; ///< For every row its code, then its neighbors, ended by the largest number.
    ptrdiff_t stride;              ///< The bytes from one node to the next.
    const float *_Nonnull scales;  ///< What one step of each code is worth.
    uint32_t count;                ///< The number of rows.
    uint32_t entry;                ///< The row at which a search starts.
    int lines;                     ///< The length of a code in lines.
    int degree;                    ///< The largest number of neighbors.
    const fovea_index_section *_Nullable section; ///< The nodes' section where they lie in a mapped file.
} fovea_vector_graph;

/// The scratch memory of a search.
typedef struct fovea_graph_notes fovea_graph_notes;

/// Allocates scratch memory for searches in a graph with a number of rows; returns nil when memory runs out.
fovea_graph_notes *_Nullable fovea_graph_notes_make(uint32_t rows, int beam, int degree, int lines);

void fovea_graph_notes_free(fovea_graph_notes *_Nullable notes);

/// Walks to the rows around a query and returns how many there are, at most `beam`, or why there is no result.
///
/// They are written nearest first, by the distances of their codes.
int fovea_graph_search(const fovea_vector_graph *_Nonnull graph, const int8_t *_Nonnull query, int beam,
                       fovea_graph_notes *_Nonnull notes, uint32_t *_Nonnull rows);

/// Measures the distances from a query to decoded rows, and keeps the nearest; returns how many, or why there is no
/// result.
///
/// Quantization changes a distance by about a thousandth.
int fovea_codes_measure(const fovea_vector_graph *_Nonnull graph, const int64_t *_Nonnull keys,
                        const float *_Nonnull query, int dimension, const uint32_t *_Nonnull listed, int count,
                        fovea_vector_match *_Nonnull found, int limit);

/// Measures exactly from a query to rows, and keeps the nearest; returns how many, or why there is no result.
int fovea_rows_measure(const fovea_vector_rows *_Nonnull rows, const float *_Nonnull query,
                       const uint32_t *_Nonnull listed, int count, fovea_vector_match *_Nonnull found, int limit);

// MARK: - Building a graph

/// Finds the neighbors of a row that isn't in the graph yet among those that are; writes at most `degree` of them,
/// nearest first, and returns how many.
int fovea_graph_neighbors(const fovea_vector_graph *_Nonnull graph, uint32_t row, int beam, float reach,
                          fovea_graph_notes *_Nonnull notes, uint32_t *_Nonnull neighbors);

/// Sets the neighbors of a row.
void fovea_graph_set(const fovea_vector_graph *_Nonnull graph, uint8_t *_Nonnull nodes, uint32_t row,
                     const uint32_t *_Nonnull neighbors, int count);

/// Adds rows to the neighbors of another, and keeps the best if there are too many.
void fovea_graph_extend(const fovea_vector_graph *_Nonnull graph, uint8_t *_Nonnull nodes, uint32_t row,
                        const uint32_t *_Nonnull more, int count, float reach, fovea_graph_notes *_Nonnull notes);

/// Sets a bit for every row that is reachable from the entry; returns how many there are, or -1 when memory runs out.
int64_t fovea_graph_reach(const fovea_vector_graph *_Nonnull graph, uint64_t *_Nonnull reached);

#endif

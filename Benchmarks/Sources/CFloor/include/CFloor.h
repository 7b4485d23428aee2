// The floor that Fovea is measured against: TurboJPEG and OpenVINO, called from C with nothing in between.

#pragma once

#include <stddef.h>
#include <stdint.h>

/// A compiled model with one request for it, and a JPEG decoder.
typedef struct floor_path floor_path;

/// Loads the OpenVINO library and compiles a model for a number of threads.
///
/// Returns NULL and writes the reason into `message` when that fails.
floor_path *floor_open(const char *library, const char *model, int threads, char *message, size_t message_size);

/// Frees everything.
void floor_close(floor_path *path);

/// The width of the picture that the model takes.
int floor_width(const floor_path *path);

/// The height of the picture that the model takes.
int floor_height(const floor_path *path);

/// Decodes a JPEG at the smallest scale that isn't smaller than the model's picture, and runs the model on its corner.
///
/// Returns 0, or -1 when decoding fails and -2 when the model fails. No pixel is resampled: what a pipeline spends on
/// that, it spends above the floor.
int floor_run(floor_path *path, const uint8_t *jpeg, size_t size);

/// Decodes a JPEG at the smallest scale with at least the given size, into memory that is kept for the next call.
///
/// Returns 0, or -1 when decoding fails.
int floor_decode(const uint8_t *jpeg, size_t size, int minimum_width, int minimum_height);

/// Draws a picture with the entropy of a photograph and encodes it as JPEG with quality 92 and 4:2:0 chroma.
///
/// The same size gives the same bytes wherever the same TurboJPEG is installed. The caller frees the result with
/// `floor_free`; NULL means that memory ran out or encoding failed.
uint8_t *floor_draw(int width, int height, size_t *size);

/// Frees what `floor_draw` returned.
void floor_free(uint8_t *bytes);

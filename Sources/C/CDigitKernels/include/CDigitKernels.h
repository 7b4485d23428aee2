#ifndef CDIGITKERNELS_H
#define CDIGITKERNELS_H

// The network of digits looks at some ten thousand windows of a picture, which takes nearly all of the reader's time; a
// build for debugging would need minutes.

/// Computes a layer of a network: a row of weights for each input, times that input, and a last row of constants.
///
/// The number of outputs is a multiple of 16. Outputs below zero are multiplied by the slope.
void fovea_digit_layer(const float *_Nonnull weights, const float *_Nonnull inputs, int input_count,
                       float *_Nonnull outputs, int output_count, float slope);

#endif

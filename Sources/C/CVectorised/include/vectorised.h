#pragma once

// Use of processor features by kernels, with the same result on every processor.

// A fused multiply-add rounds once where others round twice; then processors would disagree.
#pragma STDC FP_CONTRACT OFF

// Compiles a function for processors of each kind, and picks the version for the processor when the program is loaded.
//
// The thread sanitizer instruments the code that picks, which runs before the sanitizer is initialized.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define VECTORISED __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define VECTORISED
#endif

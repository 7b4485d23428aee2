#pragma once

// How kernels use what a processor can do without giving another result on another processor.

// A fused product rounds once where others round twice; then processors would disagree.
#pragma STDC FP_CONTRACT OFF

// Compiles a function twice, and picks the version that the processor can run when the program is loaded.
//
// The thread sanitizer instruments the code that picks, which runs before the sanitizer does.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define VECTORISED __attribute__((target_clones("avx2", "default")))
#else
#define VECTORISED
#endif

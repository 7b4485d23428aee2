#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The limits of a job, with which its request begins.
typedef struct {
    /// The bytes of memory in addition to those of the process at its start.
    uint64_t memory;
    /// The bytes of one block of shared memory.
    uint64_t shared_memory;
    /// The microseconds of processor time.
    uint64_t microseconds;
} fovea_job_bounds;

/// The end of a job, which is sent after the job's own answer.
typedef struct {
    /// Distinguishes the end from an answer.
    uint32_t mark;
    /// The signal that ended the job, or 0.
    int32_t signal;
    /// The exit code, if there was no signal.
    int32_t code;
    /// The peak memory in kilobytes.
    int32_t kilobytes;
    /// The used processor time in microseconds.
    uint64_t microseconds;
} fovea_job_end;

/// The mark of an end: no answer begins with these bytes.
#define FOVEA_JOB_END_MARK 0xfeedd0feu
/// The most bytes of a request or an answer.
#define FOVEA_JOB_MESSAGE_LIMIT 65536

/// A job: it reads `request`, which follows the limits, and answers over `reply`.
///
/// `input` is the descriptor that came with the request, or -1.
typedef void (*fovea_job)(int reply, int input, const uint8_t *_Nonnull request, size_t count);

/// Serves requests over a packet socket until its other end closes; returns 0 then, or -1 with errno set.
///
/// Each request runs in a process of its own, forked from this one's state before its first request, so that no job
/// sees the memory of another. It may compute, allocate memory, and answer: it can open no file, no socket and no
/// process, and its resources are limited. The process of the next job is forked ahead, and runs `warm` meanwhile: the
/// pages that this writes are copied before the job needs them. This process must have one thread only. This function
/// exists because Swift has no `fork`.
int fovea_serve_jobs(int socket, fovea_job _Nonnull job, void (*_Nonnull warm)(void));

/// Creates a pair of connected packet sockets, which are closed on exec; returns 0, or -1 with errno set.
int fovea_packet_pair(int *_Nonnull first, int *_Nonnull second);

/// Sends a packet with up to two descriptors, blocking while the other side is busy; negative numbers are none.
///
/// Returns 0, or -1 with errno set.
int fovea_send_packet(int socket, const void *_Nonnull bytes, size_t count, int first, int second);

/// Receives a packet with up to two descriptors, -1 for none; returns its size, 0 at the end, or -1 with errno set.
///
/// A packet that doesn't fit, or has more descriptors, is an error. `milliseconds` limits the wait, after which errno
/// is ETIMEDOUT.
ssize_t fovea_receive_packet(
    int socket, void *_Nonnull bytes, size_t size, int *_Nonnull first, int *_Nonnull second, int milliseconds);

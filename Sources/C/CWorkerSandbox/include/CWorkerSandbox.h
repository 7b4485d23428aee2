#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What one job may take. A request begins with it.
typedef struct {
    /// The bytes of memory beyond what the process has when it starts.
    uint64_t memory;
    /// The bytes of one block of shared memory.
    uint64_t shared_memory;
    /// The microseconds of processor time.
    uint64_t microseconds;
} fovea_job_bounds;

/// How a job ended. It follows what the job itself has answered.
typedef struct {
    /// Tells the end from an answer.
    uint32_t mark;
    /// The signal that ended the job, or 0.
    int32_t signal;
    /// The exit code, where there was no signal.
    int32_t code;
    /// The kilobytes of memory that it had at most.
    int32_t kilobytes;
    /// The microseconds of processor time that it took.
    uint64_t microseconds;
} fovea_job_end;

/// The mark of an end: no answer begins with these bytes.
#define FOVEA_JOB_END_MARK 0xfeedd0feu
/// The most bytes of a request or an answer.
#define FOVEA_JOB_MESSAGE_LIMIT 65536

/// What a job does: reads `request`, which stands behind the bounds, and answers over `reply`.
///
/// `input` is the descriptor that came with the request, or -1.
typedef void (*fovea_job)(int reply, int input, const uint8_t *_Nonnull request, size_t count);

/// Serves requests over a socket of packets until its other end closes; returns 0 then, or -1 with errno set.
///
/// Each request runs in a process of its own, a copy of this one from before its first request, so that no job sees
/// what another has left in memory. It may compute, take memory, and answer: it can open no file, no socket and no
/// process, and what it takes is bounded. The process of the next job waits for it, and runs `warm` meanwhile: what that
/// touches of the memory it has from this process is copied before the job needs it. This process must have one thread
/// only. This function exists because Swift has no `fork`.
int fovea_serve_jobs(int socket, fovea_job _Nonnull job, void (*_Nonnull warm)(void));

/// Makes a pair of connected sockets that keep packets apart, and that no other program inherits; returns 0, or -1
/// with errno set.
int fovea_packet_pair(int *_Nonnull first, int *_Nonnull second);

/// Sends a packet, waiting while the other side is busy, with up to two descriptors; negative numbers are none.
///
/// Returns 0, or -1 with errno set.
int fovea_send_packet(int socket, const void *_Nonnull bytes, size_t count, int first, int second);

/// Receives a packet with up to two descriptors, -1 where there is none; returns its size, 0 at the end, or -1 with
/// errno set.
///
/// A packet that doesn't fit, or has more descriptors, is an error. `milliseconds` bounds the wait; errno is ETIMEDOUT
/// past it.
ssize_t fovea_receive_packet(
    int socket, void *_Nonnull bytes, size_t size, int *_Nonnull first, int *_Nonnull second, int milliseconds);

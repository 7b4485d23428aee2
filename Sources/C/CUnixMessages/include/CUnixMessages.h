#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The most descriptors that one call sends or receives.
#define FOVEA_DESCRIPTOR_LIMIT 4

/// Creates a pair of connected stream sockets, which are closed on exec; returns 0, or -1 with errno set.
///
/// This function exists because the type of the sockets' kinds differs between systems in Swift.
int fovea_socket_pair(int *_Nonnull first, int *_Nonnull second);

/// Creates a pipe, which is closed on exec; returns 0, or -1 with errno set.
///
/// This function exists because glibc declares `pipe2` for `_GNU_SOURCE` alone.
int fovea_pipe(int *_Nonnull reading, int *_Nonnull writing);

/// Sends bytes, with descriptors attached to the first of them; returns the number of bytes, or -1 with errno set.
///
/// Never blocks and never raises SIGPIPE. This function exists because Swift doesn't import the macros for control
/// messages.
ssize_t fovea_send(
    int socket, const void *_Nullable bytes, size_t count, const int *_Nullable descriptors, size_t descriptor_count);

/// Receives bytes and the attached descriptors; returns the number of bytes, 0 at the end, or -1 with errno set.
///
/// `descriptors` has room for FOVEA_DESCRIPTOR_LIMIT. Descriptors are closed on exec. When the sender passed more than
/// there is room for, or a packet is longer than `count`, all are closed, and the call fails with EMFILE. Never blocks.
ssize_t fovea_receive(
    int socket, void *_Nonnull bytes, size_t count, int *_Nonnull descriptors, size_t *_Nonnull descriptor_count);

/// Starts a program as the leader of a process group of its own; returns 0, or the error number.
///
/// The program's input is empty; it gets `output` as standard output and standard error, `socket` as descriptor 3, no
/// other descriptor, and default signals. This function exists because Swift imports the actions that close all
/// descriptors only with certain macros of the module map.
int fovea_start_program(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    const char *_Nullable folder, int socket, int output, pid_t *_Nonnull process);

/// Starts a program in a session of its own, which outlives ours; returns 0, or the error number.
///
/// The program's input is empty, its output is discarded, and it gets no other descriptor. This function exists for the
/// same reason as `fovea_start_program`.
int fovea_start_apart(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    const char *_Nullable folder, pid_t *_Nonnull process);

/// The number of a program's socket descriptor.
#define FOVEA_PROVIDER_SOCKET 3

/// Returns a descriptor that becomes readable when a process ends, or -1 with errno set.
///
/// This function exists because the C library of Debian 12 doesn't declare the system call.
int fovea_process_descriptor(pid_t process);

/// Waits for the end of a child and returns 0 with its status, or the error number.
///
/// `code` is the exit code, and `signal` the signal that killed it, or 0.
int fovea_reap(pid_t process, int *_Nonnull code, int *_Nonnull signal);

/// Makes standard output line-buffered, whatever it leads to.
///
/// This function exists because `stdout` is a mutable variable, which Swift doesn't let tasks read.
void fovea_print_by_line(void);

/// Returns 0 with the process at the other end of a socket, or -1 with errno set.
///
/// This function exists because `struct ucred` is hidden behind a macro of the C library.
int fovea_peer(int socket, pid_t *_Nonnull process, uid_t *_Nonnull user);

/// Finds the user at the other end of a TCP connection within this machine.
///
/// Returns 1 with the user; 0 when this machine has no such socket, because the other end is on another machine, in
/// another network namespace, or already closed; or -1 with errno set when the system doesn't report it. It takes one
/// query to the kernel. This function exists because the messages of `NETLINK_SOCK_DIAG` are structures and macros that
/// Swift doesn't import.
int fovea_tcp_peer_user(int socket, uid_t *_Nonnull user);

#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The most descriptors that one call sends or receives.
#define FOVEA_DESCRIPTOR_LIMIT 4

/// Makes a pair of connected stream sockets that no other program inherits; returns 0, or -1 with errno set.
///
/// This function exists because Swift imports the kinds of sockets as another type on every system.
int fovea_socket_pair(int *_Nonnull first, int *_Nonnull second);

/// Makes a pipe that no other program inherits; returns 0, or -1 with errno set.
///
/// This function exists because glibc declares `pipe2` for `_GNU_SOURCE` alone.
int fovea_pipe(int *_Nonnull reading, int *_Nonnull writing);

/// Sends bytes, and descriptors beside the first of them; returns the number of bytes, or -1 with errno set.
///
/// Never waits and never raises SIGPIPE. This function exists because the macros for control messages aren't imported
/// by Swift.
ssize_t fovea_send(
    int socket, const void *_Nullable bytes, size_t count, const int *_Nullable descriptors, size_t descriptor_count);

/// Receives bytes and the descriptors beside them; returns the number of bytes, 0 at the end, or -1 with errno set.
///
/// `descriptors` has room for FOVEA_DESCRIPTOR_LIMIT. Descriptors are closed at exec. When the sender passed more than
/// there is room for, or a packet is longer than `count`, all are closed, and the call fails with EMFILE. Never waits.
ssize_t fovea_receive(
    int socket, void *_Nonnull bytes, size_t count, int *_Nonnull descriptors, size_t *_Nonnull descriptor_count);

/// Starts a program as the leader of a process group of its own; returns 0, or the number of the error.
///
/// The program gets nothing to read, `output` as standard output and standard error, `socket` as descriptor 3, no other
/// descriptor, and signals as a shell would leave them. This function exists because whether actions that close
/// all descriptors are imported by Swift depends on the macros with which the module map was compiled.
int fovea_start_program(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    const char *_Nullable folder, int socket, int output, pid_t *_Nonnull process);

/// Starts a program in a session of its own, which outlives ours; returns 0, or the number of the error.
///
/// The program gets nothing to read, writes to nowhere, and gets no other descriptor. This function exists for the same
/// reason as `fovea_start_program`.
int fovea_start_apart(
    const char *_Nonnull path, char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    const char *_Nullable folder, pid_t *_Nonnull process);

/// The descriptor under which a program finds its socket.
#define FOVEA_PROVIDER_SOCKET 3

/// Returns a descriptor that tells when a process ends, or -1 with errno set.
///
/// This function exists because the C library of Debian 12 has no name in its headers for the system call.
int fovea_process_descriptor(pid_t process);

/// Waits for the end of a child and returns 0 with how it ended, or the number of the error.
///
/// `code` is the exit code, and `signal` the signal that ended it, or 0.
int fovea_reap(pid_t process, int *_Nonnull code, int *_Nonnull signal);

/// Lets standard output pass on every line at once, whatever it leads to.
///
/// This function exists because `stdout` is a variable that anybody may change, which Swift doesn't let tasks read.
void fovea_print_by_line(void);

/// Returns 0 with the process at the other end of a socket, or -1 with errno set.
///
/// This function exists because `struct ucred` is hidden behind a macro of the C library.
int fovea_peer(int socket, pid_t *_Nonnull process, uid_t *_Nonnull user);

/// Finds the user whose program holds the other end of a TCP connection within this machine.
///
/// Returns 1 with the user; 0 where this machine has no such socket, because the other end is on another machine, in
/// another network namespace, or already closed; or -1 with errno set where the system doesn't tell. It takes one
/// question to the kernel. This function exists because the messages of `NETLINK_SOCK_DIAG` are structures and macros
/// that Swift doesn't import.
int fovea_tcp_peer_user(int socket, uid_t *_Nonnull user);

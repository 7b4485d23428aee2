#define _GNU_SOURCE
#include "CUnixMessages.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <netinet/in.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

int fovea_socket_pair(int *first, int *second) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) < 0) return -1;
    *first = ends[0];
    *second = ends[1];
    return 0;
}

int fovea_pipe(int *reading, int *writing) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) < 0) return -1;
    *reading = ends[0];
    *writing = ends[1];
    return 0;
}

ssize_t fovea_send(int socket, const void *bytes, size_t count, const int *descriptors, size_t descriptor_count) {
    if (descriptor_count > FOVEA_DESCRIPTOR_LIMIT) {
        errno = EINVAL;
        return -1;
    }
    struct iovec block = {.iov_base = (void *)bytes, .iov_len = count};
    struct msghdr message = {.msg_iov = &block, .msg_iovlen = 1};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(FOVEA_DESCRIPTOR_LIMIT * sizeof(int))];
    } control;
    if (descriptor_count > 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.space;
        message.msg_controllen = CMSG_SPACE(descriptor_count * sizeof(int));
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(descriptor_count * sizeof(int));
        memcpy(CMSG_DATA(header), descriptors, descriptor_count * sizeof(int));
    }
    ssize_t sent;
    do {
        sent = sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
    } while (sent < 0 && errno == EINTR);
    return sent;
}

ssize_t fovea_receive(int socket, void *bytes, size_t count, int *descriptors, size_t *descriptor_count) {
    struct iovec block = {.iov_base = bytes, .iov_len = count};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(FOVEA_DESCRIPTOR_LIMIT * sizeof(int))];
    } control;
    struct msghdr message = {
        .msg_iov = &block,
        .msg_iovlen = 1,
        .msg_control = control.space,
        .msg_controllen = sizeof control.space,
    };
    *descriptor_count = 0;
    ssize_t received;
    do {
        received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
    } while (received < 0 && errno == EINTR);
    if (received < 0) return -1;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t found = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t index = 0; index < found; index++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof descriptor);
            if (*descriptor_count < FOVEA_DESCRIPTOR_LIMIT) {
                descriptors[(*descriptor_count)++] = descriptor;
            } else {
                close(descriptor);
            }
        }
    }
    if (message.msg_flags & (MSG_CTRUNC | MSG_TRUNC)) {
        while (*descriptor_count > 0) close(descriptors[--(*descriptor_count)]);
        errno = EMFILE;
        return -1;
    }
    return received;
}

// Starts a program with a socket and an output, or with neither and in a session of its own where both are negative.
static int start(
    const char *path, char *const *arguments, char *const *environment, const char *folder, int socket, int output,
    pid_t *process) {
    int is_apart = socket < 0 && output < 0;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int failure = posix_spawn_file_actions_init(&actions);
    if (failure) return failure;
    failure = posix_spawnattr_init(&attributes);
    if (failure) {
        posix_spawn_file_actions_destroy(&actions);
        return failure;
    }
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    if (!failure) failure = posix_spawnattr_setsigmask(&attributes, &none);
    if (!failure) failure = posix_spawnattr_setsigdefault(&attributes, &all);
    if (!failure) failure = posix_spawnattr_setpgroup(&attributes, 0);
    if (!failure) {
        short own = is_apart ? POSIX_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP;
        failure = posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | own);
    }
    if (!failure && folder) failure = posix_spawn_file_actions_addchdir_np(&actions, folder);
    int first_closed = FOVEA_PROVIDER_SOCKET;
    if (!is_apart) {
        if (!failure) failure = posix_spawn_file_actions_adddup2(&actions, socket, first_closed++);
        if (!failure) failure = posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
        if (!failure) failure = posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO);
    } else {
        for (int number = STDOUT_FILENO; !failure && number <= STDERR_FILENO; ++number)
            failure = posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0);
    }
    if (!failure) failure = posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    if (!failure) failure = posix_spawn_file_actions_addclosefrom_np(&actions, first_closed);
    if (!failure) failure = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}

int fovea_start_program(
    const char *path, char *const *arguments, char *const *environment, const char *folder, int socket, int output,
    pid_t *process) {
    // Above the numbers that the program gets, so that giving it one doesn't take away another.
    int high_socket = fcntl(socket, F_DUPFD_CLOEXEC, 10);
    if (high_socket < 0) return errno;
    int high_output = fcntl(output, F_DUPFD_CLOEXEC, 10);
    int failure = high_output < 0
        ? errno
        : start(path, arguments, environment, folder, high_socket, high_output, process);
    close(high_socket);
    if (high_output >= 0) close(high_output);
    return failure;
}

int fovea_start_apart(
    const char *path, char *const *arguments, char *const *environment, const char *folder, pid_t *process) {
    return start(path, arguments, environment, folder, -1, -1, process);
}

int fovea_process_descriptor(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int fovea_reap(pid_t process, int *code, int *signal) {
    int status = 0;
    pid_t ended;
    do {
        ended = waitpid(process, &status, 0);
    } while (ended < 0 && errno == EINTR);
    if (ended < 0) return errno;
    *signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    *code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    return 0;
}

void fovea_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int fovea_peer(int socket, pid_t *process, uid_t *user) {
    struct ucred peer;
    socklen_t size = sizeof peer;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) < 0) return -1;
    *process = peer.pid;
    *user = peer.uid;
    return 0;
}

// One end of a connection, as the kernel's messages write it.
struct end {
    uint32_t address[4];
    uint16_t port;
};

// Reads one end of a socket; returns the family, or -1 with errno set.
static int end_of(int socket, int (*ask)(int, struct sockaddr *, socklen_t *), struct end *end) {
    union {
        struct sockaddr any;
        struct sockaddr_in four;
        struct sockaddr_in6 six;
        struct sockaddr_storage room;
    } address;
    socklen_t length = sizeof address;
    memset(end, 0, sizeof *end);
    if (ask(socket, &address.any, &length) < 0) return -1;
    if (address.any.sa_family == AF_INET) {
        end->address[0] = address.four.sin_addr.s_addr;
        end->port = address.four.sin_port;
        return AF_INET;
    }
    if (address.any.sa_family == AF_INET6) {
        memcpy(end->address, &address.six.sin6_addr, sizeof end->address);
        end->port = address.six.sin6_port;
        return AF_INET6;
    }
    errno = EAFNOSUPPORT;
    return -1;
}

// Looks in an answer of the kernel for the socket that was asked for.
static int user_in(char *bytes, size_t count, const struct inet_diag_sockid *wanted, uid_t *user) {
    for (struct nlmsghdr *header = (struct nlmsghdr *)bytes; NLMSG_OK(header, count);
         header = NLMSG_NEXT(header, count)) {
        if (header->nlmsg_type == NLMSG_ERROR) {
            if (header->nlmsg_len < NLMSG_LENGTH(sizeof(struct nlmsgerr))) break;
            errno = -((struct nlmsgerr *)NLMSG_DATA(header))->error;
            return errno == ENOENT ? 0 : -1;
        }
        if (header->nlmsg_type != SOCK_DIAG_BY_FAMILY) continue;
        if (header->nlmsg_len < NLMSG_LENGTH(sizeof(struct inet_diag_msg))) break;
        const struct inet_diag_msg *found = NLMSG_DATA(header);
        // Where the connection is gone, the kernel names a socket that listens at its address in its place. And one that
        // no program holds any more has no inode, and is said to be the administrator's.
        if (found->id.idiag_sport != wanted->idiag_sport || found->id.idiag_dport != wanted->idiag_dport) return 0;
        if (found->idiag_inode == 0) return 0;
        *user = found->idiag_uid;
        return 1;
    }
    errno = EPROTO;
    return -1;
}

// Opens a way to ask the kernel about sockets, whose answers come within a second.
static int open_kernel(void) {
    int kernel = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
    struct timeval patience = {.tv_sec = 1};
    if (kernel >= 0) setsockopt(kernel, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    return kernel;
}

int fovea_tcp_peer_user(int socket, uid_t *user) {
    struct end own, other;
    int family = end_of(socket, getsockname, &own);
    if (family < 0) return -1;
    // A connection that has ended has no other end.
    if (end_of(socket, getpeername, &other) != family) return 0;
    struct {
        struct nlmsghdr header;
        struct inet_diag_req_v2 question;
    } request = {
        .header = {
            .nlmsg_len = sizeof request,
            .nlmsg_type = SOCK_DIAG_BY_FAMILY,
            .nlmsg_flags = NLM_F_REQUEST,
            .nlmsg_seq = 1,
        },
        .question = {
            .sdiag_family = (uint8_t)family,
            .sdiag_protocol = IPPROTO_TCP,
            .idiag_states = ~0u,
            // Seen from there, the other end is the source.
            .id = {
                .idiag_sport = other.port,
                .idiag_dport = own.port,
                .idiag_cookie = {INET_DIAG_NOCOOKIE, INET_DIAG_NOCOOKIE},
            },
        },
    };
    memcpy(request.question.id.idiag_src, other.address, sizeof other.address);
    memcpy(request.question.id.idiag_dst, own.address, sizeof own.address);
    int kernel = open_kernel();
    if (kernel < 0) return -1;
    struct sockaddr_nl address = {.nl_family = AF_NETLINK};
    _Alignas(struct nlmsghdr) char answer[4096];
    int result = -1;
    if (sendto(kernel, &request, sizeof request, 0, (struct sockaddr *)&address, sizeof address) >= 0) {
        ssize_t count;
        do {
            count = recv(kernel, answer, sizeof answer, 0);
        } while (count < 0 && errno == EINTR);
        if (count >= 0) result = user_in(answer, (size_t)count, &request.question.id, user);
    }
    int reason = errno;
    close(kernel);
    errno = reason;
    return result;
}

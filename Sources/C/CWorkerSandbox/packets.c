#define _GNU_SOURCE
#include "CWorkerSandbox.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#define DESCRIPTORS 2

int fovea_packet_pair(int *first, int *second) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) < 0) return -1;
    *first = ends[0];
    *second = ends[1];
    return 0;
}

int fovea_send_packet(int socket, const void *bytes, size_t count, int first, int second) {
    int descriptors[DESCRIPTORS];
    size_t passed = 0;
    if (first >= 0) descriptors[passed++] = first;
    if (second >= 0) descriptors[passed++] = second;
    struct iovec block = {.iov_base = (void *)bytes, .iov_len = count};
    struct msghdr message = {.msg_iov = &block, .msg_iovlen = 1};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(sizeof descriptors)];
    } control;
    if (passed > 0) {
        memset(&control, 0, sizeof control);
        message.msg_control = control.space;
        message.msg_controllen = CMSG_SPACE(passed * sizeof(int));
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(passed * sizeof(int));
        memcpy(CMSG_DATA(header), descriptors, passed * sizeof(int));
    }
    ssize_t sent;
    do {
        sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent < 0 ? -1 : 0;
}

// Waits until a socket has something to read; returns 0, or -1 with errno set.
static int wait_for(int socket, int milliseconds) {
    struct timespec start;
    clock_gettime(CLOCK_MONOTONIC, &start);
    int left = milliseconds;
    for (;;) {
        struct pollfd entry = {.fd = socket, .events = POLLIN};
        int ready = poll(&entry, 1, left);
        if (ready > 0) return 0;
        if (ready == 0) {
            errno = ETIMEDOUT;
            return -1;
        }
        if (errno != EINTR) return -1;
        if (milliseconds < 0) continue;
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        long passed = (now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1000000;
        left = passed >= milliseconds ? 0 : (int)(milliseconds - passed);
    }
}

ssize_t fovea_receive_packet(int socket, void *bytes, size_t size, int *first, int *second, int milliseconds) {
    *first = -1;
    *second = -1;
    if (wait_for(socket, milliseconds) < 0) return -1;
    struct iovec block = {.iov_base = bytes, .iov_len = size};
    union {
        struct cmsghdr header;
        char space[CMSG_SPACE(DESCRIPTORS * sizeof(int))];
    } control;
    struct msghdr message = {
        .msg_iov = &block,
        .msg_iovlen = 1,
        .msg_control = control.space,
        .msg_controllen = sizeof control.space,
    };
    ssize_t received;
    do {
        received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    } while (received < 0 && errno == EINTR);
    if (received < 0) return -1;
    for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
        if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
        size_t found = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
        for (size_t index = 0; index < found; index++) {
            int descriptor;
            memcpy(&descriptor, CMSG_DATA(header) + index * sizeof(int), sizeof descriptor);
            if (*first < 0) {
                *first = descriptor;
            } else if (*second < 0) {
                *second = descriptor;
            } else {
                close(descriptor);
            }
        }
    }
    if (message.msg_flags & (MSG_CTRUNC | MSG_TRUNC)) {
        if (*first >= 0) close(*first);
        if (*second >= 0) close(*second);
        *first = *second = -1;
        errno = EMSGSIZE;
        return -1;
    }
    return received;
}

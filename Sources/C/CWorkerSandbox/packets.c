#define _GNU_SOURCE
#include "CWorkerSandbox.h"

#include <CUnixMessages.h>

#include <errno.h>
#include <poll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

int fovea_packet_pair(int *first, int *second) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) < 0) return -1;
    *first = ends[0];
    *second = ends[1];
    return 0;
}

int fovea_send_packet(int socket, const void *bytes, size_t count, int first, int second) {
    int descriptors[2];
    size_t passed = 0;
    if (first >= 0) descriptors[passed++] = first;
    if (second >= 0) descriptors[passed++] = second;
    while (fovea_send(socket, bytes, count, descriptors, passed) < 0) {
        struct pollfd entry = {.fd = socket, .events = POLLOUT};
        if (errno != EAGAIN || (poll(&entry, 1, -1) < 0 && errno != EINTR)) return -1;
    }
    return 0;
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
    int descriptors[FOVEA_DESCRIPTOR_LIMIT];
    size_t passed;
    ssize_t received = fovea_receive(socket, bytes, size, descriptors, &passed);
    if (received < 0) return -1;
    if (passed > 2) {
        while (passed > 0) close(descriptors[--passed]);
        errno = EMFILE;
        return -1;
    }
    if (passed > 0) *first = descriptors[0];
    if (passed > 1) *second = descriptors[1];
    return received;
}

#define _GNU_SOURCE
#include "CWorkerSandbox.h"
#include "filters.h"

#include <errno.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <sysexits.h>
#include <unistd.h>

#include "CPlainCrash.h"

// More at a time are never asked for.
#define JOBS 64
// Jobs often come in pairs: a picture's header, then its pixels.
#define SPARES 2
// Descriptors that a job opens: blocks of shared memory.
#define DESCRIPTORS_PER_JOB 4

typedef struct {
    pid_t process;
    // Tells when the process has ended.
    int end;
    // Where its answer goes.
    int reply;
} job_entry;

// A process that waits for its job, so that a job needn't wait for its process.
typedef struct {
    pid_t process;
    int end;
    // Where the request is passed on.
    int control;
} spare_entry;

typedef struct {
    int socket;
    uint64_t address_space;
    fovea_job job;
    size_t spare_count;
    spare_entry spares[SPARES];
    struct sock_fprog filter;
    size_t count;
    job_entry jobs[JOBS];
} server;

// The bytes of address space that the process has.
static uint64_t address_space(void) {
    FILE *file = fopen("/proc/self/statm", "re");
    unsigned long long pages = 0;
    if (!file) return 0;
    int found = fscanf(file, "%llu", &pages);
    fclose(file);
    return found == 1 ? pages * (uint64_t)sysconf(_SC_PAGESIZE) : 0;
}

// Lowers what the process may take; a lower bound that it was started with stays.
static int bound(int resource, uint64_t value) {
    struct rlimit limit;
    if (getrlimit(resource, &limit) < 0) return -1;
    if (limit.rlim_max > value) limit.rlim_max = value;
    if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
    return setrlimit(resource, &limit);
}

// Bounds what the process can take, and forbids everything that a job doesn't need; returns 0, or -1.
static int confine(const server *server, const fovea_job_bounds *bounds, int highest_descriptor, pid_t parent) {
    struct itimerval time = {
        .it_value = {
            .tv_sec = (time_t)(bounds->microseconds / 1000000),
            .tv_usec = (suseconds_t)(bounds->microseconds % 1000000),
        },
    };
    // A parent that was gone before its end could be heard of sends no signal any more.
    return prctl(PR_SET_PDEATHSIG, SIGKILL) < 0 || getppid() != parent || prctl(PR_SET_DUMPABLE, 0) < 0 ||
            bound(RLIMIT_AS, server->address_space + bounds->memory) < 0 ||
            bound(RLIMIT_FSIZE, bounds->shared_memory) < 0 ||
            bound(RLIMIT_NOFILE, (uint64_t)highest_descriptor + 1 + DESCRIPTORS_PER_JOB) < 0 ||
            bound(RLIMIT_CORE, 0) < 0 || setitimer(ITIMER_PROF, &time, NULL) < 0 ||
            prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &server->filter) < 0
        ? -1
        : 0;
}

// Runs in a new process: waits for a request, and does its job.
static void run(const server *server, int control, void (*warm)(void), pid_t parent) {
    static uint8_t request[FOVEA_JOB_MESSAGE_LIMIT];
    for (size_t index = 0; index < server->count; index++) {
        close(server->jobs[index].end);
        close(server->jobs[index].reply);
    }
    for (size_t index = 0; index < server->spare_count; index++) {
        close(server->spares[index].end);
        close(server->spares[index].control);
    }
    close(server->socket);
    warm();
    int reply, input;
    ssize_t count = fovea_receive_packet(control, request, sizeof request, &reply, &input, -1);
    if (count < (ssize_t)sizeof(fovea_job_bounds)) _exit(0);
    close(control);
    fovea_job_bounds bounds;
    memcpy(&bounds, request, sizeof bounds);
    int highest = reply > input ? reply : input;
    if (confine(server, &bounds, highest, parent) < 0) _exit(EX_OSERR);
    server->job(reply, input, request + sizeof bounds, (size_t)count - sizeof bounds);
    _exit(0);
}

// Ends a process that waits, and leaves nothing of it.
static void discard(spare_entry spare) {
    kill(spare.process, SIGKILL);
    while (waitpid(spare.process, NULL, 0) < 0 && errno == EINTR) {}
    if (spare.end >= 0) close(spare.end);
    close(spare.control);
}

// Starts a process for a later job. Without one, a request is turned away, and the next tries again.
static void prepare(server *server, void (*warm)(void)) {
    int ours, theirs;
    if (fovea_packet_pair(&ours, &theirs) < 0) return;
    pid_t parent = getpid();
    pid_t process = fork();
    if (process == 0) {
        close(ours);
        run(server, theirs, warm, parent);
    }
    close(theirs);
    if (process < 0) {
        close(ours);
        return;
    }
    spare_entry spare = {.process = process, .end = (int)syscall(SYS_pidfd_open, process, 0), .control = ours};
    if (spare.end < 0) {
        discard(spare);
    } else {
        server->spares[server->spare_count++] = spare;
    }
}

// Takes a request and passes it on. Returns 0 when the other end is closed.
static int take(server *server, void (*warm)(void)) {
    static uint8_t request[FOVEA_JOB_MESSAGE_LIMIT];
    int reply, input;
    ssize_t count = fovea_receive_packet(server->socket, request, sizeof request, &reply, &input, -1);
    if (count == 0) return 0;
    if (server->spare_count == 0) prepare(server, warm);
    if (count >= (ssize_t)sizeof(fovea_job_bounds) && reply >= 0 && server->spare_count > 0) {
        // The first has waited longest, so it is ready.
        spare_entry spare = server->spares[0];
        memmove(server->spares, server->spares + 1, --server->spare_count * sizeof spare);
        if (fovea_send_packet(spare.control, request, (size_t)count, reply, input) == 0) {
            server->jobs[server->count++] = (job_entry){.process = spare.process, .end = spare.end, .reply = reply};
            close(spare.control);
            reply = -1;
        } else {
            discard(spare);
        }
    }
    if (input >= 0) close(input);
    // Closing the socket tells that there is no job.
    if (reply >= 0) close(reply);
    return 1;
}

// Tells how a job has ended, and forgets it.
static void reap(server *server, size_t index) {
    job_entry entry = server->jobs[index];
    int status = 0;
    struct rusage usage;
    memset(&usage, 0, sizeof usage);
    pid_t ended;
    do {
        ended = wait4(entry.process, &status, 0, &usage);
    } while (ended < 0 && errno == EINTR);
    uint64_t seconds = (uint64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec);
    fovea_job_end end = {
        .mark = FOVEA_JOB_END_MARK,
        .signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0,
        .code = WIFEXITED(status) ? WEXITSTATUS(status) : 0,
        .kilobytes = (int32_t)usage.ru_maxrss,
        .microseconds = seconds * 1000000 + (uint64_t)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec),
    };
    // The client may be gone.
    (void)fovea_send_packet(entry.reply, &end, sizeof end, -1, -1);
    close(entry.end);
    close(entry.reply);
    server->jobs[index] = server->jobs[--server->count];
}

int fovea_serve_jobs(int socket, fovea_job job, void (*warm)(void)) {
    static server server;
    fovea_crash_plainly();
    server.socket = socket;
    server.job = job;
    server.address_space = address_space();
    if (server.address_space == 0) {
        errno = ENOENT;
        return -1;
    }
    if (fovea_prepare_job_filter(&server.filter) < 0 || fovea_forbid_all_but_serving() < 0) return -1;
    // Milliseconds until another process is tried for, where the system gives none.
    int pause = 0;
    for (;;) {
        struct pollfd entries[1 + 2 * JOBS];
        size_t count = server.count;
        // Requests wait while as many jobs run as are kept in mind.
        entries[0] = (struct pollfd){.fd = count < JOBS ? socket : -1, .events = POLLIN};
        for (size_t index = 0; index < count; index++) {
            entries[1 + 2 * index] = (struct pollfd){.fd = server.jobs[index].end, .events = POLLIN};
            // Only that the client has gone.
            entries[2 + 2 * index] = (struct pollfd){.fd = server.jobs[index].reply, .events = 0};
        }
        // What has come goes before what may come.
        int ready = poll(entries, 1 + 2 * count, server.spare_count < SPARES ? pause : -1);
        if (ready == 0) {
            size_t before = server.spare_count;
            prepare(&server, warm);
            pause = server.spare_count > before ? 0 : 100;
            continue;
        }
        if (ready < 0) {
            if (errno == EINTR) continue;
            return -1;
        }
        // From the last, as one that ends is replaced by the last.
        for (size_t index = count; index-- > 0;) {
            if (entries[1 + 2 * index].revents) {
                reap(&server, index);
            } else if (entries[2 + 2 * index].revents) {
                kill(server.jobs[index].process, SIGKILL);
                reap(&server, index);
            }
        }
        if (entries[0].revents && !take(&server, warm)) break;
    }
    while (server.spare_count > 0) discard(server.spares[--server.spare_count]);
    for (size_t index = 0; index < server.count; index++) kill(server.jobs[index].process, SIGKILL);
    return 0;
}

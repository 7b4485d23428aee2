#define _GNU_SOURCE
#include "filters.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

// A call that isn't named fails as if the process had no right to it, rather than end the process: libraries look for
// the number of processors, or for a file of settings, and go on without.
static const uint32_t refused = SCMP_ACT_ERRNO(EPERM);

// Adds a rule, unless an earlier one failed.
static void allow(scmp_filter_ctx context, int *failure, int call) {
    if (!*failure) *failure = seccomp_rule_add_array(context, SCMP_ACT_ALLOW, call, 0, NULL);
}

// Adds a rule that holds where some bits of an argument have a value.
static void allow_where(
    scmp_filter_ctx context, int *failure, int call, unsigned argument, uint64_t mask, uint64_t value) {
    struct scmp_arg_cmp comparison = SCMP_CMP64(argument, SCMP_CMP_MASKED_EQ, mask, value);
    if (!*failure) *failure = seccomp_rule_add_array(context, SCMP_ACT_ALLOW, call, 1, &comparison);
}

// What a job needs: to compute, to take memory that holds no code, to start threads, and to answer.
static void allow_computing(scmp_filter_ctx context, int *failure) {
    static const int calls[] = {
        SCMP_SYS(brk), SCMP_SYS(clock_getres), SCMP_SYS(clock_gettime), SCMP_SYS(clock_nanosleep), SCMP_SYS(close),
        SCMP_SYS(exit), SCMP_SYS(exit_group), SCMP_SYS(fstat), SCMP_SYS(ftruncate), SCMP_SYS(futex), SCMP_SYS(getpid),
        SCMP_SYS(getrandom), SCMP_SYS(gettid), SCMP_SYS(lseek), SCMP_SYS(madvise), SCMP_SYS(memfd_create),
        SCMP_SYS(mremap), SCMP_SYS(munmap), SCMP_SYS(nanosleep), SCMP_SYS(pread64), SCMP_SYS(read), SCMP_SYS(restart_syscall),
        SCMP_SYS(rseq), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sched_getaffinity),
        SCMP_SYS(sched_yield), SCMP_SYS(sendmsg), SCMP_SYS(set_robust_list), SCMP_SYS(sigaltstack), SCMP_SYS(write),
    };
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) allow(context, failure, calls[index]);
    allow_where(context, failure, SCMP_SYS(mmap), 2, PROT_EXEC, 0);
    allow_where(context, failure, SCMP_SYS(mprotect), 2, PROT_EXEC, 0);
    allow_where(context, failure, SCMP_SYS(prctl), 0, ~UINT64_C(0), PR_SET_NAME);
    // Other modes punch holes.
    allow_where(context, failure, SCMP_SYS(fallocate), 1, ~UINT64_C(0), 0);
    // Other commands make the kernel send signals to any process.
    static const int commands[] = {F_DUPFD_CLOEXEC, F_GETFD, F_GETFL, F_ADD_SEALS, F_GET_SEALS};
    for (size_t index = 0; index < sizeof commands / sizeof *commands; index++) {
        allow_where(context, failure, SCMP_SYS(fcntl), 1, ~UINT64_C(0), (uint64_t)commands[index]);
    }
    // A new thread shares memory with the others; a new process would not.
    allow_where(context, failure, SCMP_SYS(clone), 0, CLONE_THREAD | CLONE_VM, CLONE_THREAD | CLONE_VM);
    // Its arguments are in memory, where a filter can't look. The C library takes `clone` where this one is missing.
    if (!*failure) *failure = seccomp_rule_add_array(context, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0, NULL);
}

// What handing out jobs needs beyond that.
static void allow_serving(scmp_filter_ctx context, int *failure) {
    static const int calls[] = {
        SCMP_SYS(clone), SCMP_SYS(fork), SCMP_SYS(getppid), SCMP_SYS(kill), SCMP_SYS(pidfd_open), SCMP_SYS(poll),
        SCMP_SYS(ppoll), SCMP_SYS(prctl), SCMP_SYS(prlimit64), SCMP_SYS(recvmsg), SCMP_SYS(seccomp),
        SCMP_SYS(setitimer), SCMP_SYS(setrlimit), SCMP_SYS(socketpair), SCMP_SYS(wait4),
    };
    for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) allow(context, failure, calls[index]);
}

static int prepare(scmp_filter_ctx *context, bool serving) {
    *context = seccomp_init(refused);
    if (!*context) {
        errno = ENOMEM;
        return -1;
    }
    int failure = 0;
    // A filter of an older one is never weakened by a newer.
    allow_computing(*context, &failure);
    if (serving) allow_serving(*context, &failure);
    if (!failure) return 0;
    seccomp_release(*context);
    errno = -failure;
    return -1;
}

int fovea_forbid_all_but_serving(void) {
    scmp_filter_ctx context;
    if (prepare(&context, true) < 0) return -1;
    int failure = seccomp_load(context);
    seccomp_release(context);
    if (!failure) return 0;
    errno = -failure;
    return -1;
}

int fovea_prepare_job_filter(struct sock_fprog *filter) {
    scmp_filter_ctx context;
    if (prepare(&context, false) < 0) return -1;
    int file = memfd_create("filter", MFD_CLOEXEC);
    int failure = file < 0 ? -errno : seccomp_export_bpf(context, file);
    seccomp_release(context);
    off_t size = failure ? 0 : lseek(file, 0, SEEK_END);
    void *bytes = size > 0 ? malloc((size_t)size) : NULL;
    if (!failure && (!bytes || pread(file, bytes, (size_t)size, 0) != size)) failure = -ENOMEM;
    if (file >= 0) close(file);
    if (failure) {
        free(bytes);
        errno = -failure;
        return -1;
    }
    filter->len = (unsigned short)((size_t)size / sizeof(struct sock_filter));
    filter->filter = bytes;
    return 0;
}

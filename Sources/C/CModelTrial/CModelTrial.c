// The caller of a trial.

#define _GNU_SOURCE
#include "CModelTrial.h"

#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "Trial.h"

enum { LARGEST_SETTINGS = 32 };

/// Notes whether the first object of the process, which is its program, contains an address.
static int examine_program(struct dl_phdr_info *program, size_t size, void *address_and_answer) {
    (void)size;
    uintptr_t *address = address_and_answer;
    for (int index = 0; index < program->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &program->dlpi_phdr[index];
        uintptr_t start = program->dlpi_addr + part->p_vaddr;
        if (part->p_type == PT_LOAD && *address >= start && *address < start + part->p_memsz) address[1] = 1;
    }
    return 1;
}

/// Returns whether the program itself contains this library, and so becomes a trial when it is started as one.
static int is_in_program(void) {
    uintptr_t address_and_answer[2] = {(uintptr_t)&is_in_program, 0};
    dl_iterate_phdr(examine_program, address_and_answer);
    return (int)address_and_answer[1];
}

/// Starts the process; its descriptor of the result is the writing end of a pipe, and it inherits no other.
static int start(char *const *arguments, int result, pid_t *process) {
    extern char **environ;
    posix_spawn_file_actions_t actions;
    int failure = posix_spawn_file_actions_init(&actions);
    if (failure) return failure;
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 0, 1);
    posix_spawn_file_actions_adddup2(&actions, 0, 2);
    posix_spawn_file_actions_adddup2(&actions, result, FOVEA_TRIAL_DESCRIPTOR);
    posix_spawn_file_actions_addclosefrom_np(&actions, FOVEA_TRIAL_DESCRIPTOR + 1);
    failure = posix_spawn(process, "/proc/self/exe", &actions, NULL, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    return failure;
}

static int64_t milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Reads until the process closes its end, and returns false when that takes too long.
static int read_result(int descriptor, int seconds, char *message, size_t size) {
    int64_t end = milliseconds() + seconds * (int64_t)1000;
    size_t used = 0;
    message[0] = 0;
    for (;;) {
        int64_t left = end - milliseconds();
        struct pollfd wait = {descriptor, POLLIN, 0};
        int ready = left > 0 ? poll(&wait, 1, (int)left) : 0;
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return 0;
        char rest[64];
        ssize_t count = used + 1 < size ? read(descriptor, message + used, size - 1 - used)
                                        : read(descriptor, rest, sizeof rest);
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return 1;
        if (used + 1 < size) message[used += (size_t)count] = 0;
    }
}

fovea_trial_result fovea_try_model(
    const char *library, const char *model, const char *const *settings, fovea_trial_bounds bounds, char *message,
    size_t message_size) {
    message[0] = 0;
    if (!is_in_program()) return fovea_trial_impossible;
    char memory[32], seconds[32];
    snprintf(memory, sizeof memory, "%zu", bounds.memory);
    snprintf(seconds, sizeof seconds, "%d", bounds.seconds);
    const char *arguments[FOVEA_TRIAL_ARGUMENTS + LARGEST_SETTINGS + 1] = {
        FOVEA_TRIAL_NAME, library, model, memory, seconds,
    };
    for (int index = 0; index < LARGEST_SETTINGS && settings[index]; index++) {
        arguments[FOVEA_TRIAL_ARGUMENTS + index] = settings[index];
    }
    int ends[2];
    if (pipe2(ends, O_CLOEXEC)) return fovea_trial_impossible;
    // A number of its own for the writing end: a duplicate of a descriptor onto itself would stay closed on execution.
    int result = fcntl(ends[1], F_DUPFD_CLOEXEC, FOVEA_TRIAL_DESCRIPTOR + 1);
    close(ends[1]);
    pid_t process;
    if (result < 0 || start((char *const *)arguments, result, &process)) {
        close(ends[0]);
        if (result >= 0) close(result);
        return fovea_trial_impossible;
    }
    close(result);
    char answer[512];
    int in_time = read_result(ends[0], bounds.seconds, answer, sizeof answer);
    close(ends[0]);
    if (!in_time) kill(process, SIGKILL);
    // A program may reap all its children; then what the process wrote tells enough.
    while (waitpid(process, NULL, 0) < 0 && errno == EINTR) continue;
    if (!in_time) return fovea_trial_late;
    if (answer[0] == '+') return fovea_trial_passed;
    if (answer[0] != '-') return fovea_trial_crashed;
    snprintf(message, message_size, "%s", answer + 1);
    return fovea_trial_refused;
}

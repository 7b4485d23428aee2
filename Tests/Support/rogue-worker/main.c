#define _GNU_SOURCE
#include <CWorkerSandbox.h>

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

// A worker whose every picture took it over. What it then does, the bytes behind the picture's signature name.

static int reply;

// Sends a text as the answer, with a descriptor beside it.
static void answer(const char *text, int descriptor) {
    fovea_send_packet(reply, text, strlen(text), descriptor, -1);
}

// Answers with how a call went, so that the message tells it.
static void tell(long result) {
    char text[128];
    snprintf(
        text, sizeof text, "{\"failure\":{\"_0\":{\"code\":\"corrupt\",\"message\":\"%s %d\"}}}",
        result >= 0 ? "possible" : "errno", result >= 0 ? 0 : errno);
    answer(text, -1);
}

static void pixels(int width, int height, long row, long count, int descriptor) {
    char text[256];
    snprintf(
        text, sizeof text,
        "{\"pixels\":{\"_0\":{\"width\":%d,\"height\":%d,\"bytesPerRow\":%ld,\"format\":\"rgba8\",\"alpha\":\"opaque\","
        "\"byteCount\":%ld}}}",
        width, height, row, count);
    answer(text, descriptor);
}

// A picture of the right size whose half ends outside of its memory.
static void half_outside(int descriptor) {
    answer("{\"pixels\":{\"_0\":{\"width\":64,\"height\":64,\"bytesPerRow\":256,\"format\":\"rgba8\",\"alpha\":\"opaque\","
           "\"byteCount\":16384,\"halfOffset\":16320}}}", descriptor);
}

static void header(const char *format, int width, int page) {
    char text[256];
    snprintf(
        text, sizeof text,
        "{\"info\":{\"_0\":{\"format\":\"%s\",\"width\":%d,\"height\":64,\"orientation\":1,\"bitsPerComponent\":8,"
        "\"componentCount\":3,\"hasAlpha\":false,\"colorModel\":\"rgb\",\"hasColorProfile\":false,\"frameCount\":1,"
        "\"page\":%d,\"capture\":{}}}}",
        format, width, page);
    answer(text, -1);
}

// Returns shared memory of a size, which can be sealed.
static int memory(long size) {
    int file = memfd_create("rogue", MFD_ALLOW_SEALING);
    if (ftruncate(file, size) < 0) return -1;
    return file;
}

static void take_memory(void) {
    long taken = 0;
    while (mmap(NULL, 1 << 24, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED) taken += 16;
    char text[128];
    snprintf(text, sizeof text, "{\"failure\":{\"_0\":{\"code\":\"corrupt\",\"message\":\"%ld MiB\"}}}", taken);
    answer(text, -1);
}


static void write_on(void) {
    int file = memory(16384);
    void *map = mmap(NULL, 16384, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    (void)map;
    pixels(64, 64, 256, 16384, file);
    // As `pause` isn't allowed.
    for (;;) sleep(1);
}

static void act(const char *wish) {
    char *none[] = {NULL};
    struct itimerval time = {.it_value = {.tv_sec = 3600}};
    struct rlimit limit = {.rlim_cur = RLIM_INFINITY, .rlim_max = RLIM_INFINITY};
    volatile unsigned long number = 1;
#define IS(name) (strcmp(wish, name) == 0)
    if (IS("file")) tell(open("/etc/passwd", O_RDONLY));
    else if (IS("folder")) tell(mkdir("/tmp/fovea-rogue", 0777));
    else if (IS("socket")) tell(socket(AF_INET, SOCK_STREAM, 0));
    else if (IS("program")) tell(execv("/bin/true", none));
    else if (IS("process")) tell(syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0));
    else if (IS("namespace")) tell(syscall(SYS_unshare, 0x10000000));
    else if (IS("signal")) tell(kill(getppid(), SIGKILL));
    else if (IS("owner")) tell(fcntl(reply, F_SETOWN, 1));
    else if (IS("trace")) tell(ptrace(PTRACE_ATTACH, 1, NULL, NULL));
    else if (IS("code"))
        tell(mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
    else if (IS("time")) tell(setitimer(ITIMER_PROF, &time, NULL));
    else if (IS("limit")) tell(setrlimit(RLIMIT_AS, &limit));
    else if (IS("shared memory")) tell(memory(1l << 40));
    else if (IS("memory")) take_memory();
    else if (IS("spin")) for (;;) number = number * 3;
    else if (IS("crash")) *(volatile int *)8 = 1;
    else if (IS("exit")) _exit(3);
    else if (IS("garbage")) answer("{}", -1);
    else if (IS("no memory")) pixels(64, 64, 256, 16384, -1);
    else if (IS("short memory")) pixels(64, 64, 256, 16384, memory(4096));
    else if (IS("rows outside")) pixels(64, 64, 1l << 40, 16384, memory(16384));
    else if (IS("half outside")) half_outside(memory(16384));
    else if (IS("negative")) pixels(-64, 64, 256, -1, memory(16384));
    else if (IS("other size")) pixels(32, 32, 256, 16384, memory(16384));
    else if (IS("writable")) write_on();
    else if (IS("no file")) pixels(64, 64, 256, 16384, 0);
    else pixels(64, 64, 256, 16384, memory(16384));
#undef IS
}

static void run(int socket, int input, const uint8_t *request, size_t count) {
    reply = socket;
    char wish[256] = "";
    ssize_t length = pread(input, wish, sizeof wish - 1, 6);
    wish[length < 0 ? 0 : length] = 0;
    // The header is given as for any picture, so that pixels are asked for next.
    int asks_for_pixels = memmem(request, count, "\"header\"", 8) == NULL;
    if (asks_for_pixels) act(wish);
    else if (strcmp(wish, "header") == 0) answer("nothing", -1);
    else if (strcmp(wish, "header too large") == 0) header("gif", 100000, 0);
    else if (strcmp(wish, "header of another format") == 0) header("png", 64, 0);
    else if (strcmp(wish, "header of another page") == 0) header("gif", 64, 1);
    else header("gif", 64, 0);
}

static void nothing(void) {}

int main(void) {
    uint8_t ready = 1;
    if (fovea_send_packet(3, &ready, 1, -1, -1) < 0) return 1;
    return fovea_serve_jobs(3, run, nothing) < 0;
}

// The process of a trial.

#define _GNU_SOURCE
#include "Trial.h"

#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include "COpenVINO.h"
#include "CPlainCrash.h"

/// The size that an open axis gets, and the largest size of an input in bytes, above which a model isn't run.
enum { OPEN_SIZE = 32, LARGEST_INPUT = 1 << 28, LARGEST_SETTINGS = 16, LARGEST_INPUTS = 256 };

/// Writes the result and ends the process: "+" alone, or "-" and a reason.
static _Noreturn void end(char sign, const char *text) {
    char message[512];
    int length = snprintf(message, sizeof message, "%c%s", sign, text);
    if (length >= (int)sizeof message) length = sizeof message - 1;
    ssize_t written = write(FOVEA_TRIAL_DESCRIPTOR, message, (size_t)length);
    _exit(written == length && sign == '+' ? 0 : 1);
}

/// Returns the size of an element in bytes; the table has the order of OpenVINO's numbers.
static size_t element_size(ov_element_type_e type) {
    switch (type) {
    case fovea_ov_boolean: case fovea_ov_u8: case fovea_ov_i8: return 1;
    case fovea_ov_bf16: case fovea_ov_f16: case fovea_ov_i16: case fovea_ov_u16: return 2;
    case fovea_ov_f32: case fovea_ov_i32: case fovea_ov_u32: return 4;
    case fovea_ov_f64: case fovea_ov_i64: case fovea_ov_u64: return 8;
    default: return 0;
    }
}

/// Makes an input of zeros, or returns null for one that can't be made.
static ov_tensor_t *make_zeros(const fovea_openvino_table *ov, const ov_output_const_port_t *port) {
    ov_partial_shape_t partial;
    ov_element_type_e type;
    if (ov->ov_port_get_partial_shape(port, &partial) || ov->ov_port_get_element_type(port, &type)) return NULL;
    if (partial.rank.min != partial.rank.max || partial.rank.max > 16) return NULL;
    int64_t sizes[16];
    size_t bytes = element_size(type);
    for (int64_t axis = 0; axis < partial.rank.max; axis++) {
        ov_dimension_t bounds = partial.dims[axis];
        int64_t size = bounds.min > 0 ? bounds.min : axis == 0 ? 1 : OPEN_SIZE;
        if (bounds.max >= 0 && size > bounds.max) size = bounds.max;
        if (size <= 0 || (size_t)size > LARGEST_INPUT || (bytes *= (size_t)size) > LARGEST_INPUT) return NULL;
        sizes[axis] = size;
    }
    void *memory = bytes ? calloc(1, bytes) : NULL;
    ov_shape_t shape = {partial.rank.max, sizes};
    ov_tensor_t *tensor = NULL;
    if (!memory || ov->ov_tensor_create_from_host_ptr(type, shape, memory, &tensor)) return NULL;
    return tensor;
}

/// Runs a compiled model once; how the run ends doesn't matter, as long as it does.
static void run_once(const fovea_openvino_table *ov, const ov_compiled_model_t *model) {
    ov_infer_request_t *request;
    size_t count;
    if (ov->ov_compiled_model_create_infer_request(model, &request)) return;
    if (ov->ov_compiled_model_inputs_size(model, &count) || count > LARGEST_INPUTS) return;
    for (size_t index = 0; index < count; index++) {
        ov_output_const_port_t *port;
        if (ov->ov_compiled_model_input_by_index(model, index, &port)) return;
        ov_tensor_t *tensor = make_zeros(ov, port);
        if (!tensor || ov->ov_infer_request_set_input_tensor_by_index(request, index, tensor)) return;
    }
    ov->ov_infer_request_infer(request);
}

static _Noreturn void run_trial(int count, char **arguments) {
    struct rlimit memory = {0, 0}, seconds = {0, 0}, none = {0, 0};
    memory.rlim_cur = memory.rlim_max = strtoull(arguments[3], NULL, 10);
    seconds.rlim_cur = seconds.rlim_max = 4 * strtoull(arguments[4], NULL, 10);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    fovea_crash_plainly();
    // Every arena of the allocator reserves address space, by default eight for each processor.
    mallopt(M_ARENA_MAX, 2);
    int failed = setrlimit(RLIMIT_CORE, &none) || setrlimit(RLIMIT_CPU, &seconds);
    // The sanitizers reserve more than any bound.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
    failed = failed || setrlimit(RLIMIT_AS, &memory);
#endif
    if (failed) end('-', "its bounds can't be set");
    fovea_openvino_table ov;
    char message[256];
    if (fovea_openvino_load(arguments[1], &ov, message, sizeof message) != fovea_library_loaded) end('-', message);
    ov_property_t settings[LARGEST_SETTINGS];
    size_t used = 0;
    for (int index = FOVEA_TRIAL_ARGUMENTS; index + 1 < count && used < LARGEST_SETTINGS; index += 2) {
        settings[used++] = (ov_property_t){arguments[index], arguments[index + 1]};
    }
    ov_core_t *core;
    ov_compiled_model_t *model;
    if (ov.ov_core_create(&core)
        || ov.ov_core_compile_model_from_file_props(core, arguments[2], "CPU", used, settings, &model)) {
        const char *reason = ov.ov_get_last_err_msg();
        end('-', reason ? reason : "no reason is known");
    }
    run_once(&ov, model);
    end('+', "");
}

/// Turns a process with the name of a trial into one, before `main`.
///
/// The C library passes a program's arguments to its constructors.
__attribute__((constructor)) static void begin(int count, char **arguments) {
    if (count < FOVEA_TRIAL_ARGUMENTS || strcmp(arguments[0], FOVEA_TRIAL_NAME) != 0) return;
    run_trial(count, arguments);
}

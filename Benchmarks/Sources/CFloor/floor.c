#include "CFloor.h"
#include "decode.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The functions of OpenVINO's C interface that one inference takes. Handles are opaque, and 0 is success.
typedef struct {
    int64_t rank;
    int64_t *extents;
} shape;

typedef struct {
    int (*core_create)(void **core);
    void (*core_free)(void *core);
    int (*core_read_model)(const void *core, const char *path, const char *weights, void **model);
    void (*model_free)(void *model);
    int (*core_compile_model)(const void *core, const void *model, const char *device, size_t count, void **result, ...);
    void (*compiled_model_free)(void *model);
    int (*create_infer_request)(const void *model, void **request);
    void (*infer_request_free)(void *request);
    int (*get_input_tensor)(const void *request, void **tensor);
    int (*get_output_tensor)(const void *request, void **tensor);
    int (*infer)(void *request);
    int (*tensor_data)(const void *tensor, void **data);
    int (*tensor_get_shape)(const void *tensor, shape *shape);
    int (*shape_free)(shape *shape);
    void (*tensor_free)(void *tensor);
} functions;

struct floor_path {
    functions f;
    void *core, *model, *compiled, *request, *input, *output;
    uint8_t *bytes;
    int width, height;
    decoder decoder;
};

static int load(functions *f, void *library) {
    const struct {
        const char *name;
        void *slot;
    } names[] = {
        {"ov_core_create", &f->core_create},
        {"ov_core_free", &f->core_free},
        {"ov_core_read_model", &f->core_read_model},
        {"ov_model_free", &f->model_free},
        {"ov_core_compile_model", &f->core_compile_model},
        {"ov_compiled_model_free", &f->compiled_model_free},
        {"ov_compiled_model_create_infer_request", &f->create_infer_request},
        {"ov_infer_request_free", &f->infer_request_free},
        {"ov_infer_request_get_input_tensor", &f->get_input_tensor},
        {"ov_infer_request_get_output_tensor", &f->get_output_tensor},
        {"ov_infer_request_infer", &f->infer},
        {"ov_tensor_data", &f->tensor_data},
        {"ov_tensor_get_shape", &f->tensor_get_shape},
        {"ov_shape_free", &f->shape_free},
        {"ov_tensor_free", &f->tensor_free},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        void *function = dlsym(library, names[i].name);
        if (!function) return -1;
        memcpy(names[i].slot, &function, sizeof function);
    }
    return 0;
}

static int prepare(floor_path *p, const char *model, int threads) {
    char count[16];
    snprintf(count, sizeof count, "%d", threads);
    shape size;
    void *pixels;
    if (p->f.core_create(&p->core) || p->f.core_read_model(p->core, model, NULL, &p->model)) return -1;
    // Full precision, as every contender computes: half of it gives other numbers where a processor has the units.
    if (p->f.core_compile_model(p->core, p->model, "CPU", 6, &p->compiled, "INFERENCE_NUM_THREADS", count,
                                "PERFORMANCE_HINT", "LATENCY", "INFERENCE_PRECISION_HINT", "f32"))
        return -1;
    if (p->f.create_infer_request(p->compiled, &p->request)) return -1;
    if (p->f.get_input_tensor(p->request, &p->input) || p->f.get_output_tensor(p->request, &p->output)) return -1;
    if (p->f.tensor_data(p->input, &pixels) || p->f.tensor_get_shape(p->input, &size)) return -1;
    p->bytes = pixels;
    // Rows, columns, red-green-blue.
    int known = size.rank == 4 && size.extents[3] == 3;
    p->height = known ? (int)size.extents[1] : 0;
    p->width = known ? (int)size.extents[2] : 0;
    p->f.shape_free(&size);
    return known ? 0 : -1;
}

floor_path *floor_open(const char *library, const char *model, int threads, char *message, size_t message_size) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    floor_path *path = calloc(1, sizeof *path);
    if (!handle || !path || load(&path->f, handle)) {
        snprintf(message, message_size, "%s can't be loaded", library);
        free(path);
        return NULL;
    }
    if (prepare(path, model, threads)) {
        snprintf(message, message_size, "%s can't be compiled", model);
        floor_close(path);
        return NULL;
    }
    return path;
}

void floor_close(floor_path *p) {
    if (p->output) p->f.tensor_free(p->output);
    if (p->input) p->f.tensor_free(p->input);
    if (p->request) p->f.infer_request_free(p->request);
    if (p->compiled) p->f.compiled_model_free(p->compiled);
    if (p->model) p->f.model_free(p->model);
    if (p->core) p->f.core_free(p->core);
    decoder_free(&p->decoder);
    free(p);
}

int floor_width(const floor_path *path) { return path->width; }

int floor_height(const floor_path *path) { return path->height; }

int floor_run(floor_path *p, const uint8_t *jpeg, size_t size) {
    if (decoder_run(&p->decoder, jpeg, size, p->width, p->height) != 0) return -1;
    for (int y = 0; y < p->height; y++)
        memcpy(p->bytes + (size_t)y * p->width * 3, p->decoder.pixels + (size_t)y * p->decoder.width * 3,
               (size_t)p->width * 3);
    return p->f.infer(p->request) == 0 ? 0 : -2;
}

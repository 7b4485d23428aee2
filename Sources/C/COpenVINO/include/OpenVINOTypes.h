#if !defined(FOVEA_OPENVINO_TYPES_H) || defined(FOVEA_OPENVINO_TYPES_AGAIN)
#define FOVEA_OPENVINO_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The types of OpenVINO's C interface, as far as Fovea uses them, under the library's own names.
//
// They are declared here so that the package builds where OpenVINO's headers are missing; the libraries are loaded
// when the program runs. `scripts/check-openvino-header` compares every declaration with the library's headers.

/// The owner of devices and of their compiled models.
typedef struct ov_core ov_core_t;
/// A graph as it was read from a file.
typedef struct ov_model ov_model_t;
/// A graph compiled for a device.
typedef struct ov_compiled_model ov_compiled_model_t;
/// An inference request.
typedef struct ov_infer_request ov_infer_request_t;
/// A block of numbers with a shape.
typedef struct ov_tensor ov_tensor_t;
/// An input or output of a graph.
typedef struct ov_output_const_port ov_output_const_port_t;

// The check includes the library's headers first; then these declarations are skipped, and the comparison of layouts
// uses the copies that it makes by renaming them.
#ifndef FOVEA_OPENVINO_TYPES_GIVEN

/// The result of a call: zero, or a negative number for a failure.
typedef int ov_status_e;
/// The type of a tensor's elements.
typedef unsigned int ov_element_type_e;

/// A size along every axis.
typedef struct {
    int64_t rank;
    int64_t *dims;
} ov_shape_t;

/// The smallest and the largest size along an axis; -1 as the largest is none.
typedef struct {
    int64_t min;
    int64_t max;
} ov_dimension_t;

/// A size along every axis, some of which a run chooses.
typedef struct {
    ov_dimension_t rank;
    ov_dimension_t *dims;
} ov_partial_shape_t;

/// The version of a library.
typedef struct {
    const char *buildNumber;
    const char *description;
} ov_version_t;

/// A setting of a device or a model.
typedef struct {
    const char *key;
    const void *value;
} ov_property_t;

#endif

/// The statuses and element types that Fovea distinguishes, with the library's values.
enum {
    fovea_ov_ok = 0,
    fovea_ov_request_busy = -8,
    fovea_ov_boolean = 1,
    fovea_ov_bf16 = 2,
    fovea_ov_f16 = 3,
    fovea_ov_f32 = 4,
    fovea_ov_f64 = 5,
    fovea_ov_i8 = 7,
    fovea_ov_i16 = 8,
    fovea_ov_i32 = 9,
    fovea_ov_i64 = 10,
    fovea_ov_u8 = 16,
    fovea_ov_u16 = 17,
    fovea_ov_u32 = 18,
    fovea_ov_u64 = 19,
};

#endif

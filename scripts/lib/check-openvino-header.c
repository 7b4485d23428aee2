// Never part of the product; see scripts/check-openvino-header.
#include "openvino/c/openvino.h"

// Functions: each must be known before our own lines come; then each of our lines becomes a second declaration, and a
// second declaration that differs from the first is an error.
#define FOVEA_OPENVINO_TYPES_GIVEN
#include "OpenVINOTypes.h"
#define FOVEA_OPENVINO_FUNCTION(RESULT, NAME, PARAMETERS) _Static_assert(sizeof(&NAME) > 0, #NAME);
#include "OpenVINOFunctions.h"
#undef FOVEA_OPENVINO_FUNCTION
#define FOVEA_OPENVINO_FUNCTION(RESULT, NAME, PARAMETERS) extern RESULT NAME PARAMETERS;
#include "OpenVINOFunctions.h"
#undef FOVEA_OPENVINO_FUNCTION
#undef FOVEA_OPENVINO_TYPES_GIVEN

// Types: ours come in a second time under other names, so that their layouts can be compared.
#define ov_core renamed_core
#define ov_core_t renamed_core_t
#define ov_model renamed_model
#define ov_model_t renamed_model_t
#define ov_compiled_model renamed_compiled_model
#define ov_compiled_model_t renamed_compiled_model_t
#define ov_infer_request renamed_infer_request
#define ov_infer_request_t renamed_infer_request_t
#define ov_tensor renamed_tensor
#define ov_tensor_t renamed_tensor_t
#define ov_output_const_port renamed_output_const_port
#define ov_output_const_port_t renamed_output_const_port_t
#define ov_status_e renamed_status_e
#define ov_element_type_e renamed_element_type_e
#define ov_shape_t renamed_shape_t
#define ov_dimension_t renamed_dimension_t
#define ov_partial_shape_t renamed_partial_shape_t
#define ov_version_t renamed_version_t
#define ov_property_t renamed_property_t
#define fovea_ov_ok renamed_ok
#define fovea_ov_request_busy renamed_request_busy
#define fovea_ov_boolean renamed_boolean
#define fovea_ov_bf16 renamed_bf16
#define fovea_ov_f16 renamed_f16
#define fovea_ov_f32 renamed_f32
#define fovea_ov_f64 renamed_f64
#define fovea_ov_i8 renamed_i8
#define fovea_ov_i16 renamed_i16
#define fovea_ov_i32 renamed_i32
#define fovea_ov_i64 renamed_i64
#define fovea_ov_u8 renamed_u8
#define fovea_ov_u16 renamed_u16
#define fovea_ov_u32 renamed_u32
#define fovea_ov_u64 renamed_u64
#define FOVEA_OPENVINO_TYPES_AGAIN
#include "OpenVINOTypes.h"
#undef ov_status_e
#undef ov_element_type_e
#undef ov_shape_t
#undef ov_dimension_t
#undef ov_partial_shape_t
#undef ov_version_t
#undef ov_property_t

#define SAME_SIZE(NAME) _Static_assert(sizeof(ov_##NAME) == sizeof(renamed_##NAME), #NAME " differs in size")
#define SAME_FIELD(NAME, FIELD) \
    _Static_assert( \
        offsetof(ov_##NAME, FIELD) == offsetof(renamed_##NAME, FIELD) \
            && __builtin_types_compatible_p( \
                __typeof__(((ov_##NAME *)0)->FIELD), __typeof__(((renamed_##NAME *)0)->FIELD)), \
        #NAME "." #FIELD " differs")

SAME_SIZE(status_e);
SAME_SIZE(element_type_e);
_Static_assert((ov_status_e)-1 < 0 && (renamed_status_e)-1 < 0, "status differs in sign");
_Static_assert((ov_element_type_e)-1 > 0 && (renamed_element_type_e)-1 > 0, "element type differs in sign");
SAME_SIZE(shape_t);
SAME_FIELD(shape_t, rank);
SAME_FIELD(shape_t, dims);
SAME_SIZE(dimension_t);
SAME_FIELD(dimension_t, min);
SAME_FIELD(dimension_t, max);
SAME_SIZE(partial_shape_t);
_Static_assert(offsetof(ov_partial_shape_t, rank) == offsetof(renamed_partial_shape_t, rank), "partial shape");
_Static_assert(offsetof(ov_partial_shape_t, dims) == offsetof(renamed_partial_shape_t, dims), "partial shape");
SAME_SIZE(version_t);
SAME_FIELD(version_t, buildNumber);
SAME_FIELD(version_t, description);
SAME_SIZE(property_t);
SAME_FIELD(property_t, key);
SAME_FIELD(property_t, value);

// Values.
#define SAME_VALUE(OURS, THEIRS) _Static_assert((int)OURS == (int)THEIRS, #THEIRS " differs")
SAME_VALUE(fovea_ov_ok, OK);
SAME_VALUE(fovea_ov_request_busy, REQUEST_BUSY);
SAME_VALUE(fovea_ov_boolean, BOOLEAN);
SAME_VALUE(fovea_ov_bf16, BF16);
SAME_VALUE(fovea_ov_f16, F16);
SAME_VALUE(fovea_ov_f32, F32);
SAME_VALUE(fovea_ov_f64, F64);
SAME_VALUE(fovea_ov_i8, I8);
SAME_VALUE(fovea_ov_i16, I16);
SAME_VALUE(fovea_ov_i32, I32);
SAME_VALUE(fovea_ov_i64, I64);
SAME_VALUE(fovea_ov_u8, U8);
SAME_VALUE(fovea_ov_u16, U16);
SAME_VALUE(fovea_ov_u32, U32);
SAME_VALUE(fovea_ov_u64, U64);

// The functions of OpenVINO's C interface that Fovea calls, one line each: result, name, parameters.
//
// Whoever includes this file defines FOVEA_OPENVINO_FUNCTION; so one list makes the table of pointers, the code that
// fills it, and the check against the library's headers. None is variadic, because Swift can't call those: the
// `…_props` and `…_properties` twins take their settings as an array.

// MARK: Library

// Names the version, which is part of the place of a compiled model on disk.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_get_openvino_version, (ov_version_t *version))
// Frees what the version points to.
FOVEA_OPENVINO_FUNCTION(void, ov_version_free, (ov_version_t *version))
// Names a status in words; the text is constant.
FOVEA_OPENVINO_FUNCTION(const char *, ov_get_error_info, (ov_status_e status))
// Tells what went wrong in the last call that failed; the text is the caller's to free.
FOVEA_OPENVINO_FUNCTION(const char *, ov_get_last_err_msg, (void))
// Frees a text that the library allocated.
FOVEA_OPENVINO_FUNCTION(void, ov_free, (const char *content))

// MARK: Core

// Makes the one core of a runtime.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_create, (ov_core_t **core))
// Frees a core.
FOVEA_OPENVINO_FUNCTION(void, ov_core_free, (ov_core_t *core))
// Sets what holds for every model of a device.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_set_properties,
    (const ov_core_t *core, const char *device_name, const size_t num_properties, const ov_property_t *properties))
// Reads a setting or a fact, such as the full name of the processor.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_get_property,
    (const ov_core_t *core, const char *device_name, const char *property_key, char **property_value))
// Compiles a model file, or takes it from the cache that the settings name.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_compile_model_from_file_props,
    (const ov_core_t *core, const char *model_path, const char *device_name, const size_t num_properties,
     const ov_property_t *properties, ov_compiled_model_t **compiled_model))
// Reads a model file without compiling it, to tell a damaged file from a failing compiler.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_read_model,
    (const ov_core_t *core, const char *model_path, const char *bin_path, ov_model_t **model))
// Frees a model that was read.
FOVEA_OPENVINO_FUNCTION(void, ov_model_free, (ov_model_t *model))

// MARK: Compiled model

// Counts the inputs.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_inputs_size,
    (const ov_compiled_model_t *compiled_model, size_t *size))
// Counts the outputs.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_outputs_size,
    (const ov_compiled_model_t *compiled_model, size_t *size))
// Finds an input by its position.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_input_by_index,
    (const ov_compiled_model_t *compiled_model, const size_t index, ov_output_const_port_t **input_port))
// Finds an output by its position.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_output_by_index,
    (const ov_compiled_model_t *compiled_model, const size_t index, ov_output_const_port_t **output_port))
// Reads a fact about the compiled model, such as whether it came from the cache.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_get_property,
    (const ov_compiled_model_t *compiled_model, const char *property_key, char **property_value))
// Makes the state of one inference.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_create_infer_request,
    (const ov_compiled_model_t *compiled_model, ov_infer_request_t **infer_request))
// Frees a compiled model.
FOVEA_OPENVINO_FUNCTION(void, ov_compiled_model_free, (ov_compiled_model_t *compiled_model))

// MARK: Port

// Names an input or output.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_port_get_any_name, (const ov_output_const_port_t *port, char **tensor_name))
// Measures an input or output whose size is fixed.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_const_port_get_shape,
    (const ov_output_const_port_t *port, ov_shape_t *tensor_shape))
// Tells the type of an input's or output's elements.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_port_get_element_type,
    (const ov_output_const_port_t *port, ov_element_type_e *tensor_type))
// Frees a port.
FOVEA_OPENVINO_FUNCTION(void, ov_output_const_port_free, (ov_output_const_port_t *port))
// Frees the sizes inside a shape that the library filled.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_shape_free, (ov_shape_t *shape))

// MARK: Tensor

// Wraps the caller's memory, so that an input needs no copy.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_tensor_create_from_host_ptr,
    (const ov_element_type_e type, const ov_shape_t shape, void *host_ptr, ov_tensor_t **tensor))
// Finds the numbers of a tensor.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_tensor_data, (const ov_tensor_t *tensor, void **data))
// Counts the numbers of a tensor.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_tensor_get_size, (const ov_tensor_t *tensor, size_t *elements_size))
// Frees a tensor, not the caller's memory that it wraps.
FOVEA_OPENVINO_FUNCTION(void, ov_tensor_free, (ov_tensor_t *tensor))

// MARK: Inference

// Gives an input to an inference.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_infer_request_set_input_tensor_by_index,
    (ov_infer_request_t *infer_request, const size_t idx, const ov_tensor_t *tensor))
// Takes an output from an inference.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_infer_request_get_output_tensor_by_index,
    (const ov_infer_request_t *infer_request, const size_t idx, ov_tensor_t **tensor))
// Runs an inference and waits for it.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_infer_request_infer, (ov_infer_request_t *infer_request))
// Frees the state of an inference.
FOVEA_OPENVINO_FUNCTION(void, ov_infer_request_free, (ov_infer_request_t *infer_request))

// The functions of OpenVINO's C interface that Fovea calls, one line each: result, name, parameters.
//
// The including file defines FOVEA_OPENVINO_FUNCTION; so one list makes the table of pointers, the code that fills it,
// and the check against the library's headers. None is variadic, because Swift can't call those: the `…_props` and
// `…_properties` twins take their settings as an array.

// MARK: Library

// Returns the version, which is part of the path of a compiled model on disk.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_get_openvino_version, (ov_version_t *version))
// Frees what the version points to.
FOVEA_OPENVINO_FUNCTION(void, ov_version_free, (ov_version_t *version))
// Returns the name of a status; the string is constant.
FOVEA_OPENVINO_FUNCTION(const char *, ov_get_error_info, (ov_status_e status))
// Returns the message of the last failed call, which the caller frees.
FOVEA_OPENVINO_FUNCTION(const char *, ov_get_last_err_msg, (void))
// Frees a string that the library allocated.
FOVEA_OPENVINO_FUNCTION(void, ov_free, (const char *content))

// MARK: Core

// Creates the core of a runtime.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_create, (ov_core_t **core))
// Frees a core.
FOVEA_OPENVINO_FUNCTION(void, ov_core_free, (ov_core_t *core))
// Sets a property for all models of a device.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_set_properties,
    (const ov_core_t *core, const char *device_name, const size_t num_properties, const ov_property_t *properties))
// Reads a property, such as the full name of the processor.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_get_property,
    (const ov_core_t *core, const char *device_name, const char *property_key, char **property_value))
// Compiles a model file, or loads it from the cache in the settings.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_compile_model_from_file_props,
    (const ov_core_t *core, const char *model_path, const char *device_name, const size_t num_properties,
     const ov_property_t *properties, ov_compiled_model_t **compiled_model))
// Reads a model file without compiling it, to distinguish a damaged file from a failing compiler.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_core_read_model,
    (const ov_core_t *core, const char *model_path, const char *bin_path, ov_model_t **model))
// Frees a model that was read.
FOVEA_OPENVINO_FUNCTION(void, ov_model_free, (ov_model_t *model))

// MARK: Compiled model

// Returns the number of inputs.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_inputs_size,
    (const ov_compiled_model_t *compiled_model, size_t *size))
// Returns the number of outputs.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_outputs_size,
    (const ov_compiled_model_t *compiled_model, size_t *size))
// Returns an input by its position.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_input_by_index,
    (const ov_compiled_model_t *compiled_model, const size_t index, ov_output_const_port_t **input_port))
// Returns an output by its position.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_output_by_index,
    (const ov_compiled_model_t *compiled_model, const size_t index, ov_output_const_port_t **output_port))
// Reads a property of the compiled model, such as whether it came from the cache.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_get_property,
    (const ov_compiled_model_t *compiled_model, const char *property_key, char **property_value))
// Creates an inference request.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_compiled_model_create_infer_request,
    (const ov_compiled_model_t *compiled_model, ov_infer_request_t **infer_request))
// Frees a compiled model.
FOVEA_OPENVINO_FUNCTION(void, ov_compiled_model_free, (ov_compiled_model_t *compiled_model))

// MARK: Port

// Returns the name of an input or output.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_port_get_any_name, (const ov_output_const_port_t *port, char **tensor_name))
// Returns the shape of an input or output, some sizes of which a run may choose.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_port_get_partial_shape,
    (const ov_output_const_port_t *port, ov_partial_shape_t *partial_shape))
// Frees the sizes inside a partial shape that the library filled.
FOVEA_OPENVINO_FUNCTION(void, ov_partial_shape_free, (ov_partial_shape_t *partial_shape))
// Returns the element type of an input or output.
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
// Returns the elements of a tensor.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_tensor_data, (const ov_tensor_t *tensor, void **data))
// Returns the shape of a tensor.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_tensor_get_shape, (const ov_tensor_t *tensor, ov_shape_t *shape))
// Returns the type of a tensor's elements.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_tensor_get_element_type,
    (const ov_tensor_t *tensor, ov_element_type_e *type))
// Returns the number of a tensor's elements.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_tensor_get_size, (const ov_tensor_t *tensor, size_t *elements_size))
// Frees a tensor, not the caller's memory that it wraps.
FOVEA_OPENVINO_FUNCTION(void, ov_tensor_free, (ov_tensor_t *tensor))

// MARK: Inference

// Sets an input of an inference request.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_infer_request_set_input_tensor_by_index,
    (ov_infer_request_t *infer_request, const size_t idx, const ov_tensor_t *tensor))
// Returns an output of an inference request.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_infer_request_get_output_tensor_by_index,
    (const ov_infer_request_t *infer_request, const size_t idx, ov_tensor_t **tensor))
// Runs an inference and waits for it.
FOVEA_OPENVINO_FUNCTION(ov_status_e, ov_infer_request_infer, (ov_infer_request_t *infer_request))
// Frees an inference request.
FOVEA_OPENVINO_FUNCTION(void, ov_infer_request_free, (ov_infer_request_t *infer_request))

import COpenVINO
import Foundation

/// The OpenVINO core: the owner of the processor and of its compiled models.
///
/// Owns one `ov_core_t`. `@unchecked Sendable`: the handle is a constant, and OpenVINO's maintainers say of the calls
/// below, compile_model, get_property and read_model: "These methods are thread safe and if you access the same device
/// from multiple threads […] the Core will ensure proper initialization of inference plugins and frontends"
/// (openvinotoolkit/openvino, issue 27366).
@safe final class OpenVINOCore: @unchecked Sendable {
    let library: OpenVINOLibrary
    private let core: OpaquePointer
    /// A Boolean value that indicates whether the processor has units for numbers of 16 bits.
    let hasHalfPrecision: Bool

    /// OpenVINO's name of the processor.
    static let device = "CPU"

    init(library: OpenVINOLibrary) throws(OpenVINOStatus) {
        self.library = library
        let core = unsafe try library.make { unsafe library.functions.ov_core_create($0) }
        unsafe self.core = unsafe core
        let abilities = try? unsafe library.text {
            unsafe library.functions.ov_core_get_property(core, Self.device, "OPTIMIZATION_CAPABILITIES", $0)
        }
        // OpenVINO names it where it doesn't have to imitate it.
        hasHalfPrecision = abilities?.contains("BF16") ?? false
    }

    deinit { unsafe library.functions.ov_core_free(core) }
}

extension OpenVINOCore {
    /// A property of the processor, such as `FULL_DEVICE_NAME`.
    func property(_ key: String) throws(OpenVINOStatus) -> String {
        try unsafe library.text { unsafe library.functions.ov_core_get_property(core, Self.device, key, $0) }
    }

    /// Compiles a model file with settings and returns the handle, which the caller owns.
    func compile(path: String, settings: [Setting]) throws(OpenVINOStatus) -> OpaquePointer {
        let texts = unsafe settings.flatMap { unsafe [strdup($0.key), strdup($0.value)] }
        defer { unsafe texts.forEach { unsafe free($0) } }
        let properties = unsafe stride(from: 0, to: texts.count, by: 2).map {
            unsafe ov_property_t(key: texts[$0], value: texts[$0 + 1])
        }
        return unsafe try library.make {
            unsafe library.functions.ov_core_compile_model_from_file_props(
                core,
                path,
                Self.device,
                properties.count,
                properties,
                $0
            )
        }
    }

    /// Throws when a file can't be parsed as a model.
    func checkReadable(path: String) throws(OpenVINOStatus) {
        let model = unsafe try library.make { unsafe library.functions.ov_core_read_model(core, path, nil, $0) }
        unsafe library.functions.ov_model_free(model)
    }

    /// A setting for compiling a model.
    struct Setting: Hashable {
        let key: String
        let value: String
    }
}

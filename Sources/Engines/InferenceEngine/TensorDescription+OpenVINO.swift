import COpenVINO

extension TensorDescription.Element {
    /// The types and OpenVINO's numbers for them.
    private static let numbers: [(Self, ov_element_type_e)] = [
        (.boolean, ov_element_type_e(fovea_ov_boolean)), (.uint8, ov_element_type_e(fovea_ov_u8)),
        (.int8, ov_element_type_e(fovea_ov_i8)), (.uint16, ov_element_type_e(fovea_ov_u16)),
        (.int16, ov_element_type_e(fovea_ov_i16)), (.uint32, ov_element_type_e(fovea_ov_u32)),
        (.int32, ov_element_type_e(fovea_ov_i32)), (.uint64, ov_element_type_e(fovea_ov_u64)),
        (.int64, ov_element_type_e(fovea_ov_i64)), (.bfloat16, ov_element_type_e(fovea_ov_bf16)),
        (.float16, ov_element_type_e(fovea_ov_f16)), (.float32, ov_element_type_e(fovea_ov_f32)),
        (.float64, ov_element_type_e(fovea_ov_f64)),
    ]

    /// The type that a number of OpenVINO means, or nil for text and for numbers of a few bits.
    init?(_ type: ov_element_type_e) {
        guard let known = Self.numbers.first(where: { $0.1 == type }) else { return nil }
        self = known.0
    }

    /// OpenVINO's number for the type.
    var openVINOType: ov_element_type_e {
        // Every type is in the table; zero is OpenVINO's number for none.
        Self.numbers.first { $0.0 == self }?.1 ?? 0
    }
}

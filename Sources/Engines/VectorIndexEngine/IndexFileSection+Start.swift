import CIndexFile

extension UnsafePointer<fovea_index_section> {
    /// The first byte of the section.
    var start: UnsafePointer<UInt8> { unsafe pointee.file.pointee.base + Int(pointee.offset) }

    /// The values that fill the section.
    func values<Value>(of type: Value.Type) -> UnsafePointer<Value> {
        unsafe UnsafeRawPointer(start).assumingMemoryBound(to: type)
    }
}

/// A phone number.
package struct PhoneNumber: Hashable, Sendable {
    /// The number as written.
    package let written: String
    /// The number with plus and country code, as E.164 has it, or nil if the region of capture has no such numbers.
    package let international: String?
    /// The two letters of the number's region, if it has one.
    package let region: String?

    package init(written: String, international: String?, region: String?) {
        self.written = written
        self.international = international
        self.region = region
    }
}

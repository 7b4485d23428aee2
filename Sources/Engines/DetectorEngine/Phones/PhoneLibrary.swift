import CPhoneNumber

/// libphonenumber's judgement of a text.
enum PhoneLibrary {
    /// Reads a text as a number, or returns nil if it can't be dialled.
    static func read(_ text: String, region: String) -> (number: PhoneNumber, isValid: Bool)? {
        var read = fovea_phone_number()
        // Digits and signs: no zero ends the text early.
        let judgement = unsafe text.withCString { start in
            unsafe region.withCString { unsafe fovea_phone_read(start, text.utf8.count, $0, &read) }
        }
        guard judgement != fovea_phone_impossible else { return nil }
        let international = unsafe withUnsafeBytes(of: &read.international) { unsafe string($0) }
        let home = unsafe withUnsafeBytes(of: &read.region) { unsafe string($0) }
        let number = PhoneNumber(written: text, international: international, region: home.isEmpty ? nil : home)
        return (number, judgement == fovea_phone_valid)
    }

    private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}

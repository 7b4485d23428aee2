import _FoundationICU

/// The localized text of a number with a unit.
///
/// Words, plural forms and preferred units come from Unicode's locale data, which Foundation includes but doesn't offer
/// for units.
package struct UnitText: Sendable, Equatable {
    /// The text, such as "3,5 Kilometer".
    package let text: String
    /// The range of the number in the text, in UTF-16 code units.
    package let number: Range<Int>
    /// The number in the text, which differs when the locale prefers another unit.
    package let value: Double

    /// Formats a number, or returns nil when the locale data doesn't contain the unit.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - skeleton: ICU's number skeleton, such as `unit/kilometer unit-width-short`.
    ///   - locale: The identifier of the locale.
    package init?(_ value: Double, skeleton: String, locale: String) {
        guard let formatter = NumberFormatter(skeleton: skeleton, locale: locale),
            let result = formatter.result(for: value), let text = result.text
        else { return nil }
        self.text = text
        self.number = result.number
        self.value = result.decimal ?? value
    }
}

/// An owner of ICU's formatter for one skeleton and locale.
@safe private struct NumberFormatter: ~Copyable {
    private let handle: OpaquePointer

    init?(skeleton: String, locale: String) {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        let handle = unsafe swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
        guard let handle = unsafe handle else { return nil }
        guard status.isSuccess else {
            unsafe swift_unumf_close(handle)
            return nil
        }
        unsafe self.handle = handle
    }

    deinit { unsafe swift_unumf_close(handle) }

    func result(for value: Double) -> FormattedNumber? {
        var status = U_ZERO_ERROR
        guard let result = FormattedNumber() else { return nil }
        unsafe swift_unumf_formatDouble(handle, value, result.handle, &status)
        guard status.isSuccess else { return nil }
        return result
    }
}

/// An owner of ICU's result.
@safe private struct FormattedNumber: ~Copyable {
    fileprivate let handle: OpaquePointer

    init?() {
        var status = U_ZERO_ERROR
        guard let handle = unsafe swift_unumf_openResult(&status) else { return nil }
        unsafe self.handle = handle
    }

    deinit { unsafe swift_unumf_closeResult(handle) }

    /// The text.
    var text: String? {
        let units = unsafe Self.filled(UInt16(0)) { buffer, capacity, status in
            unsafe swift_unumf_resultToString(handle, buffer, capacity, &status)
        }
        return units.map { String(decoding: $0, as: UTF16.self) }
    }

    /// The number that the text shows.
    var decimal: Double? {
        let digits = unsafe Self.filled(CChar(0)) { buffer, capacity, status in
            unsafe swift_unumf_resultToDecimalNumber(handle, buffer, capacity, &status)
        }
        return digits.flatMap { Double(String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self)) }
    }

    /// The range of the digits, with their sign and separators.
    var number: Range<Int> {
        var status = U_ZERO_ERROR
        guard let fields = unsafe swift_ufieldpositer_open(&status) else { return 0..<0 }
        defer { unsafe swift_ufieldpositer_close(fields) }
        unsafe swift_unumf_resultGetAllFieldPositions(handle, fields, &status)
        var range: Range<Int>?
        var begin: Int32 = 0
        var end: Int32 = 0
        while status.isSuccess {
            let field = unsafe swift_ufieldpositer_next(fields, &begin, &end)
            guard field >= 0 else { break }
            guard field != Int32(UNUM_MEASURE_UNIT_FIELD.rawValue) else { continue }
            let found = Int(begin)..<Int(end)
            range = range.map { min($0.lowerBound, found.lowerBound)..<max($0.upperBound, found.upperBound) } ?? found
        }
        return range ?? 0..<0
    }

    /// Lets ICU fill a buffer, and a larger one if the first is too small.
    private static func filled<Unit>(
        _ zero: Unit,
        _ fill: (UnsafeMutablePointer<Unit>?, Int32, inout UErrorCode) -> Int32
    ) -> ArraySlice<Unit>? {
        var capacity = 96
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var buffer = Array(repeating: zero, count: capacity)
            let length = unsafe buffer.withUnsafeMutableBufferPointer {
                unsafe fill($0.baseAddress, Int32($0.count), &status)
            }
            if status.isSuccess { return buffer.prefix(Int(length)) }
            guard status == U_BUFFER_OVERFLOW_ERROR else { return nil }
            capacity = Int(length) + 1
        }
        return nil
    }
}

extension UErrorCode {
    /// A Boolean value that indicates whether a call succeeded, perhaps with a warning.
    fileprivate var isSuccess: Bool { rawValue <= 0 }
}

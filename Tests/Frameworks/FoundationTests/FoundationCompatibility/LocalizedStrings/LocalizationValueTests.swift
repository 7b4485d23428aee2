import Foundation
import Testing

@testable import FoundationCompatibility

/// A value that describes itself with a localized string.
private struct Landmark: CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "Golden Gate" }
}

@Suite("Keys of localized strings")
struct LocalizationValueTests {
    @Test("Build as the tools of Apple build them")
    func keys() {
        let name = "Ada"
        #expect(key("Open Album") == "Open Album")
        #expect(key("Hello, \(name)!") == "Hello, %@!")
        #expect(key("\(3) landmarks") == "%lld landmarks")
        #expect(key("\(Int8(1)) \(Int16(1)) \(Int32(1)) \(Int64(1))") == "%d %d %d %lld")
        #expect(key("\(UInt(1)) \(UInt8(1)) \(UInt16(1)) \(UInt32(1)) \(UInt64(1))") == "%llu %u %u %u %llu")
        #expect(key("\(Float(1)) \(1.5) \(CGFloat(1))") == "%f %lf %lf")
        #expect(key("\(2.5, specifier: "%.1f") km") == "%.1f km")
        #expect(key("\(placeholder: .int) landmarks") == "%lld landmarks")
        #expect(key("\(placeholder: .uint)\(placeholder: .float)") == "%llu%f")
        #expect(key("\(placeholder: .double) \(placeholder: .object)") == "%lf %@")
        #expect(key("\(placeholder: .int, specifier: "%ld") items") == "%ld items")
        #expect(key("\(LocalizedStringResource("Inner")) x") == "%@ x")
        #expect(key("\(Landmark())") == "%@")
        #expect(key("\(Date.distantPast) \(true) \(name.prefix(1))") == "%@ %@ %@")
        #expect(key("\(3, format: .number) or \(0.25, format: .percent)") == "%@ or %@")
        #expect(key("\(Date.distantPast, format: .dateTime.year())") == "%@")
    }

    @Test("Double the percent sign beside a value, and only there")
    func percent() {
        #expect(key("100%") == "100%")
        #expect(key("100% of \("it")") == "100%% of %@")
    }

    @Test("Survive encoding with their values")
    func coding() throws {
        let resource = LocalizedStringResource(
            "\("Ada") has \(3) of \(UInt(4)), \(1.5), \(placeholder: .int), \(LocalizedStringResource("Inner"))",
            table: "Numbers",
            locale: Locale(identifier: "de"),
            bundle: .atURL(URL(filePath: "/tmp/a.bundle"))
        )
        let decoded = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(decoded == resource)
        #expect(decoded.hashValue == resource.hashValue)
        #expect(decoded.table == "Numbers")
        let formatted = String.LocalizationValue("\(3, format: .number)")
        #expect(
            try JSONDecoder().decode(String.LocalizationValue.self, from: JSONEncoder().encode(formatted)).key == "%@"
        )
    }

    @Test("Name the bundle of the program so that another program finds it")
    func mainBundle() throws {
        let json = try JSONEncoder().encode(LocalizedStringResource("Open Album"))
        #expect(String(decoding: json, as: UTF8.self).replacing("\\/", with: "/").contains(Bundle.main.bundlePath))
        let decoded = try JSONDecoder().decode(LocalizedStringResource.self, from: json)
        guard case .main = decoded.bundle else {
            Issue.record("the main bundle came back as \(decoded.bundle)")
            return
        }
    }

    @Test("Refuse a placeholder that doesn't exist")
    func badPlaceholder() {
        let json = Data(#"{"key": "%@", "arguments": [{"placeholder": "complex"}]}"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(String.LocalizationValue.self, from: json)
        }
    }

    @Test("Are equal with equal values alone")
    func equality() {
        #expect(String.LocalizationValue("\(1) a") == "\(1) a")
        #expect(String.LocalizationValue("\(1) a") != "\(2) a")
        #expect(LocalizedStringResource("a") != LocalizedStringResource("a", table: "T"))
        #expect(LocalizedStringResource("a") != LocalizedStringResource("b", defaultValue: "a"))
    }

    private func key(_ value: String.LocalizationValue) -> String { value.key }
}

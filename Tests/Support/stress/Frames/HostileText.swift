import Foundation
import TestSupport

/// A description in JSON, some of whose values are replaced by what nobody expects.
struct HostileText {
    private let value: Any

    init(_ json: Data) { value = (try? JSONSerialization.jsonObject(with: json)) ?? [String: Any]() }

    private static let accent = "\u{301}"
    private static let values: [String] = [
        "1e300", "-1e300", "1e999", "-1", "0", "0.5", "9223372036854775807", "-9223372036854775808",
        "18446744073709551616", "2147483648", "null", "true", "\"\"", "[]", "{}", "[[]]", "[null]", "\"\\ud800\"",
        "\"\\u0000\\u001b[2J\\u202e\\u2028\\u0085x\"", "\"..\"", "\"/../../v1/providers\"", "\"/%2e%2e/x\"",
        "\"//evil.example/\"", "\"/\\\\evil.example\"", "\"javascript:alert(1)\"",
        "\"text/html\\r\\nSet-Cookie: a=b\"", "\"\(String(repeating: "a", count: 100_000))\"",
        "\"e\(String(repeating: accent, count: 50_000))\"",
        "\"\(String(repeating: "\u{1F469}\u{200D}", count: 9_000))\"",
        String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000),
        String(repeating: "{\"a\":", count: 5_000), "NaN", "\u{FEFF}", "1,\"milliseconds\":1e300",
        "\"/x\",\"status\":9",
    ]

    /// Returns the description with as many other values.
    func changed(_ count: Int, _ numbers: inout SplitMix) -> Data {
        var total = 0
        _ = text(of: value, counting: &total, replacing: [:])
        var replaced: [Int: String] = [:]
        for _ in 0..<count {
            replaced[Int.random(in: 0..<total, using: &numbers)] = Self.values.randomElement(using: &numbers)
        }
        total = 0
        return Data(text(of: value, counting: &total, replacing: replaced).utf8)
    }

    private func text(of value: Any, counting count: inout Int, replacing replaced: [Int: String]) -> String {
        let number = count
        count += 1
        let text: String
        switch value {
        case let object as [String: Any]:
            let members = object.sorted { $0.key < $1.key }.map { member in
                "\"\(member.key)\":\(self.text(of: member.value, counting: &count, replacing: replaced))"
            }
            text = "{\(members.joined(separator: ","))}"
        case let array as [Any]:
            text = "[\(array.map { self.text(of: $0, counting: &count, replacing: replaced) }.joined(separator: ","))]"
        default:
            let data = try? JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
            text = String(decoding: data ?? Data("null".utf8), as: UTF8.self)
        }
        return replaced[number] ?? text
    }
}

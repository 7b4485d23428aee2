import Foundation
import FoveaSessions
import HTTPEngine
import ImageCodingEngine
import ServiceSupport
import TestSupport
import Testing

@testable import FoveaService

@Suite("Numbers from outside")
struct HostileNumberTests {
    /// Numbers that overflow when something is added to them or they are turned into others.
    private static let numbers = [
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551615", "4294967296",
        "2147483648", "-1", "0", "1e308", "1e999", "-1e308", "nan", "inf", "-inf", "0x10", "+1", "１", "", " 1", "1.5",
        "5e-324", "99999999999999999999999999999999",
    ]

    @Test("End no service as a range of bytes", arguments: numbers)
    func ranges(_ number: String) async throws {
        try await Service.serving(["a": .finds([])]) { port in
            for path in ["/", "/apps/a/x"] {
                for range in ["0-\(number)", "\(number)-", "-\(number)", "\(number)-\(number)"] {
                    let answer = try RawClient.exchange(
                        "GET \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nRange: bytes=\(range)\r\n"
                            + "Connection: close\r\n\r\n",
                        port: port
                    )
                    let status = Int(answer.dropFirst(9).prefix(3)) ?? 0
                    #expect([200, 206, 400, 416].contains(status), "\(range): \(answer)")
                }
            }
        }
    }

    @Test("End no service as parts of a search", arguments: numbers)
    func queries(_ number: String) async throws {
        let number = number.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        try await Service.serving(["a": .finds(["One"])]) { port in
            for query in [
                "limit=\(number)", "region=\(number),0,1,1", "region=0,0,\(number),1", "region=0,0,1,\(number)",
                "region=\(number),\(number),\(number),\(number)", "lasso=0,0,1,1,\(number),1",
                "lasso=\(number),0,0,\(number),\(number),\(number)", "at=\(number),\(number)", "subject=\(number)",
            ] {
                for path in ["/v1/search", "/v1/look", "/v1/subjects", "/v1/cutout"] {
                    let answer = try Service.post("\(path)?\(query)", tinyPicture, type: "image/png", port: port)
                    let status = Int(answer.dropFirst(9).prefix(3)) ?? 0
                    #expect([200, 400, 422].contains(status), "\(query): \(answer)")
                }
            }
            let thumbnail = "/v1/sessions/a/apps/a/results/\(number)/thumbnail"
            let found = Int(try Service.get(thumbnail, port: port).dropFirst(9).prefix(3)) ?? 0
            #expect([400, 404].contains(found))
            for path in ["/v1/catalogs/x/items?limit=\(number)", "/v1/catalogs/x/search?after=a&limit=\(number)"] {
                let status = Int(try Service.get(path, port: port).dropFirst(9).prefix(3)) ?? 0
                #expect([400, 404].contains(status))
            }
        }
    }

    @Test("End no service as members of JSON", arguments: numbers)
    func members(_ number: String) async throws {
        try await Service.serving(["music": .finds(["One"])]) { port in
            let session = try #require(try Service.json(Service.search(port: port))["session"] as? String)
            for body in [
                #"{"session":"\#(session)","app":"music","index":\#(number)}"#,
                #"{"session":\#(number),"app":\#(number),"index":0}"#, #"{"reference":\#(number),"app":"music"}"#,
                number,
            ] {
                let status = Int(try Service.post("/v1/open", body, port: port).dropFirst(9).prefix(3)) ?? 0
                #expect([200, 400, 404].contains(status), "\(body)")
            }
            let item = #"{"items":[{"id":"a","pictures":[],"metadata":{"x":\#(number)}}]}"#
            let status = Int(try Service.post("/v1/catalogs/x/index", item, port: port).dropFirst(9).prefix(3)) ?? 0
            #expect([400, 404].contains(status))
        }
    }

    @Test("End no service as the limit it was started with", arguments: [Int.max, Int.max - 1, 1])
    func limits(_ limit: Int) async throws {
        try await Service.serving([:], configure: { $0.decodingLimits.maximumFileByteCount = limit }) { port in
            let answer = try RawClient.exchange(
                "POST /v1/look HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                port: port
            )
            #expect(answer.hasPrefix("HTTP/1.1 400 "))
        }
    }
}

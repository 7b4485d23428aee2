import Foundation
import HTTPEngine
import ServiceInterface
import Testing

@testable import FoveaService

@Suite("Reading requests")
struct RequestReadingTests {
    @Test("A form is read by its boundary")
    func readsForm() throws {
        let body = Data(
            "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\none\r\n--b\r\nContent-Type: image/png\r\nContent-Disposition: form-data; name=image\r\n\r\n-bx\r\n\r\n--b--\r\n"
                .utf8
        )
        let form = try #require(MultipartForm(body, contentType: "multipart/form-data; boundary=\"b\""))
        #expect(form.parts.map(\.name) == ["a", "image"])
        #expect(form.parts.map { String(decoding: $0.body, as: UTF8.self) } == ["one", "-bx\r\n"])
    }

    @Test(
        "A form that doesn't follow its boundary is none",
        arguments: [
            "", "--b", "--b\r\n", "--b\r\nX\r\n\r\n", "x--b--",
            "--b\r\nContent-Disposition: form-data\r\n\r\n\r\n--b--",
        ]
    )
    func refusesForm(_ text: String) {
        #expect(MultipartForm(Data(text.utf8), contentType: "multipart/form-data; boundary=b") == nil)
        #expect(MultipartForm(Data(text.utf8), contentType: "multipart/form-data") == nil)
    }

    @Test(
        "A range of bytes is read",
        arguments: [
            ("bytes=0-4", ByteRange.part(0..<5)), ("bytes=5-", .part(5..<10)), ("bytes=-3", .part(7..<10)),
            ("bytes=0-99", .part(0..<10)), ("bytes=-99", .part(0..<10)), ("bytes=10-", .unsatisfiable),
            ("bytes=-0", .unsatisfiable), ("bytes=4-2", .whole), ("bytes=a-b", .whole), ("bytes=-", .whole),
            ("bytes=0-1,3-4", .whole), ("lines=0-1", .whole), ("bytes=99999999999999999999-", .whole),
            ("bytes=0-9223372036854775807", .part(0..<10)), ("bytes=9-9223372036854775807", .part(9..<10)),
            ("bytes=9223372036854775807-", .unsatisfiable),
            ("bytes=9223372036854775807-9223372036854775807", .unsatisfiable),
            ("bytes=-9223372036854775807", .part(0..<10)), ("bytes=0-9223372036854775808", .whole),
            ("bytes=--1", .whole),
        ]
    )
    func readsRange(_ text: String, _ expected: ByteRange) {
        #expect(ByteRange(text, of: 10) == expected)
    }
}

@Suite("Who may ask")
struct ServiceGuardTests {
    private let token = "0123456789abcdef"

    private func gatekeeper(_ host: String, allowed: Set<String> = []) throws -> ServiceGuard {
        ServiceGuard(address: .network(host: host, port: 3683), allowedHosts: allowed, token: token)
    }

    private func head(_ path: String = "/v1/providers", _ fields: HTTPFields) throws -> HTTPRequestHead {
        HTTPRequestHead(method: .get, target: try #require(HTTPTarget(path)), fields: fields)
    }

    @Test("Clients of other machines need the token, as a field or a cookie")
    func needsToken() throws {
        let gatekeeper = try gatekeeper("0.0.0.0")
        func refusal(_ fields: HTTPFields) throws -> ServiceGuard.Refusal? {
            var fields = fields
            fields.add("Host", "192.168.1.5:3683")
            let head = try head("/v1/providers", fields)
            do throws(ServiceGuard.Refusal) {
                try gatekeeper.check(head, for: .providers)
                return nil
            } catch {
                return error
            }
        }
        #expect(try refusal([:]) == .noToken)
        #expect(try refusal(["Authorization": "Bearer 0123456789abcdeX"]) == .noToken)
        #expect(try refusal(["Authorization": "Bearer 0123456789abcdef0"]) == .noToken)
        #expect(try refusal(["Authorization": "Bearer \(token)"]) == nil)
        #expect(try refusal(["Cookie": "a=b; \(ServiceGuard.cookie)=\(token)"]) == nil)
        #expect(try refusal(["Cookie": "x\(ServiceGuard.cookie)=\(token)"]) == .noToken)
    }

    @Test("Names other than ours are refused at open addresses too, unless they are allowed")
    func refusesNames() throws {
        let rebound = try head("/", ["Host": "evil.example:3683"])
        #expect(throws: ServiceGuard.Refusal.foreignHost("evil.example:3683")) {
            try gatekeeper("0.0.0.0").check(rebound, for: .file)
        }
        let proxied = try head("/healthz", ["Host": "fovea.example"])
        try gatekeeper("0.0.0.0", allowed: ["fovea.example"]).check(proxied, for: .health)
    }

    @Test("An invitation counts with the right token alone")
    func invites() throws {
        let gatekeeper = try gatekeeper("0.0.0.0")
        #expect(gatekeeper.bringsToken(try head("/?token=\(token)", [:])))
        #expect(!gatekeeper.bringsToken(try head("/?token=x", [:])))
        #expect(!gatekeeper.bringsToken(try head("/v1/providers?token=\(token)", [:])))
    }
}

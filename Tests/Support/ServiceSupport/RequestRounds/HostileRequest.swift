package import Foundation
package import HTTPEngine
import TestSupport

/// A request that keeps to hardly any rule, the same for the same seed.
package struct HostileRequest: Sendable {
    package let method: String
    package let version: String
    package let target: String
    package let fields: HTTPFields
    /// The bytes of the header, as far as its sender tells the truth.
    package let headByteCount: Int
    package let body: Data
    package let peer: HTTPPeer

    /// What requests are made of.
    package struct World: Sendable {
        /// The host that the service answers to.
        package var host: String
        /// A session that the service knows.
        package var session: String
        /// The token that the service wants of strangers.
        package var token: String
        /// A picture.
        package var picture: Data

        package init(host: String, session: String, token: String, picture: Data) {
            (self.host, self.session, self.token, self.picture) = (host, session, token, picture)
        }
    }

    package init(seed: UInt64, world: World) {
        var dice = Dice(seed)
        version = dice.chance(of: 40) ? dice.one(of: ["HTTP/1.0", "HTTP/2", "", "http/1.1"]) : "HTTP/1.1"
        let target = Self.target(world, &dice)
        self.target = target
        // Most requests fit their places, so that what lies behind is looked at.
        let isPosted = Self.posted.contains { target.hasPrefix($0) } || target.contains("/save")
        let fitting = isPosted ? "POST" : "GET"
        method =
            dice.chance(of: 4)
            ? dice.one(of: ["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "get", "X", ""]) : fitting
        let (body, type) = Self.body(world, &dice)
        self.body = body
        fields = Self.fields(world, type, body.count, &dice)
        let written = fields.all.reduce(method.utf8.count + target.utf8.count + version.utf8.count + 6) {
            $0 + $1.name.utf8.count + $1.value.utf8.count + 4
        }
        headByteCount = dice.chance(of: 50) ? max(0, written + dice.number(in: -3...3)) : written
        peer = HTTPPeer(user: dice.one(of: [geteuid(), geteuid(), geteuid(), 0, 0, geteuid() &+ 1, nil]))
    }

    // MARK: - Targets

    private static let posted = [
        "/v1/search", "/v1/look", "/v1/read", "/v1/subjects", "/v1/cutout", "/v1/open", "/v1/more",
        "/v1/catalogs/x/index", "/v1/questions/",
    ]

    private static let paths = [
        "/", "/index.html", "/large.txt", "/healthz", "/metrics", "/openapi.json", "/v1/search", "/v1/look", "/v1/open",
        "/v1/more", "/v1/providers", "/v1/events", "/v1/catalogs", "/v1/catalogs/x", "/v1/catalogs/x/items",
        "/v1/catalogs/x/search", "/v1/catalogs/x/index", "/v1/jobs/x", "/v1/providers/a/pin", "/v1/providers/a/icon",
        "/v1/sessions/SESSION", "/v1/sessions/SESSION/search", "/v1/sessions/SESSION/picture",
        "/v1/sessions/SESSION/apps/a/results/NUMBER/thumbnail", "/apps/a/x", "/apps/a", "/apps/a/", "/apps/a/sound",
        "/v1/read", "/v1/subjects", "/v1/cutout", "/v1/sessions/SESSION/read", "/v1/sessions/SESSION/subjects",
        "/v1/sessions/SESSION/cutout", "/v1/sessions/SESSION/actions", "/v1/sessions/SESSION/actions/NUMBER/save",
        "/v1/saved/NUMBER", "/v1/saved/NUMBER/picture", "/v1/questions", "/v1/questions/NUMBER", "/v1/consents",
        "/v1/consents/a/calendar", "/v1/agenda", "/v1/reminders", "/v1/contacts", "/v1/readings",
        "/v1/nothing", "/.git/config", "/a/../b", "//x", "/%2e%2e/x", "/%00", "*", "http://x/",
    ]

    private static func target(_ world: World, _ dice: inout Dice) -> String {
        var target = dice.one(of: paths).replacing("SESSION", with: world.session)
            .replacing("NUMBER", with: dice.hostileNumber())
        var query: [String] = []
        for _ in 0..<dice.one(of: [0, 0, 1, 1, 2, 5]) {
            let name = dice.one(of: ["limit", "region", "lasso", "app", "profile", "kind", "after", "token", "x", ""])
            let value =
                switch name {
                case "region": (0..<dice.one(of: [3, 4, 4, 4, 5])).map { _ in dice.part() }.joined(separator: ",")
                case "lasso":
                    (0..<dice.one(of: [4, 5, 6, 8, 30])).map { _ in dice.part() }.joined(separator: ",")
                case "app": dice.one(of: ["a", "b", "none", "%ff", ""])
                case "profile": dice.one(of: ["phone", "tablet", "desktop", "watch"])
                case "kind": dice.one(of: ["photo", "screenshot", "x"])
                case "token": dice.chance(of: 2) ? world.token : dice.hostileNumber()
                default: dice.hostileNumber()
                }
            query.append("\(name)=\(value)")
        }
        if !query.isEmpty { target += "?" + query.joined(separator: "&") }
        return dice.chance(of: 6) ? dice.changed(target) : target
    }

    // MARK: - Fields

    private static func fields(_ world: World, _ type: String, _ count: Int, _ dice: inout Dice) -> HTTPFields {
        var fields = HTTPFields([("Host", dice.chance(of: 20) ? dice.changed(world.host) : world.host)])
        if dice.chance(of: 40) { fields.add("Host", world.host) }
        if count > 0 || dice.chance(of: 8) {
            fields.add("Content-Length", dice.chance(of: 15) ? dice.hostileNumber() : "\(count)")
            fields.add("Content-Type", dice.chance(of: 8) ? dice.changed(type) : type)
        }
        if dice.chance(of: 25) { fields.add("Transfer-Encoding", dice.one(of: ["chunked", "gzip, chunked", "x"])) }
        if dice.chance(of: 3) {
            let (one, other) = (dice.hostileNumber(), dice.hostileNumber())
            let range = dice.one(of: ["\(one)-\(other)", "0-\(one)", "\(one)-", "-\(one)", "\(one)", "0-1,2-3", "0-0"])
            fields.add("Range", "bytes=\(range)")
        }
        if dice.chance(of: 12) { fields.add("If-Range", dice.one(of: ["\"x\"", "W/\"x\"", "", "Mon"])) }
        if dice.chance(of: 12) { fields.add("If-None-Match", dice.one(of: ["*", "\"x\", *", ",,", "\""])) }
        if dice.chance(of: 8) { fields.add("Accept", dice.one(of: ["text/html", "text/event-stream", "*/*", ""])) }
        if dice.chance(of: 12) { fields.add("Origin", dice.one(of: ["http://\(world.host)", "null", "http://x"])) }
        if dice.chance(of: 12) {
            fields.add("Sec-Fetch-Site", dice.one(of: ["same-origin", "cross-site", "same-site", "none", "x"]))
        }
        if dice.chance(of: 4) { fields.add("Authorization", "Bearer \(dice.chance(of: 2) ? world.token : "x")") }
        if dice.chance(of: 8) { fields.add("Cookie", dice.changed("a=b; fovea-token=\(world.token)")) }
        if dice.chance(of: 20) { fields.add(dice.changed("Name"), dice.changed("value")) }
        return fields
    }

    // MARK: - Bodies

    private static func body(_ world: World, _ dice: inout Dice) -> (Data, type: String) {
        let number = dice.hostileNumber()
        switch dice.number(in: 0...6) {
        case 0, 1: return (Data(), "text/plain")
        case 2:
            let json = dice.one(of: [
                #"{"session":"\#(world.session)","app":"a","index":\#(number)}"#,
                #"{"link":"music:\#(number)"}"#, #"{"reference":{"type":"T","identifier":"\#(number)"},"app":"a"}"#,
                #"{"items":[{"id":"i","pictures":["/x"],"text":null,"metadata":{"n":\#(number),"b":true}}]}"#,
                #"{"session":\#(number),"activationToken":"\u0000"}"#, number,
                String(repeating: "[", count: dice.one(of: [10, 600, 5_000])),
            ])
            return (Data((dice.chance(of: 2) ? dice.changed(json) : json).utf8), "application/json")
        case 3, 4:
            let boundary = dice.one(of: ["b", "--", "\"b\"", "", String(repeating: "b", count: 71)])
            let plain = boundary.replacing("\"", with: "")
            var form = Data()
            for _ in 0..<dice.one(of: [1, 1, 2, 40]) {
                let name = dice.one(of: ["image", "image", "other", "\"image\"", ""])
                form += Data("--\(plain)\r\nContent-Disposition: form-data; name=\(name)\r\n\r\n".utf8)
                form += dice.chance(of: 3) ? dice.changed(world.picture) : world.picture
                form += Data("\r\n".utf8)
            }
            form += Data("--\(plain)--".utf8)
            return (dice.chance(of: 3) ? dice.changed(form) : form, "multipart/form-data; boundary=\(boundary)")
        case 5: return (dice.chance(of: 2) ? dice.changed(world.picture) : world.picture, "image/png")
        default: return (dice.noise(dice.number(in: 1...300)), "application/octet-stream")
        }
    }
}

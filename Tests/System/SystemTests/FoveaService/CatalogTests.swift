import Foundation
import TestSupport
import Testing

@testable import FoveaService

@Suite("Catalogues over HTTP")
struct CatalogTests {
    @Test("Are made by a job that goes on after its request, tells what it left out, and can be searched then")
    func indexes() async throws {
        try await CatalogTrial.run { trial in
            #expect(try trial.json("GET", "/v1/catalogs/records")["items"] as? Int == 0)
            var items = trial.covers(3)
            items.append(["id": "gone", "pictures": ["/nowhere/gone.jpg"]])
            items.append(["id": "words", "pictures": [try trial.file("words.jpg", "no picture").path]])
            let answer = try trial.index(items)
            #expect(answer.hasPrefix("HTTP/1.1 202 "))
            let started = try Service.json(answer)
            let id = try #require(started["id"] as? String)
            #expect(answer.contains("Location: /v1/jobs/\(id)\r\n"))
            // Started isn't finished.
            #expect(started["state"] as? String == "running")
            #expect(started["done"] as? Int == 0 && started["total"] as? Int == 5)

            let job = try trial.finished(id)
            #expect(job["state"] as? String == "done")
            #expect(job["done"] as? Int == 5 && job["added"] as? Int == 3 && job["errorCount"] as? Int == 2)
            #expect(try #require(job["rate"] as? Double) > 0)
            let errors = try #require(job["errors"] as? [[String: String]])
            #expect(errors.map { $0["id"] } == ["gone", "words"])
            #expect(errors[0]["message"]?.contains("/nowhere/gone.jpg") == true)
            #expect(try trial.json("GET", "/v1/catalogs/records")["items"] as? Int == 3)

            let again = try trial.finished(try #require(Service.json(trial.index(items))["id"] as? String))
            #expect(again["unchanged"] as? Int == 3 && again["added"] as? Int == 0 && again["errorCount"] as? Int == 2)

            let match = try #require(try trial.matches(trial.picture(1)).first)
            #expect(match["id"] as? String == items[1]["id"] as? String)
            #expect((match["metadata"] as? [String: Any])?["year"] as? Double == 1991)
            #expect(try #require(match["probability"] as? Double) > 0.5)
            #expect(try trial.matches(trial.stranger()).isEmpty)
            #expect(try trial.matches(trial.picture(1), "limit=1&region=0,0,1,1").count == 1)
        }
    }

    @Test("Tell how a job goes on as it does")
    func tells() async throws {
        try await CatalogTrial.run { trial in
            let client = try RawClient(port: trial.port)
            client.send("GET /v1/events HTTP/1.1\r\nHost: localhost:\(trial.port)\r\n\r\n")
            // A busy machine may be silent for longer than a client waits for bytes.
            func read(until words: String) -> String {
                var text = ""
                for _ in 0..<10 where !text.contains(words) { text += client.receive { $0.contains(words) } }
                return text
            }
            #expect(read(until: "event: providers").contains("event: providers"))
            let items = trial.covers(70)
            let id = try #require(Service.json(trial.index(items))["id"] as? String)
            let text = read(until: "\"state\":\"done\"")
            #expect(try InterfaceDescription().problems(inEvents: text) == [])
            let jobs = try text.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("data: {\"added\"") }.map {
                try #require(JSONSerialization.jsonObject(with: Data($0.dropFirst(6).utf8)) as? [String: Any])
            }
            #expect(jobs.allSatisfy { $0["id"] as? String == id && $0["total"] as? Int == 70 })
            let done = jobs.compactMap { $0["done"] as? Int }
            #expect(done.count >= 3 && done == done.sorted() && done.last == 70)
            #expect(jobs.dropLast().allSatisfy { $0["state"] as? String == "running" })
        }
    }

    @Test("Take one job at a time, which can be cancelled, and keep what it has done")
    func cancels() async throws {
        try await CatalogTrial.run { trial in
            // On a busy machine a short job may be done before it is cancelled; a longer one isn't.
            for count in [200, 1_000, 5_000] {
                let items = trial.covers(count).map { $0.merging(["id": UUID().uuidString]) { $1 } }
                let before = try #require(trial.json("GET", "/v1/catalogs/records")["items"] as? Int)
                let id = try #require(Service.json(trial.index(items))["id"] as? String)
                let second = try trial.index(items)
                _ = try trial.json("DELETE", "/v1/jobs/\(id)")
                let job = try trial.finished(id)
                if job["state"] as? String == "done" { continue }
                #expect(job["state"] as? String == "cancelled")
                #expect(second.hasPrefix("HTTP/1.1 409 ") && second.contains("urn:fovea:problem:job-running"))
                let added = try #require(job["added"] as? Int)
                #expect(added < count && job["done"] as? Int == added)
                #expect(try trial.json("GET", "/v1/catalogs/records")["items"] as? Int == before + added)
                // The next one has the catalog for itself.
                let next = try trial.finished(try #require(Service.json(trial.index(trial.covers(2)))["id"] as? String))
                #expect(next["state"] as? String == "done")
                return
            }
            Issue.record("Every job was done before it was cancelled.")
        }
    }

    @Test(
        "Are what the service was started with, whatever a path says",
        arguments: [
            "unknown", "..", "%2e%2e", "..%2Frecords", "records%2F..%2Fbroken", "records.catalog", "%2Fetc%2Fpasswd",
            "records%00", "Records", "",
        ]
    )
    func unknown(name: String) async throws {
        try await CatalogTrial.run { trial in
            for (method, rest) in [("GET", ""), ("POST", "/index"), ("POST", "/search")] {
                let answer = try Service.send(method, "/v1/catalogs/\(name)\(rest)", port: trial.port)
                let status = try #require(HTTPAnswer(answer)).status
                #expect([400, 404, 405, 415].contains(status), "\(method) \(name)\(rest): \(status)")
                #expect(answer.contains("Content-Type: application/problem+json"))
            }
            #expect(try trial.files() == ["broken.catalog"])
        }
    }

    @Test(
        "Refuse what isn't a list of items",
        arguments: [
            ("", 400), ("[]", 400), ("{}", 400), ("{\"items\":1}", 400), ("{\"items\":[{}]}", 400),
            ("{\"items\":[{\"id\":\"a\"}]}", 400),
            ("{\"items\":[{\"id\":\"a\",\"pictures\":[\"relative.jpg\"]}]}", 400),
            ("{\"items\":[{\"id\":\"a\",\"pictures\":[\"../up.jpg\"]}]}", 400),
            ("{\"items\":[{\"id\":\"a\",\"pictures\":[],\"metadata\":{\"a\":[1]}}]}", 400),
        ]
    )
    func refuses(body: String, status: Int) async throws {
        try await CatalogTrial.run { trial in
            let answer = try Service.post("/v1/catalogs/records/index", body, port: trial.port)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
        }
    }

    @Test("Can't be deleted, and jobs that never were are nowhere")
    func missing() async throws {
        try await CatalogTrial.run { trial in
            #expect(try Service.send("DELETE", "/v1/catalogs/records", port: trial.port).contains("Allow: GET, HEAD"))
            for method in ["GET", "DELETE"] {
                let answer = try Service.send(method, "/v1/jobs/none", port: trial.port)
                #expect(answer.hasPrefix("HTTP/1.1 404 ") && answer.contains("urn:fovea:problem:unknown-job"))
            }
            let search = try Service.post(
                "/v1/catalogs/records/search",
                Data("x".utf8),
                type: "image/png",
                port: trial.port
            )
            #expect(search.hasPrefix("HTTP/1.1 422 "))
        }
    }

    @Test("An empty list is a job that is done, and an item without a name is left out")
    func empty() async throws {
        try await CatalogTrial.run { trial in
            let job = try trial.finished(try #require(Service.json(trial.index([]))["id"] as? String))
            #expect(job["state"] as? String == "done" && job["total"] as? Int == 0)
            let nameless = trial.covers(1) + [["id": "", "pictures": [trial.picture(2).path]]]
            let other = try trial.finished(try #require(Service.json(trial.index(nameless))["id"] as? String))
            #expect(other["state"] as? String == "done" && other["added"] as? Int == 1)
            #expect((other["errors"] as? [[String: String]])?.map { $0["id"] } == [""])
        }
    }

    @Test("A broken catalogue says so in its own place, and the others go on")
    func broken() async throws {
        try await CatalogTrial.run { trial in
            let catalogs = try #require(try trial.json("GET", "/v1/catalogs")["catalogs"] as? [[String: Any]])
            #expect(catalogs.map { $0["name"] as? String } == ["broken", "records"])
            #expect(catalogs[0]["items"] is NSNull && catalogs[0]["problem"] is String)
            #expect(catalogs[1]["items"] as? Int == 0 && catalogs[1]["problem"] is NSNull)
            let answer = try Service.post("/v1/catalogs/broken/index", "{\"items\":[]}", port: trial.port)
            #expect(answer.hasPrefix("HTTP/1.1 503 "))
        }
    }
}

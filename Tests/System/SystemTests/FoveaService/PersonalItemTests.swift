import ActionEngine
import CalendarEngine
import CivilDateEngine
import Foundation
import FoveaService
import ProviderProcesses
import ServiceSupport
import StoreEngine
import TestSupport
import Testing

@Suite("The person's items over HTTP")
struct PersonalItemTests {
    private let folder: TemporaryFolder
    private let apps = FakeApps([:])

    init() throws { folder = try TemporaryFolder() }

    private var environment: [String: String] {
        [
            "HOME": folder.path, "FOVEA_CALENDARS": folder.path + "/calendars",
            "FOVEA_CONTACTS": folder.path + "/contacts", "FOVEA_HEALTH": folder.path + "/health",
            "FOVEA_CONSENT": folder.path + "/consent/consent.json",
        ]
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.file(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.replacing("\n", with: "\r\n").utf8).write(to: file)
    }

    private func event(_ title: String, in days: Int) -> String {
        let day = Date().addingTimeInterval(Double(days) * 86_400)
        let style = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day().dateSeparator(.omitted)
        let text = day.formatted(style)
        return """
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Test//EN
            BEGIN:VEVENT
            UID:\(title.lowercased())-\(days)
            DTSTAMP:20260101T000000Z
            DTSTART:\(text)T180000Z
            DTEND:\(text)T200000Z
            SUMMARY:\(title)
            LOCATION:Tempodrom
            END:VEVENT
            END:VCALENDAR

            """
    }

    @Test("Are listed, the soonest and the first hundred, and searched")
    func lists() async throws {
        try write(event("Okafor", in: 3), to: "calendars/home/a.ics")
        try write(event("Dentist", in: 2), to: "calendars/home/b.ics")
        try write(event("Last year", in: -300), to: "calendars/home/c.ics")
        for (file, title, line) in [
            ("r1", "Done", "DUE;VALUE=DATE:20390101\nSTATUS:COMPLETED"), ("r2", "Call Ana", "DUE:20400502T163000Z"),
            ("r3", "Sleep", "PRIORITY:1"), ("r4", "Pay", "DUE;VALUE=DATE:20400501"),
        ] {
            let todo = "BEGIN:VTODO\nUID:\(file)\nSUMMARY:\(title)\n\(line)\nEND:VTODO"
            try write("BEGIN:VCALENDAR\nVERSION:2.0\n\(todo)\nEND:VCALENDAR\n", to: "calendars/home/\(file).ics")
        }
        for number in 1...101 {
            let card = "BEGIN:VCARD\nVERSION:3.0\nFN:Ana \(number)\nTEL:+49 30 \(number)\nEND:VCARD\n"
            try write(card, to: "contacts/people/\(number).vcf")
        }
        let environment = environment
        try await Service.serving([:], configure: { $0.environment = environment }) { port in
            func items(_ path: String) throws -> [[String: Any]] {
                try #require(Service.json(Service.get(path, port: port))["items"] as? [[String: Any]])
            }
            #expect(try items("/v1/agenda").compactMap { $0["title"] as? String } == ["Dentist", "Okafor"])
            #expect(try items("/v1/agenda?q=tempodrom+okafor").count == 1)
            #expect(try items("/v1/agenda?q=nothing").isEmpty)
            let contacts = try Service.json(Service.get("/v1/contacts", port: port))
            #expect((contacts["items"] as? [Any])?.count == 100 && contacts["more"] as? Bool == true)
            #expect(try items("/v1/contacts?q=101").compactMap { $0["name"] as? String } == ["Ana 101"])
            #expect(try items("/v1/readings").isEmpty)
            let reminders = try items("/v1/reminders")
            #expect(reminders.compactMap { $0["title"] as? String } == ["Pay", "Call Ana", "Sleep", "Done"])
            let due = ["2040-05-01", "2040-05-02T16:30:00Z", nil, "2039-01-01"]
            #expect(reminders.map { $0["due"] as? String } == due)
            #expect(reminders.map { $0["done"] as? Bool } == [false, false, false, true])
            #expect(try items("/v1/reminders?q=ana").count == 1)
            let long = String(repeating: "a", count: 201)
            #expect(try Service.get("/v1/contacts?q=\(long)", port: port).contains(" 400 "))
        }
    }

    @Test("Are for apps as the person decides, and decisions are taken back")
    func decides() async throws {
        let environment = environment
        let consent = Consent(environment: environment)
        try await Service.serving([:], configure: { $0.environment = environment }) { port throws in
            func put(_ status: String, _ path: String) throws -> String {
                let body = Data("{\"status\":\"\(status)\"}".utf8)
                let client = try RawClient(port: port)
                client.send(
                    "PUT \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\nContent-Type: application/json\r\n"
                        + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
                )
                client.send(body)
                return client.receiveAll()
            }
            #expect(try put("granted", "/v1/consents/music/calendar").contains(" 200 "))
            #expect(consent.status(of: "music", for: .calendar) == .granted)
            #expect(try put("not-determined", "/v1/consents/music/calendar").contains(" 400 "))
            #expect(try put("granted", "/v1/consents/music/diary").contains(" 404 "))
            #expect(try put("granted", "/v1/consents/a%2Fb/calendar").contains(" 400 "))
            #expect(try Service.get("/v1/consents", port: port).contains("\"status\":\"granted\""))
            #expect(try Service.send("DELETE", "/v1/consents/music/calendar", port: port).contains(" 200 "))
            #expect(try consent.decisions() == [:])
        }
    }

    @Test("Have the piece of a picture that they were read from, until it is forgotten")
    func picture() async throws {
        let environment = environment
        let origin = ActionOrigin(text: "Okafor, 5 December", corners: [])
        let event = EventDraft(title: "Okafor", date: try #require(CivilDate("2040-12-05")))
        let draft = ActionDraft(content: .event(event), origin: origin, confidence: 1)
        let piece = Data([0xFF, 0xD8, 0xFF, 0xE0])
        let id = try #require(try ActionStore(environment: environment).save(draft, crop: piece).id)
        try await Service.serving([:], configure: { $0.environment = environment }) { port throws in
            let path = "/v1/saved/\(id)/picture"
            let answer = try Service.get(path, port: port)
            #expect(answer.contains(" 200 ") && answer.contains("image/jpeg") && answer.contains("no-store"))
            #expect(try Service.get("/v1/saved/unheard/picture", port: port).contains(" 404 "))
            #expect(try Service.send("DELETE", path, port: port).contains(" 204 "))
            #expect(try Service.get(path, port: port).contains(" 404 "))
            #expect(try Service.send("DELETE", path, port: port).contains(" 404 "))
        }
        #expect(CalendarStore(environment: environment).items { $0.title == "Okafor" }.count == 1)
    }

    @Test("Are nowhere to be had from a service without them")
    func absent() async throws {
        try await Service.serving([:]) { port throws in
            for path in ["/v1/agenda", "/v1/reminders", "/v1/contacts", "/v1/readings", "/v1/consents"] {
                #expect(try Service.get(path, port: port).contains("store-unavailable"))
            }
        }
    }

    // MARK: Questions of apps

    private func question() async throws -> (OpenQuestions, AppQuestion, Task<Bool?, Never>) {
        let open = try #require(apps.questions)
        let question = AppQuestion(
            provider: "music",
            name: "Music",
            question: ConsentQuestion(app: "music", store: .health, wanted: .granted),
            purpose: "To dance."
        )
        let changes = open.changes()
        let asked = Task {
            defer { withExtendedLifetime(changes) {} }
            return await open.ask(question)
        }
        while open.questions.isEmpty { await Task.yield() }
        return (open, question, asked)
    }

    @Test("Are asked for in questions that the person answers", arguments: [true, false])
    func answers(isAllowed: Bool) async throws {
        let (open, question, asked) = try await question()
        try await Service.serving(apps) { port in
            let list = try Service.get("/v1/questions", port: port)
            #expect(list.contains("\"name\":\"Music\"") && list.contains("\"purpose\":\"To dance.\""))
            let path = "/v1/questions/\(question.id)"
            #expect(try Service.post(path, "{}", port: port).contains(" 400 "))
            #expect(try Service.post(path, "{\"allow\":\(isAllowed)}", port: port).contains(" 204 "))
            #expect(try Service.post(path, "{\"allow\":true}", port: port).contains("unknown-question"))
        }
        #expect(await asked.value == isAllowed)
        #expect(open.consent.status(of: "music", for: .health) == (isAllowed ? .granted : .denied))
    }

    @Test("Are asked for in questions that go without an answer, and nothing is recorded")
    func dismisses() async throws {
        let (open, question, asked) = try await question()
        try await Service.serving(apps) { port throws in
            #expect(try Service.send("DELETE", "/v1/questions/\(question.id)", port: port).contains(" 204 "))
        }
        #expect(await asked.value == nil)
        #expect(try open.consent.decisions() == [:])
    }

    @Test(
        "Are asked for in questions that no other website answers",
        arguments: [
            "Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
        ]
    )
    func refusesOthers(_ fields: String) async throws {
        let (open, question, asked) = try await question()
        try await Service.serving(apps) { port in
            let path = "/v1/questions/\(question.id)"
            for (method, body) in [("POST", "{\"allow\":true}"), ("DELETE", "")] {
                let answer = try RawClient.exchange(
                    "\(method) \(path) HTTP/1.1\r\nHost: localhost:\(port)\r\n\(fields)\r\n"
                        + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
                        + "Connection: close\r\n\r\n\(body)",
                    port: port
                )
                #expect(answer.contains("urn:fovea:problem:foreign-page"))
            }
            // A form of another site sends no JSON, even where a browser says nothing about itself.
            #expect(try Service.post(path, Data("allow=true".utf8), type: "text/plain", port: port).contains(" 415 "))
        }
        #expect(open.questions == [question])
        #expect(try open.consent.decisions() == [:])
        asked.cancel()
        _ = await asked.value
    }
}

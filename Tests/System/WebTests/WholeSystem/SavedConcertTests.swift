import Foundation
import TestSupport
import Testing

extension WebTests {
    /// From a drawn poster to the calendar that other programs read, and back.
    @Suite("What the whole system saves")
    struct SavedItems {
        /// Draws lines of text in the browser, as a poster or a card, and returns it as a file.
        private func drawn(_ lines: [(size: Int, text: String)], _ trial: SystemTrial) async throws -> Data {
            let content = JSON.array(lines.map { .array([.number(Double($0.size)), .string($0.text)]) })
            let file = try await trial.browser.run(
                """
                const canvas = document.createElement("canvas");
                [canvas.width, canvas.height] = [900, 1200];
                const pen = canvas.getContext("2d");
                pen.fillStyle = "#f7f3e8";
                pen.fillRect(0, 0, 900, 1200);
                pen.fillStyle = "#1a2340";
                pen.textAlign = "center";
                let y = 160;
                for (const [size, text] of arguments[0]) {
                    pen.font = `${size}px sans-serif`;
                    y += size;
                    pen.fillText(text, 450, y);
                    y += 50;
                }
                return canvas.toDataURL("image/png").split(",")[1];
                """,
                content
            )
            return try #require(file.string.flatMap { Data(base64Encoded: $0) })
        }

        private static let programs = ["/usr/bin/khal", "/usr/bin/khard"]
        private static let arePresent = programs.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }

        @Test(
            "A poster's concert is saved, printed by khal and shown by Music, until it is undone",
            .enabled(if: arePresent, "scripts/setup test installs khal and khard.")
        )
        func concert() async throws {
            let system = try await RunningSystem()
            try await SystemTrial.run(on: system) { trial in
                let browser = trial.browser
                let poster = try await drawn(
                    [
                        (88, "NADIA OKAFOR"), (60, "LIVE"), (56, "Friday, 19 June 2026"), (56, "8:00 pm"),
                        (48, "Palm House, London"),
                    ],
                    trial
                )
                try await trial.searchWhole("poster.png", poster)
                try await browser.wait(until: "document.querySelector('[data-kind=event] button.action')")
                try await browser.click("[data-kind=event] button.action")
                let fields = try await browser.run(
                    "return [...document.querySelectorAll('#edit [name]')].map((each) => `${each.name}=${each.value}`)"
                ).strings
                #expect(fields.contains { $0.lowercased().hasPrefix("title=nadia okafor") }, "\(fields)")
                #expect(fields.contains("date=2026-06-19") || fields.contains("start=2026-06-19T20:00"), "\(fields)")
                #expect(try system.khal("2026-06-19").isEmpty)
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('.action.saved .small')")
                #expect(try system.khal("2026-06-19").lowercased().contains("2026-06-19 20:00 nadia okafor"))

                // Music asks for the calendars, shows the concert once it may, and no longer once it is undone.
                try await browser.click("#tab-music")
                try await browser.click("#panel-music .more")
                try await trial.enterPage()
                try await browser.click("nav a[href$=concerts]")
                try await browser.wait(until: "document.title.startsWith('Concerts')")
                try await browser.leaveFrame()
                try await browser.wait(until: "document.querySelector('.question .choices:not([inert])')")
                #expect(try await trial.texts(".question h2").first?.contains("read and change your calendars") == true)
                try await browser.click(".question .strong")
                let shown =
                    "document.querySelector('iframe').contentDocument?.body?.innerText.includes('In your calendar')"
                try await browser.wait(until: shown)
                try await browser.run("document.querySelector('.action.saved .small').click()")
                try await browser.wait(until: "!(\(shown))")
                #expect(try system.khal("2026-06-19").isEmpty)
            }
        }

        @Test(
            "A card's contact is saved and printed by khard, until it is undone",
            .enabled(if: arePresent, "scripts/setup test installs khal and khard.")
        )
        func contact() async throws {
            let system = try await RunningSystem()
            try await SystemTrial.run(on: system) { trial in
                let browser = trial.browser
                let card = try await drawn(
                    [
                        (72, "Ana Lind"), (44, "Head of Design"), (52, "Harbour Studio GmbH"), (44, "+49 30 901820"),
                        (44, "ana.lind@harbour.example"), (44, "www.harbour.example"),
                    ],
                    trial
                )
                try await trial.searchWhole("card.png", card)
                try await browser.wait(until: "document.querySelector('[data-kind=contact] button.action')")
                try await browser.click("[data-kind=contact] button.action")
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('.action.saved .small')")
                let printed = try system.khard("list")
                #expect(printed.contains("Ana Lind"), "\(printed)")
                try await browser.click(".action.saved .small")
                try await browser.wait(until: "document.querySelector('[data-kind=contact] button.action')")
                #expect(try !system.khard("list").contains("Ana Lind"))
            }
        }
    }
}

extension RunningSystem {
    /// What khal prints of the person's events of a day.
    fileprivate func khal(_ day: String) throws -> String {
        let folders = try FileManager.default.contentsOfDirectory(atPath: person.calendars).filter {
            !$0.hasPrefix(".")
        }
        guard !folders.isEmpty else { return "" }
        let calendars = folders.map { "[[\($0)]]\npath = \(person.calendars)/\($0)" }.joined(separator: "\n")
        let configuration = """
            [calendars]
            \(calendars)
            [sqlite]
            path = \(person.folder)/khal.db
            [locale]
            local_timezone = UTC
            default_timezone = UTC
            timeformat = %H:%M
            dateformat = %Y-%m-%d
            longdateformat = %Y-%m-%d
            datetimeformat = %Y-%m-%d %H:%M
            longdatetimeformat = %Y-%m-%d %H:%M
            """
        let file = "\(person.folder)/khal.conf"
        try configuration.write(toFile: file, atomically: true, encoding: .utf8)
        let words = ["-c", file, "list", "--format", "{start} {title}", "--day-format", "", day, "1d"]
        let run = try ProgramRun("/usr/bin/khal", words, environment: ["HOME": person.folder])
        return run.output.split(separator: "\n").filter { $0.hasPrefix(day) }.joined(separator: "\n")
    }

    /// What khard prints of the person's contacts.
    fileprivate func khard(_ words: String...) throws -> String {
        let folders = try FileManager.default.contentsOfDirectory(atPath: person.contacts).filter { !$0.hasPrefix(".") }
        let books = folders.map { "[[\($0)]]\npath = \(person.contacts)/\($0)" }.joined(separator: "\n")
        let configuration =
            "[addressbooks]\n\(books)\n[general]\ndefault_action = list\neditor = true\nmerge_editor = true\n"
        let file = "\(person.folder)/khard.conf"
        try configuration.write(toFile: file, atomically: true, encoding: .utf8)
        return try ProgramRun("/usr/bin/khard", ["-c", file] + words, environment: ["HOME": person.folder]).output
    }
}

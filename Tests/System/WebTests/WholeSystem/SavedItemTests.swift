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

        /// Draws the display of a blood pressure monitor in the browser, and returns it as a file.
        private func drawnMonitor(_ rows: [(label: String, digits: String)], _ trial: SystemTrial) async throws -> Data
        {
            let content = JSON.array(rows.map { .array([.string($0.label), .string($0.digits)]) })
            let file = try await trial.browser.run(
                """
                const canvas = document.createElement("canvas");
                [canvas.width, canvas.height] = [800, 760];
                const pen = canvas.getContext("2d");
                pen.fillStyle = "#bcc4b4";
                pen.fillRect(0, 0, 800, 760);
                pen.fillStyle = "#20261e";
                const lit = ["abcdef", "bc", "abged", "abgcd", "fgbc", "afgcd", "afgedc", "abc", "abcdefg", "abcdfg"];
                let y = 50;
                for (const [label, digits] of arguments[0]) {
                    const high = 170, wide = 94, stroke = 22, gap = 4;
                    pen.font = "44px sans-serif";
                    pen.fillText(label, 50, y + high / 2 + 16);
                    let x = 740 - 128 * digits.length;
                    for (const digit of digits) {
                        const half = high / 2, right = x + wide - stroke;
                        const bars = {
                            a: [x + gap, y, wide - 2 * gap, stroke], d: [x + gap, y + high - stroke, wide - 2 * gap, stroke],
                            g: [x + gap, y + half - stroke / 2, wide - 2 * gap, stroke],
                            b: [right, y + gap, stroke, half - 2 * gap], c: [right, y + half + gap, stroke, half - 2 * gap],
                            f: [x, y + gap, stroke, half - 2 * gap], e: [x, y + half + gap, stroke, half - 2 * gap],
                        };
                        for (const segment of lit[digit]) pen.fillRect(...bars[segment]);
                        x += 128;
                    }
                    y += 230;
                }
                return canvas.toDataURL("image/png").split(",")[1];
                """,
                content
            )
            return try #require(file.string.flatMap { Data(base64Encoded: $0) })
        }

        @Test("A monitor's blood pressure is saved as a reading, until it is undone")
        func reading() async throws {
            try await SystemTrial.run { trial in
                let (browser, system) = (trial.browser, trial.system)
                let monitor = try await drawnMonitor([("SYS", "128"), ("DIA", "84"), ("PULSE", "67")], trial)
                try await trial.searchWhole("monitor.png", monitor)
                try await browser.wait(until: "document.querySelector('[data-kind=reading] button.action')")
                try await browser.click("[data-kind=reading] button.action")
                let fields = try await browser.run(
                    "return [...document.querySelectorAll('#edit [name]')].map((each) => `${each.name}=${each.value}`)"
                ).strings
                for value in ["128", "84", "67"] { #expect(fields.contains { $0.hasSuffix("=\(value)") }, "\(fields)") }
                #expect(try system.texts(in: system.person.readings).isEmpty)
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('.action.saved .small')")
                let written = try system.texts(in: system.person.readings)
                // Of the pressure and of the pulse.
                #expect(written.count == 2 && written.allSatisfy { $0.contains(#""resourceType":"Observation""#) })
                let pressure = try #require(written.first { $0.contains("StructureDefinition/bp") })
                #expect(pressure.contains(#""value":128"#) && pressure.contains(#""value":84"#), "\(pressure)")
                // The record has the piece of the picture, a JPEG in letters.
                let saved = try system.texts(in: system.person.actions).first { $0.contains(#""kind":"reading""#) }
                #expect(try #require(saved).contains(#""crop":"/9j/"#))
                try await browser.click(".action.saved .small")
                try await browser.wait(until: "document.querySelector('[data-kind=reading] button.action')")
                #expect(try system.texts(in: system.person.readings).isEmpty)
                // Other tests save other kinds meanwhile.
                let records = try system.texts(in: system.person.actions)
                #expect(records.allSatisfy { !$0.contains(#""kind":"reading""#) })
            }
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
            try await SystemTrial.run { trial in
                let (browser, system) = (trial.browser, trial.system)
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

    /// The contents of the JSON files in a folder, without spaces.
    fileprivate func texts(in folder: String) throws -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return try names.filter { $0.hasSuffix(".json") }.map {
            try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8).filter { !$0.isWhitespace }
        }
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

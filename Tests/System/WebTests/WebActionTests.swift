import ActionEngine
import CodeEngine
import Foundation
import FoveaSessions
import GeometryEngine
import TestSupport
import Testing

extension WebTests {
    @Suite("What a picture offers")
    struct PictureActions {
        private static func code(_ text: String, top: Double = 0.3) -> FoundCode {
            FoundCode(
                symbology: .qr,
                text: text,
                bytes: Array(text.utf8),
                isText: true,
                corners: Quadrilateral(Rect(x: 0.2, y: top, width: 0.4, height: 0.1)),
                identifier: "]Q1"
            )
        }

        private static let event = """
            BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Okafor Trio\r\nDTSTART:20990612T193000\r\nDTEND:20990612T213000\r\n\
            LOCATION:Tempodrom\r\nEND:VEVENT
            """

        /// Searches a picture with codes, and waits for what it offers.
        private func offer(
            _ codes: [String],
            width: Int = 1440,
            expectingErrors: Bool = false,
            _ test: (WebTrial) async throws -> Void
        ) async throws {
            try await WebTrial.run([Samples.music()], width: width, expectingErrors: expectingErrors) { trial in
                trial.describer.find(
                    PictureFindings(codes: codes.enumerated().map { Self.code($1, top: 0.1 + 0.2 * Double($0)) })
                )
                try await trial.searchWhole()
                try await trial.browser.wait(until: "document.querySelector('.actions li')")
                try await test(trial)
            }
        }

        /// Puts a program on the path of the service.
        private func install(_ program: FakeProgram, _ trial: WebTrial) throws {
            try FileManager.default.createDirectory(at: trial.home, withIntermediateDirectories: true)
            let bin = trial.home.appending(path: "bin").path
            try FileManager.default.createSymbolicLink(atPath: bin, withDestinationPath: "\(program.folder)/bin")
        }

        private func calendars(_ trial: WebTrial) -> [String] {
            let folder = trial.home.appending(path: "calendars").path
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return files.filter { $0.hasSuffix(".ics") }
        }

        @Test(
            "A chip shows its piece of the picture, opens a draft, and a click saves what was edited, until it is undone"
        )
        func saves() async throws {
            try await offer([Self.event]) { trial in
                let browser = trial.browser
                #expect(try await trial.texts(".action-name") == ["Add to calendar"])
                #expect(try await trial.texts(".action-title") == ["Okafor Trio"])
                try await browser.tab(to: ".action")
                #expect(try await browser.run("return document.querySelectorAll('.marks polygon').length") == 1)
                try await browser.press(.enter)
                #expect(try await browser.run("return document.getElementById('edit').open") == true)
                #expect(
                    try await browser.run("return document.getElementById('edit-title').value") == "Okafor Trio"
                )
                #expect(calendars(trial).isEmpty)

                // Escape writes nothing, and the keys are back at the chip.
                try await browser.press(.escape)
                try await browser.wait(until: "!document.getElementById('edit').open")
                #expect(try await browser.hasFocus(".action"))
                #expect(calendars(trial).isEmpty)

                try await browser.press(.enter)
                try await browser.run(
                    "const title = document.getElementById('edit-title'); title.value = 'Okafor Trio, live';"
                )
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('.action.saved')")
                #expect(try await trial.texts(".action.saved bdi").first?.hasPrefix("Saved to ") == true)
                let file = try #require(calendars(trial).first)
                let folder = trial.home.appending(path: "calendars")
                let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                #expect(text.contains("SUMMARY:Okafor Trio\\, live") && text.contains("X-FOVEA-ORIGIN"))

                try await browser.click("#items-button")
                try await browser.goBack()
                try await browser.wait(until: "document.querySelector('.actions li button.action')")
                try await browser.click(".actions li button.action")
                try await browser.run(
                    "const title = document.getElementById('edit-title'); title.value = 'Okafor Trio, live';"
                )
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('.action.saved')")
                #expect(try await trial.texts(".action.saved bdi").first?.hasPrefix("Already in ") == true)
                #expect(calendars(trial).count == 1)
            }
        }

        @Test("What was saved is undone by a click, at the chip or in the list of items")
        func undoes() async throws {
            let card = "MECARD:N:Lind,Ana;TEL:+49301234567;EMAIL:ana@example.org;;"
            try await offer([Self.event, card]) { trial in
                let browser = trial.browser
                try await browser.click("[data-kind=event] button.action")
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('[data-kind=event] .saved .small')")
                #expect(calendars(trial).count == 1)
                try await browser.click("[data-kind=event] .saved .small")
                try await browser.wait(until: "document.querySelector('[data-kind=event] button.action')")
                #expect(calendars(trial).isEmpty)

                try await browser.click("[data-kind=contact] button.action")
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('[data-kind=contact] .saved .small')")
                try await browser.click("#items-button")
                try await browser.click("#items-tab-contacts")
                try await browser.wait(until: "document.querySelector('.item-mark .link')")
                #expect(try await trial.texts(".item-words strong") == ["Ana Lind"])
                try await browser.click(".item-mark .link")
                try await browser.wait(until: "document.querySelector('.item-list .none')")
            }
        }

        @Test("A saved item shows the piece of the picture and the text, until a click forgets both")
        func forgets() async throws {
            let card = "MECARD:N:Lind,Ana;TEL:+49301234567;EMAIL:ana@example.org;;"
            try await offer([card], width: 390) { trial in
                let browser = trial.browser
                try await browser.click("[data-kind=contact] button.action")
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('[data-kind=contact] .saved .small')")
                try await browser.click("#items-button")
                try await browser.click("#items-tab-contacts")
                try await browser.wait(until: "document.querySelector('.item-mark summary')")
                try await browser.click(".item-mark summary")
                try await browser.wait(
                    until: "document.querySelector('.item-mark details[open] img')?.naturalWidth > 0"
                )
                #expect(try await trial.texts(".item-mark details[open]").first?.contains("MECARD:N:Lind,Ana") == true)
                let overflow = try await browser.run("return document.documentElement.scrollWidth <= innerWidth")
                #expect(overflow == true)

                try await browser.click(".item-mark details .small")
                try await browser.wait(until: "!document.querySelector('.item-mark')")
                #expect(try await trial.texts(".item-words strong") == ["Ana Lind"])
            }
        }

        @Test("A network is joined after a click in its sheet, with a password that was corrected")
        func joins() async throws {
            let program = try FakeProgram(named: "nmcli", takesInput: true)
            try await offer(["WIFI:T:WPA;S:Café Lind;P:secret99;;"], width: 390) { trial in
                let browser = trial.browser
                try install(program, trial)
                #expect(try await trial.texts(".action-name") == ["Join Wi-Fi"])
                try await browser.click("[data-kind=network] button.action")
                #expect(try await trial.texts("#edit .strong") == ["Join"])
                try await browser.run("document.getElementById('edit-password').value = 'secret77'")
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('[data-kind=network] .saved')")
                #expect(try await trial.texts(".action.saved bdi") == ["Joined Café Lind"])
                let start = try #require(try await program.starts(1).first)
                #expect(start.dropFirst(3) == ["input=secret77", "--ask", "device", "wifi", "connect", "Café Lind"])
            }
        }

        @Test("A network that isn't joined says why, at the field that may be wrong")
        func refusesToJoin() async throws {
            let program = try FakeProgram(named: "nmcli", takesInput: true, endsWith: 4)
            try await offer(["WIFI:T:WPA;S:Café Lind;P:secret99;;"], expectingErrors: true) { trial in
                let browser = trial.browser
                try install(program, trial)
                try await browser.click("[data-kind=network] button.action")
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('#edit [aria-invalid=true]')")
                #expect(try await browser.hasFocus("#edit-password"))
                #expect(try await trial.texts(".edit-problem").first?.contains("password may be another") == true)
            }
        }

        @Test("A value that can't be is said at its field, and nothing is written")
        func refuses() async throws {
            try await offer([Self.event]) { trial in
                let browser = trial.browser
                try await browser.click(".actions button.action")
                try await browser.run("document.getElementById('edit-title').value = ' '")
                try await browser.click("#edit .strong")
                try await browser.wait(until: "document.querySelector('#edit [aria-invalid=true]')")
                #expect(try await browser.hasFocus("#edit-title"))
                #expect(try await browser.run("return document.querySelector('.edit-problem').hidden") == false)
                #expect(calendars(trial).isEmpty)
            }
        }

        @Test("Links, calls and mail lead where their whole text says, and nowhere else")
        func leads() async throws {
            let address = "https://example.org/a/very/long/path/that/ends/with/what/matters?and=more"
            let codes = [address, "tel:+49301234567", "mailto:ana@example.org?subject=Tea", "javascript:alert(1)"]
            try await offer(codes, width: 390) { trial in
                let links = try await trial.browser.run(
                    "return [...document.querySelectorAll('a.action')].map((each) => [each.getAttribute('href'), each.innerText])"
                )
                let found = links.array.map { $0.strings }
                #expect(found.map(\.first).contains(address))
                #expect(found.map(\.first).contains("tel:+49301234567"))
                #expect(found.contains { $0[0] == "mailto:ana@example.org?subject=Tea" })
                #expect(found.allSatisfy { ["https:", "tel:+4", "mailto"].contains(String($0[0].prefix(6))) })
                #expect(found.contains { $0[1].contains(address) })
                let overflow = try await trial.browser.run("return document.documentElement.scrollWidth <= innerWidth")
                #expect(overflow == true)
            }
        }

        @Test("A picture is read once for its text and for what it offers")
        func once() async throws {
            try await offer([Self.event]) { trial in
                #expect(trial.describer.readings == 1)
                try await trial.browser.click("#tool-text")
                try await trial.browser.wait(until: "!document.querySelector('.found').classList.contains('busy')")
                #expect(trial.describer.readings == 1)
            }
        }

        @Test("Chips and the sheet look as they did, at every width, in light and dark")
        func looks() async throws {
            try await offer([Self.event, "https://example.org/tickets", "tel:+49301234567"]) { trial in
                for place in ["chips", "edit"] {
                    if place == "edit" { try await trial.browser.click(".actions button.action") }
                    for (width, height, scale) in [(1440, 900, 0.3), (390, 844, 0.6)] {
                        for dark in [false, true] {
                            try await trial.browser.appear(width: width, height: height, dark: dark)
                            try await trial.settle()
                            try GoldenPicture(
                                "Tests/System/WebTests/Looks/\(place)-\(width)-\(dark ? "dark" : "light").png"
                            )
                            .compare(await trial.browser.picture(scale: scale))
                        }
                    }
                }
            }
        }
    }
}

import Foundation
import FoveaSessions
import ProviderProcesses
import StoreEngine
import TestSupport
import Testing

extension WebTests {
    @Suite("The person's items")
    struct Items {
        private static let question = ConsentQuestion(app: "music", store: .calendar, wanted: .granted)

        /// Asks the person for an app, as soon as a page is there to ask on.
        private func ask(_ trial: WebTrial, _ question: ConsentQuestion = question) async throws -> Task<Bool?, Never> {
            let open = try #require(trial.apps.questions)
            let id = try #require(ProviderID(rawValue: "music"))
            let asked = Task {
                // The page listens a moment after it is shown.
                while !open.isHeard { try? await Task.sleep(for: .milliseconds(5)) }
                return await open.ask(
                    AppQuestion(provider: id, name: "Music", question: question, purpose: "To show concerts.")
                )
            }
            try await trial.browser.wait(until: "document.querySelector('.question .choices:not([inert])')")
            return asked
        }

        @Test("An app asks in words that name it, the store and the purpose, and is allowed", arguments: [true, false])
        func asks(isAllowed: Bool) async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                let asked = try await ask(trial)
                #expect(
                    try await trial.texts(".question h2") == ["Allow “Music” to read and change your calendars?"]
                )
                #expect(try await trial.texts(".question q") == ["To show concerts."])
                try await trial.browser.click(isAllowed ? ".question .strong" : ".question .soft")
                #expect(await asked.value == isAllowed)
                try await trial.browser.wait(until: "document.getElementById('questions').hidden")
                let consent = try #require(trial.apps.questions).consent
                #expect(consent.status(of: "music", for: .calendar) == (isAllowed ? .granted : .denied))
            }
        }

        @Test("Escape leaves a question without an answer, and nothing is recorded")
        func escape() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                let asked = try await ask(trial)
                try await trial.browser.tab(to: ".question .strong")
                try await trial.browser.press(.escape)
                #expect(await asked.value == nil)
                try await trial.browser.wait(until: "document.getElementById('questions').hidden")
                #expect(try #require(trial.apps.questions).consent.decisions() == [:])
            }
        }

        @Test("A question and the list of contacts look as they did, at every width, in light and dark")
        func looks() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try trial.write(PersonalFiles.card("Ana Lind", phone: "+49 30 1234567"), to: "contacts/people/a.vcf")
                try trial.write(PersonalFiles.card("Björn Sand", phone: "+46 8 765 43 21"), to: "contacts/people/b.vcf")
                try await trial.browser.click("#items-button")
                try await trial.browser.click("#items-tab-contacts")
                try await trial.browser.wait(until: "document.querySelectorAll('.item-list li[data-id]').length === 2")
                let asked = try await ask(trial)
                for (width, height, scale) in [(1440, 900, 0.3), (390, 844, 0.6)] {
                    for dark in [false, true] {
                        try await trial.browser.appear(width: width, height: height, dark: dark)
                        try await trial.settle()
                        try GoldenPicture(
                            "Tests/System/WebTests/Looks/items-\(width)-\(dark ? "dark" : "light").png"
                        )
                        .compare(await trial.browser.picture(scale: scale))
                    }
                }
                asked.cancel()
                _ = await asked.value
            }
        }

        @Test("Events, contacts and decisions are shown, searched and follow what other programs write")
        func lists() async throws {
            try await WebTrial.run([Samples.music()], width: 390) { trial in
                let day = Date().addingTimeInterval(86_400 * 2)
                try trial.write(PersonalFiles.event("Okafor Trio", on: day), to: "calendars/home/a.ics")
                try trial.write(PersonalFiles.card("Ana Lind", phone: "+49 30 1234567"), to: "contacts/people/a.vcf")
                try trial.consent.record(.granted, for: "music", store: .calendar)
                try await trial.browser.click("#items-button")
                try await trial.browser.wait(until: "document.querySelector('.item-list li[data-id]')")
                #expect(try await trial.texts(".item-list strong") == ["Okafor Trio"])

                try trial.write(PersonalFiles.event("Dentist", on: day), to: "calendars/home/b.ics")
                try await trial.browser.wait(until: "document.querySelectorAll('.item-list li[data-id]').length === 2")
                try await trial.browser.type("okafor", into: ".item-search")
                try await trial.browser.wait(until: "document.querySelectorAll('.item-list li[data-id]').length === 1")

                try trial.write(
                    PersonalFiles.reminder("Pay the rent", "DUE;VALUE=DATE:20400501"),
                    to: "calendars/home/c.ics"
                )
                try await trial.browser.click("#items-tab-reminders")
                try await trial.browser.wait(until: "document.querySelectorAll('.item-list li[data-id]').length === 1")
                #expect(try await trial.texts(".item-list strong") == ["Pay the rent"])
                #expect(try await trial.texts(".item-list time").first?.contains("2040") == true)
                try trial.write(PersonalFiles.reminder("Call Ana", "STATUS:COMPLETED"), to: "calendars/home/d.ics")
                try await trial.browser.wait(until: "document.querySelector('.item-list [data-done=true] s')")

                try await trial.browser.click("#items-tab-contacts")
                try await trial.browser.wait(until: "document.querySelector('.item-links a')")
                #expect(
                    try await trial.browser.run("return document.querySelector('.item-links a').getAttribute('href')")
                        == "tel:+49301234567"
                )
                let overflow = try await trial.browser.run("return document.documentElement.scrollWidth <= innerWidth")
                #expect(overflow == true)

                try await trial.browser.click("#items-tab-consents")
                try await trial.browser.wait(until: "document.querySelector('[data-status=granted] button')")
                try await trial.browser.click("[data-status=granted] button")
                try await trial.browser.wait(until: "document.querySelector('[data-status=denied]')")
                #expect(trial.consent.status(of: "music", for: .calendar) == .denied)
                try await trial.browser.click("[data-status=denied] button")
                try await trial.browser.wait(until: "document.querySelector('.item-list .none')")
                #expect(try trial.consent.decisions() == [:])
            }
        }
    }
}

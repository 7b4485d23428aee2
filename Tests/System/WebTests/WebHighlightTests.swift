import Foundation
import FoveaCapture
import FoveaSessions
import GeometryEngine
import PictureEngine
import TestSupport
import Testing

extension WebTests {
    @Suite("Highlighting")
    struct Highlighting {
        @Test(
            "A rectangle drawn with a mouse or a finger is what is searched",
            arguments: [Browser.Pointer.mouse, .touch]
        )
        func rectangle(pointer: Browser.Pointer) async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.show()
                try await trial.browser.draw([(0.2, 0.1), (0.5, 0.4), (0.7, 0.9)], over: ".highlight", with: pointer)
                #expect(try await trial.texts("#search") == ["Search highlight"])
                try await trial.browser.click("#search")
                try await trial.answered()
                let region = try #require(try trial.describer.queries.first?.highlight.bounds())
                #expect(abs(region.x - 0.2) < 0.003 && abs(region.y - 0.1) < 0.003)
                #expect(abs(region.width - 0.5) < 0.004 && abs(region.height - 0.8) < 0.004)
            }
        }

        @Test("A lasso is sent as it was drawn, and a scribble as what lies below it")
        func lasso() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.show()
                try await trial.browser.click("#tool-lasso")
                let circle = (0...24).map { step in
                    let angle = Double(step) / 24 * 2 * .pi
                    return (x: 0.5 + 0.3 * cos(angle), y: 0.5 + 0.3 * sin(angle))
                }
                try await trial.browser.draw(circle, over: ".highlight", with: .touch)
                try await trial.browser.click("#search")
                try await trial.answered()
                guard case .lasso(let points) = try #require(trial.describer.queries.first).highlight else {
                    Issue.record("no lasso was sent")
                    return
                }
                #expect(points.count <= 64)
                for point in points {
                    let (x, y) = (point.x - 0.5, point.y - 0.5)
                    #expect(abs((x * x + y * y).squareRoot() - 0.3) < 0.01)
                }

                // To and fro over a thing: its hull counts, at once, as there are results already.
                let scribble = (0...10).map { step in
                    (x: step.isMultiple(of: 2) ? 0.2 : 0.6, y: 0.3 + Double(step) * 0.03)
                }
                try await trial.browser.draw(scribble, over: ".highlight", with: .pen)
                try await trial.browser.wait(until: "location.search && !document.querySelector('.searching')")
                try await waitForQueries(2, trial)
                let bounds = try #require(trial.describer.queries.last).highlight.bounds()
                #expect(abs(bounds.x - 0.185) < 0.01 && abs(bounds.width - 0.43) < 0.02, "\(bounds)")
                #expect(abs(bounds.y - 0.285) < 0.01 && abs(bounds.height - 0.33) < 0.02)
            }
        }

        @Test("Keys make, move, resize and remove a highlight, and it is announced")
        func keys() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.show()
                try await trial.browser.tab(to: "#tool-rectangle", backwards: true)
                try await trial.browser.press(.enter)
                #expect(try await trial.browser.hasFocus("#selection"))
                #expect(
                    try await trial.browser.name(of: "#selection")
                        == "Highlight, 20 percent from the left, 20 percent from the top, 60 percent wide, 60 percent high"
                )
                try await trial.browser.press(.right, times: 2)
                try await trial.browser.press(.down, holding: [.control], times: 2)
                try await trial.browser.press(.left, holding: [.shift], times: 5)
                let expected = "26 percent from the left, 21 percent from the top, 45 percent wide, 60 percent high"
                try await trial.browser.wait(
                    until: "document.getElementById('announcer').textContent === '\(expected)'"
                )

                try await trial.browser.press(.enter)
                try await trial.answered()
                let region = try #require(try trial.describer.queries.first?.highlight.bounds())
                #expect(abs(region.x - 0.26) < 0.001 && abs(region.y - 0.21) < 0.001)
                #expect(abs(region.width - 0.45) < 0.001 && abs(region.height - 0.6) < 0.001)

                try await trial.browser.run("document.getElementById('selection').focus()")
                try await trial.browser.press(.escape)
                #expect(try await trial.browser.hasFocus("#search"))
                try await trial.browser.press(.enter)
                try await waitForQueries(2, trial)
                #expect(trial.describer.queries.last?.highlight == .whole)
            }
        }

        @Test("Keys make, move and resize a lasso, and turn a rectangle into one")
        func lassoByKeys() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.show()
                try await trial.browser.run("document.getElementById('tool-lasso').focus()")
                try await trial.browser.press(.enter)
                #expect(try await trial.browser.hasFocus("#selection"))
                try await trial.browser.press(.up, times: 2)
                try await trial.browser.press(.right, holding: [.shift], times: 2)
                try await trial.browser.press(.enter)
                try await trial.answered()
                guard case .lasso(let points) = try #require(trial.describer.queries.first).highlight else {
                    Issue.record("no lasso was sent")
                    return
                }
                let bounds = try Highlight.lasso(points).bounds()
                #expect(abs(bounds.x - 0.2) < 0.001 && abs(bounds.y - 0.14) < 0.001, "\(bounds)")
                #expect(abs(bounds.width - 0.66) < 0.001 && abs(bounds.height - 0.6) < 0.001)
                // An oval: every corner of the box is left out.
                for point in points {
                    let (x, y) = ((point.x - 0.53) / 0.33, (point.y - 0.44) / 0.3)
                    #expect(abs((x * x + y * y).squareRoot() - 1) < 0.01)
                }

                try await trial.browser.run("document.getElementById('tool-rectangle').focus()")
                try await trial.browser.press(.enter)
                try await trial.browser.press(.enter)
                try await waitForQueries(2, trial)
                guard case .rectangle(let region) = try #require(trial.describer.queries.last).highlight else {
                    Issue.record("no rectangle was sent")
                    return
                }
                #expect(abs(region.width - 0.66) < 0.001 && abs(region.y - 0.14) < 0.001)
            }
        }

        @Test("A highlight never leaves the picture, and a slip makes none")
        func bounds() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.show()
                try await trial.browser.draw([(0.5, 0.5), (0.503, 0.503)], over: ".highlight")
                #expect(try await trial.browser.run("return document.getElementById('selection').hidden") == true)
                try await trial.browser.draw([(0.6, 0.6), (1.2, 1.02)], over: ".highlight")
                try await trial.browser.click("#search")
                try await trial.answered()
                let region = try #require(try trial.describer.queries.first?.highlight.bounds())
                #expect(region.x + region.width <= 1.0001 && region.y + region.height <= 1.0001)
                #expect(abs(region.x + region.width - 1) < 0.001)
            }
        }

        @Test("Another highlight asks again, and the back button returns to the first answer")
        func searchAgain() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                try await trial.searchWhole()
                let first = try await trial.browser.address
                trial.apps.change("music", to: .answers([try Samples.album(3, "Salt")]))
                try await trial.browser.draw([(0.3, 0.3), (0.7, 0.7)], over: ".highlight")
                try await trial.browser.wait(until: "document.querySelector('.title')?.innerText === 'Salt'")
                #expect(try await trial.browser.address != first)
                #expect(trial.describer.queries.count == 2)

                try await trial.browser.goBack()
                try await trial.browser.wait(until: "document.querySelector('.title')?.innerText === 'Glass Harbour'")
                #expect(try await trial.browser.address == first)
                #expect(try await trial.browser.run("return document.getElementById('selection').hidden") == true)
                #expect(trial.describer.queries.count == 2)
            }
        }

        private func waitForQueries(_ count: Int, _ trial: WebTrial) async throws {
            for _ in 0..<3600 where trial.describer.queries.count < count {
                try await Task.sleep(for: .milliseconds(25))
            }
            #expect(trial.describer.queries.count == count)
            try await trial.answered()
        }
    }
}

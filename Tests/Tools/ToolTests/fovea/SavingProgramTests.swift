import Foundation
import PictureSupport
import TestSupport
import Testing

@Suite("Saving with the built program")
struct SavingProgramTests {
    @Test("A photo of a code becomes an event, once, and is undone")
    func code() throws {
        let place = try TemporaryFolder()
        defer { withExtendedLifetime(place) {} }
        let picture = "\(place.path)/code.png"
        let event = "BEGIN:VEVENT\nSUMMARY:Late show\nUID:1\nDTSTART:20301205T200000\nEND:VEVENT"
        try CodeSheet(58, event).draw().write(to: URL(filePath: picture))
        let environment = [
            "HOME": place.path, "FOVEA_CALENDARS": "\(place.path)/calendars", "FOVEA_ACTIONS": "\(place.path)/actions",
        ]
        let unasked = try FoveaProgram.run("save", picture, environment: environment)
        #expect(unasked.code == 77 && unasked.errors.contains("Nothing is saved"), "\(unasked.errors)")
        for change in ["added", "unchanged"] {
            let run = try FoveaProgram.run("save", picture, "--yes", environment: environment)
            #expect(run.code == 0 && run.output.hasPrefix("\(change)  event  Late show"), "\(run.errors)")
        }
        let folder = "\(place.path)/calendars/personal"
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count { $0.hasSuffix(".ics") } == 1)
        let undo = try FoveaProgram.run("undo", environment: environment)
        #expect(undo.code == 0, "\(undo.errors)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count { $0.hasSuffix(".ics") } == 0)
    }
}

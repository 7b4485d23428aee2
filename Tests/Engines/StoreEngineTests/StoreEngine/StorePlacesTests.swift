import Foundation
import TestSupport
import Testing

@testable import StoreEngine

@Suite("Places of a person's items")
struct StorePlacesTests {
    private let place: TemporaryFolder
    private var environment: [String: String] { ["HOME": place.path] }

    init() throws { place = try TemporaryFolder() }

    private func make(_ folders: String...) throws {
        for folder in folders {
            try FileManager.default.createDirectory(
                atPath: "\(place.path)/\(folder)",
                withIntermediateDirectories: true
            )
        }
    }

    @Test("Are the folders that the environment names")
    func named() throws {
        try make("c/work", "c/home", "c/.git")
        let places = StorePlaces.calendars(environment: ["FOVEA_CALENDARS": place.path + "/c"])
        #expect(places.collections.map(\.name) == ["home", "work"])
        #expect(places.watched == [place.path + "/c"])
        #expect(StorePlaces.health(environment: ["FOVEA_HEALTH": "/h"]).path == "/h")
        #expect(StorePlaces.health(environment: ["XDG_DATA_HOME": "/h"]).path == "/h/fovea/health")
    }

    @Test("Are the usual ones without a configuration")
    func usual() throws {
        #expect(StorePlaces.calendars(environment: environment).root == place.path + "/.local/share/khal/calendars")
        #expect(StorePlaces.contacts(environment: environment).root == place.path + "/.contacts")
        try make(".calendars/work")
        let places = StorePlaces.calendars(environment: environment)
        #expect(places.root == place.path + "/.calendars")
        #expect(places.collections.map(\.folder.path) == [place.path + "/.calendars/work"])
    }

    @Test("Are those of khal's configuration")
    func khal() throws {
        try make(".config/khal", "mail/a/one", "mail/b/two")
        let text = """
            # comment
            [calendars]
              [[home]]
              path = $HOME/own/
              color = '#00ff00'
              readonly = True
              [[found]] # here
              path = ~/mail/*/*  # a pattern
              type = discover
              [[people]]
              path = ~/people
              type = birthdays
            [locale]
            [[not]]
            path = /nowhere
            """
        try Data(text.utf8).write(to: URL(filePath: place.path + "/.config/khal/config"))
        let places = StorePlaces.calendars(environment: environment)
        #expect(places.collections.map(\.name) == ["home", "one", "two"])
        #expect(places.collections.first?.folder.path == place.path + "/own")
        #expect(places.collections.map(\.color) == ["#00ff00", nil, nil])
        #expect(places.collections.map(\.isReadOnly) == [true, false, false])
        #expect(places.watched.count == 4)
    }

    @Test("Are those of khard's configuration")
    func khard() throws {
        try make(".config/khard")
        try Data("[addressbooks]\n[[family]]\npath = ~/family/\n".utf8)
            .write(to: URL(filePath: place.path + "/.config/khard/khard.conf"))
        let places = StorePlaces.contacts(environment: environment)
        #expect(places.collections.map(\.folder.path) == [place.path + "/family"])
        #expect(places.collections.first?.folder.fileExtension == "vcf")
    }
}

@testable import ItemIndexEngine
import Testing

@Suite("The place of an app's index")
struct AppItemIndexTests {
    @Test("The index lies in the data folder of the person")
    func path() {
        #expect(
            AppItemIndex.path(application: "music", environment: ["XDG_DATA_HOME": "/data"])
                == "/data/fovea/items/music/items.sqlite"
        )
        #expect(
            AppItemIndex.path(application: "music", environment: ["HOME": "/home/joni", "XDG_DATA_HOME": "relative"])
                == "/home/joni/.local/share/fovea/items/music/items.sqlite"
        )
    }

    @Test(
        "An app's name is one folder",
        arguments: [
            ("org.example.music", "/usr/bin/x", "org.example.music"), (nil, "/usr/bin/music", "music"),
            ("../../etc", nil, ".._.._etc"), ("..", nil, "app"), (nil, nil, "app"), ("", nil, "app"),
        ] as [(String?, String?, String)]
    )
    func application(identifier: String?, executable: String?, name: String) {
        #expect(AppItemIndex.application(identifier: identifier, executable: executable) == name)
    }
}

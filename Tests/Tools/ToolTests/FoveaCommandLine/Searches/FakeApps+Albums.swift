import FoveaSessions
import ServiceInterface
import ServiceSupport

extension FakeApps {
    /// An album that Music finds.
    static func album(_ identifier: String, _ title: String, canOpen: Bool = true) -> FoundItem {
        FoundItem(
            reference: .init(type: "AlbumEntity", identifier: identifier),
            typeName: "Album",
            title: title,
            subtitle: "Nina Vale",
            canOpen: canOpen
        )
    }

    /// Music, which is slow and finds three albums; Landmarks, which finds nothing; and Broken, which fails.
    static func three() -> FakeApps {
        let albums = [album("12", "Blue Hour"), album("gone", "Lost Tape"), album("7", "Locked", canOpen: false)]
        return FakeApps([
            App(
                AppDescription(id: "music", name: "Music", offersMoreResults: true),
                .answers(Answer(results: albums, total: 4, offersMoreResults: true), after: .milliseconds(50))
            ),
            App(AppDescription(id: "landmarks", name: "Landmarks"), .answers(Answer(results: []))),
            App(AppDescription(id: "broken", name: "Broken"), .fails("Broken ended before it answered.")),
        ])
    }
}

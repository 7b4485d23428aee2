import ActionEngine
import Foundation
import GeometryEngine
import ProviderFrames
import ServiceInterface

/// A value of each kind that crosses the interface.
enum Samples {
    static let music = PlacedApp(
        app: AppDescription(
            id: "music",
            name: "Music",
            offersMoreResults: true,
            hasIcon: true,
            state: "warm",
            problems: ["It has no icon for the dark. Draw one."]
        ),
        why: "Pinned",
        isPinned: true
    )
    static let quiet = PlacedApp(app: AppDescription(id: "a b", name: "Quiet"), why: "By name", isPinned: false)
    static let item = FoundItem(
        reference: ItemReference(type: "AlbumEntity", identifier: "12"),
        typeName: "Album",
        title: "Blue Hour",
        subtitle: "Nina Vale",
        thumbnail: .address("/v1/sessions/s/apps/music/results/0/thumbnail")
    )
    static let bare = FoundItem(
        reference: ItemReference(type: "AlbumEntity", identifier: "13"),
        typeName: "Album",
        title: "",
        canOpen: false
    )
    static let entries: [Sheet.Entry] = [
        Sheet.Entry(
            app: "music",
            outcome: .success(Answer(results: [item, bare], total: 3, offersMoreResults: true)),
            milliseconds: 12.5,
            offersMore: true
        ),
        Sheet.Entry(app: "a b", outcome: .success(Answer(results: [])), milliseconds: 0.1, offersMore: false),
        Sheet.Entry(
            app: "broken",
            outcome: .failure(AppFailure(.appFailed, "Broken ended before it answered.")),
            milliseconds: 3,
            offersMore: true
        ),
    ]
    static let head = Sheet.Head(session: "s", width: 640, height: 480, labels: ["record"], apps: [music, quiet])
    static let opened = OpenedApp(
        app: "music",
        opening: Opening(place: "/albums/12?q=a", dialog: "Here.", isRaised: true, warnings: ["It took long."])
    )
    static let metadata: [String: CatalogValue] = ["year": .number(1990), "live": .bool(true), "label": .string("x")]

    /// The head of a search with one app that answered and one that is still asked.
    static var sheet: Sheet {
        var sheet = Sheet(head: head)
        sheet.entries = [entries[0]]
        return sheet
    }

    static var job: ServiceReply.Job {
        var job = ServiceReply.Job(id: "j", catalog: "covers", total: 3)
        job.errors = [.init(id: nil, message: "The disk is full.")]
        return job
    }

    static let action: ActionDraft = {
        let box = Quadrilateral(Rect(x: 0.1, y: 0.2, width: 0.5, height: 0.1))
        let origin = ActionOrigin(text: "https://a.b", corners: [box])
        return ActionDraft(content: .openLink("https://a.b"), origin: origin, confidence: 1)
    }()

    static let subjects: PictureSubjects = {
        let outline = Quadrilateral(Rect(x: 0.1, y: 0.2, width: 0.5, height: 0.25)).corners
        return PictureSubjects(
            width: 640,
            height: 480,
            subjects: [.init(number: 1, area: 0.125, outline: outline)],
            chosen: .init(number: nil, area: 0.125, outline: outline)
        )
    }()

    static let text: PictureText = {
        let corners = Quadrilateral(Rect(x: 0.1, y: 0.2, width: 0.5, height: 0.1)).corners
        return PictureText(
            lines: [
                .init(text: "Blue", confidence: 0.5, corners: corners, words: [.init(text: "Blue", corners: corners)])
            ],
            codes: [
                .init(symbology: "qr", text: "https://a.b", byteCount: 11, corners: corners, link: "https://a.b"),
                .init(symbology: "aztec", text: nil, byteCount: 3, corners: corners, link: nil),
            ]
        )
    }()
}

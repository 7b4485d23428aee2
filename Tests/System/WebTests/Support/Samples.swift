import FoveaSessions
import ProviderFrames

/// Apps and results that many tests share.
enum Samples {
    static func album(
        _ number: Int,
        _ title: String,
        _ subtitle: String? = "Mira Sol",
        id: String? = nil,
        canOpen: Bool = true
    ) throws -> FoundItem {
        FoundItem(
            reference: .init(type: "AlbumEntity", identifier: id ?? "album-\(number)"),
            typeName: "Album",
            title: title,
            subtitle: subtitle,
            thumbnail: .file(try Artwork.cover(number)),
            canOpen: canOpen
        )
    }

    static func albums() throws -> [FoundItem] {
        [
            try album(0, "Glass Harbour"),
            FoundItem(
                reference: .init(type: "ConcertEntity", identifier: "concert-1"),
                typeName: "Concert",
                title: "Mira Sol at Tempodrom",
                subtitle: "12 June, Berlin"
            ),
            try album(
                2,
                "Paper Lanterns of the Northern Shore, Live at the Old Observatory",
                "The Wandering Cartographers and Friends"
            ),
            try album(3, "ليالي المرفأ الطويلة فوق البحر الهادئ", "مجموعة النجوم"),
        ]
    }

    static func music(_ behavior: ScriptedApps.Behavior? = nil) throws -> ScriptedApps.App {
        .init(
            "music",
            "Music",
            icon: try Artwork.icon([0.93, 0.24, 0.42]),
            more: true,
            try behavior ?? .answers(albums())
        )
    }

    static func landmarks(_ behavior: ScriptedApps.Behavior? = nil) throws -> ScriptedApps.App {
        let one = FoundItem(
            reference: .init(type: "LandmarkEntity", identifier: "fuji"),
            typeName: "Landmark",
            title: "Mount Fuji",
            subtitle: "Asia",
            thumbnail: .file(try Artwork.cover(2, width: 480, height: 300))
        )
        return .init(
            "landmarks",
            "Landmarks",
            icon: try Artwork.icon([0.10, 0.58, 0.52]),
            behavior ?? .answers([one])
        )
    }
}

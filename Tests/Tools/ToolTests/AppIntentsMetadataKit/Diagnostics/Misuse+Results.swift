// What an app gets wrong about its results.

extension Misuse {
    static let unionCaseWithoutOpening = Misuse(
        testDescription: "a union case that nothing opens",
        source: Source.imports + "@UnionValue enum Found {\n    case album(Album), concert(ConcertEntity)\n}\n"
            + Source.entity("Album") + Source.entity("ConcertEntity") + Source.open("Album")
            + Source.search(result: "[Found]"),
        diagnostics: [
            """
            App.swift:4:24: error: Nothing opens case 'concert' of 'Found': no OpenIntent has a target of type \
            'ConcertEntity'. Declare one, such as 'OpenConcertIntent', or conform 'ConcertEntity' to \
            URLRepresentableEntity.
            """
        ],
        mended: """
            }

            struct OpenConcertIntent: OpenIntent {
                static let title: LocalizedStringResource = "Open ConcertEntity"

                @Parameter(title: "ConcertEntity", requestValueDialog: "Which concertentity?")
                var target: ConcertEntity
            }

            """
    )

    static let entityWithoutOpening = Misuse(
        testDescription: "a result that nothing opens",
        source: Source.imports + Source.entity("Album") + Source.search(result: "[Album]"),
        diagnostics: [
            """
            App.swift:14:71: warning: Nothing opens 'Album', which 'Search' finds: no OpenIntent has a target of that \
            type. Declare one, such as 'OpenAlbumIntent', or conform 'Album' to URLRepresentableEntity.
            """
        ],
        mended: "struct OpenAlbumIntent: OpenIntent {"
    )

    static let siblingWithoutOpening = Misuse(
        testDescription: "a result of another module that nothing opens",
        source: "import Catalog\n" + Source.imports + Source.search(result: "[Album]"),
        diagnostics: [
            """
            App.swift:5:71: warning: Nothing opens 'Album', which 'Search' finds: no OpenIntent has a target of that \
            type. Declare one, such as 'OpenAlbumIntent', or conform 'Album' to URLRepresentableEntity.
            """
        ],
        mended: "var target: Album\n",
        siblings: [("Catalog", "import AppIntents\n" + Source.entity("Album", access: "public "))]
    )

    static let unionElsewhereWithoutOpening = Misuse(
        testDescription: "a union of another module with a case that nothing opens",
        source: "import Catalog\n" + Source.imports + Source.search(result: "[Found]"),
        diagnostics: [
            """
            Catalog.swift:12:38: error: Nothing opens case 'album' of 'Found': no OpenIntent has a target of type \
            'Album'. Declare one, such as 'OpenAlbumIntent', or conform 'Album' to URLRepresentableEntity.
            """
        ],
        mended: "var target: Album\n",
        siblings: [
            (
                "Catalog",
                "import AppIntents\n" + Source.entity("Album", access: "public ")
                    + "@UnionValue public enum Found { case album(Album) }\n"
            )
        ]
    )

    static let openingThroughProtocol = Misuse(
        testDescription: "a protocol of the app that opens another entity",
        source: Source.imports + Source.entity("Album") + Source.entity("Song") + """
            protocol Opening: OpenIntent { var target: Song { get set } }
            struct Open: Opening { @Parameter(title: "Song") var target }

            """ + Source.search(result: "[Album]"),
        diagnostics: [
            """
            App.swift:26:71: warning: Nothing opens 'Album', which 'Search' finds: no OpenIntent has a target of that \
            type. Declare one, such as 'OpenAlbumIntent', or conform 'Album' to URLRepresentableEntity.
            """
        ],
        mended: "struct OpenAlbumIntent"
    )

    static let unionOfPlainValues = Misuse(
        testDescription: "a union of values that are no entities",
        source: Source.imports + "struct Album: Sendable {}\n@UnionValue enum Found { case album(Album) }\n"
            + Source.entity("AlbumEntity"),
        diagnostics: [
            """
            App.swift:4:37: error: Case 'album' of 'Found' carries 'Album', which isn't an entity. Conform 'Album' to \
            AppEntity, or carry an entity in its place.
            """
        ],
        mended: "case album(AlbumEntity)"
    )
}

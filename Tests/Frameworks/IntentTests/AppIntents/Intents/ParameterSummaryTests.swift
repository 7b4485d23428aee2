@testable import AppIntents
import Testing

@Suite("Summaries of intents")
struct ParameterSummaryTests {
    @Test("A summary names the parameters before they have values")
    func titles() {
        #expect(PlayTracks().summaryText == "Play some Genre on Device.")
    }

    @Test("A summary shows values as people read them")
    func values() {
        let intent = PlayTracks()
        intent.genre = .jazz
        intent.album = AlbumEntity(id: "1", name: "Blue")
        intent.device = "Kitchen"
        #expect(intent.summaryText == "Play Blue on Kitchen.")
    }

    @Test("A summary chooses by a value")
    func comparison() {
        let intent = SortTracks()
        #expect(intent.summaryText == "Sort by Key.")
        intent.key = "name"
        #expect(intent.summaryText == "Sort by name, A to Z.")
    }

    @Test("A summary lists the other parameters")
    func otherParameters() {
        #expect(CountTracks.parameterSummary.otherParameters == [\CountTracks.$first, \CountTracks.$second])
        #expect(CountTracks().summaryText == "Count the tracks.")
    }

    @Test("An intent without a summary says nothing")
    func noSummary() {
        #expect(OpenAlbum().summaryText == nil)
    }
}

private struct PlayTracks: AppIntent {
    static let title: LocalizedStringResource = "Play Tracks"
    static var parameterSummary: some ParameterSummary {
        When(\.$album, .hasAnyValue) {
            Summary("Play \(\.$album) on \(\.$device).")
        } otherwise: {
            Summary("Play some \(\.$genre) on \(\.$device).") {
                \.$album
            }
        }
    }

    @Parameter(title: "Album") var album: AlbumEntity?
    @Parameter(title: "Genre") var genre: Genre
    @Parameter(title: "Device") var device: String

    func perform() async throws -> some IntentResult { .result() }
}

private struct SortTracks: AppIntent {
    static let title: LocalizedStringResource = "Sort Tracks"
    static var parameterSummary: some ParameterSummary {
        When(\.$key, .equalTo, "name") {
            Summary("Sort by \(\.$key), A to Z.")
        } otherwise: {
            Summary("Sort by \(\.$key).")
        }
    }

    @Parameter(title: "Key") var key: String

    func perform() async throws -> some IntentResult { .result() }
}

private struct CountTracks: AppIntent {
    static let title: LocalizedStringResource = "Count Tracks"
    static var parameterSummary: IntentParameterSummary<CountTracks> {
        Summary("Count the tracks.") {
            \.$first
            \.$second
        }
    }

    @Parameter(title: "First") var first: Int
    @Parameter(title: "Second") var second: Int

    func perform() async throws -> some IntentResult { .result() }
}

// Families around what people watch, read and listen to.

extension SchemaFamily {
    private static let work =
        "title: String?, seriesTitle: String?, author: String?, genre: String?, purchaseDate: Date?"

    static let books = SchemaFamily(
        "books",
        "books",
        [
            .intent("openBook", "opens a book", "target: {book}", .opens),
            .intent("navigatePage", "turns a page", "target: {book}, direction: {navigationDirection}"),
            .intent("playAudiobook", "plays an audiobook", "target: {audiobook}", .startsAudio),
            .intent("search", "searches among books", searchedFor, .searches),
            .intent(
                "updateFontSize",
                "changes the size of letters",
                "target: {settings}, changeOperation: {relativeFontChange}"
            ),
            .intent(
                "updateCharacterSpacing",
                "changes the space between letters",
                "target: {settings}, changeOperation: {relativeCharacterSpacingChange}"
            ),
            .intent(
                "updateLineSpacing",
                "changes the space between lines",
                "target: {settings}, changeOperation: {relativeLineSpacingChange}"
            ),
            .intent(
                "updateWordSpacing",
                "changes the space between words",
                "target: {settings}, changeOperation: {relativeWordSpacingChange}"
            ),
            .intent(
                "updateSettings",
                "changes how pages look",
                """
                target: {settings}, page: Int?, font: {font}?, theme: {theme}?,
                pageNavigationSetting: {pageNavigationSetting}?, isTextJustified: Bool?
                """
            ),
            .entity("book", "a book", "\(work), url: URL?"),
            .entity("audiobook", "an audiobook", work),
            .entity(
                "settings",
                "how pages look",
                """
                font: {font}, fontSize: {fontSize}, theme: {theme}, pageNavigationSetting: {pageNavigationSetting},
                isTextJustified: Bool, isAllowMultipleColumns: Bool
                """
            ),
            .enumeration("contentType", "kinds of books"),
            .enumeration("font", "fonts"),
            .enumeration("fontSize", "sizes of letters"),
            .enumeration("theme", "colors of pages"),
            .enumeration("pageNavigationSetting", "ways to go from page to page"),
            .enumeration("navigationDirection", "directions to turn pages"),
            .enumeration("relativeFontChange", "changes of the size of letters"),
            .enumeration("relativeCharacterSpacingChange", "changes of the space between letters"),
            .enumeration("relativeLineSpacingChange", "changes of the space between lines"),
            .enumeration("relativeWordSpacingChange", "changes of the space between words"),
        ]
    )

    static let audio = SchemaFamily(
        "audio",
        "what people listen to",
        [
            .intent(
                "playAudio",
                "plays something",
                """
                audioEntity: *, playbackAttributes: Set<{playbackAttributes}>,
                warmupAudioQueueResult: {warmupAudioQueueResult}?, queueLocation: {queueInsertionLocation}?
                """,
                .startsAudio
            ),
            .intent("addToLibrary", "adds something to the library", "audioEntity: *"),
            .intent("addToPlaylist", "adds something to a playlist", "audioEntity: *, playlist: {playlist}"),
            .intent("createStation", "creates a station"),
            .intent(
                "updateAudioAffinity",
                "likes something or not",
                "target: *, affinityState: {affinityState}"
            ),
            .intent(
                "warmupAudioQueue",
                "gets ready to play something",
                "audioEntity: *, playbackAttributes: Set<{playbackAttributes}>"
            ),
            .entity(
                "song",
                "a song",
                """
                title: String, artistName: String, composerName: String?, albumTitle: String?, artists: [{artist}],
                album: {album}?, composers: [{artist}], internationalStandardRecordingCode: String?
                """
            ),
            .entity(
                "album",
                "an album",
                "title: String, artistName: String, artists: [{artist}], universalProductCode: String?"
            ),
            .entity("artist", "an artist", "name: String"),
            .entity("playlist", "a playlist", "title: String, owner: *?, createdByMe: Bool?, curatedForMe: Bool?"),
            .entity("liveRadioStation", "a radio station", "title: String, providerName: String?"),
            .entity("warmupAudioQueueResult", "what is ready to play"),
            .entity(
                "audiobook",
                "an audiobook",
                """
                title: String?, author: String?, genre: String?, narrator: String?, publisher: String?,
                seriesTitle: String?, releaseDate: Date?, purchaseDate: Date?
                """
            ),
            .entity(
                "newsBrief",
                "news to listen to",
                "title: String, providerName: String?, date: Date?, provider: *?"
            ),
            .entity("radioShow", "a show on the radio", "title: String"),
            .entity("podcastCollection", "a collection of podcasts", "title: String"),
            .entity(
                "radioShowEpisode",
                "an episode of a show on the radio",
                "title: String, showName: String?, releaseDate: Date?, show: {radioShow}?"
            ),
            .entity("algorithmicRadioStation", "a station made for a listener", "title: String, curatedForMe: Bool?"),
            .entity("songCollection", "a collection of songs", "title: String?"),
            .enumeration("playbackAttributes", "ways to play", "shuffle repeat"),
            .enumeration("queueInsertionLocation", "places in what plays next", "next tail"),
            .enumeration("appViewIdentifier", "views of the app", "nowPlaying"),
            .enumeration("affinityState", "likes and dislikes", "like dislike unset"),
            .enumeration("activity", "what people do while they listen"),
        ]
    )

    static let camera = SchemaFamily(
        "camera",
        "cameras",
        [
            .intent("openInCaptureMode", "opens the camera in a mode", "target: {captureMode}", .opens),
            .intent("setDevice", "chooses a camera", "device: {captureDevice}"),
            .intent(
                "startCapture",
                "takes a photo or begins a video",
                "captureMode: {captureMode}, device: {captureDevice}?, timerDuration: {captureDuration}?"
            ),
            .intent("stopCapture", "ends a video"),
            .enumeration("captureMode", "modes of a camera"),
            .enumeration("captureDevice", "cameras of a device"),
            .enumeration("captureDuration", "times before a photo is taken"),
        ]
    )
}

// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around what people listen to.
    @_marker public protocol AudioIntent: Kind {}
    /// The schemas of entities around what people listen to.
    @_marker public protocol AudioEntity: Kind {}
    /// The schemas of enumerations around what people listen to.
    @_marker public protocol AudioEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.AudioIntent {}
extension AppSchema.Entity: AppSchema.AudioEntity {}
extension AppSchema.Enum: AppSchema.AudioEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around what people listen to.
    public static var audio: some AppSchema.AudioIntent { AppSchema.Intent(identifier: "audio") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around what people listen to.
    public static var audio: some AppSchema.AudioEntity { AppSchema.Entity(identifier: "audio") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around what people listen to.
    public static var audio: some AppSchema.AudioEnum { AppSchema.Enum(identifier: "audio") }
}

extension AppSchema.AudioIntent {
    /// The schema of an intent that plays something.
    ///
    /// - `audioEntity: …`
    /// - `playbackAttributes: Set<{playbackAttributes}>`
    /// - `warmupAudioQueueResult: {warmupAudioQueueResult}?`
    /// - `queueLocation: {queueInsertionLocation}?`
    public var playAudio: some AppSchemaIntent { AppSchema.Intent(identifier: "audio.playAudio") }

    /// The schema of an intent that adds something to the library.
    ///
    /// - `audioEntity: …`
    public var addToLibrary: some AppSchemaIntent { AppSchema.Intent(identifier: "audio.addToLibrary") }

    /// The schema of an intent that adds something to a playlist.
    ///
    /// - `audioEntity: …`
    /// - `playlist: {playlist}`
    public var addToPlaylist: some AppSchemaIntent { AppSchema.Intent(identifier: "audio.addToPlaylist") }

    /// The schema of an intent that creates a station.
    public var createStation: some AppSchemaIntent { AppSchema.Intent(identifier: "audio.createStation") }

    /// The schema of an intent that likes something or not.
    ///
    /// - `target: …`
    /// - `affinityState: {affinityState}`
    public var updateAudioAffinity: some AppSchemaIntent { AppSchema.Intent(identifier: "audio.updateAudioAffinity") }

    /// The schema of an intent that gets ready to play something.
    ///
    /// - `audioEntity: …`
    /// - `playbackAttributes: Set<{playbackAttributes}>`
    public var warmupAudioQueue: some AppSchemaIntent { AppSchema.Intent(identifier: "audio.warmupAudioQueue") }
}

extension AppSchema.AudioEntity {
    /// The schema of a song.
    ///
    /// - `title: String`
    /// - `artistName: String`
    /// - `composerName: String?`
    /// - `albumTitle: String?`
    /// - `artists: [{artist}]`
    /// - `album: {album}?`
    /// - `composers: [{artist}]`
    /// - `internationalStandardRecordingCode: String?`
    public var song: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.song") }

    /// The schema of an album.
    ///
    /// - `title: String`
    /// - `artistName: String`
    /// - `artists: [{artist}]`
    /// - `universalProductCode: String?`
    public var album: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.album") }

    /// The schema of an artist.
    ///
    /// - `name: String`
    public var artist: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.artist") }

    /// The schema of a playlist.
    ///
    /// - `title: String`
    /// - `owner: …?`
    /// - `createdByMe: Bool?`
    /// - `curatedForMe: Bool?`
    public var playlist: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.playlist") }

    /// The schema of a radio station.
    ///
    /// - `title: String`
    /// - `providerName: String?`
    public var liveRadioStation: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.liveRadioStation") }

    /// The schema of what is ready to play.
    public var warmupAudioQueueResult: some AppSchemaEntity {
        AppSchema.Entity(identifier: "audio.warmupAudioQueueResult")
    }

    /// The schema of an audiobook.
    ///
    /// - `title: String?`
    /// - `author: String?`
    /// - `genre: String?`
    /// - `narrator: String?`
    /// - `publisher: String?`
    /// - `seriesTitle: String?`
    /// - `releaseDate: Date?`
    /// - `purchaseDate: Date?`
    public var audiobook: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.audiobook") }

    /// The schema of news to listen to.
    ///
    /// - `title: String`
    /// - `providerName: String?`
    /// - `date: Date?`
    /// - `provider: …?`
    public var newsBrief: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.newsBrief") }

    /// The schema of a show on the radio.
    ///
    /// - `title: String`
    public var radioShow: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.radioShow") }

    /// The schema of a collection of podcasts.
    ///
    /// - `title: String`
    public var podcastCollection: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.podcastCollection") }

    /// The schema of an episode of a show on the radio.
    ///
    /// - `title: String`
    /// - `showName: String?`
    /// - `releaseDate: Date?`
    /// - `show: {radioShow}?`
    public var radioShowEpisode: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.radioShowEpisode") }

    /// The schema of a station made for a listener.
    ///
    /// - `title: String`
    /// - `curatedForMe: Bool?`
    public var algorithmicRadioStation: some AppSchemaEntity {
        AppSchema.Entity(identifier: "audio.algorithmicRadioStation")
    }

    /// The schema of a collection of songs.
    ///
    /// - `title: String?`
    public var songCollection: some AppSchemaEntity { AppSchema.Entity(identifier: "audio.songCollection") }
}

extension AppSchema.AudioEnum {
    /// The schema of ways to play.
    ///
    /// - `shuffle`
    /// - `repeat`
    public var playbackAttributes: some AppSchemaEnum { AppSchema.Enum(identifier: "audio.playbackAttributes") }

    /// The schema of places in what plays next.
    ///
    /// - `next`
    /// - `tail`
    public var queueInsertionLocation: some AppSchemaEnum { AppSchema.Enum(identifier: "audio.queueInsertionLocation") }

    /// The schema of views of the app.
    ///
    /// - `nowPlaying`
    public var appViewIdentifier: some AppSchemaEnum { AppSchema.Enum(identifier: "audio.appViewIdentifier") }

    /// The schema of likes and dislikes.
    ///
    /// - `like`
    /// - `dislike`
    /// - `unset`
    public var affinityState: some AppSchemaEnum { AppSchema.Enum(identifier: "audio.affinityState") }

    /// The schema of what people do while they listen.
    public var activity: some AppSchemaEnum { AppSchema.Enum(identifier: "audio.activity") }
}

extension AssistantSchemas {
    /// The schemas of intents around what people listen to.
    public typealias AudioIntent = AppSchema.AudioIntent
    /// The schemas of entities around what people listen to.
    public typealias AudioEntity = AppSchema.AudioEntity
    /// The schemas of enumerations around what people listen to.
    public typealias AudioEnum = AppSchema.AudioEnum
}

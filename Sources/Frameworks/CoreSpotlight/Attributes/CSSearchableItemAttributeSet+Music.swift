public import Foundation

extension CSSearchableItemAttributeSet {
    /// The samples a second.
    public var audioSampleRate: NSNumber? {
        get { self[number: "audioSampleRate"] }
        set { self[number: "audioSampleRate"] = newValue }
    }

    /// The number of channels.
    public var audioChannelCount: NSNumber? {
        get { self[number: "audioChannelCount"] }
        set { self[number: "audioChannelCount"] = newValue }
    }

    /// The beats a minute.
    public var tempo: NSNumber? {
        get { self[number: "tempo"] }
        set { self[number: "tempo"] = newValue }
    }

    /// The key of the music.
    public var keySignature: String? {
        get { self[text: "keySignature"] }
        set { self[text: "keySignature"] = newValue }
    }

    /// The time signature of the music.
    public var timeSignature: String? {
        get { self[text: "timeSignature"] }
        set { self[text: "timeSignature"] = newValue }
    }

    /// The program that encoded the sound.
    public var audioEncodingApplication: String? {
        get { self[text: "audioEncodingApplication"] }
        set { self[text: "audioEncodingApplication"] = newValue }
    }

    /// The composer.
    public var composer: String? {
        get { self[text: "composer"] }
        set { self[text: "composer"] = newValue }
    }

    /// The lyricist.
    public var lyricist: String? {
        get { self[text: "lyricist"] }
        set { self[text: "lyricist"] = newValue }
    }

    /// The title of the album.
    public var album: String? {
        get { self[text: "album"] }
        set { self[text: "album"] = newValue }
    }

    /// The artist.
    public var artist: String? {
        get { self[text: "artist"] }
        set { self[text: "artist"] = newValue }
    }

    /// The number of the track on the album.
    public var audioTrackNumber: NSNumber? {
        get { self[number: "audioTrackNumber"] }
        set { self[number: "audioTrackNumber"] = newValue }
    }

    /// The time of the recording.
    public var recordingDate: Date? {
        get { self[date: "recordingDate"] }
        set { self[date: "recordingDate"] = newValue }
    }

    /// The genre of the music.
    public var musicalGenre: String? {
        get { self[text: "musicalGenre"] }
        set { self[text: "musicalGenre"] = newValue }
    }

    /// A Boolean number that indicates whether the content is a General MIDI sequence.
    public var generalMIDISequence: NSNumber? {
        get { self[number: "generalMIDISequence"] }
        set { self[number: "generalMIDISequence"] = newValue }
    }

    /// The kind of the instrument.
    public var musicalInstrumentCategory: String? {
        get { self[text: "musicalInstrumentCategory"] }
        set { self[text: "musicalInstrumentCategory"] = newValue }
    }

    /// The name of the instrument.
    public var musicalInstrumentName: String? {
        get { self[text: "musicalInstrumentName"] }
        set { self[text: "musicalInstrumentName"] = newValue }
    }
}

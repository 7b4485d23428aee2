/// The sound of a genre: its tempo, its chords, its instruments.
struct Groove: Sendable {
    enum Voice: Sendable { case pluck, pad, keys, organ, saw, bell }

    /// Beats in a minute.
    let tempo: Double
    /// The chords, as scale steps; one a bar.
    let chords: [[Int]]
    let voice: Voice
    /// The sixteenths of a bar with the bass drum, the snare and the hi-hat.
    let kick: [Int]
    let snare: [Int]
    let hat: [Int]
    /// The sixteenths with the bass.
    let bass: [Int]
    /// The sixteenths on which the chord is arpeggiated; none for a held chord.
    let notes: [Int]

    private static let minor = [[0, 3, 7, 10], [-4, 0, 3, 7], [3, 7, 10, 14], [-2, 2, 5, 9]]
    private static let major = [[0, 4, 7, 11], [-3, 0, 4, 7], [5, 9, 12, 16], [7, 11, 14, 17]]
    private static let dark = [[0, 3, 7], [1, 5, 8], [0, 3, 7], [-2, 1, 5]]
    private static let four = [0, 4, 8, 12]
    private static let eights = [0, 2, 4, 6, 8, 10, 12, 14]

    /// Returns the groove of a genre.
    static func of(_ genre: String) -> Groove {
        switch genre {
        case "Techno":
            Groove(
                132,
                minor,
                .saw,
                kick: four,
                snare: [],
                hat: [2, 6, 10, 14],
                bass: [2, 3, 6, 10, 11, 14],
                notes: [0, 3, 6, 8, 11]
            )
        case "House":
            Groove(
                122,
                minor,
                .keys,
                kick: four,
                snare: [4, 12],
                hat: [2, 6, 10, 14],
                bass: [0, 3, 6, 10, 14],
                notes: [3, 6, 11]
            )
        case "Jazz":
            Groove(
                108,
                major,
                .keys,
                kick: [0],
                snare: [],
                hat: [0, 4, 7, 8, 12, 15],
                bass: [0, 4, 8, 12],
                notes: [2, 7, 11]
            )
        case "Metal": Groove(152, dark, .saw, kick: eights, snare: [4, 12], hat: four, bass: eights, notes: eights)
        case "Punk":
            Groove(176, major, .saw, kick: [0, 6, 8, 14], snare: [4, 12], hat: eights, bass: eights, notes: eights)
        case "Ambient": Groove(56, major, .pad, kick: [], snare: [], hat: [], bass: [], notes: [])
        case "Classical":
            Groove(72, minor, .keys, kick: [], snare: [], hat: [], bass: [0], notes: [0, 2, 4, 6, 8, 10, 12, 14])
        case "Folk":
            Groove(96, major, .pluck, kick: [], snare: [], hat: [], bass: [0, 8], notes: [0, 3, 4, 7, 8, 11, 12, 15])
        case "Country":
            Groove(
                112,
                major,
                .pluck,
                kick: [0, 8],
                snare: [4, 12],
                hat: [],
                bass: [0, 8],
                notes: [2, 4, 6, 10, 12, 14]
            )
        case "Salsa":
            Groove(
                184,
                minor,
                .keys,
                kick: [0, 6],
                snare: [3, 6, 12],
                hat: eights,
                bass: [3, 6, 12],
                notes: [0, 3, 5, 6, 9, 11, 14]
            )
        case "Soul":
            Groove(
                86,
                major,
                .organ,
                kick: [0, 7, 10],
                snare: [4, 12],
                hat: eights,
                bass: [0, 3, 7, 10],
                notes: [4, 12]
            )
        case "Synthwave":
            Groove(
                104,
                minor,
                .saw,
                kick: four,
                snare: [4, 12],
                hat: [2, 6, 10, 14],
                bass: eights,
                notes: [0, 2, 4, 6, 8, 10, 12, 14]
            )
        case "Lo-Fi":
            Groove(
                78,
                major,
                .keys,
                kick: [0, 7, 8],
                snare: [4, 12],
                hat: eights,
                bass: [0, 7, 10],
                notes: [0, 6, 10]
            )
        case "Pop":
            Groove(
                118,
                major,
                .saw,
                kick: four,
                snare: [4, 12],
                hat: eights,
                bass: [0, 3, 6, 8, 11, 14],
                notes: [0, 3, 6, 10, 12]
            )
        case "Indie Pop":
            Groove(
                126,
                major,
                .pluck,
                kick: [0, 8, 10],
                snare: [4, 12],
                hat: eights,
                bass: [0, 2, 8, 10],
                notes: [0, 2, 3, 6, 8, 10, 11, 14]
            )
        case "Psychedelic Rock":
            Groove(
                110,
                minor,
                .organ,
                kick: [0, 8],
                snare: [4, 12],
                hat: eights,
                bass: [0, 4, 6, 8, 12, 14],
                notes: [0, 4, 6, 10]
            )
        case "World":
            Groove(
                92,
                dark,
                .pluck,
                kick: [0, 6, 8],
                snare: [3, 11, 14],
                hat: [],
                bass: [0, 8],
                notes: [0, 2, 3, 5, 6, 8, 10, 11, 13, 14]
            )
        case "Post-Rock": Groove(84, minor, .bell, kick: [0, 8], snare: [12], hat: four, bass: [0], notes: eights)
        case "Dream Pop": Groove(90, major, .pad, kick: [0, 10], snare: [4, 12], hat: [], bass: [0, 8], notes: [])
        default:
            Groove(
                100,
                minor,
                .bell,
                kick: [0, 5, 10],
                snare: [],
                hat: [3, 7, 11, 15],
                bass: [0, 6],
                notes: [0, 3, 5, 8, 11, 13]
            )
        }
    }

    private init(
        _ tempo: Double,
        _ chords: [[Int]],
        _ voice: Voice,
        kick: [Int],
        snare: [Int],
        hat: [Int],
        bass: [Int],
        notes: [Int]
    ) {
        self.tempo = tempo
        self.chords = chords
        self.voice = voice
        (self.kick, self.snare, self.hat, self.bass, self.notes) = (kick, snare, hat, bass, notes)
    }
}

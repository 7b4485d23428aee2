extension UTType {
    /// The type of sound, moving pictures or both.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
    /// The type of moving pictures with or without sound.
    public static var movie: UTType { UTType(known: "public.movie") }
    /// The type of moving pictures without sound.
    public static var video: UTType { UTType(known: "public.video") }
    /// The type of sound.
    public static var audio: UTType { UTType(known: "public.audio") }
    /// The type of a QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
    /// The type of an MPEG movie.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }
    /// The type of an MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
    /// The type of MPEG-4 sound.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
    /// The type of MP3 sound.
    public static var mp3: UTType { UTType(known: "public.mp3") }
    /// The type of Windows sound.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
    /// The type of AIFF sound.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }
    /// The type of a font.
    public static var font: UTType { UTType(known: "public.font") }
    /// The type of a model of a body in space.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }
    /// The type of a scene in one file.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
    /// The type of an AVI movie.
    public static var avi: UTType { UTType(known: "public.avi") }
    /// The type of MPEG-2 pictures.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
    /// The type of an MPEG-2 transport stream.
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
    /// The type of MPEG-4 pictures with a lock.
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
    /// The type of MPEG-4 sound with a lock.
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
    /// The type of notes for instruments.
    public static var midi: UTType { UTType(known: "public.midi-audio") }
    /// The type of a list of songs or movies.
    public static var playlist: UTType { UTType(known: "public.playlist") }
    /// The type of a list of songs or movies as text.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
}

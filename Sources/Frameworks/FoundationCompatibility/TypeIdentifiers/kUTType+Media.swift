import Foundation

// Identifiers of types: pictures, sound and films.

/// The identifier of the type of a picture.
public let kUTTypeImage: CFString = "public.image"

/// The identifier of the type of a JPEG picture.
public let kUTTypeJPEG: CFString = "public.jpeg"

/// The identifier of the type of a JPEG 2000 picture.
public let kUTTypeJPEG2000: CFString = "public.jpeg-2000"

/// The identifier of the type of a TIFF picture.
public let kUTTypeTIFF: CFString = "public.tiff"

/// The identifier of the type of a GIF picture.
public let kUTTypeGIF: CFString = "com.compuserve.gif"

/// The identifier of the type of a PNG picture.
public let kUTTypePNG: CFString = "public.png"

/// The identifier of the type of a Windows bitmap.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"

/// The identifier of the type of a Windows icon.
public let kUTTypeICO: CFString = "com.microsoft.ico"

/// The identifier of the type of a QuickDraw picture.
public let kUTTypePICT: CFString = "com.apple.pict"

/// The identifier of the type of a QuickTime picture.
public let kUTTypeQuickTimeImage: CFString = "com.apple.quicktime-image"

/// The identifier of the type of an Apple icon.
public let kUTTypeAppleICNS: CFString = "com.apple.icns"

/// The identifier of the type of the raw data of a camera.
public let kUTTypeRawImage: CFString = "public.camera-raw-image"

/// The identifier of the type of an SVG drawing.
public let kUTTypeScalableVectorGraphics: CFString = "public.svg-image"

/// The identifier of the type of a live photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"

/// The identifier of the type of sound or film.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"

/// The identifier of the type of a film with or without sound.
public let kUTTypeMovie: CFString = "public.movie"

/// The identifier of the type of a film without sound.
public let kUTTypeVideo: CFString = "public.video"

/// The identifier of the type of sound.
public let kUTTypeAudio: CFString = "public.audio"

/// The identifier of the type of a QuickTime film.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"

/// The identifier of the type of an MPEG film.
public let kUTTypeMPEG: CFString = "public.mpeg"

/// The identifier of the type of an MPEG-2 film.
public let kUTTypeMPEG2Video: CFString = "public.mpeg-2-video"

/// The identifier of the type of an MPEG-2 transport stream.
public let kUTTypeMPEG2TransportStream: CFString = "public.mpeg-2-transport-stream"

/// The identifier of the type of an MPEG-4 film.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"

/// The identifier of the type of an AVI film.
public let kUTTypeAVIMovie: CFString = "public.avi"

/// The identifier of the type of MP3 sound.
public let kUTTypeMP3: CFString = "public.mp3"

/// The identifier of the type of MPEG-4 sound.
public let kUTTypeMPEG4Audio: CFString = "public.mpeg-4-audio"

/// The identifier of the type of AIFF sound.
public let kUTTypeAudioInterchangeFileFormat: CFString = "public.aiff-audio"

/// The identifier of the type of waveform sound.
public let kUTTypeWaveformAudio: CFString = "com.microsoft.waveform-audio"

/// The identifier of the type of MIDI music.
public let kUTTypeMIDIAudio: CFString = "public.midi-audio"

/// The identifier of the type of a playlist.
public let kUTTypePlaylist: CFString = "public.playlist"

/// The identifier of the type of a playlist in M3U.
public let kUTTypeM3UPlaylist: CFString = "public.m3u-playlist"

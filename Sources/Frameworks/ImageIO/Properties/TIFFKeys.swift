public import FoundationCompatibility

// What a picture is, under `kCGImagePropertyTIFFDictionary`.

/// The way pixels are packed, which the writer decides.
public let kCGImagePropertyTIFFCompression: CFString = "Compression"

/// The meaning of pixels, which the writer decides.
public let kCGImagePropertyTIFFPhotometricInterpretation: CFString = "PhotometricInterpretation"

/// The name of the document.
public let kCGImagePropertyTIFFDocumentName: CFString = "DocumentName"

/// The description of the picture.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"

/// The maker of the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"

/// The name of the camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"

/// The way the image has to be turned.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"

/// The pixels per unit from left to right.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"

/// The pixels per unit from top to bottom.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"

/// The distance of the picture from the left of its page.
public let kCGImagePropertyTIFFXPosition: CFString = "XPosition"

/// The distance of the picture from the top of its page.
public let kCGImagePropertyTIFFYPosition: CFString = "YPosition"

/// The unit of the resolution: 2 is an inch, 3 a centimeter.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"

/// The curve of the values, as an array.
public let kCGImagePropertyTIFFTransferFunction: CFString = "TransferFunction"

/// The program that wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"

/// The time when the file was changed.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"

/// The person who made the picture.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"

/// The computer that the picture was made with.
public let kCGImagePropertyTIFFHostComputer: CFString = "HostComputer"

/// The color of white, as two numbers.
public let kCGImagePropertyTIFFWhitePoint: CFString = "WhitePoint"

/// The colors of red, green and blue, as six numbers.
public let kCGImagePropertyTIFFPrimaryChromaticities: CFString = "PrimaryChromaticities"

/// The width of a tile, which the writer decides.
public let kCGImagePropertyTIFFTileWidth: CFString = "TileWidth"

/// The height of a tile, which the writer decides.
public let kCGImagePropertyTIFFTileLength: CFString = "TileLength"

/// The note of who has the rights.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"

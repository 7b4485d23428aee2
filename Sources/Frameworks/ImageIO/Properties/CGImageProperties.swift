public import FoundationCompatibility

// Names of what is known about images.

/// The properties of TIFF.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"

/// The properties of EXIF.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"

/// The properties of GPS.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"

/// The properties of IPTC.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"

/// The number of bytes of the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"

/// The width as stored in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"

/// The height as stored in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"

/// The pixels per inch from left to right.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"

/// The pixels per inch from top to bottom.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"

/// The number of bits of one component.
public let kCGImagePropertyDepth: CFString = "Depth"

/// The way the image has to be turned, with the numbers of EXIF.
public let kCGImagePropertyOrientation: CFString = "Orientation"

/// A Boolean value for whether pixels are numbers into a table.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"

/// A Boolean value for whether pixels can be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"

/// The kind of colors.
public let kCGImagePropertyColorModel: CFString = "ColorModel"

/// The name of the color profile.
public let kCGImagePropertyProfileName: CFString = "ProfileName"

/// The kind of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"

/// The kind of grays.
public let kCGImagePropertyColorModelGray: CFString = "Gray"

/// The kind of four inks.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"

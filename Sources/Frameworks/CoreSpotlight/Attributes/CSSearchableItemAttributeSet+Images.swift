public import Foundation

extension CSSearchableItemAttributeSet {
    /// The height in pixels.
    public var pixelHeight: NSNumber? {
        get { self[number: "pixelHeight"] }
        set { self[number: "pixelHeight"] = newValue }
    }

    /// The width in pixels.
    public var pixelWidth: NSNumber? {
        get { self[number: "pixelWidth"] }
        set { self[number: "pixelWidth"] = newValue }
    }

    /// The number of pixels.
    public var pixelCount: NSNumber? {
        get { self[number: "pixelCount"] }
        set { self[number: "pixelCount"] = newValue }
    }

    /// The colour space.
    public var colorSpace: String? {
        get { self[text: "colorSpace"] }
        set { self[text: "colorSpace"] = newValue }
    }

    /// The bits of each component.
    public var bitsPerSample: NSNumber? {
        get { self[number: "bitsPerSample"] }
        set { self[number: "bitsPerSample"] = newValue }
    }

    /// A Boolean number that indicates whether a flash was used.
    public var isFlashOn: NSNumber? {
        get { self[number: "isFlashOn"] }
        set { self[number: "isFlashOn"] = newValue }
    }

    /// The focal length in millimetres.
    public var focalLength: NSNumber? {
        get { self[number: "focalLength"] }
        set { self[number: "focalLength"] = newValue }
    }

    /// The focal length in millimetres for a 35 mm film.
    public var focalLength35mm: NSNumber? {
        get { self[number: "focalLength35mm"] }
        set { self[number: "focalLength35mm"] = newValue }
    }

    /// A Boolean number that indicates whether red eyes were reduced.
    public var isRedEyeOn: NSNumber? {
        get { self[number: "isRedEyeOn"] }
        set { self[number: "isRedEyeOn"] = newValue }
    }

    /// The maker of the camera.
    public var acquisitionMake: String? {
        get { self[text: "acquisitionMake"] }
        set { self[text: "acquisitionMake"] = newValue }
    }

    /// The model of the camera.
    public var acquisitionModel: String? {
        get { self[text: "acquisitionModel"] }
        set { self[text: "acquisitionModel"] = newValue }
    }

    /// The owner of the camera.
    public var cameraOwner: String? {
        get { self[text: "cameraOwner"] }
        set { self[text: "cameraOwner"] = newValue }
    }

    /// The model of the lens.
    public var lensModel: String? {
        get { self[text: "lensModel"] }
        set { self[text: "lensModel"] = newValue }
    }

    /// The ISO speed.
    public var isoSpeed: NSNumber? {
        get { self[number: "isoSpeed"] }
        set { self[number: "isoSpeed"] = newValue }
    }

    /// The orientation.
    public var orientation: NSNumber? {
        get { self[number: "orientation"] }
        set { self[number: "orientation"] = newValue }
    }

    /// The names of the layers.
    public var layerNames: [String]? {
        get { self[texts: "layerNames"] }
        set { self[texts: "layerNames"] = newValue }
    }

    /// The white balance.
    public var whiteBalance: NSNumber? {
        get { self[number: "whiteBalance"] }
        set { self[number: "whiteBalance"] = newValue }
    }

    /// The aperture.
    public var aperture: NSNumber? {
        get { self[number: "aperture"] }
        set { self[number: "aperture"] = newValue }
    }

    /// The name of the colour profile.
    public var profileName: String? {
        get { self[text: "profileName"] }
        set { self[text: "profileName"] = newValue }
    }

    /// The pixels an inch across.
    public var resolutionWidthDPI: NSNumber? {
        get { self[number: "resolutionWidthDPI"] }
        set { self[number: "resolutionWidthDPI"] = newValue }
    }

    /// The pixels an inch down.
    public var resolutionHeightDPI: NSNumber? {
        get { self[number: "resolutionHeightDPI"] }
        set { self[number: "resolutionHeightDPI"] = newValue }
    }

    /// The exposure mode.
    public var exposureMode: NSNumber? {
        get { self[number: "exposureMode"] }
        set { self[number: "exposureMode"] = newValue }
    }

    /// The exposure time in seconds.
    public var exposureTime: NSNumber? {
        get { self[number: "exposureTime"] }
        set { self[number: "exposureTime"] = newValue }
    }

    /// The exposure time, as people read it.
    public var exposureTimeString: String? {
        get { self[text: "exposureTimeString"] }
        set { self[text: "exposureTimeString"] = newValue }
    }

    /// The exposure program.
    public var exposureProgram: String? {
        get { self[text: "exposureProgram"] }
        set { self[text: "exposureProgram"] = newValue }
    }

    /// The version of Exif.
    public var exifVersion: String? {
        get { self[text: "exifVersion"] }
        set { self[text: "exifVersion"] = newValue }
    }

    /// The version of the place in Exif.
    public var exifGPSVersion: String? {
        get { self[text: "exifGPSVersion"] }
        set { self[text: "exifGPSVersion"] = newValue }
    }

    /// A Boolean number that indicates whether the picture has transparency.
    public var hasAlphaChannel: NSNumber? {
        get { self[number: "hasAlphaChannel"] }
        set { self[number: "hasAlphaChannel"] = newValue }
    }

    /// The f-number.
    public var fNumber: NSNumber? {
        get { self[number: "fNumber"] }
        set { self[number: "fNumber"] = newValue }
    }

    /// The metering mode.
    public var meteringMode: String? {
        get { self[text: "meteringMode"] }
        set { self[text: "meteringMode"] = newValue }
    }

    /// The largest aperture of the lens.
    public var maxAperture: NSNumber? {
        get { self[number: "maxAperture"] }
        set { self[number: "maxAperture"] = newValue }
    }
}

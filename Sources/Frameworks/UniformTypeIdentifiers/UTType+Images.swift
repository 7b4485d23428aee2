extension UTType {
    /// The type of a picture.
    public static var image: UTType { UTType(known: "public.image") }
    /// The type of a JPEG picture.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }
    /// The type of a TIFF picture.
    public static var tiff: UTType { UTType(known: "public.tiff") }
    /// The type of a GIF picture.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }
    /// The type of a PNG picture.
    public static var png: UTType { UTType(known: "public.png") }
    /// The type of an icon file of Apple's.
    public static var icns: UTType { UTType(known: "com.apple.icns") }
    /// The type of a Windows bitmap.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
    /// The type of a Windows icon.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }
    /// The type of the raw data of a camera.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
    /// The type of a digital negative.
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
    /// The type of a vector picture.
    public static var svg: UTType { UTType(known: "public.svg-image") }
    /// The type of a live photo.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
    /// The type of a picture in the HEIF container.
    public static var heif: UTType { UTType(known: "public.heif-standard") }
    /// The type of an HEVC picture in the HEIF container.
    public static var heic: UTType { UTType(known: "public.heic") }
    /// The type of a sequence of HEVC pictures.
    public static var heics: UTType { UTType(known: "public.heics") }
    /// The type of a WebP picture.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }
    /// The type of a picture in OpenEXR.
    public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
    /// The type of a JPEG XL image.
    public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
}

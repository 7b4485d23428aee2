public import FoundationCompatibility

/// Blue, green, red and alpha, 8 bits each.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241  // 'BGRA'
/// Red, green, blue and alpha, 8 bits each.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241  // 'RGBA'
/// Alpha, red, green and blue, 8 bits each.
public let kCVPixelFormatType_32ARGB: OSType = 0x20
/// Alpha, blue, green and red, 8 bits each.
public let kCVPixelFormatType_32ABGR: OSType = 0x4142_4752  // 'ABGR'
/// Red, green and blue, 8 bits each.
public let kCVPixelFormatType_24RGB: OSType = 0x18
/// Blue, green and red, 8 bits each.
public let kCVPixelFormatType_24BGR: OSType = 0x3234_4247  // '24BG'
/// One 8-bit component.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038  // 'L008'
/// One 16-bit component in little-endian order.
public let kCVPixelFormatType_OneComponent16: OSType = 0x4C30_3136  // 'L016'
/// One 16-bit floating-point component.
public let kCVPixelFormatType_OneComponent16Half: OSType = 0x4C30_3068  // 'L00h'
/// One 32-bit floating-point component.
public let kCVPixelFormatType_OneComponent32Float: OSType = 0x4C30_3066  // 'L00f'
/// Two 8-bit components.
public let kCVPixelFormatType_TwoComponent8: OSType = 0x3243_3038  // '2C08'
/// Two 16-bit floating-point components.
public let kCVPixelFormatType_TwoComponent16Half: OSType = 0x3243_3068  // '2C0h'
/// Two 32-bit floating-point components.
public let kCVPixelFormatType_TwoComponent32Float: OSType = 0x3243_3066  // '2C0f'
/// A plane of luma from 16 to 235 and a half-size plane of chroma from 16 to 240.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076  // '420v'
/// A plane of luma from 0 to 255 and a half-size plane of chroma from 0 to 255.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066  // '420f'
/// Red, green, blue and alpha, 16 bits each in little-endian order.
public let kCVPixelFormatType_64RGBALE: OSType = 0x6C36_3472  // 'l64r'
/// Red, green, blue and alpha as 16-bit floating-point numbers.
public let kCVPixelFormatType_64RGBAHalf: OSType = 0x5247_6841  // 'RGhA'
/// Red, green, blue and alpha as 32-bit floating-point numbers.
public let kCVPixelFormatType_128RGBAFloat: OSType = 0x5247_6641  // 'RGfA'
/// A distance in meters as a 16-bit floating-point number.
public let kCVPixelFormatType_DepthFloat16: OSType = 0x6864_6570  // 'hdep'
/// A distance in meters as a 32-bit floating-point number.
public let kCVPixelFormatType_DepthFloat32: OSType = 0x6664_6570  // 'fdep'
/// An inverse distance in 1/meters as a 16-bit floating-point number.
public let kCVPixelFormatType_DisparityFloat16: OSType = 0x6864_6973  // 'hdis'
/// An inverse distance in 1/meters as a 32-bit floating-point number.
public let kCVPixelFormatType_DisparityFloat32: OSType = 0x6664_6973  // 'fdis'

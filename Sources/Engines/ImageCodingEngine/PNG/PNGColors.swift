import CSPNG
import Foundation

/// The color information of a PNG file.
struct PNGColors {
    /// The decompressed color profile.
    private(set) var profile: Data?
    private var isMarkedSRGB = false
    private var gamma: Double?
    private var primaries: spng_chrm?

    init() {}

    /// Copies the information from a context that has decoded its picture.
    @unsafe init(borrowing context: OpaquePointer) {
        var chunk = unsafe spng_iccp()
        if unsafe spng_get_iccp(context, &chunk) == 0, let start = unsafe chunk.profile {
            unsafe profile = Data(bytes: start, count: chunk.profile_len)
        }
        var intent: UInt8 = 0
        isMarkedSRGB = unsafe spng_get_srgb(context, &intent) == 0
        var stated = 0.0
        if unsafe spng_get_gama(context, &stated) == 0, (0.1...5).contains(stated) { gamma = stated }
        var chromaticities = spng_chrm()
        if unsafe spng_get_chrm(context, &chromaticities) == 0 { primaries = chromaticities }
    }

    /// A profile for the stated gamma and primaries, unless they are those of sRGB.
    func statedProfile() -> ICCProfile? {
        guard !isMarkedSRGB, let gamma else { return nil }
        // 1/2.2 without primaries is how old programs state sRGB.
        if abs(gamma - 1 / 2.2) < 0.005, primaries?.isSRGB ?? true { return nil }
        let stated = primaries ?? .sRGB
        return ICCProfile.rgb(
            white: .init(x: stated.white_point_x, y: stated.white_point_y),
            primaries: [
                .init(x: stated.red_x, y: stated.red_y), .init(x: stated.green_x, y: stated.green_y),
                .init(x: stated.blue_x, y: stated.blue_y),
            ],
            gamma: 1 / gamma
        )
    }
}

extension spng_chrm {
    /// The primaries of IEC 61966-2-1.
    fileprivate static var sRGB: spng_chrm {
        spng_chrm(
            white_point_x: 0.3127,
            white_point_y: 0.329,
            red_x: 0.64,
            red_y: 0.33,
            green_x: 0.3,
            green_y: 0.6,
            blue_x: 0.15,
            blue_y: 0.06
        )
    }

    fileprivate var isSRGB: Bool { zip(numbers, Self.sRGB.numbers).allSatisfy { abs($0 - $1) < 0.002 } }

    private var numbers: [Double] {
        [white_point_x, white_point_y, red_x, red_y, green_x, green_y, blue_x, blue_y]
    }
}

import Foundation

/// The header and the description of a color profile.
struct ICCHeader {
    /// The color space of the profile's pixels, such as `RGB `.
    let colorSpace: String
    /// The description of the profile.
    let name: String?

    /// Parses the header, or returns nil when the bytes aren't a profile.
    init?(_ profile: ByteView) {
        guard profile.has("acsp", at: 36), let space = profile.slice(16, count: 4), let tags = profile.u32(128) else {
            return nil
        }
        colorSpace = String(decoding: space.data, as: UTF8.self)
        var found: String?
        for index in 0..<min(tags, 100) where profile.has("desc", at: 132 + 12 * index) {
            guard let offset = profile.u32(136 + 12 * index) else { break }
            found = Self.description(profile, at: offset)
            break
        }
        name = found
    }

    /// Version 2 stores ASCII, version 4 a list of localized UTF-16 strings, of which the first counts.
    private static func description(_ profile: ByteView, at offset: Int) -> String? {
        if profile.has("desc", at: offset), let length = profile.u32(offset + 8), length <= 1024 {
            return profile.text(offset + 12, count: length)
        }
        guard profile.has("mluc", at: offset), let length = profile.u32(offset + 20), length <= 2048,
            let position = profile.u32(offset + 24), let bytes = profile.slice(offset + position, count: length)
        else { return nil }
        let text = String(data: Data(bytes.data), encoding: .utf16BigEndian)?.prefix { $0 != "\0" }
        return text.map(String.init)
    }
}

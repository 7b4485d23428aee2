import Foundation

/// The header of a color profile and the name inside it.
struct ICCHeader {
    /// The color space of the pixels that the profile describes, such as `RGB `.
    let colorSpace: String
    /// The description of the profile.
    let name: String?

    /// Reads the header, or returns nil when the bytes are no profile.
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

    /// Version 2 stores ASCII, version 4 a list of UTF-16 texts by language, of which the first counts.
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

/// One directory of an untrusted TIFF structure.
struct TIFFDirectory {
    let view: ByteView
    private let start: Int
    private let count: Int

    private static let maximumCount = 512

    init(_ view: ByteView, at start: Int) {
        self.view = view
        self.start = start
        count = min(view.u16(start) ?? 0, Self.maximumCount)
    }

    /// The position of the next directory, if there is one.
    var next: Int? {
        guard let stored = view.u16(start), let next = view.u32(start + 2 + 12 * stored), next != 0 else { return nil }
        return next
    }

    /// The positions of the fields.
    var fields: some Sequence<Int> { (0..<count).lazy.map { start + 2 + 12 * $0 } }

    /// The position of a field.
    private func field(_ tag: Int) -> Int? {
        for position in fields {
            guard let candidate = view.u16(position) else { return nil }
            if candidate == tag { return position }
        }
        return nil
    }

    /// The first value of an integer field.
    func integer(_ tag: Int) -> Int? {
        guard let field = field(tag), let type = view.u16(field + 2) else { return nil }
        return switch type {
        case 1: view.u8(field + 8)
        case 3: view.u16(field + 8)
        case 4, 13: view.u32(field + 8)
        default: nil
        }
    }

    /// The value of a string field.
    func text(_ tag: Int) -> String? {
        guard let field = field(tag), view.u16(field + 2) == 2, let length = view.u32(field + 4), length <= 4096 else {
            return nil
        }
        guard length > 4 else { return view.text(field + 8, count: length) }
        guard let position = view.u32(field + 8) else { return nil }
        return view.text(position, count: length)
    }

    /// The first value of a rational field.
    func rational(_ tag: Int) -> Double? {
        guard let field = field(tag), view.u16(field + 2) == 5, let position = view.u32(field + 8),
            let numerator = view.u32(position), let denominator = view.u32(position + 4), denominator != 0
        else { return nil }
        return Double(numerator) / Double(denominator)
    }
}

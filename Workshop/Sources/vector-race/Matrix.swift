import Foundation

/// Rows of 32-bit numbers in a file as NumPy writes it.
struct Matrix {
    let rows: Int
    let columns: Int
    private let data: Data
    private let start: Int

    init(at path: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        guard data.count > 10, data.prefix(6) == Data([0x93]) + Data("NUMPY".utf8) else {
            throw RaceError("\(path) isn't a file of NumPy.")
        }
        start = 10 + Int(data[8]) + Int(data[9]) << 8
        let head = String(decoding: data[10..<start], as: UTF8.self)
        let numbers = head.split(separator: "(").last?.split { !$0.isNumber }.compactMap { Int($0) } ?? []
        guard head.contains("'<f4'"), head.contains("'fortran_order': False"), numbers.count == 2,
            data.count - start == 4 * numbers[0] * numbers[1]
        else { throw RaceError("\(path) holds something else than rows of 32-bit numbers.") }
        (rows, columns) = (numbers[0], numbers[1])
        self.data = data
    }

    subscript(row: Int) -> [Float] {
        data.withUnsafeBytes { bytes in
            (0..<columns).map { bytes.loadUnaligned(fromByteOffset: start + 4 * (row * columns + $0), as: Float.self) }
        }
    }
}

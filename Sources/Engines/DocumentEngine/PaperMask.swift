import GeometryEngine
import PixelEngine

/// The pixels of a sheet: those inside its outline, less what covers the paper from outside.
struct PaperMask {
    private let paper: PaperPicture
    private var isSheet: [Bool]

    init(_ paper: PaperPicture, _ corners: Quadrilateral, _ sheet: PaperSheet) {
        self.paper = paper
        let (width, height) = (paper.width, paper.height)
        isSheet = [Bool](repeating: false, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                isSheet[y * width + x] = corners.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
            }
        }
        // A finger reaches in from an edge. Writing and pictures don't, or by little.
        let inside = isSheet
        var waiting = isSheet.indices.filter { index in
            inside[index] && Self.neighbors(index, width, height).contains { !inside[$0] }
        }
        var isSeen = [Bool](repeating: false, count: isSheet.count)
        while let index = waiting.popLast() {
            guard inside[index], !isSeen[index] else { continue }
            isSeen[index] = true
            let point = Point(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
            guard !sheet.isPaper(paper, index, at: point), paper.stroke[index] < 18 else { continue }
            isSheet[index] = false
            waiting += Self.neighbors(index, width, height)
        }
    }

    /// The mask, white on black.
    func raster() throws -> Raster {
        let (width, isSheet) = (paper.width, isSheet)
        return try unsafe Raster(width: width, height: paper.height, format: .gray8, alpha: .opaque) {
            bytes,
            bytesPerRow in
            for index in isSheet.indices where isSheet[index] {
                unsafe bytes[index / width * bytesPerRow + index % width] = 255
            }
        }
    }

    private static func neighbors(_ index: Int, _ width: Int, _ height: Int) -> [Int] {
        let x = index % width
        return [x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1, index - width, index + width]
            .filter { (0..<width * height).contains($0) }
    }
}

import PixelEngine

/// Follows the borders between objects and ground, row by row (Suzuki and Abe, 1985).
///
/// Pixels of an object adjoin at sides and corners, those of the ground at sides alone. Each border gets a number that its
/// pixels bear, negative where the ground begins at their right. So the region that a row comes into is known at every
/// step, and no region is ever walked into from another: memory doesn't grow with the depth.
@safe
struct BorderFollower: ~Copyable {
    let width: Int
    let height: Int
    private let pointLimit: Int
    /// The distance from a row to the next, with a pixel of ground on both sides.
    private let stride: Int
    /// 0 for ground, 1 for an object, and the number of a border.
    private let labels: UnsafeMutablePointer<Int32>
    /// The eight steps to neighbors, counterclockwise from the one at the right: how places change, by the overflow of
    /// unsigned numbers, and how far labels are from each other.
    private let moves: [ContourTree.Place]
    private let offsets: [Int]
    private(set) var places: [ContourTree.Place] = []
    private(set) var borders: [Border] = []
    /// The ground outside of all objects.
    private(set) var outside = Level()

    /// The border of an object, or of a hole.
    struct Border {
        /// The border of what is around: a hole's for an object, an object's for a hole, or -1.
        let parent: Int32
        let isHole: Bool
        /// Where its pixels end among those of all borders.
        var end = 0
        /// What the object or the hole looks like, without what is in it.
        var level = Level()
    }

    /// The sum of levels.
    struct Level {
        private var sum = 0
        private(set) var count = 0

        var mean: Double { Double(sum) / Double(max(count, 1)) }

        mutating func add(_ levels: Slice<UnsafeRawBufferPointer>) {
            sum += unsafe levels.reduce(0) { $0 + Int($1) }
            count += unsafe levels.count
        }
    }

    init(width: Int, height: Int, pointLimit: Int) {
        (self.width, self.height, self.pointLimit) = (width, height, pointLimit)
        let stride = width + 2
        self.stride = stride
        let steps = [(1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1)]
        moves = steps.map { ContourTree.Place(UInt16(truncatingIfNeeded: $0), UInt16(truncatingIfNeeded: $1)) }
        offsets = steps.map { $1 * stride + $0 }
        unsafe labels = .allocate(capacity: stride * (height + 2))
        unsafe labels.initialize(repeating: 0, count: stride * (height + 2))
    }

    deinit { unsafe labels.deallocate() }

    /// Follows all borders of gray pixels.
    mutating func follow(_ levels: Raster, _ objects: ObjectLevels, progress: (Double) throws -> Void) throws {
        try unsafe levels.withUnsafeBytes { bytes in
            for y in 0..<height {
                for x in 0..<width where unsafe objects[bytes[y * levels.bytesPerRow + x]] {
                    unsafe labels[index(x, y)] = 1
                }
            }
            for y in 0..<height {
                try progress(Double(y) / Double(height))
                let row = unsafe bytes[y * levels.bytesPerRow..<y * levels.bytesPerRow + width]
                try unsafe followRow(y, row, progress: progress)
            }
        }
    }

    private func index(_ x: Int, _ y: Int) -> Int { (y + 1) * stride + x + 1 }

    private mutating func followRow(
        _ y: Int,
        _ levels: Slice<UnsafeRawBufferPointer>,
        progress: (Double) throws -> Void
    ) throws {
        let row = unsafe labels + index(0, y)
        var ground: Int32 = -1
        var x = 0
        while true {
            let gap = x
            while x < width, unsafe row[x] == 0 { x += 1 }
            unsafe add(levels[levels.startIndex + gap..<levels.startIndex + x], to: ground)
            guard x < width else { return }
            let start = x
            if unsafe row[x] == 1 {
                try follow(x, y, from: 4, Border(parent: ground, isHole: false), progress: progress)
            }
            let met = unsafe border(row[x])
            let object = borders[Int(met)].isHole ? borders[Int(met)].parent : met
            while x < width, unsafe row[x] != 0 { x += 1 }
            unsafe add(levels[levels.startIndex + start..<levels.startIndex + x], to: object)
            if unsafe row[x - 1] > 0 {
                try follow(x - 1, y, from: 0, Border(parent: object, isHole: true), progress: progress)
            }
            let left = unsafe border(row[x - 1])
            ground = borders[Int(left)].isHole ? left : borders[Int(left)].parent
        }
    }

    /// The border whose number a pixel bears.
    private func border(_ label: Int32) -> Int32 { abs(label) - 2 }

    private mutating func add(_ levels: Slice<UnsafeRawBufferPointer>, to border: Int32) {
        if border < 0 { unsafe outside.add(levels) } else { unsafe borders[Int(border)].level.add(levels) }
    }

    /// Follows one border from its first pixel, of which the neighbor in a direction is ground.
    private mutating func follow(
        _ x: Int,
        _ y: Int,
        from ground: Int,
        _ border: Border,
        progress: (Double) throws -> Void
    ) throws {
        var border = border
        let number = Int32(borders.count) + 2
        let first = index(x, y)
        var place = ContourTree.Place(UInt16(x), UInt16(y))
        var direction = ground
        repeat {
            direction = (direction + 7) & 7
        } while unsafe direction != ground && labels[first + offsets[direction]] == 0
        if direction == ground {
            // A pixel by itself.
            unsafe labels[first] = -number
            try append(place)
        } else {
            let last = first + offsets[direction]
            var here = first
            while true {
                var isGroundAtRight = false
                direction = (direction + 1) & 7
                while unsafe labels[here + offsets[direction]] == 0 {
                    if direction == 0 { isGroundAtRight = true }
                    direction = (direction + 1) & 7
                }
                try append(place)
                if isGroundAtRight {
                    unsafe labels[here] = -number
                } else if unsafe labels[here] == 1 {
                    unsafe labels[here] = number
                }
                let next = here + offsets[direction]
                if next == first, here == last { break }
                place &+= moves[direction]
                here = next
                // From there, back is the opposite.
                direction = (direction + 4) & 7
                // A border may be as long as the picture has pixels.
                if places.count & 0xffff == 0 { try progress(Double(y) / Double(height)) }
            }
        }
        border.end = places.count
        borders.append(border)
    }

    private mutating func append(_ place: ContourTree.Place) throws(ContourError) {
        guard places.count < pointLimit else {
            throw ContourError(
                message:
                    "The contours of the picture's \(width) × \(height) pixels have more than \(pointLimit) points; "
                    + "lower the maximum dimension of the image."
            )
        }
        places.append(place)
    }
}

public import GeometryEngine
import ImageCodingEngine
public import PixelEngine
import Synchronization

extension Picture {
    /// Decodes for all the needs of one run, so that the pixels are large enough for each.
    public func prepare(for needs: [PictureNeed]) throws {
        let plans = try needs.map(plan)
        let sizes = plans.map { $0.uprightSize(ofWidth: Double(width), height: Double(height)) }
        guard !isPassedOn, let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max() else { return }
        _ = try state.withLock { try decode(uprightWidth: width, uprightHeight: height, &$0) }
    }

    /// Returns the upright, opaque ``PixelFormat/rgba8`` pixels of a part of the picture.
    public func raster(for need: PictureNeed) throws -> Raster {
        let plan = try plan(need)
        if isPassedOn {
            var state = State()
            return try make(need, plan, &state)
        }
        return try state.withLock { state in
            if let made = state.made[need] { return made }
            let made = try make(need, plan, &state)
            // A few sizes serve all networks; a caller that requests many parts shouldn't fill the memory.
            if state.made.count >= 8 { state.made.removeAll() }
            state.made[need] = made
            return made
        }
    }

    /// Returns the upright, opaque ``PixelFormat/rgba8`` pixels of a part of the picture.
    public func raster(region: PictureRegion = .whole, fit: PictureFit, width: Int, height: Int) throws -> Raster {
        try raster(for: PictureNeed(region: region, fit: fit, width: width, height: height))
    }

    private func plan(_ need: PictureNeed) throws(PixelError) -> PicturePlan {
        guard need.region.isValid, need.width > 0, need.height > 0 else {
            throw PixelError(
                code: .invalidSize,
                message: "The region \(need.region) doesn't lie inside the picture; its sides run from 0 to 1."
            )
        }
        return PicturePlan(need, uprightWidth: Double(width), uprightHeight: Double(height))
    }

    private func make(_ need: PictureNeed, _ plan: PicturePlan, _ state: inout State) throws -> Raster {
        let size = plan.uprightSize(ofWidth: Double(width), height: Double(height))
        let decoded = try decode(uprightWidth: size.width, uprightHeight: size.height, &state)
        let upright = try upright(plan, of: decoded, &state.halves).converted(to: .rgba8, alpha: .opaque)
        let turned = need.fit.turns ? try upright.oriented(.left) : upright
        return try turned.placed(left: plan.left, top: plan.top, width: need.width, height: need.height)
    }

    /// Scales the planned part in its stored orientation, and rotates the small result.
    private func upright(
        _ plan: PicturePlan,
        of decoded: Raster,
        _ halves: inout PixelHalves
    ) throws(PixelError) -> Raster {
        let (width, height) = orientation.swapsSides ? (plan.height, plan.width) : (plan.width, plan.height)
        let storedBox = orientation.storedBox(
            ofUpright: plan.box,
            storedWidth: Double(storedWidth),
            storedHeight: Double(storedHeight)
        )
        let share = min(storedBox.width / Double(width), storedBox.height / Double(height))
        let pixels = try halves.pixels(
            of: decoded,
            reducedBy: share * Double(decoded.width) / Double(storedWidth)
        )
        let box = storedBox.scaled(
            x: Double(pixels.width) / Double(storedWidth),
            y: Double(pixels.height) / Double(storedHeight)
        )
        return try pixels.resampled(box, width: width, height: height).oriented(orientation)
    }

    private func decode(uprightWidth: Int, uprightHeight: Int, _ state: inout State) throws -> Raster {
        let (minimumWidth, minimumHeight) =
            orientation.swapsSides ? (uprightHeight, uprightWidth) : (uprightWidth, uprightHeight)
        if let decoded = state.decoded, decoded.width >= minimumWidth, decoded.height >= minimumHeight {
            return decoded
        }
        // Never smaller than for an earlier request, which may come again.
        let decoded = try stored(
            minimumWidth: max(minimumWidth, state.decodedWidth),
            minimumHeight: max(minimumHeight, state.decodedHeight)
        )
        state.decoded = decoded
        state.halves = PixelHalves()
        (state.decodedWidth, state.decodedHeight) = (decoded.width, decoded.height)
        return decoded
    }

    /// The opaque pixels in stored orientation, 8 bits a component, no smaller than a minimum.
    private func stored(minimumWidth: Int, minimumHeight: Int) throws -> Raster {
        switch source {
        case .pixels(let pixels):
            let isDirect = [.gray8, .rgba8, .bgra8].contains(pixels.format)
            return try (isDirect ? pixels : pixels.converted(to: .rgba8, alpha: pixels.alpha)).flattened()
        case .file(let decoder):
            // The smallest scale of the format that reaches the minimum.
            var pixels = try decoder.decode(minimumSize: (minimumWidth, minimumHeight), averaging: isPassedOn)
                .flattened()
            while isPassedOn, pixels.width >= 2 * minimumWidth, pixels.height >= 2 * minimumHeight,
                let half = try pixels.halved()
            {
                pixels = half
            }
            return pixels
        }
    }
}

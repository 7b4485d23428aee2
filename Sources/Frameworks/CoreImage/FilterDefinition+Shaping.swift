import CompositingEngine
import CoreGraphics
import GeometryEngine

extension FilterDefinition {
    private static let cornerInputs: [FilterInput] = [
        .image(), .vector("inputTopLeft", 118, 484), .vector("inputTopRight", 646, 507),
        .vector("inputBottomRight", 548, 140), .vector("inputBottomLeft", 155, 153),
    ]

    /// Filters that move pixels.
    static var shaping: [FilterDefinition] {
        [
            FilterDefinition(
                "CIAffineTransform",
                "Affine Transform",
                kCICategoryGeometryAdjustment,
                [.image(), .transform(kCIInputTransformKey)]
            ) { $0.image()?.transformed(by: $0.transform(kCIInputTransformKey)) },
            FilterDefinition(
                "CICrop",
                "Crop",
                kCICategoryGeometryAdjustment,
                [.image(), .vector("inputRectangle", 0, 0, 300, 300)]
            ) { $0.image()?.cropped(to: $0.vector("inputRectangle").cgRectValue) },
            FilterDefinition(
                "CILanczosScaleTransform",
                "Lanczos Scale Transform",
                kCICategoryGeometryAdjustment,
                [.image(), .number(kCIInputScaleKey, 1, 0.05...1.5), .number(kCIInputAspectRatioKey, 1, 0.5...2)]
            ) { values in
                let scale = values.number(kCIInputScaleKey)
                let ratio = values.number(kCIInputAspectRatioKey)
                return values.image().map {
                    $0.derived(LanczosImage($0.recipe, scaleX: scale * ratio, scaleY: scale) ?? EmptyImage())
                }
            },
            FilterDefinition(
                "CIPerspectiveCorrection",
                "Perspective Correction",
                kCICategoryGeometryAdjustment,
                cornerInputs + [.number("inputCrop", 1, 0...1)]
            ) { values in
                values.image().map { $0.perspectiveCorrected(values.corners, isCut: values.number("inputCrop") != 0) }
            },
            FilterDefinition(
                "CIPerspectiveTransform",
                "Perspective Transform",
                kCICategoryGeometryAdjustment,
                cornerInputs
            ) { values in
                values.image().map { $0.perspectiveTransformed(values.corners) }
            },
        ]
    }
}

extension CIImage {
    /// The part of the image inside a quadrilateral, as seen from straight ahead.
    ///
    /// That part is as wide and high as the longer of the quadrilateral's opposite sides. What is around it goes on
    /// where it isn't cut.
    fileprivate func perspectiveCorrected(_ corners: Quadrilateral, isCut: Bool) -> CIImage {
        let sides = corners.sideLengths
        let (width, height) = (max(sides[0], sides[2]).rounded(), max(sides[1], sides[3]).rounded())
        guard width >= 1, height >= 1, let toUnit = Homography(unitSquareTo: corners)?.inverted() else {
            return .empty()
        }
        let place = Homography(a: width, b: 0, c: 0, d: height, tx: 0, ty: -height)
        let extent = Rect(minX: 0, minY: -height, maxX: width, maxY: 0)
        // Pixels just outside of the quadrilateral belong to the border's interpolation.
        let part = isCut ? extent : nil
        let corrected = ProjectedImage(recipe, by: toUnit.followed(by: place), sampling: .area, extent: part)
        return derived(corrected ?? EmptyImage())
    }

    /// The image with the corners of its extent moved.
    fileprivate func perspectiveTransformed(_ corners: Quadrilateral) -> CIImage {
        let rect = recipe.extent
        guard !rect.isEmpty, !rect.isInfinite, let fromUnit = Homography(unitSquareTo: corners) else {
            return .empty()
        }
        let (width, height) = (rect.width, rect.height)
        let toUnit = Homography(
            a: 1 / width,
            b: 0,
            c: 0,
            d: 1 / height,
            tx: -rect.minX / width,
            ty: -rect.minY / height
        )
        return derived(ProjectedImage(recipe, by: toUnit.followed(by: fromUnit), sampling: .area) ?? EmptyImage())
    }
}

extension FilterValues {
    /// The corners of a quadrilateral.
    fileprivate var corners: Quadrilateral {
        Quadrilateral(
            topLeft: vector("inputTopLeft").cgPointValue,
            topRight: vector("inputTopRight").cgPointValue,
            bottomRight: vector("inputBottomRight").cgPointValue,
            bottomLeft: vector("inputBottomLeft").cgPointValue
        )
    }
}

import CompositingEngine
import CoreGraphics
import Foundation

extension FilterDefinition {
    /// Filters that change colors one by one, in linear light.
    static var coloring: [FilterDefinition] {
        [
            FilterDefinition(
                "CIColorControls",
                "Color Controls",
                kCICategoryColorAdjustment,
                [
                    .image(), .number(kCIInputSaturationKey, 1, 0...2), .number(kCIInputBrightnessKey, 0, -1...1),
                    .number(kCIInputContrastKey, 1, 0...4),
                ]
            ) { values in
                values.image()?.changed(
                    .controls(
                        saturation: values.number(kCIInputSaturationKey),
                        brightness: values.number(kCIInputBrightnessKey),
                        contrast: values.number(kCIInputContrastKey)
                    )
                )
            },
            FilterDefinition("CIPhotoEffectMono", "Photo Effect Mono", kCICategoryColorEffect, [.image()]) {
                $0.image()?.changed(.controls(saturation: 0, brightness: 0, contrast: 1))
            },
            FilterDefinition("CIColorInvert", "Color Invert", kCICategoryColorEffect, [.image()]) {
                $0.image()?.changed(
                    .matrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
                )
            },
            colorMatrix,
            FilterDefinition(
                "CIExposureAdjust",
                "Exposure Adjust",
                kCICategoryColorAdjustment,
                [.image(), .number(kCIInputEVKey, 0, -10...10)]
            ) { values in
                let gain = Float(pow(2, values.number(kCIInputEVKey)))
                return values.image()?.changed(
                    .matrix([gain, 0, 0, 0, 0, 0, gain, 0, 0, 0, 0, 0, gain, 0, 0, 0, 0, 0, 1, 0])
                )
            },
            FilterDefinition("CIMaskToAlpha", "Mask to Alpha", kCICategoryColorEffect, [.image()]) {
                $0.image()?.changed(.maskToAlpha)
            },
        ]
    }

    private static var colorMatrix: FilterDefinition {
        let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"]
        return FilterDefinition(
            "CIColorMatrix",
            "Color Matrix",
            kCICategoryColorAdjustment,
            [
                .image(), .vector(rows[0], 1, 0, 0, 0), .vector(rows[1], 0, 1, 0, 0), .vector(rows[2], 0, 0, 1, 0),
                .vector(rows[3], 0, 0, 0, 1), .vector("inputBiasVector", 0, 0, 0, 0),
            ]
        ) { values in
            let bias = values.vector("inputBiasVector")
            let weights = rows.enumerated().flatMap { index, key in
                let row = values.vector(key)
                return [row.x, row.y, row.z, row.w, bias.value(at: index)].map { Float($0) }
            }
            return values.image()?.changed(.matrix(weights))
        }
    }
}

extension CIImage {
    fileprivate func changed(_ change: PointwiseChange) -> CIImage { derived(PointwiseImage(recipe, change)) }
}

extension PointwiseChange {
    /// Mixes colors with their luminance, then stretches them around medium gray, then adds light.
    fileprivate static func controls(saturation: Double, brightness: Double, contrast: Double) -> PointwiseChange {
        let luminance = SIMD3<Double>(LinearColor.luminanceWeights)
        let bias = 0.5 - 0.5 * contrast + brightness
        var weights: [Double] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let own = row == column ? saturation : 0
                weights.append(contrast * (luminance[column] * (1 - saturation) + own))
            }
            weights += [0, bias]
        }
        return .matrix((weights + [0, 0, 0, 1, 0]).map { Float($0) })
    }
}

import CoreGraphics
import Foundation
import GeometryEngine

/// A description of a filter: its inputs, and how its image comes about.
struct FilterDefinition: Sendable {
    let name: String
    let displayName: String
    let categories: [String]
    let inputs: [FilterInput]
    let apply: @Sendable (FilterValues) -> CIImage?

    init(
        _ name: String,
        _ displayName: String,
        _ category: String,
        _ inputs: [FilterInput],
        apply: @escaping @Sendable (FilterValues) -> CIImage?
    ) {
        self.name = name
        self.displayName = displayName
        categories = [category, kCICategoryStillImage, kCICategoryBuiltIn]
        self.inputs = inputs
        self.apply = apply
    }

    /// All filters by name.
    static let all: [String: FilterDefinition] = {
        let definitions =
            compositing + blending + coloring + toning + filming + shaping + tiling + smoothing + sharpening
            + generating
            + shading + reducing
        return Dictionary(uniqueKeysWithValues: definitions.map { ($0.name, $0) })
    }()

    static func named(_ name: String) -> FilterDefinition? { all[name] }

    var defaults: [String: Any] {
        Dictionary(uniqueKeysWithValues: inputs.compactMap { input in input.value.map { (input.key, $0.any) } })
    }

    var attributes: [String: Any] {
        var attributes: [String: Any] = [
            kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName,
            kCIAttributeFilterCategories: categories,
        ]
        for input in inputs { attributes[input.key] = input.attributes }
        return attributes
    }

    /// A new filter of this kind.
    func makeFilter() -> CIFilter {
        switch name {
        case Self.aztecCode: AztecCodeFilter(definition: self)
        case Self.pdf417Code: PDF417CodeFilter(definition: self)
        default: BuiltInFilter(definition: self)
        }
    }

    /// The names of filters that have a class of their own.
    static let aztecCode = "CIAztecCodeGenerator"
    static let pdf417Code = "CIPDF417BarcodeGenerator"
}

/// A description of a filter's input.
struct FilterInput: Sendable {
    /// A value that an input has before it is set.
    enum Value: Sendable {
        case number(Double)
        case vector([CGFloat])
        case color(CIColor)
        case transform(CGAffineTransform)
        case text(String)

        var any: Any {
            switch self {
            case .number(let number): NSNumber(value: number)
            case .vector(let values): CIVector(list: values)
            case .color(let color): color
            case .transform(let transform): transform
            case .text(let text): text
            }
        }
    }

    let key: String
    let className: String
    var value: Value?
    var range: ClosedRange<Double>?

    static func image(_ key: String = kCIInputImageKey) -> FilterInput { FilterInput(key: key, className: "CIImage") }

    static func number(_ key: String, _ value: Double, _ range: ClosedRange<Double>? = nil) -> FilterInput {
        FilterInput(key: key, className: "NSNumber", value: .number(value), range: range)
    }

    static func vector(_ key: String, _ values: CGFloat...) -> FilterInput {
        FilterInput(key: key, className: "CIVector", value: .vector(values))
    }

    static func color(_ key: String, _ color: CIColor) -> FilterInput {
        FilterInput(key: key, className: "CIColor", value: .color(color))
    }

    static func transform(_ key: String) -> FilterInput {
        FilterInput(key: key, className: "NSValue", value: .transform(.identity))
    }

    /// A number without a default: the filter decides while there is none.
    static func choice(_ key: String, _ range: ClosedRange<Double>) -> FilterInput {
        FilterInput(key: key, className: "NSNumber", range: range)
    }

    static func text(_ key: String, _ text: String) -> FilterInput {
        FilterInput(key: key, className: "NSString", value: .text(text))
    }

    static func data(_ key: String) -> FilterInput { FilterInput(key: key, className: "NSData") }

    var attributes: [String: Any] {
        var attributes: [String: Any] = [kCIAttributeClass: className]
        if let value { attributes[kCIAttributeDefault] = value.any }
        if let range {
            attributes[kCIAttributeMin] = NSNumber(value: range.lowerBound)
            attributes[kCIAttributeMax] = NSNumber(value: range.upperBound)
        }
        return attributes
    }
}

/// The values of a filter's inputs, whichever types the caller wrote.
struct FilterValues {
    private let values: [String: Any]

    init(_ values: [String: Any]) { self.values = values }

    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

    func number(_ key: String) -> Double { (values as CFDictionary).number(key) ?? 0 }

    /// The number of an input, or nil while it is the filter's choice.
    func choice(_ key: String) -> Double? { (values as CFDictionary).number(key) }

    /// A whole number within a range.
    func whole(_ key: String, _ range: ClosedRange<Int>) -> Int {
        let number = self.number(key).rounded()
        return number > Double(range.lowerBound) ? Int(min(number, Double(range.upperBound))) : range.lowerBound
    }

    func text(_ key: String) -> String { values[key] as? String ?? "" }

    func data(_ key: String) -> Data? {
        (values[key] as? Data) ?? (values[key] as? NSData).map { Data(referencing: $0) }
    }

    func space(_ key: String) -> CGColorSpace? { values[key] as? CGColorSpace }

    func descriptor(_ key: String) -> CIBarcodeDescriptor? { values[key] as? CIBarcodeDescriptor }

    func color(_ key: String) -> CIColor {
        (values[key] as? CIColor) ?? (values[key] as? CGColor).map { CIColor(cgColor: $0) } ?? .black
    }

    func vector(_ key: String) -> CIVector {
        switch values[key] {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        default: CIVector(x: 0)
        }
    }

    /// A point of the plane, whose rows go downward.
    func point(_ key: String) -> Point {
        let place = vector(key).cgPointValue
        return Point(x: place.x, y: place.y).flipped(in: 0)
    }

    func transform(_ key: String) -> CGAffineTransform {
        switch values[key] {
        case let transform as CGAffineTransform: transform
        case let vector as CIVector: vector.cgAffineTransformValue
        default: .identity
        }
    }
}

public import Foundation

/// A filter: an operation that makes an image from images and numbers.
///
/// A filter is made by its name or by a typed function such as ``CIFilter/gaussianBlur()``. Calculations run in
/// linear light. Set inputs by key; a key that the filter doesn't have stops the program, as it does elsewhere.
public class CIFilter: NSObject, NSCopying {
    let definition: FilterDefinition
    private var values: [String: Any]

    init(definition: FilterDefinition) {
        self.definition = definition
        values = definition.defaults
        name = definition.name
        super.init()
    }

    /// The filter's name.
    public var name: String
    /// A Boolean value that indicates whether the filter is applied at all; a disabled one passes its input on.
    public var isEnabled: Bool = true

    /// The image that the filter makes, or nil while a required input is missing.
    public var outputImage: CIImage? {
        guard isEnabled else { return value(forKey: kCIInputImageKey) as? CIImage }
        return definition.apply(inputs)
    }

    /// The values of the inputs, by type.
    var inputs: FilterValues { FilterValues(values) }

    /// Returns a filter of the same kind with the same inputs.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = definition.makeFilter()
        copy.values = values
        copy.name = name
        copy.isEnabled = isEnabled
        return copy
    }
}

// MARK: - Making

extension CIFilter {
    /// Creates a filter by its name, or returns nil for a name that isn't known.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// Creates a filter by its name with inputs, or returns nil for a name that isn't known.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard let definition = FilterDefinition.named(name) else { return nil }
        self.init(definition: definition)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Returns the names of all filters in a category, or of all filters.
    public class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }

    /// Returns the names of the filters that are in all of several categories.
    public class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterDefinition.all.values
            .filter { definition in (categories ?? []).allSatisfy(definition.categories.contains) }
            .map(\.name).sorted()
    }

    /// Returns a filter's name for people.
    public class func localizedName(forFilterName filterName: String) -> String? {
        FilterDefinition.named(filterName)?.displayName
    }
}

// MARK: - Inputs

extension CIFilter {
    /// The names of the inputs.
    public var inputKeys: [String] { definition.inputs.map(\.key) }

    /// The names of the outputs.
    public var outputKeys: [String] { [kCIOutputImageKey] }

    /// The facts about the filter and, by key, about each input: class, default, smallest and largest value.
    public var attributes: [String: Any] { definition.attributes }

    /// Sets all inputs that have a default to it.
    public func setDefaults() { values.merge(definition.defaults) { $1 } }

    /// Sets an input; nil removes its value.
    public func setValue(_ value: Any?, forKey key: String) {
        precondition(inputKeys.contains(key), "The filter \(definition.name) has no input \(key).")
        values[key] = value
    }

    /// Returns the value of an input or output.
    public func value(forKey key: String) -> Any? {
        key == kCIOutputImageKey ? outputImage : values[key]
    }
}

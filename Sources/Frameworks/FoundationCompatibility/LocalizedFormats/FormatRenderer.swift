import Foundation

/// A format and what it takes to turn it into text.
struct FormatRenderer {
    /// The values.
    let arguments: [FormatArgument]
    /// The locale that writes numbers.
    let locale: Locale
    /// The language of the text, whose plural rules count.
    let language: String
    /// The parts with plural forms.
    var substitutions: [String: LocalizedSubstitution] = [:]
    /// Turns a resource among the values into text.
    let lookUp: @Sendable (LocalizedStringResource) -> String
    /// Turns a value and its position into what stands in the text.
    var mark: @Sendable (Int, String) -> String = { $1 }

    /// Returns the text of an entry.
    ///
    /// - Parameter key: The format in the code, which tells which of the values is the number that a plural is about.
    func text(of entry: LocalizedEntry, key: String) -> String? {
        var renderer = self
        renderer.substitutions = entry.substitutions
        guard entry.variation.isPlural else {
            return entry.variation.text(category: .other, isZero: false).map { renderer.render($0) }
        }
        let count = renderer.countPosition(in: key)
        let (category, isZero) = renderer.plural(at: count?.position ?? 1, precision: count?.precision)
        return entry.variation.text(category: category, isZero: isZero).map { renderer.render($0) }
    }

    /// Returns a format with the values filled in.
    func render(_ format: String) -> String {
        // Text without values is no format.
        guard !arguments.isEmpty else { return format }
        var next = 1
        return render(format, next: &next, bound: nil, depth: 0)
    }

    private func render(_ format: String, next: inout Int, bound: Bound?, depth: Int) -> String {
        var text = ""
        for piece in FormatPiece.pieces(of: format) {
            switch piece {
            case .literal(let literal):
                text += literal
            case .value(let specifier):
                let position = specifier.position ?? next
                if specifier.position == nil { next += 1 }
                text += self.text(at: position, specifier)
            case .argument:
                text += bound.map { self.text(at: $0.position, $0.specifier) } ?? "%arg"
            case .substitution(let position, let name):
                // A part that contains itself ends here.
                guard let substitution = substitutions[name], depth < 8 else { continue }
                let position = substitution.argument ?? position ?? next
                text += self.text(of: substitution, position: position, depth: depth)
                next = max(next, position + 1)
            }
        }
        return text
    }

    /// The number that a substitution is about.
    private struct Bound {
        let position: Int
        let specifier: FormatSpecifier
    }

    private func text(of substitution: LocalizedSubstitution, position: Int, depth: Int) -> String {
        var specifier = FormatSpecifier(flags: "", conversion: "d")
        if case .value(let read) = FormatPiece.pieces(of: "%" + substitution.specifier).first { specifier = read }
        let (category, isZero) = plural(at: position, precision: specifier.precision)
        guard let format = substitution.variation.text(category: category, isZero: isZero) else { return "" }
        var next = position
        let bound = Bound(position: position, specifier: specifier)
        return render(format, next: &next, bound: bound, depth: depth + 1)
    }

    private func text(at position: Int, _ specifier: FormatSpecifier) -> String {
        guard arguments.indices.contains(position - 1) else { return specifier.source }
        return mark(position, text(of: arguments[position - 1], specifier))
    }

    private func text(of argument: FormatArgument, _ specifier: FormatSpecifier) -> String {
        switch argument {
        case .string(let text): specifier.padded(text)
        case .attributed(let text): specifier.padded(String(text.characters))
        case .formatted(let value): specifier.padded(value.render(locale))
        case .resource(let resource): specifier.padded(lookUp(resource))
        case .integer(let number): NumberText.text(of: number, specifier, locale)
        case .unsigned(let number): NumberText.text(of: number, specifier, locale)
        case .double(let number): NumberText.text(of: number, specifier, locale)
        case .placeholder: specifier.source
        }
    }
}

// MARK: - Plurals

extension FormatRenderer {
    /// The position and precision of the first number in a format, an integer if there is one.
    private func countPosition(in format: String) -> (position: Int, precision: Int?)? {
        var next = 1
        var numbers: [(position: Int, precision: Int?, isInteger: Bool)] = []
        for case .value(let specifier) in FormatPiece.pieces(of: format) {
            let position = specifier.position ?? next
            if specifier.position == nil { next += 1 }
            guard arguments.indices.contains(position - 1) else { continue }
            switch arguments[position - 1] {
            case .integer, .unsigned: numbers.append((position, nil, true))
            case .double: numbers.append((position, specifier.precision, false))
            default: continue
            }
        }
        return (numbers.first { $0.isInteger } ?? numbers.first).map { ($0.position, $0.precision) }
            ?? arguments.firstIndex { $0.isNumber }.map { ($0 + 1, nil) }
    }

    /// The form for a value, and whether it is the integer zero.
    private func plural(at position: Int, precision: Int?) -> (category: PluralCategory, isZero: Bool) {
        guard arguments.indices.contains(position - 1),
            let operands = arguments[position - 1].operands(precision: precision)
        else { return (.other, false) }
        return (PluralRules.of(language).category(for: operands), operands == PluralOperands(0))
    }
}

extension FormatArgument {
    /// A Boolean value that tells whether the value can be counted.
    fileprivate var isNumber: Bool {
        switch self {
        case .integer, .unsigned, .double: true
        default: false
        }
    }

    /// What plural rules ask of the value, as it is written with a number of fraction digits.
    fileprivate func operands(precision: Int?) -> PluralOperands? {
        switch self {
        case .integer(let number): PluralOperands(number.magnitude)
        case .unsigned(let number): PluralOperands(number)
        case .double(let number):
            if let precision {
                PluralOperands(String(format: "%.\(min(precision, 30))f", number))
            } else if number == number.rounded(), number.magnitude < 1e15 {
                PluralOperands(UInt64(number.magnitude))
            } else {
                PluralOperands(String(format: "%.6f", number).trimmingZeros)
            }
        default: nil
        }
    }
}

extension String {
    /// A decimal number without the zeros at the end of its fraction.
    fileprivate var trimmingZeros: String {
        guard contains(".") else { return self }
        var text = self
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }
}

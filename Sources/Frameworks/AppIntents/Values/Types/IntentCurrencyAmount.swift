/// An amount of money.
public struct IntentCurrencyAmount: Hashable, Codable, Sendable {
    /// The amount, in units of the currency.
    public let amount: Decimal
    /// The three letters that stand for the currency.
    public let currencyCode: String

    /// Creates an amount of money.
    ///
    /// - Parameters:
    ///   - amount: The amount, in units of the currency.
    ///   - currencyCode: The three letters that stand for the currency in ISO 4217, such as "EUR".
    public init(amount: Decimal, currencyCode: String) {
        self.amount = amount
        self.currencyCode = currencyCode
    }
}

extension IntentCurrencyAmount: _IntentValue {}

extension IntentCurrencyAmount: DisplayRepresentable {
    /// The name of the type, as people read it.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Amount", numericFormat: "\(placeholder: .int) amounts")
    }

    /// The amount as people write it where they are.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(amount.formatted(.currency(code: currencyCode)))")
    }
}

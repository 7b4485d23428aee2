package import Foundation

/// A sum of money.
package struct MoneyAmount: Hashable, Sendable {
    /// The sum.
    package let value: Decimal
    /// The currency's three letters of ISO 4217.
    package let currency: String

    package init(value: Decimal, currency: String) {
        self.value = value
        self.currency = currency
    }
}

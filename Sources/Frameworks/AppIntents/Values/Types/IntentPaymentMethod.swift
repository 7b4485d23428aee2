/// A way to pay.
public struct IntentPaymentMethod: Sendable {
    /// The kind of account or card.
    public let paymentType: PaymentType
    /// The hint that tells the way to pay from others of its kind, such as the last digits of a card.
    public let identificationHint: String?
    /// The picture of the brand, if there is one.
    public let icon: DisplayRepresentation.Image?
    private let title: LocalizedStringResource?

    /// Creates a way to pay.
    public init(
        type: PaymentType,
        name: LocalizedStringResource? = nil,
        identificationHint: String? = nil,
        icon: DisplayRepresentation.Image? = nil
    ) {
        paymentType = type
        title = name
        self.identificationHint = identificationHint
        self.icon = icon
    }

    /// The name, as people read it, or nil for one without.
    public var name: String? { title.map { String(localized: $0) } }

    /// The kinds of accounts and cards.
    public enum PaymentType: Hashable, Codable, Sendable {
        /// The kind is unknown.
        case unknown
        /// A current account.
        case checking
        /// A savings account.
        case savings
        /// An account with a broker.
        case brokerage
        /// A card that takes from an account at once.
        case debit
        /// A card that takes from an account later.
        case credit
        /// A card that is paid before.
        case prepaid
        /// A card of a shop.
        case store
        /// The payment service of the system.
        case applePay
    }
}

extension IntentPaymentMethod: _IntentValue {}

extension IntentPaymentMethod: DisplayRepresentable {
    /// The name of the type, as people read it.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: "Payment Method", numericFormat: "\(placeholder: .int) payment methods")
    }

    /// The name, and the hint below.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: title ?? paymentType.title,
            subtitle: identificationHint.map { "\($0)" },
            image: icon
        )
    }
}

extension IntentPaymentMethod.PaymentType {
    fileprivate var title: LocalizedStringResource {
        switch self {
        case .unknown: "Payment Method"
        case .checking: "Checking Account"
        case .savings: "Savings Account"
        case .brokerage: "Brokerage Account"
        case .debit: "Debit Card"
        case .credit: "Credit Card"
        case .prepaid: "Prepaid Card"
        case .store: "Store Card"
        case .applePay: "Apple Pay"
        }
    }
}

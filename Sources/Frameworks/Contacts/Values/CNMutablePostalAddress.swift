import ContactEngine

/// A postal address whose parts can be changed.
public final class CNMutablePostalAddress: CNPostalAddress {
    /// The street, in one or several lines.
    public override var street: String {
        get { address.street }
        set { address.street = newValue }
    }

    /// The part of the town.
    public override var subLocality: String {
        get { address.subLocality }
        set { address.subLocality = newValue }
    }

    /// The town.
    public override var city: String {
        get { address.city }
        set { address.city = newValue }
    }

    /// The part of the state.
    public override var subAdministrativeArea: String {
        get { address.subAdministrativeArea }
        set { address.subAdministrativeArea = newValue }
    }

    /// The state.
    public override var state: String {
        get { address.state }
        set { address.state = newValue }
    }

    /// The postal code.
    public override var postalCode: String {
        get { address.postalCode }
        set { address.postalCode = newValue }
    }

    /// The country.
    public override var country: String {
        get { address.country }
        set { address.country = newValue }
    }

    /// The country's two letters.
    public override var isoCountryCode: String {
        get { address.isoCountryCode }
        set { address.isoCountryCode = newValue }
    }
}

public import Foundation

extension CSSearchableItemAttributeSet {
    /// The postal code.
    public var postalCode: String? {
        get { self[text: "postalCode"] }
        set { self[text: "postalCode"] = newValue }
    }

    /// The city.
    public var city: String? {
        get { self[text: "city"] }
        set { self[text: "city"] = newValue }
    }

    /// The state or province.
    public var stateOrProvince: String? {
        get { self[text: "stateOrProvince"] }
        set { self[text: "stateOrProvince"] = newValue }
    }

    /// The country.
    public var country: String? {
        get { self[text: "country"] }
        set { self[text: "country"] = newValue }
    }

    /// The whole address, as people write it.
    public var fullyFormattedAddress: String? {
        get { self[text: "fullyFormattedAddress"] }
        set { self[text: "fullyFormattedAddress"] = newValue }
    }

    /// The street.
    public var thoroughfare: String? {
        get { self[text: "thoroughfare"] }
        set { self[text: "thoroughfare"] = newValue }
    }

    /// The number in the street.
    public var subThoroughfare: String? {
        get { self[text: "subThoroughfare"] }
        set { self[text: "subThoroughfare"] = newValue }
    }

    /// The name of the place.
    public var namedLocation: String? {
        get { self[text: "namedLocation"] }
        set { self[text: "namedLocation"] = newValue }
    }

    /// The height above the sea in metres.
    public var altitude: NSNumber? {
        get { self[number: "altitude"] }
        set { self[number: "altitude"] = newValue }
    }

    /// The latitude in degrees.
    public var latitude: NSNumber? {
        get { self[number: "latitude"] }
        set { self[number: "latitude"] = newValue }
    }

    /// The longitude in degrees.
    public var longitude: NSNumber? {
        get { self[number: "longitude"] }
        set { self[number: "longitude"] = newValue }
    }

    /// The speed in kilometres an hour.
    public var speed: NSNumber? {
        get { self[number: "speed"] }
        set { self[number: "speed"] = newValue }
    }

    /// The time at which the place was found.
    public var timestamp: Date? {
        get { self[date: "timestamp"] }
        set { self[date: "timestamp"] = newValue }
    }

    /// The direction of the camera in degrees from north.
    public var imageDirection: NSNumber? {
        get { self[number: "imageDirection"] }
        set { self[number: "imageDirection"] = newValue }
    }

    /// The headline.
    public var headline: String? {
        get { self[text: "headline"] }
        set { self[text: "headline"] = newValue }
    }

    /// What to know before using the item.
    public var instructions: String? {
        get { self[text: "instructions"] }
        set { self[text: "instructions"] = newValue }
    }
}

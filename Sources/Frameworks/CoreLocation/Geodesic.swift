/// The shortest way between two places on the ellipsoid of WGS 84.
enum Geodesic {
    /// The radius of the equator, in meters.
    private static let equatorialRadius = 6_378_137.0
    /// The flattening of the poles.
    private static let flattening = 1 / 298.257_223_563
    private static let polarRadius = equatorialRadius * (1 - flattening)

    /// Returns the distance between two places, in meters.
    ///
    /// Vincenty's inverse formula (Survey Review 176, 1975) is right to less than a millimeter. It finds no way between
    /// places almost opposite each other; there, the way over the sphere of the earth's mean radius is right to about
    /// half a percent.
    static func distance(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> CLLocationDistance {
        inverse(from: start, to: end) ?? greatCircle(from: start, to: end)
    }

    private static func inverse(
        from start: CLLocationCoordinate2D,
        to end: CLLocationCoordinate2D
    ) -> CLLocationDistance? {
        let difference = (end.longitude - start.longitude).inHalfTurn.radians
        let (sinU1, cosU1) = reducedLatitude(start.latitude)
        let (sinU2, cosU2) = reducedLatitude(end.latitude)
        var lambda = difference
        for _ in 0..<200 {
            let sinLambda = sin(lambda)
            let cosLambda = cos(lambda)
            let across = cosU2 * sinLambda
            let along = cosU1 * sinU2 - sinU1 * cosU2 * cosLambda
            let sinSigma = (across * across + along * along).squareRoot()
            guard sinSigma > 0 else { return 0 }
            let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cosU1 * cosU2 * sinLambda / sinSigma
            let cosSquaredAlpha = 1 - sinAlpha * sinAlpha
            // Along the equator, the term has no meaning and no weight.
            let cosMiddle = cosSquaredAlpha > 0 ? cosSigma - 2 * sinU1 * sinU2 / cosSquaredAlpha : 0
            let weight = flattening / 16 * cosSquaredAlpha * (4 + flattening * (4 - 3 * cosSquaredAlpha))
            let inner = cosMiddle + weight * cosSigma * (2 * cosMiddle * cosMiddle - 1)
            let previous = lambda
            lambda = difference + (1 - weight) * flattening * sinAlpha * (sigma + weight * sinSigma * inner)
            guard abs(lambda) <= .pi else { return nil }
            if abs(lambda - previous) < 1e-12 {
                return length(cosSquaredAlpha, sigma, sinSigma, cosSigma, cosMiddle)
            }
        }
        return nil
    }

    /// Returns the length of an arc, with the series for the ellipsoid.
    private static func length(
        _ cosSquaredAlpha: Double,
        _ sigma: Double,
        _ sinSigma: Double,
        _ cosSigma: Double,
        _ cosMiddle: Double
    ) -> CLLocationDistance {
        let equator = equatorialRadius * equatorialRadius
        let pole = polarRadius * polarRadius
        let uSquared = cosSquaredAlpha * (equator - pole) / pole
        let a = 1 + uSquared / 16_384 * (4_096 + uSquared * (-768 + uSquared * (320 - 175 * uSquared)))
        let b = uSquared / 1_024 * (256 + uSquared * (-128 + uSquared * (74 - 47 * uSquared)))
        let doubled = 2 * cosMiddle * cosMiddle - 1
        let third = b / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * cosMiddle * cosMiddle - 3)
        let correction = b * sinSigma * (cosMiddle + b / 4 * (cosSigma * doubled - third))
        return polarRadius * a * (sigma - correction)
    }

    private static func greatCircle(
        from start: CLLocationCoordinate2D,
        to end: CLLocationCoordinate2D
    ) -> CLLocationDistance {
        let meanRadius = (2 * equatorialRadius + polarRadius) / 3
        let latitudes = (end.latitude - start.latitude).radians
        let longitudes = (end.longitude - start.longitude).inHalfTurn.radians
        let chord =
            pow(sin(latitudes / 2), 2)
            + cos(start.latitude.radians) * cos(end.latitude.radians) * pow(sin(longitudes / 2), 2)
        return 2 * meanRadius * asin(min(1, chord.squareRoot()))
    }

    private static func reducedLatitude(_ latitude: CLLocationDegrees) -> (sin: Double, cos: Double) {
        let angle = atan((1 - flattening) * tan(latitude.radians))
        return (sin(angle), cos(angle))
    }
}

extension Double {
    /// The angle in radians.
    fileprivate var radians: Double { self * .pi / 180 }

    /// The angle in degrees, between -180 and 180.
    fileprivate var inHalfTurn: Double { remainder(dividingBy: 360) }
}

extension MapPlace {
    /// Reads a place such as `52.5,13.4;u=20?q=name` (RFC 5870), or returns nil for another text.
    init?(code text: some StringProtocol) {
        let path = text.prefix { $0 != "?" }
        let parts = path.split(separator: ";")
        let isOther = parts.dropFirst().contains { $0.lowercased().hasPrefix("crs=") && $0.lowercased() != "crs=wgs84" }
        guard !isOther, let coordinates = Coordinates(parts.first ?? "") else { return nil }
        // Maps programs write the name in a query, also as "52.5,13.4(name)".
        let searchText = CodeText.query(text.dropFirst(path.count + 1))["q"] ?? ""
        let query = ShownText.line(searchText.replacing("+", with: " "))
        let label = query.firstMatch(of: /^([^()]*)\(([^()]+)\)\s*$/)
        let searched = Coordinates(label?.1 ?? query[...])
        let name = label.map { String($0.2) } ?? (searched == nil ? query : "")
        self.name = name.isEmpty || name.utf8.count > 1000 ? nil : name
        // 0,0 stands for a place that the query alone says.
        let isNowhere = coordinates == Coordinates(latitude: 0, longitude: 0) && !query.isEmpty
        self.coordinates = searched ?? (isNowhere ? nil : coordinates)
        guard self.name != nil || self.coordinates != nil else { return nil }
    }
}

extension MapPlace.Coordinates {
    /// Reads degrees north and east, and maybe a height, with commas between them.
    fileprivate init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0) }
        guard (2...3).contains(parts.count), numbers.count == parts.count, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180
        else { return nil }
        self.init(latitude: numbers[0], longitude: numbers[1])
    }
}

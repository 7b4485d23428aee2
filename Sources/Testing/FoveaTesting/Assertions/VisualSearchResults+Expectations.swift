import Foundation

// Each function records an issue where it is called when what it says doesn't hold. In a program that isn't a test, the
// message goes to standard error.

extension VisualSearchResults {
    /// Expects exactly these titles, in this order.
    ///
    /// - Returns: A Boolean value that indicates whether the expectation holds.
    @discardableResult
    public func expectTitles(
        _ titles: [String],
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let lines = { (titles: [String]) in titles.map { $0 + "\n" }.joined() }
        return site.check(
            titles == self.titles,
            "The results aren't those expected:\n\(LineDifference.text(from: lines(titles), to: lines(self.titles)))"
        )
    }

    /// Expects these titles in this order, with any others between them.
    ///
    /// - Returns: A Boolean value that indicates whether the expectation holds.
    @discardableResult
    public func expectOrder(
        of titles: [String],
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        var rest = self.titles[...]
        for title in titles {
            guard let index = rest.firstIndex(of: title) else {
                let place = self.titles.contains(title) ? "stands before those it should follow" : "is missing"
                return site.check(false, "“\(title)” \(place). The results are:\n\(self)")
            }
            rest = rest[(index + 1)...]
        }
        return true
    }

    /// Expects a number of results within a range.
    ///
    /// - Returns: A Boolean value that indicates whether the expectation holds.
    @discardableResult
    public func expectCount(
        in range: some RangeExpression<Int>,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return site.check(range.contains(count), "There are \(count) results, not \(range):\n\(self)")
    }

    /// Expects the app's query to have answered within a time.
    ///
    /// - Returns: A Boolean value that indicates whether the expectation holds.
    @discardableResult
    public func expectAnswer(
        within limit: Duration,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        return site.check(
            queryTime <= limit,
            "The query took \(queryTime.formatted(.units(allowed: [.milliseconds]))), more than "
                + "\(limit.formatted(.units(allowed: [.milliseconds])))."
        )
    }

    /// Expects the images of the results to be at most a distance from a picture.
    ///
    /// - Returns: A Boolean value that indicates whether the expectation holds.
    @discardableResult
    public nonisolated(nonsending) func expectDistances(
        to picture: some VisualSearchInput,
        atMost limit: Double,
        fileID: String = #fileID,
        filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) async throws -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        let content = try picture.visualSearchContent()
        var far: [String] = []
        for result in self {
            let distance = try await result.distance(to: content)
            if distance > limit { far.append("\(result) is \(String(format: "%.3f", distance)) away") }
        }
        return site.check(
            far.isEmpty,
            "Results are more than \(limit) from the picture:\n\(far.joined(separator: "\n"))"
        )
    }
}

extension VisualSearchContent: VisualSearchInput {
    /// Returns the content itself.
    public func visualSearchContent() -> VisualSearchContent { self }
}

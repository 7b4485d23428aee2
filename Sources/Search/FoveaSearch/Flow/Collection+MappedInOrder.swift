extension Collection where Self: Sendable, Element: Sendable {
    /// Changes all elements, several at the same time, and returns the results in their order.
    func mappedInOrder<Result: Sendable>(
        width: Int,
        _ change: @escaping @Sendable (Element) async throws -> Result
    ) async throws -> [Result] {
        try await withThrowingTaskGroup(of: (Int, Result).self) { group in
            var results: [Int: Result] = [:]
            var started = 0
            for element in self {
                if started >= Swift.max(1, width), let (number, result) = try await group.next() {
                    results[number] = result
                }
                group.addTask { [started] in (started, try await change(element)) }
                started += 1
            }
            for try await (number, result) in group { results[number] = result }
            return (0..<started).compactMap { results[$0] }
        }
    }
}

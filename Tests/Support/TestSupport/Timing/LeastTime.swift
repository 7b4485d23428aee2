/// Returns the least time of some tries, of which no more are made once one is short enough.
///
/// A busy machine delays one or the other; what is slow by itself is slow each time.
package func leastTime(
    of tries: Int = 8,
    until enough: Duration,
    isolation: isolated (any Actor)? = #isolation,
    _ time: (_ attempt: Int) async throws -> Duration
) async throws -> Duration {
    var least = try await time(0)
    for attempt in 1..<tries where least >= enough { least = min(least, try await time(attempt)) }
    return least
}

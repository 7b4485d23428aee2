/// Calls a closure, as code does on Apple's systems to free temporary objects early.
///
/// On Linux objects are freed as soon as nothing refers to them, so nothing remains to be drained.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

import Testing

/// One browser serves all tests, one after another.
@Suite("The web app", .serialized)
enum WebTests {}

import Testing

/// Tests take turns at the browsers that they share; see ``Browsers``.
@Suite("The web app")
enum WebTests {}

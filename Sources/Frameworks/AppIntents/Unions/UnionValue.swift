/// Makes an enumeration a union of intent values: each of its cases carries one.
///
/// A query that finds things of several kinds answers an array of such an enumeration, and the results stay in the
/// order of the array. Each case carries exactly one value without a label: an entity, an enumeration of the app, or a
/// common type such as a string.
///
/// ```swift
/// @UnionValue
/// enum SearchResult {
///     case album(AlbumEntity)
///     case concert(ConcertEntity)
/// }
/// ```
///
/// The union and its cases are named after their names in the source until an extension gives them others; see
/// ``AppUnionValue``.
@attached(extension, conformances: _IntentValueRepresentable, AppUnionValue, names: arbitrary)
public macro UnionValue() = #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")

public import Foundation
import Synchronization

/// A filter that a person sets for a focus, such as the calendars to see at work.
///
/// The intent runs when the focus begins, and again when it ends, then with the defaults of its parameters: one without
/// a default is optional. What runs last is the filter that ``current`` gives.
///
/// ```swift
/// struct CalendarFilter: SetFocusFilterIntent {
///     static let title: LocalizedStringResource = "Choose Calendars"
///
///     @Parameter(title: "Calendar") var calendar: CalendarEntity?
///
///     var displayRepresentation: DisplayRepresentation { "\(calendar?.title ?? "All")" }
///
///     func perform() async throws -> some IntentResult {
///         await CalendarStore.shared.show(calendar)
///         return .result()
///     }
/// }
/// ```
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
    /// What the filter means to the system.
    var appContext: FocusFilterAppContext { get }
    /// Returns filters that a person may want to choose from.
    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
    /// What the filter means to the system: nothing.
    public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

    /// Returns no suggestions.
    public static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self] { [] }

    /// The filter that is set.
    ///
    /// - Throws: ``SetFocusFilterIntentError/notFound`` where none is set.
    public static var current: Self {
        get async throws {
            guard let filter = FocusFilters.shared.filter(of: Self.self) else {
                throw SetFocusFilterIntentError.notFound
            }
            return filter
        }
    }

    /// Tells the system that the filter that is set means something else now.
    public static func invalidateFocusFilterAppContext() {
        if let filter = FocusFilters.shared.filter(of: Self.self) { FocusFilters.shared.set(filter) }
    }
}

// @unchecked Sendable: a predicate is made with what it compares, and never changes.
/// What a filter of a focus means to the system.
public struct FocusFilterAppContext: @unchecked Sendable {
    /// A predicate over the criteria of notifications, which says which of them are shown; or nil for all.
    public let notificationFilterPredicate: NSPredicate?
    /// What the identifiers of the content begin with that windows show; or nil for any.
    public let targetContentIdentifierPrefix: String?

    /// Creates a context.
    public init(notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil) {
        self.notificationFilterPredicate = notificationFilterPredicate
        self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
    }
}

/// The situation in which the system asks for filters to suggest.
public struct FocusFilterSuggestionContext: Sendable {
    /// Creates a context, for the modules that ask.
    package init() {}
}

/// A reason why there is no filter.
public enum SetFocusFilterIntentError: Error, Hashable {
    /// No filter is set.
    case notFound
}

/// The filters that are set, one of each type, with what they meant to the system when they last said so.
package final class FocusFilters: Sendable {
    /// The filters of the program.
    package static let shared = FocusFilters()

    private struct Entry {
        let filter: any SetFocusFilterIntent
        let context: FocusFilterAppContext
    }

    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    /// Keeps a filter in place of the one of its type.
    func set(_ filter: any SetFocusFilterIntent) {
        let entry = Entry(filter: filter, context: filter.appContext)
        entries.withLock { $0[ObjectIdentifier(type(of: filter))] = entry }
    }

    func filter<Filter: SetFocusFilterIntent>(of type: Filter.Type) -> Filter? {
        entries.withLock { $0[ObjectIdentifier(type)]?.filter as? Filter }
    }

    /// Returns what the filter of a type meant when it last said so, or nil where none is set.
    package func context(of type: any SetFocusFilterIntent.Type) -> FocusFilterAppContext? {
        entries.withLock { $0[ObjectIdentifier(type)]?.context }
    }
}

// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around books.
    @_marker public protocol BooksIntent: Kind {}
    /// The schemas of entities around books.
    @_marker public protocol BooksEntity: Kind {}
    /// The schemas of enumerations around books.
    @_marker public protocol BooksEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.BooksIntent {}
extension AppSchema.Entity: AppSchema.BooksEntity {}
extension AppSchema.Enum: AppSchema.BooksEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around books.
    public static var books: some AppSchema.BooksIntent { AppSchema.Intent(identifier: "books") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around books.
    public static var books: some AppSchema.BooksEntity { AppSchema.Entity(identifier: "books") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around books.
    public static var books: some AppSchema.BooksEnum { AppSchema.Enum(identifier: "books") }
}

extension AppSchema.BooksIntent {
    /// The schema of an intent that opens a book.
    ///
    /// - `target: {book}`
    public var openBook: some AppSchemaIntent { AppSchema.Intent(identifier: "books.openBook") }

    /// The schema of an intent that turns a page.
    ///
    /// - `target: {book}`
    /// - `direction: {navigationDirection}`
    public var navigatePage: some AppSchemaIntent { AppSchema.Intent(identifier: "books.navigatePage") }

    /// The schema of an intent that plays an audiobook.
    ///
    /// - `target: {audiobook}`
    public var playAudiobook: some AppSchemaIntent { AppSchema.Intent(identifier: "books.playAudiobook") }

    /// The schema of an intent that searches among books.
    ///
    /// - `criteria: StringSearchCriteria`
    public var search: some AppSchemaIntent { AppSchema.Intent(identifier: "books.search") }

    /// The schema of an intent that changes the size of letters.
    ///
    /// - `target: {settings}`
    /// - `changeOperation: {relativeFontChange}`
    public var updateFontSize: some AppSchemaIntent { AppSchema.Intent(identifier: "books.updateFontSize") }

    /// The schema of an intent that changes the space between letters.
    ///
    /// - `target: {settings}`
    /// - `changeOperation: {relativeCharacterSpacingChange}`
    public var updateCharacterSpacing: some AppSchemaIntent {
        AppSchema.Intent(identifier: "books.updateCharacterSpacing")
    }

    /// The schema of an intent that changes the space between lines.
    ///
    /// - `target: {settings}`
    /// - `changeOperation: {relativeLineSpacingChange}`
    public var updateLineSpacing: some AppSchemaIntent { AppSchema.Intent(identifier: "books.updateLineSpacing") }

    /// The schema of an intent that changes the space between words.
    ///
    /// - `target: {settings}`
    /// - `changeOperation: {relativeWordSpacingChange}`
    public var updateWordSpacing: some AppSchemaIntent { AppSchema.Intent(identifier: "books.updateWordSpacing") }

    /// The schema of an intent that changes how pages look.
    ///
    /// - `target: {settings}`
    /// - `page: Int?`
    /// - `font: {font}?`
    /// - `theme: {theme}?`
    /// - `pageNavigationSetting: {pageNavigationSetting}?`
    /// - `isTextJustified: Bool?`
    public var updateSettings: some AppSchemaIntent { AppSchema.Intent(identifier: "books.updateSettings") }
}

extension AppSchema.BooksEntity {
    /// The schema of a book.
    ///
    /// - `title: String?`
    /// - `seriesTitle: String?`
    /// - `author: String?`
    /// - `genre: String?`
    /// - `purchaseDate: Date?`
    /// - `url: URL?`
    public var book: some AppSchemaEntity { AppSchema.Entity(identifier: "books.book") }

    /// The schema of an audiobook.
    ///
    /// - `title: String?`
    /// - `seriesTitle: String?`
    /// - `author: String?`
    /// - `genre: String?`
    /// - `purchaseDate: Date?`
    public var audiobook: some AppSchemaEntity { AppSchema.Entity(identifier: "books.audiobook") }

    /// The schema of how pages look.
    ///
    /// - `font: {font}`
    /// - `fontSize: {fontSize}`
    /// - `theme: {theme}`
    /// - `pageNavigationSetting: {pageNavigationSetting}`
    /// - `isTextJustified: Bool`
    /// - `isAllowMultipleColumns: Bool`
    public var settings: some AppSchemaEntity { AppSchema.Entity(identifier: "books.settings") }
}

extension AppSchema.BooksEnum {
    /// The schema of kinds of books.
    public var contentType: some AppSchemaEnum { AppSchema.Enum(identifier: "books.contentType") }

    /// The schema of fonts.
    public var font: some AppSchemaEnum { AppSchema.Enum(identifier: "books.font") }

    /// The schema of sizes of letters.
    public var fontSize: some AppSchemaEnum { AppSchema.Enum(identifier: "books.fontSize") }

    /// The schema of colors of pages.
    public var theme: some AppSchemaEnum { AppSchema.Enum(identifier: "books.theme") }

    /// The schema of ways to go from page to page.
    public var pageNavigationSetting: some AppSchemaEnum { AppSchema.Enum(identifier: "books.pageNavigationSetting") }

    /// The schema of directions to turn pages.
    public var navigationDirection: some AppSchemaEnum { AppSchema.Enum(identifier: "books.navigationDirection") }

    /// The schema of changes of the size of letters.
    public var relativeFontChange: some AppSchemaEnum { AppSchema.Enum(identifier: "books.relativeFontChange") }

    /// The schema of changes of the space between letters.
    public var relativeCharacterSpacingChange: some AppSchemaEnum {
        AppSchema.Enum(identifier: "books.relativeCharacterSpacingChange")
    }

    /// The schema of changes of the space between lines.
    public var relativeLineSpacingChange: some AppSchemaEnum {
        AppSchema.Enum(identifier: "books.relativeLineSpacingChange")
    }

    /// The schema of changes of the space between words.
    public var relativeWordSpacingChange: some AppSchemaEnum {
        AppSchema.Enum(identifier: "books.relativeWordSpacingChange")
    }
}

extension AssistantSchemas {
    /// The schemas of intents around books.
    public typealias BooksIntent = AppSchema.BooksIntent
    /// The schemas of entities around books.
    public typealias BooksEntity = AppSchema.BooksEntity
    /// The schemas of enumerations around books.
    public typealias BooksEnum = AppSchema.BooksEnum
}

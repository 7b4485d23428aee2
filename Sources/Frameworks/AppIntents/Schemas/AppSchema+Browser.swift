// Written by `make schemas` from the table in AppIntentsMacroKit.

extension AppSchema {
    /// The schemas of intents around browsers.
    @_marker public protocol BrowserIntent: Kind {}
    /// The schemas of entities around browsers.
    @_marker public protocol BrowserEntity: Kind {}
    /// The schemas of enumerations around browsers.
    @_marker public protocol BrowserEnum: Kind {}
}

extension AppSchema.Intent: AppSchema.BrowserIntent {}
extension AppSchema.Entity: AppSchema.BrowserEntity {}
extension AppSchema.Enum: AppSchema.BrowserEnum {}

extension AppSchemaIntent where Self == AppSchema.Intent {
    /// The schemas of intents around browsers.
    public static var browser: some AppSchema.BrowserIntent { AppSchema.Intent(identifier: "browser") }
}

extension AppSchemaEntity where Self == AppSchema.Entity {
    /// The schemas of entities around browsers.
    public static var browser: some AppSchema.BrowserEntity { AppSchema.Entity(identifier: "browser") }
}

extension AppSchemaEnum where Self == AppSchema.Enum {
    /// The schemas of enumerations around browsers.
    public static var browser: some AppSchema.BrowserEnum { AppSchema.Enum(identifier: "browser") }
}

extension AppSchema.BrowserIntent {
    /// The schema of an intent that keeps the page of a tab.
    ///
    /// - `name: String?`
    /// - `tab: {tab}`
    public var bookmarkTab: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.bookmarkTab") }

    /// The schema of an intent that keeps a page.
    ///
    /// - `name: String?`
    /// - `url: URL`
    public var bookmarkURL: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.bookmarkURL") }

    /// The schema of an intent that forgets pages.
    ///
    /// - `timeFrame: {clearHistoryTimeFrame}`
    public var clearHistory: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.clearHistory") }

    /// The schema of an intent that closes tabs.
    ///
    /// - `target: [{tab}]`
    public var closeTabs: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.closeTabs") }

    /// The schema of an intent that closes windows.
    ///
    /// - `target: [{window}]`
    public var closeWindows: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.closeWindows") }

    /// The schema of an intent that opens a tab.
    ///
    /// - `url: URL?`
    /// - `isPrivate: Bool`
    public var createTab: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.createTab") }

    /// The schema of an intent that opens a window.
    ///
    /// - `isPrivate: Bool`
    /// - `url: URL?`, if there is one
    public var createWindow: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.createWindow") }

    /// The schema of an intent that deletes bookmarks.
    ///
    /// - `entities: [{bookmark}]`
    public var deleteBookmarks: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.deleteBookmarks") }

    /// The schema of an intent that finds words on a page.
    ///
    /// - `searchPhrase: String`
    /// - `tab: {tab}`
    public var findOnPage: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.findOnPage") }

    /// The schema of an intent that opens a bookmark.
    ///
    /// - `tab: {tab}?`
    /// - `target: {bookmark}`
    public var openBookmark: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.openBookmark") }

    /// The schema of an intent that opens a page in a tab.
    ///
    /// - `tab: {tab}`
    /// - `url: URL`
    public var openURLInTab: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.openURLInTab") }

    /// The schema of an intent that searches in the browser.
    ///
    /// - `criteria: StringSearchCriteria`
    public var search: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.search") }

    /// The schema of an intent that shows a tab.
    ///
    /// - `target: {tab}`
    public var switchTab: some AppSchemaIntent { AppSchema.Intent(identifier: "browser.switchTab") }
}

extension AppSchema.BrowserEntity {
    /// The schema of a tab.
    ///
    /// - `url: URL?`
    /// - `name: String`
    /// - `isPrivate: Bool`
    public var tab: some AppSchemaEntity { AppSchema.Entity(identifier: "browser.tab") }

    /// The schema of a window.
    ///
    /// - `tabs: [{tab}]`
    /// - `isPrivate: Bool`
    public var window: some AppSchemaEntity { AppSchema.Entity(identifier: "browser.window") }

    /// The schema of a bookmark.
    ///
    /// - `name: String`
    /// - `url: URL`
    public var bookmark: some AppSchemaEntity { AppSchema.Entity(identifier: "browser.bookmark") }

    /// The schema of a group of tabs.
    ///
    /// - `title: String`
    public var tabGroup: some AppSchemaEntity { AppSchema.Entity(identifier: "browser.tabGroup") }

    /// The schema of a page to read later.
    ///
    /// - `title: String`
    /// - `url: URL`
    public var readingListItem: some AppSchemaEntity { AppSchema.Entity(identifier: "browser.readingListItem") }
}

extension AppSchema.BrowserEnum {
    /// The schema of times to forget.
    public var clearHistoryTimeFrame: some AppSchemaEnum { AppSchema.Enum(identifier: "browser.clearHistoryTimeFrame") }
}

extension AssistantSchemas {
    /// The schemas of intents around browsers.
    public typealias BrowserIntent = AppSchema.BrowserIntent
    /// The schemas of entities around browsers.
    public typealias BrowserEntity = AppSchema.BrowserEntity
    /// The schemas of enumerations around browsers.
    public typealias BrowserEnum = AppSchema.BrowserEnum
}

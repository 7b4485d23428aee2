// Families around where things are kept: files and pages of the web.

extension SchemaFamily {
    static let files = SchemaFamily(
        "files",
        "files",
        [
            .intent("createFolder", "creates a folder", "target: {file}, fileName: String?"),
            .intent("deleteFiles", "deletes files", "entities: [{file}]", .deletes),
            .intent("moveFiles", "moves files to a folder", "entities: [{file}], destinationFolder: {file}"),
            .intent("openFile", "opens a file", "target: {file}", .opens),
            .intent("renameFile", "renames a file", "target: {file}, newName: String"),
            .entity("file", "a file", "creationDate: Date?, fileModificationDate: Date?", .isFile),
        ]
    )

    static let browser = SchemaFamily(
        "browser",
        "browsers",
        [
            .intent("bookmarkTab", "keeps the page of a tab", "name: String?, tab: {tab}"),
            .intent("bookmarkURL", "keeps a page", "name: String?, url: URL"),
            .intent("clearHistory", "forgets pages", "timeFrame: {clearHistoryTimeFrame}"),
            .intent("closeTabs", "closes tabs", "target: [{tab}]"),
            .intent("closeWindows", "closes windows", "target: [{window}]"),
            .intent("createTab", "opens a tab", "url: URL?, isPrivate: Bool"),
            .intent("createWindow", "opens a window", "isPrivate: Bool, url?: URL?"),
            .intent("deleteBookmarks", "deletes bookmarks", "entities: [{bookmark}]", .deletes),
            .intent("findOnPage", "finds words on a page", "searchPhrase: String, tab: {tab}"),
            .intent("openBookmark", "opens a bookmark", "tab: {tab}?, target: {bookmark}", .opens),
            .intent("openURLInTab", "opens a page in a tab", "tab: {tab}, url: URL"),
            .intent("search", "searches in the browser", searchedFor, .searches),
            .intent("switchTab", "shows a tab", "target: {tab}", .opens),
            .entity("tab", "a tab", "url: URL?, name: String, isPrivate: Bool"),
            .entity("window", "a window", "tabs: [{tab}], isPrivate: Bool"),
            .entity("bookmark", "a bookmark", "name: String, url: URL"),
            .entity("tabGroup", "a group of tabs", "title: String"),
            .entity("readingListItem", "a page to read later", "title: String, url: URL"),
            .enumeration("clearHistoryTimeFrame", "times to forget"),
        ]
    )
}

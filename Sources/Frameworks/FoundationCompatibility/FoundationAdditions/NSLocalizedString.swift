public import Foundation

// Foundation on Linux reads no String Catalogs and looks for tables in the main bundle alone. These functions have no
// default values, so that the compiler prefers them to Foundation's.

/// Returns the localized string of a key, or the key.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, bundle: .main, comment: comment)
}

/// Returns the localized string of a key in a bundle, or the key.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, bundle: bundle, comment: comment)
}

/// Returns the localized string of a key in a table, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    NSLocalizedString(key, tableName: tableName, bundle: .main, comment: comment)
}

/// Returns the localized string of a key in a table of a bundle, or the key.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    String(localized: String.LocalizationValue(key), table: tableName, bundle: bundle)
}

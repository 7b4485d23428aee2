/// What a sample tells by its type alone.
public enum HKCategoryValue: Int, HKCategoryValuePredicateProviding {
    /// That it was the case.
    case notApplicable = 0
}

/// How severe a symptom was.
public enum HKCategoryValueSeverity: Int, HKCategoryValuePredicateProviding {
    /// How severe it was isn't known.
    case unspecified = 0
    /// The symptom wasn't there.
    case notPresent
    /// Mild.
    case mild
    /// Moderate.
    case moderate
    /// Severe.
    case severe
}

/// Whether a symptom was there.
public enum HKCategoryValuePresence: Int, HKCategoryValuePredicateProviding {
    /// It was.
    case present = 0
    /// It wasn't.
    case notPresent
}

/// What a sample of ``HKCategoryTypeIdentifier/appetiteChanges`` tells.
public enum HKCategoryValueAppetiteChanges: Int, HKCategoryValuePredicateProviding {
    /// The change isn't known.
    case unspecified = 0
    /// No change.
    case noChange
    /// Less appetite.
    case decreased
    /// More appetite.
    case increased
}

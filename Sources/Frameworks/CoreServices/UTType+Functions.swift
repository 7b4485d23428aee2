public import FoundationCompatibility
import UniformTypeIdentifiers

/// The class of tags that are file name extensions, without a dot.
public let kUTTagClassFilenameExtension: CFString = UTTagClass.filenameExtension.rawValue

/// The class of tags that are media types of the internet.
public let kUTTagClassMIMEType: CFString = UTTagClass.mimeType.rawValue

// MARK: - From tags to types

/// Returns the identifier of the type that a tag stands for; a tag that no type has gets one that carries it.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString,
    _ inTag: CFString,
    _ inConformingToUTI: CFString?
) -> CFUnmanaged<CFString>? {
    types(inTagClass, inTag, inConformingToUTI).first.map { CFUnmanaged($0.identifier) }
}

/// Returns the identifiers of all types that a tag stands for, the preferred one first.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString,
    _ inTag: CFString,
    _ inConformingToUTI: CFString?
) -> CFUnmanaged<CFArray>? {
    let found = types(inTagClass, inTag, inConformingToUTI)
    return found.isEmpty ? nil : CFUnmanaged(found.map(\.identifier))
}

private func types(_ tagClass: CFString, _ tag: CFString, _ parent: CFString?) -> [UTType] {
    UTType.types(
        tag: tag,
        tagClass: UTTagClass(rawValue: tagClass),
        conformingTo: parent.map { UTType(importedAs: $0) }
    )
}

// MARK: - From types to tags

/// Returns the usual tag of a class for a type, or nil when it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> CFUnmanaged<CFString>? {
    tags(inUTI, inTagClass)?.first.map { CFUnmanaged($0) }
}

/// Returns all tags of a class for a type, the usual one first, or nil when it has none.
public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> CFUnmanaged<CFArray>? {
    tags(inUTI, inTagClass).map { CFUnmanaged($0) }
}

private func tags(_ identifier: CFString, _ tagClass: CFString) -> [String]? {
    UTType(identifier)?.tags[UTTagClass(rawValue: tagClass)]
}

// MARK: - About types

/// Returns a Boolean value that indicates whether two identifiers name the same type; case doesn't count.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.lowercased() == inUTI2.lowercased()
}

/// Returns a Boolean value that indicates whether a type is another or a kind of it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: parent)
}

/// Returns a Boolean value that indicates whether a type is known.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }

/// Returns a Boolean value that indicates whether a type was made for a tag that no type has.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic ?? false }

/// Returns the name of a type for people, in English, or nil when it is not known.
public func UTTypeCopyDescription(_ inUTI: CFString) -> CFUnmanaged<CFString>? {
    UTType(inUTI)?.localizedDescription.map { CFUnmanaged($0) }
}

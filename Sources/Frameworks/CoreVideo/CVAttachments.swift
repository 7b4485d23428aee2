public import FoundationCompatibility

/// A rule that says whether an attachment goes along when a buffer is derived from another.
public enum CVAttachmentMode: UInt32, Hashable, Sendable {
    /// The attachment stays with its buffer.
    case shouldNotPropagate = 0
    /// The attachment is copied to derived buffers.
    case shouldPropagate = 1
}

/// Attaches a value to a buffer, replacing the value with the same key.
public func CVBufferSetAttachment(
    _ buffer: CVBuffer,
    _ key: CFString,
    _ value: CFTypeRef,
    _ attachmentMode: CVAttachmentMode
) {
    buffer.setAttachment(value, mode: attachmentMode, for: key)
}

/// Attaches all values of a dictionary to a buffer.
public func CVBufferSetAttachments(
    _ buffer: CVBuffer,
    _ theAttachments: CFDictionary,
    _ attachmentMode: CVAttachmentMode
) {
    for (key, value) in theAttachments {
        guard let key = key.base as? String else { continue }
        buffer.setAttachment(value, mode: attachmentMode, for: key)
    }
}

/// Returns the value attached to a buffer under a key, and its mode.
public func CVBufferCopyAttachment(
    _ buffer: CVBuffer,
    _ key: CFString,
    _ attachmentMode: UnsafeMutablePointer<CVAttachmentMode>?
) -> CFTypeRef? {
    guard let attachment = buffer.attachment(for: key) else { return nil }
    attachmentMode?.pointee = attachment.mode
    return attachment.value
}

/// Returns all values attached to a buffer with one mode, or nil when there is none.
public func CVBufferCopyAttachments(_ buffer: CVBuffer, _ attachmentMode: CVAttachmentMode) -> CFDictionary? {
    let found = buffer.attachments(attachmentMode)
    return found.isEmpty ? nil : found as CFDictionary
}

/// Returns a Boolean value that indicates whether a buffer has a value under a key.
public func CVBufferHasAttachment(_ buffer: CVBuffer, _ key: CFString) -> Bool {
    buffer.attachment(for: key) != nil
}

/// Removes the value attached to a buffer under a key.
public func CVBufferRemoveAttachment(_ buffer: CVBuffer, _ key: CFString) {
    buffer.removeAttachment(for: key)
}

/// Removes all values attached to a buffer.
public func CVBufferRemoveAllAttachments(_ buffer: CVBuffer) {
    buffer.removeAllAttachments()
}

/// Copies the attachments that propagate from one buffer to another.
public func CVBufferPropagateAttachments(_ sourceBuffer: CVBuffer, _ destinationBuffer: CVBuffer) {
    for (key, value) in sourceBuffer.attachments(.shouldPropagate) {
        destinationBuffer.setAttachment(value, mode: .shouldPropagate, for: key)
    }
}

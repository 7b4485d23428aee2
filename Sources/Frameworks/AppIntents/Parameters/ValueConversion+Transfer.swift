import CoreTransferable

extension ValueConversion {
    /// Returns what becomes of an entity that leaves its app as another value, as text or as a file, or comes in as a
    /// value or as a file; or nil.
    func value(transferred answer: Any) async throws -> Element? {
        if let item = answer as? any AppEntity & Transferable {
            if let value = try await item.exchanged(as: Element.self) as? Element { return value }
            if Element.self == String.self { return try await item.transferredText() as? Element }
            if Element.self == IntentFile.self { return try await file(of: item) as? Element }
        }
        guard let type = Element.self as? any (AppEntity & Transferable).Type else { return nil }
        if let item = try await type.exchanged(from: answer) as? Element { return item }
        guard let file = answer as? IntentFile else { return nil }
        return try await type.transferred(file) as? Element
    }

    /// The first form that the parameter takes.
    private func file(of item: some Transferable) async throws -> IntentFile? {
        for type in item.exportedContentTypes() {
            let file = try await item.withExportedFile(contentType: type) { url in
                IntentFile(data: try Data(contentsOf: url), filename: url.lastPathComponent, type: type)
            }
            if let element = file as? Element, declaration.limits.refusal(element) == nil { return file }
        }
        return nil
    }
}

extension Transferable {
    fileprivate func transferredText() async throws -> String? {
        guard exportedContentTypes().contains(where: { $0.conforms(to: .plainText) }) else { return nil }
        return String(data: try await exported(as: .plainText), encoding: .utf8)
    }

    fileprivate static func transferred(_ file: IntentFile) async throws -> Self? {
        guard let type = file.type, importedContentTypes().contains(where: { type.conforms(to: $0) }) else {
            return nil
        }
        if let url = file.fileURL { return try await Self(importing: url, contentType: type) }
        return try await Self(importing: file.data, contentType: type)
    }
}

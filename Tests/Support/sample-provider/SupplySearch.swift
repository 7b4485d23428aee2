import AppIntents
import CoreVideo
import DigestEngine
import EventKit
import Glibc
import PixelEngine
import VisualIntelligence

struct SupplySearch: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [Supply] {
        switch input.labels.first {
        case "paper":
            return [
                .paper(PaperEntity(id: 1, image: Pictures.small)), .ink(InkEntity(id: "blue")),
                .paper(PaperEntity(id: 13)),
            ]
        case "many": return (1...30).map { .paper(PaperEntity(id: $0)) }
        case "fleeting": return [.paper(PaperEntity(id: 500, title: "Note"))]
        case "large":
            return [
                .paper(PaperEntity(id: 1, image: Pictures.large)), .paper(PaperEntity(id: 2, image: Data("x".utf8))),
            ]
        case "pixels": return [.paper(PaperEntity(id: 1, title: Self.facts(of: input.pixelBuffer)))]
        case "content": return [.paper(PaperEntity(id: 1, title: Self.digest(of: input)))]
        case "calendar":
            let isAllowed = try await EKEventStore().requestFullAccessToEvents()
            return [.paper(PaperEntity(id: 1, title: isAllowed ? "Allowed" : "Refused"))]
        case "process": return [.paper(PaperEntity(id: Int(getpid())))]
        case "throw": throw DeskError.drawerStuck
        case "crash":
            abort()
        case "exit":
            FileHandle.standardError.write(Data("The desk is on fire.\n".utf8))
            exit(3)
        case "wait":
            FileHandle.standardError.write(Data("Waiting.\n".utf8))
            do {
                try await Task.sleep(for: .seconds(3600))
            } catch {
                FileHandle.standardError.write(Data("Cancelled.\n".utf8))
                throw error
            }
            return []
        case "hang": while true { sleep(1) }
        case "slow picture": return [.paper(PaperEntity(id: 4, isSlow: true))]
        case "slow":
            try await Task.sleep(for: .milliseconds(300))
            return [.paper(PaperEntity(id: 3))]
        default: return []
        }
    }

    /// A number for everything that the app is asked about.
    static func digest(of content: SemanticContentDescriptor) -> String {
        var hash = StableHash()
        for label in content.labels { hash.add(Array(label.utf8) + [0]) }
        content.pixelBuffer?.withUnsafeBuffer { buffer in
            CVPixelBufferLockBaseAddress(buffer, .readOnly)
            defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
            guard let base = CVPixelBufferGetBaseAddress(buffer) else { return }
            for row in 0..<CVPixelBufferGetHeight(buffer) {
                let start = base + row * CVPixelBufferGetBytesPerRow(buffer)
                hash.add(UnsafeRawBufferPointer(start: start, count: CVPixelBufferGetWidth(buffer) * 4))
            }
        }
        return String(hash.value, radix: 16)
    }

    private static func facts(of buffer: CVReadOnlyPixelBuffer?) -> String {
        guard let buffer else { return "none" }
        return buffer.withUnsafeBuffer { buffer in
            CVPixelBufferLockBaseAddress(buffer, .readOnly)
            defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
            let row = CVPixelBufferGetBytesPerRow(buffer)
            let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
            guard let base = CVPixelBufferGetBaseAddress(buffer) else { return "unreadable" }
            let last = base.load(fromByteOffset: (height - 1) * row + (width - 1) * 4, as: UInt32.self)
            return
                "\(width)x\(height) \(String(last, radix: 16)) \(buffer.memory?.isSealed == true ? "sealed" : "open")"
        }
    }
}

struct SearchSupplies: AppIntent, VisualIntelligenceSearchIntent {
    static let title: LocalizedStringResource = "Search Supplies"
    static let openAppWhenRun = true

    @Parameter(title: "Content") var semanticContent: SemanticContentDescriptor
    @Dependency var desk: Desk

    func perform() async throws -> some IntentResult {
        guard semanticContent.labels.first != "content" else {
            await desk.go(to: "/search?content=\(SupplySearch.digest(of: semanticContent))")
            return .result()
        }
        let size = semanticContent.pixelBuffer.map { "\($0.size.width)x\($0.size.height)" } ?? "none"
        await desk.go(to: "/search?q=\(semanticContent.labels.joined(separator: "+"))&size=\(size)")
        return .result()
    }
}

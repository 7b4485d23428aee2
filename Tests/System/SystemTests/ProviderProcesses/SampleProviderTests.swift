import CoreVideo
import Foundation
import ProviderProcesses
import TestSupport
import Testing

@Suite("A provider that works")
struct SampleProviderTests {
    private let bench: ProviderBench

    init() throws { bench = try ProviderBench(["sample": ["sample-provider"]]) }

    @Test("Is known with what its manifest says before it runs")
    func isKnown() throws {
        let provider = try #require(bench.host.providers.first)
        #expect(provider.id == "sample")
        #expect(provider.name == "Sample")
        #expect(provider.problems == [])
        #expect(provider.answersSearches == true)
        #expect(provider.offersMoreResults == true)
        #expect(provider.resultTypes == ["PaperEntity", "InkEntity"])
        #expect(try bench.host.status(of: "sample") == .idle)
    }

    @Test("Answers in its order, with thumbnails and what opens each result")
    func answers() async throws {
        let answer = try await bench.search("sample")
        #expect(answer.results.map(\.title) == ["Paper 1", "blue ink", "Paper 13"])
        #expect(answer.results.map(\.typeName) == ["Paper", "Ink", "Paper"])
        #expect(answer.results.map(\.subtitle) == ["On the desk", nil, "On the desk"])
        #expect(answer.results.map(\.canOpen) == [true, true, true])
        #expect(answer.results[0].thumbnail?.file?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        #expect(answer.results[1].thumbnail == nil)
        #expect(answer.total == 3)
        #expect(!answer.hasMore)
        #expect(answer.offersMoreResults)
        await bench.host.stop()
    }

    @Test("Gives as many results as asked for and says that there are more", arguments: [1, 10, 30, 99])
    func honoursLimit(limit: Int) async throws {
        let answer = try await bench.search("sample", "many", limit: limit)
        #expect(answer.results.count == min(limit, 30))
        #expect(answer.total == 30)
        #expect(answer.hasMore == (limit < 30))
        await bench.host.stop()
    }

    @Test("Answers nothing without a failure")
    func answersNothing() async throws {
        let answer = try await bench.search("sample", "nothing")
        #expect(answer.results == [])
        #expect(answer.total == 0)
        await bench.host.stop()
    }

    @Test("Has its pictures made smaller, and goes without those that are none")
    func shrinksThumbnails() async throws {
        let answer = try await bench.search("sample", "large")
        let data = try #require(answer.results[0].thumbnail?.file)
        #expect(data.count <= 256 << 10)
        #expect(data.starts(with: [0xFF, 0xD8]))
        #expect(answer.results[1].thumbnail == nil)
        #expect(answer.notes.count == 2)
        #expect(answer.notes.first?.hasPrefix("An image has 2000 × 2000 pixels") == true)
        #expect(answer.notes.last?.contains("no image of a known kind") == true)
        await bench.host.stop()
    }

    @Test("Answers without a picture that never comes")
    func skipsSlowThumbnails() async throws {
        _ = try await bench.host.warm("sample")
        // A busy machine may need more than a short time for everything else.
        var answer: Answer?
        for seconds in [2, 8, 32] where answer == nil {
            answer = try? await bench.search("sample", "slow picture", deadline: .seconds(seconds))
        }
        #expect(answer?.results.map(\.title) == ["Slow paper"])
        #expect(answer?.notes == ["The image took too long to load. Keep it in memory, or in a file."])
        await bench.host.stop()
    }

    @Test("Sees the pixels where they lie, and can't change them", arguments: [true, false])
    func sharesPixels(isShared: Bool) async throws {
        var attributes = CVPixelBufferCreationAttributes(
            pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_32BGRA),
            size: CVImageSize(width: 301, height: 200)
        )
        attributes.isShared = isShared
        let buffer = try CVMutablePixelBuffer(attributes)
        buffer.withUnsafeBuffer { buffer in
            CVPixelBufferLockBaseAddress(buffer, [])
            let row = CVPixelBufferGetBytesPerRow(buffer)
            CVPixelBufferGetBaseAddress(buffer)?
                .storeBytes(of: 0xFF12_3456, toByteOffset: 199 * row + 300 * 4, as: UInt32.self)
            CVPixelBufferUnlockBaseAddress(buffer, [])
        }
        let content = try SearchContent(labels: ["pixels"], pixelBuffer: CVReadOnlyPixelBuffer(buffer))
        let answer = try await bench.host.search(content, in: "sample")
        #expect(answer.results.map(\.title) == ["301x200 ff123456 sealed 1"])
        await bench.host.stop()
    }

    @Test("Keeps nothing of the pixels that it was given")
    func keepsNoPixels() async throws {
        var attributes = CVPixelBufferCreationAttributes(
            pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_32BGRA),
            size: CVImageSize(width: 640, height: 480)
        )
        attributes.isShared = true
        for _ in 0..<40 {
            let buffer = CVReadOnlyPixelBuffer(try CVMutablePixelBuffer(attributes))
            _ = try await bench.host.search(SearchContent(labels: ["pixels"], pixelBuffer: buffer), in: "sample")
        }
        guard case .warm(let process) = try bench.host.status(of: "sample") else {
            Issue.record("The program doesn't run.")
            return
        }
        // The task that answered may not have ended yet.
        var maps = Int.max
        var descriptors = Int.max
        for _ in 0..<3000 where maps > 0 || descriptors > 20 {
            let text = try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8)
            maps = text.split(separator: "\n").count { $0.contains("fovea-pixels") }
            descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(maps == 0)
        #expect(descriptors <= 20)
        await bench.host.stop()
    }

    @Test("Opens a result: its page, its words, and to the front")
    func opens() async throws {
        let answer = try await bench.search("sample")
        let opening = try await bench.host.open(answer.results[0].reference, in: "sample")
        #expect(opening.place == "/papers/1")
        #expect(opening.dialog == "Here is paper 1.")
        #expect(opening.comesForward)
        #expect(opening.intent == "OpenPaper")
        #expect(opening.links == [])
        await bench.host.stop()
    }

    @Test("Opens by a link what no intent opens")
    func opensByLink() async throws {
        let answer = try await bench.search("sample")
        let opening = try await bench.host.open(answer.results[1].reference, in: "sample")
        #expect(opening.links == ["https://ink.example/blue"])
        #expect(opening.intent == nil)
        await bench.host.stop()
    }

    @Test("Says when opening took longer than people wait")
    func warnsOfSlowOpening() async throws {
        let answer = try await bench.search("sample")
        let opening = try await bench.host.open(answer.results[2].reference, in: "sample")
        #expect(opening.place == "/papers/13")
        #expect(opening.warnings.first?.contains("people wait for 100 ms") == true)
        await bench.host.stop()
    }

    @Test("Is remembered with the times that opening took, beyond the program that asked")
    func remembersOpenings() async throws {
        let file = bench.folder.file("state/openings.json")
        let registry = bench.host.registry
        let host = ProviderHost(
            registry: registry,
            limits: ProviderBench.limits,
            openingTimes: OpeningTimes(file: file)
        )
        for number in [1, 13, 2, 3, 4, 5, 6, 7, 8] {
            let paper = ItemReference(type: "PaperEntity", identifier: "\(number)")
            _ = try await host.open(paper, in: "sample")
        }
        let stuck = await #expect(throws: AppFailure.self) {
            try await host.open(ItemReference(type: "PaperEntity", identifier: "14"), in: "sample")
        }
        #expect(stuck?.code == .appFailed)
        await host.stop()
        let later = ProviderHost(
            registry: registry,
            limits: ProviderBench.limits,
            openingTimes: OpeningTimes(file: file)
        )
        let openings = try await later.diagnose("sample", by: SearchContent(labels: [], pixelBuffer: nil)).openings
        #expect(openings.count == 8)
        #expect(openings.first?.intent == "OpenPaper")
        #expect(openings.first?.isSlow == true)
        #expect(OpeningTimes(file: file).entries(of: "other") == [])
        try Data("{".utf8).write(to: file)
        #expect(OpeningTimes(file: file).entries(of: "sample") == [])
        await later.stop()
    }

    @Test("Opens after its process was replaced what it finds again, and only that")
    func opensLater() async throws {
        let kept = try await bench.search("sample").results[0].reference
        let fleeting = try await bench.search("sample", "fleeting").results[0].reference
        #expect(try await bench.host.open(fleeting, in: "sample").place == "/papers/500")
        await bench.host.stop()
        let other = try ProviderBench(["sample": ["sample-provider"]])
        #expect(try await other.host.open(kept, in: "sample").place == "/papers/1")
        let error = await #expect(throws: AppFailure.self) { try await other.host.open(fleeting, in: "sample") }
        #expect(error?.code == .notFound)
        await other.host.stop()
    }

    @Test("Goes on with a search in the app")
    func showsMore() async throws {
        let content = try SearchContent(labels: ["paper", "desk"], pixelBuffer: nil)
        let opening = try await bench.host.more(content, in: "sample")
        #expect(opening.place == "/search?q=paper+desk&size=none")
        #expect(opening.comesForward)
        await bench.host.stop()
    }

    @Test("Goes on with exactly the content of the search, to the last pixel")
    func sameContent() async throws {
        var digests: Set<String> = []
        for (label, pixel) in [("a", 0xFF00_0000), ("b", 0xFF00_0000), ("b", 0xFF00_0001)] as [(String, UInt32)] {
            let buffer = try CVMutablePixelBuffer(
                CVPixelBufferCreationAttributes(
                    pixelFormatType: CVPixelFormatType(rawValue: kCVPixelFormatType_32BGRA),
                    size: CVImageSize(width: 37, height: 21)
                )
            )
            buffer.withUnsafeBuffer { buffer in
                CVPixelBufferLockBaseAddress(buffer, [])
                let base = CVPixelBufferGetBaseAddress(buffer)
                base?.initializeMemory(as: UInt8.self, repeating: 9, count: CVPixelBufferGetDataSize(buffer))
                base?.storeBytes(
                    of: pixel,
                    toByteOffset: 20 * CVPixelBufferGetBytesPerRow(buffer) + 144,
                    as: UInt32.self
                )
                CVPixelBufferUnlockBaseAddress(buffer, [])
            }
            let content = try SearchContent(labels: ["content", label], pixelBuffer: CVReadOnlyPixelBuffer(buffer))
            let title = try #require(try await bench.host.search(content, in: "sample").results.first?.title)
            let digest = try #require(title.split(separator: " ").first)
            #expect(try await bench.host.more(content, in: "sample").place == "/search?content=\(digest)")
            digests.insert(String(digest))
        }
        #expect(digests.count == 3)
        await bench.host.stop()
    }

    @Test("Gives pages, with what the browser sent, and says what it can't find")
    func givesPages() async throws {
        let host = bench.host
        #expect(try await host.page(PageRequest(path: "/"), in: "sample") == .html("<h1>Desk</h1>"))
        let request = PageRequest(
            method: "POST",
            path: "/echo",
            query: [.init(name: "q", value: "a&b=é")],
            headers: ["accept": "text/plain"],
            body: Data("form".utf8)
        )
        let echo = try await host.page(request, in: "sample")
        #expect(String(decoding: echo.body, as: UTF8.self) == "POST a&b=é text/plain form")
        #expect(try await host.page(PageRequest(path: "/nowhere"), in: "sample").status == 404)
        let large = try await host.page(PageRequest(path: "/large"), in: "sample")
        #expect(large.body == Data(repeating: 7, count: 3_000_000))
        let error = await #expect(throws: AppFailure.self) {
            try await host.page(PageRequest(path: "/lost"), in: "sample")
        }
        #expect(error?.message == "Sample failed: The drawer is stuck.")
        await host.stop()
    }

    @Test("Says in the app's words what failed in it")
    func reportsErrors() async throws {
        let error = try #require(await bench.failure("sample", "throw"))
        #expect(error.code == .appFailed)
        #expect(error.message == "Sample failed: The drawer is stuck.")
        await bench.host.stop()
    }

    @Test("Answers several searches at once")
    func answersAtOnce() async throws {
        let bench = bench
        let titles = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<20 {
                group.addTask { try await bench.search("sample", "slow").results.map(\.title) }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(titles == Array(repeating: "Paper 3", count: 20))
        await bench.host.stop()
    }
}

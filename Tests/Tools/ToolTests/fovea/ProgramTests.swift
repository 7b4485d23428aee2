import Foundation
import TestSupport
import Testing

@Suite("The built program")
struct ProgramTests {
    private let balloon = FoveaProgram.picture("balloon.png")
    private let lighthouse = FoveaProgram.picture("lighthouse.png")

    @Test("Says what a picture shows")
    func look() throws {
        let run = try FoveaProgram.run("look", balloon)
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        #expect(run.output.hasPrefix("\(balloon)\n  PNG, "))
        #expect(run.output.contains("balloon"))
    }

    /// A document of one empty page, whose objects are found without their list.
    private static let document = Data(
        """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 72 144]>> endobj
        trailer <</Root 1 0 R>>
        """.utf8
    )

    @Test("Looks at the first page of a document")
    func document() throws {
        let run = try FoveaProgram.run("look", "-f", "jsonl", "-c", "0", "-", input: Self.document)
        #expect(run.code == 0, "\(run.errors)")
        let result = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(result["format"] as? String == "PDF")
        #expect(result["upright"] as? [String: Int] == ["width": 200, "height": 400])
    }

    @Test("Says what to run where the library for documents is missing")
    func noLibrary() throws {
        let run = try FoveaProgram.run("look", "-", input: Self.document, environment: ["FOVEA_HOME": "/nowhere"])
        #expect(run.code == 69)
        #expect(
            run.errors.contains(
                "The library for PDF documents is missing: no file /nowhere/runtime/pdfium/libpdfium.so"
            )
        )
        #expect(run.errors.contains("scripts/setup"))
    }

    @Test("Names the profile of a picture without what would steer a terminal")
    func hostileProfile() throws {
        let name = "evil\u{1B}]0;owned\u{7}\u{1B}[2J\u{7F}"
        var content = Data("iCCP\(name)\0\0".utf8)
        // A profile that is none: two bytes of a head, an empty block, a sum.
        content.append(contentsOf: [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01])
        var sum = UInt32.max
        for byte in content {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
        }
        func number(_ value: UInt32) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }) }
        var file = try Data(contentsOf: URL(filePath: balloon))
        // The signature and the header, which comes first, have 33 bytes.
        file.insert(contentsOf: number(UInt32(content.count - 4)) + content + number(~sum), at: file.startIndex + 33)
        let run = try FoveaProgram.run("look", "-", input: file)
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.contains("evil\u{FFFD}]0;owned\u{FFFD}\u{FFFD}[2J\u{FFFD}"), "\(run.output)")
        #expect(!run.output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
        let lines = try FoveaProgram.run("look", "-f", "jsonl", "-", input: file)
        let result = try JSONSerialization.jsonObject(with: Data(lines.output.utf8)) as? [String: Any]
        #expect(result?["profile"] as? String == name)
    }

    @Test("Answers the same for a file and for standard input")
    func standardInput() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: lighthouse))
        let file = try FoveaProgram.run("look", "-f", "jsonl", lighthouse)
        let stream = try FoveaProgram.run("look", "-f", "jsonl", "-", input: data)
        #expect(stream.code == 0)
        #expect(stream.output == file.output.replacing(lighthouse, with: "-"))
    }

    @Test("Computes unit vectors, the same each time")
    func prints() throws {
        let run = try FoveaProgram.run("print", "-f", "json", balloon, lighthouse)
        #expect(run.code == 0)
        let results = try #require(try run.json()["results"] as? [[String: Any]])
        #expect(results.count == 2)
        for result in results {
            let values = try #require(result["values"] as? [Double])
            #expect(abs(values.reduce(0) { $0 + $1 * $1 } - 1) < 1e-4)
        }
        #expect(try FoveaProgram.run("print", "-f", "json", balloon, lighthouse).output == run.output)
    }

    @Test("Computes the same print on older processors", arguments: ["SSE41", "AVX2"])
    func drift(instructions: String) throws {
        func values(_ environment: [String: String]) throws -> [Double] {
            // A cache of its own: a network compiled for one set of instructions isn't run with another.
            let cache = try TemporaryFolder()
            defer { withExtendedLifetime(cache) {} }
            let environment = environment.merging(["XDG_CACHE_HOME": cache.path]) { $1 }
            let run = try FoveaProgram.run("print", "-f", "json", balloon, environment: environment)
            let results = try #require(try run.json()["results"] as? [[String: Any]])
            return try #require(results.first?["values"] as? [Double])
        }
        let (here, there) = (try values([:]), try values(["ONEDNN_MAX_CPU_ISA": instructions]))
        let cosine = zip(here, there).reduce(0) { $0 + $1.0 * $1.1 }
        #expect(1 - cosine < 1e-4)
    }

    @Test("Tells pictures apart")
    func distance() throws {
        let same = try FoveaProgram.run("distance", balloon, balloon)
        #expect(same.code == 0)
        #expect(same.output == "0.000  alike, at most 1.0\n")
        let different = try FoveaProgram.run("distance", "--check", balloon, lighthouse)
        #expect(different.code == 1)
        #expect(different.output.hasSuffix("not alike, more than 1.0\n"))
    }

    @Test("Looks at a region alone")
    func region() throws {
        let whole = try FoveaProgram.run("print", "-f", "jsonl", balloon)
        let part = try FoveaProgram.run("print", "-f", "jsonl", "-r", "50%,50%,50%,50%", balloon)
        #expect(part.code == 0)
        #expect(part.output != whole.output)
    }

    @Test("Finds everything installed")
    func doctor() throws {
        let run = try FoveaProgram.run("doctor", "-f", "json")
        #expect(run.code == 0, "\(run.output)")
        #expect(try JSONSchema(named: "doctor").problems(in: Data(run.output.utf8)) == [])
        let results = try #require(try run.json()["results"] as? [[String: Any]])
        #expect(results.contains { $0["subject"] as? String == "runtime" })
        for subject in ["documents", "text"] {
            let finding = results.first { $0["subject"] as? String == subject }
            #expect(finding?["state"] as? String == "ok", "\(finding ?? [:])")
        }
        #expect(results.allSatisfy { $0["state"] as? String != "failed" })
    }

    @Test("Lists an app with what its manifest tells, in the form of its schema")
    func providers() throws {
        let app = URL(filePath: FoveaProgram.path).deletingLastPathComponent().appending(path: "sample-provider").path
        let run = try FoveaProgram.run("providers", "-f", "json", "--provider", app, "--no-service")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try JSONSchema(named: "providers").problems(in: Data(run.output.utf8)) == [])
        let results = try #require(try run.json()["results"] as? [[String: Any]])
        let sample = try #require(results.first { $0["executable"] as? String == app })
        #expect(sample["usable"] as? Bool == true && sample["answersSearches"] as? Bool == true)
        #expect(sample["state"] is NSNull)
    }

    @Test("Shows the folder that FOVEA_HOME names")
    func paths() throws {
        let run = try FoveaProgram.run("paths", "-f", "json", environment: ["FOVEA_HOME": "/no/such/folder"])
        #expect(run.code == 0)
        let results = try #require(try run.json()["results"] as? [[String: Any]])
        let data = try #require(results.first { $0["purpose"] as? String == "data" })
        #expect(data["path"] as? String == "/no/such/folder")
        #expect(data["exists"] as? Bool == false)
    }

    @Test("Says its version")
    func version() throws {
        let run = try FoveaProgram.run("--version")
        #expect(run.code == 0)
        #expect(run.output.wholeMatch(of: /fovea \d+\.\d+\.\d+\n/) != nil)
    }
}

@Suite("The built program when something is wrong")
struct ProgramFailureTests {
    private let balloon = FoveaProgram.picture("balloon.png")

    @Test(
        "Ends with the code that says what is wrong",
        arguments: [
            ([], 2), (["loko"], 2), (["look"], 2), (["look", "--xyzzy"], 2), (["look", "/no/such.jpg"], 66),
            (["look", "/"], 66), (["look", "/dev/null"], 65), (["look", "/etc/passwd"], 65),
            (["look", "-o", "/no/such/out", "x.jpg"], 73), (["completions", "tcsh"], 2),
        ] as [([String], Int32)]
    )
    func codes(words: [String], code: Int32) throws {
        let run = try ProgramRun(FoveaProgram.path, words)
        #expect(run.code == code)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("fovea: "))
    }

    @Test("Names the runtime that is missing, and the remedy")
    func noRuntime() throws {
        let home = ["FOVEA_HOME": "/no/such/folder"]
        let doctor = try FoveaProgram.run("doctor", environment: home)
        #expect(doctor.code == 69)
        #expect(doctor.output.contains("✗ data              There is no folder /no/such/folder."))
        let look = try FoveaProgram.run("look", balloon, environment: home)
        #expect(look.code == 69, "\(look.errors)")
        #expect(look.errors.contains("/no/such/folder"))
    }

    @Test("Refuses a picture beyond a limit, and names the option")
    func limit() throws {
        let run = try FoveaProgram.run("look", "--max-pixels", "1k", balloon)
        #expect(run.code == 65)
        #expect(run.errors.contains("--max-pixels"))
    }

    @Test("Reports a file that is cut short, and answers the others", arguments: ["text", "json", "jsonl"])
    func truncated(format: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: balloon))
        let run = try FoveaProgram.run("look", "-f", format, "-", balloon, input: data.prefix(data.count / 2))
        #expect(run.code == 65)
        #expect(run.errors.hasPrefix("fovea: standard input: "))
        #expect(run.output.contains("balloon"))
        if format == "json" { #expect((try run.json()["results"] as? [Any])?.count == 1) }
    }

    @Test("Ends quietly when its reader goes away")
    func brokenPipe() throws {
        let script = "\"$0\" man | head -n 1; echo ${PIPESTATUS[0]}"
        let run = try ProgramRun("/bin/bash", ["-c", script, FoveaProgram.path])
        #expect(run.output.hasPrefix(".TH \"FOVEA\" 1"))
        #expect(run.errors.isEmpty)
    }
}

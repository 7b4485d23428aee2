import CommandLineKit
import Foundation

/// Other readers of codes, called from Python as people call them.
enum BarcodePeers {
    /// What a reader did.
    struct Outcome: Decodable {
        let name: String
        let passed: Int
        let milliseconds: Double
    }

    /// Runs the readers that a Python has on a folder's pictures.
    static func run(_ python: String, _ folder: EvaluationFolder) throws -> [Outcome] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", script, folder.url.path(percentEncoded: false)]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CommandFailure(.unavailable, subject: python, "The other readers couldn't be run.")
        }
        return try JSONDecoder().decode([Outcome].self, from: data)
    }

    private static let script = """
        import io, json, sys, time
        from PIL import Image
        root = sys.argv[1].rstrip("/") + "/"
        readers = []
        try:
            import zxingcpp
            plain = zxingcpp.TextMode.Plain
            def zxing(picture):
                return [(code.bytes, code.text) for code in zxingcpp.read_barcodes(picture, text_mode=plain)]
            readers.append(("zxing-cpp", zxing))
        except ImportError:
            pass
        try:
            import pyzbar.pyzbar
            def zbar(picture):
                return [(code.data, code.data.decode(errors="replace")) for code in pyzbar.pyzbar.decode(picture)]
            readers.append(("pyzbar", zbar))
        except ImportError:
            pass
        entries = json.load(open(root + "index.json"))
        outcomes = []
        for name, read in readers:
            passed = seconds = 0
            for entry in entries:
                data = open(root + entry["image"], "rb").read()
                start = time.perf_counter()
                picture = Image.open(io.BytesIO(data))
                picture.load()
                if picture.mode not in ("L", "RGB"):
                    picture = picture.convert("RGB")
                try:
                    codes = read(picture)
                except ValueError:  # pyzbar knows no place for some codes
                    codes = []
                seconds += time.perf_counter() - start
                truth = entry.get("truth")
                if truth:
                    truth = open(root + truth, "rb").read()
                    passed += any(truth in (bytes(data), text.encode()) for data, text in codes)
            outcomes.append({"name": name, "passed": passed, "milliseconds": 1000 * seconds / len(entries)})
        print(json.dumps(outcomes))
        """
}

import Foundation
import ImageCodingEngine
import PictureEngine
import PictureWorkerEngine
import PixelEngine

// Decodes a picture in this process and in workers, in turns, and prints what each takes.

guard CommandLine.arguments.count > 1 else {
    FileHandle.standardError.write(Data("Usage: worker-race PICTURE [ROUNDS]\n".utf8))
    exit(EX_USAGE)
}
if CommandLine.arguments[1] == "serve" { exit(PictureWorker.serve()) }

let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
let rounds = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 40 : 40
let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
var far = DecodingLimits()
far.place = PictureWorkers(WorkerProgram(path: own, arguments: ["serve"]))

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try body()
    return start.duration(to: .now) / .milliseconds(1)
}

/// Reads every row, as whoever asks for pixels does.
func touch(_ raster: Raster) -> UInt8 {
    raster.withUnsafeBytes { bytes in
        var sum = UInt8(0)
        for place in stride(from: 0, to: bytes.count, by: 4096) { unsafe sum &+= bytes[place] }
        return sum
    }
}

/// A way to use a picture under limits.
struct Use {
    let name: String
    let run: (DecodingLimits) throws -> UInt8
}

let uses = [
    Use(name: "header") { limits in UInt8(truncatingIfNeeded: try ImageDecoder(data: data, limits: limits).info.width)
    },
    // What apps are passed of a photo: 3072 pixels on the longer side.
    Use(name: "search") { limits in
        let picture = Picture(try ImageDecoder(data: data, limits: limits), isPassedOn: true)
        return touch(try picture.part(for: picture.need(within: 3072), as: .bgra8).sealed(as: .bgra8))
    },
    Use(name: "label") { limits in
        let need = PictureNeed(fit: .centerCrop, width: 224, height: 224)
        return touch(try Picture(data, limits: limits).raster(for: need))
    },
    Use(name: "all pixels") { limits in touch(try ImageDecoder(data: data, limits: limits).decode()) },
]
for use in uses {
    var (near, distant, extra): ([Double], [Double], [Double]) = ([], [], [])
    for round in 0..<rounds + 3 {
        let here = try milliseconds { _ = try use.run(.default) }
        let there = try milliseconds { _ = try use.run(far) }
        guard round >= 3 else { continue }
        near.append(here)
        distant.append(there)
        extra.append(there - here)
    }
    func median(_ values: [Double]) -> String { String(format: "%.2f", values.sorted()[values.count / 2]) }
    print("\(use.name): here \(median(near)) ms, in a worker \(median(distant)) ms, more \(median(extra)) ms")
}

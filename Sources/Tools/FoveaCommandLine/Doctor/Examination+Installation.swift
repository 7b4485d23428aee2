import CodeEngine
import ConcurrencyEngine
import Foundation
import FoveaInstallation
import GeometryEngine
import ImageCodingEngine
import InferenceEngine
import PictureEngine
import PrintEngine
import TesseractEngine
import TextEngine

extension Examination {
    /// The models that the commands need.
    private static let models = ["classifier", "print"]

    /// Returns the examinations of the installation that this process uses, in the order of their dependencies.
    package static func installation(_ analysis: any PictureAnalysis) -> [Examination] {
        let paths = InstallationPaths.current
        let first = [
            Examination { libraries }, Examination { folder(paths) }, Examination { cache(paths) },
            Examination { decoders }, Examination { documents(analysis, paths) },
            Examination { codes(paths) }, Examination { text(paths) }, Examination { runtime(paths) },
        ]
        return first + models.map { name in Examination { await model(name, paths) } }
            + [Examination { await picture(analysis, paths) }]
    }

    /// The linked libraries; their versions explain what they can read.
    private static var libraries: Finding {
        let names = CodingLibrary.all.map { "\($0.name) \($0.version)" }
        return Finding("codecs", .ok, (["TurboJPEG"] + names).joined(separator: ", "))
    }

    /// Sandboxes depend on the kernel and on the container's permissions.
    private static var decoders: Finding {
        guard let place = LimitOptions.place else {
            return Finding("decoders", .ok, "Pictures are decoded in this process.")
        }
        do throws(ImageCodingError) {
            try place.warm()
            return Finding("decoders", .ok, "Pictures are decoded in processes without files and network.")
        } catch {
            return Finding(
                "decoders",
                .failed,
                error.message,
                remedy: "Allow the program the system calls 'seccomp' and 'pidfd_open', which Linux has since 5.3."
            )
        }
    }

    /// The library for documents is loaded by a process of its own, which a document makes start.
    private static func documents(_ analysis: any PictureAnalysis, _ paths: InstallationPaths) -> Finding {
        do {
            _ = try analysis.info(of: TrialPicture.document, limits: LimitOptions.defaults)
            return Finding("documents", .ok, "Pages of PDF documents are drawn by PDFium.")
        } catch {
            let failure = failure("documents", error, paths)
            return Finding(failure.subject, .warning, failure.detail, remedy: failure.remedy)
        }
    }

    private static func folder(_ paths: InstallationPaths) -> Finding {
        guard paths.data.exists else {
            return Finding("data", .failed, "There is no folder \(paths.data.path).", remedy: paths.remedy)
        }
        return Finding("data", .ok, "\(paths.data.path), \(paths.data.reason)")
    }

    private static func cache(_ paths: InstallationPaths) -> Finding {
        let cache = paths.cache
        do {
            try cache.create()
            let probe = cache.appending(".probe-\(UUID().uuidString)")
            try Data().write(to: URL(fileURLWithPath: probe))
            try FileManager.default.removeItem(atPath: probe)
            return Finding("cache", .ok, cache.path)
        } catch {
            return Finding(
                "cache",
                .warning,
                "\(cache.path) can't be written, so every start compiles the models again.",
                remedy: "Make the folder writable, or name another with XDG_CACHE_HOME."
            )
        }
    }

    private static func codes(_ paths: InstallationPaths) -> Finding {
        do {
            return Finding("codes", .ok, "zxing-cpp \(try CodeEngine.shared.version())")
        } catch {
            return failure("codes", error, paths)
        }
    }

    /// Without the data of a language, text in the others is read all the same.
    private static func text(_ paths: InstallationPaths) -> Finding {
        do throws(TesseractError) {
            let version = "tesseract \(try TesseractEngine.shared.version())"
            let missing = TesseractLineReader().missingLanguages
            guard missing.isEmpty else {
                let detail = "\(version) in \(TesseractEngine.shared.folder) lacks \(missing.joined(separator: ", "))."
                return Finding("text", .warning, detail, remedy: paths.remedy)
            }
            let count = Number.count(TextEngine.shared.languages.count, "language")
            return Finding("text", .ok, "\(count), most of them by \(version)")
        } catch {
            return Finding("text", .warning, error.message, remedy: paths.remedy)
        }
    }

    private static func runtime(_ paths: InstallationPaths) -> Finding {
        do {
            let info = try InferenceRuntime.shared.info()
            let threads = Number.count(info.threads, "thread")
            return Finding("runtime", .ok, "OpenVINO \(info.version), \(threads), \(info.device)")
        } catch {
            return failure("runtime", error, paths)
        }
    }

    private static func model(_ name: String, _ paths: InstallationPaths) async -> Finding {
        do {
            let (model, duration) = try await timed {
                try await BlockingWork.run { try InferenceRuntime.shared.model(named: name) }
            }
            let source = model.isFromCache ? "loaded from the cache" : "compiled for the first time"
            return Finding("model \(name)", .ok, source, milliseconds: duration)
        } catch {
            return failure("model \(name)", error, paths)
        }
    }

    /// Runs a picture through all engines, from its bytes to labels and a print.
    private static func picture(_ analysis: any PictureAnalysis, _ paths: InstallationPaths) async -> Finding {
        do {
            let (counts, duration) = try await timed {
                let limits = LimitOptions.defaults
                let print = try await analysis.print(of: TrialPicture.data, in: .whole, limits: limits)
                let labels = try await analysis.labels(of: TrialPicture.data, in: .whole, limits: limits)
                return (values: print.values.count, labels: labels.count)
            }
            let detail = "a print of \(counts.values) values and \(counts.labels) labels"
            return Finding("trial picture", .ok, detail, milliseconds: duration)
        } catch {
            return failure("trial picture", error, paths)
        }
    }

    private static func failure(_ subject: String, _ error: any Error, _ paths: InstallationPaths) -> Finding {
        // Errors of engines end with the remedy, which gets a line of its own here.
        var detail = "\(error)"
        if let range = detail.range(of: " \(paths.remedy)") { detail.removeSubrange(range) }
        return Finding(subject, .failed, detail, remedy: paths.remedy)
    }
}

import ActionEngine
import Foundation
import FoveaCapture
import FoveaSessions
import GeometryEngine
import MaskEngine
import ServiceInterface
import Synchronization

/// Describes every picture alike, without any model, and remembers what it was asked.
final class StillDescriber: PictureDescribing {
    private let asked = Mutex<[SearchQuery]>([])
    private let refusal = Mutex<String?>(nil)
    private let found = Mutex(PictureReading(text: PictureText(lines: [], codes: [])))
    private let readCount = Mutex(0)
    private let things = Mutex<(all: [FoundSubject], close: FoundSubject?)>(([], nil))
    private let cuts = Mutex<[Int?]>([])

    /// The number of pictures that were read so far.
    var readings: Int { readCount.withLock { $0 } }

    /// Finds a text in every picture from now on.
    func find(_ text: PictureText) { found.withLock { $0 = PictureReading(text: text) } }

    /// Finds what actions are made from in every picture from now on.
    func find(_ findings: PictureFindings) {
        found.withLock { $0 = PictureReading(text: PictureText(lines: [], codes: []), findings: findings) }
    }

    /// Finds things in every picture from now on, and perhaps another by looking closer.
    func find(_ subjects: [PictureSubjects.Subject], close: PictureSubjects.Subject? = nil) {
        func found(_ subject: PictureSubjects.Subject) -> FoundSubject {
            FoundSubject(subject, mask: SoftMask(width: 1, height: 1, values: [1]), region: subject.box)
        }
        things.withLock { $0 = (subjects.map(found), close.map(found)) }
    }

    /// The numbers of the things that were cut out so far.
    var cutOuts: [Int?] { cuts.withLock { $0 } }

    /// What was searched so far.
    var queries: [SearchQuery] { asked.withLock { $0 } }

    /// Refuses pictures for a reason from now on, or takes them again.
    func refuse(_ reason: String?) { refusal.withLock { $0 = reason } }

    func capture(_ bytes: Data, kind: CaptureKind?) throws(Problem) -> CapturedPicture {
        if let reason = refusal.withLock({ $0 }) { throw Problem(.tooLarge, reason) }
        do {
            return try CapturedPicture(bytes, kind: kind)
        } catch {
            throw Problem(error.code == .limitExceeded ? .tooLarge : .badPicture, error.message)
        }
    }

    func content(of picture: CapturedPicture, _ query: SearchQuery) async throws -> SearchContent {
        asked.withLock { $0.append(query) }
        return try SearchContent(labels: ["album cover", "printed matter"], pixelBuffer: nil)
    }

    func warm() async {}

    func labels(of picture: CapturedPicture, in highlight: Highlight) async throws -> [PictureLabel] { [] }

    func reading(of picture: CapturedPicture, languages: [String]) async throws -> PictureReading {
        readCount.withLock { $0 += 1 }
        return found.withLock { $0 }
    }

    func subjects(of picture: CapturedPicture) async throws -> [FoundSubject] { things.withLock { $0.all } }

    func subject(at point: Point, of picture: CapturedPicture) async throws -> FoundSubject? {
        things.withLock { $0.close }
    }

    func cutOut(_ subject: FoundSubject, from picture: CapturedPicture) async throws -> Data {
        cuts.withLock { $0.append(subject.subject.number) }
        return try Artwork.cover(1, width: 60, height: 40)
    }
}

import Foundation
import PictureEngine

extension VNRequest {
    /// Runs the request on a handler's image, fills its results and calls its completion handler.
    ///
    /// Returns the error that it ended in, if any.
    func run(on image: SharedPicture) -> NSError? {
        let cancellation = cancellations.begin()
        defer { cancellations.end(cancellation) }
        do {
            storedResults = nil
            guard Self.supportedRevisions.contains(revision) || Self.supportedRevisions.isEmpty else {
                throw VisionError.unsupportedRevision(
                    "\(type(of: self)) has no revision \(revision); it has \(Array(Self.supportedRevisions))."
                )
            }
            storedResults = try observations(of: image, cancellation)
            completionHandler?(self, nil)
            return nil
        } catch {
            let error = VisionError(error).vnError
            completionHandler?(self, error)
            return error
        }
    }

    /// Runs requests on one image, all of them, and throws the error of the first that failed.
    static func run(_ requests: [VNRequest], on image: SharedPicture) throws {
        MainThreadNote.writeIfDue()
        // An image that can't be opened fails every request with its own error, below.
        if let picture = try? image.picture() {
            try? picture.prepare(for: requests.flatMap { $0.needs(of: picture) })
        }
        let errors = requests.compactMap { $0.run(on: image) }
        if let first = errors.first { throw first }
    }
}

import FoundationCompatibility

extension EncodedPicture {
    /// Reads a file of this machine, within the limits.
    init(contentsOf url: URL) throws(PictureProblem) {
        guard url.isFileURL else {
            throw PictureProblem(
                "The image at \(url.absoluteString) isn't on this machine. Give the address of a file, or its bytes."
            )
        }
        let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard let values, values.isRegularFile == true else {
            throw PictureProblem("There is no image file at \(url.path).")
        }
        // Asked before reading, so that a huge file costs nothing.
        guard (values.fileSize ?? 0) <= Self.byteLimit else {
            throw PictureProblem(
                """
                The image at \(url.path) has \(values.fileSize ?? 0) bytes; the limit is \(Self.byteLimit). \
                Give it the size of a thumbnail.
                """
            )
        }
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch {
            throw PictureProblem("The image at \(url.path) can't be read (\(error.localizedDescription)).")
        }
        do throws(PictureProblem) {
            try self.init(data)
        } catch {
            throw PictureProblem("\(url.path): \(error.description)")
        }
    }
}

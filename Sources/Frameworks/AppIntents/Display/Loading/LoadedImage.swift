/// An image of a display representation, ready to be sent and drawn.
package struct LoadedImage: Sendable, Equatable {
    /// What is there to draw.
    package let content: Content
    /// A Boolean value that indicates whether the image is a mask to tint; nil leaves it to the file.
    package let isTemplate: Bool?
    /// The shape in which the image is shown.
    package let displayStyle: DisplayRepresentation.Image.DisplayStyle
    /// The size in points, or nil for that of the place.
    package let size: Size?

    /// What is there to draw.
    package enum Content: Sendable, Equatable {
        /// A picture.
        case picture(EncodedPicture)
        /// A symbol of the system, which the renderer draws.
        case symbol(String)
        /// A picture in place of one that can't be shown, and the reason.
        case placeholder(EncodedPicture, PictureProblem)
    }

    /// A size in points.
    package struct Size: Sendable, Equatable {
        /// The width.
        package let width: Double
        /// The height.
        package let height: Double
    }

    /// The picture to draw, or nil for a symbol.
    package var picture: EncodedPicture? {
        switch content {
        case .picture(let picture), .placeholder(let picture, _): picture
        case .symbol: nil
        }
    }

    /// The reason why a placeholder is shown, or nil when the image is there.
    package var problem: PictureProblem? {
        if case .placeholder(_, let problem) = content { problem } else { nil }
    }
}

// MARK: - Loading

extension DisplayRepresentation.Image {
    /// Returns what to draw.
    ///
    /// A broken image is no reason to hide a result: a placeholder stands for it, and says why. Files are read away
    /// from the threads of Swift's tasks.
    package func loadedImage() async -> LoadedImage {
        switch source {
        case .symbol(let name): loaded(.symbol(name))
        case .data(let data): loaded(content { () throws(PictureProblem) in try EncodedPicture(data) })
        case .url(let url, let width, let height):
            loaded(await reading { () throws(PictureProblem) in try EncodedPicture(contentsOf: url) }, width, height)
        case .named(let name):
            loaded(await reading { () throws(PictureProblem) in try NamedPicture.read(name, in: .main) })
        }
    }

    private func loaded(_ content: LoadedImage.Content, _ width: Double? = nil, _ height: Double? = nil) -> LoadedImage
    {
        let size: LoadedImage.Size? =
            if let width, let height { LoadedImage.Size(width: width, height: height) } else { nil }
        return LoadedImage(content: content, isTemplate: isTemplate, displayStyle: displayStyle, size: size)
    }

    private func reading(
        _ read: @escaping @Sendable () throws(PictureProblem) -> EncodedPicture
    ) async -> LoadedImage.Content {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async {
                continuation.resume(returning: content(read))
            }
        }
    }

    private func content(_ read: () throws(PictureProblem) -> EncodedPicture) -> LoadedImage.Content {
        do throws(PictureProblem) {
            return .picture(try read())
        } catch {
            return .placeholder(.placeholder, error)
        }
    }
}

extension DisplayRepresentation {
    /// Returns what to draw next to the title, or nil when there is no image.
    ///
    /// An image that is loaded when shown, and fails, becomes a placeholder too.
    package func loadedPicture() async -> LoadedImage? {
        do {
            return try await loadedImage()?.loadedImage()
        } catch {
            let problem = PictureProblem("The app couldn't load the image (\(error)).")
            return LoadedImage(
                content: .placeholder(.placeholder, problem),
                isTemplate: nil,
                displayStyle: .default,
                size: nil
            )
        }
    }
}

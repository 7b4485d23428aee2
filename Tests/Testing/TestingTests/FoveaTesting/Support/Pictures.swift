import Foundation
import TestSupport

/// The pictures of the examples.
enum Pictures {
    static let cat = folder.appending(path: "cat.jpg")
    static let lighthouse = folder.appending(path: "lighthouse.png")

    private static let folder = Checkout.folder.appending(path: "Examples/Pictures/")
}

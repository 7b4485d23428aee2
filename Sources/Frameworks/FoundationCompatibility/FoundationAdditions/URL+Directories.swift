public import Foundation

extension URL {
    /// The folder for what can be made again, such as decoded pictures.
    public static var cachesDirectory: URL { directory(.cachesDirectory, else: ".cache") }

    /// The folder for the data of programs.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, else: ".local/share") }

    /// The folder for the documents of the person.
    public static var documentsDirectory: URL { directory(.documentDirectory, else: "Documents") }

    /// The folder for what the person downloads.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, else: "Downloads") }

    /// The folder for the pictures of the person.
    public static var picturesDirectory: URL { directory(.picturesDirectory, else: "Pictures") }

    /// The folder for the music of the person.
    public static var musicDirectory: URL { directory(.musicDirectory, else: "Music") }

    /// The folder for the films of the person.
    public static var moviesDirectory: URL { directory(.moviesDirectory, else: "Videos") }

    /// The folder of the person's desktop.
    public static var desktopDirectory: URL { directory(.desktopDirectory, else: "Desktop") }

    /// The folder for the data of programs that other folders don't cover.
    public static var libraryDirectory: URL { directory(.libraryDirectory, else: ".local/share") }

    /// The folder for what the person shares with others.
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, else: "Public") }

    /// The folder for what the person has thrown away.
    public static var trashDirectory: URL { directory(.trashDirectory, else: ".local/share/Trash") }

    /// The folder with the home folders of all people.
    public static var userDirectory: URL { URL(filePath: "/home", directoryHint: .isDirectory) }

    /// The person's folder that Foundation names, or the usual place under the home folder.
    private static func directory(_ directory: FileManager.SearchPathDirectory, else path: String) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: path, directoryHint: .isDirectory)
    }
}

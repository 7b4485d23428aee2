extension DesktopEntry {
    /// Returns the program and its arguments, with links in place of the field codes.
    ///
    /// One program is started, whatever the number of links: a code for one link gets the first.
    func command(opening links: [String]) throws(DesktopError) -> [String] {
        guard isApplication, let exec else { throw broken("names no program: it needs Type=Application and Exec=…") }
        guard !needsTerminal else { throw broken("needs a terminal, and there is none here") }
        var words: [String] = []
        for word in try parts(of: exec) { words += try expanded(word, links) }
        guard let program = words.first, !program.isEmpty else { throw broken("has an Exec line without a program") }
        return words
    }

    /// An argument of the Exec line; field codes count only outside of quotes.
    private struct Word {
        var text = ""
        var isQuoted = false
    }

    private func parts(of line: String) throws(DesktopError) -> [Word] {
        var words: [Word] = []
        var current: Word?
        var isInQuotes = false
        var characters = line.makeIterator()
        while let character = characters.next() {
            switch character {
            case "\"":
                isInQuotes.toggle()
                current = current ?? Word()
                current?.isQuoted = true
            case "\\" where isInQuotes:
                guard let escaped = characters.next() else { throw broken("has an Exec line that ends in a backslash") }
                current?.text.append(escaped)
            case " " where !isInQuotes, "\t" where !isInQuotes:
                if let word = current { words.append(word) }
                current = nil
            default:
                current = current ?? Word()
                current?.text.append(character)
            }
        }
        guard !isInQuotes else { throw broken("has an Exec line with a quote that isn't closed") }
        return words + [current].compactMap { $0 }
    }

    private func expanded(_ word: Word, _ links: [String]) throws(DesktopError) -> [String] {
        guard !word.isQuoted, word.text.contains("%") else { return [word.text] }
        switch word.text {
        case "%U": return links
        case "%u": return Array(links.prefix(1))
        case "%i": return icon.map { ["--icon", $0] } ?? []
        // Links aren't files; the other codes are deprecated.
        case "%f", "%F", "%d", "%D", "%n", "%N", "%v", "%m": return []
        default: break
        }
        var text = ""
        var characters = word.text.makeIterator()
        while let character = characters.next() {
            guard character == "%" else {
                text.append(character)
                continue
            }
            switch characters.next() {
            case "%": text.append("%")
            case "u": text += links.first ?? ""
            case "c": text += name
            case "k": text += path
            case "f", "d", "D", "n", "N", "v", "m": break
            case let code:
                throw broken("has an Exec line with '%\(code.map(String.init) ?? "")', which stands for nothing there")
            }
        }
        return [text]
    }

    private func broken(_ what: String) -> DesktopError {
        DesktopError(code: .failed, message: "\(path) \(what).")
    }
}

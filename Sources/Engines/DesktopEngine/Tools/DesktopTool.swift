public import Foundation
import PixelEngine

/// A desktop program that writes its result to standard output.
public struct DesktopTool: Sendable {
    private let name: String
    private let package: String
    private let environment: [String: String]

    /// Names a program and the Debian package that contains it.
    public init(_ name: String, package: String, environment: [String: String]) {
        self.name = name
        self.package = package
        self.environment = environment
    }

    /// Runs the program and returns its output, up to a number of bytes.
    ///
    /// The call blocks its thread. A program that exceeds the time limit is killed.
    public func output(
        _ words: [String],
        byteLimit: Int,
        patience: Patience
    ) throws(DesktopError) -> Data {
        let (process, output) = try start(words)
        defer { close(output) }
        do throws(DesktopError) {
            let data = try read(output, byteLimit: byteLimit, patience)
            let status = Self.wait(for: process)
            guard status == 0 else {
                throw DesktopError(code: .failed, message: "'\(name)' ended with code \(status).")
            }
            return data
        } catch {
            kill(process, SIGKILL)
            _ = Self.wait(for: process)
            throw error
        }
    }

    /// Runs the program with input, and waits until it has taken it and gone to the background.
    ///
    /// The call blocks its thread. A program that exceeds the time limit is killed.
    public func take(_ input: Data, _ words: [String], patience: Patience) throws(DesktopError) {
        let ending = try ending(taking: input, words, patience: patience)
        guard ending.code == 0 else { throw DesktopError(code: .failed, message: ending.message(of: name)) }
    }

    /// How a program ended.
    struct Ending {
        /// The code, or the negative number of the signal that ended it.
        let code: Int32
        /// The last line that it wrote to standard error.
        let complaint: String

        /// What it said, or its code.
        func message(of name: String) -> String {
            complaint.isEmpty ? "'\(name)' ended with code \(code)." : "'\(name)' says: \(complaint)"
        }
    }

    /// Runs the program with input, and returns how it ended.
    func ending(taking input: Data, _ words: [String], patience: Patience) throws(DesktopError) -> Ending {
        guard let file = PixelMemory.file(holding: input), lseek(file, 0, SEEK_SET) == 0 else {
            throw DesktopError(code: .failed, message: "There is no memory for \(input.count) bytes.")
        }
        defer { close(file) }
        let nowhere = unsafe open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(nowhere) }
        // What stays in the background would keep a pipe open.
        let complaints = PixelMemory.file(holding: Data())
        defer { if let complaints { close(complaints) } }
        let process = try spawn(words, input: file, output: nowhere, errors: complaints)
        while true {
            var status: Int32 = 0
            let ended = unsafe waitpid(process, &status, WNOHANG)
            if ended == process {
                return Ending(code: Self.code(status), complaint: complaints.map(Self.complaint) ?? "")
            }
            do throws(DesktopError) {
                _ = try patience.next("'\(name)' isn't done in time. End it, and try again.")
            } catch {
                kill(process, SIGKILL)
                _ = Self.wait(for: process)
                throw error
            }
            usleep(5_000)
        }
    }

    private func start(_ words: [String]) throws(DesktopError) -> (pid_t, Int32) {
        var ends: [Int32] = [-1, -1]
        guard unsafe pipe(&ends) == 0 else { throw failure(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        do throws(DesktopError) {
            return (try spawn(words, input: nil, output: ends[1]), ends[0])
        } catch {
            close(ends[0])
            throw error
        }
    }

    /// Starts the program; without input it reads nothing.
    private func spawn(
        _ words: [String],
        input: Int32?,
        output: Int32,
        errors: Int32? = nil
    ) throws(DesktopError) -> pid_t {
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        if let input {
            unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
        } else {
            unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
        if let errors { unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2) }
        // This thread may block signals, and the program would inherit the mask.
        var attributes = posix_spawnattr_t()
        unsafe posix_spawnattr_init(&attributes)
        defer { unsafe posix_spawnattr_destroy(&attributes) }
        var none = sigset_t()
        unsafe sigemptyset(&none)
        unsafe posix_spawnattr_setsigmask(&attributes, &none)
        unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

        let line = [name] + words
        var arguments: [UnsafeMutablePointer<CChar>?] = unsafe line.map { unsafe strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
        defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
        var process: pid_t = 0
        guard let file = ProgramFile.path(of: name, environment) else { throw failure(ENOENT) }
        let number = unsafe posix_spawn(&process, file, &actions, &attributes, &arguments, &variables)
        guard number == 0 else { throw failure(number) }
        return process
    }

    private func read(_ output: Int32, byteLimit: Int, _ patience: Patience) throws(DesktopError) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let slice = try patience.next("'\(name)' isn't done in time. End it, and try again.")
            var watched = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            guard unsafe poll(&watched, 1, slice.milliseconds) != 0 else { continue }
            let count = unsafe Foundation.read(output, &buffer, buffer.count)
            if count == 0 { return data }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw failure(errno)
            }
            data.append(contentsOf: buffer.prefix(count))
            guard data.count <= byteLimit else {
                throw DesktopError(
                    code: .failed,
                    message: "'\(name)' writes more than \(byteLimit) bytes; raise the limit with --max-file-bytes."
                )
            }
        }
    }

    private func failure(_ number: Int32) -> DesktopError {
        guard number == ENOENT else {
            let words =
                POSIXErrorCode(rawValue: number).map { POSIXError($0).localizedDescription } ?? "error \(number)"
            return DesktopError(code: .failed, message: "'\(name)' can't be run: \(words).")
        }
        return DesktopError(
            code: .missing,
            message: "The program '\(name)' isn't installed; on Debian it is in the package \(package)."
        )
    }

    /// The last line of what a program complained of, without the word that says so.
    private static func complaint(in file: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe pread(file, &bytes, bytes.count, 0)
        let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let last = lines.last else { return "" }
        return String((last.hasPrefix("Error: ") ? last.dropFirst(7) : last).prefix(400))
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while unsafe waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { return -1 }
        }
        return code(status)
    }

    /// The code that a program has ended with, or the negative number of the signal that ended it.
    private static func code(_ status: Int32) -> Int32 {
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : -signal
    }
}

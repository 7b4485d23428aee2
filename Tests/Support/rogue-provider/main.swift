import Foundation
import Glibc
import ProcessEngine
import ProviderFrames
import ProviderWire

// A program that is no good provider, in the way that its argument names.

let mode = CommandLine.arguments.dropFirst().first ?? ""
let number = ProcessInfo.processInfo.environment[WireVersion.socketVariable].flatMap { Int32($0) } ?? -1
let socket = MessageSocket(owning: Descriptor(owning: dup(number)))
var decoder = FrameDecoder { $0.isFromSystem }

@MainActor func next() -> Frame {
    while true {
        if let frame = try? decoder.next() { return frame }
        guard (try? socket.receive(into: &decoder)) == true else { exit(0) }
    }
}

func send(_ frame: Frame) { try? socket.send(frame, within: .seconds(60)) }

func send(raw bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        guard count > 0 else { exit(1) }
        rest = rest.dropFirst(count)
    }
}

func header(_ kind: FrameKind, _ request: UInt32, metadata: Int, body: Int) -> [UInt8] {
    FrameHeader(kind: kind, request: request, metadataByteCount: metadata, bodyByteCount: body).bytes
}

func welcome(_ frame: Frame) throws {
    send(
        try Frame(
            .welcome,
            request: frame.request,
            WelcomeMessage()
        )
    )
}

func item(_ title: String = "Rogue", picture: Data? = nil) -> FoundItem {
    FoundItem(
        reference: ItemReference(type: "Rogue", identifier: "1"),
        typeName: "Rogue",
        title: title,
        thumbnail: picture.map { .file($0) }
    )
}

func answer(_ frame: Frame, _ items: [FoundItem], total: Int? = nil, pictureByteCount: Int? = nil) throws {
    let answer = Answer(results: items, total: total)
    var message = AnswerMessage(answer)
    if let pictureByteCount { message.pictureByteCounts = items.map { _ in pictureByteCount } }
    send(try Frame(.results, request: frame.request, message, body: AnswerMessage.body(of: answer)))
}

@MainActor func stay() -> Never { while true { sleep(10) } }

let words = Data("I am a rogue.\n".utf8)
signal(SIGPIPE, SIG_IGN)
switch mode {
case "exits":
    FileHandle.standardError.write(words)
    exit(7)
case "silent": stay()
case "garbage":
    send(raw: Array("HTTP/1.1 200 OK\r\n\r\n".utf8))
    stay()
case "version":
    var bytes = header(.welcome, next().request, metadata: 2, body: 0) + Array("{}".utf8)
    bytes[4] = 9
    send(raw: bytes)
    stay()
case "closes":
    _ = next()
    shutdown(number, Int32(SHUT_RDWR))
    stay()
default: break
}

let hello = next()
try welcome(hello)
switch mode {
case "unasked":
    while true { send(try Frame(.welcome, request: 77, EmptyMessage())) }
case "chatter":
    Thread {
        let line = Data(repeating: UInt8(ascii: "x"), count: 999) + Data("\n".utf8)
        while true { FileHandle.standardError.write(line) }
    }.start()
default: break
}

while true {
    let frame = next()
    guard frame.kind == .search else { continue }
    switch mode {
    case "mute": continue
    case "metadata":
        send(raw: header(.results, frame.request, metadata: 1 << 30, body: 0))
        stay()
    case "body":
        send(raw: header(.results, frame.request, metadata: 2, body: 1 << 30) + Array("{}".utf8))
        stay()
    case "half":
        send(raw: header(.results, frame.request, metadata: 100, body: 0) + Array("{\"res".utf8))
        exit(0)
    case "drip":
        for byte in header(.results, frame.request, metadata: 1_000, body: 0) + [UInt8](repeating: 0x20, count: 1_000) {
            send(raw: [byte])
            usleep(10_000)
        }
    case "questions":
        for number in 1...50 {
            send(
                try Frame(
                    .question,
                    request: UInt32(number),
                    QuestionMessage(store: "health", onlyAdds: number % 2 == 0)
                )
            )
            send(try Frame(.question, request: 99, QuestionMessage(store: "unheard of", onlyAdds: false)))
        }
        try answer(frame, [item()])
    case "insists":
        while true {
            send(try Frame(.question, request: 1, QuestionMessage(store: "health", onlyAdds: false)))
            _ = next()
        }
    case "question": send(try Frame(.question, request: 1, EmptyMessage()))
    case "kind": send(try Frame(.opened, request: frame.request, EmptyMessage()))
    case "system": send(try Frame(.search, request: frame.request, EmptyMessage()))
    case "json":
        let text = String(repeating: "[", count: 100_000)
        send(Frame(.results, request: frame.request, metadata: Data(text.utf8), body: Data(), descriptors: []))
    case "results": try answer(frame, (0..<500).map { _ in item() })
    case "total": try answer(frame, [item()], total: 0)
    case "outside": try answer(frame, [item(picture: Data(count: 10))], pictureByteCount: .max)
    case "picture": try answer(frame, [item(picture: Data(count: 10))])
    case "controls":
        try answer(frame, [item("\u{1B}[2JRogue\u{202E}\n" + String(repeating: "e", count: 5_000))])
    case "descriptors":
        let passed = (0..<4).map { _ in Descriptor(owning: dup(1)) }
        send(try Frame(.results, request: frame.request, EmptyMessage(), descriptors: passed))
    case "replay":
        let file = FileManager.default.contents(atPath: CommandLine.arguments[2]) ?? Data()
        send(raw: Array(file))
        stay()
    case "orphan":
        // A child that outlives its parent and holds everything open.
        var process: pid_t = 0
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sleep"), strdup("1000"), nil]
        posix_spawn(&process, "/bin/sleep", nil, nil, &arguments, environ)
        FileHandle.standardError.write(Data("child \(process)\n".utf8))
        exit(5)
    default: try answer(frame, [item()])
    }
}

import TestSupport
import Testing

extension WebTests {
    @Suite("Modules on their own")
    struct Modules {
        @Test("A stream of events is read however its bytes are cut")
        func events() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                let read = try await trial.browser.runAsynchronously(
                    #"""
                    const { events } = await import("/app/event-stream.js");
                    const text = ": hello\n\nevent: app\r\ndata: {\"title\":\r\ndata: \"Ünïcode 🎵\"}\r\n\r\n" +
                        "data:no space\rid: 7\r\revent: nothing\n\nevent: cut\ndata: off";
                    const bytes = new TextEncoder().encode(text);
                    const found = [];
                    for (const size of [1, 2, 3, 7, 1000]) {
                        const body = new ReadableStream({
                            start(controller) {
                                for (let at = 0; at < bytes.length; at += size) {
                                    controller.enqueue(bytes.slice(at, at + size));
                                }
                                controller.close();
                            },
                        });
                        const read = [];
                        for await (const { event, data } of events(body)) read.push(event, data);
                        found.push(read);
                    }
                    return found;
                    """#
                )
                let whole: JSON = ["app", "{\"title\":\n\"Ünïcode 🎵\"}", "message", "no space"]
                #expect(read.array == Array(repeating: whole, count: 5))
            }
        }

        @Test("Highlights keep within the picture and their shape")
        func geometry() async throws {
            try await WebTrial.run([Samples.music()]) { trial in
                let read = try await trial.browser.runAsynchronously(
                    """
                    const g = await import("/app/geometry.js");
                    const close = (one, other) => Math.abs(one - other) < 1e-9;
                    const box = { x: 0.1, y: 0.1, width: 0.2, height: 0.2 };
                    const far = g.moved(box, 5, -5);
                    const thin = g.resized(box, { right: -1, bottom: 2 });
                    const shape = { ...box, points: [[0.1, 0.1], [0.3, 0.1], [0.2, 0.3]] };
                    const wide = g.resized(shape, { right: 0.2 });
                    const circle = Array.from({ length: 400 }, (_, i) =>
                        [0.5 + 0.3 * Math.cos(i / 400 * 2 * Math.PI), 0.5 + 0.3 * Math.sin(i / 400 * 2 * Math.PI)]);
                    const few = g.simplified(circle, 64);
                    const line = g.encircled([[0.2, 0.5], [0.4, 0.5], [0.8, 0.5]]);
                    return [
                        close(far.x, 0.8) && close(far.y, 0) && close(far.width, 0.2),
                        close(thin.width, g.smallest) && close(thin.y + thin.height, 1),
                        close(wide.points[1][0], 0.5) && close(wide.points[2][0], 0.3),
                        few.length === 64 && Math.abs(g.area(few) - g.area(circle)) / g.area(circle) < 0.01,
                        line.height > 0.02 && line.height < 0.05 && line.width > 0.6,
                        JSON.stringify(g.contained(6016, 3384, 800, 600)) === '{"width":800,"height":450}',
                    ];
                    """
                )
                #expect(read == [true, true, true, true, true, true])
            }
        }
    }
}

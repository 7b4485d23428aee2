/** Reading `text/event-stream` from the body of a response, as the HTML standard defines it. */

/**
 * The events of a stream, independent of its chunks.
 * @param {ReadableStream<Uint8Array>} body
 * @returns {AsyncGenerator<{ event: string, data: string }>}
 */
export async function* events(body) {
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    let event = "";
    /** @type {string[]} */
    let data = [];
    try {
        for (;;) {
            const { value, done } = await reader.read();
            if (done) return;
            rest += value;
            // A carriage return at the end may be the first half of a CR LF.
            const lines = rest.split(/\r\n|\n|\r(?!$)/);
            rest = lines.pop() ?? "";
            for (const line of lines) {
                if (line === "") {
                    if (data.length > 0) yield { event: event || "message", data: data.join("\n") };
                    event = "";
                    data = [];
                    continue;
                }
                const colon = line.indexOf(":");
                const field = colon < 0 ? line : line.slice(0, colon);
                const content = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
                if (field === "event") event = content;
                if (field === "data") data.push(content);
            }
        }
    } finally {
        reader.cancel().catch(() => {});
    }
}

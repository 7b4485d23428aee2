import Foundation
import HTTPEngine
import ServiceInterface

extension Problem {
    /// Returns the response for the client: an HTML page for a browser, JSON for a program.
    func response(to fields: HTTPFields) -> HTTPResponse {
        guard fields.values("Accept").contains(where: { $0.contains("text/html") }) else { return response }
        var response = response
        response.fields["Content-Type"] = "text/html; charset=utf-8"
        // The frame around an app's page shows it too, and a link in it leads where one in the app's page would.
        response.fields["Content-Security-Policy"] =
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin"
        response.body = .bytes(Data(page.utf8))
        return response
    }

    private var page: String {
        // A failure in an app may be temporary.
        let again = kind.status >= 500 ? "<p><a href=\"\">Try again</a></p>" : ""
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(Self.escaped(title))</title>
            <style>
            :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
            body { display: grid; align-content: center; justify-items: center; gap: 8px; min-height: 80vh; margin: 0;
              padding: 24px; background: light-dark(#f5f5f8, #0d0d11); color: light-dark(#15151b, #f4f4f8);
              text-align: center; }
            h1 { margin: 0; font-size: 20px; letter-spacing: -.01em; }
            p { max-width: 44ch; margin: 0; color: light-dark(#5a5a68, #a3a3b2); overflow-wrap: anywhere; }
            a { display: inline-block; margin-top: 12px; padding: 8px 18px; border-radius: 99px; font-weight: 600;
              background: light-dark(#15151b, #f4f4f8); color: light-dark(#fff, #15151b); text-decoration: none; }
            </style>
            <h1>\(Self.escaped(title))</h1>
            <p>\(Self.escaped(detail))</p>
            \(again)
            </html>

            """
    }

    /// Escapes text for HTML.
    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
}

import FoveaSessions
import HTTPEngine
import ServiceInterface

extension ServiceCore {
    /// Returns the things in a picture, or in that of a session.
    func subjects(_ route: Route, _ request: HTTPRequest) async throws -> HTTPResponse {
        let choice = try SearchQuery(request.parameters).subject
        if case .subjectsAgain(let session) = route {
            return .json(try await searches.subjects(ofSession: session, choice))
        }
        return .json(try await searches.subjects(of: LongWork.on(request, Self.picture), choice))
    }

    /// Returns a thing in a picture, or in that of a session, without its background.
    func cutOut(_ route: Route, _ request: HTTPRequest) async throws -> HTTPResponse {
        guard let choice = try SearchQuery(request.parameters).subject else {
            throw Problem(
                .badRequest,
                "Say which thing, with a point of it as 'at=0.5,0.5' or its number as 'subject=1'."
            )
        }
        let cut =
            if case .cutOutAgain(let session) = route {
                try await searches.cutOut(choice, ofSession: session)
            } else {
                try await searches.cutOut(choice, of: LongWork.on(request, Self.picture))
            }
        var response = HTTPResponse.picture(cut)
        response.fields["Cache-Control"] = "no-store"
        return response
    }
}

import CommandLineKit
import GeometryEngine
import PeopleEngine

/// The report on the people in one picture.
struct PeopleReport: PaintedReport {
    let picture: PictureBatch.Opened
    let census: Census

    var isEmpty: Bool { census.people.isEmpty && census.faces.isEmpty }

    func lines(_ style: TextStyle) -> [String] {
        guard !isEmpty else { return ["There is no person."] }
        let places = PixelPlaces(picture.info)
        let people = census.people.map { person in
            let upper = style.dim("upper body \(places.words(for: person.upperBody))")
            return "\(Number.fixed(person.confidence, 2))  person  \(places.words(for: person.body))  \(upper)"
        }
        let faces = census.faces.map { face in
            "\(Number.fixed(face.confidence, 2))  face  \(places.words(for: face.box))"
        }
        return [census.summary] + people + faces
    }

    var findings: [JSONValue.Member] {
        let places = PixelPlaces(picture.info)
        let people = census.people.map { person -> JSONValue in
            [
                "confidence": .double(person.confidence), "box": places.json(person.body),
                "upperBody": places.json(person.upperBody),
            ]
        }
        let faces = census.faces.map { face -> JSONValue in
            ["confidence": .double(face.confidence), "box": places.json(face.box)]
        }
        return [
            JSONValue.Member("peopleCount", .integer(people.count)),
            JSONValue.Member("faceCount", .integer(faces.count)), JSONValue.Member("people", .array(people)),
            JSONValue.Member("faces", .array(faces)),
        ]
    }

    var marks: [PictureMark] {
        census.faces.map { PictureMark(.outline(Quadrilateral($0.box)), .part) }
            + [PictureMark](outlining: census.people.map { Quadrilateral($0.body) })
    }
}

extension Census {
    /// The numbers for people, such as `2 people, 1 face`.
    var summary: String {
        let persons = people.count == 1 ? "1 person" : "\(people.count) people"
        return "\(persons), \(Number.count(faces.count, "face"))"
    }
}

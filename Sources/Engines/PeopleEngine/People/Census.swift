/// The people and the faces in a picture, of which there may be more or fewer than people.
package struct Census: Sendable, Hashable {
    /// The people, the most probable first.
    package var people: [Person]
    /// The faces, the most probable first.
    package var faces: [Face]

    /// Creates a census.
    package init(people: [Person] = [], faces: [Face] = []) {
        self.people = people
        self.faces = faces
    }
}

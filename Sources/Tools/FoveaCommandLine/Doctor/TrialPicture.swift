import Foundation

/// A small test picture: a red disc on a blue sky, in PNG.
enum TrialPicture {
    /// The bytes of the file.
    static let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data()

    /// A PDF document of one empty page, whose objects are found without their list.
    static let document = Data(
        """
        %PDF-1.4
        1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
        2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
        3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 72 72]>> endobj
        trailer <</Root 1 0 R>>
        """.utf8
    )

    private static let text = """
        iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAA8UlEQVR42rXN0YZCYRTF8fVMcz1Psh5sZCQjSZIkSZIkSXIkSZIx
        ktFzdHNuss7+Pmez+d2u/wK/nqHAxn8o8PsRCmzeQ4Gtv1Dgz2/W8/PDkt2C7Vtaol5+JOdg52rJpt9ujAjYvVjqHRgRsHeuVKte
        flR1wP5JOerlh6TAwVH5DyQFDg/KfyApcFQo/4GkwPFe+Q8kBU52yn8gKXC6Vf4DSYGzjfIfSAqcr5X/QFLgYlXJU6/qgMulpV7d
        iICrhaXegREB1/O0fDo5BzezrFQ9twW301DgbhIK3I9DgcUoFHgYhgKPg1DgqR8KPPdCvQB6j715KADDTgAAAABJRU5ErkJggg==
        """
}

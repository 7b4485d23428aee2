import CUnixMessages

/// The standard output of the process.
package enum StandardOutput {
    /// Makes the standard output line-buffered, so that no line is lost when the program crashes.
    package static func passEveryLine() { fovea_print_by_line() }
}

// Macros are built on the swift-syntax of the toolchain, which pkg-config has to know as swift-host-syntax.
#if !canImport(SwiftCompilerPluginMessageHandling)
    #error("swift-host-syntax is unknown to pkg-config: run scripts/setup or make install in a checkout of Fovea")
#endif

#include <microhttpd.h>
#include <stdbool.h>
#include <string.h>
#include <sys/eventfd.h>

/// Leaves a path or query as it was sent; Swift decodes it, where it can refuse what is ambiguous.
static size_t fovea_http_keep(void *context, struct MHD_Connection *connection, char *text) {
    (void)context;
    (void)connection;
    return strlen(text);
}

/// Drops remarks about clients that misbehave; the service counts those itself.
static void fovea_http_be_silent(void *context, const char *format, va_list arguments) {
    (void)context;
    (void)format;
    (void)arguments;
}

/// What a server is started with.
struct fovea_http_settings {
    int listening_socket;
    unsigned int threads;
    unsigned int connections;
    unsigned int idle_seconds;
    size_t head_bytes;
    MHD_AccessHandlerCallback access;
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback notify;
    void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
    void *context;
};

/// Starts a server.
///
/// This function exists because `MHD_start_daemon` is variadic, and Swift doesn't import variadic C functions.
static inline struct MHD_Daemon *fovea_http_start(const struct fovea_http_settings *settings) {
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG, 0, NULL, NULL,
        settings->access, settings->context,
        MHD_OPTION_EXTERNAL_LOGGER, fovea_http_be_silent, NULL,
        MHD_OPTION_LISTEN_SOCKET, settings->listening_socket,
        MHD_OPTION_THREAD_POOL_SIZE, settings->threads,
        MHD_OPTION_CONNECTION_LIMIT, settings->connections,
        MHD_OPTION_CONNECTION_TIMEOUT, settings->idle_seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->head_bytes,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_UNESCAPE_CALLBACK, fovea_http_keep, NULL,
        MHD_OPTION_URI_LOG_CALLBACK, settings->begin, settings->context,
        MHD_OPTION_NOTIFY_COMPLETED, settings->completed, settings->context,
        MHD_OPTION_NOTIFY_CONNECTION, settings->notify, settings->context,
        MHD_OPTION_END);
}

/// Returns the socket of a connection, or -1.
///
/// This function exists because `MHD_get_connection_info` is variadic, and Swift doesn't import variadic C functions.
static inline int fovea_http_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

/// Returns the number of bytes of a request's header as it was sent, its empty line included.
///
/// This function exists because `MHD_get_connection_info` is variadic, and Swift doesn't import variadic C functions.
static inline size_t fovea_http_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/// Returns a descriptor that wakes a thread, or -1.
///
/// This function exists because Swift's module of the C library leaves out `sys/eventfd.h`.
static inline int fovea_http_bell(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

// The functions below exist because Swift finds no common prefix in the cases of the library's closed enumerations.

/// Tells whether a connection begins or ends.
static inline bool fovea_http_begins(enum MHD_ConnectionNotificationCode event) {
    return event == MHD_CONNECTION_NOTIFY_STARTED;
}

/// Calls a function with each field of a request's header.
static inline int fovea_http_each_field(struct MHD_Connection *connection, MHD_KeyValueIterator each, void *context) {
    return MHD_get_connection_values(connection, MHD_HEADER_KIND, each, context);
}

/// Makes an answer with a copy of its body.
static inline struct MHD_Response *fovea_http_answer(const void *body, size_t size) {
    return MHD_create_response_from_buffer(size, (void *)body, MHD_RESPMEM_MUST_COPY);
}

#ifndef CVIDEODEVICE_H
#define CVIDEODEVICE_H

// Video4Linux for Swift. Its requests are macros around a variadic function, and its structures hold unions; these
// functions exist because Swift imports neither. Each returns 0, or a negative error number.

#include <stddef.h>
#include <stdint.h>

#define FOVEA_VIDEO_YUYV 0x56595559u
#define FOVEA_VIDEO_NV12 0x3231564Eu
#define FOVEA_VIDEO_MJPEG 0x47504A4Du
#define FOVEA_VIDEO_JPEG 0x4745504Au

/// A format of a camera's frames.
struct fovea_video_format {
    uint32_t width;
    uint32_t height;
    /// One of the codes above, or another.
    uint32_t code;
    uint32_t bytes_per_row;
};

/// Returns whether a device supports streaming of single-plane pictures.
int fovea_video_check(int device);
/// Reads the code of an offered format; fails with EINVAL after the last.
int fovea_video_offered(int device, uint32_t index, uint32_t *code);
/// Sets a format; the device answers with the nearest that it supports.
int fovea_video_set_format(int device, struct fovea_video_format *format);
/// Requests a number of buffers; the device answers with the allocated number.
int fovea_video_request_buffers(int device, uint32_t *count);
/// Reads the offset at which a buffer is mapped, and its size.
int fovea_video_describe_buffer(int device, uint32_t index, uint32_t *offset, uint32_t *length);
/// Queues a buffer for filling.
int fovea_video_queue(int device, uint32_t index);
/// Dequeues a filled buffer; fails with EAGAIN while there is none.
int fovea_video_dequeue(int device, uint32_t *index, uint32_t *used, int *is_damaged);
/// Starts or stops the stream.
int fovea_video_stream(int device, int is_on);

#endif

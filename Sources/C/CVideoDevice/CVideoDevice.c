#include "CVideoDevice.h"

#include <errno.h>
#include <linux/videodev2.h>
#include <string.h>
#include <sys/ioctl.h>

static int request(int device, unsigned long code, void *argument) {
    int result;
    do {
        result = ioctl(device, code, argument);
    } while (result < 0 && errno == EINTR);
    return result < 0 ? -errno : 0;
}

int fovea_video_check(int device) {
    struct v4l2_capability capability = {0};
    int result = request(device, VIDIOC_QUERYCAP, &capability);
    if (result < 0) return result;
    const uint32_t own = capability.capabilities & V4L2_CAP_DEVICE_CAPS
        ? capability.device_caps : capability.capabilities;
    const uint32_t needed = V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING;
    return (own & needed) == needed ? 0 : -ENODEV;
}

int fovea_video_offered(int device, uint32_t index, uint32_t *code) {
    struct v4l2_fmtdesc description = {.index = index, .type = V4L2_BUF_TYPE_VIDEO_CAPTURE};
    int result = request(device, VIDIOC_ENUM_FMT, &description);
    *code = description.pixelformat;
    return result;
}

int fovea_video_set_format(int device, struct fovea_video_format *format) {
    struct v4l2_format wish = {.type = V4L2_BUF_TYPE_VIDEO_CAPTURE};
    wish.fmt.pix.width = format->width;
    wish.fmt.pix.height = format->height;
    wish.fmt.pix.pixelformat = format->code;
    wish.fmt.pix.field = V4L2_FIELD_NONE;
    int result = request(device, VIDIOC_S_FMT, &wish);
    if (result < 0) return result;
    format->width = wish.fmt.pix.width;
    format->height = wish.fmt.pix.height;
    format->code = wish.fmt.pix.pixelformat;
    format->bytes_per_row = wish.fmt.pix.bytesperline;
    return 0;
}

int fovea_video_request_buffers(int device, uint32_t *count) {
    struct v4l2_requestbuffers wish = {
        .count = *count, .type = V4L2_BUF_TYPE_VIDEO_CAPTURE, .memory = V4L2_MEMORY_MMAP,
    };
    int result = request(device, VIDIOC_REQBUFS, &wish);
    *count = wish.count;
    return result;
}

static struct v4l2_buffer buffer(uint32_t index) {
    struct v4l2_buffer buffer;
    memset(&buffer, 0, sizeof buffer);
    buffer.index = index;
    buffer.type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    buffer.memory = V4L2_MEMORY_MMAP;
    return buffer;
}

int fovea_video_describe_buffer(int device, uint32_t index, uint32_t *offset, uint32_t *length) {
    struct v4l2_buffer described = buffer(index);
    int result = request(device, VIDIOC_QUERYBUF, &described);
    *offset = described.m.offset;
    *length = described.length;
    return result;
}

int fovea_video_queue(int device, uint32_t index) {
    struct v4l2_buffer queued = buffer(index);
    return request(device, VIDIOC_QBUF, &queued);
}

int fovea_video_dequeue(int device, uint32_t *index, uint32_t *used, int *is_damaged) {
    struct v4l2_buffer filled = buffer(0);
    int result = request(device, VIDIOC_DQBUF, &filled);
    *index = filled.index;
    *used = filled.bytesused;
    *is_damaged = (filled.flags & V4L2_BUF_FLAG_ERROR) != 0;
    return result;
}

int fovea_video_stream(int device, int is_on) {
    int type = V4L2_BUF_TYPE_VIDEO_CAPTURE;
    return request(device, is_on ? VIDIOC_STREAMON : VIDIOC_STREAMOFF, &type);
}

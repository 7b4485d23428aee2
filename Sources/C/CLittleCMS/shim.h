#include <lcms2.h>

// Swift doesn't import macros that call other macros, as the pixel layouts do.

/// Gray, 16 bits in the machine's byte order.
static const cmsUInt32Number fovea_cms_gray16 = TYPE_GRAY_16;
/// Red, green, blue and an ignored component, 8 bits each.
static const cmsUInt32Number fovea_cms_rgba8 = TYPE_RGBA_8;
/// Red, green, blue and an ignored component, 16 bits each in the machine's byte order.
static const cmsUInt32Number fovea_cms_rgba16 = TYPE_RGBA_16;
/// Inks, 8 bits each, 255 for full ink.
static const cmsUInt32Number fovea_cms_cmyk8 = TYPE_CMYK_8;
/// Inks, 8 bits each, 255 for no ink.
static const cmsUInt32Number fovea_cms_inverted_cmyk8 = TYPE_CMYK_8_REV;

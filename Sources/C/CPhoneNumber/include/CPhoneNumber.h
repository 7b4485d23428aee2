#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// What libphonenumber says of a text.
typedef enum : uint8_t {
    /// It is no number that could be dialled.
    fovea_phone_impossible = 0,
    /// Its length is right, but its region assigns no such numbers.
    fovea_phone_possible = 1,
    /// Its region assigns such numbers.
    fovea_phone_valid = 2,
} fovea_phone_judgement;

/// A number in its international form.
typedef struct {
    /// The number as E.164 has it, such as "+12125550123", with a zero at its end.
    char international[24];
    /// The region's two letters, or nothing, with a zero at their end.
    char region[4];
} fovea_phone_number;

/// Reads a text as a phone number.
///
/// `region` is two capital letters, with a zero at their end: the region of a number without a country code. The library
/// is C++, which Swift imports only with a setting for every module above; so this function exists. It throws nothing, and
/// may be called from any thread.
fovea_phone_judgement fovea_phone_read(
    const char *_Nonnull text, size_t length, const char *_Nonnull region, fovea_phone_number *_Nonnull number);

#ifdef __cplusplus
}
#endif

#include "CPhoneNumber.h"

#include <cstring>
#include <string>

#include <phonenumbers/phonenumberutil.h>

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

namespace {

template <size_t capacity>
bool copy(const std::string &text, char (&place)[capacity]) {
    if (text.size() >= capacity) return false;
    std::memcpy(place, text.c_str(), text.size() + 1);
    return true;
}

}  // namespace

fovea_phone_judgement fovea_phone_read(
    const char *text, size_t length, const char *region, fovea_phone_number *number) try {
    number->international[0] = 0;
    number->region[0] = 0;
    const PhoneNumberUtil *library = PhoneNumberUtil::GetInstance();
    PhoneNumber read;
    if (library->Parse(std::string(text, length), region, &read) != PhoneNumberUtil::NO_PARSING_ERROR)
        return fovea_phone_impossible;
    const bool isValid = library->IsValidNumber(read);
    if (!isValid && !library->IsPossibleNumber(read)) return fovea_phone_impossible;
    std::string international, home;
    library->Format(read, PhoneNumberUtil::E164, &international);
    library->GetRegionCodeForNumber(read, &home);
    if (!copy(international, number->international)) return fovea_phone_impossible;
    if (home.size() == 2) copy(home, number->region);
    return isValid ? fovea_phone_valid : fovea_phone_possible;
} catch (...) {
    return fovea_phone_impossible;
}

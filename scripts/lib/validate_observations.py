"""Validates the Observations in a folder: against FHIR, and the profiles of vital signs that they name.

The rules of the profiles are those of FHIR R4, http://hl7.org/fhir/R4/observation-vitalsigns.html and bp.html.
"""

import json
import sys
from pathlib import Path

from fhir.resources.R4B.observation import Observation

PROFILES = "http://hl7.org/fhir/StructureDefinition/"
LOINC = "http://loinc.org"
UCUM = "http://unitsofmeasure.org"
CATEGORIES = "http://terminology.hl7.org/CodeSystem/observation-category"

# The code of each profile, and the units that it allows.
RULES = {
    "bp": ("85354-9", set()),
    "heartrate": ("8867-4", {"/min"}),
    "resprate": ("9279-1", {"/min"}),
    "oxygensat": ("2708-6", {"%"}),
    "bodytemp": ("8310-5", {"Cel", "[degF]"}),
    "bodyheight": ("8302-2", {"cm", "[in_i]"}),
    "bodyweight": ("29463-7", {"g", "kg", "[lb_av]"}),
    "bmi": ("39156-5", {"kg/m2"}),
    "vitalsigns": (None, {"mm[Hg]"}),
}
COMPONENTS = ["8480-6", "8462-4"]


def codes(concept, system):
    return [coding["code"] for coding in concept["coding"] if coding["system"] == system]


def quantity_complaints(quantity, units):
    if quantity["system"] != UCUM or quantity["code"] not in units:
        yield f"the unit {quantity} isn't one of {sorted(units)}"
    if not quantity.get("unit"):
        yield "the unit has no name"


def complaints(observation):
    """What an Observation lacks for the profile that it names."""
    names = [name.removeprefix(PROFILES) for name in observation["meta"].get("profile", [])]
    for name in names:
        code, units = RULES[name]
        if not any("vital-signs" in codes(concept, CATEGORIES) for concept in observation["category"]):
            yield "the category isn't vital-signs"
        if not ("subject" in observation and ("effectiveDateTime" in observation or "effectivePeriod" in observation)):
            yield "there is no subject, or no time"
        if code and code not in codes(observation["code"], LOINC):
            yield f"the code isn't {code}"
        if name != "bp":
            yield from quantity_complaints(observation["valueQuantity"], units)
            continue
        found = [codes(component["code"], LOINC)[0] for component in observation["component"]]
        if found != COMPONENTS:
            yield f"the components are {found}"
        for component in observation["component"]:
            yield from quantity_complaints(component["valueQuantity"], {"mm[Hg]"})


def main(folder):
    paths = sorted(Path(folder).glob("*.json"))
    profiles, failures = set(), 0
    for path in paths:
        text = path.read_text()
        observation = json.loads(text)
        profiles.update(observation["meta"].get("profile", []))
        found = list(complaints(observation))
        try:
            Observation.model_validate_json(text)
        except ValueError as error:
            found.append(str(error))
        for complaint in found:
            print(f"check-observations: {observation['code']['coding'][0]}: {complaint}", file=sys.stderr)
        failures += bool(found)
    missing = {PROFILES + name for name in RULES} - profiles
    if missing or not paths:
        print(f"check-observations: no Observation has the profiles {sorted(missing)}", file=sys.stderr)
    print(f"check-observations: {len(paths) - failures} of {len(paths)} Observations are valid.")
    return 1 if failures or missing or not paths else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

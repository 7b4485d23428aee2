/// Observations as different programs write them; our own text, in the shape that FHIR's specification describes.
enum Samples {
    /// A blood pressure with further members.
    static let bloodPressure = """
        {
          "resourceType": "Observation",
          "id": "bp-1",
          "meta": {"profile": ["http://hl7.org/fhir/StructureDefinition/bp"], "versionId": "3"},
          "status": "final",
          "category": [{"coding": [{"system": "http://terminology.hl7.org/CodeSystem/observation-category", "code": "vital-signs"}]}],
          "code": {"coding": [{"system": "http://loinc.org", "code": "85354-9"}]},
          "subject": {"reference": "Patient/example"},
          "effectiveDateTime": "2026-05-02T07:15:00+02:00",
          "bodySite": {"text": "left arm"},
          "component": [
            {
              "code": {"coding": [{"system": "http://loinc.org", "code": "8480-6"}]},
              "valueQuantity": {"value": 128.0, "unit": "mmHg", "system": "http://unitsofmeasure.org", "code": "mm[Hg]"}
            },
            {
              "code": {"coding": [{"system": "http://loinc.org", "code": "8462-4"}]},
              "valueQuantity": {"value": 82, "unit": "mmHg", "system": "http://unitsofmeasure.org", "code": "mm[Hg]"}
            },
            {
              "code": {"coding": [{"system": "http://loinc.org", "code": "8478-0"}]},
              "valueQuantity": {"value": 97.50, "unit": "mmHg", "system": "http://unitsofmeasure.org", "code": "mm[Hg]"}
            }
          ]
        }
        """

    /// A weight with what no reading needs.
    static let foreign = """
        {"resourceType":"Observation","id":"weight","status":"amended","code":{"coding":[{"system":"http://example.org",
        "code":"w"},{"system":"http://loinc.org","code":"29463-7"}]},"effectivePeriod":{"start":"2026-01-05","end":"2026-01-06"},
        "valueQuantity":{"value":81.60,"unit":"kg","system":"http://unitsofmeasure.org","code":"kg"},
        "note":[{"text":"after breakfast 🥐"}],"device":{"display":"Scale"}}
        """

    /// A glucose value in moles.
    static let glucose = """
        {"resourceType":"Observation","id":"g","status":"final","code":{"coding":[{"system":"http://loinc.org",
        "code":"15074-8"}]},"effectiveDateTime":"2026-01-05T09:00:00Z",
        "valueQuantity":{"value":6.3,"unit":"mmol/l","system":"http://unitsofmeasure.org","code":"mmol/L"}}
        """
}

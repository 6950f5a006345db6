"""A BERT encoder in PyTorch: begun from MiniLM's weights, cut to the pieces of words that are needed."""
import json
import math
import struct
import unicodedata

import torch
import torch.nn as nn
import torch.nn.functional as F

LAYERS, WIDTH, INNER, HEADS, POSITIONS, LIKENESS = 6, 384, 1536, 12, 64, 128
# So many of the last layers are there twice: teach_asking.py teaches them which question a message asks.
ASKING = 2
# Numbers by which pieces of a message and of a question are held against each other.
PIECES = 64
SPECIAL = ("[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]")
# The first whole words of MiniLM's vocabulary are its commonest: people use them although no sentence here does.
COMMON = range(999, 12_000)


# Sizes that batches are filled up to: for each new one PyTorch makes code of its own, which takes longer than the work.
ROOM, ROWS = (8, 12, 16, 24, 32, 48, 64), 32


def room_for(length):
    return next(room for room in ROOM if room >= length)


def read_safetensors(path):
    """Tensors by name, as 32-bit floats."""
    with open(path, "rb") as file:
        size = struct.unpack("<Q", file.read(8))[0]
        heading = json.loads(file.read(size))
        body = file.read()
    types = {"F16": torch.float16, "F32": torch.float32}
    found = {}
    for name, told in heading.items():
        if name == "__metadata__" or told["dtype"] not in types:
            continue
        begin, end = told["data_offsets"]
        tensor = torch.frombuffer(bytearray(body[begin:end]), dtype=types[told["dtype"]])
        found[name] = tensor.reshape(told["shape"]).float()
    return found


def words_of(text):
    """Small letters without accents, punctuation by itself: assistant/encoder/word-pieces.ts does the same."""
    plain = unicodedata.normalize("NFD", text.lower())
    words, word = [], ""
    for sign in plain:
        kind = unicodedata.category(sign)
        if kind == "Mn":
            continue
        alone = kind.startswith("P") or sign in "$+<=>^`|~"
        if sign.isspace() or alone:
            words += [word] if word else []
            word = ""
            words += [sign] if alone else []
        else:
            word += sign
    return words + ([word] if word else [])


class WordPieces:
    """Cuts words into the pieces of a vocabulary, the longest first."""

    def __init__(self, places):
        self.places, self.known = places, {}

    def pieces_of(self, word):
        if word in self.known:
            return self.known[word]
        pieces, start = [], 0
        while start < len(word):
            for end in range(len(word), start, -1):
                place = self.places.get(word[:end] if start == 0 else "##" + word[start:end])
                if place is not None:
                    pieces.append(place)
                    start = end
                    break
            else:
                pieces, start = [self.places["[UNK]"]], len(word)
        self.known[word] = pieces
        return pieces

    def __call__(self, text, most=POSITIONS - 2):
        pieces = [piece for word in words_of(text) for piece in self.pieces_of(word)]
        return [self.places["[CLS]"], *pieces[:most], self.places["[SEP]"]]


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.query, self.key, self.value = (nn.Linear(WIDTH, WIDTH) for _ in range(3))
        self.after_attention, self.attention_norm = nn.Linear(WIDTH, WIDTH), nn.LayerNorm(WIDTH, eps=1e-12)
        self.widen, self.narrow = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)

    def forward(self, vectors, hidden):
        batch, length, _ = vectors.shape

        def split(some):
            return some.view(batch, length, HEADS, WIDTH // HEADS).transpose(1, 2)

        query, key, value = (split(one(vectors)) for one in (self.query, self.key, self.value))
        shares = (query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + hidden).softmax(-1)
        heard = (shares @ value).transpose(1, 2).reshape(batch, length, WIDTH)
        after = self.attention_norm(vectors + self.after_attention(heard))
        return self.norm(after + self.narrow(F.gelu(self.widen(after))))


NAMES = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "after_attention": "attention.output.dense",
    "attention_norm": "attention.output.LayerNorm",
    "widen": "intermediate.dense",
    "narrow": "output.dense",
    "norm": "output.LayerNorm",
}


class Encoder(nn.Module):
    """`kept` are the places of MiniLM's pieces that stay."""

    def __init__(self, weights, kept):
        super().__init__()
        table = weights["embeddings.word_embeddings.weight"][torch.tensor(kept)]
        self.pieces = nn.Embedding.from_pretrained(table.clone(), freeze=False)
        positions = weights["embeddings.position_embeddings.weight"][:POSITIONS]
        # There is one kind of text, whose vector every position has.
        first = weights["embeddings.token_type_embeddings.weight"][0]
        self.positions = nn.Embedding.from_pretrained(positions + first, freeze=False)
        self.norm = nn.LayerNorm(WIDTH, eps=1e-12)
        self.take(self.norm, weights, "embeddings.LayerNorm")
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        for place, layer in enumerate(self.layers):
            for own in NAMES:
                self.take(getattr(layer, own), weights, self.name_of(place, own))

    @staticmethod
    def name_of(place, own):
        """What MiniLM calls a part of a layer."""
        return f"encoder.layer.{place}.{NAMES[own]}"

    @staticmethod
    def take(module, weights, name):
        module.weight.data = weights[f"{name}.weight"].clone()
        module.bias.data = weights[f"{name}.bias"].clone()

    def through(self, texts, layers):
        """What some layers, the lowest first, make of each piece, and where there is one; `texts` are lists of pieces."""
        longest = room_for(max(map(len, texts)))
        rows = -(-len(texts) // ROWS) * ROWS
        pieces = torch.zeros(rows, longest, dtype=torch.long)
        mask = torch.zeros(rows, longest)
        mask[:, 0] = 1
        for at, text in enumerate(texts):
            pieces[at, : len(text)] = torch.tensor(text)
            mask[at, : len(text)] = 1
        vectors = self.norm(self.pieces(pieces) + self.positions.weight[:longest])
        hidden = ((1 - mask) * -1e4)[:, None, None, :]
        for layer in layers:
            vectors = layer(vectors, hidden)
        return vectors[: len(texts)], mask[: len(texts)]

    def forward(self, texts):
        """The mean of what the last layer makes of each piece."""
        return mean_of(*self.through(texts, self.layers))


def mean_of(vectors, mask):
    """Over the pieces that each text has."""
    mask = mask[:, :, None]
    return (vectors * mask).sum(1) / mask.sum(1)

"""Writes what was learned as assistant/encoder/encoder-file.ts and assistant/statistics/layered-model.ts read it."""
import json
import struct

import numpy as np
import torch

from bert_encoder import ASKING, HEADS, INNER, LIKENESS, PIECES, POSITIONS, WIDTH

# layered-model.ts reads meanings of length 1 as if they were so many times as long; the encoder's are as they are.
MEANING_SCALE = 8


def floats(tensor):
    return tensor.detach().numpy().astype(np.float32).ravel()


def as_bytes(weight):
    """Each row as signed bytes, and how much one of them is."""
    rows = weight.detach().numpy().astype(np.float32)
    scales = np.abs(rows).max(1) / 127
    scales[scales == 0] = 1
    units = np.clip(np.round(rows / scales[:, None]), -127, 127).astype(np.int8)
    return units, scales.astype(np.float32)


def write_file(path, heading, lists):
    text = json.dumps(heading).encode()
    text += b" " * (-len(text) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(text)))
        file.write(text)
        for one in lists:
            file.write(one.tobytes())


def write_encoder(path, encoder, likeness, asking=None):
    """`asking` is what teach_asking.py makes of the last layers and of `likeness`; before it has, they stand there as they are, and pieces say nothing."""
    asking_layers = asking.layers if asking else encoder.layers[-ASKING:]
    first, last = [], []

    def matrix(weight, bias):
        units, scales = as_bytes(weight)
        first.extend([scales, floats(bias)])
        last.append(units)

    def norm(one):
        first.extend([floats(one.weight), floats(one.bias)])

    table = encoder.pieces.weight
    matrix(table, torch.zeros(len(table)))
    first.append(floats(encoder.positions.weight))
    norm(encoder.norm)

    def some_layers(some):
        for layer in some:
            attention = (layer.query, layer.key, layer.value)
            matrix(torch.cat([one.weight for one in attention]), torch.cat([one.bias for one in attention]))
            matrix(layer.after_attention.weight, layer.after_attention.bias)
            norm(layer.attention_norm)
            matrix(layer.widen.weight, layer.widen.bias)
            matrix(layer.narrow.weight, layer.narrow.bias)
            norm(layer.norm)

    some_layers(encoder.layers)
    first.append(floats(likeness.weight))
    some_layers(asking_layers)
    if asking:
        first += [floats(one) for one in (asking.likeness.weight, asking.pieces.weight, asking.weights.weight, asking.weights.bias)]
    else:
        first += [floats(likeness.weight), floats(torch.zeros(PIECES, WIDTH)), floats(torch.zeros(2, WIDTH)), floats(torch.zeros(2))]
    sizes = {
        "vocabulary": len(table),
        "positions": POSITIONS,
        "layers": len(encoder.layers),
        "heads": HEADS,
        "width": WIDTH,
        "inner": INNER,
        "likeness": LIKENESS,
        "asking": ASKING,
        "pieces": PIECES,
    }
    write_file(path, sizes, first + last)


def write_head(path, classes, layers):
    """Linear layers one behind the other; between two of them, what is below 0 is 0 (assistant/statistics/layered-model.ts)."""
    lists = []
    for place, layer in enumerate(layers):
        weights = layer.weight.t()
        lists += [floats(weights / MEANING_SCALE if place == 0 else weights), floats(layer.bias)]
    sizes = [WIDTH, *(layer.out_features for layer in layers)]
    write_file(path, {"classes": classes, "sizes": sizes}, lists)

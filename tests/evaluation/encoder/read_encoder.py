"""Reads assistant/encoder/encoder.bin, by the names that MiniLM has for its tensors."""
import json
import struct

import numpy as np
import torch

from bert_encoder import INNER, NAMES, POSITIONS, WIDTH


def read_encoder(path):
    """
    Weights for `Encoder`, and what reads what is asked as last: `likeness`, `pieces`, `weights`; its layers stand behind the others. What was read as
    bytes comes near to what was written, and is written again as the same bytes.
    """
    with open(path, "rb") as file:
        body = file.read()
    size = struct.unpack("<I", body[:4])[0]
    sizes = json.loads(body[4 : 4 + size])
    at = 4 + size

    def floats(*shape):
        nonlocal at
        count = int(np.prod(shape))
        found = torch.tensor(np.frombuffer(body, np.float32, count, at).copy()).view(*shape)
        at += 4 * count
        return found

    weights, matrices = {}, []

    def matrix(names, outer, inner):
        """Of one or several that stand one below the other."""
        scales, bias = floats(outer), floats(outer)
        matrices.append((names, scales, bias, inner))

    def norm(name):
        weights[f"{name}.weight"], weights[f"{name}.bias"] = floats(WIDTH), floats(WIDTH)

    matrix(["embeddings.word_embeddings"], sizes["vocabulary"], WIDTH)
    weights["embeddings.position_embeddings.weight"] = floats(POSITIONS, WIDTH)
    weights["embeddings.token_type_embeddings.weight"] = torch.zeros(1, WIDTH)
    norm("embeddings.LayerNorm")
    likenesses = []
    for first, count in ((0, sizes["layers"]), (sizes["layers"], sizes["asking"])):
        for place in range(first, first + count):
            of = {own: f"encoder.layer.{place}.{name}" for own, name in NAMES.items()}
            matrix([of["query"], of["key"], of["value"]], 3 * WIDTH, WIDTH)
            matrix([of["after_attention"]], WIDTH, WIDTH)
            norm(of["attention_norm"])
            matrix([of["widen"]], INNER, WIDTH)
            matrix([of["narrow"]], WIDTH, INNER)
            norm(of["norm"])
        likenesses.append(floats(sizes["likeness"], WIDTH))
    asking = {"likeness": likenesses[1]}
    if "pieces" in sizes:
        asking |= {"pieces": floats(sizes["pieces"], WIDTH), "weights": floats(2, WIDTH), "biases": floats(2)}
    for names, scales, bias, inner in matrices:
        units = np.frombuffer(body, np.int8, len(scales) * inner, at).reshape(len(scales), inner)
        at += units.size
        rows = torch.tensor(units.astype(np.float32)) * scales[:, None]
        for name, some, own in zip(names, rows.chunk(len(names)), bias.chunk(len(names))):
            weights[f"{name}.weight"], weights[f"{name}.bias"] = some.clone(), own.clone()
    return weights, likenesses[0], asking

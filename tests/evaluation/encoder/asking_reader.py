"""The last layers of the encoder, as they are taught which question a message asks: as a whole, and piece by piece."""
import copy
from typing import NamedTuple

import torch
import torch.nn as nn
import torch.nn.functional as F

from bert_encoder import ASKING, LIKENESS, PIECES, WIDTH, mean_of, room_for

TEXTS_AT_ONCE = 96


class Read(NamedTuple):
    """What a text asks, of length 1; its pieces without the marks at both ends, each of length 1; how much each counts where it was said, and where it is asked."""

    asking: torch.Tensor
    pieces: torch.Tensor
    said: torch.Tensor
    asked: torch.Tensor


class Asking(nn.Module):
    """The last layers, and how much what they find counts for a question."""

    def __init__(self, encoder):
        super().__init__()
        self.layers = nn.ModuleList(copy.deepcopy(layer) for layer in encoder.layers[-ASKING:])
        self.likeness = nn.Linear(WIDTH, LIKENESS, bias=False)
        self.pieces = nn.Linear(WIDTH, PIECES, bias=False)
        nn.init.orthogonal_(self.pieces.weight)
        self.weights = nn.Linear(WIDTH, 2)
        nn.init.zeros_(self.weights.weight)
        nn.init.zeros_(self.weights.bias)
        # As a whole; how much of the message the question covers; how much of the question the message does; in a talk each by the message and by both.
        self.alone = nn.Parameter(torch.tensor([5.0, 5.0, 5.0]))
        self.in_talk = nn.Parameter(torch.tensor([2.5, 2.5, 2.5, 2.5, 2.5, 2.5]))
        # How much that counts which is known without it.
        self.known = nn.Parameter(torch.tensor(0.5))

    def forward(self, texts):
        """Of what the layers below made of some texts."""
        order = sorted(range(len(texts)), key=lambda one: len(texts[one]))
        found = [None] * len(texts)
        for start in range(0, len(order), TEXTS_AT_ONCE):
            some = order[start : start + TEXTS_AT_ONCE]
            vectors, mask = filled([texts[one] for one in some])
            hidden = ((1 - mask) * -1e4)[:, None, None, :]
            # Multiplied in 16 bits, which many processors do some times faster; sums and weights stay in 32.
            with torch.autocast("cpu", dtype=torch.bfloat16):
                for layer in self.layers:
                    vectors = layer(vectors, hidden)
            vectors = vectors.float()
            asking = F.normalize(self.likeness(mean_of(vectors, mask)), dim=-1)
            pieces = F.normalize(self.pieces(vectors), dim=-1)
            said, asked = F.softplus(self.weights(vectors)).unbind(-1)
            for row, one in enumerate(some):
                inside = slice(1, len(texts[one]) - 1)
                found[one] = Read(asking[row], pieces[row, inside], said[row, inside], asked[row, inside])
        return found

    def near(self, message, talk, questions):
        """How near a message comes to each of some questions; `talk` is the message behind what was said before it, or None."""
        found = nearness(message, questions)
        if talk is None:
            return torch.stack(found, -1) @ self.alone
        return torch.stack(found + nearness(talk, questions), -1) @ self.in_talk


def nearness(message, questions):
    """By what they ask as a whole; how much of the message each question covers; how much of each question the message does."""
    longest = max(len(one.pieces) for one in questions)

    def long(rows, *around):
        return F.pad(rows, (*around, 0, longest - len(rows)))

    pieces = torch.stack([long(one.pieces, 0, 0) for one in questions])
    there = torch.stack([long(torch.ones(len(one.pieces))) for one in questions])
    weights = torch.stack([long(one.asked) for one in questions])
    likeness = torch.einsum("qpd,md->qpm", pieces, message.pieces)
    of_message = (likeness + (there[..., None] - 1) * 4).amax(1) @ message.said / message.said.sum()
    of_question = (likeness.amax(2) * weights).sum(-1) / weights.sum(-1)
    return [torch.stack([one.asking for one in questions]) @ message.asking, of_message, of_question]


def filled(texts):
    """One tensor of all, as long as the longest, and where something stands."""
    longest = room_for(max(map(len, texts)))
    vectors, mask = torch.zeros(len(texts), longest, WIDTH), torch.zeros(len(texts), longest)
    for at, text in enumerate(texts):
        vectors[at, : len(text)] = text.float()
        mask[at, : len(text)] = 1
    return vectors, mask

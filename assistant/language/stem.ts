/** Inflected words as one: 'breathing', 'breathes', 'breathed' and 'breath'. Light on purpose: both sides of a match go through it. */

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    take: 'took taken takin taked taking takes',
    eat: 'ate eaten et',
    drink: 'drank drunk drunken',
    swell: 'swole swollen swolen swoll swoled',
    break: 'broke broken',
    fall: 'fell fallen falling falled',
    go: 'went gone goes going goin gon',
    throw: 'threw thrown throwed throwing',
    feel: 'felt',
    lose: 'lost losing loses',
    bleed: 'bled',
    shake: 'shook shaken shaking shaked',
    wake: 'woke woken waking waked',
    bite: 'bit bitten biting',
    hide: 'hid hidden hiding',
    freeze: 'froze frozen freezing',
    die: 'dies died dying dyin',
    lie: 'lying lied',
    get: 'got gotten getting gets',
    give: 'gave given gived giving',
    run: 'ran running',
    see: 'saw seen seeing sees seed',
    hear: 'heard',
    say: 'said saying says',
    speak: 'spoke spoken',
    tell: 'told',
    think: 'thought thoughts',
    stand: 'stood',
    find: 'found',
    keep: 'kept',
    leave: 'left leaving',
    sleep: 'slept asleep',
    stick: 'stuck',
    sting: 'stung',
    drown: 'drownded drowned',
    choke: 'choking choked choked',
    come: 'came coming',
    become: 'became',
    begin: 'began begun',
    buy: 'bought',
    cut: 'cutting cuts',
    hit: 'hitting hits',
    hurt: 'hurting hurts hurted',
    put: 'putting puts',
    have: 'has had having',
    do: 'does did doing',
    be: 'is am are was were been being',
    write: 'wrote written writing',
    hold: 'held',
    make: 'made making makes',
    child: 'children chillun chirren',
    foot: 'feet',
    tooth: 'teeth',
    man: 'men',
    woman: 'women',
    baby: 'babies',
    knife: 'knives',
    seize: 'seizing seized seizes',
    bad: 'worse badly',
    drive: 'drove driven driving',
    shoot: 'shot shooting',
    mean: 'meant',
    mix: 'mixed mixing mixes mixture',
    pee: 'peed peeing pees',
    burn: 'burnt',
    grow: 'grew grown',
    sweat: 'sweated',
    tear: 'tore torn',
    sink: 'sunk sunken sank',
    bend: 'bent',
  }).flatMap(([stem, forms]) => forms.split(' ').map((form): [string, string] => [form, stem])),
);

const VOWEL = /[aeiouy]/;

export function stemOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return withoutFinalE(irregular);
  return withoutFinalE(withoutEnding(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh|zz)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function withoutEnding(word: string): string {
  if (word.length > 5 && word.endsWith('ly')) return word.slice(0, -2);
  for (const ending of ['ing', 'ed']) {
    if (!word.endsWith(ending) || word.endsWith('eed')) continue;
    const rest = word.slice(0, -ending.length);
    if (rest.length < 3 || !VOWEL.test(rest)) continue;
    if (SHORT_E.has(`${rest}e`)) return `${rest}e`;
    return /([bcdfgkmnprtv])\1$/.test(rest) ? rest.slice(0, -1) : rest;
  }
  return word;
}

/** 'Care' is not 'car': short words keep their last letter, so their other forms get it back. */
const SHORT_E = new Set(
  'rule name fade daze doze rage lace race fume tone time size file ache dose puke rape poke pace hate note care rate hope cope cure tire fire hire wipe tape bake joke use cave dive bite wake shake vape save move live love hype age face dare pale glue dope lose close nurse'.split(
    ' ',
  ),
);

const withoutFinalE = (word: string) => (word.length > 4 && word.endsWith('e') ? word.slice(0, -1) : word);

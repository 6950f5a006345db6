import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contrast } from '#illustrations/draw/core.ts';

type Tokens = Readonly<Record<string, string>>;

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The plain colours that one rule of tokens.css sets. */
function coloursOf(selector: string): Tokens {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no rule for ${selector}.`);
  const rule = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

const light = coloursOf(':root');
const dark = coloursOf('[data-theme="dark"]');
const season = coloursOf('[data-season="awareness"]');
const themes: Record<string, Tokens> = {
  light,
  dark: { ...light, ...dark },
  awareness: { ...light, ...season },
  'awareness dark': {
    ...light,
    ...dark,
    ...season,
    ...coloursOf('[data-season="awareness"][data-theme="dark"]'),
  },
};

/** WCAG 2.2: 1.4.3 for words, 1.4.11 for what is told by its shape. */
const WORDS = 4.5;
const SHAPES = 3;

const across = (inks: string[], grounds: string[], least: number) =>
  grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, least })));

const pairs = [
  ...across(
    ['text', 'text-muted', 'text-subtle'],
    ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-tint'],
    WORDS,
  ),
  ...across(
    ['link', 'sale', 'success', 'warning', 'danger', 'info'],
    ['canvas', 'surface', 'surface-sunken'],
    WORDS,
  ),
  ...across(['star', 'border-strong', 'focus', 'primary'], ['canvas', 'surface', 'surface-sunken'], SHAPES),
  ...across(['text-on-brand', 'text-on-brand-muted'], ['surface-brand', 'surface-brand-2'], WORDS),
  ...across(['text-on-ink', 'text-on-ink-muted'], ['surface-ink'], WORDS),
  ...across(['on-primary'], ['primary', 'primary-hover'], WORDS),
  ...across(['on-accent'], ['accent', 'accent-hover'], WORDS),
  ...across(['accent'], ['surface-brand', 'surface-ink'], SHAPES),
  ...across(['on-sale'], ['sale'], WORDS),
  ...['on-accent', 'success', 'warning', 'danger', 'info'].map((ink) => ({
    ink: ink === 'on-accent' ? 'on-accent-soft' : ink,
    ground: ink === 'on-accent' ? 'accent-soft' : `${ink}-soft`,
    least: WORDS,
  })),
];

describe.each(Object.entries(themes))('in the %s theme', (_theme, tokens) => {
  it.each(pairs)('$ink is readable on $ground', ({ ink, ground, least }) => {
    expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

it('the site manifest takes its colours from the light theme', () => {
  const manifest = z
    .object({ background_color: z.string(), theme_color: z.string() })
    .parse(JSON.parse(readFileSync(new URL('../../public/site.webmanifest', import.meta.url), 'utf8')));
  expect(manifest).toEqual({ background_color: light['canvas'], theme_color: light['surface-brand'] });
});

/**
 * Fourteen wide scenes. People stand in the right half; the left half stays quiet for a headline.
 * A scene takes land and leaf colours from its stage, so that any of them can be drawn in another light.
 */
import { heroes, type HeroName } from '../manifest/art-files.ts';
import { dot, type Drawn, garden as g, L, mix, n, P } from './core.ts';
import { profile, type Cloth } from './figure.ts';
import { H, type Stage, W } from './hero-stage.ts';
import { birds, clothBand, furrows, hill, scatter, sun } from './land.ts';
import { thing } from './objects.ts';
import type { Dye, PatternName } from './woven-patterns.ts';
import { plant } from './plants.ts';

const dye = (a: string, b: string, c: string, d: string = g.shea): Dye => [a, b, c, d];
const cloth = (print: PatternName, d: Dye, scale = 0.7): Cloth => ({ colour: d[0], print, dye: d, scale });
const plain = (colour: string): Cloth => ({ colour });

export const scenes: Readonly<Record<HeroName, (s: Stage) => Stage>> = {
  /** Home: four generations in morning light. */
  generations: (s) =>
    s
      .sun(1120, 300, 190)
      .land(0, [600, 560, 540, 450, 470, 420])
      .land(1, [660, 632, 616, 530, 560, 500])
      .add(birds(700, 120, 1, s.k.land[1]))
      .add(plant.baobab(805, 575, 0.5, s.k.land[2], s.k.leaf[0], s.k.leaf[1]))
      .land(2, [706, 690, 672, 616, 640, 600])
      .veil(1120, 300, 520, 400, 290)
      .people(
        {
          x: 1000,
          y: 330,
          s: 1.5,
          skin: 1,
          hair: 'fade',
          build: 'broad',
          tone: 0,
          beard: true,
          wear: plain(g.indigo),
          trim: g.shea,
          collar: 'shirt',
          tilt: 3,
        },
        {
          x: 1235,
          y: 352,
          s: 1.5,
          skin: 3,
          hair: 'afro',
          wear: cloth('petal', dye(g.sorrel, g.yam, g.marigold), 0.8),
          trim: g.marigold,
          tilt: -5,
          collar: 'round',
        },
        {
          x: 1440,
          y: 408,
          s: 1.42,
          skin: 2,
          hair: 'wrap',
          tone: 3,
          glasses: true,
          wear: plain(g.marigold),
          wrapCloth: cloth('strip', dye(g.collard, g.marigold, g.sorrel), 0.5),
          trim: g.sorrel,
          collar: 'beads',
          tilt: -6,
        },
        {
          x: 1118,
          y: 524,
          s: 1.08,
          skin: 3,
          hair: 'puff',
          wear: plain(g.collard),
          wrapCloth: plain(g.yam),
          trim: g.shea,
          tilt: 5,
        },
      )
      .add(plant.collard(820, 740, 0.9, s.k.leaf[1], s.k.leaf[2]))
      .add(plant.frond(1560, 740, -12, 1.1, s.k.leaf[0], s.k.leaf[1]))
      .add(plant.spear(940, 740, 0.8, s.k.leaf[0], s.k.leaf[1])),
  /** Shop: a market table. */
  market: (s) =>
    s
      .sun(1160, 250, 150)
      .land(0, [470, 440, 460, 410, 430, 400])
      .land(1, [560, 540, 560, 520, 540, 520])
      .veil(1160, 250, 620, 440, 300)
      .add(
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => P(`M${720 + i * 118} 40h118v74q-59 44-118 0z`, i % 2 ? g.shea : g.sorrel))
          .join(''),
      )
      .add(P('M700 30h1000v22H700z', g.kola))
      .add(P('M744 52h16v600h-16z', g.kola))
      .people({
        x: 1150,
        y: 318,
        s: 1.36,
        skin: 1,
        hair: 'wrap',
        wear: cloth('halfsun', dye(g.collard, g.marigold, g.yam), 0.8),
        wrapCloth: cloth('geese', dye(g.marigold, g.sorrel, g.collard), 0.5),
        trim: g.marigold,
        arms: ['low', 'low'],
        collar: 'beads',
        longSleeve: true,
      })
      .add(thing.basket(1420, 500, 1.1, '#c08a4e', '#8a5a2c'))
      .add(P('M700 540h960v200H700z', g.kola))
      .cloth('strip', dye(g.indigo, g.marigold, g.sorrel), 'M700 560h960v200H700z', 1.5)
      .add(P('M690 536h970v28H690z', '#7a4a2c'))
      .add(thing.jar(820, 538, 1.25, g.collard, g.shea, g.molasses, g.yam))
      .add(thing.bottle(912, 538, 1.15, g.kola, g.shea, g.shea, g.sorrel))
      .add(thing.bottle(986, 538, 0.95, g.indigo, g.marigold, g.molasses, g.shea))
      .add(thing.bowl(1290, 490, 120, g.yam, [g.sorrel, g.okra, g.marigold, g.sorrel]))
      .add(thing.jar(1520, 538, 1.1, g.marigold, g.shea, g.kola, g.collard))
      .add(thing.bottle(1606, 538, 1.2, g.sorrel, g.shea, g.molasses, g.indigo)),
  /** Heart and blood pressure: a morning walk. */
  walk: (s) =>
    s
      .sun(1200, 330, 210)
      .land(0, [500, 470, 520, 460, 500, 450])
      .land(1, [580, 540, 600, 540, 590, 540])
      .add(plant.palm(820, 580, 0.9, s.k.land[2], s.k.leaf[0], s.k.leaf[1]))
      .add(plant.palm(900, 590, 0.62, s.k.land[2], s.k.leaf[0], s.k.leaf[1]))
      .add(furrows(1200, 560, 900, 730, s.k.sun, 12, 0.22))
      .veil(1200, 330, 540, 420)
      .people(
        {
          x: 1110,
          y: 246,
          s: 0.82,
          skin: 0,
          hair: 'flat',
          build: 'broad',
          tone: 3,
          beard: true,
          body: 'coat',
          wear: plain(g.indigo),
          wrapCloth: plain(g.kola),
          trim: g.marigold,
          arms: ['down', 'around'],
          collar: 'shirt',
        },
        {
          x: 1262,
          y: 262,
          s: 0.8,
          skin: 2,
          hair: 'twa',
          tone: 3,
          glasses: true,
          body: 'gown',
          wear: cloth('lattice', dye(g.sorrel, g.marigold, g.shea), 0.8),
          trim: g.marigold,
          arms: ['none', 'down'],
          collar: 'beads',
          longSleeve: true,
        },
      )
      .land(3, [720, 712, 700, 676, 690, 660])
      .add(plant.spear(1480, 730, 0.9, s.k.leaf[0], s.k.leaf[1]))
      .add(plant.collard(980, 742, 0.6, s.k.leaf[0], s.k.leaf[1])),
  /** Nutrition: the collard patch. */
  garden: (s) =>
    s
      .sun(1300, 200, 130)
      .land(0, [420, 400, 430, 380, 410, 370])
      .land(1, [500, 480, 500, 450, 480, 440])
      .add(furrows(1180, 460, 1100, 730, g.shea, 16, 0.2))
      .add(thing.house(1440, 440, 120, 96, '#c9573b', g.shea, g.marigold, 1))
      .add(P('M1424 346l76-54 76 54z', g.kola))
      .veil(1300, 200, 560, 420, 300)
      .stamp(
        'l',
        plant.collard(0, 0, 1, s.k.leaf[0], s.k.leaf[1]),
        [700, 640, 0.62],
        [850, 640, 0.72],
        [1330, 640, 0.62],
        [1490, 640, 0.72],
      )
      .people({
        x: 1110,
        y: 330,
        s: 1.36,
        skin: 2,
        hair: 'brim',
        tone: 0,
        wear: plain(g.yam),
        wrapCloth: plain('#d8b06a'),
        trim: g.sorrel,
        arms: ['hold', 'hold'],
        collar: 'round',
        longSleeve: true,
        tilt: -3,
      })
      .stamp('n', plant.collard(0, 0, 1, '#5c8c46', '#2a6142'), [1116, 566, 0.62])
      .add(thing.basket(1112, 612, 1.35, '#c99a5a', '#8a5a2c'))
      .stamp('f', plant.collard(0, 0, 1, s.k.leaf[1], s.k.leaf[2]), [1320, 770, 1.25], [680, 780, 0.9])
      .add(
        `<use href="#${s.id}l" transform="translate(900 760) scale(1.15)"/><use href="#${s.id}l" transform="translate(1540 770) scale(1.2)"/>`,
      ),
  /** Kitchen: a cup of sorrel tea. */
  kitchen: (s) =>
    s
      .add(P('M0 0h1600v720H0z', heroes.kitchen.wall))
      .add(P('M0 470h1600v250H0z', '#e9bd86'))
      .add(P('M860 640V270a210 210 0 0 1 420 0v370z', '#fff3da'))
      .add(
        `<clipPath id="${s.id}w"><path d="M876 620V270a194 194 0 0 1 388 0v350z"/></clipPath><g clip-path="url(#${s.id}w)">${P('M800 0h600v720H800z', '#f7bd7c')}${sun(1110, 300, 110, s.k)}${hill([480, 470, 500, 430, 470, 400, 420], s.k.land[0], W, H)}${hill([540, 540, 560, 500, 530, 490, 500], s.k.land[1], W, H)}</g>`,
      )
      .add(P('M1063 80h12v540h-12z', '#fff3da') + P('M876 352h388v12H876z', '#fff3da'))
      .add(P('M1380 190h190v14h-190zM1380 320h190v14h-190z', g.kola))
      .add(
        thing.jar(1430, 190, 0.8, g.collard, g.shea, g.molasses, g.yam) +
          thing.bottle(1520, 190, 0.75, g.kola, g.shea, g.marigold, g.sorrel) +
          thing.bottle(1420, 320, 0.72, g.sorrel, g.shea, g.molasses, g.indigo) +
          thing.bowl(1516, 292, 74, g.indigo, [g.yam, g.marigold, g.sorrel]),
      )
      .veil(1110, 300, 620, 460)
      .people(
        {
          x: 1010,
          y: 350,
          s: 1.42,
          skin: 1,
          hair: 'locs',
          build: 'broad',
          wear: plain(g.collard),
          trim: g.marigold,
          arms: ['none', 'chest'],
          longSleeve: true,
          tilt: 4,
        },
        {
          x: 1290,
          y: 376,
          s: 1.36,
          skin: 4,
          hair: 'knots',
          wear: cloth('river', dye(g.shea, g.sorrel, g.yam, g.indigo), 0.8),
          trim: g.sorrel,
          arms: ['chest', 'none'],
          longSleeve: true,
          tilt: -6,
        },
      )
      .stamp(
        'cup',
        P('M-26-34h52v26q0 22-18 22h-16q-18 0-18-22z', g.sorrel) +
          L('M26-26q20 0 16 14t-18 10', g.sorrel, 6) +
          L('M-8-44q-8-12 0-22t0-22M10-44q-8-12 0-22t0-22', '#fff', 3.6, ' opacity=".7"'),
        [1030, 500, 0.92],
        [1272, 520, 0.86],
      )
      .add(P('M640 640h980v90H640z', '#8a4f30'))
      .add(P('M640 628h980v22H640z', '#a8653c'))
      .add(
        P('M700 560h86v40q0 28-30 28h-26q-30 0-30-28z', g.sorrel) +
          L('M786 572q30 0 24 22t-30 16', g.sorrel, 9) +
          L('M728 540q-14-20 0-36t0-36M758 540q-14-20 0-36t0-36', '#fff', 5, ' opacity=".6"'),
      )
      .add(thing.bowl(1470, 580, 130, g.indigo, [g.marigold, g.yam, g.marigold]))
      .add(plant.hibiscus(880, 612, 0.5, g.hibiscus, g.sorrel)),
  /** Community: neighbours on the block. */
  block: (s) =>
    s
      .sun(1180, 360, 190)
      .add(
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) =>
            thing.house(
              600 + i * 128,
              640,
              124,
              220 + ((i * 53) % 110),
              i % 2 ? '#6b2c4d' : '#7d3550',
              '#4a2148',
              '#ffc86e',
              3,
            ),
          )
          .join(''),
      )
      .veil(1180, 360, 600, 440)
      .land(3, [650, 640, 640, 630, 640, 636])
      .people(
        { x: 760, y: 452, s: 1.02, skin: 4, hair: 'cornrows', wear: plain(g.river), trim: g.shea, tilt: 4 },
        {
          x: 1470,
          y: 440,
          s: 1.05,
          skin: 0,
          hair: 'kufi',
          build: 'broad',
          beard: true,
          tone: 3,
          wear: plain(g.collard),
          wrapCloth: cloth('bead', dye(g.marigold, g.sorrel, g.collard), 0.4),
          trim: g.marigold,
        },
        {
          x: 900,
          y: 410,
          s: 1.18,
          skin: 1,
          hair: 'wrap',
          wear: cloth('ring', dye(g.indigo, g.marigold, g.yam), 0.7),
          wrapCloth: cloth('strip', dye(g.sorrel, g.marigold, g.indigo), 0.5),
          trim: g.marigold,
          collar: 'beads',
          tilt: 3,
        },
        {
          x: 1330,
          y: 416,
          s: 1.18,
          skin: 5,
          hair: 'curls',
          wear: plain(g.sorrel),
          trim: g.marigold,
          collar: 'vee',
          tilt: -4,
        },
        {
          x: 1050,
          y: 392,
          s: 1.26,
          skin: 2,
          hair: 'locsUp',
          build: 'broad',
          wear: plain(g.marigold),
          trim: g.kola,
          collar: 'round',
        },
        {
          x: 1196,
          y: 424,
          s: 1.16,
          skin: 3,
          hair: 'twa',
          tone: 3,
          glasses: true,
          wear: cloth('geese', dye(g.collard, g.shea, g.yam, g.marigold), 0.7),
          trim: g.shea,
          tilt: -3,
        },
      ),
  /** Learn: reading under the tree. */
  story: (s) =>
    s
      .sun(1330, 210, 140)
      .land(0, [460, 430, 470, 420, 450, 410])
      .add(plant.baobab(1120, 600, 1.9, '#6b4630', s.k.leaf[0], s.k.leaf[1]))
      .land(1, [600, 570, 600, 570, 600, 560])
      .veil(1330, 210, 600, 430, 290)
      .people(
        {
          x: 1020,
          y: 388,
          s: 1.26,
          skin: 1,
          hair: 'bald',
          build: 'broad',
          tone: 3,
          beard: true,
          glasses: true,
          wear: plain(g.indigo),
          trim: g.shea,
          collar: 'shirt',
          arms: ['none', 'none'],
          tilt: 6,
        },
        { x: 1216, y: 450, s: 1, skin: 3, hair: 'braids', wear: plain(g.yam), trim: g.marigold, tilt: -8 },
        {
          x: 1366,
          y: 470,
          s: 0.92,
          skin: 2,
          hair: 'twa',
          wear: cloth('bead', dye(g.shea, g.sorrel, g.indigo, g.marigold), 0.6),
          trim: g.sorrel,
          tilt: -10,
        },
      )
      .add(thing.book(1140, 640, 1.5, g.sorrel))
      .land(3, [716, 712, 706, 700, 704, 690])
      .add(plant.spear(1530, 730, 1, s.k.leaf[0], s.k.leaf[1]))
      .add(plant.collard(820, 740, 0.8, s.k.leaf[1], s.k.leaf[2])),
  /** Giveaway: good news. */
  giveaway: (s) =>
    s
      .sun(1150, 330, 200)
      .veil(1150, 330, 640, 520, 400, 300)
      .land(2, [640, 620, 640, 600, 620, 590])
      .add(
        scatter('confetti', 56, [740, 20, 1590, 420], (x, y, r, i) => {
          const c = [g.marigold, g.shea, g.hibiscus, g.okra, g.yam][i % 5]!;
          return i % 3
            ? `<rect x="${n(x)}" y="${n(y)}" width="${n(r.range(8, 16))}" height="8" fill="${c}" transform="rotate(${n(r.range(0, 180))} ${n(x)} ${n(y)})"/>`
            : P(`M${n(x)} ${n(y)}a9 9 0 0 1 18 0z`, c);
        }),
      )
      .people(
        {
          x: 1150,
          y: 390,
          s: 1.4,
          skin: 1,
          hair: 'afro',
          wear: cloth('halfsun', dye(g.sorrel, g.marigold, g.yam), 0.8),
          trim: g.marigold,
          arms: ['raise', 'raise'],
          collar: 'vee',
        },
        {
          x: 920,
          y: 460,
          s: 1.1,
          skin: 4,
          hair: 'fade',
          build: 'broad',
          wear: plain(g.collard),
          trim: g.shea,
          arms: ['raise', 'none'],
          tilt: 4,
        },
        {
          x: 1390,
          y: 456,
          s: 1.1,
          skin: 2,
          hair: 'locs',
          wear: plain(g.marigold),
          trim: g.sorrel,
          arms: ['none', 'raise'],
          tilt: -4,
        },
      )
      .add(thing.gift(1040, 716, 1.1, g.indigo, g.marigold))
      .add(thing.gift(1270, 720, 0.9, g.yam, g.shea))
      .add(thing.gift(1500, 720, 1.2, g.sorrel, g.marigold))
      .add(thing.gift(820, 724, 0.8, g.marigold, g.sorrel)),
  /** Men's health: father and son. */
  brothers: (s) =>
    s
      .sun(1060, 330, 220)
      .land(0, [540, 520, 560, 500, 540, 500])
      .land(1, [620, 600, 630, 580, 610, 580])
      .veil(1060, 330, 560, 420)
      .add(
        profile({ x: 1376, y: 286, s: 2.1, skin: 1, hair: 'crop', beard: true, wear: g.collard }, s.k.glow),
      )
      .add(profile({ x: 1040, y: 470, s: 1.42, skin: 3, hair: 'crop', wear: g.yam }, s.k.glow))
      .stamp('aloe', plant.spear(0, 0, 1, s.k.leaf[0], s.k.leaf[1]), [850, 744, 0.95])
      .add(plant.frond(760, 750, -18, 1.1, s.k.leaf[0], s.k.leaf[1])),
  /** Women's health: sisters among hibiscus. */
  sisters: (s) =>
    s
      .sun(1160, 290, 200)
      .land(0, [560, 520, 560, 500, 540, 500])
      .veil(1160, 290, 560, 420)
      .people(
        {
          x: 1010,
          y: 360,
          s: 1.5,
          skin: 2,
          hair: 'wrap',
          wear: plain('#a92e63'),
          wrapCloth: cloth('petal', dye(g.yam, g.marigold, '#a92e63'), 0.5),
          trim: g.marigold,
          collar: 'beads',
          tilt: 7,
        },
        {
          x: 1310,
          y: 366,
          s: 1.5,
          skin: 0,
          hair: 'afro',
          wear: cloth('pod', dye(g.yam, g.shea, '#a92e63', g.marigold), 0.9),
          trim: g.shea,
          collar: 'vee',
          tilt: -7,
        },
        { x: 1160, y: 450, s: 1.3, skin: 5, hair: 'braids', wear: plain(g.marigold), trim: '#a92e63' },
      )
      .stamp(
        'r',
        plant.frond(0, 0, 0, 1, s.k.leaf[0], s.k.leaf[1]),
        [800, 740, 1, -22],
        [880, 740, 0.8, 20],
        [1540, 740, 1.1, 14],
        [1450, 740, 0.8, -16],
        [690, 750, 0.8, -30],
      )
      .stamp(
        'o',
        plant.hibiscus(0, 0, 1, '#f0703f', g.sorrel),
        [820, 640, 1.2],
        [1400, 690, 0.9],
        [1580, 560, 0.8],
        [690, 700, 0.7],
      )
      .stamp('h', plant.hibiscus(0, 0, 1, g.sorrel, '#5c1030'), [930, 690, 0.9], [1500, 630, 1.2]),
  /** Sleep: under the quilt. */
  rest: (s) =>
    s
      .add(
        scatter('stars', 40, [640, 0, 1600, 360], (x, y, r) =>
          dot(x, y, r.range(1.2, 3), '#fff6dc', ' opacity=".8"'),
        ),
      )
      .sun(1360, 176, 92)
      .land(0, [420, 400, 430, 380, 410, 390])
      .land(1, [470, 460, 480, 440, 460, 430])
      .veil(1360, 176, 620, 460)
      .add(`<g transform="translate(150 0)">`)
      .add(P('M600 720V470q0-26 26-26h20v276zM1560 720V520h30v200z', '#5b2a1c'))
      .add(P('M640 560h960v160H640z', '#e8dcc6'))
      .add(P('M668 480q120-40 240 6 26 60-10 108H690q-50-40-22-114z', '#fff8ea'))
      .add(P('M760 500q80-14 140 12l-6 70h-90z', '#000', ' opacity=".06"'))
      .add(
        profile(
          {
            x: 858,
            y: 500,
            s: 1.25,
            skin: 2,
            hair: 'wrap',
            cloth: g.marigold,
            wear: g.sorrel,
            turn: 74,
            flip: true,
            bare: true,
          },
          s.k.glow,
        ),
      )
      .add(quilt(s.id))
      .add('</g>'),
  /** Movement: stretching by the river. */
  movement: (s) =>
    s
      .sun(1160, 380, 220)
      .land(0, [520, 500, 530, 490, 520, 490])
      .add(P('M0 560h1600v90H0z', mix(s.k.sky[2], s.k.land[0], 0.5)))
      .add(L('M700 580h240M1010 596h300M860 614h180M1180 628h260M620 634h160', s.k.sun, 4, ' opacity=".6"'))
      .veil(1160, 380, 560, 420)
      .people(
        {
          x: 920,
          y: 330,
          s: 0.92,
          skin: 1,
          hair: 'puff',
          body: 'gown',
          wear: plain(g.marigold),
          wrapCloth: plain(g.sorrel),
          trim: g.sorrel,
          arms: ['raise', 'reach'],
          tilt: -4,
        },
        {
          x: 1160,
          y: 300,
          s: 1,
          skin: 3,
          hair: 'locsUp',
          build: 'broad',
          body: 'coat',
          wear: plain(g.collard),
          wrapCloth: plain(g.marigold),
          trim: g.marigold,
          arms: ['raise', 'raise'],
        },
        {
          x: 1410,
          y: 330,
          s: 0.92,
          skin: 0,
          hair: 'wrap',
          body: 'gown',
          wear: cloth('river', dye(g.indigo, g.shea, g.marigold, g.yam), 0.8),
          wrapCloth: plain(g.yam),
          trim: g.marigold,
          arms: ['reach', 'raise'],
          tilt: 4,
        },
      )
      .land(3, [706, 690, 690, 664, 676, 660])
      .add(plant.spear(700, 736, 1, s.k.leaf[0], s.k.leaf[1]))
      .add(plant.frond(1570, 740, -10, 1, s.k.leaf[0], s.k.leaf[1])),
  /** Quiz and advice: a talk with the pharmacist. */
  advice: (s) =>
    s
      .add(P('M0 0h1600v720H0z', heroes.advice.wall))
      .sun(1150, 300, 170)
      .add([150, 290].map((y) => P(`M760 ${y}h860v14H760z`, g.kola)).join(''))
      .add(
        [800, 880, 960, 1400, 1480, 1560]
          .map(
            (x, i) =>
              (i % 2 ? thing.jar : thing.bottle)(
                x,
                150,
                0.72,
                [g.collard, g.sorrel, g.indigo, g.yam, g.kola, g.collard][i]!,
                g.shea,
                g.molasses,
                g.marigold,
              ) +
              (i % 2 ? thing.bottle : thing.jar)(
                x + 6,
                290,
                0.74,
                [g.indigo, g.yam, g.kola, g.collard, g.sorrel, g.marigold][i]!,
                g.shea,
                g.marigold,
                g.sorrel,
              ),
          )
          .join(''),
      )
      .veil(1150, 300, 620, 460)
      .people(
        {
          x: 1030,
          y: 370,
          s: 1.46,
          skin: 2,
          hair: 'curls',
          wear: plain('#fbf6ec'),
          trim: g.collard,
          collar: 'coat',
          arms: ['none', 'chest'],
          longSleeve: true,
          tilt: 4,
        },
        {
          x: 1310,
          y: 388,
          s: 1.42,
          skin: 1,
          hair: 'waves',
          build: 'broad',
          tone: 3,
          glasses: true,
          beard: true,
          wear: cloth('step', dye(g.yam, g.shea, g.sorrel, g.marigold), 0.7),
          trim: g.shea,
          tilt: -5,
        },
      )
      .add(P('M660 640h960v100H660z', g.collard))
      .add(P('M650 624h970v24H650z', '#0d3129'))
      .add(
        thing.bottle(1052, 560, 0.62, g.kola, g.shea, g.marigold, g.sorrel) +
          thing.bottle(1190, 624, 0.9, g.indigo, g.shea, g.marigold, g.sorrel),
      )
      .add(thing.jar(820, 624, 0.9, g.sorrel, g.shea, g.molasses, g.marigold))
      .add(plant.frond(720, 640, -8, 0.8, s.k.leaf[0], s.k.leaf[1])),
  /** About: fields like a quilt, a family walking home. */
  homeland: (s) =>
    s
      .sun(1180, 240, 140)
      .add(birds(880, 150, 1, s.k.land[2]))
      .land(0, [380, 350, 400, 340, 380, 330])
      .cloth(
        'petal',
        dye('#cf8350', '#d9945c', '#c67748'),
        'M0 430C200 390 420 470 640 420S1100 380 1600 410V560H0z',
        1,
        -6,
      )
      .cloth(
        'geese',
        dye('#8c9a4c', '#c9b45a', '#14493a', '#f3c98b'),
        'M760 470C1000 420 1300 480 1600 440V600H700z',
        1,
        12,
      )
      .cloth(
        'lattice',
        dye('#8f4536', '#a5543c', '#b9683f'),
        'M0 510C240 470 480 560 760 500S1300 540 1600 500V720H0z',
        1.2,
        4,
      )
      .add(plant.baobab(1430, 560, 0.95, s.k.land[3], s.k.leaf[0], s.k.leaf[1]))
      .add(
        thing.house(930, 500, 96, 70, '#f4ead8', g.sorrel, g.marigold, 1) +
          P('M914 432l64-46 64 46z', g.sorrel),
      )
      .veil(1180, 240, 540, 400, 270)
      .land(3, [690, 640, 660, 600, 640, 600])
      .people(
        {
          x: 1070,
          y: 440,
          s: 0.44,
          skin: 1,
          hair: 'fade',
          build: 'broad',
          body: 'coat',
          wear: plain(g.indigo),
          trim: g.shea,
          arms: ['down', 'down'],
        },
        {
          x: 1150,
          y: 446,
          s: 0.43,
          skin: 3,
          hair: 'wrap',
          body: 'gown',
          wear: plain(g.marigold),
          wrapCloth: plain(g.sorrel),
          trim: g.sorrel,
          arms: ['down', 'down'],
        },
        {
          x: 1214,
          y: 526,
          s: 0.28,
          skin: 2,
          hair: 'puff',
          body: 'gown',
          wear: plain(g.hibiscus),
          trim: g.shea,
          arms: ['down', 'raise'],
        },
      )
      .add(plant.spear(1290, 730, 0.6, s.k.leaf[0], s.k.leaf[1]))
      .add(plant.collard(860, 740, 0.7, s.k.leaf[0], s.k.leaf[1])),
};

/** A bed quilt made of twelve cloths. */
function quilt(id: string): Drawn {
  const names: PatternName[] = [
    'halfsun',
    'geese',
    'petal',
    'strip',
    'ring',
    'housetop',
    'lattice',
    'bead',
    'step',
    'pod',
  ];
  const inks = [
    dye(g.indigo, g.marigold, g.shea, g.yam),
    dye(g.sorrel, g.shea, g.marigold, g.yam),
    dye(g.collard, g.marigold, g.shea, g.yam),
    dye(g.marigold, g.sorrel, g.indigo),
    dye(g.shea, g.indigo, g.sorrel, g.marigold),
  ];
  let defs = `<clipPath id="${id}q"><path d="M900 584C960 500 1080 470 1230 476c150-4 250 20 330 60v184H880c-10-50-8-90 20-136z"/></clipPath>`,
    body = '';
  names.forEach((nm, i) => {
    const c = clothBand(
      `${id}q${i}`,
      nm,
      inks[i % 5]!,
      `M${880 + (i % 5) * 138} ${470 + Math.floor(i / 5) * 126}h139v127h-139z`,
      0.86,
    );
    defs += c.defs;
    body += c.body;
  });
  return {
    defs,
    body: `<g clip-path="url(#${id}q)">${body}${L('M880 596h700M1018 460v270M1156 460v270M1294 460v270M1432 460v270', g.shea, 2.4, ' stroke-dasharray="7 6" opacity=".7"')}${P('M1000 720C1040 600 1180 560 1400 570l180 20v140z', '#0c0f2c', ' opacity=".3"')}</g>`,
  };
}

import type { ConditionName } from '../manifest/art-files.ts';
import { conditionInks, conditionScene } from '../draw/condition.ts';
import { dot, type Drawn, garden, P } from '../draw/core.ts';
import { patternDef } from '../draw/woven-patterns.ts';
import { productDrawing, productScheme, type ProductSpec } from '../draw/product-art.ts';
import { displayLettering } from '../publish/display-lettering.ts';
import { readProducts } from '../publish/read-products.ts';
import { shopFiles } from '../shop-files.ts';
import { FIELD } from './film.ts';
import { fine } from './motion.ts';

/** The drawing of a product in the embedded catalogue. Throws when there is none of that handle. */
export function catalogueProduct(handle: string): ProductSpec {
  const product = readProducts(shopFiles.productsFolder).find((one) => one.handle === handle);
  if (!product) throw new Error(`The product ${handle} is not in the catalogue.`);
  return product.spec;
}

const letters = await displayLettering();

/** The field of a pack, where its foot stands in it, and the band of its label. */
const PACK = { middle: 200, foot: 431 };

/**
 * A pack to be placed by its foot, its shadow left out: it stands behind the edge of a table, where none is seen.
 * `glint` is how far a band of light has come over its label, 0 to 1; the scene defines the gradient 'sheen'.
 */
export function standingPack(
  spec: ProductSpec,
): (at: { x: number; y: number; scale: number; glint: number }) => Drawn {
  const { defs, body } = productDrawing(spec, letters);
  const alone = body.replace(/<ellipse [^>]*fill="url\(#\w+f\)"\/>/g, '');
  const label = /<clipPath id="(\w+c)">/.exec(defs)?.[1];
  if (!label) throw new Error('The label of the pack was not found.');
  return ({ x, y, scale, glint }) => ({
    defs,
    body:
      `<g transform="translate(${fine(x)} ${fine(y)}) scale(${scale}) translate(${-PACK.middle} ${-PACK.foot})">${alone}` +
      (glint > 0 && glint < 1
        ? `<g clip-path="url(#${label})">${P('M0 180h46v240h-46z', 'url(#sheen)', ` transform="translate(${fine(60 + 300 * glint)}) skewX(-12)" opacity="${fine(0.7 * Math.sin(Math.PI * glint))}"`)}</g>`
        : '') +
      '</g>',
  });
}

/** The edge of a table over the foot of the frame, with a border of half-suns in the colours of a product. */
export function tableEdge(spec: ProductSpec, top: number): Drawn {
  const border = 40;
  const { width, height } = FIELD;
  return {
    defs: patternDef('border', 'halfsun', productScheme(spec).dye, 40 / 48, [0, top + 5]),
    body:
      P(`M0 ${top}h${width}v${height - top}H0z`, garden.collard) +
      P(`M0 ${top + 5}h${width}v${border}H0z`, 'url(#border)') +
      P(`M0 ${top}h${width}v5H0zM0 ${top + 5 + border}h${width}v4H0z`, garden.marigold),
  };
}

/** The motif of a condition on its rings, in a round frame of radius 124 before it is scaled. `beat` scales the motif alone. */
export function medallion(
  name: ConditionName,
  at: { x: number; y: number; scale: number; beat: number },
): Drawn {
  const id = `m${name.replace('-', '')}`;
  const scene = conditionScene(name, { id });
  return {
    defs: `${scene.defs}<clipPath id="${id}m"><circle cx="120" cy="122" r="117"/></clipPath>`,
    body:
      `<g transform="translate(${fine(at.x)} ${fine(at.y)}) scale(${fine(at.scale)}) translate(-120 -122)">` +
      dot(120, 122, 124, '#fffaf0') +
      dot(120, 122, 117, conditionInks(name).ground) +
      `<g clip-path="url(#${id}m)"><g transform="translate(120 122) scale(${fine(at.beat)}) translate(-120 -122)">${scene.body}</g></g></g>`,
  };
}

import { z } from 'zod';

/** What the assistant may do in the store while it talks (docs/product/voice.md#tools). Browser, embedded engine and voice model read the same list. */

/** The pages it can open by name (docs/product/voice.md#tools), and the answers to common questions. */
export const voicePages = {
  home: '/',
  shop: '/shop',
  about: '/about',
  conditions: '/conditions',
  learn: '/learn',
  community: '/community',
  contact: '/contact',
  cart: '/cart',
  account: '/account',
  faq: '/faq',
} as const;

export type VoicePage = keyof typeof voicePages;
const pageNames = [
  'home',
  'shop',
  'about',
  'conditions',
  'learn',
  'community',
  'contact',
  'cart',
  'account',
  'faq',
] as const satisfies VoicePage[];

const name = z.string().trim().min(1).max(200);

/** Arguments of each tool. A description is read by the voice model. */
export const voiceTools = {
  navigate_to_page: {
    description: 'Opens a page of the store for the visitor.',
    parameters: z.object({ page: z.enum(pageNames) }),
  },
  search_products: {
    description: 'Opens the shop with the products that match a search.',
    parameters: z.object({ query: name.describe('What to search for, in a few words') }),
  },
  view_product: {
    description: 'Opens the page of one product.',
    parameters: z.object({
      product_handle: name.describe('The handle of the product, such as vitamin-d3-k2'),
    }),
  },
  add_to_cart: {
    description: 'Adds one product to the cart. Only when the visitor asked for it.',
    parameters: z.object({ product_name: name.describe('The name of the product as the visitor said it') }),
  },
  send_email: {
    description:
      'Prepares a mail with information about a product. The visitor confirms it on screen before it is sent. Only when the visitor asked for it.',
    parameters: z.object({
      email: z.string().trim().max(254),
      content: z.string().trim().max(2000),
      productInfo: z
        .string()
        .trim()
        .max(400)
        .optional()
        .describe('The name or the handle of the product, if it is about one'),
    }),
  },
} as const satisfies Record<string, { description: string; parameters: z.ZodType }>;

export type VoiceTool = keyof typeof voiceTools;

/** A call of a tool as it is carried out; arguments were checked. */
export type VoiceCommand = {
  [Tool in VoiceTool]: { name: Tool; arguments: z.infer<(typeof voiceTools)[Tool]['parameters']> };
}[VoiceTool];

const command = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('navigate_to_page'),
    arguments: voiceTools.navigate_to_page.parameters,
  }),
  z.object({ name: z.literal('search_products'), arguments: voiceTools.search_products.parameters }),
  z.object({ name: z.literal('view_product'), arguments: voiceTools.view_product.parameters }),
  z.object({ name: z.literal('add_to_cart'), arguments: voiceTools.add_to_cart.parameters }),
  z.object({ name: z.literal('send_email'), arguments: voiceTools.send_email.parameters }),
]);

export type ReadCommand =
  | { ok: true; command: VoiceCommand }
  | { ok: false; reason: 'Unknown command' | 'Command failed' };

/** Reads a call as a model made it: its arguments are JSON that may be anything. */
export function readCommand(call: { name: string; arguments: string }): ReadCommand {
  if (!Object.hasOwn(voiceTools, call.name)) return { ok: false, reason: 'Unknown command' };
  try {
    const given: unknown = JSON.parse(call.arguments || '{}');
    const parsed = command.safeParse({ name: call.name, arguments: given });
    if (parsed.success) return { ok: true, command: parsed.data };
  } catch {
    // Broken JSON is as good as wrong arguments.
  }
  return { ok: false, reason: 'Command failed' };
}

/** The tools as a Realtime server wants them described. */
export const describeTools = () =>
  Object.entries(voiceTools).map(([tool, { description, parameters }]) => {
    const { $schema: _, ...schema } = z.toJSONSchema(parameters);
    return { type: 'function' as const, name: tool, description, parameters: schema };
  });

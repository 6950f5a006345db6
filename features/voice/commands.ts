import { commandWords } from './voice-words.ts';
import { MAX_NOTE_LENGTH } from '#features/chat/chat-limits.ts';
import { toCartItem } from '#features/cart/cart.ts';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { type ProductMatch, readProductMatch } from './product-match.ts';
import { readCommand, voicePages, type VoiceCommand } from './voice-tools.ts';
import { useCart } from '#features/cart/cart-state.ts';
import { showToast } from '#platform/ui/toasts.ts';
import type { MailDraft } from './voice-state.ts';

/** What the commands need of the page they run in. */
export interface CommandParts {
  navigate(path: string): void;
  /** Shows the mail; resolves once the visitor has sent it or decided otherwise. */
  confirmMail(draft: MailDraft): Promise<'sent' | 'dropped' | 'failed'>;
  /** Shows the products that are as good as each other. */
  askWhich(products: readonly ProductCardData[]): void;
}

/** What goes back with the call's id: `message` is what may be said of it, `error` why nothing came of it. */
export type CommandOutput = { ok: true; message: string } | { ok: false; error: string; options?: string[] };

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const failed = (error: string): CommandOutput => ({ ok: false, error });

/** Carries out a call of the assistant. Never throws: a failure is an output too. */
export async function runCommand(
  call: { name: string; arguments: string },
  parts: CommandParts,
): Promise<CommandOutput> {
  const read = readCommand(call);
  if (!read.ok) return failed(read.reason);
  try {
    return await carryOut(read.command, parts);
  } catch {
    return failed('Command failed');
  }
}

async function carryOut(command: VoiceCommand, parts: CommandParts): Promise<CommandOutput> {
  switch (command.name) {
    case 'navigate_to_page':
      parts.navigate(voicePages[command.arguments.page]);
      return { ok: true, message: `Here is the ${command.arguments.page} page.` };
    case 'search_products': {
      const { query } = command.arguments;
      parts.navigate(`/shop?q=${encodeURIComponent(query)}`);
      return { ok: true, message: `Here is what the shop has for ${query}.` };
    }
    case 'view_product': {
      const match = await findProduct(command.arguments.product_handle);
      const [product] = match.products;
      if (!product) return failed(commandWords.noProduct);
      parts.navigate(`/product/${encodeURIComponent(product.handle)}`);
      return { ok: true, message: `Here is ${product.title}.` };
    }
    case 'add_to_cart':
      return addByName(command.arguments.product_name, parts);
    case 'send_email':
      return prepareMail(command.arguments, parts);
  }
}

async function addByName(name: string, parts: CommandParts): Promise<CommandOutput> {
  const { kind, products } = await findProduct(name);
  const [product] = products;
  if (!product) return failed(commandWords.noProduct);
  if (kind === 'one') return addProduct(product);
  parts.askWhich(products);
  const titles = products.map(({ title }) => title);
  return { ok: false, error: `Which one do you mean: ${titles.join(', or ')}?`, options: titles };
}

/** Really adds it, with the toast that adding has everywhere. */
export function addProduct(product: ProductCardData): CommandOutput {
  const { variant, title } = product;
  if (!variant) {
    showToast({ kind: 'error', title: commandWords.noVariant });
    return failed(commandWords.noVariant);
  }
  if (!product.available) return failed(`${title} is sold out.`);
  if (!useCart.getState().add(toCartItem(product, variant), { openDrawer: false }))
    return failed('The cart has no room for it.');
  showToast({ title: `${title} added to cart!`, description: commandWords.cartHint });
  return { ok: true, message: `${title} added to cart!` };
}

async function prepareMail(
  given: { email: string; content: string; productInfo?: string | undefined },
  parts: CommandParts,
): Promise<CommandOutput> {
  if (!EMAIL.test(given.email)) {
    showToast({ kind: 'error', title: commandWords.badEmailToast });
    return failed(commandWords.badEmail);
  }
  const match = given.productInfo ? await findProduct(given.productInfo) : undefined;
  const outcome = await parts.confirmMail({
    email: given.email,
    note: given.content.slice(0, MAX_NOTE_LENGTH),
    product: match?.products[0],
  });
  if (outcome === 'sent') return { ok: true, message: commandWords.emailSent };
  return outcome === 'dropped'
    ? { ok: true, message: commandWords.emailDropped }
    : failed(commandWords.emailFailed);
}

/** What the catalogue has by a name that was said, or by a handle. */
async function findProduct(name: string): Promise<ProductMatch> {
  const response = await fetch(`/api/product-match?name=${encodeURIComponent(name)}`);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  return readProductMatch(await response.json());
}

import { type CheckoutAnswer, readCheckoutAnswer } from './checkout-answer.ts';
import { isKeptFromCheckout } from './cart-notes.ts';
import { useCart } from './cart-state.ts';
import { showToast } from '#platform/ui/toasts.ts';

/** The server waits 10 s for the platform; a connection that died is noticed soon after. */
const GIVE_UP_MS = 20_000;

/**
 * Makes a checkout of the cart and opens it in a new tab. Does nothing for an empty cart.
 * The tab is opened at the click, before any wait, because browsers block windows that open later; it is filled in when the address is known.
 */
export async function startCheckout(): Promise<void> {
  const { items, isLoading, setLoading, setCheckout, setDrawerOpen, setProblems } = useCart.getState();
  if (items.length === 0 || isLoading) return;
  if (isKeptFromCheckout()) {
    showToast({
      kind: 'error',
      title: 'Something in your cart is no longer there',
      description: 'Remove what is marked to check out.',
    });
    return;
  }
  const tab = openWaitingTab();
  setLoading(true);
  setProblems([]);
  const answer = await requestCheckout(
    items.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity })),
  );
  setLoading(false);
  if (!answer.ok) {
    tab?.close();
    setProblems(answer.lines);
    showToast({ kind: 'error', title: answer.title, description: answer.message });
    return;
  }
  setCheckout({ cartId: answer.cartId, checkoutUrl: answer.checkoutUrl });
  setDrawerOpen(false);
  if (tab && !tab.closed) tab.location.replace(answer.checkoutUrl);
  else
    showToast({
      kind: 'info',
      title: 'Your checkout is ready',
      description: 'Your browser blocked the new tab.',
      action: { label: 'Open checkout', href: answer.checkoutUrl, newTab: true },
      duration: Number.POSITIVE_INFINITY,
    });
}

function openWaitingTab(): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (!tab) return null;
  // The checkout is another company's page: it gets no handle on the store.
  tab.opener = null;
  tab.document.title = 'Checkout';
  tab.document.body.textContent = 'Opening your checkout…';
  return tab;
}

const FAILED: CheckoutAnswer = {
  ok: false,
  title: 'Failed to create checkout',
  message: 'Please try again or contact support',
  lines: [],
};

async function requestCheckout(
  lines: { merchandiseId: string; quantity: number }[],
): Promise<CheckoutAnswer> {
  try {
    const response = await fetch('/api/checkout', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ lines }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    return readCheckoutAnswer(await response.json()) ?? FAILED;
  } catch {
    return FAILED;
  }
}

import type { Page } from '@playwright/test';

/**
 * What stands wrong in the window as it is: parts that float over each other, a chat button over something to press or a price,
 * and words or numbers broken in the middle. Empty when nothing is.
 */
export const crowding = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FLOATING = '.header, .popup-slide-in, .cart-bar, .tray, .bottom-bar, .chat-button';
    const WANTED = 'main :is(a, button, input, select, textarea, summary, label, .price, .buy-price)';
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${element.textContent.trim().slice(0, 30)}"`;
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

    const problems: string[] = [];
    const floating = [...document.querySelectorAll(FLOATING)].filter(isSeen);
    for (const [index, one] of floating.entries())
      for (const other of floating.slice(index + 1))
        if (overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
          problems.push(`${nameOf(one)} over ${nameOf(other)}`);

    const chat = document.querySelector('.floats:not([data-bar]) .chat-button');
    if (chat && isSeen(chat)) {
      const place = chat.getBoundingClientRect();
      for (const wanted of document.querySelectorAll(WANTED))
        for (const box of isSeen(wanted) ? wanted.getClientRects() : [])
          if (overlap(place, box) && box.width < 4 * place.width)
            problems.push(`the chat button over ${nameOf(wanted)}`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || !isSeen(text.parentElement)) continue;
      // Plain words and numbers; addresses and the like may break.
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(
        /(?<!\S)[\p{L}’]{2,}(?!\S)|\$?\d[\d.,]+\d/gu,
      )) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) problems.push(`"${word}" is broken in ${nameOf(text.parentElement)}`);
      }
    }
    return problems;
  });

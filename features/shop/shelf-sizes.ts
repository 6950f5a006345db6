/**
 * How wide the picture of a card is shown at most, as in the `sizes` attribute: product-card.css has two, three or four cards beside each other, and a
 * picture takes 92 % of its card. Told too wide, phones take the next larger file of each picture in a list. In the home page's row cards are a tenth wider.
 */
export const SHELF_SIZES = '(width < 48rem) calc(46vw - 1.9rem), (width < 68rem) 27vw, 18rem';

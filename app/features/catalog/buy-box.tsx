import { useState } from 'react';
import { productBadges } from '#content/claims.ts';
import { FREE_SHIPPING_OVER, shippingPromises } from '#content/shipping-facts.ts';
import { comparePrice, formatMoney } from '#domain/catalog/money.ts';
import type { ProductDetail, ProductVariant } from '#domain/catalog/product.ts';
import type { ProductCardData } from '#domain/catalog/product-card.ts';
import { shippingMethods } from '#domain/checkout/shipping.ts';
import { useComparison, useWishlist } from '../../state/product-lists.ts';
import { showToast } from '../../state/toasts.ts';
import { Icon } from '../../ui/icon.tsx';
import { addToCart } from './add-to-cart.ts';
import { addToComparison, addToWishlist } from './list-actions.ts';
import { Rating } from './rating.tsx';

/** What stands beside the pictures: name, price, size, Add to Cart, and what a shopper asks before buying. */
export function BuyBox({ product, card }: { product: ProductDetail; card: ProductCardData }) {
  // The first variant is the default (storefront §2).
  const [chosenId, setChosenId] = useState(product.variants[0]?.id);
  const chosen = product.variants.find(({ id }) => id === chosenId);
  const price = chosen?.price ?? product.minPrice;
  const dearer = comparePrice(price, product.minPrice) !== 0;
  const sellable = chosen ? chosen.availableForSale : product.availableForSale;
  return (
    <div className="buy-box">
      <h1 className="text-section">{product.title}</h1>
      <p className="lead">{card.summary}</p>
      <Rating productId={product.id} text="4.9 (100+ reviews)" />
      <p className="buy-price">
        {formatMoney(price)}
        {dearer && <small>from {formatMoney(product.minPrice)}</small>}
      </p>
      {product.variants.length > 1 && <SizePicker product={product} chosen={chosen} onChoose={setChosenId} />}
      <p className={sellable ? 'stock' : 'stock stock-out'}>
        <Icon name={sellable ? 'circle-check' : 'circle-alert'} />
        {sellable ? 'In stock, ships within 1-2 business days' : 'Sold out'}
      </p>
      <div className="buy-actions">
        <button
          type="button"
          className="btn btn-primary"
          disabled={!sellable}
          onClick={() => {
            if (chosen) addToCart(card, chosen, { toast: true });
            else showToast({ kind: 'error', title: 'Please select a variant' });
          }}
        >
          {sellable ? 'Add to Cart' : 'Sold out'}
        </button>
        <ListButtons card={card} />
      </div>
      <p className="notice notice-calm">
        <Icon name="stethoscope" />
        <span>Taking medicine, pregnant or nursing? Show the label to your doctor or pharmacist first.</span>
      </p>
      <ul className="assure" aria-label="Quality">
        {productBadges.map(({ title, icon }) => (
          <li key={title}>
            <Icon name={icon} />
            {title}
          </li>
        ))}
      </ul>
      <ul className="buy-facts">
        <li>
          <Icon name="truck" />
          Free standard shipping over {FREE_SHIPPING_OVER}, {shippingMethods.standard.days}
        </li>
        <li>
          <Icon name="rotate-ccw" />
          {shippingPromises.returnDays}-day returns of unopened products
        </li>
        <li>
          <Icon name="shield-check" />
          Secure checkout
        </li>
      </ul>
    </div>
  );
}

interface SizePickerProps {
  product: ProductDetail;
  chosen: ProductVariant | undefined;
  onChoose: (id: string) => void;
}

function SizePicker({ product, chosen, onChoose }: SizePickerProps) {
  const name = product.options.map((option) => option.name).join(' and ') || 'Size';
  return (
    <fieldset className="sizes">
      <legend>{name}</legend>
      <div className="sizes-grid">
        {product.variants.map(({ id, title, price, availableForSale }) => (
          <label key={id} className="size">
            <input
              type="radio"
              name="variant"
              value={id}
              checked={id === chosen?.id}
              onChange={() => onChoose(id)}
            />
            <span className="size-title">{title}</span>
            {/* Its own price only where it differs (storefront §2). */}
            {comparePrice(price, product.minPrice) !== 0 && <span>{formatMoney(price)}</span>}
            {!availableForSale && <span className="text-danger">Sold out</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ListButtons({ card }: { card: ProductCardData }) {
  const isListed = ({ products }: { products: ProductCardData[] }) =>
    products.some(({ id }) => id === card.id);
  const wished = useWishlist(isListed);
  const compared = useComparison(isListed);
  return (
    <>
      <button
        type="button"
        className="icon-btn icon-btn-line shelf-heart-still"
        data-on={wished || undefined}
        aria-label={wished ? 'In wishlist' : 'Add to wishlist'}
        onClick={() => addToWishlist(card)}
      >
        <Icon name="heart" />
      </button>
      <button
        type="button"
        className="icon-btn icon-btn-line"
        aria-label={compared ? 'In comparison' : 'Compare'}
        onClick={() => addToComparison(card)}
      >
        <Icon name="scale" />
      </button>
    </>
  );
}

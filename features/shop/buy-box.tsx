import { useState } from 'react';
import { productBadges } from '#content/badges.ts';
import { freeShippingOver } from '#content/store-profile.ts';
import { useStoreFacts } from '#features/store/use-store-facts.ts';
import { MAX_QUANTITY } from '#features/cart/cart.ts';
import { comparePrice } from '#platform/money/money.ts';
import type { Money, ProductDetail, ProductVariant } from '#integrations/storefront/product.ts';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { useComparison } from '#features/lists/product-lists-state.ts';
import { showToast } from '#platform/ui/toasts.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Amount, Before } from '#features/catalog/price.tsx';
import { Stepper } from '#platform/ui/stepper.tsx';
import { addToCart } from './add-to-cart.ts';
import { OptionPickers } from './option-pickers.tsx';
import { WishButton } from './card-actions.tsx';
import { toggleComparison } from './list-actions.ts';
import { Rating } from './rating-stars.tsx';
import { useChosenVariant } from '#features/catalog/use-chosen-variant.ts';

/** So few pieces are said. */
const FEW = 5;

/** What stands beside the pictures: name, price, size, Add to Cart, and what a shopper asks before buying. */
export function BuyBox({ product, card }: { product: ProductDetail; card: ProductCardData }) {
  const [chosen, choose] = useChosenVariant(product);
  const [quantity, setQuantity] = useState(1);
  const ships = useStoreFacts()?.profile.shipsWithin;
  const price = chosen?.price ?? card.price;
  const dearer = comparePrice(price, card.price) > 0;
  const left = chosen?.quantityAvailable;
  const few = left !== undefined && left <= FEW;
  const sellable = chosen ? chosen.availableForSale : product.availableForSale;
  return (
    <div className="buy-box">
      <h1 className="text-section" dir="auto">
        {product.title}
      </h1>
      <p className="lead" dir="auto">
        {card.summary}
      </p>
      <div className="buy-facts-line">
        <p className="buy-price">
          <Amount money={price} /> <Before money={chosen?.compareAtPrice} />{' '}
          {dearer && (
            <small>
              from <Amount money={card.price} />
            </small>
          )}
        </p>
        <Rating product={product} sampleText="4.9 (100+ reviews)" />
      </div>
      {product.variants.length > 1 &&
        (product.options.length > 1 ? (
          <OptionPickers product={product} offered={card.price} chosen={chosen} onChoose={choose} />
        ) : (
          <SizePicker product={product} offered={card.price} chosen={chosen} onChoose={choose} />
        ))}
      <p className={sellable ? 'stock' : 'stock stock-out'}>
        <Icon name={sellable ? 'circle-check' : 'circle-alert'} />
        {sellable
          ? [few ? `Only ${left} left` : 'In stock', ships && `ships within ${ships}`]
              .filter(Boolean)
              .join(', ')
          : 'Sold out'}
      </p>
      <div className="buy-actions">
        {sellable && (
          <Stepper
            label="Quantity"
            value={Math.min(quantity, left ?? quantity)}
            min={1}
            max={Math.min(MAX_QUANTITY, left ?? MAX_QUANTITY)}
            onChange={setQuantity}
          />
        )}
        <button
          type="button"
          className="btn btn-primary"
          disabled={!sellable}
          onClick={() => {
            if (chosen)
              addToCart(card, chosen, { toast: true, quantity: Math.min(quantity, left ?? quantity) });
            else showToast({ kind: 'error', title: 'Please select a variant' });
          }}
        >
          {sellable ? 'Add to Cart' : 'Sold out'}
        </button>
        <WishButton product={card} className="icon-btn-line" named={false} />
        <CompareIcon card={card} />
      </div>
      <p className="notice notice-calm">
        <Icon name="stethoscope" />
        <span>Taking medicine, pregnant or nursing? Show the label to your doctor or pharmacist first.</span>
      </p>
      <Assurances />
      <Promises />
    </div>
  );
}

/** What the owner confirmed. */
function Assurances() {
  const badges = productBadges(useStoreFacts()?.profile.claims ?? []);
  if (badges.length === 0) return null;
  return (
    <ul className="assure" aria-label="Quality">
      {badges.map(({ title, icon }) => (
        <li key={title}>
          <Icon name={icon} />
          {title}
        </li>
      ))}
    </ul>
  );
}

/** What the owner promised about parcels. */
function Promises() {
  const profile = useStoreFacts()?.profile;
  if (!profile) return null;
  const over = freeShippingOver(profile);
  const { days } = profile.shipping.methods.standard;
  return (
    <ul className="buy-facts">
      {over && (
        <li>
          <Icon name="truck" />
          Free standard shipping over {over}
          {days && `, ${days}`}
        </li>
      )}
      {profile.returnDays !== null && (
        <li>
          <Icon name="rotate-ccw" />
          {profile.returnDays}-day returns of unopened products
        </li>
      )}
      <li>
        <Icon name="shield-check" />
        Secure checkout
      </li>
    </ul>
  );
}

interface SizePickerProps {
  product: ProductDetail;
  offered: Money;
  chosen: ProductVariant | undefined;
  onChoose: (id: string) => void;
}

function SizePicker({ product, offered, chosen, onChoose }: SizePickerProps) {
  const [option] = product.options;
  return (
    <fieldset className="sizes">
      <legend>{option?.name ?? 'Size'}</legend>
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
            {/* Its own price only where it differs from the offered one. */}
            {comparePrice(price, offered) !== 0 && <Amount money={price} />}
            {!availableForSale && <span className="text-danger">Sold out</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function CompareIcon({ card }: { card: ProductCardData }) {
  const compared = useComparison(({ products }) => products.some(({ id }) => id === card.id));
  return (
    <button
      type="button"
      className="icon-btn icon-btn-line"
      aria-pressed={compared}
      aria-label="Compare"
      onClick={() => toggleComparison(card)}
    >
      <Icon name="scale" />
    </button>
  );
}

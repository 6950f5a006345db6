import { Link } from 'react-router';
import { type CartItem, describeOptions, MAX_QUANTITY } from './cart.ts';
import { CartNoteLine } from './cart-note-line.tsx';
import { useCart } from './cart-state.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Amount } from '#features/catalog/price.tsx';
import { Stepper } from '#platform/ui/stepper.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';

/** The lines of the cart, in the drawer and on the cart page. */
export function CartLines() {
  const { items } = useCart();
  return (
    <ul className="cart-lines" aria-label="Items">
      {items.map((item) => (
        <CartLine key={item.variantId} item={item} />
      ))}
    </ul>
  );
}

function CartLine({ item }: { item: CartItem }) {
  const { product } = item;
  const { remove, setQuantity, problems } = useCart();
  const options = describeOptions(item);
  const problem = problems[item.variantId];
  return (
    <li className="cart-line">
      <div className="cart-line-picture">
        {product.image && <SizedImage {...product.image} alt="" sizes="6rem" />}
      </div>
      <div className="min-w-0">
        <Link to={`/product/${product.handle}`} className="cart-line-title" dir="auto">
          {product.title}
        </Link>
        {options && <p className="text-small text-muted">{options}</p>}
        <p className="mt-1 mb-2 font-display font-semibold">
          <Amount money={item.price} />
        </p>
        <Stepper
          label={`Quantity of ${product.title}`}
          value={item.quantity}
          min={0}
          max={MAX_QUANTITY}
          onChange={(quantity) => setQuantity(item.variantId, quantity)}
        />
        <CartNoteLine variantId={item.variantId} />
        {problem && (
          <p className="form-error mt-2" role="alert">
            <Icon name="circle-alert" />
            {problem}
          </p>
        )}
      </div>
      <button
        type="button"
        className="icon-btn"
        aria-label={`Remove ${product.title}${options && `, ${options}`}`}
        onClick={() => remove(item.variantId)}
      >
        <Icon name="trash-2" />
      </button>
    </li>
  );
}

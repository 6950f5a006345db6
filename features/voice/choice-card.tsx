import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { Price } from '#features/catalog/price.tsx';
import type { Conversation } from './conversation.ts';

/** Two products sound alike: the visitor says or presses which one goes into the cart. */
export function ChoiceCard(props: { conversation: Conversation; products: readonly ProductCardData[] }) {
  const { conversation, products } = props;
  if (products.length === 0) return null;
  return (
    <div className="voice-card" role="group" aria-label="Which one do you mean?">
      <h3>Which one do you mean?</h3>
      {products.map((product) => (
        <button
          key={product.id}
          type="button"
          className="voice-option"
          onClick={() => conversation.choose(product)}
        >
          <span>{product.title}</span>
          <Price product={product} />
        </button>
      ))}
      <button type="button" className="btn btn-line btn-small" onClick={() => conversation.dropChoice()}>
        None of these
      </button>
    </div>
  );
}

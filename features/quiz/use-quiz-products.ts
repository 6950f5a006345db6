import { useEffect, useState } from 'react';
import type { ProductCardData } from '#features/catalog/product-card-data.ts';
import { type QuizShelfProducts, readQuizAnswer } from './quiz-answer.ts';
import type { QuizShelf } from './quiz-shelves.ts';

export interface QuizCatalog {
  /** By handle. */
  products: ReadonlyMap<string, ProductCardData>;
  shelves: ReadonlyMap<QuizShelf, QuizShelfProducts>;
}

export type QuizProducts =
  | { state: 'loading' | 'failed'; retry: () => void }
  | { state: 'known'; catalog: QuizCatalog };

/** What the shop sells of all that the quiz could show. */
export function useQuizProducts(): QuizProducts {
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ asked: number; catalog: QuizCatalog | undefined }>();
  useEffect(() => {
    let wanted = true;
    void loadQuizProducts().then((catalog) => {
      if (wanted) setAnswer({ asked, catalog });
    });
    return () => {
      wanted = false;
    };
  }, [asked]);
  if (answer?.catalog) return { state: 'known', catalog: answer.catalog };
  return {
    state: answer?.asked === asked ? 'failed' : 'loading',
    retry: () => setAsked((times) => times + 1),
  };
}

/**
 * All of it is asked for whatever was answered: asking for the recommended products would tell the server the answers. Undefined
 * when the shop does not answer.
 */
async function loadQuizProducts(): Promise<QuizCatalog | undefined> {
  try {
    const response = await fetch('/api/quiz-products');
    if (!response.ok) return undefined;
    const { products, shelves } = readQuizAnswer(await response.json());
    // Their pictures too: the server must not learn from its log which of them are shown.
    const pictures = [...products, ...shelves.flatMap((shelf) => shelf.products)];
    for (const url of new Set(pictures.flatMap(({ image }) => image?.url ?? []))) new Image().src = url;
    return {
      products: new Map(products.map((product) => [product.handle, product])),
      shelves: new Map(shelves.map((shelf) => [shelf.shelf, shelf])),
    };
  } catch {
    return undefined;
  }
}

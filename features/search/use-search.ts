import { useEffect, useState } from 'react';
import { MAX_SEARCH_LENGTH } from '#features/catalog/shop-query.ts';
import { isSearchAnswer, type SearchAnswer } from '#features/catalog/search-answer.ts';

/** Typing is not a question: the server is asked after this pause, in milliseconds. */
const PAUSE_MS = 120;

interface SearchState {
  status: 'idle' | 'loading' | 'failed';
  answer: SearchAnswer | null;
}
const IDLE: SearchState = { status: 'idle', answer: null };

/** The products for what is typed; the previous ones stay until the next arrive. A question that was overtaken is dropped. */
export function useSearch(query: string): SearchState {
  const wanted = query.trim().slice(0, MAX_SEARCH_LENGTH);
  const [last, setLast] = useState<{ query: string; failed: boolean; answer: SearchAnswer | null }>();

  useEffect(() => {
    if (!wanted) return;
    const overtaken = new AbortController();
    const timer = setTimeout(() => {
      ask(wanted, overtaken.signal).then(
        (answer) => setLast({ query: wanted, failed: false, answer }),
        () => {
          if (!overtaken.signal.aborted) setLast({ query: wanted, failed: true, answer: null });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [wanted]);

  if (!wanted) return IDLE;
  if (last?.query !== wanted) return { status: 'loading', answer: last?.answer ?? null };
  return { status: last.failed ? 'failed' : 'idle', answer: last.answer };
}

async function ask(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(`/api/search?q=${encodeURIComponent(query)}`, { signal });
  if (!response.ok) throw new Error(`Search answered ${response.status}`);
  const answer: unknown = await response.json();
  if (!isSearchAnswer(answer)) throw new Error('Search answered something else');
  return answer;
}

import { Command } from 'cmdk';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { conditionLinks } from '#content/condition-links.ts';
import { MAX_SEARCH_LENGTH, writeShopQuery } from '#features/catalog/shop-query.ts';
import { matchConditions } from '#features/catalog/match.ts';
import type { ProductHit } from '#features/catalog/search-answer.ts';
import { conditionArtUrl } from '#illustrations/manifest/art-urls.ts';
import { useOverlays } from '#platform/ui/use-overlays.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Price } from '#features/catalog/price.tsx';
import { SizedImage } from '#platform/ui/sized-image.tsx';
import { Highlight } from './highlight.tsx';
import { useSearch } from './use-search.ts';
import './search-palette.css';

/** Products and conditions from anywhere. Choosing closes it and forgets the query. */
export default function SearchPalette() {
  const { open, close } = useOverlays();
  return (
    <Dialog open={open === 'search'} onClose={close} title="Search" className="dialog palette" bare>
      <Palette onDone={close} />
    </Dialog>
  );
}

function Palette({ onDone }: { onDone: () => void }) {
  const [query, setQuery] = useState('');
  const { status, answer } = useSearch(query);
  const navigate = useNavigate();
  const conditions = matchConditions(conditionLinks, query);
  const choose = (href: string) => {
    onDone();
    void navigate(href);
  };
  const products = answer?.products ?? [];
  const nothing = status === 'idle' && answer !== null && products.length === 0 && conditions.length === 0;

  // New results begin at their first: what was selected among the old ones says nothing.
  const first = products[0] ? `/product/${products[0].handle}` : (conditions[0]?.href ?? '');
  const results = `${query} ${first}`;
  const [selected, setSelected] = useState({ results, value: first });

  return (
    <Command
      shouldFilter={false}
      label="Search"
      loop
      value={selected.results === results ? selected.value : first}
      onValueChange={(value) => setSelected({ results, value })}
    >
      <div className="palette-query">
        <Icon name="search" />
        <Command.Input
          value={query}
          onValueChange={setQuery}
          placeholder="Search for products, conditions, or keywords..."
          maxLength={MAX_SEARCH_LENGTH}
          data-first-focus
        />
        <button type="button" onClick={onDone} aria-label="Esc: close search">
          <kbd>esc</kbd>
        </button>
      </div>
      <Command.List label="Results" aria-busy={status === 'loading'}>
        {status === 'loading' && !answer && <Command.Loading>Searching…</Command.Loading>}
        {status === 'failed' && (
          <p className="palette-note">Products cannot be searched right now. Conditions still can.</p>
        )}
        {nothing && <p className="palette-note">No results found.</p>}
        {answer?.corrected && <p className="palette-note">Showing results for “{answer.corrected}”</p>}
        {products.length > 0 && (
          <HitGroup heading="Products">
            {products.map((hit) => (
              <ProductRow key={hit.handle} hit={hit} query={answer?.corrected ?? query} onChoose={choose} />
            ))}
          </HitGroup>
        )}
        {conditions.length > 0 && <ConditionHits conditions={conditions} query={query} onChoose={choose} />}
        {nothing && (
          <HitGroup heading="Keep looking">
            <WayOn href="/conditions" label="Browse health conditions" onChoose={choose} />
            <WayOn href="/shop" label="Browse all products" onChoose={choose} />
            <WayOn href="/contact" label="Ask us" onChoose={choose} />
          </HitGroup>
        )}
      </Command.List>
      <PaletteFoot
        total={answer?.total ?? 0}
        onAll={() => choose(`/shop${writeShopQuery({ q: query.trim() })}`)}
      />
    </Command>
  );
}

function HitGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group heading={heading} className="palette-group">
      {children}
    </Command.Group>
  );
}

interface ConditionHitsProps {
  conditions: typeof conditionLinks;
  query: string;
  onChoose: (href: string) => void;
}

function ConditionHits({ conditions, query, onChoose }: ConditionHitsProps) {
  return (
    <HitGroup heading="Health Conditions">
      {conditions.map(({ name, href, slug }) => (
        <Command.Item key={href} value={href} onSelect={onChoose} className="palette-hit">
          <img src={conditionArtUrl(slug)} alt="" width="56" height="56" className="palette-picture" />
          <span className="palette-title">
            <Highlight text={name} query={query} />
          </span>
          <Icon name="arrow-right" />
        </Command.Item>
      ))}
    </HitGroup>
  );
}

function ProductRow({
  hit,
  query,
  onChoose,
}: {
  hit: ProductHit;
  query: string;
  onChoose: (href: string) => void;
}) {
  const href = `/product/${hit.handle}`;
  return (
    <Command.Item value={href} onSelect={() => onChoose(href)} className="palette-hit">
      {hit.image ? (
        <SizedImage {...hit.image} alt="" sizes="3.5rem" className="palette-picture" />
      ) : (
        <span className="palette-picture" />
      )}
      <span className="min-w-0">
        <span className="palette-title">
          <Highlight text={hit.title} query={query} />
        </span>
        <span className="block truncate text-small">{hit.snippet}</span>
      </span>
      {hit.available ? <Price product={hit} /> : <span className="price">Sold out</span>}
    </Command.Item>
  );
}

function WayOn({ href, label, onChoose }: { href: string; label: string; onChoose: (href: string) => void }) {
  return (
    <Command.Item value={href} onSelect={onChoose} className="palette-hit palette-way">
      <span className="palette-title">{label}</span>
      <Icon name="arrow-right" />
    </Command.Item>
  );
}

function PaletteFoot({ total, onAll }: { total: number; onAll: () => void }) {
  return (
    <div className="palette-foot">
      <span className="max-md:hidden">
        <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>↵</kbd> open
      </span>
      {total > 0 && (
        <button type="button" className="text-link" onClick={onAll}>
          See all {total} {total === 1 ? 'product' : 'products'}
        </button>
      )}
    </div>
  );
}

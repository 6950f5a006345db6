import { createContext, type ReactNode, useContext } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from 'react-router';
import { targetOf } from './link-target.ts';

/** What following a link of this store does to the panel. */
const LeaveContext = createContext<() => void>(() => undefined);

/** A reply's Markdown: no pictures, no HTML, and only links to this store and to the sites that its knowledge rests on. */
export function ReplyText({ text, onLeave }: { text: string; onLeave: () => void }) {
  return (
    <LeaveContext value={onLeave}>
      <Markdown
        skipHtml
        allowedElements={['p', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'br', 'h1', 'h2', 'h3']}
        unwrapDisallowed
        components={components}
      >
        {text}
      </Markdown>
    </LeaveContext>
  );
}

function ReplyLink({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  const onLeave = useContext(LeaveContext);
  switch (targetOf(href)) {
    case 'store':
      return (
        <Link to={href} onClick={onLeave}>
          {children}
        </Link>
      );
    case 'source':
      return (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {children}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      );
    case 'none':
      return children;
  }
}

const components: Components = {
  a: ReplyLink,
  // The panel has its own heading; one of a reply would stand beside it.
  h1: 'strong',
  h2: 'strong',
  h3: 'strong',
};

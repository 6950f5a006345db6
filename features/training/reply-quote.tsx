import { lazy, Suspense } from 'react';

/** Later than the page: what reads Markdown is a third of it. */
const ReplyText = lazy(async () => ({
  default: (await import('#features/chat/reply-text.tsx')).ReplyText,
}));

/** What the assistant says or said, as a visitor reads it. */
export function ReplyQuote({ reply }: { reply: string }) {
  return (
    <blockquote className="training-answer" dir="auto">
      <Suspense fallback={withoutMarks(reply)}>
        <ReplyText text={reply} onLeave={stay} />
      </Suspense>
    </blockquote>
  );
}

/** Following a link leaves the page, and no panel has to close. */
const stay = () => undefined;

/** The words of the reply: links by their names, without the marks of Markdown. */
const withoutMarks = (reply: string) =>
  reply.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1');

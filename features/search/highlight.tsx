/** The part of a name that was typed, underlined. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const wanted = query.trim().toLowerCase();
  const start = wanted ? text.toLowerCase().indexOf(wanted) : -1;
  // Lower case can be longer than the text it comes from: then nothing is marked.
  if (start === -1 || text.toLowerCase().length !== text.length) return text;
  const end = start + wanted.length;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}

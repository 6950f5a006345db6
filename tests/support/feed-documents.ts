/** Documents as sources send them, with as little in them as is needed. */
export const services = (...names: string[]) =>
  JSON.stringify(names.map((name) => ({ id: name, name, description: `About ${name}` })));

export const rss = (...items: { id: string; date: string }[]) =>
  `<rss version="2.0"><channel><title>Feed</title>${items
    .map(
      ({ id, date }) =>
        `<item><guid>${id}</guid><title>${id}</title><description>Words</description><pubDate>${date}</pubDate></item>`,
    )
    .join('')}</channel></rss>`;

export const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\nVERSION:2.0\n${events.map((lines) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT\n`).join('')}END:VCALENDAR\n`;
export const event = (uid: string, start: string, more = 'LOCATION:Newark\\, NJ') =>
  `UID:${uid}\nDTSTART:${start}\nSUMMARY:${uid}\nDESCRIPTION:Words\n${more}`;

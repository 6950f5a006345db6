const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the calendar, '2027-03-31', as people read it: 'Mar 31, 2027'. */
export const dayWords = (day: string): string => words.format(new Date(`${day}T00:00:00Z`));

/** What a point follows without ending a sentence: 'St. John's wort', 'Dr. Sebi', 'zinc vs. iron'. For a look-behind. */
export const ABBREVIATIONS = 'St|Dr|Mr|Mrs|Ms|Jr|Sr|vs|No';

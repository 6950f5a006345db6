/** What the field above a list sends. */
export const SEARCH_LIST = 'search-list';

/**
 * For a journey whose outcome no width of the window can change: what the server keeps, mails or refuses,
 * and what the browser stores. It runs in the desktop project alone; how its pages look on a phone
 * is judged by `every-page` and `floating`.
 */
export const oneWidth = { tag: '@one-width' };

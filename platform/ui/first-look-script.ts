/**
 * A visit begins with its first screen: what has the class `later` is laid out when somebody comes near it (app/styles/first-look.css). Its height
 * is guessed until then, so this is not for who comes back to a place: by reloading, by a link into the page, or, from the first time on, by
 * Back, which a browser without a Navigation API does not tell in time. Plain script text: entry.server.tsx allows it by its hash.
 */
export const firstLookScript = `(function(h,v){var n=performance.getEntriesByType('navigation')[0];if(!v||!n||n.type!=='navigate'||location.hash)return;h.dataset.firstLook='';v.addEventListener('navigate',function(e){if(e.navigationType==='traverse')delete h.dataset.firstLook})})(document.documentElement,window.navigation)`;

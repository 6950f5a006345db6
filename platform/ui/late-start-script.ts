/** How long after the frame that follows `load`, which a busy device draws late: pictures are painted before the line carries scripts. Milliseconds. */
const AFTER_LOAD_MS = 150;
/** Pictures that never end hold nothing up for longer; a tab in the background draws no frame. */
const LATEST_MS = 4000;
/** A press waits so long for the page to react; then the browser does with it what it does without scripts. */
const PRESS_WAITS_MS = 8000;

/** Said on the window once the page reacts to presses. */
export const ALIVE_EVENT = 'biolife-alive';

/** Where the page keeps the module script that `lateStartScript` starts, and the addresses it needs. */
export const LATE_MODULES_ATTRIBUTE = 'data-modules';

/**
 * Starts the page's modules once what is seen first is there, or at the first touch or move of the mouse. A mouse that rests over a page is told
 * to it as an event as well, as soon as there is something below it: one without a distance. A button that is pressed before the page reacts is pressed again
 * once it does. Links need no script. While the page is still being read, the script that waits in it may be there in
 * part only, so nothing starts before it is whole. Plain script text: entry.server.tsx allows it by its hash.
 */
export const lateStartScript = `(function(w,d){var on,done,held;function start(){if(d.readyState==='loading')return d.addEventListener('DOMContentLoaded',start);var l=!on&&d.querySelector('script[${LATE_MODULES_ATTRIBUTE}]'),s;if(!l)return;on=1;l.getAttribute('${LATE_MODULES_ATTRIBUTE}').split(' ').forEach(function(h){var k=d.createElement('link');k.rel='modulepreload';k.href=h;d.head.append(k)});s=d.createElement('script');s.type='module';s.textContent=l.textContent;d.head.append(s)}function press(e){var b=!done&&e.target.closest('button');if(b){e.preventDefault();e.stopImmediatePropagation();held||setTimeout(alive,${PRESS_WAITS_MS});held=b}}function alive(){if(done)return;done=1;held&&held.isConnected&&setTimeout(function(){held.click()})}function stir(e){if(e.movementX||e.movementY){w.removeEventListener('pointermove',stir,true);start()}}['pointerdown','keydown','focusin','wheel'].forEach(function(t){w.addEventListener(t,start,{capture:true,once:true,passive:true})});w.addEventListener('pointermove',stir,true);w.addEventListener('click',press,true);w.addEventListener('${ALIVE_EVENT}',alive,{once:true});w.addEventListener('load',function(){var f=w.requestAnimationFrame;f(function(){f(function(){setTimeout(start,${AFTER_LOAD_MS})})})});setTimeout(start,${LATEST_MS})})(window,document)`;

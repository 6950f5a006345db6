/** With a full stop, where it has no end of its own, so that another sentence can follow. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What somebody reads who asked too often, whatever they asked for. */
export const TOO_MANY_REQUESTS = 'Too many requests. Please wait a moment and try again.';

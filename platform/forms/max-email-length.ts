/** The longest address that mail can carry (RFC 5321). By itself, because the home page loads it. */
export const MAX_EMAIL_LENGTH = 254;

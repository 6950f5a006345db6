/** Cookies that the page's own script may read. Neither says who is signed in. */

/** Set while somebody is signed in. */
export const SIGNED_IN_COOKIE = 'biolife-signed-in';
/** Names what the next page says. */
export const NOTICE_COOKIE = 'biolife-notice';

export const notices = {
  'signed-in': { title: 'Logged in successfully' },
  'signed-out': { title: 'Logged out' },
  'signed-up': { title: 'Account created successfully! You can now login.' },
  'reset-sent': { title: 'Password reset email sent! Check your inbox.' },
  'password-changed': { title: 'Password changed. Please log in with your new password.' },
  'email-verified': { title: 'Your email is verified' },
  'email-changed': { title: 'Your account has its new address' },
  'signed-out-everywhere': { title: 'Signed out everywhere' },
  'account-deleted': { title: 'Your account is deleted' },
  linked: { title: 'Shopify account linked successfully!' },
} satisfies Record<string, { title: string }>;

export type Notice = keyof typeof notices;

export const isNotice = (value: unknown): value is Notice =>
  typeof value === 'string' && Object.hasOwn(notices, value);

/** The value of a cookie in a Cookie header or document.cookie. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return undefined;
}

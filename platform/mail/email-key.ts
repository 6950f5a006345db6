/** How addresses are compared: without case and surrounding space. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** What came back from a form of the account page: words for a toast and for the form itself. */
export interface AccountAnswer {
  intent: 'link' | 'unlink' | 'verify' | 'delete' | 'delete-chats';
  ok: boolean;
  title: string;
  description?: string | undefined;
  /** What is wrong with the form's one field. */
  error?: string | undefined;
  /** Tells one failed try from the next. */
  attempt?: string | undefined;
  /** What was typed, but for passwords. */
  value?: string | undefined;
}

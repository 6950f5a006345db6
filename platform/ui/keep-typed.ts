import { data } from 'react-router';

/**
 * Sends a form's page action to the server. A connection that dies must not take with it what was typed: without this the error page
 * stands in the form's place.
 */
export async function keepTyped<Answer>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  whenLost: (sent: FormData) => Answer,
) {
  const sent = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    // The way on after a good form.
    if (error instanceof Response) throw error;
    // After a failure the router asks for nothing else, which would fail as well.
    return data(whenLost(sent), { status: 503 });
  }
}

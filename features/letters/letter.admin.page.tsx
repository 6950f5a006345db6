import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { may } from '#features/accounts/permissions.ts';
import { requirePermission } from '#features/accounts/require-viewer.server.ts';
import { servicesContext } from '#features/services-context.ts';
import { notThere } from '#features/store/trouble.ts';
import type { PageActionArgs, PageLoaderArgs, PageProps } from '#platform/ui/page-types.ts';
import { answerLetter } from './answer-letter.ts';
import { LETTERS_PATH } from './letter.ts';
import { LetterView } from './letter-view.tsx';
import './letters.css';

const idIn = (params: { id?: string | undefined }) => params.id ?? '';

export async function loader({ request, context, params }: PageLoaderArgs) {
  const { role } = await requirePermission({ request, context }, 'letters.see');
  const { letters, catalog, store, log } = context.get(servicesContext);
  const letter = await letters.find(idIn(params));
  if (!letter) throw notThere();
  const [html, readers, products] = await Promise.all([
    letters.preview(letter),
    letters.countReaders(),
    catalog.listProducts().catch((error: unknown) => {
      log.warn({ err: error }, 'the products for a letter could not be read');
      return [];
    }),
  ]);
  const known = new Map(products.map(({ handle, title }) => [handle, title]));
  // What was chosen stays chosen, also while the shop does not answer.
  for (const handle of letter.handles) if (!known.has(handle)) known.set(handle, handle);
  return {
    letter,
    html,
    readers: readers[letter.list],
    products: [...known].map(([value, label]) => ({ value, label })),
    mayChange: may(role, 'letters.change'),
    mails: store.mails,
  };
}

export async function action({ request, context, params }: PageActionArgs) {
  const { email: actor } = await requirePermission({ request, context }, 'letters.change');
  const { letters, store } = context.get(servicesContext);
  const answer = await answerLetter(letters, {
    id: idIn(params),
    actor,
    mails: store.mails,
    sent: await request.formData(),
  });
  if (answer === undefined) throw notThere();
  if ('goTo' in answer) return redirect(answer.goTo === '' ? LETTERS_PATH : `${LETTERS_PATH}/${answer.goTo}`);
  return data(answer, { status: answer.ok ? 200 : (answer.status ?? 422) });
}

/** The preview shows what another administrator saved. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function AccountLetter({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <LetterView {...loaderData} answer={actionData} />;
}

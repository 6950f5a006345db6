import { checkFields } from '#platform/forms/check-fields.ts';
import { sourceForm } from './feed-source.ts';
import type { SourceChange } from './change-sources.server.ts';
import type { CommunityService } from './community-service.server.ts';
import { formVersion, isOutdated } from '#platform/forms/form-version.server.ts';
import { sourceFields, sourceValues } from './source.fields.ts';
import { intentOf, type SourcesAnswer } from './sources-answer.ts';

/** Does what an administrator pressed in the sources tab. On the server. */
export async function answerSources(
  community: CommunityService,
  form: FormData,
  actor: string,
): Promise<SourcesAnswer> {
  const intent = intentOf(form.get('intent'));
  const id = textOf(form, 'id');
  switch (intent) {
    case 'save':
      return await save(community, form, actor);
    case 'enable':
    case 'disable': {
      const change = await community.switchSource(id, intent === 'enable', actor);
      return { intent, ...told(change, intent === 'enable' ? 'Source switched on' : 'Source switched off') };
    }
    case 'delete':
      return { intent, ...told(await community.deleteSource(id, actor), 'Source deleted') };
    case 'fetch': {
      const result = await community.fetchSource(id, actor);
      if (!result) return { intent, ...told({ ok: false, reason: 'gone' }, '') };
      return result.ok
        ? { intent, ok: true, message: 'Source fetched', detail: `${result.added} new.` }
        : { intent, ok: false, message: 'Fetch failed', detail: `The source ${result.reason}.` };
    }
  }
}

async function save(community: CommunityService, form: FormData, actor: string): Promise<SourcesAnswer> {
  const typed = { list: textOf(form, 'list'), title: textOf(form, 'title'), url: textOf(form, 'url') };
  const checked = checkFields({ schema: sourceForm, facts: sourceFields, otherwise: 'title' }, typed);
  const refused = (errors: SourcesAnswer['errors']): SourcesAnswer => ({
    intent: 'save',
    ok: false,
    message: 'Please check the form',
    typed,
    ...(errors && { errors }),
  });
  if (!checked.ok) return refused(checked.fieldErrors);
  const id = textOf(form, 'id');
  const current = id ? (await community.sources()).find((source) => source.id === id) : undefined;
  if (current && isOutdated(form, sourceValues(current))) {
    const now = sourceValues(current);
    const meanwhile = { now, version: formVersion(now) };
    return { intent: 'save', ok: false, message: 'Somebody else saved it meanwhile', typed, meanwhile };
  }
  const change = id
    ? await community.changeSource(id, checked.form, actor)
    : await community.addSource(checked.form, actor);
  if (!change.ok && change.reason === 'known')
    return refused({ url: 'This address is already a source of that list' });
  return {
    intent: 'save',
    ...told(change, id ? 'Source saved' : 'Source added'),
    ...(!change.ok && { typed }),
  };
}

function told(change: SourceChange, message: string): { ok: boolean; message: string; detail?: string } {
  if (change.ok) return { ok: true, message };
  if (change.reason === 'gone') return { ok: false, message: 'That source is no longer there' };
  return {
    ok: false,
    message: 'That did not work',
    detail: 'This source comes with the store, or from COMMUNITY_FEEDS. Switch it off instead.',
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

import { useState } from 'react';
import { joinVersions } from '#app/domain/crm/records/joined-versions.ts';
import type { ReplyTemplate } from '#app/domain/leads/reply.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { useInbox } from '../inbox-context.tsx';
import type { LeadsClient, TemplateKey } from '../leads-client.ts';

export type WrittenTemplate = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

/** Fields that a colleague has written otherwise meanwhile; all of them when the template is gone. */
interface Question {
  mine: WrittenTemplate;
  there: ReplyTemplate | null;
  items: readonly ReplyTemplate[];
  disputed: readonly (keyof WrittenTemplate)[];
}

/**
 * Saves a template over the version that it was begun on, joined with what a colleague has written since.
 *
 * @param on null for a new one
 * @param onSaved called with all templates, and with none of one's own once the colleague's is taken
 */
export function useTemplateSave(
  key: TemplateKey,
  on: ReplyTemplate | null,
  onSaved: (items: readonly ReplyTemplate[]) => void,
) {
  const { messages, client } = useInbox();
  const { templates: copy } = messages.reply;
  const { announce, messages: frame } = useWorkspace();
  const mutation = useMutation();
  const { run, setProblem } = mutation;
  const [question, setQuestion] = useState<Question | null>(null);

  async function save(mine: WrittenTemplate, version = on) {
    const ran = await run(() => send(client, key, mine, version));
    if (!ran) return;
    if ('disputed' in ran.result) return setQuestion(ran.result);
    announce(copy.saved);
    onSaved(ran.result.items);
  }

  function decide(choice: 'mine' | 'theirs' | null) {
    setQuestion(null);
    if (choice === null || !question) return setProblem(copy.undecided);
    if (choice === 'mine') return void save(question.mine, question.there);
    announce(frame.live.conflict.taken);
    onSaved(question.items);
  }

  return { ...mutation, save: (mine: WrittenTemplate) => void save(mine), question, decide };
}

/** Sends it until nobody has saved in between. */
async function send(
  client: LeadsClient,
  key: TemplateKey,
  mine: WrittenTemplate,
  on: ReplyTemplate | null,
): Promise<{ items: readonly ReplyTemplate[] } | Question> {
  const written = await client.writeTemplate({ ...key, version: on?.version ?? 0 }, mine);
  if (written !== 'changed') return { items: written };
  const items = await client.templates();
  const there = items.find(({ id, language }) => id === key.id && language === key.language);
  if (!there) return { mine, there: null, items, disputed: ['name', 'subject', 'text'] };
  const { joined, disputed } = joinVersions(wordsOf(on), mine, wordsOf(there));
  return disputed.length > 0
    ? { mine: joined, there, items, disputed }
    : send(client, key, joined, there);
}

export function wordsOf(template: WrittenTemplate | null): WrittenTemplate {
  const { name = '', subject = '', text = '' } = template ?? {};
  return { name, subject, text };
}

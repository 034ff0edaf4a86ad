import { useState } from 'react';
import type { Lead } from '#app/domain/leads/lead.ts';
import {
  checkReply,
  fillReply,
  type LeadReply,
  type ReplyDraft,
  type ReplyErrors,
  type ReplyText,
} from '#app/domain/leads/reply.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { useStaff } from '../../frame/staff-context.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { codeOf, useInbox } from '../inbox-context.tsx';

/**
 * A reply being written: a filled-in template in the person's language, and the user's edits.
 *
 * @param onSettled adopts the server's version of the lead
 * @param onSent called once the reply is queued
 */
export function useReply(
  lead: Lead,
  draft: ReplyDraft,
  {
    replies,
    onSettled,
    onSent,
  }: {
    /** The replies already sent. */
    replies: readonly LeadReply[];
    onSettled: (lead: Lead) => void;
    onSent: () => void;
  },
) {
  const { client, drafts, messages } = useInbox();
  const { announce } = useStaff();
  const { isBusy, problem, setProblem, run } = useMutation();
  const [errors, setErrors] = useState<ReplyErrors>({});
  const [seen, setSeen] = useState(replies.length);
  const unseen = replies.length > seen ? replies.at(-1) : undefined;
  const written = useReplyText(lead, draft, () => setErrors({}));
  const { language, reply, discard } = written;

  const send = () =>
    run(async () => {
      const wrong = checkReply(reply);
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) return;
      // A colleague has replied meanwhile: warn before a second reply is sent.
      if (unseen) {
        setSeen(replies.length);
        return setProblem(fill(messages.reply.answered, { author: unseen.author }));
      }
      const key = drafts.keyOf(lead.id, JSON.stringify([language, reply]));
      const sent = await client.reply(lead, { ...reply, key, language }).catch((error: unknown) => {
        setProblem(messages.failure[codeOf(error)]);
      });
      if (!sent) return;
      if (sent.ok) {
        discard();
        announce(messages.reply.sent);
        onSettled(sent.lead);
        onSent();
      } else if (sent.why === 'gone') {
        setProblem(messages.failure.gone);
      } else {
        onSettled(sent.current);
        setProblem(
          sent.why === 'changed' ? messages.reply.changed : messages.failure['not-possible'],
        );
      }
    });
  return { ...written, errors, isBusy, problem, unseen, send };
}

/**
 * The text of a reply, kept until it is sent or discarded.
 *
 * @param onChange called when it changes
 */
function useReplyText(lead: Lead, draft: ReplyDraft, onChange: () => void) {
  const { drafts } = useInbox();
  const [kept] = useState(() => drafts.of(lead.id).reply);
  const [language, setLanguage] = useState(kept?.language ?? lead.language);
  const offered = draft.templates.filter((each) => each.language === language);
  const [templateId, setTemplateId] = useState(kept?.templateId ?? offered[0]?.id ?? '');
  const [edited, setEdited] = useState<ReplyText | null>(kept?.text ?? null);

  const template = offered.find(({ id }) => id === templateId) ?? offered[0];
  const values = draft.values[language];
  const reply: ReplyText = edited ?? {
    subject: template ? fillReply(template.subject, values) : '',
    text: template ? fillReply(template.text, values) : '',
  };

  function keep(next: { language: Language; templateId: string; text: ReplyText | null }) {
    drafts.keepReply(lead.id, next);
    setLanguage(next.language);
    setTemplateId(next.templateId);
    setEdited(next.text);
    onChange();
  }

  return {
    language,
    offered,
    template,
    reply,
    choose: (id: string) => keep({ language, templateId: id, text: null }),
    speak: (next: Language) => keep({ language: next, templateId, text: null }),
    write: (text: ReplyText) => keep({ language, templateId, text }),
    discard: () => drafts.dropReply(lead.id),
    /** Whether it continues an earlier draft. */
    isResumed: kept !== undefined && kept.text !== null,
  };
}

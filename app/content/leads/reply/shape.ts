import type { ReplyError, ReplyField } from '#app/domain/leads/reply.ts';

/** Texts of answers to leads, and of their templates. */
export interface LeadReplyCopy {
  open: string;
  title: string;
  /** `{to}` is the person's address, `{replyTo}` whom their answer reaches. */
  route: string;
  template: string;
  language: string;
  subject: string;
  text: string;
  preview: string;
  edit: string;
  /** Below the text of every answer, in the preview. */
  quoted: string;
  send: string;
  cancel: string;
  sent: string;
  changed: string;
  /** A colleague has answered while one writes. */
  answered: string;
  errors: Record<ReplyError, string>;
  fields: Record<ReplyField, string>;
  templates: {
    title: string;
    lead: string;
    /** Before the list of fields. */
    fields: string;
    name: string;
    add: string;
    save: string;
    saved: string;
    /** Gives one of the site's own its first wording back. */
    restore: string;
    remove: string;
    removed: string;
    /** A colleague has changed or deleted it while one writes. */
    changed: string;
    gone: string;
    undecided: string;
    /** A colleague has changed what one is about to delete. */
    unread: string;
    close: string;
    fresh: string;
    guard: { unsaved: string; discard: string; keep: string };
  };
}

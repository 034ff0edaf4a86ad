import type { AdminCopy } from '#app/content/admin/shape.ts';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import {
  collectionTable,
  collections,
  type Collection,
  type Records,
} from '#app/domain/crm/records/entities.ts';
import { fromEarlierRelease } from '#app/domain/crm/records/stored-record.ts';
import { changedFields, type AuditListItem } from '#app/domain/staff/administration.ts';
import { formatDate } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { recordFacts } from '../../records/record-facts.ts';

/** A changed value, labelled and formatted as on screen. */
export interface AuditFact {
  label: string;
  before: string;
  after: string;
}

interface Messages {
  admin: AdminCopy;
  crm: CrmCopy;
  language: Language;
}

type Entry = Pick<AuditListItem, 'entity' | 'before' | 'after'>;

/** What an entry changed, in the reader's language. */
export function auditFacts(entry: Entry, messages: Messages): AuditFact[] {
  const collection = collections.find((each) => collectionTable[each].entity === entry.entity);
  const states = [entry.before, entry.after];
  return collection && states.every((state) => state === null || isWhole(state))
    ? recordChanges(collection, entry, messages)
    : otherChanges(entry, messages);
}

/** Whether a state is a whole record, as the CRM stores them. */
function isWhole(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'version' in state && 'id' in state;
}

function recordChanges(
  collection: Collection,
  { before, after }: Entry,
  { crm, language }: Messages,
): AuditFact[] {
  const factsOf = (state: unknown) =>
    new Map(
      state === null
        ? []
        : recordFacts(
            collection,
            fromEarlierRelease(collection, state as Records[Collection]),
            crm,
            language,
          ),
    );
  const [old, next] = [factsOf(before), factsOf(after)];
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((label) =>
    different(label, old.get(label) ?? '', next.get(label) ?? ''),
  );
}

/** Fields without a label are internal. */
function otherChanges({ before, after }: Entry, messages: Messages): AuditFact[] {
  return changedFields(before, after).flatMap(({ field, before: was, after: is }) => {
    const label = messages.admin.audit.fields[field];
    return label === undefined
      ? []
      : different(label, textOf(field, was, messages), textOf(field, is, messages));
  });
}

function different(label: string, before: string, after: string): AuditFact[] {
  return before === after ? [] : [{ label, before, after }];
}

/** Display text of a date-time, a boolean or a code. */
function textOf(field: string, value: string | null, { admin, crm, language }: Messages): string {
  if (value === null) return '';
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDate(language, value, 'short');
  if (value === 'true' || value === 'false')
    return value === 'true' ? admin.audit.yes : admin.audit.no;
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    role: admin.staff.roles,
    scopes: admin.keys.scopes,
    content: crm.exporting.dialog.contents,
    format: { csv: 'CSV', json: 'JSON' },
  };
  const own = labels[field];
  return own
    ? value.replace(/[\w-]+/g, (code) => own[code] ?? code).replace(/[[\]"\n]/g, '')
    : value;
}

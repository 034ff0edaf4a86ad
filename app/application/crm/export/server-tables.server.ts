import { contentOf } from '#app/content/content.ts';
import { listReplies } from '#app/data/leads/lead-replies.server.ts';
import { auditColumns, leadColumns, replyColumns } from '#app/domain/crm/export/export-messages.ts';
import type { Cell, ExportTable } from '#app/domain/crm/export/export-tables.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { auditName, type AuditListItem } from '#app/domain/staff/administration.ts';
import { languageNames, type Language } from '#app/i18n/languages.ts';
import { listAuditEntries } from '../../audit-log/audit-entries.ts';
import { listAssignees } from '../../leads/team-members.ts';
import type { Services } from '../../services.ts';

const messagesOf = (language: Language) => contentOf(language).crm.exporting.server;

const pageSize = 500;

interface Writing {
  language: Language;
  moment: (instant: string) => string;
}

type CellsOf<Row, Column extends string> = Readonly<Record<Column, (row: Row) => Cell>>;

/** A table of records, read page by page. */
function tableOf<Row extends object, const Column extends string>(
  key: string,
  columns: readonly Column[],
  { file, columns: labels }: { file: string; columns: Readonly<Record<Column, string>> },
  {
    cellsOf,
    records,
  }: {
    cellsOf: () => Promise<CellsOf<Row, Column>>;
    records: () => AsyncIterable<readonly Row[]>;
  },
): ExportTable {
  return {
    key,
    file,
    isNested: false,
    async *rows() {
      yield [columns.map((column) => labels[column])];
      const cells = await cellsOf();
      for await (const page of records())
        yield page.map((row) => columns.map((column) => cells[column](row)));
    },
    records,
  };
}

/** Messages of visitors, newest first. */
export function leadTable(services: Services, writing: Writing): ExportTable {
  const { store } = services.leads;
  return tableOf('leads', leadColumns, messagesOf(writing.language).leads, {
    async cellsOf() {
      const team = await listAssignees(services.staff.accounts, store);
      return leadCells(writing, new Map(team.map(({ id, name }) => [id, name])));
    },
    async *records() {
      let after: { createdAt: string; id: string } | undefined;
      do {
        // oxlint-disable-next-line no-await-in-loop -- page by page
        const page: Lead[] = await store.list({ limit: pageSize, after });
        yield page;
        after = page.length === pageSize ? page.at(-1) : undefined;
      } while (after !== undefined);
    },
  });
}

function leadCells(
  { language, moment }: Writing,
  team: ReadonlyMap<string, string>,
): CellsOf<Lead, (typeof leadColumns)[number]> {
  const { statusNames, subjects } = contentOf(language).leads;
  const subjectNames: Readonly<Record<string, string>> = subjects;
  return {
    createdAt: ({ createdAt }) => moment(createdAt),
    reference: ({ reference }) => reference,
    status: ({ status }) => statusNames[status],
    assignedTo: ({ assignedTo }) => team.get(assignedTo ?? '') ?? '',
    name: ({ name }) => name,
    email: ({ email }) => email,
    phone: ({ phone }) => phone,
    company: ({ company }) => company,
    subject: ({ subject }) => subjectNames[subject] ?? '',
    message: ({ message }) => message,
    service: ({ service }) => service,
    language: (lead) => languageNames[lead.language],
    page: ({ page }) => page,
    answeredAt: ({ answeredAt }) => (answeredAt === null ? '' : moment(answeredAt)),
    answeredBy: ({ answeredBy }) => answeredBy ?? '',
    notes: ({ notes }) => notes.map(({ author, text }) => `${author}: ${text}`).join('\n'),
  };
}

/** Sent replies, oldest first. */
export function replyTable({ database }: Services, { language, moment }: Writing): ExportTable {
  type Reply = Awaited<ReturnType<typeof listReplies>>[number];
  return tableOf<Reply, (typeof replyColumns)[number]>(
    'replies',
    replyColumns,
    messagesOf(language).replies,
    {
      cellsOf: async () => ({
        reference: ({ reference }) => reference,
        name: ({ name }) => name,
        at: ({ at }) => moment(at),
        author: ({ author }) => author,
        subject: ({ subject }) => subject,
        text: ({ text }) => text,
      }),
      async *records() {
        let after: string | undefined;
        do {
          // oxlint-disable-next-line no-await-in-loop -- page by page
          const page: Reply[] = await database.read((reader) =>
            listReplies(reader, { after, limit: pageSize }),
          );
          yield page;
          after = page.length === pageSize ? page.at(-1)?.id : undefined;
        } while (after !== undefined);
      },
    },
  );
}

/** The audit log, newest first. Its JSON includes the values before and after. */
export function auditTable(services: Services, { language, moment }: Writing): ExportTable {
  const { audit } = contentOf(language).admin;
  return tableOf<AuditListItem, (typeof auditColumns)[number]>(
    'audit',
    auditColumns,
    messagesOf(language).audit,
    {
      cellsOf: async () => ({
        at: ({ at }) => moment(at),
        actor: ({ actor }) => actor.name,
        entity: ({ entity }) => audit.entities[entity] ?? entity,
        name: (entry) => auditName(entry),
        verb: ({ action }) =>
          audit.verbs[action.slice(action.indexOf('.') + 1)] ?? audit.verbs.update ?? '',
      }),
      async *records() {
        let before: string | undefined;
        do {
          // oxlint-disable-next-line no-await-in-loop -- page by page
          const page: AuditListItem[] = await listAuditEntries(services, {
            before,
            limit: pageSize,
          });
          yield page;
          before = page.length === pageSize ? page.at(-1)?.id : undefined;
        } while (before !== undefined);
      },
    },
  );
}

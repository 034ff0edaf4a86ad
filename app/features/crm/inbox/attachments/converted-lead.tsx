import type { LeadsCopy } from '#app/content/leads/shape.ts';
import type { Language } from '#app/i18n/languages.ts';
import { useRead } from '../../frame/use-read.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { LeadMessages } from '../lead-messages.ts';
import { createLeadsClient } from '../leads-client.ts';
import { LeadResults } from './lead-results.tsx';

const client = createLeadsClient();

/** The attachments of a lead, shown on the client that it was converted to; read from the inbox. */
export function ConvertedLead({
  id,
  language,
  loadMessages,
}: {
  id: string;
  language: Language;
  loadMessages: () => Promise<LeadsCopy>;
}) {
  const {
    messages: { frame, live, clientList },
  } = useWorkspace();
  const { data, error, reload } = useRead(`${id} ${language}`, () =>
    Promise.all([client.get(id, language), loadMessages()]),
  );
  if (error !== null)
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {live.inbox.failed}
        <button type="button" className="button" onClick={reload}>
          {clientList.retry}
        </button>
      </p>
    );
  if (!data) return <p role="status">{frame.loading}</p>;
  const [file, messages] = data;
  if (!file) return <p>{messages.file.notFound}</p>;
  return (
    <LeadMessages value={messages}>
      <div className="grid grid-cols-1 gap-3">
        <LeadResults {...file} />
      </div>
    </LeadMessages>
  );
}

import { auditName, canRevert, type AuditListItem } from '#app/domain/staff/administration.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { WideTable } from '#app/ui/results/wide-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Summary } from '../../fields/summary.tsx';
import type { Filters } from '../../filters/use-filters.ts';
import { useAdmin } from '../admin-context.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { auditFacts } from './audit-facts.ts';
import type { auditFilters } from './audit-filters.ts';

interface AuditEntryProps {
  entry: AuditListItem;
  onNarrow: Filters<typeof auditFilters>['set'];
  onRestored: () => void;
}

/** One entry of the audit log, with the changed fields. */
export function AuditEntry(props: AuditEntryProps) {
  const { language } = useVisit();
  const { audit: copy } = useAdmin().messages;
  const { entry } = props;
  const { at, actor, action, entity } = entry;
  const verb = action.slice(action.indexOf('.') + 1);
  return (
    <article className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <strong className="font-semibold">{copy.entities[entity] ?? copy.anything}</strong>
        <span dir="auto" className="wrap-anywhere">
          {auditName(entry)}
        </span>
        <span>{copy.verbs[verb] ?? copy.verbs.update}</span>
        <span className="small text-dust">
          {formatDate(language, at, 'short')} · {actor.name || '–'}
        </span>
      </p>
      <details>
        <Summary className="small">{copy.values}</Summary>
        <Values entry={entry} />
      </details>
      <EntryActions {...props} />
    </article>
  );
}

function EntryActions({ entry, onNarrow, onRestored }: AuditEntryProps) {
  const { client, messages } = useAdmin();
  const { audit: copy } = messages;
  const { id, actor, entity, entityId } = entry;
  const { id: actorId, name } = actor;
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {actorId !== null && (
        <button
          type="button"
          className="text-link"
          onClick={() => onNarrow({ actor: actorId, actorName: name })}
        >
          {fill(copy.only, { name })}
        </button>
      )}
      <button
        type="button"
        className="text-link"
        onClick={() => onNarrow({ entity, record: entityId })}
      >
        {copy.history}
      </button>
      {canRevert(entry) && (
        <ConfirmButton
          label={copy.restore}
          question={copy.restoring}
          said={copy.restored}
          work={() => client.restore(id)}
          onDone={onRestored}
        />
      )}
    </div>
  );
}

function Values({ entry }: { entry: AuditListItem }) {
  const { language } = useVisit();
  const { messages, crm } = useAdmin();
  const { audit: copy } = messages;
  const facts = auditFacts(entry, { admin: messages, crm, language });
  if (facts.length === 0) return <p className="small text-dust">{copy.noValues}</p>;
  return (
    <WideTable label={copy.values}>
      <table className="mt-2 w-full min-w-[28rem] text-left">
        <thead>
          <tr className="small text-dust">
            {[copy.field, copy.before, copy.after].map((title) => (
              <th key={title} scope="col" className="pr-4 font-normal">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, before, after }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="small py-1 pr-4 font-normal text-dust wrap-anywhere">
                {label}
              </th>
              <td dir="auto" className="py-1 pr-4 whitespace-pre-wrap wrap-anywhere">
                {before || '–'}
              </td>
              <td dir="auto" className="py-1 whitespace-pre-wrap wrap-anywhere">
                {after || '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

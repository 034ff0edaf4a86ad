import { canTakeBack, changedFields, type AuditLine } from '#app/domain/administration.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { WideTable } from '#app/ui/wide-table.tsx';
import { useAdmin } from './admin-context.tsx';
import { AskFirst } from './ask-first.tsx';

/** One thing that was done, with what it changed. */
export function AuditEntry({
  entry,
  onNarrow,
  onRestored,
}: {
  entry: AuditLine;
  /** Narrows the list by values of the page's query. */
  onNarrow: (values: Readonly<Record<string, string>>) => void;
  onRestored: () => void;
}) {
  const { language } = useVisit();
  const { client, words } = useAdmin();
  const { audit: copy } = words;
  const { id, at, actor, action, entity, entityId } = entry;
  const verb = action.slice(action.indexOf('.') + 1);
  const { id: actorId, name } = actor;
  return (
    <article className="grid grid-cols-1 gap-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <strong className="font-semibold">{copy.entities[entity] ?? entity}</strong>
        <span>{copy.verbs[verb] ?? verb}</span>
        <span className="small text-dust">
          {formatDate(language, at, 'short')} · {name || '–'}
        </span>
      </p>
      <details>
        <summary className="min-h-6 cursor-pointer">{copy.values}</summary>
        <Values entry={entry} />
      </details>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {actorId !== null && (
          <button
            type="button"
            className="text-link"
            onClick={() => onNarrow({ qui: actorId, nom: name })}
          >
            {fill(copy.only, { name })}
          </button>
        )}
        <button
          type="button"
          className="text-link"
          onClick={() => onNarrow({ objet: entity, element: entityId })}
        >
          {copy.history}
        </button>
        {canTakeBack(entry) && (
          <AskFirst
            label={copy.restore}
            question={copy.restoring}
            said={copy.restored}
            work={() => client.restore(id)}
            onDone={onRestored}
          />
        )}
      </div>
    </article>
  );
}

function Values({ entry: { before, after } }: { entry: AuditLine }) {
  const { words } = useAdmin();
  const { audit: copy } = words;
  const fields = changedFields(before, after);
  if (fields.length === 0) return <p className="small text-dust">{copy.noValues}</p>;
  return (
    <WideTable label={copy.values}>
      <table className="mt-2 w-full min-w-md text-left">
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
          {fields.map(({ field, before: was, after: is }) => (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="small py-1 pr-4 font-normal text-dust wrap-anywhere">
                {field}
              </th>
              <td dir="auto" className="py-1 pr-4 whitespace-pre-wrap wrap-anywhere">
                {was ?? '–'}
              </td>
              <td dir="auto" className="py-1 whitespace-pre-wrap wrap-anywhere">
                {is ?? '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

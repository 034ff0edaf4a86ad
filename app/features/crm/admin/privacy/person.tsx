import { useEffect, useRef, useState } from 'react';
import type { ErasurePreviewPart } from '#app/domain/privacy/personal-data.ts';
import type { RequestKind } from '#app/domain/privacy/rights.ts';
import type { RequestListItem } from '#app/domain/staff/administration.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { download } from '#app/ui/results/download.ts';
import { WideTable } from '#app/ui/results/wide-table.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Problem } from '../../fields/problem.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import type { Right } from '../admin-client.ts';
import { useAdmin } from '../admin-context.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** A person who was looked up, with the personal data stored about them. */
export interface LookedUp {
  email: string;
  /** The privacy request being answered, if any. */
  request?: Pick<RequestListItem, 'id' | 'kind'>;
  parts: readonly ErasurePreviewPart[];
}

const columns = ['held', 'removed', 'cleared', 'kept'] as const;

/** Personal data about a person, to export or erase. */
export function Person({
  person: { email, request, parts },
  onAnswered,
}: {
  person: LookedUp;
  onAnswered: () => void;
}) {
  const { client, messages } = useAdmin();
  const { privacy: copy } = messages;
  const { isBusy, problem, run } = useMutation();
  const [isErasing, setIsErasing] = useState(false);
  const known = parts.filter((part) => columns.some((column) => part[column] > 0));
  const heading = useRef<HTMLHeadingElement>(null);
  // The look-up may have been started further down the page.
  useEffect(() => heading.current?.focus(), []);
  /** An answer of another kind than the request is registered as a separate request. */
  const rightTo = (kind: RequestKind): Right =>
    request?.kind === kind ? { email, requestId: request.id } : { email };

  async function exportPerson() {
    const exported = await run(() => client.export(rightTo('access')), copy.exported);
    if (!exported) return;
    downloadJson(`export-${email.replace(/[^\w.-]+/g, '-')}.json`, exported.result);
    onAnswered();
  }

  return (
    <section className="panel mt-6 p-5" aria-labelledby="admin-person">
      <h3 ref={heading} id="admin-person" tabIndex={-1} className="font-semibold wrap-anywhere">
        {fill(known.length > 0 ? copy.found : copy.nothing, { email })}
      </h3>
      {known.length > 0 && <PartTable label={fill(copy.found, { email })} parts={known} />}
      <Problem text={problem} />
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="button disabled:opacity-60"
          disabled={isBusy}
          onClick={() => void exportPerson()}
        >
          {isBusy ? messages.busy : copy.export}
        </button>
        <button type="button" className="button" onClick={() => setIsErasing(true)}>
          {copy.erase}
        </button>
      </div>
      {isErasing && (
        <EraseDialog
          right={rightTo('erasure')}
          parts={known}
          onClose={() => setIsErasing(false)}
          onErased={() => {
            setIsErasing(false);
            onAnswered();
          }}
        />
      )}
    </section>
  );
}

const downloadJson = (name: string, value: unknown) =>
  download(name, 'application/json', JSON.stringify(value, null, 2));

function PartTable({ label, parts }: { label: string; parts: LookedUp['parts'] }) {
  const { language } = useVisit();
  const {
    messages: { privacy: copy },
  } = useAdmin();
  return (
    <WideTable label={label}>
      <table className="mt-3 w-full text-left">
        <thead>
          <tr className="small text-dust">
            <th scope="col" className="pr-4 font-normal">
              {copy.part}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 text-right font-normal">
                {copy[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.name} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {copy.parts[part.name]}
              </th>
              {columns.map((column) => (
                <td key={column} className="tabular px-2 py-2 text-right">
                  {formatNumber(language, part[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

import type { CrmCopy } from '#app/content/crm/shape.ts';
import { isMeasured } from '#app/domain/crm/figures/ila-score.ts';
import { clientFields } from '#app/domain/crm/records/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import {
  differingFields,
  mergeFields,
  mergeValues,
  type MergeChoices,
  type MergeField,
  type MergeSide,
} from '#app/domain/crm/records/merge.ts';
import { formatCoordinates } from '#app/i18n/format-coordinates.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { textOfField } from './client-fields.ts';

interface Sides {
  kept: Client;
  other: Client;
}

export function SideNames({ sides, onSwap }: { sides: Sides; onSwap: () => void }) {
  const {
    messages: {
      clientList: { merge: copy },
    },
  } = useWorkspace();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {(['kept', 'other'] as const).map((side) => (
        <p key={side} className="min-w-0">
          <span className="small block text-dust">{copy[side]}</span>
          <strong dir="auto" className="wrap-anywhere">
            {sides[side].name}
          </strong>
        </p>
      ))}
      <button type="button" className="button small px-4" onClick={onSwap}>
        <Icon name="refresh-ccw" className="icon size-5" />
        {copy.swap}
      </button>
    </div>
  );
}

/** Which of the two records each differing field comes from. */
export function FieldChoices({
  kept,
  other,
  choices,
  onChoose,
}: Sides & {
  choices: MergeChoices;
  onChoose: (field: MergeField, side: MergeSide) => void;
}) {
  const { messages } = useWorkspace();
  const { merge: copy } = messages.clientList;
  const text = useFieldText();
  const sides = { kept, other };
  return (
    <form className="grid grid-cols-1 gap-3">
      {differingFields(kept, other).map((field) => (
        <fieldset key={field} className="border-t border-line pt-2">
          <legend className="small float-left mb-1.5 w-full text-dust">
            {labelOf(field, messages)}
          </legend>
          <div className="clear-both grid gap-2 sm:grid-cols-2">
            {(['kept', 'other'] as const).map((side) => (
              <label
                key={side}
                className="flex min-h-11 items-start gap-2 rounded-tile border border-line-2 p-2 has-checked:border-lumen"
              >
                <input
                  type="radio"
                  name={`merge-${field}`}
                  className="radio mt-1"
                  checked={choices[field] === side}
                  onChange={() => onChoose(field, side)}
                />
                <span className="sr-only">
                  {fill(messages.frame.named, { name: copy[side], value: '' })}
                </span>
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {text(sides[side], field)}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}

/** A preview of the merged record. */
export function Preview({
  merged,
  projects,
  tasks,
}: {
  merged: Client;
  projects: number;
  tasks: number;
}) {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  const { merge: copy } = messages.clientList;
  const text = useFieldText();
  return (
    <section className="panel p-4">
      <h3 className="heading">{copy.preview}</h3>
      <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr]">
        {mergeFields.map((field) => (
          <div key={field} className="contents">
            <dt className="small text-dust">{labelOf(field, messages)}</dt>
            <dd dir="auto" className="wrap-anywhere">
              {text(merged, field)}
            </dd>
          </div>
        ))}
        <dt className="small text-dust">{messages.clients.score}</dt>
        <dd>
          {isMeasured(merged.ilaScore)
            ? formatNumber(language, merged.ilaScore.current) + messages.clients.outOf
            : messages.observing.unmeasured}
        </dd>
        <dt className="small text-dust">{messages.record.services}</dt>
        <dd className="wrap-anywhere">{merged.services.join(', ') || messages.frame.none}</dd>
        <dt className="small text-dust">{messages.record.tags}</dt>
        <dd className="wrap-anywhere">{merged.tags.join(', ') || messages.frame.none}</dd>
      </dl>
      <p className="small mt-3 text-dust">
        {copy.joined}{' '}
        {fill(copy.moved, {
          projects: formatNumber(language, projects),
          tasks: formatNumber(language, tasks),
        })}
      </p>
    </section>
  );
}

function useFieldText(): (client: Client, field: MergeField) => string {
  const { language } = useVisit();
  const { messages } = useWorkspace();
  return (client, field) => textOf(client, field, language, messages) || messages.frame.none;
}

function textOf(client: Client, field: MergeField, language: Language, messages: CrmCopy): string {
  if (field === 'coordinates')
    return client.coordinates ? formatCoordinates(language, client.coordinates) : '';
  return textOfField(clientFields, field, mergeValues(client)[field], messages, language);
}

function labelOf(field: MergeField, { clientList, form }: CrmCopy): string {
  const label = clientList.merge.fields[field];
  return label ?? form.fields[field as Exclude<MergeField, 'coordinates'>];
}

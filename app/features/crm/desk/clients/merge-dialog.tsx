import { useState } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import type { Client } from '#app/domain/crm/entities.ts';
import { isMeasured } from '#app/domain/crm/ila-score.ts';
import {
  differingFields,
  mergedClient,
  mergeFields,
  planMerge,
  usualChoices,
  type MergeChoices,
  type MergeField,
  type MergeSide,
} from '#app/domain/crm/merge.ts';
import { formatCoordinates } from '#app/i18n/format-coordinates.ts';
import { fill, formatEuros, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useDesk, useList } from '../desk.tsx';
import { pressedOnce, useOnce } from '../use-once.ts';
import { useRecord } from '../use-record.ts';
import { useUnsaved } from '../use-unsaved.ts';

/** Two records of one business side by side, what each field shall be, and what becomes of them. */
export function MergeDialog({
  kept,
  other,
  onClose,
}: {
  /** Ids of the record that stays and of the one that goes into it. */
  kept: string;
  other: string;
  onClose: () => void;
}) {
  const {
    words: { clientList, frame },
  } = useDesk();
  const { guard, close } = useUnsaved(onClose);
  const [[first, second], setSides] = useState([kept, other] as const);
  const [one, two] = [useRecord('clients', first), useRecord('clients', second)];
  const [chosen, setChosen] = useState<Partial<MergeChoices>>({});
  if (one === undefined || two === undefined) return null;
  return (
    <Modal title={clientList.merge.title} close={frame.close} onClose={close} guard={guard}>
      {one && two ? (
        <Choice
          kept={one}
          other={two}
          choices={{ ...usualChoices(one, two), ...chosen }}
          onChoose={(field, side) => setChosen({ ...chosen, [field]: side })}
          onSwap={() => {
            setSides([second, first]);
            setChosen({});
          }}
          onDone={close}
        />
      ) : (
        <p>{clientList.merge.gone}</p>
      )}
    </Modal>
  );
}

function Choice({
  kept,
  other,
  choices,
  onChoose,
  onSwap,
  onDone,
}: {
  kept: Client;
  other: Client;
  choices: MergeChoices;
  onChoose: (field: MergeField, side: MergeSide) => void;
  onSwap: () => void;
  onDone: () => void;
}) {
  const { language } = useVisit();
  const { words, run, workspace } = useDesk();
  const { merge: copy } = words.clientList;
  const once = useOnce();
  const [problem, setProblem] = useState<string | null>(null);
  const belonging = { where: { clientId: other.id }, limit: 1000 };
  const projects = useList('projects', belonging)?.items ?? [];
  const tasks = useList('tasks', belonging)?.items ?? [];
  const differing = differingFields(kept, other);
  const merged = mergedClient(kept, other, choices);
  const text = (client: Client, field: MergeField) =>
    textOf(client, field, language, words) || words.frame.none;
  const sides = { kept, other } as const;

  const merge = () =>
    once(async () => {
      const failed = await run(
        (planning) => planMerge(kept, other, choices, { projects, tasks }, planning),
        fill(copy.done, { name: merged.name, other: other.name }),
        'dialog',
      );
      setProblem(failed);
      if (!failed) onDone();
    });

  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-dust">{copy.lead}</p>
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
      <form className="grid grid-cols-1 gap-3">
        {differing.map((field) => (
          <fieldset key={field} className="border-t border-line pt-2">
            <legend className="small float-left mb-1.5 w-full text-dust">
              {copy.fields[field]}
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
                    className="mt-1 size-5 shrink-0 accent-lumen"
                    checked={choices[field] === side}
                    onChange={() => onChoose(field, side)}
                  />
                  <span className="sr-only">
                    {fill(words.frame.named, { name: copy[side], value: '' })}
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
      <section className="panel p-4">
        <h3 className="heading">{copy.preview}</h3>
        <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr]">
          {mergeFields.map((field) => (
            <div key={field} className="contents">
              <dt className="small text-dust">{copy.fields[field]}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {text(merged, field)}
              </dd>
            </div>
          ))}
          <dt className="small text-dust">{words.clients.score}</dt>
          <dd>
            {workspace.live && !isMeasured(merged.ilaScore)
              ? words.observing.unmeasured
              : formatNumber(language, merged.ilaScore.current) + words.clients.outOf}
          </dd>
          <dt className="small text-dust">{words.record.services}</dt>
          <dd className="wrap-anywhere">{merged.services.join(', ') || words.frame.none}</dd>
          <dt className="small text-dust">{words.record.tags}</dt>
          <dd className="wrap-anywhere">{merged.tags.join(', ') || words.frame.none}</dd>
        </dl>
        <p className="small mt-3 text-dust">
          {copy.joined}{' '}
          {fill(copy.moved, {
            projects: formatNumber(language, projects.length),
            tasks: formatNumber(language, tasks.length),
          })}
        </p>
      </section>
      {problem && (
        <p role="alert" className="rounded-tile border border-band-red p-4 text-band-red">
          {problem}
        </p>
      )}
      <button
        type="button"
        {...pressedOnce}
        className="button button-primary w-fit"
        onClick={merge}
      >
        {copy.run}
      </button>
    </div>
  );
}

function textOf(
  client: Client,
  field: MergeField,
  language: Language,
  { clients }: CrmCopy,
): string {
  const { coordinates, contact } = client;
  const texts: Record<MergeField, string> = {
    ...contact,
    name: client.name,
    sector: client.sector,
    status: clients.statuses[client.status],
    address: client.address,
    coordinates: coordinates ? formatCoordinates(language, coordinates) : '',
    assignedTo: client.assignedTo,
    revenue: formatEuros(language, client.revenue),
  };
  return texts[field];
}

import { useMemo, useState } from 'react';
import { saysMore } from '#app/domain/crm/import/plan-import.ts';
import { choicesOf } from '#app/domain/crm/import/value-guesses.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { Duplicates } from './duplicates.tsx';
import { nothingReason, rowsWithLoss } from './import-result.ts';
import { chosenRows, type ChosenRows, type ImportChoices } from './import-rows.ts';
import type { DryRun } from './import-work.ts';
import { InvalidRows, LostCells } from './lost-cells.tsx';
import { StepHead } from './step-head.tsx';
import type { ImportState } from './use-import.ts';
import { ValueMapping } from './value-choices.tsx';

const verdicts = ['new', 'duplicate', 'invalid'] as const;

const tones = {
  new: 'text-band-green',
  duplicate: 'text-band-yellow',
  invalid: 'text-band-red',
} as const;

/**
 * What the import would do, and the choices left to the user: unknown values first, then cells, duplicates and rows.
 */
export function CheckStep({
  state: { found, headers, choices: chosen },
  onBack,
  onImport,
}: {
  state: Extract<ImportState, { step: 'check' }>;
  onBack: () => void;
  onImport: (rows: ChosenRows, choices: ImportChoices) => void;
}) {
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const [choices, setChoices] = useState<ImportChoices>(() => chosen ?? initialChoices(found));
  const { lost, duplicates, values: meant } = choices;
  const rows = useMemo(() => chosenRows(found, { lost, duplicates }), [found, lost, duplicates]);
  const withLoss = useMemo(() => rowsWithLoss(found), [found]);
  const updates = useMemo(() => (saysMore(rows.updates, meant) ? rows.updates : []), [rows, meant]);
  const label = useRunLabel({ ...rows, updates });
  return (
    <>
      <StepHead>{copy.steps.check}</StepHead>
      <Verdicts found={found} />
      <ValueMapping
        found={found}
        choices={choices.values}
        onChange={(values) => setChoices({ ...choices, values })}
      />
      {withLoss.length > 0 && (
        <LostCells
          rows={withLoss}
          choice={lost}
          onChange={(next) => setChoices({ ...choices, lost: next })}
        />
      )}
      {found.duplicate.length > 0 && (
        <Duplicates found={found} rows={rows} choices={choices} onChange={setChoices} />
      )}
      {found.invalid.length > 0 && <InvalidRows rows={found.invalid} headers={headers} />}
      {label === '' && rows.updates.length === 0 && (
        <p role="status">{copy.nothing[nothingReason(found)]}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {label !== '' && (
          <button
            type="button"
            className="button button-primary"
            onClick={() => onImport({ ...rows, updates }, choices)}
          >
            {label}
          </button>
        )}
        <button type="button" className="button" onClick={onBack}>
          {copy.back}
        </button>
      </div>
    </>
  );
}

/** Further rows of a company that the file itself adds become its contact people by default. */
function initialChoices({ values, duplicate }: DryRun): ImportChoices {
  const hasColleagues = duplicate.some(({ match, person }) => typeof match === 'number' && person);
  return {
    lost: 'cell',
    duplicates: hasColleagues ? 'update' : 'skip',
    values: choicesOf(values),
    updates: { policies: {}, single: new Map() },
  };
}

/** Label of the button; empty when there is nothing to do. */
function useRunLabel({ added, updates }: ChosenRows): string {
  const { language } = useVisit();
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const clients = plural(language, added.length, copy.run);
  const records = plural(language, updates.length, copy.runUpdates);
  if (updates.length === 0) return added.length === 0 ? '' : clients;
  if (added.length > 0) return fill(copy.runBoth, { clients, updates: records });
  return records.charAt(0).toLocaleUpperCase(language) + records.slice(1);
}

function Verdicts({ found }: { found: DryRun }) {
  const { language } = useVisit();
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const number = (value: number) => formatNumber(language, value);
  return (
    <dl className="ruled grid-cols-1 sm:grid-cols-3">
      {verdicts.map((verdict) => (
        <div key={verdict} className="p-4">
          <dt className="small">{copy.verdicts[verdict]}</dt>
          <dd>
            <span className={`figure tabular ${tones[verdict]}`}>
              {number(found[verdict].length)}
            </span>
            <span className="block text-xs text-dust">{copy.verdictNotes[verdict]}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

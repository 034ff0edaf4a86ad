import { useState } from 'react';
import type { Client } from '#app/domain/crm/records/entities.ts';
import {
  mergedClient,
  planMerge,
  usualChoices,
  type MergeChoices,
  type MergeField,
  type MergeSide,
} from '#app/domain/crm/records/merge.ts';
import { fill } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { pressOnce } from '../frame/double-click.ts';
import { useMutation } from '../frame/use-mutation.ts';
import { useUnsaved } from '../frame/use-unsaved.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { useList, useRecord } from '../records/use-records.ts';
import { FieldChoices, Preview, SideNames } from './merge-comparison.tsx';

/** Merges two records of one business, field by field, with a preview. */
export function MergeDialog({
  kept,
  other,
  onMerged,
  onClose,
}: {
  /** Ids of the record that stays and of the one merged into it. */
  kept: string;
  other: string;
  onMerged?: (() => void) | undefined;
  onClose: () => void;
}) {
  const {
    messages: { clientList, frame },
  } = useWorkspace();
  const { guard, close } = useUnsaved(frame, onClose);
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
          onDone={() => {
            onMerged?.();
            close();
          }}
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
  const { messages, run } = useWorkspace();
  const { merge: copy } = messages.clientList;
  const { run: once } = useMutation('frame');
  const [problem, setProblem] = useState<string | null>(null);
  const belonging = { where: { clientId: other.id }, limit: 1000 };
  const projects = useList('projects', belonging)?.items ?? [];
  const tasks = useList('tasks', belonging)?.items ?? [];
  const merged = mergedClient(kept, other, choices);

  const merge = () =>
    once(async () => {
      const failed = await run(
        (planning) => planMerge(kept, other, choices, { projects, tasks }, planning),
        fill(copy.done, { name: merged.name }),
        'dialog',
      );
      setProblem(failed);
      if (!failed) onDone();
    });

  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="text-dust">{copy.lead}</p>
      <SideNames sides={{ kept, other }} onSwap={onSwap} />
      <FieldChoices kept={kept} other={other} choices={choices} onChoose={onChoose} />
      <Preview merged={merged} projects={projects.length} tasks={tasks.length} />
      {problem && (
        <p role="alert" className="rounded-tile border border-band-red p-4 text-band-red">
          {problem}
        </p>
      )}
      <button type="button" {...pressOnce} className="button button-primary w-fit" onClick={merge}>
        {copy.run}
      </button>
    </div>
  );
}

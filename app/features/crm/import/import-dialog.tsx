import { useState } from 'react';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { Stepper } from '#app/ui/steps/stepper.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { FileStep } from './file-step.tsx';
import { importSteps, useImport } from './use-import.ts';

/** Imports clients from a table: file, columns, check, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const {
    messages: { importing: copy, frame },
  } = useWorkspace();
  const flow = useImport();
  const { state, work } = flow;
  const [problem, setProblem] = useState<string | null>(null);
  const said = async (step: Promise<string | null>) => {
    setProblem(null);
    setProblem(await step);
  };

  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <Stepper
        label={copy.steps.label}
        steps={importSteps.map((step) => copy.steps[step])}
        current={importSteps.indexOf(state.step)}
        done={copy.stepDone}
      />
      <div className="mt-6 grid grid-cols-1 gap-5">
        {problem && !work.progress && (
          <p role="alert" className="rounded-tile border border-band-red p-4 wrap-anywhere">
            {problem}
          </p>
        )}
        {work.progress ? (
          <Progress progress={work.progress} onStop={work.stop} />
        ) : state.step === 'file' ? (
          <FileStep onRead={(file, name) => void said(flow.read(file, name))} />
        ) : state.step === 'columns' ? (
          <ColumnsStep
            source={state}
            onBack={() => flow.go({ step: 'file' })}
            onCheck={(columns, marks) => void said(flow.check(state, columns, marks))}
          />
        ) : state.step === 'check' ? (
          <CheckStep
            state={state}
            onBack={() => flow.go({ ...state, step: 'columns' })}
            onImport={(rows, choices) => void said(flow.run(state, rows, choices))}
          />
        ) : (
          <DoneStep state={state} onClose={onClose} onAgain={() => flow.go({ step: 'file' })} />
        )}
      </div>
    </Modal>
  );
}

function Progress({
  progress: { task, share },
  onStop,
}: {
  progress: NonNullable<ReturnType<typeof useImport>['work']['progress']>;
  onStop: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { importing: copy },
  } = useWorkspace();
  const percent = formatNumber(language, share, { style: 'percent' });
  const label = fill(copy[task], { percent });
  return (
    <div className="grid gap-4 py-6">
      <p className="tabular">{label}</p>
      <progress
        className="h-2 w-full accent-lumen"
        aria-label={fill(copy[task], { percent: '' }).replace(/\s*:\s*$/, '')}
        value={share}
      />
      <button type="button" className="button w-fit" onClick={onStop}>
        {copy.cancel}
      </button>
    </div>
  );
}

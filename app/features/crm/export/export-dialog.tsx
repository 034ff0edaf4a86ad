import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import {
  exportContents,
  exportNeeds,
  isServerContent,
  type ExportContent,
} from '#app/domain/crm/export/export-messages.ts';
import { exportDelay, planExport } from '#app/domain/crm/plans/exports.ts';
import { formText } from '#app/domain/form-text.ts';
import { tableFormats, type TableFormat } from '#app/i18n/export-files.ts';
import { fill } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { downloadBlob } from '#app/ui/results/download.ts';
import { useVisit } from '#app/ui/visit.ts';
import { ConfirmFields } from '../account/confirm-fields.tsx';
import { FormFoot } from '../fields/form-foot.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { confirmSession } from '../session/confirm-session.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { buildExport, fetchExport, type WantedExport } from './make-export.ts';

/** Exports any table, or everything as one archive; the live CRM asks for the user's password. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { messages, backend, may } = useWorkspace();
  const { language } = useVisit();
  const { exporting, frame } = messages;
  const { dialog: copy } = exporting;
  const [content, setContent] = useState<ExportContent>('everything');
  const [format, setFormat] = useState<TableFormat>('csv');
  const { deliver, confirmation, isBusy, problem } = useDelivery(onClose);

  const contents = exportContents.filter(
    (each) => !isServerContent(each) || (backend.live !== null && may(exportNeeds[each])),
  );
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => formText(form, name) ?? '';
    await deliver({ content, format, language }, text);
  }
  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <p className="small text-dust">{backend.live ? copy.lead : copy.sandbox}</p>
      <form className="mt-4 grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <SelectField
          name="export-content"
          label={copy.content}
          value={content}
          options={contents.map((value) => ({ value, label: copy.contents[value] }))}
          onChange={setContent}
        />
        {content !== 'everything' && (
          <SelectField
            name="export-format"
            label={copy.format}
            value={format}
            options={tableFormats.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={setFormat}
          />
        )}
        {confirmation && (
          <fieldset className="grid grid-cols-1 gap-4 border-t border-line pt-4">
            <legend className="float-left font-semibold">{copy.confirmation.title}</legend>
            <ConfirmFields copy={copy.confirmation} hasSecondStep={confirmation.hasSecondStep} />
          </fieldset>
        )}
        <FormFoot
          problem={problem}
          isBusy={isBusy}
          submit={isBusy ? copy.busy : copy.submit}
          cancel={null}
        />
      </form>
    </Modal>
  );
}

/** Creates the file and downloads it; asks for the password first where the server requires it. */
function useDelivery(onDone: () => void) {
  const { messages, backend, store, run: apply, notify } = useWorkspace();
  const { during } = useCrm();
  const { pathname } = useLocation();
  const { isBusy, problem, setProblem, run } = useMutation();
  const [confirmation, setConfirmation] = useState<{ hasSecondStep: boolean } | null>(null);
  const { dialog: copy, tables, done } = messages.exporting;

  async function make(wanted: WantedExport, text: (name: string) => string) {
    if (!backend.live) return during(exportDelay, () => buildExport(store, tables, wanted));
    if (confirmation) {
      const given = { password: text('confirm-password'), code: text('confirm-code') };
      const outcome = await confirmSession(pathname, given);
      if (outcome !== 'confirmed') {
        setProblem(copy.confirmation.problems[outcome]);
        return null;
      }
    }
    const made = await fetchExport(wanted);
    if ('bytes' in made) return made;
    setConfirmation(made);
    return null;
  }

  async function deliver(wanted: WantedExport, text: (name: string) => string) {
    const outcome = await run(() => make(wanted, text));
    if (!outcome?.result) return;
    const { name, bytes } = outcome.result;
    downloadBlob(name, bytes);
    const isAll = wanted.content === 'everything';
    const format = isAll ? 'ZIP' : wanted.format === 'csv' ? 'CSV' : 'JSON';
    const what = isAll ? 'CRM' : copy.contents[wanted.content].toLocaleLowerCase(wanted.language);
    const failure = await apply((planning) => planExport(format, what, planning));
    if (!failure) notify(fill(done, { format }));
    onDone();
  }
  return { deliver, confirmation, isBusy, problem };
}

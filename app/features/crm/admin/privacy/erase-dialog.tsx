import { useState, type SubmitEvent } from 'react';
import type { ErasurePreviewPart } from '#app/domain/privacy/personal-data.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { FormFoot } from '../../fields/form-foot.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import type { Right } from '../admin-client.ts';
import { useAdmin } from '../admin-context.tsx';

/** Lists what is erased and what is kept, and asks for the address again: an erasure cannot be undone. */
export function EraseDialog({
  right,
  parts,
  onClose,
  onErased,
}: {
  right: Right;
  parts: readonly ErasurePreviewPart[];
  onClose: () => void;
  onErased: () => void;
}) {
  const { client, messages } = useAdmin();
  const { privacy: copy } = messages;
  const { isBusy, problem, run } = useMutation();
  const [mismatch, setMismatch] = useState<string>();
  const { email } = right;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isSame = textsOf(event.currentTarget)('erase-email').toLowerCase() === email;
    setMismatch(isSame ? undefined : copy.mismatch);
    if (isSame && (await run(() => client.erase(right), copy.erased))) onErased();
  }

  return (
    <Modal title={fill(copy.erasure.title, { email })} close={messages.close} onClose={onClose}>
      <p>{copy.erasure.text}</p>
      <Counted
        title={copy.goes}
        parts={parts}
        countOf={({ removed, cleared }) => removed + cleared}
      />
      <Counted title={copy.stays} parts={parts} countOf={({ kept }) => kept} />
      <form className="mt-5 grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          name="erase-email"
          type="email"
          label={copy.again}
          error={mismatch}
          required
          autoComplete="off"
        />
        <FormFoot
          problem={problem}
          isBusy={isBusy}
          submit={isBusy ? messages.busy : copy.erasure.yes}
          cancel={{ label: messages.cancel, onPress: onClose }}
        />
      </form>
    </Modal>
  );
}

function Counted({
  title,
  parts,
  countOf,
}: {
  title: string;
  parts: readonly ErasurePreviewPart[];
  countOf: (part: ErasurePreviewPart) => number;
}) {
  const { language } = useVisit();
  const { messages } = useAdmin();
  const counted = parts.filter((part) => countOf(part) > 0);
  if (counted.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="small text-dust">{title}</h3>
      <ul className="mt-1">
        {counted.map((part) => (
          <li key={part.name} className="flex justify-between gap-4 border-t border-line py-1">
            <span>{messages.privacy.parts[part.name]}</span>
            <span className="tabular">{formatNumber(language, countOf(part))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import type { WizardLink } from '#app/domain/ila/wizard-link.ts';
import { Cautions } from '#app/ui/page/cautions.tsx';

/** Lists the answers in a link that were corrected. */
export function Corrections({
  copy,
  link: { corrected, otherVersion },
  isResult,
}: {
  copy: IlaWizardCopy;
  link: WizardLink;
  isResult: boolean;
}) {
  return (
    <Cautions
      className="mx-auto mb-6 max-w-[46rem]"
      remarks={[
        corrected.length > 0 &&
          `${copy.corrected} ${corrected.map((name) => copy.fields[name]).join(', ')}`,
        otherVersion !== null && isResult && copy.otherVersion,
      ]}
    />
  );
}

import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import type { WizardLink } from '#app/domain/ila/wizard-link.ts';
import { Icon } from '#app/ui/icon.tsx';

/** What of a link had to be changed, in words. */
export function Corrections({
  copy,
  link: { corrected, otherVersion },
  isResult,
}: {
  copy: IlaWizardCopy;
  link: WizardLink;
  isResult: boolean;
}) {
  const remarks = [
    corrected.length > 0 &&
      `${copy.corrected} ${corrected.map((name) => copy.fields[name]).join(', ')}`,
    otherVersion !== null && isResult && copy.otherVersion,
  ].filter((remark) => remark !== false);
  return remarks.map((remark) => (
    <p key={remark} className="small mx-auto mb-6 flex max-w-[42rem] gap-2 text-band-yellow">
      <Icon name="triangle-alert" className="icon size-5" />
      {remark}
    </p>
  ));
}

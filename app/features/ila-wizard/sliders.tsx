import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import {
  wizardSliders,
  type WizardField,
  type WizardInput,
  type WizardSlider,
} from '#app/domain/ila/wizard-fields.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { Slider } from '#app/ui/fields/slider.tsx';
import { useVisit } from '#app/ui/visit.ts';

const sliders = Object.keys(wizardSliders) as WizardSlider[];

/** The two figures of the business profile: rating and number of reviews. */
export function Sliders({
  copy,
  initial,
  input,
  left,
}: {
  copy: IlaWizardCopy;
  /** Initial values; the sliders are uncontrolled. */
  initial: WizardInput;
  input: WizardInput;
  /** Those not shown. */
  left?: readonly WizardField[];
}) {
  const { language } = useVisit();
  return sliders
    .filter((name) => !left?.includes(name))
    .map((name) => (
      <Slider
        key={name}
        name={name}
        label={copy.fields[name]}
        help={copy.reviews.help[name]}
        {...wizardSliders[name]}
        initial={initial[name]}
        value={input[name]}
        display={
          name === 'googleRating'
            ? `${ratingText(language, input[name])} / 5`
            : formatNumber(language, input[name])
        }
      />
    ));
}

export function ratingText(language: Language, rating: number): string {
  return formatNumber(language, rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

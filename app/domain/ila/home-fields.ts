import { correctedIn, readFields, type FieldSource, type FieldValues } from '../codec/fields.ts';
import { sliderField } from '../codec/number-fields.ts';
import { recordOf } from '../codec/record-of.ts';
import { textField } from '../codec/text-field.ts';
import {
  homeDefaults,
  homeSliderIds,
  homeSliders,
  homeTexts,
  longestHomeText,
  type HomeInput,
  type HomeSlider,
} from './home-inputs.ts';

/** The fields of forms and links, in the order of a link. */
export const homeTextFields = recordOf(homeTexts, () => textField(longestHomeText));
const homeSliderFields = recordOf(homeSliderIds, (id) => sliderField(homeSliders[id]));

export type HomeTexts = FieldValues<typeof homeTextFields>;

/**
 * Parses the sliders of a form or a shared link. Invalid numbers are replaced by their default; others are clamped to
 * the slider's bounds and step. `corrected` names each corrected slider, to inform the visitor.
 */
export function readHomeInput(source: FieldSource): { input: HomeInput; corrected: HomeSlider[] } {
  const read = readFields(homeSliderFields, source);
  return { input: { ...homeDefaults, ...read.values }, corrected: correctedIn(read) };
}

/** Whether a form or a link has any slider. */
export function hasHomeInput(source: FieldSource): boolean {
  return homeSliderIds.some((id) => source.getAll(id).length > 0);
}

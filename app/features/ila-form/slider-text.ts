import { recordOf } from '#app/domain/codec/record-of.ts';
import { homeSliderIds, type HomeInput, type HomeSlider } from '#app/domain/ila/home-inputs.ts';
import { formatAmount, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';

/** A slider's value, formatted for display. */
export function sliderText(language: Language, id: HomeSlider, value: number): string {
  switch (id) {
    case 'etoiles':
      return `${formatNumber(language, value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} / 5`;
    case 'cpc':
      return formatAmount(language, value);
    default:
      return formatNumber(language, value);
  }
}

/**
 * All slider texts: formatted by the server, so that no browser creates a formatter before a slider is moved, which
 * takes 40 ms.
 */
export function sliderTexts(language: Language, input: HomeInput): Record<HomeSlider, string> {
  return recordOf(homeSliderIds, (id) => sliderText(language, id, input[id]));
}

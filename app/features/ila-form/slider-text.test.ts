import { expect, it } from 'vitest';
import type { HomeSlider } from '#app/domain/ila/home-inputs.ts';
import type { Language } from '#app/i18n/languages.ts';
import { sliderText } from './slider-text.ts';

it.each<[Language, HomeSlider, value: number, text: string]>([
  ['fr', 'etoiles', 4, '4,0 / 5'],
  ['en', 'etoiles', 4, '4.0 / 5'],
  ['es', 'etoiles', 4.6, '4.6 / 5'],
  ['fr', 'cpc', 2.5, '2,50\u00a0€'],
  ['en', 'cpc', 20, '€20'],
  ['fr', 'volumeRecherche', 10_000, '10\u00a0000'],
  ['en', 'volumeRecherche', 1000, '1,000'],
  ['es', 'kd', 30, '30'],
])('the slider text in %s of %s at %f is %j', (language, id, value, text) => {
  expect(sliderText(language, id, value)).toBe(text);
});

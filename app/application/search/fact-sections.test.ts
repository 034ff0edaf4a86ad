import { expect, it } from 'vitest';
import { madeSections } from './fact-sections.ts';

it.each([
  ['service-local', 'fr', 'SEO local : à partir de 1 200 € par mois.'],
  ['service-local', 'en', 'Local SEO: from €1,200 a month.'],
  ['service-local', 'es', 'SEO local: desde €1,200 al mes.'],
  ['service-landing', 'en', 'Landing pages: from €1,500, paid once.'],
] as const)('the price of %s says in %s how often it is paid', (screen, language, sentence) => {
  const [section] = madeSections(screen, language);
  expect(section?.text.replaceAll(/\s/g, ' ')).toContain(sentence);
});

import { expect, it } from 'vitest';
import { findOnSite } from '../answers/answer-question.ts';
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

it.each([
  ['fr', 'puis-je payer en plusieurs fois ?', 'Vous payez chaque mois'],
  ['en', 'can I pay in installments?', 'You pay monthly'],
  ['es', '¿puedo pagar a plazos?', 'Usted paga cada mes'],
] as const)(
  'a question about payment is answered with the billing in %s',
  (language, text, words) => {
    const found = findOnSite({ text, language, isOpen: () => true });
    expect('passages' in found ? found.passages[0]?.text : null).toContain(words);
  },
);

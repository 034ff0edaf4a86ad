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
  ['fr', 'quels sont vos tarifs ?', 'E-commerce localisé 3 000 €'],
  ['es', '¿cuáles son sus precios?', 'Tiendas en línea €3,000'],
  ['fr', 'prix du SEO local', 'SEO local : à partir de 1 200 € par mois'],
  ['fr', 'travaillez-vous le week-end ?', 'Lundi au vendredi'],
  ['fr', 'est-ce que je reste propriétaire de mon site ?', 'si vous partez, vous les gardez'],
  ['es', 'la web es mía', 'se quedan con usted'],
  ['es', '¿dónde están?', 'Nuestras oficinas'],
  ['fr', 'vous faites instagram ?', 'Publicité Facebook et Instagram'],
  ['en', 'how does the heat map work', 'local ranking changes'],
] as const)('in %s, « %s » gets a passage that answers it', (language, text, words) => {
  const found = findOnSite({ text, language, isOpen: () => true });
  const said = 'passages' in found ? found.passages[0]?.text : null;
  expect(said?.replaceAll(/\s/g, ' ')).toContain(words);
});

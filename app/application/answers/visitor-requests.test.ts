import { expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { officesIn } from '#app/content/company/offices.ts';
import { contentOf } from '#app/content/content.ts';
import type { Language } from '#app/i18n/languages.ts';
import { findOnSite, quoteAnswer } from './answer-question.ts';

/** Address and text of the first passage; null if the site has none. */
function answerTo(text: string, language: Language): readonly [string, string] | null {
  const found = findOnSite({ text, language, isOpen: () => true });
  if (found.kind === 'unknown') return null;
  const [{ address, text: quoted }] = found.passages;
  return [address, quoted];
}

it.each([
  ['fr', 'je veux parler à un humain'],
  ['en', 'I want a human'],
  ['es', 'hablar con una persona'],
  ['fr', 'talk to a person'],
] as const)('in %s, « %s » leads to the phone number and the form', (language, text) => {
  expect(answerTo(text, language)).toEqual([
    '/contact',
    expect.stringContaining(company.phoneDisplay),
  ]);
});

it.each([
  ['en', 'i paid and nobody answered me'],
  ['es', 'su herramienta no funciona'],
  ['fr', 'je veux être remboursée'],
] as const)(
  'in %s, the complaint « %s » leads to the phone number and the form',
  (language, text) => {
    expect(answerTo(text, language)).toEqual([
      '/contact',
      expect.stringContaining(company.phoneDisplay),
    ]);
  },
);

it.each([
  ['en', 'thanks'],
  ['es', 'gracias'],
  ['fr', 'merci beaucoup'],
] as const)('in %s, « %s » is not searched for, and gets a polite reply', (language, text) => {
  const question = { text, language, isOpen: () => true };
  expect(answerTo(text, language)).toBeNull();
  expect(quoteAnswer(question)).toEqual({
    kind: 'greeting',
    text: contentOf(language).answers.thanks,
  });
});

it.each([
  ['fr', 'Qui sont les membres de votre équipe ?'],
  ['en', 'Who are the members of your team?'],
  ['en', 'Who is on your team?'],
  ['es', '¿Quiénes son los miembros de su equipo?'],
  ['es', '¿Quién forma parte del equipo?'],
  ['fr', 'Who are the members of your team?'],
] as const)('in %s, « %s » is answered with the names of the team', (language, text) => {
  expect(answerTo(text, language)).toEqual([
    '/contact#equipe',
    expect.stringMatching(
      contentOf(language)
        .team.map(({ name }) => name)
        .join('.*'),
    ),
  ]);
});

it.each([
  ['fr', 'Avez-vous un bureau à Québec ?'],
  ['fr', 'Y a-t-il un bureau à Laval ?'],
  ['en', 'Do you have an office in Québec City?'],
  ['es', '¿Tienen oficina en Quebec?'],
] as const)('in %s, « %s » is answered with the existing offices', (language, text) => {
  expect(answerTo(text, language)).toEqual([
    '/contact',
    expect.stringContaining(officesIn(language).at(-1)?.city ?? ''),
  ]);
});

it.each([
  ['fr', 'vous êtes des voleurs'],
  ['en', 'you are idiots'],
  ['es', 'son unos ladrones'],
] as const)('in %s, « %s » gets no answer', (language, text) => {
  expect(answerTo(text, language)).toBeNull();
});

it.each([
  ['fr', 'quels sont vos horaires ?', /9\sh/],
  ['en', 'opening hours?', /9\sa\.m\./],
  ['es', '¿cuáles son sus horarios?', /9\sa\.m\./],
  ['fr', 'Êtes-vous ouverts le samedi ?', /9\sh/],
  ['en', 'What time do you open?', /9\sa\.m\./],
  ['en', 'What are your hours?', /9\sa\.m\./],
  ['es', '¿Cuál es su horario?', /9\sa\.m\./],
] as const)('in %s, « %s » is answered with the opening hours', (language, text, hours) => {
  expect(answerTo(text, language)?.[1]).toMatch(hours);
});

it.each([
  ['fr', 'Puis-je annuler mon contrat ?', /préavis écrit au devis/],
  ['fr', 'comment résilier ?', /préavis écrit au devis/],
  ['en', 'can I cancel anytime?', /notice set out in your quote/],
  ['es', '¿Puedo cancelar mi contrato?', /aviso previo que fija la cotización/],
] as const)('in %s, « %s » is answered with the cancellation terms', (language, text, terms) => {
  expect(answerTo(text, language)).toEqual(['/methode-iluma', expect.stringMatching(terms)]);
});

it.each([
  ['fr', 'Combien coûte le SEO local pour une fleuriste ?', /1\s200\s€/],
  ['fr', 'cb coute le seo local pour un salon de coifure', /1\s200\s€/],
  ['en', 'How much does local SEO cost for a physio clinic?', /€1,200/],
  ['en', 'google ads price for plumbers', /€2,000/],
  ['es', '¿Cuánto cuesta el SEO local para un consultorio de fisioterapia?', /€1,200/],
  ['es', 'precio google ads para plomeros', /€2,000/],
] as const)(
  'in %s, « %s » is answered with the price, whatever the business',
  (language, text, price) => {
    expect(answerTo(text, language)?.[1]).toMatch(price);
  },
);

it.each([
  ['en', 'hwo much for google adds', /€2,000/],
  ['es', 'cuanto por anuncios en gogle', /€2,000/],
  ['en', 'who owns this company', /company/],
  ['en', 'cancel my subscription', /notice set out in your quote/],
  ['en', 'do i own my website after', /you take it all with you|yours/],
] as const)('in %s, « %s » is answered', (language, text, answer) => {
  expect(answerTo(text, language)?.[1]).toMatch(answer);
});

it('“how much” about a client’s results leads to the case study', () => {
  const [address] = answerTo('how much did sales grow at Literie Amitié', 'en') ?? [];
  expect(address).toBe('/etudes-de-cas/literie-amitie');
});

it.each([
  ['fr', 'combien coûte une coupe de cheveux dans un salon'],
  ['en', 'how much does a haircut cost in a salon'],
  ['es', 'cuánto cuesta un corte de pelo en una peluquería'],
  ['es', 'cuanto vale un corte de pelo'],
  ['en', 'how much does a plumber charge per hour'],
  ['en', 'how much does it cost to open a coffee shop'],
  ['es', 'cuanto cobra un plomero por hora'],
  ['fr', 'combien gagne un boulanger'],
] as const)(
  'in %s, « %s » asks for somebody else’s price, and gets no answer',
  (language, text) => {
    expect(answerTo(text, language)).toBeNull();
  },
);

it.each([
  ['fr', 'How much does it cost?', /€|prix/],
  ['es', 'combien ça coûte', /€|precio/],
  ['es', 'Combien coûte le SEO local ?', /€1,200/],
  ['fr', '¿Cuánto cuesta el SEO local?', /1\s200\s€/],
  ['en', '¿cuánto cuesta?', /€|price/],
  ['fr', 'where are you located?', /Montréal/],
  ['es', 'do you speak english?', /inglés/],
  ['en', '¿hablan español?', /Spanish/],
  ['en', 'parlez-vous français ?', /French/],
] as const)('in %s, « %s » is answered in the page’s language', (language, text, answer) => {
  expect(answerTo(text, language)?.[1]).toMatch(answer);
});

it.each([
  ['fr', 'Who invented the telephone?'],
  ['en', '¿Quién ganó el partido?'],
  ['es', 'What is the weather tomorrow?'],
] as const)(
  'in %s, « %s » is off topic in another language, and gets no answer',
  (language, text) => {
    expect(answerTo(text, language)).toBeNull();
  },
);

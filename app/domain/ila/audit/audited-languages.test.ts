import { expect, it } from 'vitest';
import { auditedLanguages } from './audited-languages.ts';

it.each([
  ['fr', 'Protection des renseignements personnels'],
  ['fr', 'Loi 25'],
  ['fr', 'Traitement des données'],
  ['en', 'GDPR & Cookies'],
  ['es', 'Política de tratamiento de datos personales'],
  ['es', 'Habeas data'],
  ['es', 'RGPD'],
] as const)('in %s, %j is recognized as a link to the privacy page', (language, name) => {
  expect(name).toMatch(auditedLanguages[language].privacy);
});

it.each([
  ['fr', 'Infos légales'],
  ['en', 'Disclaimer'],
  ['en', 'T&Cs'],
  ['es', 'Condiciones generales'],
] as const)('in %s, %j is recognized as a link to the legal page', (language, name) => {
  expect(name).toMatch(auditedLanguages[language].legal);
});

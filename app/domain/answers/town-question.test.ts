import { describe, expect, it } from 'vitest';
import { asksWhatIsSold, townQuestion } from './town-question.ts';

describe('the town in a question', () => {
  it.each([
    ['Agence de SEO local à Laval', 'laval'],
    ['mon café à Montréal', 'montreal'],
    ['pub insta à Mtl', 'montreal'],
    ['Google Ads à Québec', 'quebec'],
    ['bakery in Quebec City', 'quebec'],
    ['tienda en la ciudad de Quebec', 'quebec'],
    ['un restaurante en Nueva York', 'new-york'],
    ['a bar in New-York', 'new-york'],
    ['agencia en NY', 'new-york'],
    ['my address in Laval is wrong on Google', 'laval'],
    ['travaillez-vous au Québec ?', null],
    ['les lois du Québec', null],
    ['il n’y a pas d’avis', null],
    ['un cours à l’Université Laval', null],
    ['agence SEO à Toronto', null],
    ['full address of the Montreal branch', null],
  ])('« %s »: %s', (question, town) => {
    expect(townQuestion(question)?.town ?? null).toBe(town);
  });
});

describe('questions about services in a town', () => {
  it.each([
    ['fr', 'travaillez vous avec des commerces de', true],
    ['fr', '', true],
    ['fr', 'les meilleurs restaurants de', false],
    ['en', 'what do you offer in', true],
    ['en', 'I’m a hairdresser in , can you help?', true],
    ['en', 'my bakery needs help in', true],
    ['fr', 'pouvez vous aider un plombier à', true],
    ['es', 'soy peluquera en , ¿me pueden ayudar?', true],
    ['en', 'best pizza in', false],
    ['es', '¿trabajan en ?', true],
    ['es', 'vuelos baratos a', false],
  ] as const)('in %s, « %s » asks about services: %s', (language, rest, asked) => {
    expect(asksWhatIsSold(rest, language)).toBe(asked);
  });
});

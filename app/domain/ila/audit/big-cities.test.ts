import { describe, expect, it } from 'vitest';
import { mayBeSuburb } from './big-cities.ts';
import { shortNames } from './checks/shown-town.ts';

describe('a town may be in the suburbs of a big city that a title names', () => {
  it.each([
    ['Côte-Saint-Luc', 'Dentiste à Montréal'],
    ['Collingwood', 'Swift Plumbing, Melbourne'],
    ['Alcorcón', 'Clínica veterinaria en Madrid'],
    ['Tlaquepaque', 'Notaría en Guadalajara'],
    // Two cities of one area.
    ['Gatineau', 'Déménageurs d’Ottawa'],
    ['Fort Worth', 'Roofing in Dallas'],
  ])('%s, %s', (town, title) => {
    expect(mayBeSuburb(town, title)).toBe(true);
  });

  it.each([
    ['Nantes', 'Plombier à Lyon'],
    ['Leeds', 'Apex Roofing, London'],
    ['Collingwood', 'Swift Plumbing, good and cheap'],
  ])('not %s, %s', (town, title) => {
    expect(mayBeSuburb(town, title)).toBe(false);
  });
});

it.each([
  ['Cercado de Lima', 'lima'],
  ['Esch-sur-Alzette', 'esch'],
  ['Alcalá de Henares', 'alcala'],
  ['Chamonix-Mont-Blanc', 'chamonix'],
  ['Haleʻiwa', 'haleiwa'],
])('%s is called %s', (town, name) => {
  expect(shortNames(town)).toContain(name);
});

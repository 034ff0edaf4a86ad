import { describe, expect, it } from 'vitest';
import { mayBeSuburb } from './big-cities.ts';
import { shortNames } from './checks/shown-town.ts';

describe('whether a town may be a suburb of a big city in a title', () => {
  it.each([
    ['Côte-Saint-Luc', 'Dentiste à Montréal', '+15145551234'],
    ['Collingwood', 'Swift Plumbing, Melbourne', '+61394171234'],
    ['Alcorcón', 'Clínica veterinaria en Madrid', '+34916431234'],
    ['Tlaquepaque', 'Notaría en Guadalajara', '+523336351234'],
    // Two cities in one area.
    ['Gatineau', 'Déménageurs d’Ottawa', '+18195551234'],
    ['Fort Worth', 'Roofing in Dallas', '+18175551234'],
    // Other cities have the same name, in this country or another.
    ['Cambridge', 'Boston Wedding Florist', '+16175551234'],
    ['Vancouver', 'Portland Deck Builders', '+13605551234'],
    ['Richmond', 'Dog walkers in London', '+442089401234'],
    ['Komoka', 'Roofing in London', '+15195551234'],
    ['Annemasse', 'Garde d’enfants à Genève', '+33450371234'],
  ])('may be: %s, %s', (town, title, phone) => {
    expect(mayBeSuburb(town, title, [phone])).toBe(true);
    expect(mayBeSuburb(town, title, [])).toBe(true);
  });

  it.each([
    ['Nantes', 'Plombier à Lyon', '+33240041234'],
    ['Leeds', 'Apex Roofing, London', '+441132345678'],
    ['Collingwood', 'Swift Plumbing, good and cheap', '+61394171234'],
    // A common word, a person's name, and a city in another country.
    ['Shrewsbury', 'Nice people, good physiotherapy', '+441743361234'],
    ['Reno', 'Charlotte’s Bakery: bread and cakes', '+17755551234'],
    ['Albacete', 'Gafas Orlando al mejor precio', '+34967211234'],
  ])('is not: %s, %s', (town, title, phone) => {
    expect(mayBeSuburb(town, title, [phone])).toBe(false);
  });
});

it.each([
  ['Hialeah', 'Movers in Seattle', '+13058852040', '33010', false],
  ['Bellevue', 'Movers in Seattle', '+14258852040', '98004', true],
  ['Provins', 'Caviste à Marseille', '+33164001234', '77160', false],
  ['Provins', 'Caviste à Paris', '+33164001234', '77160', true],
  ['Tarazona', 'Taller en Sevilla', '+34976641234', '50500', false],
  ['Rimouski', 'Entrepôts à Montréal', '+14187231234', 'G5L 1M8', false],
  // In another country, and without any known postal code.
  ['Tournai', 'Chocolatier à Lille', '+3269221234', '7500', true],
  ['Annemasse', 'Garde d’enfants à Genève', '+33450371234', '74100', true],
])('with a postal code: %s, %s, %s, %s: %s', (town, title, phone, code, expected) => {
  expect(mayBeSuburb(town, title, [phone], [code])).toBe(expected);
});

it.each([
  ['Cercado de Lima', 'lima'],
  ['Esch-sur-Alzette', 'esch'],
  ['Alcalá de Henares', 'alcala'],
  ['Chamonix-Mont-Blanc', 'chamonix'],
  ['Haleʻiwa', 'haleiwa'],
])('the short names of %s include %s', (town, name) => {
  expect(shortNames(town)).toContain(name);
});

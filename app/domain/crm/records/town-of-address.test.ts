import { expect, it } from 'vitest';
import { townOfAddress } from './town-of-address.ts';

it.each([
  ['12, rue des Pins, Montréal', 'Montréal'],
  ['3, rue des Pins', ''],
  ['3 rue des Pins', ''],
  ['rue des Pins', ''],
  ['3, Grande Allée', ''],
  ['12345 Main Street', ''],
  ['Montréal', 'Montréal'],
  ['', ''],
  ['Canada', 'Canada'],
  ['88, rue des Érables, Rimouski, QC', 'Rimouski'],
  ['Montréal, 312, rue des Constellations, QC', 'Montréal'],
  ['Québec, 21, rue de l’Aube, QC', 'Québec'],
  ['21, rue de l’Aube, Québec', 'Québec'],
  ['21, rue de l’Aube, Lévis, Québec, Canada', 'Lévis'],
  ['4500, boul. Saint-Laurent, bureau 200, Montréal (Québec) H2T 1R2', 'Montréal'],
  ['12 rue Roy, Montréal, QC H2L 1A1, Canada', 'Montréal'],
  ['12 rue Roy, Montréal QC, H2L 1A1', 'Montréal'],
  ['5 rue Oberkampf, 75011 Paris, France', 'Paris'],
  ['10 Main St, Burlington, VT 05401, USA', 'Burlington'],
  ['10 Main St., Suite 4, Toronto, Ontario', 'Toronto'],
  ['221B Baker Street, London NW1 6XE, United Kingdom', 'London'],
  ['Calle Mayor 5, 28013 Madrid, España', 'Madrid'],
  [' , , ', ''],
])('the town of %j is %j', (address, town) => {
  expect(townOfAddress(address)).toBe(town);
});

import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it.each([
  ['Montréal, 312, rue des Constellations, QC', 'Montréal'],
  ['Montréal', 'Montréal'],
  ['Montréal QC, 312, rue des Constellations', 'Montréal QC'],
  ['Carrefour Laval, Laval, QC', 'Carrefour Laval, Laval'],
  ['12 rue Roy, Montréal, QC H2L 1A1, Canada', '12 rue Roy, Montréal'],
  ['12, rue des Pins, Montréal', '12, rue des Pins, Montréal'],
  ['12B, rue des Pins, Montréal', '12B, rue des Pins, Montréal'],
  ['3, rue des Pins', '3, rue des Pins'],
  ['rue des Pins', 'rue des Pins'],
  [' , Laval', 'Laval'],
  ['', ''],
])('shortens %j to %j', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});

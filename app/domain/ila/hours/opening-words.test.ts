import { expect, it } from 'vitest';
import { mayStateHours } from './opening-words.ts';

it.each([
  'Cours : lundi 18h30, mercredi 12h15',
  'Ouvert du jeudi au dimanche en mars et avril',
  'Permanence au cabinet de 7h à 7h45',
  'Service midi et soir, fermeture le mercredi',
  'Open most days 11-4',
  'Winter: weekends only, 11 – 4',
  'Lessons daily at 8 am to 10 am',
  'Service midi et soir, sauf lundi et mardi',
  'Lessons daily 9am, 11.30am and 2pm',
  'Mon\nTue\nWed\nVinyasa\n6:30am\n9am',
  'Vente à la ferme le mercredi et le samedi matin',
  'Mon–Fri, school hours',
  'Lessons daily at 8, 10 and 1',
  'Visitas: sábados y domingos a las 12:00 y a las 17:00',
  'Midi et soir, du mercredi au dimanche',
  'Tuesday to Saturday, lunch and dinner',
  'De martes a domingo, mediodía y noche',
  '10 – 4, Monday to Saturday',
  'De 10 a 4, de lunes a sábado',
])('%j may state opening hours', (text) => {
  expect(mayStateHours(text)).toBe(true);
});

it.each([
  'Ouvert toute l’année depuis 2012',
  'Classes for ages 3 to 12. Tuesday 10 to 12 people.',
  'Le lundi 12 mars 2026',
  'Tasting menu with 3 to 5 Mondavi wines',
  'Free lunch for the team. Monday is our day',
  'Arrivée à partir de 16h, départ avant 10h',
  'Open 2019-2020',
  'Concert le samedi 14 juin à 17h',
  'Annual Gala: Saturday, June 14, 2025, 6 PM – 10 PM',
  'Expo: domingo 16 de marzo de 11:00 a 18:00 h',
  'Appelez le 514 272-0142',
])('%j states no opening hours', (text) => {
  expect(mayStateHours(text)).toBe(false);
});

import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import type { CalendarEvent } from '#app/domain/delivery/email.ts';
import { invitationFile } from './invitation.ts';

const event: CalendarEvent = {
  uid: '0198@iluma.example',
  sequence: 2,
  isCancelled: false,
  start: Date.parse('2026-12-01T14:00:00Z'),
  end: Date.parse('2026-12-01T14:15:00Z'),
  stamp: Date.parse('2026-11-30T13:00:00Z'),
  summary: 'Rendez-vous avec Inès Caron ; 15 minutes, « sans engagement »',
  description: `Première ligne\nDeuxième ligne, ${'longue '.repeat(30)}`.trim(),
  location: '514 555-0142',
  organizer: { name: 'Inès Caron', email: 'ines.caron@iluma.example' },
  attendee: { name: 'Ana "La" Ruiz', email: 'ana@exemple.example' },
};

/** The file as parsed by another library. */
function read(given: CalendarEvent) {
  const text = invitationFile(given);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('The file has no event');
  return { text, calendar, component, event: new ICAL.Event(component) };
}

it('another library parses the invitation with all its values', () => {
  const { calendar, component, event: found } = read(event);
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(found.uid).toBe(event.uid);
  expect(found.sequence).toBe(2);
  expect(found.startDate.toJSDate().getTime()).toBe(event.start);
  expect(found.endDate.toJSDate().getTime()).toBe(event.end);
  expect(found.summary).toBe(event.summary);
  expect(found.description).toBe(event.description);
  expect(found.location).toBe(event.location);
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:ines.caron@iluma.example');
  expect(String(found.attendees[0]?.getFirstValue()).toLowerCase()).toBe(
    'mailto:ana@exemple.example',
  );
});

it('a cancellation refers to the same meeting', () => {
  const { calendar, component, event: found } = read({ ...event, sequence: 3, isCancelled: true });
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect([found.uid, found.sequence]).toEqual([event.uid, 3]);
});

it('lines have at most 75 bytes and end with CRLF (RFC 5545)', () => {
  const { text } = read(event);
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

import { expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { screenIds } from '#app/i18n/paths.ts';
import { autoAssign, createLead } from '../team/team.ts';
import { leadServices, serviceByScreen, serviceOf, toolByScreen } from './lead-services.ts';

it.each([...Object.keys(serviceByScreen), ...Object.keys(toolByScreen)])('%s is a screen', (id) => {
  expect(screenIds).toContain(id);
});

it.each([
  ['seo', null, 'seo'],
  ['youtube', 'adluma', 'youtube'],
  ['devis', 'adluma', 'google ads'],
  ['', 'service-local', 'visibilité locale'],
  ['consultation', null, 'consultation'],
  ['', 'home', ''],
  ['', null, ''],
  ['', 'toString', ''],
] as const)('subject %j from %j is about %j', (subject, screen, service) => {
  expect(serviceOf(subject, screen)).toBe(service);
});

it('every service is assigned when the whole team is available', () => {
  const present = contentOf('fr').team.map((member) => ({
    ...member,
    status: 'available' as const,
  }));
  const left = leadServices.filter(
    (service) =>
      autoAssign(createLead({ service }, { id: '1', now: '' }), present).assignedTo === null,
  );
  expect(left).toEqual([]);
});

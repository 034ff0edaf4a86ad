import { describe, expect, it } from 'vitest';
import {
  assignLead,
  autoAssign,
  createLead,
  withStatus,
  type Member,
  type MemberStatus,
} from './team.ts';

const now = '2026-01-15T12:00:00.000Z';
const leadFor = (service: string) => createLead({ service, nom: 'Ana' }, { id: 'l1', now });

const member = (id: string, status: MemberStatus, ...services: string[]): Member => ({
  id,
  status,
  services,
});
const members = [
  member('busy', 'busy', 'seo', 'youtube'),
  member('ines', 'available', 'seo', 'visibilité locale', 'landing pages'),
  member('mateo', 'available', 'google ads', 'seo technique'),
  member('gone', 'offline', 'podcasts'),
];

it('a new lead has the status new and no assignee (TEAM-08)', () => {
  expect(leadFor('seo')).toEqual({
    id: 'l1',
    createdAt: now,
    status: 'new',
    assignedTo: null,
    service: 'seo',
    nom: 'Ana',
  });
});

it('assigning a lead sets its status to assigned (TEAM-09)', () => {
  expect(assignLead(leadFor('seo'), 'ines')).toMatchObject({
    status: 'assigned',
    assignedTo: 'ines',
  });
});

describe('automatic assignment (TEAM-10 to TEAM-12)', () => {
  it.each([
    ['seo', 'ines', 'the first who is available'],
    ['landing', 'ines', 'part of what is offered'],
    ['campagne google ads', 'mateo', 'what is offered is part of it'],
    ['Visibilite Locale', 'ines', 'whatever accents and case'],
    ['youtube', null, 'only somebody busy takes it'],
    ['podcasts', null, 'only somebody offline takes it'],
    ['comptabilité', null, 'nobody takes it'],
    ['', null, 'nothing is said'],
  ])('%o goes to %s: %s', (service, id, _why) => {
    expect(autoAssign(leadFor(service), members)).toMatchObject({
      status: id ? 'assigned' : 'new',
      assignedTo: id,
    });
  });
});

it('changing a member’s status affects no other member (TEAM-06)', () => {
  const changed = withStatus(members, 'ines', 'offline');
  expect(changed.map(({ status }) => status)).toEqual(['busy', 'offline', 'available', 'offline']);
  expect(autoAssign(leadFor('seo'), changed).assignedTo).toBe('mateo');
});

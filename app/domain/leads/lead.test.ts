import { array, assert, constantFrom, property, uuid } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Member } from '../team/team.ts';
import { planAnswer } from './answered-lead.ts';
import { referenceOf, referencePattern } from './lead-reference.ts';
import {
  canMove,
  isOpen,
  leadStatuses,
  placeLead,
  planMove,
  publicStatusOf,
  type LeadSubmission,
  type LeadMove,
} from './lead.ts';
import type { SpamReport } from './spam.ts';

const now = '2026-01-15T12:00:00.000Z';

const arrival: LeadSubmission = {
  name: 'Ana',
  email: 'ana@exemple.example',
  phone: '',
  company: '',
  subject: 'seo',
  message: 'Bonjour',
  service: 'seo',
  language: 'fr',
  page: '/contact',
  attachments: [],
  campaign: null,
  notice: { version: '1', wording: 'Pour vous répondre.' },
};
const members: Member[] = [{ id: 'ines', status: 'available', services: ['seo'] }];
const id = '0196f0a0-1111-7000-8000-00ffffffffff';
const clear = { score: 0, signals: [] };
const place = (over: Partial<LeadSubmission> = {}, spam: Partial<SpamReport> = clear) =>
  placeLead(
    { ...arrival, ...over },
    {
      id,
      reference: referenceOf(id),
      now: '2026-01-15T12:00:00.000Z',
      spam: { ...clear, ...spam },
      members,
    },
  );

describe('a submitted lead', () => {
  it.each([
    ['is somebody’s who takes on the service (TEAM-10)', place(), 'assigned', 'ines'],
    ['stays new when nobody does (TEAM-12)', place({ service: 'podcasts' }), 'new', null],
    ['stays new when it says nothing', place({ service: '' }), 'new', null],
    ['is nobody’s while it is suspect', place({}, { score: 60 }), 'quarantined', null],
    ['is not held back for a doubt', place({}, { score: 59 }), 'assigned', 'ines'],
  ])('%s', (_what, lead, status, assignedTo) => {
    expect(lead).toMatchObject({
      ...arrival,
      id,
      status,
      assignedTo,
      version: 1,
      service: lead.service,
    });
  });
});

it('stores a flood without attachments, and other spam with them', () => {
  const attachments = [{ tool: 'chat', version: '1', inputs: ['Bonjour'], result: null }] as const;
  const flood = place({ attachments }, { score: 60, signals: ['flood-from-address'] });
  expect(flood).toMatchObject({ status: 'quarantined', attachments: [], message: 'Bonjour' });
  expect(place({ attachments }, { score: 100, signals: ['honeypot'] })).toMatchObject({
    status: 'quarantined',
    attachments,
  });
});

describe('handling a lead', () => {
  const who = { assignedTo: 'ines' };
  it.each<[LeadMove, (typeof leadStatuses)[number][], string, string | null]>([
    ['assign', ['new', 'assigned'], 'assigned', 'mateo'],
    ['take', ['new'], 'assigned', 'mateo'],
    ['give-back', [], 'new', null],
    ['unassign', ['assigned'], 'new', null],
    ['quarantine', ['new', 'assigned'], 'quarantined', 'ines'],
    ['release', ['quarantined'], 'new', null],
    ['convert', ['new', 'assigned'], 'converted', 'ines'],
    ['close', ['new', 'assigned', 'quarantined'], 'closed', 'ines'],
    ['reopen', ['closed'], 'new', null],
  ])('allows %s only from %j', (move, from, status, assignedTo) => {
    for (const each of leadStatuses) {
      const planned = planMove({ ...who, status: each }, move, 'mateo');
      expect(planned).toEqual(from.includes(each) ? { status, assignedTo } : null);
    }
  });

  it('allows only the assignee to give it back', () => {
    const lead = { ...who, status: 'assigned' } as const;
    expect(planMove(lead, 'give-back', 'ines')).toEqual({ status: 'new', assignedTo: null });
    expect(planMove(lead, 'give-back', null)).toBeNull();
  });

  it('rejects an assignment to nobody', () => {
    expect(planMove({ ...who, status: 'new' }, 'assign', null)).toBeNull();
  });

  it.each([
    ['new', 'ines', 'assigned', 'ines'],
    // An integration has no account.
    ['new', null, 'new', null],
    ['assigned', 'ines', 'assigned', 'mateo'],
    ['closed', 'ines', 'closed', 'mateo'],
  ] as const)(
    'answering a %s lead as %j leaves it %s, assigned to %j',
    (status, memberId, then, of) => {
      const left = { status: then, assignedTo: of };
      const assignedTo = status === 'new' ? null : 'mateo';
      const unanswered = { status, assignedTo, answeredAt: null, answeredBy: null };
      const answer = { memberId, name: 'Inès', at: now };
      const answered = planAnswer(unanswered, answer);
      expect(answered).toEqual({ ...left, answeredAt: now, answeredBy: 'Inès' });
      expect(planAnswer(answered, { ...answer, name: 'Mateo', at: 'later' })).toEqual(answered);
    },
  );

  it('never moves a converted lead', () => {
    const move = constantFrom<LeadMove[]>(
      'assign',
      'take',
      'give-back',
      'unassign',
      'quarantine',
      'release',
      'close',
      'reopen',
    );
    assert(
      property(array(move), (tried) => {
        expect(tried.some((each) => canMove({ status: 'converted' }, each))).toBe(false);
      }),
    );
  });
});

it('shows a quarantined lead to the visitor like a new one', () => {
  const told = (answeredAt: string | null) =>
    leadStatuses.map((status) => [status, publicStatusOf({ status, answeredAt })]);
  const rest = [
    ['new', 'received'],
    ['assigned', 'assigned'],
    ['quarantined', 'received'],
  ];
  expect(told(null)).toEqual([...rest, ['converted', 'assigned'], ['closed', 'done']]);
  expect(told(now)).toEqual([...rest, ['converted', 'done'], ['closed', 'done']]);
});

it.each([
  ['new', true, true],
  ['assigned', true, true],
  ['quarantined', false, false],
  ['converted', true, false],
  ['closed', false, false],
] as const)('a %s lead is open without an answer: %s, with one: %s', (status, ...open) => {
  const found = [null, now].map((answeredAt) => isOpen({ status, answeredAt }));
  expect(found).toEqual([open[0], open[1]]);
});

describe('a reference', () => {
  it('is derived from the end of the id', () => {
    expect(referenceOf(id)).toBe('IL-ZZZZ-ZZZZ');
    expect(referenceOf('0196f0a0-1111-7000-8000-000000000001')).toBe('IL-0000-0001');
  });

  it('has no ambiguous letters, for any id', () => {
    assert(
      property(uuid(), (each) => {
        expect(referenceOf(each)).toMatch(referencePattern);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { adminSectionsOf, canRevert, changedFields, type AuditListItem } from './administration.ts';

describe('sections of the administration', () => {
  it.each([
    [['all'], ['envois', 'webhooks', 'vie-privee', 'historique', 'cles', 'equipe']],
    [['read', 'leads'], ['envois']],
    [['integrations'], ['webhooks', 'cles']],
    [['read'], []],
  ])('for the permissions %j are %j', (permissions, sections) => {
    expect(adminSectionsOf(permissions)).toEqual(sections);
  });
});

describe('fields changed by an audit entry', () => {
  it.each([
    [{ name: 'A' }, { name: 'A' }, []],
    [{ name: 'A' }, { name: 'B' }, [{ field: 'name', before: 'A', after: 'B' }]],
    [null, { name: 'B' }, [{ field: 'name', before: null, after: 'B' }]],
    [{ contact: { email: 'a' } }, null, [{ field: 'contact.email', before: 'a', after: null }]],
    [{ tags: [] }, { tags: ['x'] }, [{ field: 'tags', before: null, after: '[\n "x"\n]' }]],
    [{ isDone: false }, { isDone: true }, [{ field: 'isDone', before: 'false', after: 'true' }]],
    [null, null, []],
    ['a', 'b', [{ field: '', before: 'a', after: 'b' }]],
  ])('from %j to %j are %j', (before, after, fields) => {
    expect(changedFields(before, after)).toEqual(fields);
  });
});

describe('whether an audit entry can be reverted', () => {
  it.each([
    ['client', null, {}, true],
    ['entry', {}, null, true],
    ['cockpit', null, {}, false],
    ['cockpit', {}, {}, true],
    ['session', null, {}, false],
    ['task', null, null, false],
  ])('a %s from %j to %j: %s', (entity, before, after, isPossible) => {
    expect(canRevert({ entity, before, after } as AuditListItem)).toBe(isPossible);
  });
});

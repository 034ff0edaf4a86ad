import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { auditName } from '#app/domain/staff/administration.ts';
import { aClient } from '../../../../../test/contracts/crm-samples.ts';
import { auditFacts } from './audit-facts.ts';

const { admin, crm } = contentOf('fr');
const messages = { admin, crm, language: 'fr' } as const;

describe('the facts of an audit log entry', () => {
  it('have the labels and values of the CRM screens', () => {
    const before = aClient({ id: 'c1', name: 'Salon', status: 'prospect', revenue: 0 });
    const after = { ...before, version: 2, status: 'active', revenue: 1200 } as const;
    const facts = auditFacts({ entity: 'client', before, after }, messages);
    expect(facts.map(({ label }) => label)).toEqual([
      crm.form.fields.status,
      crm.form.fields.revenue,
    ]);
    expect(facts[0]).toMatchObject({ before: 'Prospect', after: 'Actif' });
    expect(facts[1]?.after).toMatch(/1\s200/u);
  });

  it.each([
    ['staff', { role: 'member' }, { role: 'read-only' }, [admin.staff.roles['read-only']]],
    ['role', { requiresSecondStep: false }, { requiresSecondStep: true }, ['oui']],
    ['staff', { hash: 'a' }, { hash: 'b' }, []],
  ])('of %s contain no codes', (entity, before, after, texts) => {
    expect(auditFacts({ entity, before, after }, messages).map((fact) => fact.after)).toEqual(
      texts,
    );
  });

  it('include the name of the record', () => {
    expect(auditName({ before: { title: 'Appeler' }, after: null })).toBe('Appeler');
    expect(auditName({ before: null, after: null })).toBe('');
  });
});

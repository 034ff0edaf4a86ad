import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { actions, may } from '#app/domain/crm/permissions.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import { requirePermission, staffContext, staffUnknownContext } from './session.ts';

const cells = actions.flatMap((action) => roles.map((role) => [role, action] as const));

function refused(work: () => unknown): number | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof Response) return error.status;
    throw error;
  }
}

describe('requirePermission', () => {
  it.each(cells)('allows %s to %s as in the permission table', (role, action) => {
    const context = new RouterContextProvider();
    const staff = {
      sessionId: 's',
      userId: 'u',
      name: 'N',
      email: 'n@iluma.example',
      role,
      language: null,
      confirmedAt: 0,
      hasSecondStep: false,
    };
    context.set(staffContext, staff);
    expect(refused(() => requirePermission(context, action))).toBe(may(role, action) ? null : 403);
  });

  it.each(actions)('responds 401 without a session: %s', (action) => {
    expect(refused(() => requirePermission(new RouterContextProvider(), action))).toBe(401);
  });

  it('responds 503 when sessions cannot be looked up', () => {
    const context = new RouterContextProvider();
    context.set(staffUnknownContext, true);
    expect(refused(() => requirePermission(context, 'read'))).toBe(503);
  });
});

import type { Action } from '#app/domain/crm/permissions.ts';
import type { Actor } from '#app/domain/staff/actor.ts';

/** A user of the CRM with their permissions. */
export interface CrmUser {
  readonly actor: Actor;
  may(action: Action): boolean;
}

/** A permission is missing. */
export class NotAllowed extends Error {
  readonly action: Action;

  constructor(action: Action) {
    super(`Not allowed: ${action}`);
    this.action = action;
  }
}

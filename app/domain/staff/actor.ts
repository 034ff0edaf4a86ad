import { agencyName } from '../agency-name.ts';

export const actorKinds = ['staff', 'key', 'operator', 'site'] as const;

/** The author of a logged action. The name is stored as it was at the time, since accounts are renamed and deleted. */
export interface Actor {
  /** A member of staff, an integration by its API key, the server's operator, or the site itself. */
  kind: (typeof actorKinds)[number];
  /** Id of the account or key; null if there is none. */
  id: string | null;
  name: string;
}

/** Identifies an actor in rate limits and logs: an account or key is one caller, whatever its name. */
export const callerKey = ({ kind, id }: Pick<Actor, 'kind' | 'id'>): string => `${kind}/${id}`;

/** The site itself, for example when the bin is emptied. */
export const siteActor: Actor = { kind: 'site', id: null, name: agencyName };

/** An operator on the server's command line. */
export const operatorActor: Actor = { kind: 'operator', id: null, name: 'npm run staff' };

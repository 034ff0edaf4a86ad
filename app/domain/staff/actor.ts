export const actorKinds = ['staff', 'key', 'operator', 'site'] as const;

/** Who does something that is written down. The name is kept as it was then: accounts change and go. */
export interface Actor {
  /** A member of staff, an integration by its key, an operator at the machine, or the site itself. */
  kind: (typeof actorKinds)[number];
  /** Of the account or key; null where there is none. */
  id: string | null;
  name: string;
}

/** An actor in limits and logs: whatever the name, one account or key is one caller. */
export const callerKey = ({ kind, id }: Pick<Actor, 'kind' | 'id'>): string => `${kind}/${id}`;

/** The site itself, as when the bin is emptied. */
export const siteActor: Actor = { kind: 'site', id: null, name: 'Iluma' };

/** Someone at the machine's own command line. */
export const operatorActor: Actor = { kind: 'operator', id: null, name: 'npm run staff' };

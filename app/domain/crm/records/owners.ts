/** The field of each collection that names a record's owner. */
export const ownerFields = {
  clients: 'assignedTo',
  projects: 'assignedTeamMember',
  tasks: 'owner',
} as const;

export type OwnedCollection = keyof typeof ownerFields;

export const ownedCollections = Object.keys(ownerFields) as readonly OwnedCollection[];

import type { Collection } from '../crm/records/entities.ts';

/** Sections whose views can be saved: the collections and the inbox. */
export type ViewSection = Collection | 'leads';

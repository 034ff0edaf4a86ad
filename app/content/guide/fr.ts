import { fr as frame } from './frame/fr.ts';
import { fr as localContact } from './local-contact/fr.ts';
import { fr as pageHead } from './page-head/fr.ts';
import type { GuideCopy } from './shape.ts';

export const fr: GuideCopy = {
  ...frame,
  // Only while the pages are being written.
  checks: { ...pageHead, ...localContact } as unknown as GuideCopy['checks'],
};

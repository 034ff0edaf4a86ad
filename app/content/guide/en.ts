import { en as frame } from './frame/en.ts';
import { en as localContact } from './local-contact/en.ts';
import { en as pageHead } from './page-head/en.ts';
import type { GuideCopy } from './shape.ts';

export const en: GuideCopy = {
  ...frame,
  // Only while the pages are being written.
  checks: { ...pageHead, ...localContact } as unknown as GuideCopy['checks'],
};

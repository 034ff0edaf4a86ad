import { es as frame } from './frame/es.ts';
import { es as localContact } from './local-contact/es.ts';
import { es as pageHead } from './page-head/es.ts';
import type { GuideCopy } from './shape.ts';

export const es: GuideCopy = {
  ...frame,
  // Only while the pages are being written.
  checks: { ...pageHead, ...localContact } as unknown as GuideCopy['checks'],
};

import type { Office } from './facts.ts';

/** The company in one language, as the footer and the contact page show it. */
export interface CompanyCopy {
  /** `street` is the first line of the postal address. */
  offices: Record<Office, { street: string; city: string; note: string | null }>;
  roles: { ceo: string; coo: string };
  hours: string;
  copyright: string;
  dataProtection: string;
  compliance: string;
  /** The mark beside what is a sample, and the sentence of the footer; shown while the agency is one. */
  sample: { mark: string; notice: string };
}

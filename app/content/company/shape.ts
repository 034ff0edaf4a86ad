import type { Office } from './facts.ts';

/** The company in one language, as the footer and the contact page show it. */
export interface CompanyCopy {
  offices: Record<Office, { city: string; note: string | null }>;
  roles: { ceo: string; coo: string };
  hours: string;
  copyright: string;
  dataProtection: string;
  compliance: string;
}

import type { CompanyCopy } from './shape.ts';

export const en: CompanyCopy = {
  offices: {
    montreal: { street: '4120 rue du Méridien, Suite 300', city: 'Montréal', note: 'head office' },
    newYork: { street: '88 Halyard Street, Suite 12', city: 'New York', note: null },
    delaware: { street: '250 Lantern Row', city: 'Delaware', note: null },
  },
  roles: { ceo: 'Chief Executive Officer', coo: 'Chief Operating Officer' },
  hours: 'Monday to Friday, 9 a.m. to 6 p.m. (Montréal time, EST)',
  copyright: '© 2026 Iluma Visibilité inc. All rights reserved.',
  dataProtection: 'Your data stays yours: we don’t sell it.',
  compliance: 'Law 25 and GDPR: no trackers without your consent.',
  sample: {
    mark: 'sample',
    notice: 'This is a sample site: company, people, clients, quotes and figures are made up.',
  },
};

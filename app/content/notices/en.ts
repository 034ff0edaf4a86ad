import type { NoticesCopy } from './shape.ts';

export const en: NoticesCopy = {
  labels: { top: 'Announcements', bottom: 'Newsletter' },
  notices: {
    promoBar: {
      text: 'How visible is your business locally?',
      link: 'Calculate your ILA score',
    },
    maintenanceAlert: {
      text: 'Maintenance under way: pages may be slow to load. Nothing you send us is lost.',
      link: null,
    },
    subscriptionPopup: {
      text: 'One visibility tip a month by email? Tell us where to send it.',
      link: 'Write to the team',
    },
  },
};

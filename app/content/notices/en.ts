import type { NoticesCopy } from './shape.ts';

export const en: NoticesCopy = {
  labels: { top: 'Announcements', bottom: 'Newsletter' },
  notices: {
    promoBar: {
      text: 'Do your neighbours find your business?',
      link: 'Calculate your ILA score',
    },
    maintenanceAlert: {
      text: 'Maintenance under way: a page may be slow to answer. Nothing you send us is lost.',
      link: null,
    },
    subscriptionPopup: {
      text: 'One visibility tip a month by email? Tell us where to send it.',
      link: 'Write to the team',
    },
  },
};

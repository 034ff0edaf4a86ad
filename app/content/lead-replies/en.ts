import type { LeadReplyTemplates } from './shape.ts';

export const en: LeadReplyTemplates = [
  {
    id: 'call',
    name: 'Suggest a call',
    subject: 'Your inquiry {reference}: let’s talk',
    text: `Hello {name},

Thank you for getting in touch. I have read your inquiry, and a twenty-minute call would get us straight to the point.

Pick a time that suits you: {booking}

If you would rather write, just reply to this email, or call us at {phone}.

Talk soon,
{owner}`,
  },
  {
    id: 'questions',
    name: 'Ask for details',
    subject: 'Your inquiry {reference}: a few questions',
    text: `Hello {name},

Thank you for your message. To give you a precise answer, I need three things:

- the address of your website or Google listing;
- the city or neighbourhood you want to reach;
- when you would like to start.

Just reply to this email and I will take it from there.

Kind regards,
{owner}`,
  },
  {
    id: 'received',
    name: 'Acknowledge',
    subject: 'Your inquiry {reference} is in my hands',
    text: `Hello {name},

Your inquiry has reached me and I am looking after it. I will come back to you with a full answer as soon as I have studied it.

In the meantime, you can reach me by replying to this email.

Kind regards,
{owner}`,
  },
];

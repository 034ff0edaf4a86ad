import type { LeadReplyTemplates } from './shape.ts';

export const en: LeadReplyTemplates = [
  {
    id: 'call',
    name: 'Suggest a call',
    subject: 'Your request {reference}: let’s talk',
    text: `Hello {name},

Thank you for getting in touch. I’ve read your request, and a 15-minute call would be the fastest way to help you.

Pick a time that suits you: {booking}

If you’d rather write, just reply to this email, or call us at {phone}.

Talk soon,
{owner}`,
  },
  {
    id: 'questions',
    name: 'Ask for details',
    subject: 'Your request {reference}: a few questions',
    text: `Hello {name},

Thank you for your message. To give you a useful answer, I need three things:

- the address of your website or Google profile;
- the city or neighborhood you want to reach;
- the timeline you have in mind.

Just reply to this email and I’ll take it from there.

Kind regards,
{owner}`,
  },
  {
    id: 'received',
    name: 'Acknowledge',
    subject: 'I’m looking into your request {reference}',
    text: `Hello {name},

I’ve received your request and I’m taking care of it. I’ll get back to you with a full answer as soon as I’ve reviewed it.

In the meantime, you can reach me by replying to this email.

Kind regards,
{owner}`,
  },
];

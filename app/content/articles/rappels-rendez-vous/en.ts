import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'Appointment reminders that reduce no-shows',
  excerpt:
    'When to send an appointment reminder, by text or email, what to write, how to make rescheduling easy, and what a no-show policy can and can’t say.',
  tags: ['appointments', 'text reminders', 'no-shows', 'service businesses'],
  seoKeywords: [
    'appointment reminder text',
    'reduce no-shows',
    'no-show policy',
    'appointment reminder template',
  ],
  blocks: [
    paragraph(
      'It’s two o’clock on a Tuesday. The groomer has the table ready, the tub is warm, and the terrier booked for two hasn’t come through the door. By 2:20 it’s clear he won’t. His owner writes that night, embarrassed: she was sure it was Wednesday. One message on Sunday would have caught it, and another dog would have had the slot.',
    ),
    paragraph(
      'This guide gives you a schedule for reminders, texts you can copy, a way to reschedule that takes two taps, and a policy you can stand behind. You can set it all up in an afternoon with a phone and whatever online calendar you already use.',
    ),
    heading('Find out why people don’t show up'),
    paragraph(
      'Start with the telephone, not with software. Go back over last month’s no-shows and call. “We had you down for Tuesday. Is everything okay?” is all you need to say. Write down the reason in the customer’s words, then sort. Each reason has its own fix, and a reminder is only one of them.',
    ),
    chart(
      'Made-up example: why 12 appointments were missed in a month at a dog groomer’s',
      { label: 'Forgot or mixed up the day', value: 5, shown: '5' },
      { label: 'Couldn’t reach the shop', value: 3, shown: '3' },
      { label: 'Changed their mind', value: 2, shown: '2' },
      { label: 'Sick or no ride', value: 2, shown: '2' },
    ),
    paragraph(
      'Here a reminder would fix five out of twelve. A link to change the time would fix three more, because those customers did try to call. For the two who changed their minds, what helps is tone: people cancel more readily with someone who won’t scold them.',
    ),
    heading('What a missed appointment costs you'),
    paragraph(
      'Say a full groom is $90. Twelve no-shows come to $1,080 in lost sales. If your waiting list fills four of those slots, eight are left, or $720. Run the numbers with your own prices. The result tells you how much time and how many texts the problem deserves, and at what point paid software would earn its keep.',
    ),
    heading('When to send an appointment reminder'),
    paragraph(
      'A [Cochrane review published in 2013](https://doi.org/10.1002/14651858.CD007458.pub3) pooled trials run in health care. It found that text reminders got more patients to their appointments than no reminder at all, and did about as well as phone calls. It can’t tell you what works for a groomer or a garage, so treat this schedule as a first draft and adjust it to what you see.',
    ),
    table(
      'A reminder schedule for a business that works by appointment',
      ['When', 'How', 'What it says'],
      [
        'At booking',
        'Email',
        'Day, time, address, length, price, calendar file, link to reschedule',
      ],
      ['7 days before, if booked over a month out', 'Email', 'Does this time still work?'],
      ['2 days before', 'Text', 'Day, time, confirm or reschedule'],
      ['That morning', 'Text, to new customers', 'Where to park, which door, what to bring'],
      ['After a no-show', 'Text or call', 'Is everything okay? Three other times'],
    ),
    paragraph(
      'Two days gives the customer room to rearrange things and gives you time to resell the slot. A text sent two hours ahead does wake up the forgetful, but any slot it frees will sit empty.',
    ),
    heading('Text, email or phone call?'),
    list(
      'Texts get read quickly, so use them for the reminder itself. Ask for the cell number when people book, and tell them what it’s for.',
      'Email keeps the details where they can be found again. Use it for the confirmation, the prep instructions and the receipt.',
      'Save calls for long appointments, for people who prefer them, and for anyone who has missed twice.',
    ),
    paragraph(
      'In the United States, automated texts to cell phones come under federal rules on [calls and texts](https://www.law.cornell.edu/cfr/text/47/64.1200). Get the customer’s okay at booking, keep a record of it, and stop when someone replies STOP. And remember that a locked screen can be read by anyone nearby: leave out the treatment, the reason for the visit and anything to do with health. “Your appointment on Thursday” is plenty.',
    ),
    heading('Four reminder texts to copy'),
    list(
      'Confirmation: “You’re booked! Biscuit is in on Thursday, March 12 at 2 p.m. with Jo at Cedar Street Grooming. Need to change it? (link)”',
      'Two days before: “Hi Dana, see you and Biscuit Thursday, March 12 at 2 p.m., Cedar Street Grooming. Reply YES, or pick another time: (link)”',
      'That morning: “See you soon, Dana. Parking’s in back; come in by the blue door. Cedar Street Grooming”',
      'After a no-show: “Hi Dana, we missed Biscuit today at Cedar Street Grooming. Hope all’s well. Here are three other times: (link)”',
    ),
    paragraph(
      'Each one has a first name, a day and a date, the name of the business and one thing to do. Write “Thursday, March 12” rather than “tomorrow,” which turns wrong if the text is read a day late. Keep offers out of it. In Canada, [the anti-spam law](https://laws-lois.justice.gc.ca/eng/acts/E-1.6/) lets you confirm an agreed transaction without asking for consent, as long as that’s all the message does. Add “10% off shampoo” and you need consent. Either way, say who you are and give people a way to stop the texts.',
    ),
    tip(
      'Send the reminder to yourself and look at your locked phone. The day, the time and your name should show in the first two lines, before the preview cuts off.',
    ),
    heading('Make rescheduling a two-tap job'),
    paragraph(
      'A customer who can’t come and gets your voicemail may well give up. Rescheduling has to take less effort than not showing up.',
    ),
    list(
      'A personal link in every message that opens the booking with no password.',
      'Two buttons, Reschedule and Cancel, visible before anyone scrolls.',
      'Real open times, not a form that promises a callback.',
      'A stated cutoff, such as 6 p.m. the day before. After that, they call.',
      'An instant confirmation of the new time.',
    ),
    paragraph(
      'To see this from the customer’s side, [book a call with us](/contact/rendez-vous): the confirmation comes with a link to reschedule or cancel. If people drop out before they’ve booked anything, look first at [the length of your form](/blog-intelligent/formulaire-court).',
    ),
    paragraph(
      'A freed slot is only worth something if somebody takes it. Keep a waiting list that notes which days suit each person. When a time opens, text three of them and say that the first to answer gets it.',
    ),
    heading('Write a no-show policy that’s legal where you are'),
    paragraph(
      'Rules on no-show fees vary by province, state and trade, so check before you post one. Québec is among the strict ones. Section 13 of its [Consumer Protection Act](https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1) forbids merchants to set in advance the amount or percentage a customer will owe for not keeping an agreement. A “$25 no-show fee” sign in a salon or a garage there doesn’t hold up, even if the customer agreed. Members of a professional order follow their own code of ethics.',
    ),
    paragraph(
      'Québec restaurants have had an exception since July 17, 2025. According to the [consumer protection office](https://www.opc.gouv.qc.ca/consommateur/sujet/reservation-restaurant), they may charge up to $10 a person, for a party of two or more, if they said so before the booking, made canceling easy, and sent a reminder or confirmation 6 to 48 hours ahead. Anyone who cancels at least 3 hours before owes nothing.',
    ),
    paragraph(
      'None of this is legal advice; have someone qualified read your wording. Here’s a policy that fits on a card and doesn’t involve money at all.',
    ),
    list(
      'Can’t make it? Change your time until the day before, with the link we sent.',
      'More than 15 minutes late? We’ll shorten the service or find you another day.',
      'After two no-shows, we’ll call to confirm before holding a time.',
      'If we cancel on you, you get first pick.',
    ),
    heading('Mistakes that annoy good customers'),
    list(
      'Five messages for a twenty-minute nail trim. People stop reading all of them.',
      'A number that can’t receive replies. “Running late!” goes nowhere.',
      'Canceling automatically when nobody answers. Some of those people arrive right on time and find their place taken.',
    ),
    heading('What to count after a month'),
    paragraph(
      'Four numbers a week will do: appointments booked, no-shows, reschedules, and freed slots that were filled again. More reschedules with fewer no-shows is what you’re hoping for. Compare with the same month last year if you can, since snow days and school breaks move these numbers by themselves.',
    ),
    paragraph(
      'Then check how far ahead the missed appointments were booked. If most were made long before, open your calendar for a shorter stretch. Put the reason for each no-show in [the customer’s record](/blog-intelligent/crm-relances), so whoever answers next knows what to offer.',
    ),
    paragraph(
      'With no-shows under control, think about the next visit: [how to bring customers back](/blog-intelligent/faire-revenir) picks up from here. If you’d rather have the messages written and set up for you, that’s part of our [loyalty program service](/services/fidelisation-diamant).',
    ),
  ],
  sources: [
    {
      name: 'Cochrane: Mobile phone messaging reminders for attendance at healthcare appointments (2013)',
      address: 'https://doi.org/10.1002/14651858.CD007458.pub3',
    },
    {
      name: 'LégisQuébec: Consumer Protection Act, section 13',
      address: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-40.1',
    },
    {
      name: 'Office de la protection du consommateur: restaurant reservations (in French)',
      address: 'https://www.opc.gouv.qc.ca/consommateur/sujet/reservation-restaurant',
    },
    {
      name: 'Government of Canada: Canada’s anti-spam law, section 6',
      address: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    },
    {
      name: 'Cornell Legal Information Institute: 47 CFR 64.1200, delivery restrictions',
      address: 'https://www.law.cornell.edu/cfr/text/47/64.1200',
    },
  ],
};

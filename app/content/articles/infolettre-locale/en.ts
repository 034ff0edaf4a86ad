import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to start a newsletter for a local business',
  excerpt:
    'Who you can email, what to write, how often, and how to stay out of spam: CASL, CAN-SPAM and GDPR in one table, plus SPF, DKIM and DMARC explained.',
  tags: ['newsletter', 'email', 'consent', 'neighborhood business'],
  seoKeywords: [
    'small business newsletter',
    'CASL consent',
    'CAN-SPAM requirements',
    'SPF DKIM DMARC',
  ],
  blocks: [
    paragraph(
      'A used bookstore keeps a notebook by the cash register. Across the top of page one: “Leave your email and we’ll tell you when the new boxes come in.” Over a couple of years it has collected 180 addresses, some dated, some with no name beside them. The holidays are coming, and the owner would love to write to everybody. Is she allowed to? And what would she say?',
    ),
    paragraph(
      'Let’s walk through it with her. You’ll sort the addresses you already have, set up a sign-up form that follows the rules, put together an issue in two hours, and get it delivered somewhere other than the spam folder.',
    ),
    heading('Are you allowed to email these people?'),
    paragraph('Before you open any software, make three piles.'),
    list(
      'They wrote down their own address under a line that said what they’d get. That’s consent. Take a picture of the page and note the date.',
      'They bought something but never asked to hear from you. Canada treats that as implied consent for two years after the purchase. If they only made an inquiry, it’s six months.',
      'You can’t remember where the address came from. Cross it out: in Canada, an email that asks permission to send emails already counts as a commercial message.',
    ),
    paragraph(
      'In our example, the first pile has 120 addresses, the second 35, and 25 go in the trash. That leaves 155, and an owner who has an answer when somebody asks, “How did you get my email?”',
    ),
    heading('CASL, CAN-SPAM and GDPR side by side'),
    paragraph(
      'Two places matter: where you send from and where people read. Canada’s law applies as soon as a computer in Canada is used for either one. The table sums up [CASL](https://laws-lois.justice.gc.ca/eng/acts/E-1.6/), CAN-SPAM as [the FTC explains it](https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business), and the European rules in the [GDPR](https://eur-lex.europa.eu/eli/reg/2016/679/oj) and the [ePrivacy directive](https://eur-lex.europa.eu/eli/dir/2002/58/oj).',
    ),
    table(
      'What three sets of rules ask of a newsletter sent to consumers',
      ['Question', 'Canada (CASL)', 'United States (CAN-SPAM)', 'Europe (GDPR, ePrivacy)'],
      ['In force since', 'July 1, 2014', 'January 1, 2004', 'May 25, 2018 (GDPR)'],
      ['Consent first?', 'Yes, express or implied', 'No', 'Yes, by a clear action'],
      [
        'Past customers',
        'Implied for 2 years after a purchase',
        'Allowed',
        'Allowed for similar products, if they could refuse when you took the address',
      ],
      ['Proof of consent', 'Yours to keep', 'Not required', 'Yours to keep'],
      [
        'In every message',
        'Name, mailing address, one more way to reach you',
        'Honest subject, postal address, clear that it’s an ad',
        'Who you are, a way to object',
      ],
      [
        'Unsubscribing',
        'Promptly, 10 business days at most',
        '10 business days at most',
        'As easy as signing up',
      ],
    ),
    paragraph(
      'The easy way out is to give everyone the strictest treatment: consent you asked for and dated, and a one-click exit. This summary isn’t legal advice. In Québec, [Law 25](/blog-intelligent/loi-25-rgpd) also applies to whatever personal information you keep.',
    ),
    heading('Set up a clear sign-up, in store and online'),
    paragraph(
      'The sign-up line says what you send, how often, and how to leave: “Once a month: what came in, and one book we loved. Unsubscribe in one click.” The box starts empty, and the customer checks it. On an order form, the newsletter gets its own box beside the one for your terms. Ask for an email address and, at most, a first name. [A short form](/blog-intelligent/formulaire-court) can be filled in while standing in line.',
    ),
    paragraph(
      'Then send a confirmation email with a link to click. It weeds out typos and people who were signed up by somebody else. For each subscriber, keep:',
    ),
    list(
      'the date and the place they signed up',
      'the exact words they saw',
      'the date they left, if they did',
    ),
    heading('What to write when you run a neighborhood shop'),
    paragraph(
      'A good issue answers one question: why stop by this month? You’ll usually hear the topic at the counter first, in [the words your customers use](/blog-intelligent/mots-des-clients).',
    ),
    list(
      'What’s coming in and on which day: the mystery boxes, the first tomatoes, the winter tires.',
      'The question everyone asked this week, with your answer.',
      'Something from behind the scenes: how you choose, price, repair.',
      'Holiday hours and closings.',
      'A neighbor worth visiting, who may return the favor.',
      'Now and then, an invitation only subscribers get.',
    ),
    paragraph(
      'Staring at a blank page? Dictate a voice note, then see [how to write with AI](/blog-intelligent/ecrire-avec-ia) and still sound like yourself.',
    ),
    heading('Choose a schedule you can keep'),
    paragraph(
      'Whatever you promised at sign-up is what you owe. Count on two hours an issue: twenty minutes to pick a topic, fifty to write, twenty for the photo, twenty to test, ten to read replies. Monthly, that’s 24 hours a year. If that’s more than you have, go quarterly. Four issues that show up beat twelve that were promised.',
    ),
    heading('Put the issue together'),
    list(
      'From: a first name and the shop’s name, like “Ruth at Corner Books.”',
      'Subject: the news itself, in under 50 characters. “40 boxes of mysteries on Thursday.”',
      'First line: pick up where the subject stops, since the inbox shows them together.',
      'Body: 150 to 250 words and one photo you took, with a description for people who can’t see it.',
      'One button: reserve, order or call.',
      'Footer: name, mailing address, phone or email, unsubscribe link.',
    ),
    tip(
      'Send the test to someone who doesn’t work with you. Give them ten seconds on their phone, then ask what the news is and what they’re supposed to do.',
    ),
    heading('Let people unsubscribe in one click'),
    paragraph(
      'The link opens a page that says “You’re unsubscribed.” There’s no password, no required survey, no “Are you sure?” CASL wants the link to work for at least 60 days after you send; CAN-SPAM says 30. And when a customer tells you in the store that they’ve had enough, take them off the list that day. A spoken request counts too.',
    ),
    heading('SPF, DKIM and DMARC: staying out of spam'),
    paragraph(
      'Since February 1, 2024, [Gmail’s sender guidelines](https://support.google.com/a/answer/81126) have asked every sender to authenticate their domain with SPF or DKIM. At 5,000 messages a day you need both, plus DMARC and one-click unsubscribe. You’re nowhere near that. Set up all three anyway: it comes down to copying a few lines from your email service into your domain’s settings.',
    ),
    list(
      'SPF names the services allowed to send email for you.',
      'DKIM signs each message, and the inbox checks the signature.',
      'DMARC says what to do with a message that fails. Begin with “p=none”, which only watches and sends you reports.',
    ),
    paragraph(
      'Send from an address at your own domain. Put an @gmail.com address into an email service and it fails these checks, because you can’t sign for Google. Our guide shows [how to add SPF and DMARC](/guide/spf-and-dmarc), and [the free audit](/ila) tells you whether they’re there.',
    ),
    paragraph(
      'Google also asks you to keep spam complaints under 0.10% and never to reach 0.30%. With 155 messages, a single complaint is already 0.65%. Google counts only its own users, but you get the idea: an unsubscribe link people can find protects you.',
    ),
    heading('Example: the bookstore’s first issue'),
    chart(
      'Made-up example: what became of 155 emails',
      { label: 'Sent', value: 155, shown: '155' },
      { label: 'Delivered', value: 149, shown: '149' },
      { label: 'Clicks on “Reserve”', value: 22, shown: '22' },
      { label: 'Orders', value: 9, shown: '9' },
      { label: 'Unsubscribes', value: 3, shown: '3' },
    ),
    paragraph(
      'Nine orders at $40 come to $360 for two hours’ work. Six addresses no longer exist, so she deletes them. Three people leave, which is healthy. Two readers write back to ask whether she buys old cookbooks, and there’s her topic for next month.',
    ),
    heading('What to look at after three issues'),
    paragraph(
      'Ignore the open rate: several email apps load images whether or not anyone reads. Follow replies, orders, unsubscribes and bounced addresses, and ask at the register, “Where did you hear about it?” If one issue loses more people than the others, put it next to your sign-up line and read them both. The mismatch tends to jump out.',
    ),
    paragraph(
      'A newsletter says one thing to everyone at once. To write to each person at the right time, read [how to bring customers back](/blog-intelligent/faire-revenir). And if you’d like help getting it going, here’s [what our service includes](/services/fidelisation-diamant).',
    ),
  ],
  sources: [
    {
      name: 'Government of Canada: Canada’s anti-spam law (S.C. 2010, c. 23)',
      address: 'https://laws-lois.justice.gc.ca/eng/acts/E-1.6/',
    },
    {
      name: 'Federal Trade Commission: CAN-SPAM Act, a compliance guide for business',
      address:
        'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
    },
    {
      name: 'European Union: General Data Protection Regulation (2016/679)',
      address: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      name: 'European Union: ePrivacy directive (2002/58), article 13',
      address: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    },
    {
      name: 'Google: Email sender guidelines',
      address: 'https://support.google.com/a/answer/81126',
    },
  ],
};

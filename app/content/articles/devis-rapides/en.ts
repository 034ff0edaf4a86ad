import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to respond to quote requests faster',
  excerpt:
    'Sort requests in two minutes, promise times you can keep, and use templates, a pipeline with time limits and dated follow-ups to get quotes out faster.',
  tags: ['quotes', 'response time', 'sales pipeline', 'templates'],
  seoKeywords: [
    'respond to quote requests',
    'quote response template',
    'quote follow-up',
    'lead response time',
  ],
  blocks: [
    paragraph(
      'A fence builder gets eleven quote requests in the first warm week of April. He’s outside from seven to six. On Saturday night he sits down with a coffee and starts with the oldest email. By then, four of the eleven have hired somebody.',
    ),
    paragraph(
      'He doesn’t need to type faster. He needs to know which requests want an answer now, which can wait until Thursday, and what to send while people wait. That’s what you’ll set up here: a way to sort, times you can keep, templates, a pipeline and a few numbers to watch. If requests also get lost between your phone, inbox and Instagram, start with [a simple CRM](/blog-intelligent/crm-relances) and come back.',
    ),
    heading('Find out how long you take today'),
    paragraph(
      'Open your last twenty requests. For each one, write down when it came in, when you first replied and when the price went out. Put the twenty reply times in order and read the one in the middle. That’s your median, and it’s more honest than an average, which one forgotten email can wreck.',
    ),
    paragraph(
      'For comparison, the authors of a study published in Harvard Business Review in 2011 sent a test request to 2,241 US companies and timed the answers.',
    ),
    chart(
      'How long 2,241 US companies took to answer an online request, study published in 2011',
      { label: 'Within an hour', value: 37, shown: '37%' },
      { label: '1 to 24 hours', value: 16, shown: '16%' },
      { label: 'More than 24 hours', value: 24, shown: '24%' },
      { label: 'Never', value: 23, shown: '23%' },
    ),
    paragraph(
      'Using other data, the same authors found that firms that tried to reach people within an hour were nearly seven times as likely to have a meaningful conversation with a decision maker as firms that tried an hour later. It’s an old study, and it shows a link rather than a cause. Still, if nearly a quarter never answered, a prompt reply already sets you apart.',
    ),
    heading('Sort quote requests into four piles'),
    paragraph(
      'Whoever opens the message sorts it, from the message alone. Each pile has two clocks: one for the first reply, one for the price.',
    ),
    table(
      'Example: how a fence and deck builder sorts requests',
      ['Pile', 'How to spot it', 'First reply', 'Price'],
      ['Urgent', 'Fence down, dog or pool', 'Call within the hour', 'Service call fee by phone'],
      ['Standard job', 'One he builds every week', 'Same day', 'Range in that first reply'],
      ['Project', 'Drawings, permits, several trades', 'Same day', 'Quote 3 days after the visit'],
      ['Not for us', 'Too far, wrong trade', 'Next day', 'A name to call instead'],
    ),
    paragraph(
      'When you hesitate between two piles, pick up the phone. Three minutes of talking sorts better than four emails.',
    ),
    heading('Promise a response time you can keep'),
    paragraph(
      'Start from your real day. The fence builder has two quiet moments, 6:45 a.m. and his lunch break. So the line under his form reads: “Write before noon and you’ll hear from us today. After noon, tomorrow morning. Fence down? Call.” The confirmation email says the same, and so does his voicemail. When he’s away, he changes all three on the same day.',
    ),
    tip(
      'Name a day and a time: “Tuesday before 5 p.m.” People who read “as soon as possible” keep calling around.',
    ),
    heading('Ask for everything you need at once'),
    paragraph(
      'Many quotes drag on because of one question, then another, then a third. List what affects your price, and send the list once.',
    ),
    list(
      'Two photos, one close up and one from a distance.',
      'Rough measurements, and how to take them.',
      'The neighborhood, and how a truck gets in.',
      'The date they’d like, and the date it can’t slip past.',
      'A budget bracket, if they’re willing to share it.',
    ),
    paragraph(
      'Photos and neighborhood fit in [a short form](/blog-intelligent/formulaire-court). Keep the rest for your first reply, or the form will scare people off.',
    ),
    heading('Three quote reply templates to write today'),
    paragraph(
      'A template holds the sentences that never change, with blanks for the rest. Store it where you really write, which may be your phone. The amounts here are only examples.',
    ),
    list(
      'The range: “For sixty feet of cedar like yours, plan on $2,800 to $3,600 installed. The ground and the gate make the difference. I can come by Thursday at 8 or Friday at 1.”',
      'The questions: “I need one measurement and one photo to give you a fair price. Send them tonight and you’ll have your quote Thursday before 5.”',
      'The no: “This one needs a license we don’t hold. Here are two companies nearby that do.”',
    ),
    paragraph(
      'Write the opening line fresh each time, and mention the yard, the gate or the street. That’s how people know they aren’t reading a form letter.',
    ),
    heading('Make the quote easy to read on a phone'),
    paragraph(
      'Your customer opens it standing in a driveway and shows it to someone else. Put the total in the email itself and treat the attachment as the record. A quote needs these lines and few others:',
    ),
    list(
      'The job, in the customer’s own words.',
      'What’s included, then what isn’t.',
      'The total with tax, and the deposit.',
      'Start date and how long it takes.',
      'The date the price holds until.',
      'One way to say yes.',
    ),
    paragraph(
      'If there are two good ways to do it, show one under the other and lead with the price difference. Offer five and people tend to put off choosing.',
    ),
    heading('Give every pipeline stage a time limit'),
    paragraph(
      'Five columns are plenty. What makes them work is the age of each card: past the limit, you act or you file it. These limits belong to our example; set your own.',
    ),
    list(
      'To sort: half a day.',
      'Waiting on the customer: three days, then a call.',
      'To price: two business days.',
      'Sent: until the price expires.',
      'Decided: yes or no, with the reason.',
    ),
    paragraph(
      'Then look at which column overflows. If it’s “To price,” block a fixed hour for quotes. If it’s “Waiting on the customer,” you’re asking too much. To see projects laid out by stage in software, have a look at [our CRM](/crm-iluma).',
    ),
    heading('Follow up on a quote you’ve sent'),
    paragraph(
      'Tie each follow-up to something in the quote. Two days later, call: did the file open, is anything unclear? A week on, bring news, such as a slot that opened up or a cheaper option. The day before the price expires, remind them of the date. Then file it. Above an amount you choose, always use the phone.',
    ),
    paragraph(
      'In Canada, an inquiry gives you implied consent to send commercial messages for six months, according to the [CRTC](https://crtc.gc.ca/eng/com500/guide.htm). Each message has to say who you are and let people unsubscribe. That’s general information, not legal advice. For how long to keep the details themselves, read [Law 25 and the GDPR](/blog-intelligent/loi-25-rgpd).',
    ),
    heading('What to measure each month'),
    table(
      'Made-up example, to show the arithmetic: two months at the same fence builder',
      ['Measure', 'April', 'May'],
      ['Requests received', '40', '42'],
      ['Median time to first reply', '19 hours', '3 hours'],
      ['Median time to quote', '6 days', '3 days'],
      ['Quotes sent', '26', '31'],
      ['Quotes accepted', '9', '12'],
      ['Share accepted', '35%', '39%'],
    ),
    paragraph(
      'Be careful with small numbers: going from 9 accepted quotes to 12 could be luck. Compare quarters, pile by pile, and write down why people said no. Add [phone calls](/blog-intelligent/compter-les-appels) to the count, because many requests never touch your form.',
    ),
    heading('Habits that slow quotes down'),
    list(
      'Working through requests in order of arrival, emergencies included.',
      'Sending no word until every detail is known.',
      'Burying the price in an attachment.',
      'One promise on the website, another on voicemail.',
      'A single person who knows how to price a job.',
    ),
    heading('Where to start this week'),
    paragraph(
      'Work out your median on Monday, write the three templates on Tuesday, change the line under your form on Wednesday. Work out the median again in a month. If most messages come in after hours, [an assistant on your site](/blog-intelligent/assistant-sur-le-site) can collect the first details. If requests are rare, the page itself may be the problem: see [one page, one intent](/blog-intelligent/page-une-intention). And if you’d like someone to go through it with you, [book a call](/contact/rendez-vous).',
    ),
  ],
  sources: [
    {
      name: 'Harvard Business Review: The Short Life of Online Sales Leads (March 2011)',
      address: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
    },
    {
      name: 'CRTC: guidance on implied consent, Canada’s Anti-Spam Legislation',
      address: 'https://crtc.gc.ca/eng/com500/guide.htm',
    },
  ],
};

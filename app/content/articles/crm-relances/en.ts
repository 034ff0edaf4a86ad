import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'A simple CRM to keep track of every inquiry',
  excerpt:
    'One place, clear stages, a dated next step and a weekly review: a way of working that keeps you from forgetting the people who write to you.',
  tags: ['customer records', 'follow-up', 'sales tracking', 'getting organized'],
  seoKeywords: ['CRM for small business', 'lead tracking', 'sales follow-up', 'sales pipeline'],
  blocks: [
    paragraph(
      'Inquiries are rarely lost on purpose. One came in through the form, another through Instagram, a third was scribbled on a card beside the phone. Everyone thinks somebody else replied. Before it’s software, a CRM is an answer to one question: who does what, and when, for this person?',
    ),
    heading('One place for everyone'),
    paragraph(
      'Choose one place where every inquiry ends up, wherever it started. A shared table will do at first, as long as there’s only one. The rule fits in a sentence: if it isn’t in there, it doesn’t exist. Connect [your website form](/blog-intelligent/formulaire-court) so that nothing is copied by hand, and enter calls while you’re talking rather than from memory in the evening.',
    ),
    list(
      'The person’s name and a way to reach them.',
      'What they asked for, in their own words.',
      'Where they came from: search, an ad, a recommendation, walking past.',
      'Who is looking after it.',
      'The next step, and its date.',
    ),
    paragraph(
      'Resist adding more fields. Each one that nobody fills in weakens the rest, until people stop believing what a record says.',
    ),
    heading('Stages that state a fact'),
    paragraph(
      'A useful stage is something you can observe. “Interested” is an impression. “Quote sent” is a fact. With a handful of stages, from inquiry received to won or lost, anyone on the team can see where things stand. Write one line on what moves a deal to the next stage, then stick to it.',
    ),
    paragraph(
      'Keep a stage for lost inquiries, with a reason to pick: price, timing, no answer, not our line of work. Read together after a few months, those reasons are as good as a consultant.',
    ),
    table(
      'Sample stages for a service business; set time limits you can keep',
      ['Stage', 'The fact', 'Next step', 'Within'],
      ['Inquiry received', 'A message or call is on record', 'Acknowledge it', 'Same day'],
      ['Need understood', 'You know what, where and when', 'Prepare the quote', '2 days'],
      ['Quote sent', 'The document has gone out', 'Call about questions', '3 days'],
      ['Date set', 'The customer picked a day', 'Confirm', 'The day before'],
      ['Won', 'A yes or a deposit came in', 'Schedule, later ask for a review', 'On delivery'],
      [
        'Lost',
        'They declined, or your last message went unanswered',
        'Record the reason',
        'Same day',
      ],
    ),
    paragraph(
      'Two of these stages deserve a method of their own: [sending quotes quickly](/blog-intelligent/devis-rapides) and [appointment reminders](/blog-intelligent/rappels-rendez-vous).',
    ),
    heading('Always a next step'),
    paragraph(
      'This is the field that changes everything. An open record without a dated step has been politely forgotten. “Follow up” says nothing. “Call on Thursday morning to see whether the quote works” gets done. When the step is done, write the next one before you close the record. When there’s no next one, file it.',
    ),
    tip(
      'Display the list of open records with no next step. By Friday it should be empty. No other number says as much about your follow-up.',
    ),
    heading('Reply fast, even before you have the answer'),
    paragraph(
      'People who write to you are often comparing. A quick “I’ve got your request, I’m looking into it and I’ll reply tomorrow before noon” keeps you in the running, provided you keep your word. Prepare a few standard replies, and always rewrite the first sentence: it’s the one that shows you’ve read theirs.',
    ),
    heading('Follow up without pushing'),
    paragraph(
      'A follow-up isn’t a nuisance if it brings something: a clarification, a similar example, an open date. Wait longer before each one. The last says that you won’t write again and leaves the door open. It often gets the reply that the others didn’t.',
    ),
    list(
      'First: “Did you get a chance to look? Here’s what affects the price.”',
      'Second: a case like theirs, in two sentences.',
      'Last: “I’m closing your request for now. Reply here if the time comes.”',
    ),
    heading('What the law says about follow-ups'),
    paragraph(
      'Answering someone’s question isn’t marketing. Adding them to your promotional emails afterward is. In Canada, the anti-spam law, in force since 2014, recognizes [implied consent](https://crtc.gc.ca/eng/com500/guide.htm) for six months after an inquiry and two years after a purchase; past that, you need express consent. Every commercial message has to say who you are and offer a way to unsubscribe. In the United States, [the CAN-SPAM rules](https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business) let you write first, but they require honest subject lines, a postal address and an opt-out that works.',
    ),
    paragraph(
      'So keep two dates in every record: when the person asked, and when they agreed to hear from you, if they did. This is a summary, not legal advice. [The article on Law 25 and the GDPR](/blog-intelligent/loi-25-rgpd) goes further.',
    ),
    heading('Keep notes short and fair'),
    paragraph(
      'Write notes as though the person could read them, since they often have the right to. Keep to useful facts. No opinions on people, nothing about health or family that the work doesn’t call for. Give access only to those who need it, and decide how long an idle record is kept before it’s erased.',
    ),
    paragraph(
      'Need a starting point for that? France’s privacy authority suggests [three years after the last contact](https://www.cnil.fr/sites/cnil/files/atoms/files/referentiel_traitements-donnees-caractere-personnel_gestion-activites-commerciales.pdf) from someone who never bought. In Québec, since September 2023, information that has served its purpose has to be [destroyed or anonymized](https://www.legisquebec.gouv.qc.ca/en/document/cs/p-39.1), unless a law, such as tax law, makes you keep it.',
    ),
    heading('The weekly review'),
    paragraph(
      'A CRM stays alive when people look at it together. Pick a short, fixed slot and work backward through the list, starting with what’s closest to a decision. One question per record: what’s the next step, and who takes it? The review is for deciding. The doing comes after.',
    ),
    paragraph(
      'Once a month, look at where the customers you won came from, as opposed to the inquiries. A noisy source may bring few sales, a quiet one many. This is where the CRM meets marketing: it tells you where your time and budget should go.',
    ),
    heading('Reading sales by source'),
    paragraph(
      'Here’s one month at a painting company that doesn’t exist. The numbers are made up for practice.',
    ),
    table(
      'Made-up example: where a month’s inquiries and sales came from',
      ['Source', 'Inquiries', 'Quotes', 'Sales'],
      ['Ads', '20', '9', '3'],
      ['Social media', '18', '4', '1'],
      ['Google profile', '14', '10', '5'],
      ['Recommendations', '6', '6', '4'],
    ),
    paragraph(
      'By inquiries, social media comes second. By sales, it’s last, while recommendations, which barely show up in the inbox, close four out of six. Before cutting anything, look at the quotes column. Lots of inquiries and few quotes often means the ad promises something you don’t do. Lots of quotes and few sales points to the price or the follow-up. For the first column to be right, you have to know [what brought each call](/blog-intelligent/compter-les-appels).',
    ),
    heading('What to do when a request comes in'),
    paragraph(
      'Write the steps on half a page, so that whoever fills in for an absent coworker does exactly the same. Open the record, check that the person isn’t already there, note the request in their own words, choose who looks after it, date the next step, send the acknowledgment. The rest waits until there’s time to answer well.',
    ),
    paragraph(
      'Take a moment to check for a duplicate. A customer who has written to you before and gets treated like a stranger won’t forget it; one whose earlier request you pull up feels remembered.',
    ),
    heading('When to move to real software'),
    paragraph(
      'You’ve outgrown the table when two people edit the same line at once, when follow-ups depend on someone’s memory, when you copy addresses from one tool to another. By then you’ll know exactly what you need, because you’ve been doing it by hand. Import the open records, leave the old ones in an archive, and keep the stages the team already knows. To see what that kind of tool looks like, [the Iluma CRM preview](/crm-iluma) lets you click around with sample companies.',
    ),
    heading('What to check after a month'),
    list(
      'Every open record has a dated step and a person in charge.',
      'No inquiry waited longer for its first reply than you say it will.',
      'Lost inquiries have a reason, and they’re not all under “other.”',
      'Customers you’ve served were invited to [leave a review](/blog-intelligent/avis-google).',
      'Expired records have been erased.',
    ),
    paragraph(
      'If one of these is off, fix that one and leave the rest alone until next month. It’s easier for a team to pick up one rule at a time.',
    ),
  ],
  sources: [
    {
      name: 'CRTC: Guidance on implied consent',
      address: 'https://crtc.gc.ca/eng/com500/guide.htm',
    },
    {
      name: 'FTC: CAN-SPAM Act, a compliance guide for business',
      address:
        'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
    },
    {
      name: 'CNIL: reference framework for managing commercial activities (PDF, in French)',
      address:
        'https://www.cnil.fr/sites/cnil/files/atoms/files/referentiel_traitements-donnees-caractere-personnel_gestion-activites-commerciales.pdf',
    },
    {
      name: 'LégisQuébec: Act respecting the protection of personal information in the private sector',
      address: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/p-39.1',
    },
  ],
};

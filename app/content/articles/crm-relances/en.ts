import { heading, list, paragraph, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'A simple CRM to keep track of every inquiry',
  excerpt:
    'One place, clear stages, a dated next step and a weekly review: a way of working that keeps you from forgetting the people who write to you.',
  tags: ['customer records', 'follow-up', 'sales tracking', 'getting organized'],
  seoKeywords: ['CRM for small business', 'lead tracking', 'sales follow-up', 'sales pipeline'],
  blocks: [
    paragraph(
      'Inquiries are rarely lost on purpose. One came in by the form, another through Instagram, a third was scribbled on a card beside the phone. Everyone thinks somebody else replied. Before it is software, a CRM is an answer to one question: who does what, and when, for this person?',
    ),
    heading('One place for everyone'),
    paragraph(
      'Choose one place where every inquiry ends up, wherever it started. A shared table will do at first, as long as there is only one. The rule fits in a sentence: if it is not in there, it does not exist. Connect your website form so that nothing is copied by hand, and enter calls while you are talking rather than from memory in the evening.',
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
    heading('Always a next step'),
    paragraph(
      'This is the field that changes everything. An open record without a dated step has been politely forgotten. “Follow up” says nothing. “Call on Thursday morning to see whether the quote works” gets done. When the step is done, write the next one before you close the record. When there is no next one, file it.',
    ),
    tip(
      'Display the list of open records with no next step. By Friday it should be empty. No other number says as much about your follow-up.',
    ),
    heading('Reply fast, even without the answer'),
    paragraph(
      'People who write to you are often comparing. A quick “I have your request, I am looking into it and will reply tomorrow before noon” keeps you in the running, provided you keep your word. Prepare a few standard replies, and always rewrite the first sentence: it is the one that shows you have read theirs.',
    ),
    heading('Follow up without pushing'),
    paragraph(
      'A follow-up is not a nuisance if it brings something: a clarification, a similar example, a free date. Leave more time between each one. The last says that you will not write again and leaves the door open. It often gets the reply that the others did not.',
    ),
    list(
      'First: “Did you get a chance to look? Here is the point that makes the price vary.”',
      'Second: a case like theirs, in two sentences.',
      'Last: “I am filing your request. Reply here if the time comes.”',
    ),
    heading('Keep notes short and fair'),
    paragraph(
      'Write notes as though the person could read them, since they often have the right to. Keep to useful facts. No opinions on people, nothing about health or family that the work does not call for. Give access only to those who need it, and decide how long an idle record is kept before it is erased.',
    ),
    heading('The weekly review'),
    paragraph(
      'A CRM stays alive when people look at it together. Pick a short, fixed slot and go through the list from the end backwards, starting with what is closest to a decision. One question per record: what is the next step, and who takes it? The review is for deciding. The doing comes after.',
    ),
    paragraph(
      'Once a month, look at where the customers you won came from, as opposed to the inquiries. A noisy source may bring few sales, a quiet one many. This is where the CRM meets marketing: it tells you where your time and budget should go.',
    ),
    heading('A request comes in: what to do at once'),
    paragraph(
      'Write the steps on half a page, so that whoever stands in for an absent colleague does exactly the same. Open the record, check that the person is not already there, note the request in their own words, choose who looks after it, date the next action, send the acknowledgement. The rest waits until there is time to answer well.',
    ),
    paragraph(
      'Checking for a duplicate deserves its moment. A customer who has written to you before and is treated as a stranger remembers it for a long time; one whose earlier request is found again feels expected.',
    ),
    heading('When to move to real software'),
    paragraph(
      'You have outgrown the table when two people edit the same line at once, when follow-ups depend on someone’s memory, when you copy addresses from one tool to another. By then you will know exactly what you need, having practised it. Import the open records, leave the old ones in an archive, and keep the stages the team already knows.',
    ),
  ],
};

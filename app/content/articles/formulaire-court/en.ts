import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to build a contact form people finish',
  excerpt:
    'Which fields to keep, how to label them, what to say when something goes wrong and after people hit send: a quote form that works on any phone, for anyone.',
  tags: ['contact forms', 'quote requests', 'accessibility', 'mobile phones'],
  seoKeywords: [
    'contact form best practices',
    'quote request form',
    'form error messages',
    'accessible form WCAG',
  ],
  blocks: [
    paragraph(
      'It’s Sunday night and a homeowner is watching a stain spread across the ceiling. He finds your site on his phone and opens “Get a quote.” Fourteen fields are waiting, including his budget and how he heard about you. He fills in every one, taps Submit, and gets two words in red: “Invalid input.” Everything he typed is gone. On Monday you have no message, and no idea that he tried.',
    ),
    paragraph(
      'This guide is about the form he would have finished. You’ll learn which fields to keep, what to call them, how to handle mistakes, and how to make sure anyone can use it, whether they work with a thumb, a keyboard or a screen reader.',
    ),
    heading('Which fields a quote form needs'),
    paragraph(
      'Start from the call you’re going to make. What do you have to know before you dial? Leave everything else for the conversation. One good question out loud beats any drop-down menu.',
    ),
    table(
      'Example: a roofer sorts through the fields',
      ['Field', 'Decision', 'Why'],
      ['Name', 'Keep, in one box', 'You know who you’re talking to'],
      ['Phone or email', 'Keep, their choice', 'One is enough to reply'],
      ['Postal or ZIP code', 'Keep', 'Tells you if you serve the area'],
      ['What they need', 'Keep, free text', 'Prepares you for the call'],
      ['Photo', 'Optional', 'Sometimes saves a visit'],
      ['Full address', 'Ask later', 'Needed once you go there'],
      ['Budget, referral source', 'Remove', 'Doesn’t change the first call'],
    ),
    paragraph(
      'Let people choose between phone and email. Some never pick up for an unknown number; others only open their inbox at night. Write “optional” next to the fields that are. It’s easier to understand than a scattering of asterisks.',
    ),
    tip(
      'Go back over your last twenty inquiries. If a field is nearly always blank or filled with junk, take it out.',
    ),
    paragraph(
      'You don’t have to protect what you never collected. Our article on [Québec’s Law 25 and the GDPR](/blog-intelligent/loi-25-rgpd) covers the rules; the one to remember here is to ask only for what you need. A newsletter sign-up gets its own box, left unchecked. In Canada, [the CRTC doesn’t accept a pre-checked box](https://crtc.gc.ca/eng/archive/2012/2012-549.htm) as express consent. That isn’t legal advice.',
    ),
    heading('Give every field a label that stays put'),
    paragraph(
      'Put the label above the box and leave it there. Gray sample text inside the box is gone once somebody types, and a person who stops to take a call comes back with no clue what goes where. As the W3C points out, a placeholder [doesn’t replace a label](https://www.w3.org/WAI/tutorials/forms/instructions/).',
    ),
    list(
      'Use your customers’ words: “Your phone number,” not “Contact details.”',
      'Ask one thing per field.',
      'If the format matters, say so under the label, before people type.',
      'Offer buttons for two or three choices, and a drop-down for more.',
      'Tie each label to its box in the code. Tapping the label then puts the cursor in the right place, and a screen reader can read it out.',
    ),
    heading('Make the form easy on a phone'),
    paragraph(
      'A field can tell the phone what it expects. The number pad opens for a phone number, the @ key shows up for an email, and details the phone already knows are offered in one tap. For fields about the person, such as a name or an email, accessibility rules known as WCAG ask for this too ([criterion 1.3.5](https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html)).',
    ),
    list(
      'One column, top to bottom.',
      'Text of 16 pixels or more inside the boxes. Any smaller and an iPhone zooms in.',
      'Checkboxes and buttons [at least 24 pixels](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html) across, and 44 for the one that sends.',
      'Your number right beside it, for people who’d sooner call.',
    ),
    paragraph(
      'The form has to show up quickly as well. Forms supplied by an outside service often load last, and the page jumps when they drop in. [Speeding up the page](/blog-intelligent/site-rapide) is part of the job.',
    ),
    heading('Write error messages that help'),
    paragraph(
      'WCAG asks you to [describe the error in text](https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html), and to suggest the fix when you know it. A red outline isn’t enough. Wait until the person is done typing, keep everything they entered, put the message right by the box, and take them to the first thing that needs attention.',
    ),
    table(
      'Error messages that block people, and ones that help',
      ['Situation', 'Avoid', 'Write'],
      ['Mistyped email', 'Invalid input', 'The @ is missing. Example: name@domain.com'],
      ['Short phone number', 'Format error', 'One digit is missing: we count 9 of 10.'],
      ['Empty description', 'Required field', 'Tell us in a few words what needs fixing.'],
      [
        'Sending failed',
        'Error 500',
        'That didn’t go through. Your text is saved; try again or call us.',
      ],
    ),
    paragraph(
      'Be generous about format. A number with spaces, dashes or a country code is still a number, and tidying it up is your site’s job.',
    ),
    heading('Confirm the request and say what happens next'),
    paragraph(
      'The button names what people get: “Get my quote,” “Book a visit.” Once it’s tapped, show that the message is on its way and block a second send. Then confirm what arrived, who will answer, when, and what to do in an emergency.',
    ),
    paragraph(
      'For example: “Thanks, Paul. We’ve got your request about the ceiling. Julie will call you tomorrow before noon. If water is coming in, call 514-555-0123 right now.” Email him the same words with a copy of his request. On the page, a screen reader should be able to announce the message ([criterion 4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html)).',
    ),
    paragraph(
      'Promise a time you can keep on a busy day. [Answering quote requests fast](/blog-intelligent/devis-rapides) takes some organizing, and [follow-ups](/blog-intelligent/crm-relances) take over when people go quiet.',
    ),
    heading('Split up a form that has to be long'),
    paragraph(
      'A mover or a caterer may really need ten details. In that case, make several short pages. Say how many steps there are, let people go back, and keep what they’ve entered. Open with the project, since that’s what they came to talk about, and leave contact details for the end. Don’t ask for the same thing twice; that’s a WCAG rule as well ([criterion 3.3.7](https://www.w3.org/WAI/WCAG22/Understanding/redundant-entry.html)). Before the final button, show a summary they can correct.',
    ),
    heading('Stop spam and let customers through'),
    paragraph(
      'Puzzles with twisted letters stop some bots. They also stop people in a hurry and people with low vision. Start with what nobody sees: a trap field, hidden from screen readers too, and a filter on the server. Add a visible test only if that isn’t enough, and offer another way to pass it.',
    ),
    heading('Test your form’s accessibility yourself'),
    list(
      'Put the mouse away and go through the form with the Tab key. Is the order logical? Can you always see where you are?',
      'Zoom to 200%. Is each label still next to its box?',
      'Send the form empty and read the messages out loud.',
      'Listen to it with VoiceOver or TalkBack, which come with the phone.',
      'Switch the screen to grayscale. Do the errors still stand out?',
    ),
    paragraph(
      'Our [free audit](/ila) picks up unnamed fields and weak contrast. No automated check replaces these five tests.',
    ),
    heading('Example: the roofer’s form, before and after'),
    paragraph(
      'Let’s go back to our homeowner. The old form asked fourteen questions in two columns and ended with “Submit.” The new one fits on a single screen: “Your name,” “Phone or email,” “Postal code,” “What’s going on with your roof?” and then “Add a photo (optional).”',
    ),
    paragraph(
      'A line above the form sets expectations: “Four questions, and a call by noon tomorrow.” Under the “Get my quote” button, another line says what happens to the answers: “We use them to get back to you, and that’s all.” Only write that promise if you keep it, and put a link to your privacy policy next to it.',
    ),
    heading('Find the step where people give up'),
    paragraph(
      'Once the form is live, count four moments for a month. Here’s an invented example to show how to read them.',
    ),
    chart(
      'Example: what becomes of 200 visits to a quote page',
      { label: 'Page opened', value: 200, shown: '200' },
      { label: 'First field filled', value: 90, shown: '90' },
      { label: 'Button tapped', value: 48, shown: '48' },
      { label: 'Request received', value: 30, shown: '30' },
    ),
    paragraph(
      'In this case, 18 of the 48 people who tapped the button never got through. They had made up their minds, so fix the error messages first. A drop between the page and the first field would point somewhere else: to what the page says, or to how long the form looks.',
    ),
    paragraph(
      'On the first of each month, send a test request from your phone and make sure that it reaches the right person. For the rest of the page, read [how to structure a landing page](/blog-intelligent/page-une-intention), or hand us the whole thing with our [landing page service](/services/landing-aimant).',
    ),
  ],
  sources: [
    {
      name: 'W3C: Forms Tutorial, Form Instructions',
      address: 'https://www.w3.org/WAI/tutorials/forms/instructions/',
    },
    {
      name: 'W3C: Understanding WCAG 2.2, Error Identification',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html',
    },
    {
      name: 'W3C: Understanding WCAG 2.2, Identify Input Purpose',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
    },
    {
      name: 'W3C: Understanding WCAG 2.2, Target Size (Minimum)',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
    },
    {
      name: 'CRTC: Information Bulletin 2012-549 on pre-checked boxes',
      address: 'https://crtc.gc.ca/eng/archive/2012/2012-549.htm',
    },
  ],
};

import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'AI and ethics',
  summary: 'What AI does at Iluma, what a person always approves and our four commitments.',
  title: 'AI ethics at Iluma: what AI does and doesn’t do',
  description:
    'How Iluma uses AI in marketing: what AI does, what a person always approves, and our commitments on transparency, human control and your data.',
  head: {
    eyebrow: 'AI and ethics',
    title: { before: 'AI does the prep work, ', emphasis: 'people decide', after: '' },
    lead: 'We use AI for what machines do better: reading, counting, comparing. It doesn’t decide, and it doesn’t speak for you.',
    button: 'Ask us a question',
    second: 'Read the privacy policy',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'Our ', emphasis: 'commitments', after: '' },
      lead: 'In writing, so you can hold us to them.',
      items: [
        {
          title: 'Transparency',
          text: 'If something comes from AI, we say so. If it’s an estimate, we call it one and show the assumptions.',
        },
        {
          title: 'Human control',
          text: 'A named person reads and approves everything published on your behalf.',
        },
        {
          title: 'Restraint',
          text: 'We use a simple rule where that’s enough, and a model only where it adds something.',
        },
        {
          title: 'Respect for data',
          text: 'We collect as little as possible, with your consent, and keep it only as long as needed. Your data stays yours: we don’t sell it.',
        },
      ],
    },
    {
      kind: 'versus',
      title: { before: 'What AI does and what ', emphasis: 'people', after: ' do' },
      lead: 'We draw the line up front, task by task.',
      sides: [
        {
          name: 'AI suggests',
          points: [
            { value: 'Reading', label: 'the pages of your website, every week' },
            { value: 'Ranking', label: 'actions by likely impact' },
            { value: 'Preparing', label: 'outlines, drafts, replies to reviews' },
          ],
        },
        {
          name: 'People decide',
          points: [
            { value: 'Choosing', label: 'what will be done, and what won’t' },
            { value: 'Approving', label: 'everything published under your name' },
            { value: 'Answering', label: 'for what has been published' },
          ],
        },
      ],
      note: 'On this site, the ILA score, ADLUMA and ILUMATCH are calculations with published rules; every result lists its assumptions.',
    },
    {
      kind: 'prose',
      title: 'What we won’t do',
      mark: 'x',
      paragraphs: [
        'There are faster ways to get a flattering number, but they end up costing the business whose name is on it.',
      ],
      points: [
        'Fake or paid reviews',
        'Publishing text nobody has read',
        'Promises of a number one ranking',
        'Tracking visitors who haven’t agreed to it',
      ],
    },
    {
      kind: 'prose',
      title: 'Where AI is used on this site',
      mark: 'check',
      paragraphs: [
        'Three tools can call on a language model: [BlogIA](/blogia), [Zyno](/zyno) and the ready-made prompts in the [central HUB](/modules). With no model connected, the site uses sentences our team wrote, or quotes its pages.',
      ],
      points: [
        'BlogIA leaves brackets where a fact is missing and tells you whether a model or the built-in writer produced the draft',
        'Zyno shows the page its answer comes from, and drops any sentence from a model that cites no passage',
        'The chat assistant in the corner asks no model: its replies are prepared or quoted from the site',
      ],
    },
    {
      kind: 'prose',
      title: 'What a machine never decides',
      mark: 'x',
      paragraphs: [
        'Only one rule acts on its own, the spam filter. It may quarantine your message, which can then be deleted unread. If you’ve had no confirmation and no answer, [give us a call](/contact) and someone will look for it.',
      ],
      points: [
        'Publishing a text or answering a review for you',
        'Taking you on as a client, turning you down or setting your price',
        'Choosing a service or spending a budget: [ILUMATCH](/ilumatch) ranks, [ADLUMA](/adluma) estimates, and you decide',
      ],
    },
    {
      kind: 'prose',
      title: 'Which data goes where',
      mark: 'check',
      paragraphs: [
        'Neither your message to the team nor your appointment is ever passed to a model. The [privacy policy](/politique-confidentialite) lists every retention period.',
      ],
      points: [
        'An article topic, a question to Zyno or a situation described in the HUB goes to our server, which doesn’t keep it, then to the model if one’s connected. Leave out customers’ names',
        'Your ILUMATCH and ADLUMA answers stay in your browser until you send us the result',
        'The address of a [site to audit](/ila) goes to [our bot](/robot), which reads its public pages. The report lasts 90 days, and anyone with its link can read or delete it',
        'A message or an [appointment](/contact/rendez-vous) goes to the team, the mail server, connected software and, if linked, the calendar of the person you’re meeting. It’s kept for up to 36 months after your last message',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'How to ', emphasis: 'object', after: ' to a use of your data' },
      lead: 'It’s free of charge.',
      items: [
        {
          title: 'Withdraw your consent first',
          text: 'Use the [Cookies page](/cookies). It takes effect right away.',
        },
        {
          title: 'Tell us the rest',
          text: 'If you object to a use of your information, or to AI on your project, one line in the [contact form](/contact) is enough.',
        },
        {
          title: 'Get an answer',
          text: 'It comes from a person, within 30 days. If it doesn’t satisfy you, the privacy policy names the authorities to turn to.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions about ', emphasis: 'AI', after: '' },
      lead: 'Wrong answers, drafts and your own customers’ details.',
      items: [
        {
          question: 'What if Zyno gets something wrong?',
          answer:
            'Go by the page it cites, then send us the question, because we don’t keep a copy. For your own site, read [what to hand over to an assistant](/blog-intelligent/assistant-sur-le-site) and [how to edit what it writes](/blog-intelligent/ecrire-avec-ia).',
        },
        {
          question: 'May I paste my customers’ information into an AI tool?',
          answer:
            'You’re accountable for whatever you paste. Begin with our article on [Law 25 and the GDPR](/blog-intelligent/loi-25-rgpd).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Ask what AI did ', emphasis: 'for you', after: '' },
    lead: 'We’ll show you what AI worked on and who approved it.',
    button: 'Write to the team',
    second: 'How your data is handled',
  },
};

import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'HUB module',
  summary: 'The module that tracks all your services in one place.',
  title: 'HUB: all your marketing modules in one place | Iluma',
  description:
    'The HUB module shows your other modules on one screen: their status, ILA score, CRM connection and prompts that are ready to run.',
  head: {
    eyebrow: 'HUB module',
    title: { before: 'All your modules on ', emphasis: 'one screen', after: '' },
    lead: 'See each module’s status and score, then run a ready-made prompt on your own situation.',
    button: 'Open the central HUB',
    second: 'Choose by goal',
  },
  blocks: [
    {
      kind: 'cards',
      title: { before: 'What the HUB ', emphasis: 'shows', after: '' },
      lead: 'Four things to check for each module.',
      items: [
        { title: 'Status', text: 'Each module shows whether it’s active or loading.' },
        { title: 'ILA score', text: 'Out of 100, marked as yours or as a sample.' },
        { title: 'CRM connection', text: 'Connected or not, and a button to connect it.' },
        {
          title: 'Prompts',
          text: 'Requests ready to run: analysis, content, strategy, conversion.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'The six modules in the HUB',
      mark: 'check',
      paragraphs: [
        'Each module has a card that links to its tool. If you can’t decide which one to open first, [the tools page](/hub) filters them by goal and by industry.',
      ],
      points: [
        '[ADLUMA](/adluma) estimates what an ad budget can bring in',
        '[BlogIA](/blogia) drafts an article, a content plan or a keyword list',
        '[ILA](/ila) measures how visible you are locally',
        '[ILLUMATCH](/ilumatch) ranks our services from your answers',
        '[LandingPage](/landing-page-intelligente) previews a page built around one action',
        'HUB brings the other five together and helps you take stock each week',
      ],
    },
    {
      kind: 'prose',
      title: 'Which scores are yours and which are samples',
      mark: 'check',
      paragraphs: [
        'On your first visit, all six scores are made up and marked “sample.” They’re there to show what a full screen looks like.',
        'The ILA card switches to your own score once you save a result from the ILA evaluation. The other cards follow the first project you add to the ILA module’s dashboard. At that point, “sample” changes to “yours.”',
      ],
      points: [
        'Saving an ADLUMA scenario or an ILLUMATCH ranking doesn’t change a score; it’s attached to the message you send from the card',
        'The HUB reads these results from your browser, so another device shows the samples again',
      ],
    },
    {
      kind: 'steps',
      title: { before: 'How to ', emphasis: 'run a prompt', after: '' },
      lead: 'A prompt is a ready-made request that you complete with your own situation.',
      items: [
        {
          title: 'Pick a card',
          text: 'The six modules share eleven prompts: analyze a budget, write an outline, read a score, rewrite a headline and so on.',
        },
        {
          title: 'Describe your situation',
          text: 'Your business, your town, what’s in the way. Two sentences do the job, and 600 characters is the limit.',
        },
        {
          title: 'Press Run',
          text: 'The answer appears as it’s written, and you can stop it midway. The card shows as loading until it’s finished.',
        },
        {
          title: 'See who answered',
          text: 'The heading tells you whether the text came from the built-in writer or from a language model.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Example: a florist plans a first campaign',
      mark: 'check',
      paragraphs: [
        'Picture a florist in Burlington who wants to advertise before Mother’s Day. In the ADLUMA card she writes, “Florist in Burlington, first campaign, small budget, same-day delivery.” Then she runs “Prepare a campaign.”',
        'With the built-in writer, she gets her own words back, followed by the module’s advice: search first, a social network once she knows her cost per inquiry, and one landing page per ad. Everybody gets that same advice. A language model would have the delivery and the date to work with.',
        'Next she opens the simulator, saves a scenario and returns to the HUB. She connects the card to the CRM, then sends her simulation to the team with a question.',
      ],
      points: [],
    },
    {
      kind: 'questions',
      title: { before: 'Questions about ', emphasis: 'the HUB', after: '' },
      lead: 'The CRM button, what’s stored, and how prompts answer.',
      items: [
        {
          question: 'What does “Connect to the CRM” do?',
          answer:
            'It links the card to Iluma’s CRM: you can then write to our team from the card, with your saved result if there is one. It doesn’t touch the software you use, and it lasts only until you leave the page. If you want to track your own customers, look at [Iluma’s CRM](/crm-iluma).',
        },
        {
          question: 'Is what I write stored?',
          answer:
            'The HUB doesn’t save your situation. It goes to the server to get an answer, and to a language model if one is connected. Leave customers’ names out of it; the [privacy policy](/politique-confidentialite) has the details.',
        },
        {
          question: 'Why isn’t the answer about my case?',
          answer:
            'Because the built-in writer gives the module’s general advice, and says so. Use it as a checklist. For an answer about your business, [write to us](/contact) or ask [Zyno, the site’s assistant](/zyno).',
        },
        {
          question: 'Do I need an account?',
          answer:
            'No. The HUB is open to everyone and runs in your browser. Your results stay there for the visit, or longer if you allow [functional cookies](/cookies).',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Try the ', emphasis: 'HUB', after: '' },
    lead: 'It’s open to everyone, with sample data.',
    button: 'Open the central HUB',
    second: 'Choose by goal',
  },
};

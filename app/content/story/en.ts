import { figuresIn } from '../claims.ts';
import type { Story, StoryId } from './shape.ts';

const figures = figuresIn('en');

export const en: Record<StoryId, Story> = {
  method: {
    title: 'The Iluma method — 90 days, step by step',
    description:
      'From the audit to the first calls: what we do for 90 days, what you see every week, and what stays with you afterwards.',
    head: {
      eyebrow: 'The method',
      title: { before: '90 days, ', emphasis: 'no black box', after: '.' },
      lead: 'A method of our own, written down, the same for everyone: AI prepares, a person decides, and every Monday you know where you stand.',
      button: 'Book a demo',
      second: 'See case studies',
    },
    blocks: [
      {
        kind: 'timeline',
        title: { before: 'The ', emphasis: '90-day', after: ' plan' },
        lead: 'More visibility and commercial strength in 90 days: this is the way there.',
        items: [
          {
            when: 'Days 1 to 7',
            title: 'Listen',
            text: 'Your ILA score, your listings, your pages, your reviews and what your customers type. You get a written report, ranked by impact.',
          },
          {
            when: 'Days 8 to 21',
            title: 'Repair',
            text: 'Whatever holds back the rest: speed, errors, wrong details, pages nobody understands.',
          },
          {
            when: 'Days 22 to 45',
            title: 'Answer',
            text: 'One page per question your customers ask, in their words and their languages. You approve each text.',
          },
          {
            when: 'Days 46 to 70',
            title: 'Bring people in',
            text: 'Ads tested on a small budget, reviews asked for simply, neighbours who mention you.',
          },
          {
            when: 'Days 71 to 90',
            title: 'Bring them back',
            text: 'A path for customers who have already been in, and a rhythm your team can keep without us.',
          },
        ],
      },
      {
        kind: 'steps',
        title: { before: 'What ', emphasis: 'never', after: ' changes' },
        lead: 'Four rules, whatever the business.',
        items: [
          {
            title: 'We measure first',
            text: 'No work without a written starting point. Otherwise nobody knows what helped.',
          },
          {
            title: 'One action at a time',
            text: 'The most useful one first. The others wait their turn, with their reason.',
          },
          {
            title: 'A person signs',
            text: 'Nothing AI prepares goes out before a person has read and accepted it.',
          },
          {
            title: 'Everything is yours',
            text: 'Pages, texts, accounts, figures. If you leave, it all goes with you.',
          },
        ],
      },
      {
        kind: 'questions',
        title: { before: 'Before you ', emphasis: 'begin', after: '' },
        lead: 'What people ask at the first meeting.',
        items: [
          {
            question: 'What should I prepare?',
            answer:
              'Access to your site and your business profile, and an hour of your time in the first week.',
          },
          {
            question: 'And after 90 days?',
            answer:
              'You go on alone with the plan, or with us. Both are planned for from the start.',
          },
          {
            question: 'When does the first result come?',
            answer:
              'Fixes often show in the first weeks. SEO results usually take between 30 and 90 days.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Day one is ', emphasis: 'a conversation', after: '.' },
      lead: 'Fifteen minutes to see whether the method suits you. If it does not, we say so.',
      button: 'Book a demo',
      second: 'Read a case study',
    },
  },
  ethics: {
    title: 'AI and ethics — what AI does, what a person signs',
    description:
      'What AI does at Iluma, what a person always signs off, and the four values that guide us: openness, control, restraint and respect for data.',
    head: {
      eyebrow: 'AI and ethics',
      title: { before: 'AI prepares. ', emphasis: 'A person signs', after: '.' },
      lead: 'We use AI for what a machine does better: reading, counting, comparing. Not for deciding, and not for speaking in your place.',
      button: 'Ask us a question',
      second: 'Read the privacy policy',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Four ', emphasis: 'values', after: '' },
        lead: 'They are written down so that you can hold us to them.',
        items: [
          {
            title: 'Openness',
            text: 'What comes from an AI says so. An estimate is called an estimate, with its assumptions beside it.',
          },
          {
            title: 'Human control',
            text: 'A named person reads and signs whatever is published on your behalf.',
          },
          {
            title: 'Restraint',
            text: 'A simple rule where that is enough; a model only where it adds something.',
          },
          {
            title: 'Respect for data',
            text: 'As little as possible, for as long as needed, with your consent. Your data works for you, never against you.',
          },
        ],
      },
      {
        kind: 'versus',
        title: { before: 'Who does ', emphasis: 'what', after: '' },
        lead: 'The line is drawn beforehand, task by task.',
        sides: [
          {
            name: 'AI suggests',
            points: [
              { value: 'Reading', label: 'rankings, reviews and pages, every week' },
              { value: 'Ranking', label: 'actions by likely impact' },
              { value: 'Preparing', label: 'outlines, drafts, answers to reviews' },
            ],
          },
          {
            name: 'A person decides',
            points: [
              { value: 'Choosing', label: 'what will be done, and what will not' },
              { value: 'Writing', label: 'whatever appears under your name' },
              { value: 'Answering', label: 'for what has been published' },
            ],
          },
        ],
        note: 'On this site, the ILA score, ADLUMA and ILUMATCH are calculations with published rules; every result names its assumptions.',
      },
      {
        kind: 'prose',
        title: 'What we refuse',
        mark: 'x',
        paragraphs: [
          'There are quicker ways to a flattering number. They always end up costing more to whoever’s name is above the door.',
        ],
        points: [
          'Fake reviews, and real ones that are paid for',
          'Texts published without anyone reading them',
          'Promises of first place',
          'Tracking visitors who have not agreed to it',
        ],
      },
    ],
    closing: {
      title: { before: 'In doubt? ', emphasis: 'Ask', after: '.' },
      lead: 'We will show you what an AI has touched in your file, and who signed it.',
      button: 'Write to the team',
      second: 'How your data is handled',
    },
  },
  'modular-seo': {
    title: 'Modular SEO — take only what you need',
    description:
      'Technical, content, local, analytics: the four modules of SEO, to take together or one by one, and how to know which comes first.',
    head: {
      eyebrow: 'Modular SEO',
      title: { before: 'Four modules. ', emphasis: 'Pick yours', after: '.' },
      lead: 'A slow site does not need articles, and a good site without reviews does not need a developer. Each module fixes one thing.',
      button: 'Know which comes first',
      second: 'See services and prices',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'The four ', emphasis: 'modules', after: '' },
        lead: 'Each has a start, an end and a way to measure it.',
        items: [
          {
            title: 'Technical',
            text: 'Speed, structure, data Google can read, accessibility. What nobody sees and everything depends on.',
          },
          {
            title: 'Written content',
            text: 'One page per question your customers ask, in their words. Old pages are fixed before new ones are written.',
          },
          {
            title: 'Local presence',
            text: 'Business profile, directories, reviews, neighbourhood pages. Being there when someone says “near me”.',
          },
          {
            title: 'Web analytics',
            text: 'Three numbers you understand, every Monday. Without tracking those who did not want it.',
          },
        ],
      },
      {
        kind: 'steps',
        title: { before: 'Which ', emphasis: 'first', after: '?' },
        lead: 'Four signs, four answers.',
        items: [
          {
            title: 'People find you, but nobody calls',
            text: 'Start with content: the page does not answer what they came for.',
          },
          {
            title: 'Your competitors are on the map, you are not',
            text: 'Start with local: profile, details and reviews.',
          },
          {
            title: 'Your site is slow to open',
            text: 'Start with the technical side: nothing else works while people leave.',
          },
          {
            title: 'You do not know what works',
            text: 'Start with measurement. A month is enough to see clearly.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Your score names ', emphasis: 'the first module', after: '.' },
      lead: 'Four steps, nothing to sign up for: the result names the next action and what it brings.',
      button: 'Calculate my ILA score',
      second: 'Compare the services',
    },
  },
  'mini-site': {
    title: 'SEO mini-site — found, and online in under 48 h',
    description:
      'A small, fast site made to be found in your neighbourhood, online in under 48 h. What it contains, who it is for and how it grows.',
    head: {
      eyebrow: 'SEO mini-site',
      title: { before: 'A site, ', emphasis: 'in under 48 h', after: '.' },
      lead: 'A few pages that say who you are, where you are and how to reach you. Nothing extra, nothing missing.',
      button: 'Ask for a mini-site',
      second: 'See the other services',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'Four ', emphasis: 'benefits', after: '' },
        lead: 'For opening, moving, or replacing a site nobody dares to touch.',
        items: [
          {
            title: 'Online in under 48 h',
            text: 'You answer a few questions, we write, you check, it goes live.',
          },
          {
            title: 'Found in your neighbourhood',
            text: 'Address, hours and services, right from day one, in a form Google can read.',
          },
          {
            title: 'Fast everywhere',
            text: 'Light on an old phone, readable by everyone, no needless cookies.',
          },
          {
            title: 'Ready to grow',
            text: 'One more page, one more language, a shop later on: nothing has to be redone.',
          },
        ],
      },
      {
        kind: 'timeline',
        title: { before: 'From your call to ', emphasis: 'your address', after: '' },
        lead: 'Two working days, three moments.',
        items: [
          {
            when: 'In the morning',
            title: 'You tell us',
            text: 'What you do, for whom, where. Photographs if you have any.',
          },
          {
            when: 'The next day',
            title: 'You check',
            text: 'The site is there, words included. You correct whatever does not sound like you.',
          },
          {
            when: 'That evening',
            title: 'It is online',
            text: 'On your domain, with your business profile leading to it.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'The day after tomorrow, ', emphasis: 'online', after: '.' },
      lead: 'Tell us your business’s name and the web address you would like.',
      button: 'Ask for a mini-site',
      second: 'See all services',
    },
  },
  'social-proof': {
    title: 'Testimonials and dashboards — what our clients see',
    description:
      'Three testimonials, and the four things a dashboard shows every Monday. No jargon, with an example to try.',
    head: {
      eyebrow: 'Testimonials and dashboards',
      title: { before: 'What they say, ', emphasis: 'what they see', after: '.' },
      lead: 'A testimonial without a number is an opinion. A number without a testimonial is a chart. Here are both.',
      button: 'Talk to the team',
      second: 'Try the demo dashboard',
    },
    blocks: [
      {
        kind: 'quotes',
        title: { before: 'Three ', emphasis: 'testimonials', after: '' },
        lead: 'Three voices from the case studies, as the agency presents them.',
        items: [
          {
            quote: 'On Monday I read one page and know what to do with my week.',
            author: 'Management, Katz Sport',
          },
          {
            quote: 'Patients find us by the question they ask themselves, not by our name.',
            author: 'Front desk, Clinique RFS',
          },
          {
            quote: 'We stopped an ad I loved. It was the right decision.',
            author: 'The shop, Literie Amitié',
          },
        ],
        note: 'Words written by the agency to illustrate these case studies; they are not quotations.',
      },
      {
        kind: 'cards',
        title: { before: 'Four things, ', emphasis: 'every Monday', after: '' },
        lead: 'The dashboard shows only what can change a decision.',
        items: [
          {
            title: 'The score, and what moved it',
            text: 'Factor by factor, with the date and the action that explains it.',
          },
          {
            title: 'Inquiries, by source',
            text: 'Calls, messages, bookings: where they come from and what they cost.',
          },
          {
            title: 'Your ranking, on a map',
            text: 'Neighbourhood by neighbourhood, compared with last month.',
          },
          {
            title: 'The next action',
            text: 'Just one, with what it should bring and who does it.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Your first ', emphasis: 'Monday', after: '.' },
      lead: 'We will show you what it would look like, with your pages and your figures.',
      button: 'Talk to the team',
      second: 'See the demo dashboard',
    },
  },
  'seo-explainer': {
    title: 'Understanding Google — as told to a friend',
    description:
      'Google explained through a comparison everybody knows, in four steps, with a before and an after. Then a score to know where you stand.',
    head: {
      eyebrow: 'Understanding Google',
      title: { before: 'Google, as told ', emphasis: 'to a friend', after: '.' },
      lead: 'You already know how to be noticed somewhere. Google is the same thing, with different signals.',
      button: 'Calculate my score',
      second: 'Ask for a consultation',
    },
    blocks: [
      {
        kind: 'versus',
        title: { before: 'Two stages, ', emphasis: 'two audiences', after: '' },
        lead: 'On one, people come across you. On the other, they look for you.',
        sides: [
          {
            name: 'Instagram',
            points: [
              { value: '1,200 followers', label: 'what gets you seen' },
              { value: '85 likes', label: 'what says it is good' },
              { value: '1 day', label: 'how long a post lasts' },
            ],
          },
          {
            name: 'Google',
            points: [
              { value: '12 answers', label: 'what gets you seen' },
              { value: '40 reviews, 15 links', label: 'what says it is good' },
              { value: '3 years', label: 'how long a good page lasts' },
            ],
          },
        ],
        note: 'Example figures: a comparison to help you understand, not a measurement.',
      },
      {
        kind: 'steps',
        title: { before: 'How Google ', emphasis: 'finds you', after: '' },
        lead: 'Four steps, always in this order.',
        items: [
          {
            title: 'It discovers you',
            text: 'A robot follows links and reads your pages. A page nothing leads to stays in the dark.',
          },
          {
            title: 'It understands you',
            text: 'Title, words, address, hours: it looks for what you are about, and where.',
          },
          {
            title: 'It compares you',
            text: 'With everyone who answers the same question, for the person asking, where they are.',
          },
          {
            title: 'It judges by what follows',
            text: 'Do people stay, call, leave a review? That counts in your favour next time.',
          },
        ],
      },
      {
        kind: 'prose',
        title: 'Why two neighbours do not rank alike',
        mark: 'check',
        paragraphs: [
          'Three things matter most in a local search: answering the question, being close to the person, and being known. The first depends on your pages, the second on your address, the third on your reviews and on those who talk about you.',
          'A business cannot be moved. The other two can nearly always be improved, and that is where the time should go.',
        ],
        points: [
          'One page per service you provide, not one page for them all',
          'The same details everywhere, down to the digit',
          'Reviews asked for regularly, and answered',
        ],
      },
      {
        kind: 'versus',
        title: { before: 'Before, ', emphasis: 'after', after: '' },
        lead: 'What changes once these four steps work.',
        sides: [
          {
            name: 'Before',
            points: [
              { value: '0', label: 'keywords on page 1' },
              { value: 'None', label: 'Google Business Profile' },
              { value: 'Not optimized', label: 'the site' },
            ],
          },
          {
            name: 'After',
            points: [
              { value: figures.caseTraffic, label: 'visibility' },
              { value: figures.caseKeywords, label: 'keywords on page 1' },
              { value: figures.caseRating, label: 'average rating' },
            ],
          },
        ],
        note: 'Results taken from the agency’s case studies, over 6 months.',
      },
    ],
    closing: {
      title: { before: 'And you, which step ', emphasis: 'are you on', after: '?' },
      lead: 'The ILA score tells you in four steps. A consultation tells you in fifteen minutes.',
      button: 'Calculate my score',
      second: 'Ask for a consultation',
    },
  },
  'seo-course': {
    title: 'Understanding SEO — the free module',
    description:
      'A free module in six short lessons to understand SEO before you buy any: words, pages, links, local search, measurement and traps.',
    head: {
      eyebrow: 'Free module',
      title: { before: 'SEO in ', emphasis: 'six lessons', after: '.' },
      lead: 'Read it in one go or a lesson a day. Nothing to install, nothing to pay, and every lesson ends with something to do.',
      button: 'See where I stand',
      second: 'Go over how Google works',
    },
    blocks: [
      {
        kind: 'steps',
        title: { before: 'The ', emphasis: 'six lessons', after: '' },
        lead: 'Each ends with one thing to do today.',
        items: [
          {
            title: 'Your customers’ words',
            text: 'They do not search for your trade, they describe their problem. Today: write down ten sentences heard at the counter.',
          },
          {
            title: 'One question, one page',
            text: 'A page that answers everything answers nothing. Today: take the most common question and check which page answers it.',
          },
          {
            title: 'The title and the first words',
            text: 'That is what people read in the results. Today: rewrite your home page’s title for someone who does not know you.',
          },
          {
            title: 'Links and neighbours',
            text: 'A link is a recommendation. Today: ask a supplier to mention your site.',
          },
          {
            title: 'The map and the reviews',
            text: 'Close to home, the profile counts as much as the site. Today: check your hours and answer your latest review.',
          },
          {
            title: 'Measuring without fooling yourself',
            text: 'One number will do: how many inquiries this week. Today: start counting.',
          },
        ],
      },
      {
        kind: 'prose',
        title: 'The traps people will sell you',
        mark: 'x',
        paragraphs: [
          'SEO is a trade that is quick to explain and slow to do. Whatever promises the opposite deserves one more question.',
        ],
        points: [
          '“First place guaranteed”: nobody can guarantee it',
          'Links by the hundred for next to nothing',
          'Bulk text that nobody will read',
          'A forty-page report without a single action',
        ],
      },
      {
        kind: 'questions',
        title: { before: 'The words ', emphasis: 'people use', after: '' },
        lead: 'Four terms, one sentence each.',
        items: [
          {
            question: 'Keyword',
            answer: 'What someone types or says to find something. Often a whole sentence.',
          },
          {
            question: 'Indexing',
            answer:
              'The moment an engine files your page in its catalogue. Until then, the page does not exist for that engine.',
          },
          {
            question: 'Backlink',
            answer: 'Another site leading to yours. Its worth depends on who does it, and why.',
          },
          {
            question: 'Conversion rate',
            answer: 'Out of a hundred visits, how many call, write or buy.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Now ', emphasis: 'put it to use', after: '.' },
      lead: 'Your ILA score tells you which of the six lessons will bring you most.',
      button: 'Calculate my ILA score',
      second: 'Understand Google',
    },
  },
  'module-adluma': {
    title: 'ADLUMA — simulate an ad budget before you pay',
    description:
      'The ADLUMA module estimates what an ad budget can bring, shows where the next customer costs too much and suggests a split between channels.',
    head: {
      eyebrow: 'ADLUMA module',
      title: { before: 'The budget, ', emphasis: 'before the spending', after: '.' },
      lead: 'How many visits, inquiries and customers; at what price; and above what amount it stops being worth it.',
      button: 'Open the simulator',
      second: 'Full version',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'What it ', emphasis: 'works out', after: '' },
        lead: 'From assumptions you can change, one by one.',
        items: [
          {
            title: 'What a budget brings',
            text: 'Impressions, clicks, inquiries, customers: low, expected and high.',
          },
          {
            title: 'What a goal costs',
            text: 'Say how many customers you want, and it works back to the budget.',
          },
          {
            title: 'Where to put the money',
            text: 'The split between channels that brings most, and why.',
          },
        ],
      },
      {
        kind: 'prose',
        title: 'What it does not do',
        mark: 'check',
        paragraphs: [
          'It does not predict your campaign. It starts from published averages, dated and cited, and tells you when you go beyond them.',
        ],
        points: [
          'Sources and their dates are shown',
          'Every assumption you change is marked',
          'The calculation stays in your browser',
        ],
      },
    ],
    closing: {
      title: { before: 'Try it with ', emphasis: 'your budget', after: '.' },
      lead: 'One minute, nothing to sign up for, a link to keep or to share.',
      button: 'Open the simulator',
      second: 'Full version',
    },
  },
  'module-blogia': {
    title: 'BlogIA — from topic to draft',
    description:
      'The BlogIA module prepares an outline, a title, a description and a draft, then checks readability and SEO rules as you write.',
    head: {
      eyebrow: 'BlogIA module',
      title: { before: 'From a topic to ', emphasis: 'a draft', after: '.' },
      lead: 'The blank page, gone. The text stays yours: BlogIA prepares, checks, and makes up no figures.',
      button: 'Open BlogIA',
      second: 'Read the blog',
    },
    blocks: [
      {
        kind: 'steps',
        title: { before: 'How to ', emphasis: 'use it', after: '' },
        lead: 'Four moves, on a single screen.',
        items: [
          { title: 'Give the topic', text: 'Your customers’ words, the audience, the language.' },
          { title: 'Choose the outline', text: 'It suggests, you keep what sounds like you.' },
          { title: 'Write', text: 'The editor shows, rule by rule, where the text grows heavy.' },
          { title: 'Take it away', text: 'As Markdown or HTML, ready to publish on your site.' },
        ],
      },
      {
        kind: 'prose',
        title: 'A score that explains itself',
        mark: 'check',
        paragraphs: [
          'Sentence length, headings, topic words, readability in your language: each rule states its threshold and points to the passage it is about.',
        ],
        points: [
          'Separate rules for English, French and Spanish',
          'A preview of the search result',
          'Drafts kept in your browser',
        ],
      },
    ],
    closing: {
      title: { before: 'What is ', emphasis: 'your topic', after: '?' },
      lead: 'Type it, and you will have an outline before your coffee is finished.',
      button: 'Open BlogIA',
      second: 'Read articles',
    },
  },
  'module-hub': {
    title: 'HUB — all your modules in one place',
    description:
      'The HUB module brings the others together: their status, their ILA score, their link to the CRM and the prompts ready to run, on one screen.',
    head: {
      eyebrow: 'HUB module',
      title: { before: 'Everything, ', emphasis: 'on one screen', after: '.' },
      lead: 'What is running, what is waiting, what has changed since Monday. And a button to act.',
      button: 'Open the central HUB',
      second: 'Choose by goal',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'What it ', emphasis: 'brings together', after: '' },
        lead: 'A control centre, not one more dashboard.',
        items: [
          { title: 'Status', text: 'Each module says whether it is active or loading.' },
          { title: 'The score', text: 'Its ILA score, and what makes it up.' },
          { title: 'The CRM', text: 'Connected or not, and a button to connect it.' },
          {
            title: 'Prompts',
            text: 'Requests ready to run: analysis, content, strategy, conversion.',
          },
        ],
      },
    ],
    closing: {
      title: { before: 'Step into ', emphasis: 'the HUB', after: '.' },
      lead: 'It is open, with example data.',
      button: 'Open the central HUB',
      second: 'Choose by goal',
    },
  },
  'module-illumatch': {
    title: 'ILLUMATCH — the service that suits your business',
    description:
      'The ILLUMATCH module matches what you say about your business with the services that suit it, with the reasons and the starting price.',
    head: {
      eyebrow: 'ILLUMATCH module',
      title: { before: 'Your needs, ', emphasis: 'our services', after: '.' },
      lead: 'Five simple questions, then a ranked list, with the case for and against each service.',
      button: 'Answer the questions',
      second: 'See all services',
    },
    blocks: [
      {
        kind: 'steps',
        title: { before: 'What ', emphasis: 'counts', after: '' },
        lead: 'This is not a survey: every answer moves the ranking.',
        items: [
          {
            title: 'Your trade',
            text: 'People do not look for a restaurant and a lawyer the same way.',
          },
          {
            title: 'Your goal',
            text: 'To be seen, to get inquiries, to bring people back, to save time.',
          },
          { title: 'Your budget', text: 'Compared with the starting prices shown, plainly.' },
          { title: 'Your starting point', text: 'What is already there need not be redone.' },
        ],
      },
    ],
    closing: {
      title: { before: 'Two minutes, ', emphasis: 'one answer', after: '.' },
      lead: 'Your answers stay in your browser until you send them.',
      button: 'Answer the questions',
      second: 'See services and prices',
    },
  },
  'module-landing': {
    title: 'LandingPage — one page for a single action',
    description:
      'The LandingPage module builds pages made for a single action: calling, booking or writing. Try it with your own text.',
    head: {
      eyebrow: 'LandingPage module',
      title: { before: 'One page, ', emphasis: 'one action', after: '.' },
      lead: 'A headline, proof, a button. The module assembles, you write, the page appears as you go.',
      button: 'Try the demo',
      second: 'Have the team build it',
    },
    blocks: [
      {
        kind: 'cards',
        title: { before: 'What is ', emphasis: 'on the page', after: '' },
        lead: 'What helps people decide, and nothing else.',
        items: [
          {
            title: 'A headline that answers',
            text: 'The search or the ad that brought the person in.',
          },
          { title: 'Proof', text: 'A review, a photograph, a figure you can stand by.' },
          { title: 'A single button', text: 'Repeated, always the same, never in competition.' },
          { title: 'A short form', text: 'What you need to call back, and nothing gets lost.' },
        ],
      },
    ],
    closing: {
      title: { before: 'Write ', emphasis: 'the headline', after: '.' },
      lead: 'The demo does the rest, before your eyes.',
      button: 'Try the demo',
      second: 'See the service',
    },
  },
};

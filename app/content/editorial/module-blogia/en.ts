import type { EditorialPage } from '../shape.ts';

export const en: EditorialPage = {
  name: 'BlogIA module',
  summary: 'The module that drafts SEO content, from outline to text, before a person edits it.',
  title: 'BlogIA: SEO content generator and checker | Iluma',
  description:
    'BlogIA prepares an outline, title, meta description and draft for your topic, then checks readability and SEO as you write.',
  head: {
    eyebrow: 'BlogIA module',
    title: { before: 'SEO articles, from topic to ', emphasis: 'draft', after: '' },
    lead: 'Skip the blank page. BlogIA prepares and checks the draft, makes up no figures, and leaves the final text to you.',
    button: 'Open BlogIA',
    second: 'Read the blog',
  },
  blocks: [
    {
      kind: 'steps',
      title: { before: 'How to use ', emphasis: 'BlogIA', after: '' },
      lead: 'Four steps on one screen.',
      items: [
        { title: 'Enter a topic', text: 'Use your customers’ words and choose your audience.' },
        {
          title: 'Choose a content type',
          text: 'Guide, how-to, checklist, comparison or local page: each has its own outline.',
        },
        {
          title: 'Add your facts',
          text: 'BlogIA asks for them one at a time. Every gap you leave costs points.',
        },
        {
          title: 'Check and export',
          text: 'Review it rule by rule, then download it as Markdown or HTML for your own site.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'How the content score works',
      mark: 'check',
      paragraphs: [
        'Sentence length, headings, topic words, readability in your language: each rule says what it measures and shows the passage in question.',
        'An article is checked against 21 rules, 14 for search and 7 for readability. The thresholds are the ones Yoast publishes; how much each rule weighs in the score is our own choice. Outlines and keyword lists face fewer rules, since a list isn’t meant to read like an article.',
      ],
      points: [
        'Separate rules for English, French and Spanish',
        'A preview of the search result, on a computer and on a phone',
        'Drafts kept in your browser, up to ten of them',
      ],
    },
    {
      kind: 'prose',
      title: 'Articles, content plans and keywords: what you get',
      mark: 'check',
      paragraphs: [
        'You give a topic, keywords if you have some, a content type and an audience. The first keyword becomes the target phrase, and the writer works it into the title, the description and the opening paragraph. Choose it from [the words your customers actually use](/blog-intelligent/mots-des-clients).',
        'The built-in writer assembles the text from sentences our team prepared. If a language model is connected, the model writes instead. Either way, the screen tells you which one did the work.',
      ],
      points: [
        'SEO article: title, description, sections, common questions and a call to action',
        'Content plan: eight pieces to publish, each with its intent, format, angle and the proof to gather',
        'Keyword research: searches to check, grouped by what the customer wants; look up their volume in Search Console or Google Ads',
      ],
    },
    {
      kind: 'prose',
      title: 'Example: a wedding cake guide for a bakery',
      mark: 'check',
      paragraphs: [
        'Let’s follow an example. An Ottawa bakery types “choosing a wedding cake,” then two keywords: “wedding cake in Ottawa” and “wedding cake price.” It picks the guide format and, for the audience, small businesses.',
        'The built-in writer returns about 590 words with six blanks: the most common question, the result wanted, the starting price, the price range, a name to contact and a call to action. The score is 75 out of 100.',
        'When we filled those six blanks with short facts, the score rose to 99. The only rule left asks for a link, so the baker adds one to the price page. The checks are happy, yet the article still needs photos of real cakes and the advice couples hear at a tasting.',
      ],
      points: [],
    },
    {
      kind: 'prose',
      title: 'What BlogIA won’t do for you',
      mark: 'x',
      paragraphs: [
        'A high score doesn’t guarantee a high ranking. The 300-word minimum comes from Yoast, while Google [says it has no preferred word count](https://developers.google.com/search/docs/fundamentals/creating-helpful-content). The preview is also an estimate: Google [cuts titles to fit the device](https://developers.google.com/search/docs/appearance/title-link).',
      ],
      points: [
        'It doesn’t publish; you paste the text into your own site',
        'It doesn’t look up sources or check your facts',
        'It can’t tell whether you already have a page on the topic',
        'It doesn’t supply images, though it flags any that lack a description',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions about ', emphasis: 'writing', after: ' with BlogIA' },
      lead: 'Worth reading before you publish your first draft.',
      items: [
        {
          question: 'Can it check a text I’ve already written?',
          answer:
            'Yes. Paste it into [the BlogIA editor](/blogia) with its title and description, and the same rules apply. You can also open two articles written by our team to see what a full check looks like.',
        },
        {
          question: 'Will a competitor get the same article?',
          answer:
            'With the same request and the built-in writer, very nearly. Ask again for a different version, and above all fill each blank with your own prices, lead times and jobs. Our article on [writing with AI](/blog-intelligent/ecrire-avec-ia) shows how to make a draft sound like you.',
        },
        {
          question: 'Can I use it for city pages?',
          answer:
            'The “Local page” type gives you an outline for one specific place. Don’t make ten copies of it: each page needs facts from that town. Start with [our advice on city pages](/blog-intelligent/pages-par-ville).',
        },
        {
          question: 'What happens to what I type?',
          answer:
            'Your request goes through our server while the text is written, and to a language model if one is connected. The draft stays with you. Our [privacy policy](/politique-confidentialite) says what’s kept and for how long.',
        },
        {
          question: 'What if I’d rather have articles written for me?',
          answer:
            'Our [SEO service](/services/seo-ia) starts with an audit and a plan of pages. You’re welcome to send a BlogIA draft you’ve already begun.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'Draft your ', emphasis: 'first article', after: '' },
    lead: 'Type a topic to get an outline and a first draft.',
    button: 'Open BlogIA',
    second: 'Read the blog',
  },
};

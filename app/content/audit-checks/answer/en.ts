import type { CheckTexts } from '../shape.ts';

export const en: CheckTexts<'answer'> = {
  'answer.bots': {
    name: 'Access for AI assistants',
    what: 'Bots that answer questions (ChatGPT search, Claude, Perplexity…) may read the site.',
    why: 'An assistant that can’t read your site can’t recommend you. Opting out of model training remains your choice and costs no points.',
    how: [
      'Open robots.txt and find the rules for the bots we name.',
      'Remove the block for those that search and answer.',
      'Keep it, if you like, for those that train models (GPTBot, ClaudeBot, CCBot…).',
    ],
    faults: {
      'kept-out': 'The robots.txt file keeps {found} out.',
    },
  },
  'answer.same-content': {
    name: 'Same page for bots',
    what: 'An AI assistant gets the same page as your visitors.',
    why: 'A page that’s blocked or stripped for bots disappears from their answers.',
    how: [
      'Let search bots through your firewall (Cloudflare, a security plugin), or ask your web host to.',
      'Check that no plugin serves bots a stripped-down page.',
    ],
    faults: {
      status: 'An assistant’s bot gets code {found} instead of the page.',
      less: 'Words in the page an assistant’s bot gets: {found}; in a visitor’s: {wanted}.',
    },
  },
  'answer.raw-text': {
    name: 'Text without scripts',
    what: 'At least 60% of the words shown are in the page as it’s sent.',
    why: 'Many assistants don’t run scripts: what only appears afterward is invisible to them.',
    how: [
      'Ask your developer for server-side rendering or pre-built pages.',
      'In a site builder, avoid putting your main text in a third-party widget.',
    ],
    faults: {
      drawn:
        'Only {found} of the words shown are in the page as it’s sent; aim for {wanted} or more.',
    },
  },
  'answer.json-ld': {
    name: 'Error-free structured data',
    what: 'Structured data can be read and follows schema.org’s vocabulary.',
    why: 'One stray comma and the whole block is ignored.',
    how: [
      'Paste the page’s address into the schema.org validator.',
      'Fix the block on the line given, or rebuild it with your SEO plugin.',
    ],
    faults: {
      broken: 'This block can’t be read near “{found}”.',
      context: 'This block doesn’t say that its terms come from schema.org (“@context”).',
      type: '“{found}” isn’t a schema.org type.',
      property: 'The property “{found}” doesn’t exist in schema.org.',
    },
    absent: 'The pages we read contain no structured data.',
  },
  'answer.identity': {
    name: 'Company identity',
    what: 'Search engines are given the company’s name, web address, logo and profiles.',
    why: 'These details tell an assistant that the site, the listing and the profiles belong to the same business.',
    how: [
      'Add what’s missing to your organization’s structured data.',
      'Put the addresses of your profiles under “sameAs”.',
    ],
    faults: {
      missing: 'No company is described in the structured data.',
      unknown:
        'The type {found} doesn’t exist on schema.org: search engines can’t tell that it describes a company.',
      name: 'The name is missing.',
      address: 'The web address is missing.',
      logo: 'The logo is missing.',
      profiles: 'The profiles are missing.',
    },
  },
  'answer.questions': {
    name: 'Answers to questions',
    what: 'A heading that asks a question is followed by a short answer.',
    why: 'AI assistants and Google like to quote an answer of one to three sentences, with a link to you.',
    how: [
      'Answer right under the question, in one to three sentences.',
      'Go into detail after that.',
    ],
    faults: {
      unanswered: 'This question has no answer right below it.',
      long: 'The answer opens with {found} sentences; aim for {wanted}.',
    },
    absent: 'No heading on the pages we read asks a question.',
  },
  'answer.author': {
    name: 'Article author and date',
    what: 'Articles name their author and their date.',
    why: 'Signed, dated advice gets quoted more often than anonymous text.',
    how: [
      'Show who wrote it and when it was last updated.',
      'Turn these fields on in your site builder’s article template.',
    ],
    faults: {
      author: 'The article names no author.',
      date: 'The article has no date.',
    },
    absent: 'The pages we read aren’t articles.',
  },
  'answer.llms-txt': {
    name: 'llms.txt file',
    what: 'An llms.txt file introduces the site to AI assistants.',
    why: 'Hardly any bot asks for it today, so we mention it without counting it.',
    how: [
      'Do everything else first.',
      'If you like, list your main pages in an llms.txt file at the root of your site.',
    ],
    faults: {
      missing: 'The site has no llms.txt file.',
    },
  },
  'answer.tree': {
    name: 'Named buttons and fields',
    what: 'Every button, link and field has a name machines can read.',
    why: 'Screen readers, and assistants acting for a customer, go by these names: a button without one can’t be pressed.',
    how: [
      'Give every icon-only button a name or a hidden label (“aria-label”).',
      'Tie every form field to its label.',
    ],
    faults: {
      nameless: 'This element has no name.',
    },
  },
};

import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'AI SEO services for local businesses | Iluma',
  description:
    'An SEO audit, a 90-day plan and pages tracked every week. AI does the prep work; a person decides. What we do, what you get and how it’s priced.',
  head: {
    eyebrow: 'AI SEO',
    title: { before: 'AI SEO: rank higher in ', emphasis: 'local search', after: '' },
    lead: 'Our bot reads your pages every week. A person tracks your rankings and reviews, and approves each change before it goes live.',
  },
  figures: [
    { value: figures.seoTraffic, label: 'organic traffic' },
    { value: figures.seoTime, label: 'time spent on repetitive tasks' },
    { value: figures.seoReturn, label: 'return on investment' },
  ],
  weeks: [
    {
      when: 'Week 1',
      title: 'SEO audit',
      text: 'Our bot reads your pages and a person checks what it flags. You give us access to Search Console, Google’s free tool, and an hour of your time to explain what really sells. The written audit ranks the fixes by impact: speed, structure, content, Google profile, reviews. It takes an evening to read, and the 90-day plan comes straight out of it.',
    },
    {
      when: 'Weeks 2 to 4',
      title: 'Fixes',
      text: 'We start with whatever keeps pages from opening or being read: broken links, duplicate titles, [slow loading on phones](/blog-intelligent/site-rapide). If somebody else runs your site, they get a precise list. Then we rewrite the pages that matter using [words your customers use](/blog-intelligent/mots-des-clients). You approve each one, and by the end of the month you can check off the errors from the audit.',
    },
    {
      when: 'Weeks 5 to 8',
      title: 'Neighborhood pages',
      text: 'AI drafts an outline, a person writes, and you add what only you know: a job you did, a lead time, a question you heard at the counter. An area gets its own page when there’s enough to say about it; otherwise it shares one. Our article on [service area pages](/blog-intelligent/pages-par-ville) shows how we choose. You proofread and supply one photo per page.',
    },
    {
      when: 'Weeks 9 to 12',
      title: 'Weekly reports',
      text: 'We look at which pages get shown, which get opened and which get you a call. A page that’s shown but seldom opened gets a new title. A page that’s read but doesn’t lead to calls gets a new offer or button. Your ILA score is updated weekly. The last report compares everything with day one; then you keep going, slow down or take over.',
    },
  ],
  deliverables: [
    'A written audit, with fixes ranked by impact',
    'A 90-day plan, task by task',
    'Pages rewritten or created, approved by you',
    'Your ILA score, recalculated every week',
    'A one-page report, every Monday',
  ],
  audience: {
    text: 'SEO suits a business that already has a website and should be getting more out of it. The work is on your pages: how fast they open, how they’re organized, what they say. It takes three steady months and a few hours of your time. Run the [free ILA audit](/ila) first. If your site does well across the board, the problem is somewhere else.',
    fits: [
      'You offer several services and describe them all on one page.',
      'You’re stuck on page two for searches that would bring in work.',
      'You rely on ads and want a second source of inquiries.',
    ],
    others: [
      'You don’t have a website yet: a [mini-site](/mini-site-seo) gets you online first.',
      'People mostly find you on the map: begin with [your profile and directories](/services/visibilite-locale).',
      'You’re promoting something for a few weeks: a [landing page](/services/landing-aimant) plus ads will do.',
      'You’d like to learn to do it: take our [six free lessons](/comprendre-le-seo).',
    ],
  },
  cost: [
    'There’s no starting price for this one, because no two websites are alike. Ten pages for a small-town plumber and two hundred for a downtown law firm aren’t the same job. You get the price along with the audit.',
    'It goes up with the number of pages to rewrite, extra languages, a site nobody knows how to edit, and competitors who’ve been at it for years. It goes down when you write first drafts, when your developer handles the technical list, or when we start with a single piece of [modular SEO](/seo-modulaire).',
    'A redesign, hosting, your domain name, photos and ad spend are extra. Amounts are before tax, like those of [all our services](/hub-services).',
    'The plan runs 90 days. Your quote says what you pay, on which dates, and what happens on day 91. Whatever you decide then, the published pages belong to you.',
  ],
  risks: [
    {
      title: 'Google changes its rankings partway through',
      text: 'Google announces its [bigger core updates](https://developers.google.com/search/docs/appearance/core-updates), and they can move positions you’d already earned. We wait until the rollout ends, compare page by page, and work on the ones that really slipped. Rewriting everything in a hurry would undo what was holding up.',
    },
    {
      title: 'Pages sit waiting for your approval',
      text: 'It’s your busy season and nobody has time to proofread. Drafts pile up while the 90 days run. We bring them to you in order of value, over the phone if that’s easier, and the Monday report names the ones on hold.',
    },
    {
      title: 'More visits, same number of calls',
      text: 'A page can attract people two states away, or students looking for a definition. We [count calls](/blog-intelligent/compter-les-appels) and forms alongside visits. If the gap lasts, we change which search the page goes after instead of repainting the button.',
    },
  ],
  example: {
    title: 'An HVAC company in Rochester, from day 1 to day 90',
    paragraphs: [
      'Example: Lakeshore Heating and Air is made up. Its website has seven pages, and one of them, “What we do,” covers furnaces, air conditioning and ducts all at once. The company gets about 16 inquiries a month and can’t say where half of them come from.',
      'The audit finds oversized photos and a price list published as a picture, which tells a search engine very little. Those take the first three weeks. The single page then becomes four. The one about furnace repair climbs from position 15 to position 6 in five weeks. The one about air conditioning stays on page three: it’s October, and national directories fill the top results.',
      'On day 90, the company counts 22 inquiries for the month, 10 of them for furnaces. Two neighborhood pages were barely opened, so they’re combined. The owner decides to add a page on maintenance plans and to look at air conditioning again in March.',
    ],
  },
  price: null,
  priceNote:
    'The price depends on how many pages you have and how competitive your industry is. You get it with the audit, before you sign.',
  tool: 'Calculate your ILA score',
  questions: [
    {
      question: 'How long does SEO take?',
      answer:
        'Usually between 30 and 90 days. Technical fixes show first, then new pages. In a crowded field it can take longer, and the audit tells you so up front.',
    },
    {
      question: 'Does AI write my pages?',
      answer:
        'AI prepares a draft and checks the rules. Someone on our team writes the page, and you approve it. Our page on [AI and ethics](/ia-ethique) spells out who does what.',
    },
    {
      question: 'Can you guarantee a number one ranking?',
      answer:
        'No, and be wary of anyone who does: [Google itself says](https://developers.google.com/search/docs/fundamentals/do-i-need-seo) nobody can guarantee the top spot. We commit to the tasks in the plan and their dates, and we measure the rest.',
    },
    {
      question: 'How many neighborhood pages do I need?',
      answer:
        'One for each area you have something factual to say about. Copies where only the city changes fall under [Google’s spam policies](https://developers.google.com/search/docs/essentials/spam-policies). Three honest pages will serve you better than fifteen clones.',
    },
    {
      question: 'Will SEO get me cited by ChatGPT?',
      answer:
        'It helps. These tools read public pages that are clear and current, much as search engines do. We check that their crawlers can get in and that your facts match everywhere. Here’s what’s known about [AI answers](/blog-intelligent/reponses-des-ia), and what nobody can promise.',
    },
    {
      question: 'What do I keep if I leave?',
      answer: 'Everything: pages, copy and accounts are yours. We hand them over at no charge.',
    },
  ],
  closing: {
    title: { before: 'Find out where ', emphasis: 'you stand', after: '' },
    lead: 'In fifteen minutes, we’ll show you what’s holding you back and what’s worth doing.',
  },
};

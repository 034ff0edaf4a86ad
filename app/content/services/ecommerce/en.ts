import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('en');

export const en: ServiceCopy = {
  title: 'E-commerce SEO, city by city: price and steps | Iluma',
  description:
    'Get your online store found where your buyers live: city pages, better product pages, optimized Shopping ads. Schedule, deliverables and starting price.',
  head: {
    eyebrow: 'Local e-commerce',
    title: { before: 'E-commerce SEO, ', emphasis: 'city by city', after: '' },
    lead: 'Shoppers in Laval don’t search like shoppers in Gaspé. Your store answers both, with local delivery times, pickup points and reviews.',
  },
  figures: [],
  weeks: [
    {
      when: 'Weeks 1 and 2',
      title: 'Store audit',
      text: 'You give us access to the store and, if you can, the last twelve months of sales. We place an order the way a customer would, on a phone, and write down every obstacle: a missing photo, shipping costs revealed on the last screen, a page that drags. You get a list ranked by likely effect on sales, and together we pick the products to fix first.',
    },
    {
      when: 'Weeks 3 to 6',
      title: 'Product pages',
      text: 'We rewrite the chosen pages one by one: what the product is for, who it suits, measured dimensions, how soon it arrives. You tell us what you’d say at the counter, and we organize it around [the words customers search for](/blog-intelligent/mots-des-clients). Each batch goes live once you’ve approved it. By the end, your product data is ready for Google Shopping.',
    },
    {
      when: 'Weeks 7 to 9',
      title: 'City pages',
      text: 'Your order history shows which cities deserve a page. Each one gives the real delivery time, the pickup point, the fees and reviews left by people who live there. Check the times with whoever drives the van, because a broken promise is expensive. For the whole method, see [how to make service area pages useful](/blog-intelligent/pages-par-ville).',
    },
    {
      when: 'Weeks 10 to 12',
      title: 'Ads and checkout',
      text: 'Shopping ads start with products whose margin can carry them, in cities that are ready. The cart loses the fields nobody needs, and a reminder goes to shoppers who agreed to get one. Every week you see sales, margin and cost per acquisition. When the twelve weeks are up, you know which products and cities still deserve your budget.',
    },
  ],
  deliverables: [
    'A list of issues, ranked by impact on sales',
    'Rewritten product pages',
    'City pages with delivery times and pickup points',
    'Product data ready for Google Shopping',
    'A weekly report: sales, margin, cost per acquisition',
  ],
  audience: {
    text: 'This service is for stores that are already open online and deliver, or offer pickup, in a handful of places. What you have over a giant retailer is often what it can’t promise: delivery tomorrow, an item held at the counter, a person on the phone. Your pages should say so while the shopper is still comparing.',
    fits: [
      'You sell things that are heavy, fragile or hard to choose, where being nearby matters.',
      'You know your margin on each product, or you can work it out.',
      'Your product pages use the supplier’s text, and so do your competitors’.',
      'You deliver yourself or offer pickup in at least one city.',
    ],
    others: [
      'Your store doesn’t exist yet: a [mini-site](/mini-site-seo) gauges interest, and you can add the store later.',
      'You sell one product: a [landing page](/services/landing-aimant) costs less and goes live sooner.',
      'People mostly buy in your shop and check the site for hours: [local SEO](/services/visibilite-locale) will do more for you.',
    ],
  },
  cost: [
    `The starting price, ${figures.priceEcommerce}, is paid once and covers the twelve weeks. It rises with the number of product pages, languages and cities. Two hundred colors of the same sweater add little. Forty products that each need a proper explanation add a lot.`,
    'On top of that come the ad budget, which you pay to Google, your hosting and platform subscription, your domain name and photography. [Taxes](/hub-services) depend on your address.',
    'You can bring the bill down by tidying the catalog first: remove what’s sold out, measure what was never measured and photograph your best sellers in daylight. The quote states how many product pages and cities are included. Beyond that, we wait for your go-ahead.',
    'Before you settle on an ad budget, [try it in ADLUMA](/adluma) and see at what point the next sale eats up the margin.',
  ],
  risks: [
    {
      title: 'Google disapproves some products',
      text: 'The price has to be [the same in your product data, on the page and at checkout](https://support.google.com/merchants/answer/6324371), or the product is disapproved. A sale that ended or a fee added on the last screen is enough. We compare all three before ads launch and while they run, and we fix the source.',
    },
    {
      title: 'The ads sell at a loss',
      text: 'A thin-margin item can fly off the shelf and cost you money on every order. That’s why budgets are set product by product, using the margins you give us. If one changes, because shipping went up, for instance, let us know and we’ll lower the ad’s budget or stop it.',
    },
    {
      title: 'A city page promises too much',
      text: 'One driver out sick is all it takes for “delivered tomorrow” to become a bad review. We publish the delivery time you can meet in a busy week. A city you rarely deliver to stays a line in your list of service areas.',
    },
    {
      title: 'A change breaks checkout',
      text: 'In a cart, one small mistake stops every sale. Changes are made during quiet hours, with a test order after each and the old version ready to put back. If your platform can’t do that, we leave the cart as it is and work on product pages.',
    },
  ],
  example: {
    title: 'Example: an online pet store in Syracuse',
    paragraphs: [
      'This is a made-up store. It sells 420 products online and makes its own deliveries in three cities. The audit finds that 60 products account for most sales, and that shipping fees come as a surprise on the last screen. Those 60 pages are rewritten, with bag weights and the pet’s age, and fees now show up in the cart.',
      'A month after they go live, the Syracuse and Utica pages bring in 9 and 5 orders a week. The Ithaca page brings in none, since the store only delivers there on Thursdays. It’s taken down, and Ithaca becomes a line in the list of service areas.',
      'Ads start with pet food, which is in highest demand: $300 brings in 20 orders, so each one costs $15 against a margin of $11. The following month, the same amount goes to beds and harnesses: 12 orders at $25 apiece, each with $34 of margin. Those ads stay. The owner still checks how many of the first 20 buyers reorder before giving up on food for good.',
    ],
  },
  price: figures.priceEcommerce,
  priceNote: 'For an existing store; the quote sets the number of products.',
  tool: 'Simulate your ad budget',
  questions: [
    {
      question: 'Do I need to change platforms?',
      answer:
        'Rarely. We work with the one you have unless it’s holding you back: titles you can’t edit, page addresses you can’t change, a slow checkout. The audit tells you within the first two weeks.',
    },
    {
      question: 'Can I start with a single city?',
      answer:
        'Yes. It’s often the best way to start. One city served well teaches you which products move, which fees make people hesitate and what a sale costs. The second city is then quicker to set up.',
    },
    {
      question: 'How many product pages do you rewrite?',
      answer:
        'The quote sets the number. We begin with products that already sell and the ones shoppers often search for. You can do the rest of the catalog yourself later, following the same pattern.',
    },
    {
      question: 'Who writes the product pages?',
      answer:
        'A tool drafts from the facts you give us, a person rewrites the draft and you approve it. Dimensions, materials and delivery times come from you, because [an AI that isn’t given the facts](/blog-intelligent/ecrire-avec-ia) makes them up.',
    },
    {
      question: 'My store is slow. Is that included?',
      answer:
        'We fix what’s in the pages: oversized photos, forgotten plugins, extra fonts. Weak hosting is something to settle with your provider. To see where you stand, run [a free audit](/ila) or read [what to trim first](/blog-intelligent/site-rapide).',
    },
    {
      question: 'Do you have a real example?',
      answer:
        'The [Concept M Rustique](/etudes-de-cas/concept-m-rustique) case study follows a cabinetmaker whose pieces used to be listed by number. Each one now has a name buyers search for, and the study also says what’s left to do. To talk about your own catalog, [write to us](/contact).',
    },
  ],
  closing: {
    title: { before: 'Find out where your ', emphasis: 'buyers', after: ' are' },
    lead: 'Send us your store’s web address and we’ll tell you where people already look for you.',
  },
};

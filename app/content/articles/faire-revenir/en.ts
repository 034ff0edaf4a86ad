import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to bring customers back without spamming them',
  excerpt:
    'Ask permission, write at a useful moment, keep segments simple, reward what people value: loyalty that helps before it sells.',
  tags: ['loyalty', 'email', 'customer segments', 'local business'],
  seoKeywords: [
    'customer loyalty',
    'loyalty program ideas',
    'win-back email',
    'customer segmentation',
  ],
  blocks: [
    paragraph(
      'A returning customer already knows you. They know where you are, what you do well and whom to ask for advice. They don’t need convincing. They need to be remembered. Most businesses do the opposite. They pay to attract strangers, and let happy customers drift away without a word.',
    ),
    heading('Start with the service, not the card'),
    paragraph(
      'No program makes up for a poor experience. Before points and discounts, find out what keeps people from returning. Was an order late? Did nobody call back? Was it a struggle to return something? Ask a few customers you no longer see. One open question will do: “What would have made you want to come back?” Fix what they mention, then tell them it has been fixed.',
    ),
    heading('Ask for permission'),
    paragraph(
      'Writing to people who never asked is the shortest route to the trash, and most countries regulate it. Offer sign-up openly, with no box checked in advance, and say what you’ll send and how often. Keep a record of that consent. Every message carries your name, an address and an unsubscribe link that works the first time. The rules in Canada, the United States and Europe are set side by side in [our article on newsletters](/blog-intelligent/infolettre-locale).',
    ),
    tip(
      'Write the promise of your list on a slip of paper by the cash register. If you can’t say it aloud in one sentence, it isn’t clear enough yet.',
    ),
    heading('The right moment beats the right frequency'),
    paragraph(
      'How many emails a month? It’s the wrong question. A good message arrives when it’s useful: the filter is due for a change, the season is opening, the item they wanted is back in stock. Plan around your customer’s life and the life of the product, rather than around your sales calendar.',
    ),
    list(
      'Right after the purchase: thank them, and explain how to get the best out of it.',
      'A few days on: ask whether all is well, and read the answer.',
      'When it’s time to service or renew: remind them, with a link to book.',
      'After a long silence: check in once, then respect the silence.',
    ),
    paragraph(
      'If you work by appointment, the message people will thank you for is the reminder a day or two ahead. Here’s [when to send it and what to write](/blog-intelligent/rappels-rendez-vous).',
    ),
    heading('Three groups are enough to begin'),
    paragraph(
      'Segmentation sounds technical, so people put it off. Start with three groups: those who have just arrived, those who keep coming, those you haven’t seen for a while. The first needs guidance, the second needs recognition, the third needs a good reason. One message for all three speaks to no one.',
    ),
    paragraph(
      'Later, add a single criterion that fits your trade: the sport they play, the animal at home, the room they’re furnishing. Only ask for what you’ll use. Information you don’t use is a risk you’re storing for nothing.',
    ),
    heading('Reward what people actually value'),
    paragraph(
      'A permanent discount teaches customers that your prices were too high. Go for things that cost you little and mean a lot: first choice of appointments, a free adjustment, a sample picked for that person, an evening before the season opens. State the rule in one sentence. If customers have to do math, they’ll stop playing.',
    ),
    list(
      'The reward is within reach from the first few visits.',
      'It has something to do with what you sell.',
      'It doesn’t vanish overnight.',
      'Whoever is at the cash register can explain it without looking at a screen.',
    ),
    table(
      'Example: four perks at a bike shop, for a customer who spends $400 a year',
      ['Perk', 'What it costs the shop', 'What the customer gets'],
      ['First adjustment free', '15 minutes in the shop on a Tuesday', 'A service listed at $25'],
      [
        'First pick of spring slots',
        'Two slots a day held back',
        'A bike that’s ready before the rush',
      ],
      ['A test-ride night in March', 'One evening, two employees', 'Time to try things in peace'],
      ['10% off everything, all year', '$40 of margin', '$40, soon taken for granted'],
    ),
    paragraph(
      'In this example the discount is the most expensive perk, and it also goes to people who’d have come back anyway. Fill in the same table with your own figures before you print any cards.',
    ),
    heading('If you use points, check when they may expire'),
    paragraph(
      'Some places regulate points. In Québec, the [consumer protection office](https://opc.gouv.qc.ca/commercant/secteur/carte-prepayee/programmes-fidelisation/expiration) reminds merchants that points can’t expire on a set date or after a set length of time. They can lapse after at least a year with no activity, provided the agreement says so and a notice goes out 30 to 60 days beforehand. Some small programs are exempt. Ontario has rules of its own. Wherever you are, ask your consumer protection office before you write the fine print; this isn’t legal advice.',
    ),
    heading('Write the way you talk at the counter'),
    paragraph(
      'A good loyalty message could be said face to face. It starts with the person, gets to the point and offers one thing. Sign with a first name the customer can ask for when they walk in. Read it aloud. If you’d be embarrassed to say it, don’t send it.',
    ),
    heading('An example, from first purchase to return'),
    paragraph(
      'Take a bicycle shop. A customer buys a city bike in spring and agrees to receive messages. The next day, the mechanic thanks her and explains in a few lines how to pump up her tires. Later he reminds her that new cables stretch and that the first adjustment is free: one link, a time of her choice.',
    ),
    paragraph(
      'In the fall, a single message: should the bike be put away, or made ready for winter? Each answer leads to different advice. The following spring, she is offered a tune-up before the rush. In the whole year she has received few messages, all of them about her bike, none about a promotion. She comes back because the shop thinks of her bike before she does.',
    ),
    paragraph(
      'Tell the same story for your own business, with a customer you know. You’ll see which messages to write.',
    ),
    heading('Write to customers you haven’t seen lately'),
    paragraph(
      'Decide first how long a silence has to be before it means something in your trade: two months for a hair salon, a year for a bike shop. Then write once, and only to people who agreed to hear from you.',
    ),
    list(
      'News about something of theirs: “Your bike’s been through two winters. Brake pads wear out quietly. Roll it in and we’ll check them in five minutes.”',
      'An honest question: “We haven’t seen you since fall. Did we miss something?”',
      'An easy way out: “If you’d rather not get these, reply NO and we’ll take you off the list today.”',
    ),
    paragraph(
      'Answers to that question are as good as a survey. Put them in [the customer’s record](/blog-intelligent/crm-relances) with the date, so that nobody asks again next month. And if someone writes back with something kind, it’s a natural time to [ask for a Google review](/blog-intelligent/avis-google).',
    ),
    heading('Measure how many new customers come back'),
    paragraph(
      'Take everyone who came in for the first time in January. Wait 90 days, then count how many returned. Do the same for each month. A spreadsheet is all it takes.',
    ),
    chart(
      'Example: share of new customers who came back within 90 days, by month of first visit',
      { label: 'January (14 of 40)', value: 35, shown: '35%' },
      { label: 'February (12 of 30)', value: 40, shown: '40%' },
      { label: 'March (16 of 50)', value: 32, shown: '32%' },
    ),
    paragraph(
      'Here, March brought in more people and kept fewer of them. Look for what was different before you draw a conclusion: a promotion that drew one-time shoppers, someone out sick, a thank-you note that never went out. With numbers this small, two customers either way move the result by several points, so give it three or four months before you call it a trend.',
    ),
    heading('Track what really counts'),
    paragraph(
      'Email opens are hard to measure, because [some apps load the images](https://www.apple.com/legal/privacy/data/en/mail-privacy-protection/) even when nobody reads. Follow real actions instead: bookings, visits, replies, unsubscribes. Be careful when you compare members with everyone else. Your most loyal customers are the ones most likely to sign up, so the list itself doesn’t explain everything.',
    ),
    paragraph(
      'Once a season, reread the replies. If nobody ever answers, your messages may be more about you than about them. And when someone unsubscribes, let them go gracefully. People return more readily through an open door than through a complicated form.',
    ),
    paragraph(
      'Start small: a thank-you after the purchase, one useful reminder, one question for those who have gone quiet. Keep that rhythm for a whole season before you add anything. To see what a full plan involves, step by step, read about [our loyalty program service](/services/fidelisation-diamant).',
    ),
  ],
  sources: [
    {
      name: 'Office de la protection du consommateur: when loyalty points may expire (in French)',
      address:
        'https://opc.gouv.qc.ca/commercant/secteur/carte-prepayee/programmes-fidelisation/expiration',
    },
    {
      name: 'Apple: Mail Privacy Protection',
      address: 'https://www.apple.com/legal/privacy/data/en/mail-privacy-protection/',
    },
  ],
};

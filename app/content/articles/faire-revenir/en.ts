import { heading, list, paragraph, tip } from '../blocks.ts';
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
      'A returning customer already knows you. They know where you are, what you do well and whom to ask for advice. They do not need convincing; they need not to be forgotten. Most businesses do the opposite. They pay to attract strangers, and let happy customers drift away without a word.',
    ),
    heading('Start with the service, not the card'),
    paragraph(
      'No program makes up for a poor experience. Before points and discounts, find out what keeps people from returning. Was an order late? Did nobody call back? Was it a struggle to return something? Ask a few customers you no longer see. One open question will do: “What would have made you want to come back?” Fix what they mention, then tell them it has been fixed.',
    ),
    heading('Ask for permission'),
    paragraph(
      'Writing to people who never asked is the shortest route to the trash, and most countries regulate it. Offer sign-up openly, with no box checked in advance, and say what you will send and how often. Keep a record of that consent. Every message carries your name, an address and an unsubscribe link that works the first time.',
    ),
    tip(
      'Write the promise of your list on a slip of paper by the cash register. If you cannot say it aloud in one sentence, it is not clear enough yet.',
    ),
    heading('The right moment beats the right frequency'),
    paragraph(
      'How many emails a month? It is the wrong question. A good message arrives when it is useful: the filter is due for a change, the season is opening, the item they wanted is back in stock. Plan around your customer’s life and the life of the product, rather than around your sales calendar.',
    ),
    list(
      'Right after the purchase: thank them, and explain how to get the best out of it.',
      'A few days on: ask whether all is well, and read the answer.',
      'When it is time to service or renew: remind them, with a link to book.',
      'After a long silence: check in once, then respect the silence.',
    ),
    heading('Three groups are enough to begin'),
    paragraph(
      'Segmentation sounds technical, so people put it off. Start with three groups: those who have just arrived, those who keep coming, those you have not seen for a while. The first needs guidance, the second needs recognition, the third needs a good reason. One message for all three speaks to no one.',
    ),
    paragraph(
      'Later, add a single criterion that fits your trade: the sport they play, the animal at home, the room they are furnishing. Only ask for what you will use. Information you do not use is a risk you are storing for nothing.',
    ),
    heading('Reward what people actually value'),
    paragraph(
      'A permanent discount teaches customers that your prices were too high. Prefer things that cost you little and mean a lot: first choice of appointments, a free adjustment, a sample picked for that person, an evening before the season opens. State the rule in one sentence. If customers must do math, they will stop playing.',
    ),
    list(
      'The reward is within reach from the first few visits.',
      'It has something to do with what you sell.',
      'It does not vanish overnight.',
      'Whoever is at the cash register can explain it without looking at a screen.',
    ),
    heading('Write the way you talk at the counter'),
    paragraph(
      'A good loyalty message could be said face to face. It starts with the person, gets to the point and offers one thing. Sign with a first name the customer can ask for when they walk in. Read it aloud. If you would be embarrassed to say it, do not send it.',
    ),
    heading('An example, from first purchase to return'),
    paragraph(
      'Take a bicycle shop. A customer buys a city bike in spring and agrees to receive messages. The next day, the mechanic thanks her and explains in a few lines how to pump up her tires. Later he reminds her that new cables stretch and that the first adjustment is free: one link, a time of her choice.',
    ),
    paragraph(
      'In autumn, a single message: should the bike be put away, or made ready for winter? Each answer opens different advice. The following spring, she is offered a tune-up before the rush. In the whole year she has received few messages, all of them about her bike, none about a promotion. She comes back because the shop thinks of her bike before she does.',
    ),
    paragraph(
      'Tell the same story for your own business, with a customer you know. You will see which messages to write.',
    ),
    heading('Track what really counts'),
    paragraph(
      'Email opens are hard to measure, because software opens messages on people’s behalf. Follow real actions instead: bookings, visits, replies, unsubscribes. Be careful when you compare members with everyone else. Your most loyal customers are the ones most likely to sign up, so the list itself does not explain everything.',
    ),
    paragraph(
      'Once a season, reread the replies. If nobody ever answers, your messages may be more about you than about them. And when someone unsubscribes, let them go gracefully. People return more readily through an open door than through a complicated form.',
    ),
    paragraph(
      'Start small: a thank-you after the purchase, one useful reminder, one question for those who have gone quiet. Keep that rhythm for a whole season before you add anything.',
    ),
  ],
};

import type { BlogiaCopy } from '../shape.ts';

export const en: BlogiaCopy['samples'] = {
  title: { before: 'Sample ', emphasis: 'articles', after: ' to open' },
  lead: 'Written and edited by the team. Open them in the editor to see how they score.',
  open: 'Open in the editor',
  facts: '{words} words, score {score}',
  items: [
    {
      title: 'How to reply to Google reviews in three sentences',
      description:
        'Reply to Google reviews without losing your evenings: a three-sentence method, with examples and the mistakes to avoid when a review is harsh.',
      keyphrase: 'reply to Google reviews',
      slug: 'reply-to-google-reviews',
      body: `It takes time to reply to Google reviews, but less than you’d think. Three sentences are almost always enough. The first one says thanks, the second answers, and the third invites the customer back.

Before anything else, read the review twice. You’ll write a better answer once you know what the person meant, especially if the tone is sharp.

## Say thank you, and skip the stock phrases

A customer took a minute to write. So thank them with a detail that shows you read it. “Thank you for mentioning our walnut bread” beats “Thank you for your comment.”

If the review has no text, keep it short. For example: “Thank you for the stars, see you at the counter.”

## Reply to Google reviews that hurt

A harsh review stings, but people read it to see how you answer. First own up to the problem, then say what you’ve changed. Don’t explain why the customer is wrong, even when it’s true.

- Name the problem in their words.
- Say what you’re doing about it rather than how you feel.
- Offer a phone call instead of a public debate.

If you’re still angry, sleep on it before you publish. Nobody regrets an answer written with a cool head.

## Invite them back

The last sentence looks ahead. Give people a reason to come back, for example a new dish or a quieter hour. Leave special offers out, though, because they sound wrong here.

## Make it a habit

Choose a set time each week, then stick to it. A late answer is better than none, but people notice a steady pace. For the next step, read [our method](/methode-iluma).

Finally, keep track of the words that come up again and again. When three customers mention the wait, you don’t have a review problem anymore: you have a wait problem.`,
    },
    {
      title: 'A neighborhood page: what to say first',
      description:
        'A useful neighborhood page says where, when and how to visit before it talks about you. Here’s an outline, the proof to add and what to leave out.',
      keyphrase: 'neighborhood page',
      slug: 'neighborhood-page',
      body: `A neighborhood page is for someone in a hurry. They’re next door, they’re searching, and they want to know if you’re open. The rest comes later.

Yet many pages open with the history of the shop. It may be a fine story, but it can wait until the end.

## The top of the neighborhood page

First, give the address, the hours and the phone number. Then add a landmark everyone knows, such as a station or a park. If parking is tough, say so, because people mind less when they’ve been warned.

- The exact address, and the floor if there is one.
- This week’s hours, holidays included.
- How to get there: on foot, by metro, by car.

## Proof from around the corner

A photo of the storefront helps, because people recognize it when they get there. So does a review that names the street. On the other hand, a list of every town nearby helps nobody.

Talk about what you do here and nowhere else. For example, it could be a lunch menu for the offices across the street, or bike delivery on the narrow streets.

## What to leave out

Don’t copy the same page for ten places. Google will notice, and your customers will notice even sooner. So two real pages are better than ten empty ones.

Skip the superlatives too. When everyone’s the best, nobody is.

## Before you publish

Ask someone who doesn’t know the area to read the page. If they find the door without calling, the page is ready. Then, to see where you stand, calculate [your ILA score](/ila).`,
    },
  ],
};

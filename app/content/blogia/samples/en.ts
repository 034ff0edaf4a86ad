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
        'Reply to Google reviews without losing your evenings: a method in three sentences, examples, and the mistakes to avoid when a review is harsh.',
      keyphrase: 'reply to Google reviews',
      slug: 'reply-to-google-reviews',
      body: `It takes time to reply to Google reviews, but less than people fear. Three sentences are almost always enough. The first says thanks, the second answers, the third invites.

Before anything else, read the review twice. You answer better once you know what the person meant, especially if the tone is sharp.

## Say thank you, without a stock phrase

A customer took a minute for you. So say thanks with a detail that shows you’ve read it. “Thank you for mentioning our walnut bread” beats “Thank you for your comment.”

If the review has no text, keep it short. For example: “Thank you for the stars, see you at the counter.”

## Reply to Google reviews that hurt

A harsh review hurts, but people also read it for your answer. First own the problem, then say what you’ve changed. Don’t explain why the customer is wrong, even when it’s true.

- Name the problem in their words.
- Say what you do, and not how you feel.
- Offer a call rather than a debate in public.

Then sleep on it before you publish if you’re still angry. Nobody regrets an answer they wrote with a cool head.

## Invite them back

The last sentence looks ahead. It gives a reason to come back, for example a new dish or a quieter hour. However, leave special offers out, because they sound wrong here.

## Make it a habit

Choose a set time in the week, then stick to it. Late answers are better than none, but a steady pace shows. For the next step, read [our method](/methode-iluma).

Finally, note the words that keep coming up. When three customers talk about the wait, the subject is no longer the review: it’s the wait.`,
    },
    {
      title: 'A neighborhood page: what it must say first',
      description:
        'A useful neighborhood page says where, when and how to visit before it talks about you. Here’s its outline, its proof and what to leave out.',
      keyphrase: 'neighborhood page',
      slug: 'neighborhood-page',
      body: `A neighborhood page answers someone in a hurry. They’re next door, they’re searching, and they want to know if you’re open. The rest comes later.

Yet many pages start with the story of the shop. It’s a fine story, but it can wait until the end.

## The top of the neighborhood page

First, give the address, the hours and the number. Then add a landmark that everyone knows, such as a station or a park. If parking is hard, say so, because people will mind less.

- The exact address, and the floor if there is one.
- This week’s hours, holidays included.
- How to get there: on foot, by metro, by car.

## Proof from around the corner

A photo of the storefront helps, because people know it when they see it. A review that names the street helps too. On the other hand, a list of every town nearby helps nobody.

Talk about what you do here and nowhere else. For example, a lunch menu for the offices across the street, or bicycle delivery in the narrow lanes.

## What is best left out

Don’t copy the same page for ten places. Google sees it, and your customers see it even sooner. So two real pages are better than ten empty ones.

Leave out big words too. When everyone is the best, nobody is.

## Before you publish

Ask someone who doesn’t know the area to read the page. If they find the door without calling, the page is ready. Then, to see where you stand, work out [your ILA score](/ila).`,
    },
  ],
};

import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to ask for Google reviews and reply to them',
  excerpt:
    'When to ask for a Google review, what to say, what Google and the law don’t allow, and how to reply to the good ones and the bad ones, with examples.',
  tags: ['Google reviews', 'reputation', 'customer service', 'local SEO'],
  seoKeywords: [
    'ask for Google reviews',
    'respond to negative reviews',
    'Google review QR code',
    'report a fake Google review',
  ],
  blocks: [
    paragraph(
      'A groomer in Duluth spends two hours untangling an old spaniel. The owner tears up, takes six pictures and says she’ll tell everyone. She tells her sister. That same afternoon somebody waits twenty minutes for a nail trim, sits in the car and writes one star before leaving the lot. The happy customer fully meant to write something. She just never had the link in front of her.',
    ),
    paragraph(
      'By the end of this page you’ll be able to ask every customer for a review, stay inside the rules while you do it, and answer what comes in. If your listing still has blanks, [fill in your Business Profile](/blog-intelligent/fiche-google) first, because reviews will send people there.',
    ),
    heading('Why more reviews make your rating safer'),
    paragraph(
      'Google says that [review count and rating both factor into local ranking](https://support.google.com/business/answer/7091), along with other things. People comparing two shops look at more than the score: how recent is the last review, and what does it say? “Fixed my zipper while I waited” is worth more to a reader than five silent stars.',
    ),
    paragraph(
      'Volume does something else for you: it softens a bad day. Here’s how far a single one-star review drags down a business that had nothing but fives.',
    ),
    chart(
      'Worked out: drop in a 5-star average after one 1-star review (simple average)',
      { label: 'With 4 earlier reviews', value: 0.8, shown: '−0.8 stars' },
      { label: 'With 9 reviews', value: 0.4, shown: '−0.4 stars' },
      { label: 'With 19 reviews', value: 0.2, shown: '−0.2 stars' },
      { label: 'With 49 reviews', value: 0.08, shown: '−0.08 stars' },
    ),
    heading('What Google’s review rules allow'),
    paragraph(
      '[Google’s policy for Maps contributions](https://support.google.com/contributionpolicy/answer/7400114) boils down to this: a review describes a real experience, and the business doesn’t buy it, cherry-pick who writes it, or script it. Since the spring of 2026 the policy also calls out two common habits: giving staff a quota of reviews to bring in, and asking customers to mention an employee by name.',
    ),
    table(
      'Asking for reviews: what Google allows and what it doesn’t',
      ['What you do', 'Allowed?', 'Do this'],
      ['Invite every customer to review', 'Yes', 'Same wording for everyone'],
      ['Put a QR code by the register', 'Yes', 'Mention it once, don’t push'],
      ['Offer a discount or a raffle entry', 'No', 'Say thank you in person'],
      ['Send the link to happy customers only', 'No', 'Send it to all of them'],
      ['Hand over a tablet and wait', 'No', 'Let them leave, then write'],
      ['Ask for five stars or a name drop', 'No', 'Ask for an honest review'],
      ['Pay to have a complaint removed', 'No', 'Reply, then fix the problem'],
    ),
    paragraph(
      'If you break the rules, Google may [pull reviews, block new ones for a while and say so on your profile](https://support.google.com/business/answer/14114287). The law has its say as well. In the United States, the FTC’s [rule on consumer reviews](https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465), in force since October 21, 2024, bans fake reviews, paying for a positive or negative one, and certain ways of suppressing criticism. In Canada, the [Competition Act](https://laws-lois.justice.gc.ca/eng/acts/C-34/) prohibits misleading claims, and on January 18, 2024, the Competition Bureau reminded businesses that employees who review their employer have to disclose it. This is a summary, not legal advice. If a licensing board regulates your profession, read its rules on testimonials before you ask anybody.',
    ),
    heading('The right moment to ask'),
    paragraph(
      'Ask once the customer has seen the result. Any earlier and there’s nothing to tell. Three weeks later, the details that make a review useful are gone.',
    ),
    list(
      'Retail: at the counter, with a small card tucked into the bag.',
      'Restaurants: on the back of the check, so people can decide at home.',
      'Home services: the next day, when the tools are packed and the water’s back on.',
      'Appointments and care: in the follow-up message, after treatment ends.',
      'Deliveries: two or three days after the box arrives.',
    ),
    paragraph(
      'Your profile gives you a [review link and a QR code to share](https://support.google.com/business/answer/3474122), under “Ask for reviews.” Try both on a phone that isn’t yours. Before you text or email customers, make sure you have permission to. Our article on [local newsletters](/blog-intelligent/infolettre-locale) compares the rules in Canada, the United States and Europe. One message is enough, with one reminder at most.',
    ),
    tip(
      'Set up a short address on your own site, such as /review, that forwards to Google’s link, and print that one. You’ll see how many people use it, and you can swap the link later and keep the same cards.',
    ),
    heading('Review request wording you can copy'),
    list(
      'At the counter: “If you get a minute tonight, tell people on Google how it went. It helps folks around here choose.”',
      'On the card: “Good or bad, we read every review.” The code goes right underneath.',
      'By text: “Hi Dana, it’s Luis from the bike shop. How’s the new chain? If you’d like to leave a review, here’s the link.”',
    ),
    paragraph(
      'Notice what’s missing: a number of stars, and any words to work in. You’re asking for a story, and you’ll take the one you get.',
    ),
    heading('Example: one April at the groomer’s'),
    paragraph(
      'Let’s run an example, with made-up numbers. The salon sees 160 dogs in April, hands out 120 cards, counts 18 visits to its short address and ends up with 6 reviews. Three customers out of four got a card, so the counter habit works. A third of the people who opened the link wrote something, so the page isn’t the problem. The leak is in between: only 15% of the cards were ever scanned.',
    ),
    paragraph(
      'So the owner changes the card and nothing else. She makes the code bigger, trims the sentence and prints it beside the brushing tips that people stick on the fridge. In May she’ll compare that same percentage. The raw review count would fool her, since May is shedding season and the book is always full.',
    ),
    heading('Replying to a positive review'),
    paragraph(
      'Two sentences will do: a thank-you, and a detail only this customer would recognize. “Thanks, Karim! Biscuit was a champ on the table, and if his ears start to mat again, a quick comb on Sundays will save you a visit.” The next reader learns something too. Don’t paste the same line under twenty reviews. Anyone who scrolls will see it.',
    ),
    heading('Replying to a negative review, step by step'),
    list(
      'Cool off first, but answer within two days.',
      'Check the facts: the schedule, the invoice, whoever was working.',
      'Own the part that’s true, in one sentence.',
      'Say what you’ve changed, if you’ve changed something.',
      'Give a name and a number so the rest can happen by phone.',
      'Keep the person’s details out of it: orders, appointments, health. For a clinic, confirming that somebody is a patient already says too much.',
    ),
    paragraph(
      'For instance: “Hi. You had a 2:00 appointment and we took you at 2:20, which is a long wait with a nervous dog. We’ve stopped booking nail trims back to back on Saturdays. I’m Jo, I’m here Tuesday through Saturday, and I’d like to make it right, so please call me.” It’s calm, it’s specific, and everyone who reads it later can tell the problem was taken seriously.',
    ),
    tip(
      'Read the reply out loud to a coworker before you post it. If an eyebrow goes up, rewrite that sentence.',
    ),
    heading('How to report a fake or abusive review'),
    paragraph(
      'Google [removes reviews that break its policies](https://support.google.com/business/answer/4596773), such as insults, conflicts of interest or rants that have nothing to do with the place. It won’t referee a disagreement between you and a customer. Open your reviews, choose “Report,” pick the reason that truly fits, and expect to wait several days. Meanwhile, post one line: “We can’t find a visit on that date. Please call so we can sort this out.”',
    ),
    heading('Who asks and who answers'),
    paragraph(
      'Decide who hands out the card, who reads reviews on Mondays and who posts the replies. In a small shop that’s often one person, so block fifteen minutes a week for it. If you have a team, explain the rule to them: praise people for offering the card, never for how many reviews came back. And turn on notifications, so you’re not the last one in town to hear about a complaint.',
    ),
    heading('Mistakes that cost you reviews'),
    list(
      'Asking everyone in one week and nobody for six months. The dates give it away.',
      'Having family or staff write them.',
      'Wrapping your own reviews in [star markup on your website](/guide/self-serving-reviews), which Google won’t display.',
      'Leaving replies to a tool that nobody proofreads.',
    ),
    heading('What to check after a month'),
    paragraph(
      'Write down three things: the date of your latest review, the share of reviews with a reply, and the words that keep coming up. The first two tell you whether the routine is holding. The third belongs on your website, because [customers describe your work their own way](/blog-intelligent/mots-des-clients). When the same complaint shows up twice, fix the cause before you polish the reply.',
    ),
    paragraph(
      'Next, give happy customers [a reason to come back](/blog-intelligent/faire-revenir), and measure your visibility with the free [ILA audit](/ila). If you’d rather hand the whole thing over, our [local visibility service](/services/visibilite-locale) can run it with you.',
    ),
  ],
  sources: [
    {
      name: 'Google: Prohibited and restricted content (Maps contributions)',
      address: 'https://support.google.com/contributionpolicy/answer/7400114',
    },
    {
      name: 'Google: Tips to get more reviews',
      address: 'https://support.google.com/business/answer/3474122',
    },
    {
      name: 'Google: Report inappropriate reviews on your Business Profile',
      address: 'https://support.google.com/business/answer/4596773',
    },
    {
      name: 'FTC: Rule on the use of consumer reviews and testimonials (16 CFR Part 465)',
      address: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
    },
    {
      name: 'Justice Canada: Competition Act',
      address: 'https://laws-lois.justice.gc.ca/eng/acts/C-34/',
    },
  ],
};

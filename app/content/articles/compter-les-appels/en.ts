import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to track calls and where they come from',
  excerpt:
    'Calls, forms, direction requests: what each tool really counts, how to ask customers what brought them in, and how to respect consent along the way.',
  tags: ['measurement', 'call tracking', 'conversions', 'consent'],
  seoKeywords: [
    'call tracking small business',
    'Google Ads call conversions',
    'how did you hear about us',
    'UTM links',
  ],
  blocks: [
    paragraph(
      'Picture a dog grooming salon in Rochester, invented for this article. It runs ads, keeps up its Business Profile and sends a newsletter. At the end of the month, Google Ads takes credit for 24 calls, the profile reports 51 taps on Call, the website logs 19 forms, and the owner swears it’s nearly all word of mouth. They’re all partly right, and adding them up gives a number that means very little.',
    ),
    paragraph(
      'You don’t need another piece of software to sort this out. You need to know what each counter counts, ask one question on the phone, and live with a little uncertainty. We’ll go from the easiest step to the most technical.',
    ),
    heading('What each counter really counts'),
    paragraph(
      'Counters record actions, rarely sales. Read the last column before you compare two numbers.',
    ),
    table(
      'What gets counted, and what that doesn’t prove',
      ['Action', 'Where you see it', 'What’s counted', 'What isn’t proven'],
      ['Call button on the profile', 'Profile performance', 'A tap', 'Somebody answered'],
      ['Call from an ad', 'Google Ads', 'A call and its length', 'It was a customer'],
      ['Number tapped on the site', 'Analytics tool', 'A tap', 'The call went through'],
      ['Form sent', 'Website and inbox', 'A submission', 'The request is serious'],
      ['Directions requested', 'Profile performance', 'A request', 'The person showed up'],
      ['Walk-in', 'Your notebook', 'What you write down', 'Nobody was missed'],
    ),
    heading('Ask every new customer how they found you'),
    paragraph(
      'The cheapest measurement there is comes down to one line: “What brought you to us?” Ask once you’ve understood what they need, never as your opening. Jot down the answer in their words, then file it under a short list.',
    ),
    list(
      'Google: the map, an ad or the website. Don’t push, since plenty of people can’t tell which.',
      'A recommendation, with the name of the person you owe a thank-you.',
      'The storefront or the van.',
      'The newsletter.',
      'Already a customer.',
      'Doesn’t remember. It’s a real answer, so it stays in the count.',
    ),
    paragraph(
      'An optional field can ask the same thing in [a short form](/blog-intelligent/formulaire-court). Keep the answers where you keep the inquiries, in [your follow-up table](/blog-intelligent/crm-relances).',
    ),
    heading('Calls and directions from your Business Profile'),
    paragraph(
      'Your profile’s performance page shows [calls, direction requests and website clicks](https://support.google.com/business/answer/9918094). There, “calls” means taps on the button. Someone who dials your number by hand isn’t included, and someone who hangs up before it rings is. These actions can come from free results and from your ads alike. Add that total to the one in Google Ads and you’ve counted some people twice.',
    ),
    paragraph(
      'Treat a direction request as an intention to come by, and compare each month with the same month last year. Keep your real number on the profile, too. [Google’s guidelines](https://support.google.com/business/answer/3038177) ask for a phone number under your direct control, and a number that differs from site to site makes people wonder, as we explain in [the article on Business Profiles](/blog-intelligent/fiche-google).',
    ),
    heading('Counting calls that come from ads'),
    paragraph(
      'Google Ads can count [calls placed from the ad, and calls placed from your website after a click](https://support.google.com/google-ads/answer/6100664). To do so, it displays a forwarding number that rings through to yours. Forwarding numbers aren’t offered in every country. You decide how long a call has to last to count as a conversion.',
    ),
    paragraph(
      'To pick that length, time your calls for a week. How long does a real booking take? A wrong number? Set the threshold somewhere in between. Some errors will remain: a long complaint gets counted, and a customer you called back after a missed call doesn’t. That’s what the notebook is for.',
    ),
    paragraph(
      'Is it worth renting a tracking number? For a van, a flyer or a sign, it can be, since none of those has a button to tap. First find out who keeps the number when the contract ends, what happens to calls if the service goes down, and what the provider stores about callers. Leave your usual number on the profile and in directories.',
    ),
    tip(
      'Sort your missed calls by hour. Before you pay for more calls, you’ll see whether you need another pair of hands at noon or a different [ad schedule](/blog-intelligent/campagne-locale).',
    ),
    heading('Count each form once'),
    paragraph(
      'Count successful submissions rather than clicks on the button, because a click can fail. The surest way is a thank-you page that opens only after the form has gone through.',
    ),
    list(
      'Ask search engines not to index that page, or visitors will land on it directly.',
      'Send yourself a test every month from a phone, all the way to the inbox.',
      'Take out the spam before you count.',
      'One person who writes twice is one inquiry.',
    ),
    heading('Tag the links you publish'),
    paragraph(
      'A tagged link tells your analytics tool where a visit came from. You add [UTM parameters](https://support.google.com/analytics/answer/10917952) to the address for the source, the medium and the campaign, such as “utm_source=newsletter”, “utm_medium=email” and “utm_campaign=spring-trim”. Tag the website link on your profile, the links in [your newsletter](/blog-intelligent/infolettre-locale) and the one behind the code on your cards. Stick to lowercase, keep a list of the names you’ve used, and never put a person’s name or email address in a link.',
    ),
    heading('A worked example: one month at the salon'),
    paragraph(
      'The notebook holds 90 new inquiries, and the ads cost €480. The figures are made up; what matters is how they’re read.',
    ),
    chart(
      'Made-up example: “What brought you to us?”, 90 answers',
      { label: 'Google map or profile', value: 31, shown: '31' },
      { label: 'Recommendation', value: 24, shown: '24' },
      { label: 'Ad', value: 16, shown: '16' },
      { label: 'Storefront or van', value: 9, shown: '9' },
      { label: 'Doesn’t remember', value: 10, shown: '10' },
    ),
    paragraph(
      'The notebook gives the ads 16 inquiries; Google Ads claims 24. Both can be true. A customer sent by a neighbor typed the salon’s name, tapped the ad, and then answered “my neighbor.” So keep both ends. An inquiry from the ads costs somewhere between €20 (480 divided by 24) and €30 (480 divided by 16). If the ceiling is €40, the decision is the same either way and you can stop there. If it’s €25, you need a test.',
    ),
    heading('How to give credit honestly'),
    paragraph(
      'Google Ads splits credit among its own ads, [by last click or with a data-driven model](https://support.google.com/google-ads/answer/6259715). It can’t see your van or that neighbor. A few rules keep you from reading more into it than it knows.',
    ),
    list(
      'Never add up the totals of two platforms.',
      'Give a range, and say where each end comes from.',
      'Set aside searches for your own name: those people already knew you.',
      'Leave “doesn’t remember” on the chart instead of spreading it over the others.',
      'When in doubt, pause one channel for two weeks outside your busy season and watch total inquiries. It’s a hint, not proof, since a small business has good and bad weeks anyway.',
    ),
    heading('Consent, on your site and on the phone'),
    paragraph(
      'This isn’t legal advice. In the European Union, [storing or reading advertising trackers requires the visitor’s consent](https://eur-lex.europa.eu/eli/dir/2002/58/oj). In Québec, since September 22, 2023, technology that identifies, locates or profiles people has to be disclosed, and [it’s up to the person to turn those functions on](https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25). Your numbers will miss visitors who say no. Plan for the gap rather than working around it. Your notebook holds personal information as well; see [the article on Law 25 and the GDPR](/blog-intelligent/loi-25-rgpd).',
    ),
    paragraph(
      'Don’t record calls just because you can. In Canada, [the Privacy Commissioner](https://www.priv.gc.ca/en/privacy-topics/surveillance/02_05_d_14/) asks businesses to say that the call may be recorded, to say why, and to get consent; elsewhere, including from state to state, the rules differ. For counting, a note will do: the time, the request, the source.',
    ),
    heading('What to look at in a month'),
    paragraph(
      'Ask four things. Is the share of “doesn’t remember” going down? How many calls were missed, and when? How far apart are the notebook and Google Ads? Does the cost of an inquiry stay under your ceiling at both ends?',
    ),
    paragraph(
      'Then swap the starting rates in the [full simulator](/simulateur-complet) for your own, so its forecasts describe your business. If few visitors call, the [free site audit](/ila) checks, among other things, that your number can be tapped. And if you’d like these counters set up with you, [book a call](/contact/rendez-vous).',
    ),
  ],
  sources: [
    {
      name: 'Google: Understand your Business Profile performance',
      address: 'https://support.google.com/business/answer/9918094',
    },
    {
      name: 'Google Ads: About phone call conversion tracking',
      address: 'https://support.google.com/google-ads/answer/6100664',
    },
    {
      name: 'EUR-Lex: Directive 2002/58/EC on privacy and electronic communications',
      address: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    },
    {
      name: 'Commission d’accès à l’information du Québec: main changes under Law 25 (in French)',
      address:
        'https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25',
    },
    {
      name: 'Office of the Privacy Commissioner of Canada: recording of customer telephone calls',
      address: 'https://www.priv.gc.ca/en/privacy-topics/surveillance/02_05_d_14/',
    },
  ],
};

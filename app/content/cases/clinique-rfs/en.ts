import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { en as home } from '../../home/en.ts';
import { exampleGoals } from '../progress.ts';
import type { CaseText } from '../shape.ts';
import { en as stay } from '../stay/en.ts';

const figures = figuresIn('en');
const { items } = home.cases;

export const en: CaseText = {
  title: `Clinique RFS: ${figures.caseRating} from ${figures.caseReviews} reviews | Iluma`,
  description:
    'How a neighborhood clinic with few reviews asked every patient for one, protected their privacy and transformed its Google profile.',
  heading: { before: 'Great care,\nfinally getting ', emphasis: 'noticed', after: '' },
  lead: items['clinique-rfs'].summary,
  client: 'Clinique RFS',
  sector: 'Healthcare',
  location: 'Laval (Chomedey)',
  languages: 'French, English, Spanish',
  services: ['AI local visibility', 'Loyalty program', 'AI SEO'],
  background: [
    'Clinique RFS is on the ground floor of a small building in Chomedey, in Laval. Six practitioners see mostly people from the neighborhood: families, seniors and newcomers to Canada. One visit in three takes place in English or Spanish. Dr. Rania F. founded the clinic and still runs it between appointments.',
    'Several medical groups nearby have a familiar sign and dozens of reviews. Google says [review count and rating help decide local ranking](https://support.google.com/business/answer/7091), along with other factors. With eight reviews, including two complaints from 2022 that nobody had answered, the clinic looked neglected. In fact, word of mouth was filling its schedule.',
    'In December 2024, a new patient admitted she’d almost canceled after reading the profile. The director was ready to act, on two conditions: nobody would be picked or left out, and nothing about anyone’s care would be touched. We proposed six months of [local visibility work](/services/visibilite-locale) within those limits.',
  ],
  diagnosis: [
    'Patients were happy but said nothing online.',
    'The few reviews, good or bad, had no reply.',
    'The phone number changed from one directory to the next.',
  ],
  baseline: [
    { measure: 'Reviews on the Google profile', value: '8', period: 'Total on December 31, 2024' },
    { measure: 'Average rating', value: '3.9/5', period: 'December 31, 2024' },
    { measure: 'Reviews with a reply', value: '0 of 8', period: 'December 31, 2024' },
    {
      measure: 'Directories with the right number',
      value: '13 of 22 checked',
      period: 'Checked January 13, 2025',
    },
  ],
  actions: [
    {
      module: 'ILA',
      when: 'Weeks 1–12 · January to March 2025',
      action: 'Matching details everywhere',
      detail:
        'Name, address and phone number corrected in directories, then checked monthly. Out of 22 directories, nine listed an old number or one belonging to a practitioner who’d left. Eight were fixed within three weeks. The last one wanted proof by mail and came through in March.',
    },
    {
      module: 'HUB',
      when: 'Weeks 3–26 · January to June 2025',
      action: 'A polite request after each visit',
      detail:
        'A short message, sent the next day to patients who agreed to it. No filtering: everyone gets the same one. The front desk asks at the end of the visit, writes down the answer and leaves it at that. From January to June, 410 messages went out and 27 reviews came in.',
    },
    {
      module: 'BlogIA',
      when: 'Weeks 4–8 · January and February 2025',
      action: 'Reply to every review',
      detail:
        'Reply templates that reveal nothing about a patient, adapted and signed by the clinic. None of them confirms that the person ever came in. When someone complains, the reply gives a direct number and a first name. The eight old reviews were answered first.',
    },
    {
      module: 'Landing',
      when: 'Weeks 6–7 · February 2025',
      action: 'A short address for reviews',
      detail:
        'A six-line page in three languages leads to the Google profile. Its address is printed on a card at the front desk, next to a code to scan. It says that no health details are expected and that the team reads everything, criticism included.',
    },
  ],
  results: [
    {
      metric: 'Average rating',
      value: figures.caseRating,
      improvement: `from ${figures.caseReviews} published reviews`,
      basis: 'of the highest rating, up from 3.9/5',
    },
    {
      metric: 'Reviews published',
      value: figures.caseReviews,
      improvement: 'each with a reply',
      basis: `of ${whileSample('an example', 'a')} goal of ${exampleGoals.reviews} reviews, starting from 8`,
    },
    stay,
  ],
  chart: {
    caption: `Reviews on the Google profile, total at the end of each month${whileSample(' (example)')}. January to June: 27 new reviews from 410 requests, or close to 7 in 100.`,
    bars: [
      { label: 'December 2024', value: 8, shown: '8' },
      { label: 'January 2025', value: 10, shown: '10' },
      { label: 'February', value: 14, shown: '14' },
      { label: 'March', value: 17, shown: '17' },
      { label: 'April', value: 23, shown: '23' },
      { label: 'May', value: 29, shown: '29' },
      { label: 'June', value: 35, shown: '35' },
    ],
  },
  setbacks: [
    {
      title: 'A first message that ran too long',
      text: 'In January the message went out the same evening, only in French, and ran to twelve lines. Sixty-two messages brought two reviews. The director cut the text to three sentences, sent the next day in the patient’s language, with help from our article on [Google reviews](/blog-intelligent/avis-google). February brought four, and by spring the pace was steady.',
    },
    {
      title: 'Review excerpts taken off the site',
      text: 'We wanted to show three reviews on the home page. Dr. F. reread her professional order’s code of ethics, which covers advertising, and decided not to. The excerpts came out before launch, and the site simply links to the profile, where everything can be read. She also used the occasion to check what [Québec’s Law 25](/blog-intelligent/loi-25-rgpd) requires before writing to a patient.',
    },
  ],
  interview: [
    {
      question: 'Why ask unhappy patients too?',
      answer:
        'Because if you choose who to ask, you’re manufacturing a rating. [Google’s rules don’t allow it](https://support.google.com/contributionpolicy/answer/7400114), and I couldn’t have defended it to my team. We got two stars over the wait on Thursdays. The criticism was fair, so we added a morning slot and said so in the reply. People bring that one up more than any compliment.',
    },
    {
      question: 'How did your team take it?',
      answer:
        'Carefully. Nobody at the front desk wanted to sound like they were begging for stars. We looked for one sentence everybody could say in all three languages, and we practiced it over lunch. After a month it came naturally, right after booking the next visit. One colleague would rather hand over the card, and that works too.',
    },
    {
      question: 'What do you do about an unfair review?',
      answer:
        'I sleep on it. Then I say thank you, I confirm nothing and I give the direct number. One comment was clearly meant for a different clinic. We [reported it to Google](https://support.google.com/business/answer/4596773), and it’s still there. Two polite lines now say that we don’t offer that service. Readers can work it out for themselves.',
    },
    {
      question: 'Are you getting more patients?',
      answer:
        'The schedule is fuller than it was in December, but we also hired a physiotherapist in April. New patients do mention the reviews. I can’t tell you how many would’ve come anyway. Next we’re working on [appointment reminders](/blog-intelligent/rappels-rendez-vous), because no-shows now cost us more than any shortage of new patients.',
    },
  ],
  achievements: [
    'Asking for a review is now part of every visit.',
    'Contact details match in every directory we track.',
    'The front desk knows how to answer a difficult review, in three languages.',
  ],
  recommendations: [
    'Add one page per treatment, covering how to prepare and how long it takes.',
    'Show which languages each practitioner speaks.',
    'Go over review replies once a quarter.',
  ],
  testimonial: {
    quote: items['clinique-rfs'].quote,
    author: 'Dr. Rania F.',
    position: 'Director',
  },
  provenPoints: [
    'You get reviews by asking everyone, not by picking who to ask.',
    'Replies matter as much as reviews: the next patient reads both.',
  ],
};

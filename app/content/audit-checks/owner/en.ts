import type { OwnerTexts } from '../shape.ts';

export const en: OwnerTexts = {
  'local.profile': {
    name: 'Google profile matches the site',
    what: 'Your Google profile says what your site says: name, address, phone, hours.',
    why: 'Google compares the profile with the site. When they contradict each other, it does not know which to believe, and neither do your customers.',
    how: [
      'Open your Google Business Profile and choose “Edit profile”.',
      'Correct what differs where it is wrong: on the profile or on the site.',
      'Update the site’s structured data too.',
    ],
    faults: {
      name: 'The profile has the name {found}, the site {wanted}.',
      address: 'The profile gives the address {found}, the site {wanted}.',
      phone: 'The profile gives the number {found}, the site {wanted}.',
      hours: 'The profile gives {found}, the site {wanted}.',
      website: 'The profile leads to {found}, not to the measured site, {wanted}.',
    },
  },
  'local.reviews': {
    name: 'Google reviews',
    what: 'The rating is 4 or more, and a customer left a review in the last three months.',
    why: 'Two customers in three only consider a business rated 4 or more, and three in four look mainly at recent reviews.',
    how: [
      'Ask every happy customer for a review the same day: by email, by text, or with a QR code at the counter.',
      'Give them the direct link: “Ask for reviews” in your Google profile.',
      'Never pay for a review or write one yourself: Google removes them, and the law forbids it.',
    ],
    faults: {
      few: 'Your profile has {found} reviews: too few to reassure anyone.',
      low: 'The average rating is {found} out of 5.',
      old: 'The last review is from {found}.',
    },
  },
  'local.review-answers': {
    name: 'Replies to reviews',
    what: 'Half of the reviews or more have a reply.',
    why: 'Google recommends replying to reviews, and most customers prefer a business that does.',
    how: [
      'Reply to negative reviews first: briefly, without excuses, with a solution.',
      'Thank the others in one sentence that picks up what they liked.',
      'Set aside fifteen minutes a week for it.',
    ],
    faults: { few: '{found} of the reviews have a reply.' },
    absent: 'Your profile has no reviews yet.',
  },
  'local.search': {
    name: 'First page of Google',
    what: 'More often than not, when Google shows the site, it is on the first page of results.',
    why: 'Few people look at the second page. A search that finds you there brings you hardly anyone.',
    how: [
      'Find the searches that show you often, in places 11 to 20.',
      'Give each of them a page that answers it, with its words in the title and the first heading.',
      'Link to that page from the home page, then check again in a month.',
    ],
    faults: { far: 'On the first page in {found} of impressions.' },
  },
};

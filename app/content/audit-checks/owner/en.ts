import type { OwnerTexts } from '../shape.ts';

export const en: OwnerTexts = {
  'local.profile': {
    name: 'Google profile matches the site',
    what: 'Your Google profile says what your site says: name, address, phone, hours.',
    why: 'Google compares the profile with the site. When they contradict each other, it doesn’t know which one to believe, and neither do your customers.',
    how: [
      'Open your Google Business Profile and choose “Edit profile.”',
      'Fix whichever one is wrong: the profile or the site.',
      'Update the site’s structured data too.',
    ],
    faults: {
      name: 'The profile has the name {found}, the site {wanted}.',
      address: 'The profile gives the address {found}, the site {wanted}.',
      phone: 'The profile gives the number {found}, the site {wanted}.',
      hours: 'The profile gives {found}, the site {wanted}.',
      website: 'The profile links to {found}, not to the site we checked, {wanted}.',
    },
  },
  'local.reviews': {
    name: 'Google reviews',
    what: 'The rating is 4 or more, and a customer left a review in the last three months.',
    why: 'Two customers in three only consider a business rated 4 or more, and three in four look mainly at recent reviews.',
    how: [
      'Ask every customer for a review the same day: by email, by text, or with a QR code at the counter.',
      'Give them the direct link: “Ask for reviews” in your Google profile.',
      'Never pay for a review or write one yourself: Google removes them, and the law forbids it.',
    ],
    faults: {
      few: 'Reviews on your profile: {found}. That’s too few to reassure anyone.',
      low: 'The average rating is {found} out of 5.',
      old: 'The last review is from {found}.',
    },
  },
  'local.review-answers': {
    name: 'Replies to reviews',
    what: 'At least half of your reviews have a reply.',
    why: 'Google recommends replying to reviews, and most customers prefer a business that does.',
    how: [
      'Reply to negative reviews first: briefly, without excuses, with a solution.',
      'Thank the others in one sentence that mentions what they liked.',
      'Set aside fifteen minutes a week for it.',
    ],
    faults: { few: '{found} of the reviews have a reply.' },
    absent: 'Your profile has no reviews yet.',
  },
  'local.search': {
    name: 'First page of Google',
    what: 'When Google shows the site, it’s on the first page of results more often than not.',
    why: 'Few people look at the second page. Searches that find you there bring hardly anyone.',
    how: [
      'Find searches that often show you in positions 11 to 20.',
      'Give each one a page that answers it, with its keywords in the title and main heading.',
      'Link to that page from the home page, then check again in a month.',
    ],
    faults: { far: 'On the first page for {found} of impressions.' },
  },
};

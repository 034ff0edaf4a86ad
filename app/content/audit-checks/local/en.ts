import type { LocalTexts } from '../shape.ts';

export const en: LocalTexts = {
  'local.phone': {
    name: 'Phone number',
    what: 'The site shows a phone number, and one tap is enough to call it.',
    why: 'Most local searches happen on a phone. A number that has to be copied is often a lost call.',
    how: [
      'Write the number as text on every page, usually at the bottom.',
      'Make it a call link (“tel:” followed by the number with its country code).',
      'Use the same number as on your Google profile.',
    ],
    faults: {
      missing: 'No phone number appears on the pages we read.',
      template: 'The number {found} is left over from a template: calls to it reach nobody.',
      'only-link': 'The number {found} is only inside a link: nobody can read it.',
      'no-link': 'The number {found} is shown, but tapping it doesn’t start a call.',
      differs: 'The link calls {found}, while the text gives {wanted}.',
    },
  },
  'local.address': {
    name: 'Postal address',
    what: 'The site shows the address, or the area served if you go to your customers.',
    why: 'Google matches the address on your site with the one on your profile; without it, you’re harder to place.',
    how: [
      'Write the full address, postal code included, at the bottom of every page and on the contact page.',
      'Copy it exactly as it appears on your Google profile.',
      'If you go to your customers, name the towns you serve instead.',
    ],
    faults: {
      missing: 'No address or service area appears on the pages we read.',
    },
  },
  'local.schema': {
    name: 'Business details for search engines',
    what: 'The site describes the business in a format search engines read, with its name and address.',
    why: 'This data saves Google and AI assistants from guessing who and where you are.',
    how: [
      'Turn on “local business” structured data in your site builder or an SEO plugin.',
      'Pick the most specific type: bakery, dentist, plumber…',
      'Fill in the name and the address, or the area served.',
      'Check it with Google’s Rich Results Test.',
    ],
    faults: {
      missing: 'The pages carry no description of the business for search engines.',
      unknown:
        'The type {found} doesn’t exist on schema.org: search engines can’t tell that it describes a business.',
      incomplete:
        'The description ({found}) is incomplete: it needs a name, and an address or an area served.',
    },
  },
  'local.schema-details': {
    name: 'More business details',
    what: 'Phone, hours, picture and map coordinates are given to search engines.',
    why: 'These are what Google and AI assistants show when someone asks “open near me.”',
    how: [
      'Add what’s missing to your business’s structured data.',
      'Take the coordinates (latitude and longitude) from an online map.',
      'Update these hours whenever you change the ones on the door.',
    ],
    faults: {
      phone: 'The phone number is missing.',
      hours: 'The opening hours are missing.',
      image: 'A picture or a logo is missing.',
      position: 'The map coordinates are missing.',
    },
    absent: 'The site doesn’t describe the business to search engines yet.',
  },
  'local.hours': {
    name: 'Opening hours',
    what: 'The site shows opening hours, and they’re the same everywhere.',
    why: '“Are they open?” is a customer’s first question. Without an answer, they call someone else.',
    how: [
      'Write days and hours as text, not inside an image.',
      'Put them at the bottom of every page and on the contact page.',
      'Keep them the same on your site, your Google profile and maps.',
    ],
    faults: {
      missing: 'No opening hours appear on the pages we read.',
      markup: 'The text says {found}, the data for search engines {wanted}.',
      map: 'The site says {found}, OpenStreetMap {wanted}.',
    },
  },
  'local.nap': {
    name: 'Same details everywhere',
    what: 'Name, address and phone number are the same on every page.',
    why: 'Two numbers or two addresses make Google hesitate, and customers too.',
    how: [
      'Settle on one way to write your name, address and number.',
      'Correct the pages that differ.',
      'Use the same wording on your Google profile and social networks.',
    ],
    faults: {
      name: 'The name given here, “{found}”, differs from “{wanted}”.',
      address: 'The address given here, “{found}”, differs from “{wanted}”.',
      phone: 'The number given here, {found}, differs from {wanted}.',
    },
    absent: 'The pages we read give neither a phone number nor an address.',
  },
  'local.map-data': {
    name: 'Match with OpenStreetMap',
    what: 'OpenStreetMap, where the business is listed, gives the same details as the site.',
    why: 'Apple Maps, GPS devices and AI assistants draw on OpenStreetMap: a mistake there sends customers to the wrong door.',
    how: [
      'Find your business on openstreetmap.org.',
      'Create a free account and correct what differs, or leave a note.',
    ],
    faults: {
      name: 'OpenStreetMap gives the name “{found}”, the site “{wanted}”.',
      address: 'OpenStreetMap gives the address “{found}”, the site “{wanted}”.',
      phone: 'OpenStreetMap gives the number {found}, the site {wanted}.',
    },
    absent: 'We didn’t find the business on OpenStreetMap.',
  },
  'local.city': {
    name: 'Town up front',
    what: 'The town appears in the home page’s title or main heading.',
    why: 'When someone searches for “florist in Québec City,” Google first shows pages that say Québec City.',
    how: [
      'Add the town to the home page’s title or main heading.',
      'Spell it the way your customers search for it.',
    ],
    faults: {
      missing: 'Neither the title nor the main heading names {wanted}.',
    },
  },
  'local.services': {
    name: 'Service pages',
    what: 'Every important service has its own page.',
    why: 'People search for “winter tire change,” not “garage.” One page per service answers each search.',
    how: [
      'List the services you’re asked for most.',
      'Make a page for each: what it is, who it’s for, the price, how long it takes.',
      'Link to these pages from the home page.',
    ],
    faults: {
      none: 'None of the pages we read describes a service.',
    },
  },
  'local.areas': {
    name: 'Areas served',
    what: 'The towns or neighborhoods served are named on the site.',
    why: 'If you go to your customers, these names are your address in searches from nearby towns.',
    how: [
      'Name the towns and neighborhoods you go to on one page.',
      'If you have a lot to say about an area, give it a page of its own, with real examples.',
    ],
    faults: {
      none: 'A service area is declared to search engines, but no page mentions it.',
    },
    absent: 'The site doesn’t declare a service area.',
  },
  'local.directions': {
    name: 'Directions',
    what: 'A map or a directions link leads to the business.',
    why: 'One tap to start the GPS means one more customer who gets there.',
    how: [
      'Copy the share link from your Google Maps listing.',
      'Add it under the address: “Get directions.”',
    ],
    faults: {
      none: 'An address is shown, with no map or directions link.',
    },
    absent: 'The site gives no address to go to.',
  },
  'local.contact': {
    name: 'Contact in one click',
    what: 'You can be reached in one click from the home page.',
    why: 'Every extra click before people can reach you loses some of them.',
    how: [
      'Put “Contact” or “Book an appointment” in the menu.',
      'Add a call button that shows on phones.',
    ],
    faults: {
      none: 'The home page has no contact link, no number to tap and no form.',
    },
  },
  'local.own-rating': {
    name: 'No self-awarded rating',
    what: 'The data for search engines contains no rating the business gives itself.',
    why: 'Google ignores stars a business publishes about itself; fake or hidden ones can bring a penalty.',
    how: [
      'Remove the rating and reviews from your business’s structured data.',
      'Keep showing your reviews as text, with their source and date.',
      'Invite customers to review you on your Google profile.',
    ],
    faults: {
      rating:
        'The business’s structured data contains the business’s own rating or reviews ({found}).',
    },
    absent: 'The site doesn’t describe the business to search engines.',
  },
  'local.profiles': {
    name: 'Linked profiles',
    what: 'The addresses of your profiles (social networks, directories) are complete.',
    why: 'These links confirm to search engines that the profiles really are yours.',
    how: [
      'In your structured data, under “sameAs”, enter the full address of each profile.',
      'Remove profiles you’ve abandoned.',
    ],
    faults: {
      invalid: 'This profile address is incomplete: {found}.',
    },
    absent: 'The site names no profiles.',
  },
};

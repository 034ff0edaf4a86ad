import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to complete your Google Business Profile',
  excerpt:
    'Category, hours, photos, reviews: what each field of your Business Profile changes for the person looking for you, and how to fill it in properly.',
  tags: ['local SEO', 'Business Profile', 'customer reviews', 'nearby searches'],
  seoKeywords: [
    'Google Business Profile',
    'local SEO',
    'Google reviews',
    'business hours on Google',
  ],
  blocks: [
    paragraph(
      'Someone nearby needs a shoe repaired. Before any website, they see a map, a few names, some stars and a Directions button. Many people decide right there. That makes your Business Profile the first page your customers read, and sometimes the only one. It costs nothing. What it asks of you is accuracy.',
    ),
    heading('How Google ranks local listings'),
    paragraph(
      'Google names [three factors](https://support.google.com/business/answer/7091): relevance, distance and prominence. Relevance comes from what you write, meaning your category, services and description. Distance is measured from the person searching, so all you can do is put the pin in the right spot. Prominence grows with reviews, links and mentions of your business around the web. Completing your profile mostly helps with relevance, and that’s something you can work on this afternoon.',
    ),
    heading('Claim it before you improve it'),
    paragraph(
      'A listing can exist without you: it may have been built from a directory, or suggested by a passerby. Search for your name and your town, then ask to manage what you find. You’ll usually be verified by video, sometimes by phone, by email or by mail. Keep ownership in your own account and give manager access to your agency or your employee. When they move on, your listing stays with you.',
    ),
    paragraph(
      'While you’re there, look for duplicates. Two listings at one address split your reviews and send people to the wrong place.',
    ),
    heading('Name, address, category'),
    paragraph(
      'Your name is what’s written above your door, with nothing added. “Lavoie Shoe Repair” is fine. “Lavoie Shoe Repair cheap heels downtown” breaks the rules and can get the listing suspended. Those extra words have a home elsewhere, in your services and your description.',
    ),
    paragraph(
      'The primary category matters most, because it decides which searches you’re considered for. Pick the most specific one that’s true. Use secondary categories for things you already do, not things you hope to do.',
    ),
    list(
      'Customers come to you: show the address and check that the pin sits at the entrance.',
      'You go to them: hide the address and list the areas you serve.',
      'A bit of both: show the address and add the areas.',
    ),
    heading('Hours, holidays included'),
    paragraph(
      'A locked door behind a listing that says “Open” loses you a customer and often earns you a harsh review. Enter your regular hours, then your special hours as soon as you know them: holidays, vacations, inventory days. Being open is also taken into account when people search, so correct hours help you appear when you can actually serve someone.',
    ),
    tip(
      'Put a reminder in your calendar at the start of each season: “Check the hours on the listing.” It takes a minute and saves wasted trips.',
    ),
    heading('Photos that settle a doubt'),
    paragraph(
      'Useful photos answer questions. What does the front look like from the street? Where can I park? Is there a step at the door? What’s on the shelves? Who will I meet? A phone, daylight and no filter will do. Stock images answer nothing, and people spot them right away.',
    ),
    paragraph(
      'Add a few at a time, through the year. Recent pictures tell people that the place is alive.',
    ),
    heading('Reviews: ask, read, reply'),
    paragraph(
      'Ask every customer while the work is fresh in their minds: when you hand over the repaired shoes, at the end of the visit. A small card with a code to scan is enough. Offer nothing in return, and don’t ask only the people you expect to be kind. Platform rules forbid both, and bought praise reads like bought praise.',
    ),
    paragraph(
      'Reply to all of them, the bad ones above all. You’re writing less for the author than for everyone who will read it before choosing.',
    ),
    list(
      'Say thank you, and mention what they talked about.',
      'If you were wrong, say so in one sentence, and say what has changed.',
      'If the facts are off, correct them calmly and share nothing private.',
      'Offer to continue by phone, and give a name to ask for.',
    ),
    paragraph(
      'We’ve put the wording, the banned practices and sample replies in a separate article on [asking for Google reviews](/blog-intelligent/avis-google).',
    ),
    heading('Tell the same story everywhere'),
    paragraph(
      'Your website, your listing, directories and social accounts should all give the same name, address and number. Every mismatch creates doubt. After a move or a new number, write down each place that needs correcting and check them off one by one. Our guide explains how to [keep your contact details consistent](/guide/nap-consistency). On your own site, give each location its page, with the address in text, a map and the hours. It’s the best place for your listing to point to.',
    ),
    heading('Services, description and attributes'),
    paragraph(
      'The list of services answers the question “Do you do that?” Write them one by one, in your customers’ words: “replace a heel,” “restitch a bag.” The description says the rest in a few plain sentences: what you do, for whom, and since when. There’s no need to repeat your city in every line. If you’re short on wording, start from [what customers ask for and type](/blog-intelligent/mots-des-clients).',
    ),
    paragraph(
      'Finally, check the attributes that are true: wheelchair access, contactless payment, languages spoken, appointments. People use them to rule a business out before they even call. A false attribute costs you customers.',
    ),
    heading('Google’s limits, field by field'),
    paragraph(
      'The rules below come from Google’s help pages on [editing your profile](https://support.google.com/business/answer/3039617), [special hours](https://support.google.com/business/answer/6303076), [photos](https://support.google.com/business/answer/6103862) and [representing your business](https://support.google.com/business/answer/3038177). They do change, so look again before a big update.',
    ),
    table(
      'Google’s rules and limits for each field of a Business Profile',
      ['Field', 'Google’s rule', 'Our advice'],
      ['Name', 'As on your sign', 'Keep a photo of the sign handy'],
      ['Categories', 'As few as possible', 'Get the primary one right first'],
      ['Description', '750 characters at most', 'Put the useful part in two sentences'],
      ['Photos', 'JPG or PNG, 10 kB to 5 MB', 'Aim for 720 × 720 pixels or more'],
      ['Special hours', 'Up to 6 days in a row', 'Longer: mark temporarily closed'],
      ['Service area', 'About a 2-hour drive', 'Name the towns you really go to'],
    ),
    heading('Example: a cobbler’s listing, before and after'),
    paragraph(
      'Here’s an example. Lavoie Shoe Repair, which we made up, had been listed for years and hardly ever got a call. This is what the owner changed in one morning.',
    ),
    list(
      'The category “Shoe store” became “Shoe repair shop.”',
      'The description dropped “quality service.” It now mentions heels done while you wait, bags, zippers and keys.',
      'Eight services were listed one by one, with a starting price for the most common.',
      'A dark picture of the storefront gave way to one taken at noon, with the door in plain view.',
      'The link now opens the shop’s own page instead of a Facebook page.',
    ),
    heading('If Google rejects an edit'),
    paragraph(
      'Google reviews changes before they go live. A rejection, or a suspension, often comes down to a stuffed name or an address where nobody is served. Bring the field back in line with your sign. Then find a document with the same name and address, such as a utility bill, and file [a single appeal](https://support.google.com/business/answer/13597551). Filing again before you get an answer won’t speed it up.',
    ),
    heading('A routine you can keep'),
    paragraph(
      'Filling in a listing takes a morning; looking after it takes minutes. Choose a set day and one person in charge.',
    ),
    list(
      'Every week: reply to new reviews.',
      'Every month: add a photo and read the searches that showed the listing.',
      'Every season: reread hours, services, categories and description.',
      'After any change: fix the listing the same day.',
    ),
    paragraph(
      'Finally, look at what people do from the listing: calls, requests for directions, visits to the site. Those actions matter more than the position you see one morning on your own phone. Position depends on where the person is standing when they search, and you’re usually standing in your own shop.',
    ),
    paragraph(
      'To see where you stand, run the free [ILA audit](/ila), then check that [your profile and your website agree](/guide/google-business-profile). The [heat map](/heatmap-ila) shows, with simulated data, how a rank shifts from one street to the next.',
    ),
  ],
  sources: [
    {
      name: 'Google: Tips to improve your local ranking',
      address: 'https://support.google.com/business/answer/7091',
    },
    {
      name: 'Google: Guidelines for representing your business',
      address: 'https://support.google.com/business/answer/3038177',
    },
    {
      name: 'Google: Edit your Business Profile',
      address: 'https://support.google.com/business/answer/3039617',
    },
    {
      name: 'Google: Set special hours',
      address: 'https://support.google.com/business/answer/6303076',
    },
    {
      name: 'Google: Manage photos and videos on your Business Profile',
      address: 'https://support.google.com/business/answer/6103862',
    },
  ],
};

import { heading, list, paragraph, tip } from '../blocks.ts';
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
    heading('Claim it before you improve it'),
    paragraph(
      'A listing can exist without you: it may have been built from a directory, or suggested by a passer-by. Search for your name and your town, then ask to manage what you find. You will usually be verified by video, sometimes by phone, by email or by mail. Keep ownership in your own account and give your agency or your employee manager access. When they move on, your listing stays with you.',
    ),
    paragraph(
      'While you are there, look for duplicates. Two listings at one address split your reviews and send people to the wrong place.',
    ),
    heading('Name, address, category'),
    paragraph(
      'Your name is what is written above your door, with nothing added. “Lavoie Shoe Repair” is fine. “Lavoie Shoe Repair cheap heels downtown” breaks the rules and can get the listing suspended. Those extra words have a home elsewhere, in your services and your description.',
    ),
    paragraph(
      'The primary category matters most, because it decides which searches you are considered for. Pick the most specific one that is true. Use secondary categories for things you already do, not things you hope to do.',
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
      'Put a reminder in your calendar at the start of each season: “Check the hours on the listing.” Few minutes are better spent.',
    ),
    heading('Photos that settle a doubt'),
    paragraph(
      'Useful photos answer questions. What does the front look like from the street? Where can I park? Is there a step at the door? What is on the shelves? Who will I meet? A phone, daylight and no filter will do. Stock images answer nothing, and people spot them at once.',
    ),
    paragraph(
      'Add a few at a time, through the year. Recent pictures tell people that the place is alive.',
    ),
    heading('Reviews: ask, read, reply'),
    paragraph(
      'Ask every satisfied customer, while they are satisfied: when you hand over the repaired shoes, at the end of the visit. A small card with a code to scan is enough. Offer nothing in return, and do not ask only the people you expect to be kind. Platform rules forbid both, and bought praise reads like bought praise.',
    ),
    paragraph(
      'Reply to all of them, the bad ones above all. You are writing less for the author than for everyone who will read it before choosing.',
    ),
    list(
      'Say thank you, and mention what they talked about.',
      'If you were wrong, say so in one sentence, and say what has changed.',
      'If the facts are off, correct them calmly and share nothing private.',
      'Offer to continue by phone, and give a name to ask for.',
    ),
    heading('Tell the same story everywhere'),
    paragraph(
      'Your website, your listing, directories and social accounts should all give the same name, address and number. Every mismatch creates doubt. After a move or a new number, write down each place that needs correcting and check them off one by one. On your own site, give each location its page, with the address in text, a map and the hours. It is the best place for your listing to point to.',
    ),
    heading('Services, description and attributes'),
    paragraph(
      'The list of services answers the question “Do you do that?”. Write them one by one, in your customers’ words: “replace a heel,” “restitch a bag.” The description says the rest in a few plain sentences: what you do, for whom, and since when. There is no need to repeat your city in every line.',
    ),
    paragraph(
      'Finally, check the attributes that are true: wheelchair access, contactless payment, languages spoken, appointments. People use them to rule a business out before they even call. A false attribute costs you customers.',
    ),
    heading('A routine you can keep'),
    paragraph(
      'Filling in a listing takes a morning; looking after it takes minutes. Choose a fixed day and one person in charge.',
    ),
    list(
      'Every week: reply to new reviews.',
      'Every month: add a photo and read the searches that showed the listing.',
      'Every season: reread hours, services, categories and description.',
      'After any change: fix the listing the same day.',
    ),
    paragraph(
      'Finally, look at what people do from the listing: calls, requests for directions, visits to the site. Those actions matter more than the position you see one morning on your own phone. Position depends on where the person is standing when they search, and you are usually standing in your own shop.',
    ),
  ],
};

import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'local.phone': {
    title: 'Click-to-call: make your phone number a link | Iluma',
    description:
      'Put your phone number in text on every page and make it a tap-to-call link (tel:), with the exact setting in WordPress, Wix, Shopify and Squarespace.',
    heading: 'Make your phone number tap-to-call',
    why: 'Three problems look alike: there’s no number, there’s a number without a link, or the link dials a different number from the one shown. The third is the worst because you can’t see it. It’s left over from an old template, and your calls ring somewhere else. A number hidden behind the words “Call us” is no use to someone at a computer, or to Google, which compares the digits with [your profile](/guide/google-business-profile).',
    see: 'Open your site on a phone and tap the number at the top and bottom of the page: it should get ready to dial the right line. On a computer, hover over it and read the address in the corner of the window.',
    mends: {
      wordpress:
        'Select the number → link icon → type tel:+13035550123. To have it everywhere, do it in the footer: Appearance → Editor.',
      wix: 'Select the text → Link → Phone. On mobile: Mobile Editor → Quick Action Bar → Call.',
      shopify:
        'Customize → Header → announcement bar: type the number, then put tel:+13035550123 in its link field.',
      squarespace: 'Select the text → Link → Phone. The footer is edited once for the whole site.',
      byHand:
        '<a href="tel:+13035550123">(303) 555-0123</a>: the country code in the link, the usual format on screen. Show the real number even if you use call tracking.',
    },
  },
  'local.address': {
    title: 'Business address: where to put it on your website | Iluma',
    description:
      'Where to show a business’s street address, in what form, what to write if you travel to customers, and how to enter it on each website platform.',
    heading: 'Put your business address on your website',
    why: 'An [embedded map](/guide/directions-link) is no substitute for an address: it comes from Google, not from you, and a search engine can’t read anything in it. The text in your footer is what confirms [your profile](/guide/google-business-profile), and what separates two businesses with the same name. If you work at customers’ homes, there’s no need to publish yours. “Serving Boulder and Longmont” counts just as much.',
    see: 'Try to copy the address from your home page. If you can’t, it’s in an image or a frame. Then paste it into Google Maps: the pin should land on your door.',
    mends: {
      wordpress:
        'Appearance → Editor → Footer → add a paragraph. Rank Math passes it to search engines under Titles & Meta → Local SEO.',
      wix: 'Settings → Business Info, where Wix keeps it for structured data. Write it in the footer as well, as text.',
      shopify:
        'Settings → Store details doesn’t display it anywhere, so add a text block to your theme’s footer.',
      squarespace: 'Settings → Business Information, then a text block in the footer.',
      byHand:
        'Use the <address> element: number, street, suite, city, state or province, ZIP or postal code. Spell the street the way the post office does, and use that spelling in every directory.',
    },
  },
  'local.hours': {
    title: 'How to show business hours on your website | Iluma',
    description:
      'Where to put your opening hours, how to keep them the same on your website, Google profile and maps, and what to do about holidays and other closures.',
    heading: 'Show your business hours, the same everywhere',
    why: 'Wrong hours cost you more than no hours: the customer who finds a locked door on Saturday doesn’t come back, and says so in a review. [The ILA audit](/ila) compares three places, the text of your pages, your [structured data](/guide/localbusiness-schema) and [OpenStreetMap](/guide/openstreetmap), and names the days on which they disagree. Google, for its part, takes “Open” or “Closed” from your profile and uses it for “open now” searches.',
    see: 'Read your footer, your contact page and your Google Maps listing side by side, one day at a time. If you can’t select the hours with your mouse, they’re part of a picture, and search engines can’t read them.',
    mends: {
      wordpress:
        'Write the hours once, in the footer: Appearance → Editor → Template Parts → Footer, or Appearance → Widgets with a classic theme. The Yoast Local SEO plugin fills in the structured data at the same time.',
      wix: 'Dashboard → Settings → Business Info holds your contact details. Then add the hours as text in the footer section, which repeats on every page.',
      shopify:
        'Online Store → Themes → Customize → Footer: add a text block. If you offer in-store pickup, check Settings → Shipping and delivery too.',
      squarespace:
        'Settings → Business Information → Business Hours, then add the block that displays them to your footer.',
      byHand:
        'A short list is enough: “Monday to Friday, 9 a.m. to 6 p.m.” In your JSON-LD, write "openingHours": "Mo-Fr 09:00-18:00". Holidays belong in your Google profile, under special hours.',
    },
  },
  'local.directions': {
    title: 'Directions link: add Google Maps to your site | Iluma',
    description:
      'Add a link under your address that opens directions in Google Maps, Apple Maps or Waze, with no heavy map and no tracker, on every website builder.',
    heading: 'Add a directions link to your business',
    why: 'A visitor who has to copy your address into another app may stop along the way, quite literally. A link is enough, and often better than an embedded map: Google’s loads close to a megabyte of scripts and sets [cookies](/guide/trackers-before-consent) before anyone agrees to them. Requests for directions also show up in [your profile](/guide/google-business-profile)’s statistics, so you can see what the link brings.',
    see: 'On a phone, tap the address on your contact page. Your maps app should open on your door, not on the center of town. Check from a computer too, and again after a move.',
    mends: {
      wordpress:
        'In Google Maps, choose Share → Copy link, and paste it as the link on the address in your contact block. A page builder’s directions widget does the same.',
      wix: 'Add → Contact → Google Maps for a map, or a plain “Directions” button that links to a web address.',
      shopify:
        'Contact page → select the address → Insert link. In some themes the map needs an API key; the link doesn’t.',
      squarespace:
        'The Map block shows where you are. Put a button with the shared link beneath it, since the map alone won’t start navigation.',
      byHand:
        '<a href="https://www.google.com/maps/dir/?api=1&destination=120+Main+St+Boulder+CO">Directions</a> opens whichever app is installed. Mention where to park and the nearest stop.',
    },
  },
  'local.contact': {
    title: 'Contact button: put it on your home page | Iluma',
    description:
      'A contact link, a number to tap or a form should be one click from your home page. Where to put it, what to call it, and the setting on each platform.',
    heading: 'Put a way to reach you on the home page',
    why: 'Whoever wants to write to you has already decided, so don’t discourage them. “About → Team → Write to us” makes them hunt; a button at the top right doesn’t. The wording counts too: “Request a quote” or “Book a table” [says what’s going to happen](/guide/link-text), better than “Contact,” especially on a small screen where the menu folds away.',
    see: 'Hand your phone to somebody who doesn’t know the site and ask them to reach you, without help. If it takes more than five seconds or two taps, the button is in the wrong place. Then send yourself a test message: [does it arrive](/guide/spf-and-dmarc), and who gets it?',
    mends: {
      wordpress:
        'Appearance → Menus: put your contact page last, with a button class if your theme has one. A Buttons block in the banner does the rest.',
      wix: 'Add the button to the header so that it follows people around. Wix Bookings provides one for appointments.',
      shopify:
        'Create a page with the “contact” template, then Content → Menus → Main menu → Add menu item.',
      squarespace: 'Edit Site Header → Add Elements → Button, and point it at your contact page.',
      byHand:
        'A link <a href="/contact"> in the header, plus a bar at the bottom of small screens with Call and Write. Test the form once a month.',
    },
  },
} satisfies SomeGuideTexts;

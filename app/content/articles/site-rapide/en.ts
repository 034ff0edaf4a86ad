import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'How to make your business website fast on phones',
  excerpt:
    'Google’s three speed measurements, how to read yours for free, and what to fix first: photos, maps and videos, scripts, fonts, then hosting.',
  tags: ['page speed', 'Core Web Vitals', 'mobile websites', 'image size'],
  seoKeywords: [
    'speed up a small business website',
    'mobile page speed',
    'Core Web Vitals thresholds',
    'website slow on phone',
  ],
  blocks: [
    paragraph(
      'It’s Saturday morning and somebody gets a flat two blocks from your bike shop. They tap your name on their phone. The screen stays white. A photo crawls in from the top. Just as they reach for “Call,” the button slides out from under their thumb. They go back and tap the next shop on the list, and you never learn that they came.',
    ),
    paragraph(
      'This guide shows you how to measure your site the way that rider experienced it, how to find what slows it down, and what to fix first. You can do much of it yourself in your site builder. For the rest, you’ll know what to ask for and how to check that it was done.',
    ),
    heading('The three speed measurements Google uses'),
    paragraph(
      'Google sums up how a page feels with three measurements called [Core Web Vitals](https://web.dev/articles/vitals). Each one has a threshold, and a page passes when at least three visits out of four meet it. You’ll see this called the 75th percentile. In practice it means that a page can’t pass on the strength of your office Wi-Fi; it has to work on the bus too.',
    ),
    table(
      'Thresholds published by Google, to be met in 75% of visits',
      ['Measurement', 'What people notice', 'Good', 'Poor'],
      ['LCP', 'The main content shows up', '2.5 s or less', 'over 4 s'],
      ['INP', 'The page reacts to a tap', '200 ms or less', 'over 500 ms'],
      ['CLS', 'The page holds still', '0.1 or less', 'over 0.25'],
    ),
    paragraph(
      'LCP times the arrival of the big photo or headline. INP times the gap between a tap and something visible happening: a menu opening, a box getting checked. CLS scores how much the page jumps around while people are trying to use it. When you’ve hit the wrong button because the right one moved, that was CLS.',
    ),
    paragraph(
      'Speed plays a part in rankings, but [Google is clear](https://developers.google.com/search/docs/appearance/page-experience) that good scores don’t guarantee a top spot. Do it for the people who have already found you. For the other things that count, see [how Google ranks pages](/comprendre-google).',
    ),
    heading('How to test your site speed for free'),
    paragraph(
      'Test three pages: your home page, the service you sell most, and your contact page. Use the exact addresses your ads and your Business Profile link to.',
    ),
    list(
      '[PageSpeed Insights](https://pagespeed.web.dev), mobile tab. The top of the report covers your real visitors over the past 28 days, if you have enough of them. The bottom half is a single lab test.',
      'The Core Web Vitals report in Search Console, which groups similar pages and flags the ones that fail.',
      '[Our free audit](/ila), which loads the page several times and keeps the median.',
      'Your own phone, with Wi-Fi off, in a private window.',
    ),
    paragraph(
      'The two halves of PageSpeed Insights won’t always agree. Google goes by real visitors, but it only counts people on Chrome, and [none of them on iPhones](https://developer.chrome.com/docs/crux/methodology). Small sites often don’t get enough visits to show up there at all. If yours doesn’t, rely on the lab test: run it three times and keep the middle result.',
    ),
    heading('Shrink your photos first'),
    paragraph(
      'This is usually where you gain the most for the least work. A picture straight off a camera is several times larger than the screen it’ll be shown on, and every visitor downloads the excess.',
    ),
    list(
      'Resize before you upload: 1600 pixels wide for a full-width photo, half that for a thumbnail.',
      'Save photos as WebP or AVIF. Keep SVG for your logo.',
      'Give every image a width and a height so the browser can hold its place.',
      'Lazy-load pictures further down the page, but never the big one at the top.',
      'Swap the slideshow for one good photo. Most people don’t wait for the second slide, yet they download it.',
    ),
    tip(
      'To find out how heavy a published photo is, open it in a new tab on a computer, save it, and look at the file size. If it’s over 500 kB, make a smaller version.',
    ),
    heading('Cut back on maps, videos and third-party scripts'),
    paragraph(
      'An embedded map, a video, a review widget, a chat bubble: each one pulls in files from somebody else’s website. They delay what people see. Worse, they make taps feel sluggish, because the phone is busy running their code when the finger comes down.',
    ),
    paragraph(
      'List everything your home page loads, and write down who uses each item. If nobody can name a user, remove it. Replace the map and the video with a picture that opens the real thing when tapped. Let what remains wait until the page is visible; your developer will know the “defer” attribute. And before you add another tool to find out where customers come from, read [how to count phone calls](/blog-intelligent/compter-les-appels).',
    ),
    paragraph(
      'Watch out for banners that push in at the top of the page. Everything below them drops, and your CLS goes up. A banner that floats over the bottom of the screen moves nothing.',
    ),
    heading('Use fewer, lighter fonts'),
    paragraph(
      'Each weight and each italic is one more file to fetch. One font for headings and one for text will do for most businesses. Ask for the WOFF2 format, for files hosted on your own domain, and for [a fallback font that shows right away](https://web.dev/articles/font-best-practices), so people can start reading before the decorative one gets there.',
    ),
    heading('Check how fast your hosting responds'),
    paragraph(
      'Nothing appears until the server answers. Google’s advice is to get the first byte [within 800 milliseconds](https://web.dev/articles/ttfb). If yours is slower, ask your host three things. Is page caching on? Is text compressed? Is the server, or a delivery network, close to our customers? Wix, Shopify and Squarespace handle this for you. On WordPress, start by deleting plugins you don’t use.',
    ),
    heading('Example: a bike shop’s home page'),
    paragraph(
      'Here’s a made-up example. The page weighs 4.9 MB. Lighthouse, Google’s testing tool, simulates a slow phone connection of [1.6 megabits per second](https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md). At that speed, every megabyte takes five seconds. The owner fixes one thing at a time and weighs the page again after each.',
    ),
    table(
      'Example: weight of the page before and after, in megabytes',
      ['Item', 'Before', 'After', 'Fix'],
      ['Photos', '2.8', '0.4', 'One resized photo, no slideshow'],
      ['Map and video', '1.1', '0.1', 'Loaded on tap'],
      ['Scripts', '0.5', '0.2', 'Chat bubble removed'],
      ['Fonts', '0.4', '0.1', 'Two files instead of six'],
      ['Text and styles', '0.1', '0.1', 'Unchanged'],
      ['Total', '4.9', '0.9', 'Four fixes'],
    ),
    chart(
      'Example: seconds to download everything at 1.6 Mbps, after each fix',
      { label: 'At the start', value: 24.5, shown: '24.5 s' },
      { label: 'Photos resized', value: 12.5, shown: '12.5 s' },
      { label: 'Map and video on tap', value: 7.5, shown: '7.5 s' },
      { label: 'Scripts sorted out', value: 6, shown: '6 s' },
      { label: 'Fonts trimmed', value: 4.5, shown: '4.5 s' },
    ),
    paragraph(
      'These seconds aren’t LCP. If the main photo is first in line, it can show up long before the download is over. What they tell you is where the time goes. In this example, more than half of the savings come from photos. Switching hosts, which is what the owner had in mind, wouldn’t have made the page any lighter.',
    ),
    heading('Mistakes that waste time'),
    list(
      'Chasing a lab score of 100. Meeting the three thresholds for real visitors is enough.',
      'Installing two optimization plugins that do the same job. They get in each other’s way, and menus sometimes break.',
      'Testing only the home page while your ads pay for clicks to [a landing page](/blog-intelligent/page-une-intention).',
      'Changing everything on the same day, so you can’t tell what helped.',
      'Asking your developer for “a faster site.” Ask for something you can both check: “LCP under 2.5 s on mobile, contact page, measured with PageSpeed Insights.”',
    ),
    tip(
      'After every fix, send yourself a message through the form and tap the phone number. A button that has stopped working costs more than a slow page.',
    ),
    heading('What to check a month later'),
    paragraph(
      'Real-visitor data covers 28 days, so give your fixes about a month to show in full. Write down the date of each change, test the same three pages, and compare. Then look at what keeps you in business: calls, [completed forms](/blog-intelligent/formulaire-court) and orders placed from a phone.',
    ),
    paragraph(
      'Weigh your home page again every season, and whenever someone offers you one more widget. Our [guide to every check](/guide) has the exact steps for WordPress, Wix, Shopify and Squarespace. If the site is too old to slim down, a fresh [landing page](/services/landing-aimant) for your main service can carry you until you rebuild.',
    ),
  ],
  sources: [
    { name: 'web.dev: Web Vitals', address: 'https://web.dev/articles/vitals' },
    {
      name: 'Google: About PageSpeed Insights',
      address: 'https://developers.google.com/speed/docs/insights/v5/about',
    },
    {
      name: 'Chrome: CrUX methodology',
      address: 'https://developer.chrome.com/docs/crux/methodology',
    },
    {
      name: 'Google: Understanding page experience in Google Search results',
      address: 'https://developers.google.com/search/docs/appearance/page-experience',
    },
    {
      name: 'Lighthouse: Network throttling',
      address: 'https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md',
    },
  ],
};

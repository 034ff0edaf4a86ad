import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'speed.lcp': {
    title: 'LCP (Largest Contentful Paint): get under 2.5 s | Iluma',
    description:
      'What LCP measures, how to find the element responsible with PageSpeed Insights, and the fixes that bring it under 2.5 seconds on mobile phones.',
    heading: 'Show your main content in under 2.5 seconds',
    why: 'LCP marks the moment when the largest visible element, a photo or a headline, finally appears. It’s one of Google’s three Core Web Vitals, measured with real visitors. The nasty surprise is often lazy loading on the photo at the top, which tells the browser to wait for the very thing that should go first. A fade-in animation does the same damage.',
    see: 'PageSpeed Insights → Mobile → “LCP element” shows which one it is and breaks its time down: server, wait, download, display. Go for the longest part. [The ILA audit](/ila) loads the page several times and keeps the middle value.',
    mends: {
      wordpress:
        'Exclude the top image from lazy loading (WP Rocket → Media → Excluded images). Since version 6.3, WordPress gives it priority when it recognizes it.',
      wix: 'Dashboard → Site → Site Speed. Remove the entrance animation and the video from the first section.',
      shopify:
        "In the first section, use loading: 'eager' and fetchpriority: 'high' on image_tag. Avoid slideshows there.",
      squarespace:
        'A compressed still image in the first section; turn animations off in Site Styles.',
      byHand:
        '<img fetchpriority="high"> without loading="lazy", <link rel="preload" as="image"> when it comes from a style sheet, and fonts with font-display: swap. Then check a service page as well.',
    },
  },
  'speed.cls': {
    title: 'CLS (Cumulative Layout Shift): steady your page | Iluma',
    description:
      'Why a page moves while it loads, how to see layout shifts in Chrome, and how to get rid of them: images, banners, ads, fonts and late widgets.',
    heading: 'Stop your page from jumping as it loads',
    why: 'The score adds up jumps, weighted by how much of the screen moves and how far; 0.1 is the limit for a good result. [Images without dimensions](/guide/image-dimensions) are well known. Banners are less so: a [cookie notice](/guide/trackers-before-consent) or a promotion that slides in at the top pushes the whole page down. Fonts move things too, when the stand-in is wider than the real one. People remember the “Cancel” button that slid into place just as they reached for “Pay.”',
    see: 'Chrome, F12 → Performance → record a reload: shifts appear under “Layout shifts” with the element at fault. Try it on mobile, where they’re larger, and scroll to the bottom, because late shifts count as well.',
    mends: {
      wordpress:
        'Set your consent plugin to overlay the page rather than push it. Give ad slots a minimum height (min-height).',
      wix: 'Avoid announcement banners added by an app. Wix’s own keeps its place in the header.',
      shopify:
        'Review widgets under a product’s title come in late: ask for a fixed height or move them lower.',
      squarespace: 'The built-in announcement bar is stable. Preload fonts you add by code.',
      byHand:
        'aspect-ratio on media, min-height on whatever arrives afterward, size-adjust on the fallback font, and transform rather than top or margin for animation. Test with an empty cache, the way a new customer arrives.',
    },
  },
  'speed.nodes': {
    title: 'DOM size: reduce the number of page elements | Iluma',
    description:
      'Beyond 1,500 elements, a page reacts slowly to taps on a basic phone. How to count the elements in the DOM and take out the ones that serve no purpose.',
    heading: 'Reduce the number of elements on a page',
    why: 'Every element takes memory, and processing time at the slightest interaction, and how quickly a page responds to a tap (INP) suffers first on two-hundred-dollar phones. Page builders will happily nest ten containers around one button. Duplicate menus, one for desktop and one for mobile with one of them always hidden, add a few hundred elements for nothing. Fewer elements also mean [less HTML to send](/guide/page-weight), and styles that are easier to change next year.',
    see: "In the console (F12), type document.querySelectorAll('*').length. Then $0.querySelectorAll('*').length on a selected block tells you which one is heavy. Lighthouse gives the same total, along with the deepest nesting and the parent with the most children: look there first, and write down the total.",
    mends: {
      wordpress:
        'Elementor → Settings → Features → Flexbox containers instead of sections. Limit the Latest Posts block to six, and paginate products.',
      wix: 'Delete sections that are hidden on mobile instead of hiding them, and cut a long home page in two.',
      shopify:
        'Collections: 24 products per page (Customize → Product grid). A mega menu of all collections is a thousand elements by itself.',
      squarespace:
        'Split stacked index pages, and take a Summary block of thirty posts down to six with a link.',
      byHand:
        'Show long lists in pieces (pagination, or content-visibility: auto), and replace wrapper divs with grid and gap.',
    },
  },
} satisfies SomeGuideTexts;

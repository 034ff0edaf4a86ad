import type { AskedOfGuide } from './shape.ts';

export const en: AskedOfGuide = {
  'reach.status': `
    my website is down; site won’t load; site not working; can’t open my site; error 500; server error; 503 error; page
    won’t open; website offline; is my site up`,
  'reach.https': `
    get https; switch from http to https; padlock on my site; browser says not secure; secure connection; install SSL;
    free SSL`,
  'reach.certificate': `
    SSL certificate expired; certificate warning; your connection is not private; renew SSL; renew my certificate;
    certificate error; invalid certificate; TLS certificate`,
  'reach.one-host': `
    with or without www; www versus non-www; drop the www; redirect www; site opens at two addresses; http and https
    versions both open`,
  'reach.robots': `
    robots.txt; edit the robots file; what to put in robots.txt; disallow; robots.txt error; robots.txt missing; stop
    Google crawling a folder`,
  'page.indexable': `
    noindex; remove noindex tag; my site is not on Google at all; page not indexed; get indexed; Google doesn’t index
    my pages; deindexed; X-Robots-Tag; discourage search engines`,
  'reach.sitemap': `
    sitemap; XML sitemap; create a sitemap; sitemap.xml; send my sitemap to Search Console; sitemap error; list of
    pages for Google`,
  'reach.redirects': `
    redirect chain; too many redirects; redirect loop; 301 redirect; 302 or 301; redirects slow my site`,
  'reach.dead-links': `
    broken links; dead links; 404 links; find broken links; links that lead nowhere; fix 404 errors; link checker`,
  'reach.orphans': `
    orphan pages; page without internal links; page not linked from the menu; Google can’t find a page; hidden page;
    internal linking`,
  'reach.depth': `
    click depth; how many clicks to reach a page; page buried too deep; pages far from the homepage; site structure;
    three clicks`,
  'reach.soft-404': `
    soft 404; missing page returns 200; fake 404; custom 404 page; page not found status; error page`,
  'page.title': `
    page title; title tag; write a title; title length; title too long; title cut off in Google; meta title; SEO title;
    blue link in results; characters in a title`,
  'page.description': `
    meta description; write a meta description; description length; text under the title in Google; snippet;
    description cut off`,
  'page.unique': `
    duplicate titles; same title on every page; duplicate meta descriptions; identical descriptions; all my pages have
    the same title`,
  'page.h1': `
    H1; main heading; more than one H1; missing H1; what is an H1; big heading at the top of a page`,
  'page.headings': `
    heading order; H2 and H3; heading levels; subheadings; skipped heading level; heading structure; heading hierarchy`,
  'page.canonical': `
    canonical tag; canonical link; canonical URL; rel canonical; duplicate content; same page at several addresses;
    duplicate without user-selected canonical`,
  'page.lang': `
    lang attribute; declare the language of a page; html lang; page language; browser offers to translate my site;
    wrong language detected; screen reader reads in the wrong language`,
  'page.hreflang': `
    hreflang; multilingual site; site in two languages; French and English versions; which version Google shows;
    alternate language; link translations`,
  'page.words': `
    how many words on the home page; thin content; not enough text; too little text; amount of text; word count`,
  'page.readability': `
    readability; sentences too long; easy to read; plain language; text too hard to read; reading level; write more
    simply`,
  'page.link-text': `
    link text; anchor text; click here; read more links; learn more link; name a link; wording of links`,
  'page.crawlable-links': `
    crawlable links; links Google can follow; JavaScript links; onclick links; button instead of a link; href missing;
    menu links not followed`,
  'page.alt': `
    alt text; alternative text; image description; describe a picture; alt attribute; caption for blind people; missing
    alt; images without alt; photos for screen readers`,
  'page.open-graph': `
    link preview; preview picture when I share; Open Graph; og:image; wrong picture on Facebook; no image when I share
    my site; share card; WhatsApp preview; LinkedIn preview`,
  'page.icon': `
    favicon; site icon; icon in the browser tab; tab icon; logo in the tab; little icon next to my site in Google;
    apple touch icon`,
  'page.encoding': `
    weird characters; strange symbols instead of accents; accents broken; UTF-8; character encoding; question marks in
    diamonds; charset`,
  'page.freshness': `
    copyright year; old year in the footer; outdated year; site looks abandoned; update the date at the bottom; last
    updated`,
  'local.phone': `
    click to call; tap to call; tel link; phone number as a link; phone number on my website; phone not clickable; call
    button`,
  'local.address': `
    address on my website; where to show my address; full postal address on the site; address in the footer; no street
    address; home address of a business`,
  'local.schema': `
    LocalBusiness; local business markup; schema for a local business; structured data for my shop; schema.org;
    business markup; tell Google what my business is`,
  'local.schema-details': `
    complete business markup; add coordinates to schema; price range; geo coordinates; fields of LocalBusiness; more
    details in structured data; area served in schema`,
  'local.hours': `
    opening hours on my website; hours in structured data; openingHours; holiday hours on the site; show my hours;
    wrong hours in Google`,
  'local.nap': `
    same name address and phone everywhere; NAP; NAP consistency; inconsistent address; wrong phone number in
    directories; different phone numbers online; old address still online`,
  'local.map-data': `
    OpenStreetMap; fix my business on OpenStreetMap; wrong place on a map; Apple Maps data; add my shop to
    OpenStreetMap; free map`,
  'local.city': `
    city in the title; name of my town on the home page; put my city in the heading; mention my town; location in the
    title; city keyword`,
  'local.services': `
    a page for each service; service page; separate pages for services; all my services on one page; one page per
    service; list what I do`,
  'local.areas': `
    areas served; service area; list of towns I serve; neighborhoods I cover; which cities to name on my site; delivery
    area; page for the area`,
  'local.directions': `
    directions link; how to get here; get directions button; Google Maps link on my site; route to my store; embed a
    map; link to the map`,
  'local.contact': `
    contact button; contact in one click; contact page in the menu; call to action; where to put the contact button;
    hard to contact; contact link at the top`,
  'local.own-rating': `
    self-serving reviews; rating myself; stars in Google results; aggregateRating; review markup about my own business;
    add stars to my site; review schema`,
  'local.profiles': `
    sameAs; link my social profiles; connect Facebook to my site; profiles in structured data; links to Instagram;
    social accounts in schema`,
  'local.profile': `
    Google Business Profile doesn’t match my site; profile and website differ; name on my profile is different; check
    my Google profile; category of my profile`,
  'local.reviews': `
    how many Google reviews should I have; average rating; my rating is too low; recent reviews; number of reviews;
    review score`,
  'local.review-answers': `
    reply to reviews; answer a Google review; respond to a bad review; unanswered reviews; share of reviews answered;
    what to write back to a reviewer`,
  'local.search': `
    first page of Google; where do I rank in Search Console; average position; impressions and clicks; low on page two;
    queries in Search Console; click-through rate`,
  'answer.bots': `
    AI crawlers; GPTBot; block ChatGPT; allow ChatGPT to read my site; ClaudeBot; PerplexityBot; OAI-SearchBot;
    Google-Extended; let AI read my pages; AI bots`,
  'answer.same-content': `
    firewall blocks bots; Cloudflare blocks crawlers; bots get another page; Googlebot gets a 403; captcha for robots;
    cloaking; bot protection`,
  'answer.raw-text': `
    content without JavaScript; text missing without scripts; page empty without JavaScript; server-side rendering;
    Google sees a blank page; React site; text loaded by script`,
  'answer.json-ld': `
    JSON-LD error; schema errors; invalid structured data; structured data test; rich results test; fix schema markup;
    validate JSON-LD; syntax error in schema`,
  'answer.identity': `
    Organization schema; Organization markup; logo in structured data; tell Google who we are; name of my company in
    schema; knowledge panel; company identity`,
  'answer.questions': `
    questions and answers on a page; FAQ on my site; FAQ section; question headings; answer questions customers ask;
    FAQ schema; be quoted by AI`,
  'answer.author': `
    author and date; who wrote an article; date of publication; byline; author of a post; E-E-A-T; show when an article
    was updated`,
  'answer.llms-txt': `
    llms.txt; do I need llms.txt; file for AI; create llms.txt; llms file`,
  'answer.tree': `
    button without a name; unlabeled button; icon button; form field without a label; accessible name; aria-label;
    label for a field; AI agents using my site`,
  'speed.first-byte': `
    slow server; server response time; time to first byte; TTFB; slow hosting; server slow to respond; hosting too
    slow; change my host`,
  'speed.weight': `
    page too heavy; page weight; page size; how many megabytes; heavy home page; reduce the size of a page; big page`,
  'speed.compression': `
    gzip; brotli; compress text; enable compression; compress HTML and CSS; turn on gzip`,
  'speed.caching': `
    browser cache; caching; Cache-Control; cache lifetime; expires header; leverage browser caching; repeat visits
    slow; files downloaded again`,
  'speed.blocking': `
    render-blocking; blocking scripts; blocking CSS; defer JavaScript; async scripts; script slows my page; scripts in
    the head; white screen before the page shows`,
  'speed.image-weight': `
    images too heavy; compress images; image too big; reduce image size; photos slow my site; photo of 5 MB; resize
    photos; optimise pictures`,
  'speed.image-size': `
    width and height of images; image dimensions; images without dimensions; picture makes the page jump; reserve space
    for images; aspect ratio`,
  'speed.image-format': `
    WebP; AVIF; image format; JPEG or PNG; convert images to WebP; modern image formats; which format for photos`,
  'speed.lcp': `
    LCP; Largest Contentful Paint; main image loads slowly; page shows late; Core Web Vitals; hero image slow; main
    content appears late`,
  'speed.cls': `
    CLS; layout shift; page jumps while loading; content moves; things move when I tap; Cumulative Layout Shift; text
    jumps; button moves`,
  'speed.nodes': `
    DOM size; too many elements; excessive DOM; page too complex; page builder bloat; number of nodes; heavy page
    builder`,
  'trust.mixed': `
    mixed content; insecure content; http images on an https page; padlock missing; not fully secure; insecure
    resources; broken padlock`,
  'trust.hsts': `
    HSTS; force https; Strict-Transport-Security; enforce HTTPS; HSTS header; always use https; HSTS preload`,
  'trust.csp': `
    Content Security Policy; CSP; CSP header; block injected scripts; content security header; protect against XSS;
    security headers`,
  'trust.nosniff': `
    X-Content-Type-Options; nosniff; MIME sniffing; MIME type header; content type options`,
  'trust.forms': `
    secure form; form sent over http; form not secure; insecure form; contact form safe; password field not secure;
    form data encrypted`,
  'trust.legal': `
    privacy policy; privacy policy link; legal pages; legal notice; do I need a privacy policy; terms on my website;
    Law 25 page; where to link my privacy policy`,
  'trust.trackers': `
    trackers before consent; cookie banner; cookies before consent; Google Analytics without consent; Facebook pixel;
    cookie consent; GDPR banner; pixel fires too early`,
  'trust.mail': `
    SPF; DKIM; DMARC; my emails go to spam; emails land in junk; emails marked as spam; someone sends email in my name;
    email spoofing; SPF record`,
  'trust.viewport': `
    viewport tag; meta viewport; site tiny on a phone; site not adapted to phones; zoom on mobile; mobile version;
    pinch to zoom; responsive site`,
  'trust.axe': `
    website accessibility; accessible website; WCAG; color contrast; contrast too low; ADA; make my site accessible;
    accessibility errors; axe`,
  'trust.targets': `
    buttons too small; tap targets; touch targets; links too close together; hard to tap; size of buttons; fat fingers`,
  'trust.narrow': `
    horizontal scrolling; site wider than the screen; page overflows on mobile; scroll sideways; cut off on a phone;
    text runs off the screen; small screens`,
};

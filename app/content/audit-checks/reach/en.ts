import type { CheckTexts } from '../shape.ts';

export const en: CheckTexts<'reach'> = {
  'reach.status': {
    name: 'Site response',
    what: 'The site’s address opens the page people asked for.',
    why: 'A page that doesn’t load doesn’t exist, for your customers or for Google.',
    how: [
      'Open the address on a phone, off the shop’s Wi-Fi, to see what customers see.',
      'Check that your domain name and your hosting are paid for.',
      'If the page still doesn’t open, send your web host the error message.',
    ],
    faults: {
      status: 'The address returns code {found} instead of showing the page.',
      'bad-address': 'This isn’t the address of a website.',
      'address-refused': 'This address leads to a private network, which the audit doesn’t visit.',
      'unknown-host': 'This domain name doesn’t exist, or no longer points to a site.',
      certificate:
        'The security certificate is rejected: browsers show a warning instead of the site.',
      unreachable: 'The site’s server doesn’t answer.',
      timeout: 'The server didn’t answer in time.',
      'redirect-loop': 'The address redirects to itself, endlessly.',
      'too-many-redirects': 'The address redirects more than ten times in a row.',
      'not-http': 'The address redirects somewhere that isn’t a web page.',
      'blocked-by-robots': 'The robots.txt file keeps our bot from reading the site.',
      'budget-spent': 'The audit reached its time or size limit before an answer came.',
    },
  },
  'reach.https': {
    name: 'Secure address (HTTPS)',
    what: 'The site opens over HTTPS, and the old HTTP address redirects there for good.',
    why: 'Without HTTPS, browsers put “Not secure” next to your name, and many visitors stop right there.',
    how: [
      'Turn on the free certificate (Let’s Encrypt) that nearly every web host offers.',
      'In your site settings, turn on the redirect from HTTP to HTTPS.',
      'Choose a permanent redirect (code 301), not a temporary one.',
    ],
    faults: {
      http: 'The site opens over HTTP, without encryption.',
      temporary:
        'The redirect to HTTPS is temporary (code {found}); it should be permanent ({wanted}).',
      open: 'At the HTTP address, the server doesn’t redirect to HTTPS.',
    },
  },
  'reach.certificate': {
    name: 'Security certificate',
    what: 'Browsers accept the certificate, and it’s valid for at least fourteen more days (or a third of its term, for short-lived certificates).',
    why: 'The day it expires, every visitor gets a warning page instead of your site.',
    how: [
      'Ask your web host whether renewal is automatic, and have it turned on.',
      'If you renew it yourself, do it now and note the next date.',
      'If it’s rejected for another reason (another name, an incomplete chain, self-signed), have one issued, free from Let’s Encrypt, for your name with and without “www”.',
    ],
    faults: {
      invalid: 'Browsers reject the site’s certificate.',
      expired: 'The certificate for {wanted} expired on {found}.',
      'not-yet': 'The certificate for {wanted} isn’t valid before {found}.',
      'other-name': 'The certificate was issued for {found}, not for {wanted}.',
      'self-signed':
        'The certificate for {wanted} is signed by the server itself, so no browser trusts it.',
      chain:
        'The server for {wanted} doesn’t send the whole certificate chain (the intermediate certificate is missing), or the authority that signed it isn’t recognized: many devices show a warning.',
      handshake:
        'The server for {wanted} doesn’t offer an encrypted connection that browsers accept.',
      expiring: 'The certificate expires on {found}.',
    },
    absent: 'The site has no certificate, since it opens over HTTP.',
  },
  'reach.one-host': {
    name: 'One version of the address',
    what: 'With or without “www”, with or without a trailing slash, the address leads to the same place.',
    why: 'When two addresses show the same page, Google splits the reputation you’ve earned between them.',
    how: [
      'Pick the form you print on your cards.',
      'In your domain settings, redirect the other form to it permanently (code 301).',
      'For trailing slashes, keep the form your menus use and redirect the other.',
    ],
    faults: {
      www: 'The site also answers at this address, without redirecting to the main one.',
      slash: 'The page opens with and without a trailing slash, and doesn’t say which one counts.',
    },
  },
  'reach.robots': {
    name: 'robots.txt file',
    what: 'The robots.txt file is either absent or free of errors.',
    why: 'Search engines read this file before anything else; when it fails, Google stops reading the whole site.',
    how: [
      'Open your address followed by /robots.txt in a browser.',
      'Remove or fix the faulty lines: each one should read “Name: value”.',
      'If the file returns an error, ask your web host to serve it or remove it.',
    ],
    faults: {
      status: 'The file returns a server error (code {found}).',
      page: 'The server sends a web page in place of the file.',
      line: 'This line means nothing to a bot: “{found}”.',
    },
  },
  'page.indexable': {
    name: 'Open to search engines',
    what: 'Nothing keeps Google and Bing from showing the site.',
    why: 'While this block is in place, the site can’t appear in any results. It’s often left over from when the site was being built.',
    how: [
      'In WordPress, uncheck “Discourage search engines from indexing this site” (Settings, Reading). Wix, Shopify and Squarespace have a similar setting.',
      'Remove the “noindex” from the page or from the server’s headers.',
      'Then ask for the home page to be indexed in Google Search Console.',
    ],
    faults: {
      robots: 'The robots.txt file keeps Google out of the site.',
      header: 'The server sends the header “{found}”, which keeps the page out of search results.',
      meta: 'The page carries “{found}”, which keeps it out of search results.',
    },
  },
  'reach.sitemap': {
    name: 'Sitemap',
    what: 'There’s a sitemap, it can be read, and its addresses work.',
    why: 'The sitemap hands Google a list of your pages; without it, new ones take longer to show up.',
    how: [
      'Turn on your site builder’s sitemap (WordPress, Wix, Shopify and Squarespace all have one).',
      'Remove addresses that were deleted or are closed to search engines.',
      'Give its address in robots.txt (“Sitemap: …”) and in Search Console.',
    ],
    faults: {
      missing: 'We found no sitemap.',
      loop: 'The sitemap’s address keeps redirecting, endlessly.',
      status: 'The sitemap returns code {found}.',
      broken: 'The sitemap can’t be read: {found}.',
      empty: 'The sitemap lists no addresses of this site.',
      'page-status': 'The sitemap lists this page, which returns code {found}.',
      'page-noindex': 'The sitemap lists this page, which tells search engines not to show it.',
    },
  },
  'reach.redirects': {
    name: 'Redirect chains',
    what: 'A link reaches its page through one redirect at most.',
    why: 'Every detour slows visitors down, and search engines give up when there are too many.',
    how: [
      'Replace the link’s address with the one it ends up at.',
      'Point each old address straight to the final page.',
    ],
    faults: {
      loop: 'This address goes around in circles.',
      chain: 'This address goes through {found} redirects.',
    },
  },
  'reach.dead-links': {
    name: 'Broken links',
    what: 'No link on the site leads to a page that’s gone.',
    why: 'A customer who lands on “page not found” often goes to a competitor.',
    how: [
      'Open the page named in the report and find the link on the line given.',
      'Fix the address, or remove the link.',
      'If the page has moved, redirect the old address to the new one.',
    ],
    faults: {
      dead: 'This link leads to a page that no longer exists ({found}).',
    },
  },
  'reach.orphans': {
    name: 'Pages without links',
    what: 'Every page in the sitemap is linked from another page.',
    why: 'A page nothing links to is found neither by visitors nor, very often, by search engines.',
    how: [
      'Decide whether the page is still useful.',
      'If so, link to it from a menu or a related page; if not, delete it and take it out of the sitemap.',
    ],
    faults: {
      orphan: 'None of the pages we read links to this one.',
    },
  },
  'reach.depth': {
    name: 'Clicks from the home page',
    what: 'Every page is four clicks or fewer from the home page.',
    why: 'Pages far from the home page are rarely visited, by people or by search engines.',
    how: [
      'Link to this page from the home page or a menu.',
      'Gather long series of pages on one page that lists them all.',
    ],
    faults: {
      deep: 'This page is {found} clicks from the home page; aim for {wanted} at most.',
    },
  },
  'reach.soft-404': {
    name: 'Missing pages',
    what: 'An address that doesn’t exist returns “not found” (code 404).',
    why: 'If the server says “all good” to any address at all, Google fills its results with empty pages under your name.',
    how: [
      'In your site settings, have the error page return code 404.',
      'Don’t redirect every unknown address to the home page.',
    ],
    faults: {
      answered: 'A made-up address returns code {found} instead of {wanted}.',
    },
  },
};

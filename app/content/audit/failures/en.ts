import type { AuditCopy } from '../shape.ts';

export const en: AuditCopy['failures'] = {
  'bad-address': 'That isn’t a website address.',
  'address-refused':
    'That address leads to a private network or an unusual port. We only read public websites.',
  'unknown-host':
    'No server goes by that name. Check the spelling; if it’s right, the domain may have expired.',
  certificate:
    'The site’s certificate isn’t valid, so browsers show your visitors a warning. Your web host can fix it.',
  'certificate-expired':
    'The site’s certificate has expired: browsers show your visitors a warning instead of the site. Renew it, or ask your web host to.',
  'certificate-not-yet':
    'The site’s certificate isn’t valid yet: browsers show your visitors a warning. Your web host can install another one.',
  'certificate-other-name':
    'The certificate was issued for another site’s name: browsers show your visitors a warning. Get one for this address, with and without “www,” or ask your web host to.',
  'certificate-self-signed':
    'The certificate is signed by the server itself: no browser trusts it, and all of them show a warning. Install a recognized one, free from Let’s Encrypt, or ask your web host to.',
  'certificate-chain':
    'The server doesn’t send the certificate’s whole chain, or the authority that signed it isn’t recognized: several devices show a warning. Your web host can add the intermediate certificate.',
  'certificate-handshake':
    'The server doesn’t set up an encrypted connection that browsers accept. Your web host can enable TLS 1.2 and 1.3 and check the certificate.',
  unreachable: 'The site’s server didn’t answer. It may be down; please try again.',
  timeout: 'The site’s server took too long to answer.',
  'redirect-loop': 'The address keeps redirecting to itself. A browser couldn’t open it either.',
  'too-many-redirects': 'The address redirects more than ten times.',
  'not-http': 'That isn’t the address of a web page.',
  'blocked-by-robots':
    'The site’s robots.txt asks our bot, IlumaAudit, to stay out. We respect that; let it in if you’d like a report.',
  'budget-spent': 'We reached our reading limit before the end.',
  'http-401':
    'The site asks for a password on its very first page (HTTP error 401). We only read public pages.',
  'http-403':
    'The server won’t show its first page to our bot, IlumaAudit (HTTP error 403). A firewall or a hosting setting may be blocking it; your web host can let it in.',
  'http-404':
    'There’s no page at that address (HTTP error 404). Check the address, or enter the home page’s.',
  'http-410':
    'The page at that address has been removed (HTTP error 410). Enter the home page’s address.',
  'http-429': 'The server says it got too many requests (HTTP error 429). Please try again later.',
  'http-500':
    'The site’s server answers with an internal error (HTTP error 500); your visitors probably see it too. Your web host can find the cause.',
  'http-502':
    'The site is down: its server isn’t getting a valid response from the program that builds the pages (HTTP error 502). Your web host can find the cause.',
  'http-503':
    'The site is out of service for now (HTTP error 503), perhaps for maintenance. Please try again later.',
  'http-504':
    'The site is down: its server timed out waiting for the program that builds the pages (HTTP error 504). Your web host can find the cause.',
  'http-other':
    'Instead of its first page, the server answers with an error. Open the address in a browser to see what your visitors see.',
  'robots-unreachable':
    'The site’s robots.txt doesn’t answer, or answers with a server error. Bots then read nothing, and neither do search engines. Your web host can find the cause.',
  challenge:
    'Instead of its first page, the site shows our bot, IlumaAudit, a check that keeps bots out, so we couldn’t read anything. Your web host or firewall can let it in.',
  parked:
    'There’s no site at this address: it shows a placeholder page from the registrar, the web host or the server. Check the address; if it’s right, your web host can tell you what’s missing.',
  'under-construction':
    'The site is under construction: there’s only a holding page. Have it measured once it’s online.',
  profile:
    'The address leads to a profile, a listing or a page of links, not to a website: there’s nothing to measure. Use the estimate; a website of your own, even of one page, is easier to find.',
  'error-page':
    'The first page shows nothing but an error or maintenance message from the site’s software, while the server says that all is well (HTTP 200): your visitors probably see it too. Your host or web developer can find the cause.',
  framed:
    'This address only shows another site in a frame: it has no content of its own, and search engines don’t give it any credit for the other site’s. Audit the other site, and replace the frame with a permanent redirect (301).',
  'not-a-page':
    'That address leads to a file (a PDF, an image or data), not a web page. Enter the home page’s address.',
  undecodable:
    'The server compresses the first page without saying so, or announces the wrong compression: browsers show gibberish or an error. Your host can fix this setting.',
  empty: 'The site’s first page is empty: the server answers, but with no content at all.',
  'cut-off':
    'The server’s answer broke off before the first page’s content. Please try again; if it keeps happening, your web host can find the cause.',
  'too-little-judged':
    'Too little of this site could be judged for a score to mean anything, most likely because scripts build its pages in the browser.',
  abandoned: 'The audit was interrupted several times on our end. Please try again.',
  broken: 'The audit stopped because of a problem on our end. Please try again.',
};

import { en as owner } from './owner/en.ts';
import type { AuditCopy } from './shape.ts';

export const en: AuditCopy = {
  title: 'Website audit report | Iluma',
  description:
    'ILA website audit report: a score out of 100 and for each area, every problem found with its evidence, and how to fix it.',
  eyebrow: 'ILA, measured',
  start: {
    heading: 'Check your actual website',
    lead: 'Enter its address. We read up to 20 of its pages and show you, with evidence, what keeps customers from finding you. Free, no account, about a minute.',
    label: 'Your website’s address',
    placeholder: 'bakery.example',
    button: 'Check my website',
    help: 'The report stays up for 90 days at an address only you receive.',
    robot: 'What our bot reads and how to block it',
    guide: 'Every check, explained in the guide',
    estimate: {
      heading: 'No website yet? Get an estimate',
      lead: 'These four steps don’t read any website: they estimate your visibility from your answers.',
    },
  },
  errors: {
    required: 'Enter your website’s address.',
    'not-a-site':
      'That isn’t a website address. Type it the way it looks in the browser’s address bar: bakery.example.',
    profile:
      'That’s a profile or listing, not a website: those networks don’t let audit robots in. Enter your own site’s address; if you don’t have one, use the estimate.',
    'too-long': 'That address is too long. Enter the one for your home page.',
    limited: {
      one: 'You can run three audits an hour. You’ll be able to start another in a minute.',
      other:
        'You can run three audits an hour. You’ll be able to start another in {count} minutes.',
    },
    failed: 'The audit couldn’t start because of a problem on our end. Please try again shortly.',
    offline: 'The connection dropped. What you entered is still here: please try again.',
    unanswered:
      'Our server couldn’t answer. What you entered is still here: please try again in a moment.',
  },
  progress: {
    heading: 'Reading {site}',
    queued: 'We’ll start shortly: a few other audits are ahead of yours.',
    running: 'Reading now. This takes a minute at most.',
    pages: { one: '{count} page read', other: '{count} pages read' },
    none: 'No pages read yet.',
    contacting:
      'We’re contacting the site and waiting for its answer. If it’s slow, the first page may take a while.',
    findings: 'Seen so far',
    noFindings: 'Nothing wrong on these pages so far.',
    refresh: 'Refresh',
    leave: 'You can close this page and come back to it at the same address.',
    mail: {
      label: 'Email me the link when the report is ready',
      button: 'Send it to me',
      told: 'Got it. We’ll write to that address as soon as the report is ready.',
      error: 'That isn’t an email address.',
    },
    cancel: 'Stop the audit',
  },
  failures: {
    'bad-address': 'That isn’t a website address.',
    'address-refused':
      'That address leads to a private network or an unusual port. We only read public websites.',
    'unknown-host':
      'No server goes by that name. Check the spelling; if it’s right, the domain may have expired.',
    certificate:
      'The site’s certificate isn’t valid, so browsers show your visitors a warning. Your web host can put it right.',
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
    'http-429':
      'The server says it got too many requests (HTTP error 429). Please try again later.',
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
  },
  ended: {
    failed: 'We couldn’t read {site}',
    cancelled: {
      heading: 'Audit stopped',
      text: 'You stopped this audit before it finished. Nothing about the site was kept.',
    },
    removed: {
      heading: 'Report deleted',
      text: 'Its link no longer works, for you or anyone you sent it to.',
    },
    missing: {
      heading: 'This report is gone',
      text: 'The link is incomplete, or the report was deleted or is more than 90 days old.',
    },
    unavailable: {
      heading: 'This report isn’t available right now',
      text: 'A problem on our end keeps us from reading it. Reload the page in a moment.',
    },
    again: 'Check a website',
  },
  report: {
    heading: 'Website audit: {site}',
    measured: 'Checked on {date} ({pages}, method {version}).',
    pages: { one: '{count} page read', other: '{count} pages read' },
    measuredOn: 'Checked on',
    score: 'Measured score',
    outOf: 'out of 100',
    notScored: 'No score',
    judged: 'We could assess {share} of the points; the rest don’t count either way.',
    keptOut:
      'Search engines are being kept out of this site. Until that changes, the score can’t go above 30.',
    limits: {
      pages: 'We stopped at 20 pages; the site has more.',
      bytes: 'We stopped reading at 20 MB.',
      time: 'We stopped reading after one minute.',
      cut: 'Only part of the first page was read: it’s very long, or its transfer broke off.',
    },
    areas: { title: 'Score by area', area: 'Area', score: 'Score', judged: 'Assessed' },
    areaNames: {
      reach: 'Access',
      page: 'Pages',
      local: 'Local presence',
      answer: 'Answer engines',
      speed: 'Speed',
      trust: 'Trust',
    },
    mends: {
      title: 'Where to start',
      lead: 'The fixes that gain the most for the effort they take.',
      none: 'Nothing to fix among the points we could assess.',
    },
    gain: '+{points} to the score',
    noGain: 'doesn’t change the score',
    effort: {
      1: 'a few minutes',
      2: 'an hour or two',
      3: 'a day, or a developer’s help',
    },
    findings: {
      title: 'What needs fixing',
      count: { one: '{count} issue', other: '{count} issues' },
      why: 'Why it matters',
      how: 'How to fix it',
      evidence: 'What we saw',
      source: 'Where this threshold comes from',
      guide: 'Fix it step by step: the guide page',
      line: 'line {line}',
      found: 'Found',
      wanted: 'Expected',
      nothing: 'nothing',
      more: { one: 'and {count} more place', other: 'and {count} more places' },
    },
    good: {
      title: 'What’s working well',
      count: { one: '{count} point checked', other: '{count} points checked' },
    },
    notJudged: {
      title: 'What we couldn’t assess',
      lead: 'These points don’t change the score.',
    },
    notApplicable: { title: 'What doesn’t apply to this site' },
    whatIf: {
      title: 'What if you fixed…?',
      lead: 'Check some fixes to see what the same site would have scored.',
      legend: 'Fixes',
      button: 'Calculate',
      result: 'With these fixes: {score} out of 100, compared with {now} today.',
    },
    compare: {
      title: 'How you compare',
      lead: 'Check up to two other websites the same way.',
      label: 'A competitor’s address',
      button: 'Check this website',
      full: 'This report already compares two other websites.',
      table: 'Scores of the websites compared',
      you: 'this site',
      total: 'Overall',
      open: 'See its report',
      running: 'in progress',
      failed: 'unreadable',
    },
    owner,
    actions: {
      share: {
        copy: 'Copy the report’s link',
        copied: 'Link copied.',
        failed: 'Your browser didn’t allow copying. Here’s the link:',
      },
      print: 'Print or save as PDF',
      json: 'Download as JSON',
      csv: 'Download as CSV',
      contact: 'Get help with this report',
      book: 'Book a call',
      estimate: 'Continue to the estimate',
      again: 'Check another website',
      remove: {
        open: 'Delete this report',
        text: 'The report and its comparisons will disappear for everyone who has the link. This can’t be undone.',
        confirm: 'Delete for good',
      },
      until: 'This link works until {date}. Anyone who has it can read and delete the report.',
    },
    csv: {
      area: 'Area',
      check: 'Check',
      status: 'Result',
      points: 'Points',
      gained: 'Points earned',
      page: 'Page',
      line: 'Line',
      statuses: {
        pass: 'fine',
        fail: 'needs fixing',
        'not-judged': 'not assessed',
        'not-applicable': 'doesn’t apply',
      },
    },
  },
};

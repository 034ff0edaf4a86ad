import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'reach.status': {
    title: 'Website down? What to check first | Iluma',
    description:
      'Your website won’t open? Expired domain, suspended hosting, DNS or a 500 error: where to look, in what order, and who to contact on each platform.',
    heading: 'Get a website that won’t load back online',
    why: 'Google won’t notice an outage of an hour. An outage of several days gets pages dropped from the index, and it can take weeks to win them back. The status code tells you where to look: a 500 points to the site itself, a 503 to an [overloaded server](/guide/server-response-time) or maintenance mode, and an unknown host to a domain that has expired or lost its DNS records.',
    see: 'Open the site in a private window, then on a phone with Wi-Fi turned off. If it only loads for you, your browser was showing a saved copy. Running “curl -I https://yourdomain.com” in a terminal prints the exact code the server sends. If the browser shows a security warning instead, check [your certificate](/guide/ssl-certificate-expired).',
    mends: {
      wordpress:
        'Tools → Site Health lists critical errors. If you can’t reach the dashboard, rename the wp-content/plugins folder over FTP: if the site comes back, a plugin is to blame, so turn them on again one at a time.',
      wix: 'Dashboard → Settings → Domains flags a domain that’s expired or disconnected. Outages on their side are posted at status.wix.com.',
      shopify:
        'Settings → Domains shows whether the connection works. An unpaid plan freezes the store: check Settings → Billing.',
      squarespace:
        'Check Settings → Domains, then Billing. A trial that has ended stays private until you pick a plan.',
      byHand:
        'Read the host’s error log for the time of the outage, check the domain’s renewal date at your registrar, and during planned maintenance return a 503 with a Retry-After header.',
    },
  },
  'reach.https': {
    title: 'Switch a website to HTTPS without losing traffic | Iluma',
    description:
      'Certificates, 301 redirects from HTTP to HTTPS and the right settings in WordPress, Wix, Shopify and Squarespace, so the “Not secure” warning goes away.',
    heading: 'Move your whole site to HTTPS for good',
    why: 'The part people miss is the old address. Your business cards, directory listings and old links still point to HTTP. If that address doesn’t forward to HTTPS, or only does so with a temporary 302, Google keeps both versions and can’t tell which one to show. A 301 or 308 hands everything the old address had earned to the new one.',
    see: 'Type your address with http:// in front: the address bar should switch to https:// by itself. Try it with an inner page too, since some [redirects](/guide/redirect-chains) only cover the home page.',
    mends: {
      wordpress:
        'Turn on the certificate in your hosting panel, then put https:// in both address fields under Settings → General. The Really Simple Security plugin adds the redirect and fixes internal links.',
      wix: 'There’s nothing to turn on: every site connected to a domain gets HTTPS. If yours doesn’t, the domain still points to an old host, so correct its name servers.',
      shopify:
        'The certificate arrives within 48 hours of connecting the domain. Until then, Settings → Domains shows “SSL pending.”',
      squarespace:
        'Settings → Developer Tools → SSL: choose “Secure,” which also redirects the old addresses.',
      byHand:
        'Apache: RewriteEngine On, RewriteCond %{HTTPS} off, RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]. In nginx, a server block on port 80 with return 301 https://$host$request_uri.',
    },
  },
  'reach.certificate': {
    title: 'SSL certificate expired: renew it and automate it | Iluma',
    description:
      'Why a security certificate expires, how to read its date in your browser, and how to make renewal automatic with your web host or site builder.',
    heading: 'Renew your SSL certificate before it expires',
    why: 'Let’s Encrypt issues 90-day certificates that a machine is meant to renew around day sixty. If yours has less than two weeks left, the automation has stopped: a DNS change, a declined card, or a [firewall](/guide/firewall-blocking-bots) that blocks the validation request. On the day it lapses, neither customers nor crawlers get in, and online payments stop with them. With [HSTS](/guide/hsts-header) turned on, nobody can click past the warning.',
    see: 'Click the icon to the left of the address → Connection is secure → Certificate is valid, and read the expiration date. SSL Labs’ free test also checks the full chain, which is where phones sometimes disagree with laptops.',
    mends: {
      wordpress:
        'The certificate belongs to your host, not to WordPress. In cPanel, open SSL/TLS Status → Run AutoSSL. On managed hosts, look for a “Renew” button under SSL.',
      wix: 'Wix renews it for you. If that fails, go to Settings → Domains: a connected domain has to point to the servers Wix lists, with no leftovers from an old host.',
      shopify:
        'Renewed automatically as long as the A record and the www CNAME are right. A CAA record that leaves out Let’s Encrypt will block it.',
      squarespace:
        'Renewal follows the domain connection: under Settings → Domains, any record marked with an X needs fixing at your registrar.',
      byHand:
        'With certbot, run “certbot renew --dry-run”: the error it prints is the one you’re heading for. Make sure the scheduled task exists and port 80 answers.',
    },
  },
  'reach.one-host': {
    title: 'WWW or non-WWW: pick one and redirect | Iluma',
    description:
      'A site that opens with and without www, or with and without a trailing slash, exists twice for Google. How to keep just one form on each platform.',
    heading: 'Keep a single address: with or without www',
    why: 'Neither form is better. What costs you is letting both live. The links you earn get split, your analytics count two pages, and a cache may serve an outdated copy of one of them. Trailing slashes raise the same question page by page: to a search engine, /services and /services/ are two different addresses.',
    see: 'Open all four combinations ([http and https](/guide/switch-to-https), with and without www). They should all end up in the same place, after [one hop](/guide/redirect-chains) at most. For the slash, add it or remove it by hand on an inner page and watch whether the address changes.',
    mends: {
      wordpress:
        'Settings → General: whatever you enter as “Site Address” wins, and WordPress forwards the other form. Trailing slashes follow Settings → Permalinks.',
      wix: 'Settings → Domains → the three dots beside your domain, then choose which version is primary, with www or without.',
      shopify:
        'Settings → Domains → “Change primary domain,” then turn on “Redirect all traffic to this domain.”',
      squarespace:
        'Settings → Domains → your domain → “Use WWW prefix.” One switch, and the other form redirects.',
      byHand:
        'Apache takes a RewriteCond on %{HTTP_HOST} and a RewriteRule with [R=301,L]; nginx takes a server block for the form you’re dropping. If you can’t redirect, a canonical tag on each page says which one counts.',
    },
  },
} satisfies SomeGuideTexts;

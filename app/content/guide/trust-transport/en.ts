import type { SomeGuideTexts } from '../shape.ts';

export const en = {
  'trust.mixed': {
    title: 'Mixed content: load everything over HTTPS | Iluma',
    description:
      'An HTTPS page that loads an image or script over HTTP loses its padlock. How to find those files and replace their addresses across your site.',
    heading: 'Get rid of mixed content (HTTP inside HTTPS)',
    why: 'Browsers treat two cases differently: they block a script or frame over HTTP outright, and try to upgrade an image to [HTTPS](/guide/switch-to-https), showing nothing if that fails. The result is a [booking form](/guide/secure-forms) that stopped opening when you moved to HTTPS, and nobody makes the connection. The cause is a full address typed into a page or theme years ago. Newsletters sometimes keep that old address too, with the same missing picture. Fixing it takes minutes once you know which file it is.',
    see: 'F12 → Console: every file gets a “Mixed Content” line. Why No Padlock (whynopadlock.com) examines a page and lists them. Check one page of each template, as the problem likes to hide in the one with a map or an old audio player. Keep that list to check off as you go.',
    mends: {
      wordpress:
        'Better Search Replace: http://yourdomain.com to https://yourdomain.com, as a dry run first. Other domains’ files are changed by hand.',
      wix: 'Only an embedded HTML element or custom code can contain any. Open them and correct the address.',
      shopify:
        'Search the theme’s code for "http:"; asset_url and image_url always give the right form.',
      squarespace: 'Code blocks, Embed blocks and Code Injection are the three possible places.',
      byHand:
        'Search your files and database, then add a safety net: the header Content-Security-Policy: upgrade-insecure-requests.',
    },
  },
  'trust.hsts': {
    title: 'HSTS header: force browsers to use HTTPS | Iluma',
    description:
      'Strict-Transport-Security tells browsers never to use plain HTTP again. When to turn it on, how long to set it for, and what to watch out for.',
    heading: 'Turn on HSTS to enforce HTTPS',
    why: '[A redirect](/guide/redirect-chains) leaves one weak second: the first request travels in the clear, and a hostile Wi-Fi network can catch it and serve a copy of your site. HSTS removes that second, because the browser corrects the address before it leaves. Be careful with the duration. While it lasts, a broken [certificate](/guide/ssl-certificate-expired) makes the site unreachable, with no “continue anyway” button. The header only counts over [HTTPS](/guide/switch-to-https); received in the clear, it’s ignored. Browsers then remember your choice for every later visit, even from a coffee shop.',
    see: 'curl -I https://yourdomain.com | grep -i strict, or securityheaders.com. A max-age of 31536000 is one year. In Chrome, chrome://net-internals/#hsts shows what your browser has remembered and lets you erase it after a failed test. Note the current duration before changing it.',
    mends: {
      wordpress:
        'Really Simple Security → Hardening → HSTS, or a rule in .htaccess. In Cloudflare: SSL/TLS → Edge Certificates → HSTS.',
      wix: 'Wix sends it for connected domains. If it’s missing, a proxy in front is removing it.',
      shopify: 'Sent by Shopify automatically, for about 90 days.',
      squarespace: 'Settings → Developer Tools → SSL: choose “HSTS Secure” under the secure mode.',
      byHand:
        'Strict-Transport-Security: max-age=300 for a week, then 31536000. Add includeSubDomains once you’ve checked them all, and preload last of all, since leaving that list takes months.',
    },
  },
  'trust.csp': {
    title: 'Content-Security-Policy: protect your website | Iluma',
    description:
      'A Content-Security-Policy (CSP) limits where scripts may come from. How to try one out without breaking anything, then enforce it, by platform.',
    heading: 'Set up a Content-Security-Policy',
    why: 'When a plugin gets hacked, the attacker usually adds a line that loads a script of theirs, to copy card numbers, for example. A CSP naming your permitted sources makes that line fail. It’s also the easiest header to get wrong: too strict, and it kills your checkout or analytics; too loose, with an asterisk, and it protects nothing. [The ILA audit](/ila) asks for one rule at least, on scripts, objects or framing, and doesn’t grade the rest.',
    see: 'securityheaders.com gives the current value, and csp-evaluator.withgoogle.com reviews it line by line. In the Network tab, list all the domains your page calls: that’s the draft of your policy, and a chance to drop the ones nobody remembers. Ask your developer which of them are essential, and note why each one is there.',
    mends: {
      wordpress:
        'The Headers Security Advanced & HSTS plugin, or the server’s configuration. The editor needs inline scripts, so start with frame-ancestors and object-src.',
      wix: 'Not adjustable, as Wix manages headers. Remove any custom code you’re unsure of.',
      shopify:
        'Shopify sends frame-ancestors. The rest can’t be changed except on a Hydrogen storefront.',
      squarespace: 'Not editable. Keep injected scripts few, all from sources you know.',
      byHand:
        "Content-Security-Policy-Report-Only: default-src 'self'; script-src 'self' https://js.stripe.com; object-src 'none'; frame-ancestors 'self'. Watch what it reports for two weeks, then drop “-Report-Only” from the name.",
    },
  },
  'trust.nosniff': {
    title: 'X-Content-Type-Options nosniff: what it’s for | Iluma',
    description:
      'The nosniff header stops browsers from guessing a file’s type. Why a single line is enough, where to add it, and how to check that it’s really there.',
    heading: 'Add the X-Content-Type-Options header',
    why: 'Browsers kept a habit from messier days of examining a file to guess what it is. If your site [accepts uploads](/guide/secure-forms) (résumés, photos for a quote, attachments), someone can slip in a script disguised as an image. With nosniff, a file declared as an image stays one or isn’t read. The line breaks nothing as long as your types are right, which it reveals in passing. It makes a good first header before you take on a [content policy](/guide/content-security-policy).',
    see: 'In a terminal: curl -I https://yourdomain.com, and look for the line. Mozilla’s HTTP Observatory (developer.mozilla.org/observatory) grades it along with the others. Check an image and a style sheet too, because every file needs it. One of each is enough.',
    mends: {
      wordpress:
        'Many hosts add it. If yours doesn’t, use the HTTP Headers plugin, or send_headers in a child theme.',
      wix: 'Present by default on pages served by Wix.',
      shopify: 'Present everywhere, on the CDN as well.',
      squarespace:
        'Squarespace sends it. If it’s missing, find out which service sits between your domain and the site.',
      byHand:
        'Apache: Header always set X-Content-Type-Options nosniff. nginx: add_header X-Content-Type-Options nosniff always; repeated in every location block that already has an add_header. Then make sure the styles still load: if not, their type isn’t text/css.',
    },
  },
  'trust.forms': {
    title: 'Secure forms: send them over HTTPS | Iluma',
    description:
      'A form that sends its answers over HTTP exposes your customers’ data and triggers a browser warning. How to find the faulty address and correct it.',
    heading: 'Send your forms over HTTPS',
    why: 'The page can be on [HTTPS](/guide/switch-to-https) and the form not, since the address a form submits to is set separately. Chrome then shows a warning at the exact moment someone presses Send, and most people go back. Privacy laws on both sides of the border ask for safeguards suited to what you collect, and sending a health card number in the clear isn’t one. Look at every form, down to the [newsletter](/blog-intelligent/infolettre-locale) box in the footer and the search field: one is enough for the warning.',
    see: 'Right-click the form → Inspect, and read action="…". Then fill it in yourself: the thank-you page’s address should begin with https.',
    mends: {
      wordpress:
        'Contact Form 7, WPForms and Gravity Forms follow the site’s address, so switch that to https in Settings → General. Mailchimp code pasted long ago may still have its http.',
      wix: 'Wix forms are encrypted. The exception is a sign-up code placed in an HTML element.',
      shopify: 'Forms and checkout use HTTPS. Look at newsletter code pasted into the footer.',
      squarespace: 'The Form block is safe. For an embed, copy the code again from the provider.',
      byHand:
        'action="/contact", a relative address, follows the page’s protocol. A mailto: link isn’t a form, as it sends nothing from a device without an email program.',
    },
  },
  'trust.mail': {
    title: 'SPF and DMARC: protect your domain’s email | Iluma',
    description:
      'Without SPF and DMARC, your email lands in spam and anyone can send email in your name. The DNS records to add, step by step, for each platform.',
    heading: 'Protect your email with SPF and DMARC',
    why: 'Since February 2024, Gmail and Yahoo have required SPF or DKIM from every sender, plus DMARC from those who send a lot. So [a quote](/blog-intelligent/devis-rapides) sent from an unprotected domain may never be read. SPF says which servers may send for you, DKIM signs, and DMARC says what to do with the rest and reports back. Only one SPF record is allowed per domain: two cancel each other out.',
    see: 'Write to the address mail-tester.com gives you and read the grade. In a terminal: dig TXT yourdomain.com, then dig TXT _dmarc.yourdomain.com. Send a message to Gmail as well and open “Show original.”',
    mends: {
      wordpress:
        'These settings live at your registrar, not in WordPress. WP Mail SMTP does make the site’s own email leave through your real provider.',
      wix: 'Domains → Manage DNS Records → TXT. With Google Workspace bought from Wix, SPF is in place already; DMARC isn’t.',
      shopify:
        'Settings → Notifications → “Authenticate your domain” adds the sending CNAMEs. SPF and DMARC stay at the registrar.',
      squarespace: 'Domains → DNS → Google Workspace preset, then a TXT record for _dmarc.',
      byHand:
        'v=spf1 include:_spf.google.com ~all on the domain, and v=DMARC1; p=none; rua=mailto:dmarc@yourdomain.com on _dmarc. Read three weeks of reports, then p=quarantine.',
    },
  },
} satisfies SomeGuideTexts;

import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const en: ArticleText = {
  title: 'Law 25 and GDPR: a small business website guide',
  excerpt:
    'Who’s in charge, what the cookie banner must do, what to write in your privacy policy, and how to handle a breach or a request under Law 25 and the GDPR.',
  tags: ['Law 25', 'GDPR', 'privacy policy', 'cookie consent'],
  seoKeywords: [
    'Law 25 small business',
    'GDPR for small business',
    'privacy policy for a website',
    'Québec cookie consent',
  ],
  blocks: [
    paragraph(
      'A contact form, an online booking calendar, an analytics script, a newsletter box. Plenty of small business websites have all four, often set up by someone who has since moved on. Each one collects personal information, and if your customers live in Québec or in Europe, each one comes with rules.',
    ),
    paragraph(
      'You can get most of it in order over a few evenings. By the end of this article you’ll know who answers for privacy in your business, what your banner has to do, what belongs in the policy, and what happens if a laptop goes missing. It sums up official rules and gives their dates. It isn’t legal advice: talk to a lawyer if you handle health records, children’s information, cameras or fingerprints.',
    ),
    heading('Which privacy law applies to you'),
    paragraph(
      'In Québec, it’s the [Act respecting the protection of personal information in the private sector](https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1). Law 25 rewrote much of it. There’s no minimum size: a self-employed bookkeeper is covered, and so is the paper file in the drawer. The changes came into force in three waves.',
    ),
    list(
      'September 22, 2022: a person in charge, and notices and a register for incidents.',
      'September 22, 2023: most of the rest, including the privacy policy, consent and tracking technology.',
      'September 22, 2024: portability, meaning people can get what they gave you in a common computer format.',
    ),
    paragraph(
      'The [GDPR](https://eur-lex.europa.eu/eli/reg/2016/679/oj) has applied since May 25, 2018, to businesses based in the European Union. It also reaches businesses elsewhere that offer goods or services to people there, or track what those people do online. A kayak outfitter in Tadoussac that lists tour prices in euros and advertises in Lyon should follow it. A barber in Laval whose site can simply be opened from Lyon isn’t covered for that reason alone. Other provinces and many US states have their own laws, which we don’t cover here.',
    ),
    heading('Law 25 and the GDPR side by side'),
    table(
      'What each law asks of a small business website',
      ['Topic', 'Law 25 (Québec)', 'GDPR (and CNIL in France)'],
      [
        'Contact',
        'A person in charge; title and contact details on the site',
        'Your business and its details; a data protection officer in some cases',
      ],
      [
        'Tracking cookies',
        'Off until the visitor turns them on',
        'Consent first; refusing as easy as accepting',
      ],
      [
        'Privacy policy',
        'Published, in clear and simple language',
        'Purposes, how long, who receives it, rights',
      ],
      ['Someone’s request', 'Written reply within 30 days', 'Reply within one month'],
      [
        'Breach',
        'Prompt notice if there’s a risk of serious injury',
        'Authority told within 72 hours, unless risk is unlikely',
      ],
      ['Register', 'Of incidents', 'Of processing activities, and of breaches'],
    ),
    heading('List what you collect before you write a word'),
    paragraph(
      'Follow one customer from the first click to the paid invoice. Write down every place their name lands, including the notebook by the phone. Europeans call this a record of processing, and France’s regulator offers a [free template](https://www.cnil.fr/fr/RGPD-le-registre-des-activites-de-traitement) (in French). The exemption for businesses with fewer than 250 employees doesn’t stretch to a file you use every day, such as your customer list.',
    ),
    table(
      'Example: the inventory of a kayak outfitter (it chose these retention periods itself)',
      ['What', 'Why', 'Where', 'Kept until'],
      ['Name, email, tour date', 'To book', 'Booking tool', '2 years after the tour'],
      ['Weight, swimming level', 'Safety', 'Guide’s sheet', 'Day after the tour'],
      ['Contact form message', 'To reply', 'Email inbox', '1 year'],
      ['Invoice', 'Accounting', 'Accounting software', 'As tax rules require'],
      ['Newsletter address', 'Season news', 'Mailing tool', 'They unsubscribe'],
    ),
    paragraph(
      'You’ll find things that nobody uses. Stop asking for them: [a shorter form](/blog-intelligent/formulaire-court) protects people better than a longer notice. Add the country where each tool stores its data. Before personal information leaves Québec, the law has you assess how well it will be protected there and sign a contract that reflects it.',
    ),
    heading('Put someone in charge of privacy'),
    paragraph(
      'By default it’s whoever has the highest authority in the business, so in a five-person shop it’s probably you. You can hand the role to someone else, inside or outside, as long as you do it in writing. Publish that person’s title and contact details. An address such as “privacy@” plus your domain keeps working through vacations and departures.',
    ),
    paragraph(
      'The law also wants internal rules that fit the size of your business: who sees what, when things are destroyed, where a complaint goes. Two pages can be enough for a small team. Your site has to describe them in plain language.',
    ),
    heading('Write a privacy policy people can read'),
    paragraph(
      'Turn your list into sentences. “We may use data to enhance our services” tells a customer nothing. “We keep your email for two years after your tour, in case we find something you left behind” takes one reading. Cover these points:',
    ),
    list(
      'Who’s in charge, and how to write to them.',
      'What you collect, how, and what for.',
      'Which providers have access, and in which countries.',
      'How long you keep each thing.',
      'People’s rights: see it, correct it, withdraw consent, complain to the regulator (the CAI in Québec, the CNIL in France).',
      'The date of the text, and how you’ll announce a change.',
    ),
    tip(
      'Hand the policy to an employee and ask: what do we keep, for how long, and who do I write to? If they need more than a minute to find out, cut the text.',
    ),
    paragraph(
      'Ask for permission to send offers separately, with a box that isn’t checked in advance. Our article on [newsletters for local businesses](/blog-intelligent/infolettre-locale) covers that part. For a policy built from a list like the one above, see [ours](/politique-confidentialite), and put the link where [every page can show it](/guide/privacy-policy-link).',
    ),
    heading('Make the cookie banner do its job'),
    paragraph(
      'Under Law 25, technology that identifies, locates or profiles people must be disclosed and stay off until the person turns it on. That usually means the ad pixel and any analytics that recognizes a returning visitor. The shopping cart, the language and the login don’t need permission. The [CNIL](https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies) wants refusing to be as simple as accepting, and calls it good practice to remember the choice for six months.',
    ),
    paragraph(
      'Test it yourself in a private window. Load the page, touch nothing, and [see what your browser sends](/guide/trackers-before-consent). Refuse, then move to another page: the banner shouldn’t come back. Do it again on a page with a video or a map, and on your ad pages. The [free site audit](/ila) runs this check too and names each tracker it sees.',
    ),
    heading('What to do in a privacy breach'),
    paragraph(
      'An email to the wrong list, a lost phone, a hacked inbox, an employee peeking at a neighbor’s file: all of these count. Keep the steps on one sheet.',
    ),
    list(
      'Contain it: change passwords, revoke access, ask the wrong recipient to delete the message.',
      'Write it down: when, what information, how many people, what caused it.',
      'Weigh the harm: how sensitive it is, what could follow, how likely misuse is.',
      'If the risk is serious, notify the CAI and the people affected. In France, if there’s any risk, tell [the CNIL](https://www.cnil.fr/fr/notifier-une-violation-de-donnees-personnelles) within 72 hours.',
      'Add it to your register, even if it turned out to be minor.',
    ),
    paragraph(
      'Québec’s incident regulation, in force since December 29, 2022, has you keep that register for at least five years. In November 2025 the European Commission proposed a longer deadline than 72 hours, so check the current text.',
    ),
    heading('How to answer an access request'),
    paragraph(
      'Say a customer writes to the outfitter on March 4: “What do you have on me?” The reply goes out that day: “Thanks, we’ve got your request. To make sure it’s you, we’ll call the number on your booking. You’ll have a copy by April 3.” The list says where to look. Someone fixes an old address, destroys a leftover form and files the reply. In Québec, failing to reply counts as a refusal.',
    ),
    chart(
      'Three retention periods, in months: cookie choice and inactive contact (CNIL recommendations), incident register (Québec regulation)',
      { label: 'Cookie choice', value: 6, shown: '6 months' },
      { label: 'Inactive contact', value: 36, shown: '36 months' },
      { label: 'Incident register', value: 60, shown: '60 months' },
    ),
    paragraph(
      'Few periods are set by law. The principle is to destroy or anonymize information once its purpose is met.',
    ),
    heading('Common mistakes to avoid'),
    list(
      'Borrowing a competitor’s policy. It describes their tools and their retention periods.',
      'A bright “Accept” button, with “Refuse” two screens away.',
      'Asking for a scan of an ID card to answer a simple request, then keeping the scan.',
      'Holding on to old résumés in case you need them someday.',
      'A site in two languages with a policy in only one.',
    ),
    heading('Check again in a month'),
    paragraph(
      'Set aside half an hour. Has anyone added a tool to the site? Does a former employee still have a password? Has a date on your list passed? Send yourself a fake access request and time it. If records are scattered, [a simple CRM](/blog-intelligent/crm-relances) comes first.',
    ),
  ],
  sources: [
    {
      name: 'LégisQuébec: Act respecting the protection of personal information in the private sector (P-39.1)',
      address: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
    },
    {
      name: 'LégisQuébec: Regulation respecting confidentiality incidents (A-2.1, r. 3.1)',
      address: 'https://www.legisquebec.gouv.qc.ca/en/document/cr/A-2.1,%20r.%203.1',
    },
    {
      name: 'Commission d’accès à l’information: main changes under Law 25 (in French)',
      address:
        'https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25',
    },
    {
      name: 'CNIL: rules on cookies (in French)',
      address: 'https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies',
    },
    {
      name: 'CNIL: how long to keep data (in French)',
      address: 'https://www.cnil.fr/fr/passer-laction/les-durees-de-conservation-des-donnees',
    },
  ],
};

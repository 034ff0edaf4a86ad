import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Landing page design in Montréal | Iluma',
  description:
    'Landing pages for Montréal businesses: which neighborhood to name, French and English versions, July 1 and festival dates, and the starting price.',
  head: {
    eyebrow: 'For Montréal businesses',
    title: {
      before: 'Landing page design ',
      emphasis: 'in Montréal',
      after: ', one neighborhood at a time',
    },
    lead: 'A barber in Verdun and a mover in Villeray need different pages. We write yours around what people near you type into Google, in French and in English.',
  },
  sections: [
    {
      title: 'Which place name belongs in the headline',
      paragraphs: [
        'Montrealers search by neighborhood, street or metro stop: “physio Mile End,” “brunch near Laurier metro,” “shoe repair NDG.” Use the name your customers say out loud, even when the borough has a longer one. Few people looking for a florist will type Rosemont–La Petite-Patrie in full.',
        'One storefront usually needs one page. Add a second when the service itself changes, such as island-wide delivery or overnight emergencies. Our guide to [city pages](/blog-intelligent/pages-par-ville) helps you decide, and the [heat map](/heatmap-ila) uses simulated data to show how a position shifts from block to block. Then tell people how to get to you:',
      ],
      points: [
        'The metro or REM station, and which exit to take.',
        'Where to park, and what happens on snow-removal days.',
        'Whether there’s an outdoor staircase, an elevator or a ramp.',
        'Summer changes, if your street closes to cars the way Mont-Royal Avenue does.',
      ],
    },
    {
      title: 'A French page and an English page',
      paragraphs: [
        'Plenty of people here switch languages before lunch, and their searches switch too. Give each language its own address instead of mixing both on one screen. An English ad should open the English page, which has its own examples. We can add Spanish.',
        'Québec’s [Charter of the French language](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11) applies to advertising online. An English page needs a French version that’s available on terms at least as favorable: same prices, same form, just as easy to find. Plan that copy from day one.',
      ],
      points: [],
    },
    {
      title: 'When to launch: July 1, festivals and first snow',
      paragraphs: [
        'Leases that end on June 30 fill the calendar for movers, painters and locksmiths. Their pages should be up by March or April, open dates included. A patio in the Latin Quarter cares more about the Grand Prix and the Jazz Festival. Snow-clearing contracts sell in the fall.',
        'Our [landing page service](/services/landing-aimant) schedules the launch for day 10, followed by a test each week. You’ll find the starting price on the [services list](/hub-services). Your present site stays where it is.',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'Do I need a page for every area I serve?',
      answer:
        'No. If you have no photos, jobs or wait times specific to Lachine, that page would just repeat the one for Ahuntsic. Start where most of your requests come from, and read [one page, one intent](/blog-intelligent/page-une-intention) before adding more.',
    },
    {
      question: 'Can we talk before I decide?',
      answer:
        'Sure: by phone, on video or at our Montréal head office. [Pick a time](/contact/rendez-vous). If you run the [free audit](/ila) beforehand, we can go over your current pages on the call.',
    },
  ],
};

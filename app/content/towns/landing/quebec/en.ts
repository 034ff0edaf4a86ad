import type { TownText } from '../../shape.ts';

export const en: TownText = {
  title: 'Landing page design in Québec City | Iluma',
  description:
    'Landing pages for Québec City businesses: one for residents, one for visitors. Neighborhoods to name, Carnaval and cruise season, rules and price.',
  head: {
    eyebrow: 'For Québec City businesses',
    title: {
      before: 'Landing pages ',
      emphasis: 'in Québec City',
      after: ' for locals and visitors',
    },
    lead: 'A jeweler in Petit-Champlain and a garage in Charlesbourg don’t talk to the same crowd. Before writing a word, we pick the reader: a neighbor, or someone who gets in tomorrow.',
  },
  sections: [
    {
      title: 'Locals and tourists need separate pages',
      paragraphs: [
        'Locals compare. They know the way, and they want a price, a date and some assurance that you’ll drive out to Val-Bélair. Visitors are still finding their feet: they’re reading on Dufferin Terrace, have no idea how steep the hill is, and wonder if they need a reservation.',
        'Answer both at once and the page gets long for everybody. An inn on Saint-Louis Street is better off splitting its rooms from the hall it rents to groups in town. [One page, one intent](/blog-intelligent/page-une-intention) walks you through it.',
      ],
      points: [],
    },
    {
      title: 'Name the neighborhood, since “Quebec” is a province too',
      paragraphs: [
        'Somebody typing “insulation Quebec” may live in Gatineau. Add a landmark: Limoilou, Sainte-Foy, Lebourgneuf, Beauport, or a shopping street such as 3e Avenue, Cartier or Maguire. If you take the ferry to jobs in Lévis, say what that costs.',
        'There’s no subway here. People go by the Métrobus route, the highway exit or the mall: “behind Laurier Québec” beats a postal code.',
      ],
      points: [],
    },
    {
      title: 'From Carnaval to fall cruises',
      paragraphs: [
        'Carnaval fills the winter, the Festival d’été takes over July, the New France Festival comes in August, and cruise ships crowd the port once the leaves turn.',
        'Keep the same address for a seasonal page from one year to the next, and update only dates, prices and openings. It might say:',
      ],
      points: [
        'B&B: which Carnaval nights are still open.',
        'Restaurant near the port: a quick lunch on days when ships are in.',
        'Roofer or snow removal: your real wait time after a big storm.',
      ],
    },
    {
      title: 'English copy, short-term rentals and next steps',
      paragraphs: [
        'An English version helps tourists. Under the [Charter of the French language](https://www.legisquebec.gouv.qc.ca/en/document/cs/C-11), the French one must be at least as accessible, so link the two with a button nobody can miss.',
        'Stays of 31 days or less come with one more rule. Under Québec’s [Tourist Accommodation Act](https://www.legisquebec.gouv.qc.ca/en/document/cs/H-1.01), the registration number has to appear in all advertising, web pages included.',
        'We write both versions. Have a look at [the steps and deliverables](/services/landing-aimant), then at [what a page starts at](/hub-services).',
      ],
      points: [],
    },
  ],
  questions: [
    {
      question: 'What should a booking form ask?',
      answer:
        'Date, party size, a name and a way to reach the guest. Allergies or arrival time can wait for the confirmation, as our piece on [short forms](/blog-intelligent/formulaire-court) explains.',
    },
    {
      question: 'Your head office is in Montréal. How do we work together?',
      answer:
        'By phone or on video, at a time you choose [in the calendar](/contact/rendez-vous). Run your site through the [audit](/ila) first, and we’ll begin with your own pages.',
    },
  ],
};

import type { TownText } from '../../shape.ts';

export const fr: TownText = {
  title: 'Création de pages de destination à New York | Iluma',
  description:
    'Pages de destination pour commerces de New York : quartier et lignes de métro, anglais et espagnol, numéro de licence, attestation d’assurance, prix.',
  head: {
    eyebrow: 'Commerces de New York',
    title: {
      before: 'Pages de destination ',
      emphasis: 'à New York',
      after: ' pour commerces de quartier',
    },
    lead: 'À Astoria, à Harlem ou à Park Slope, on cherche à quelques rues de chez soi. Dès sa première ligne, la page doit montrer que vous êtes du coin et que vous parlez la langue du client.',
  },
  sections: [
    {
      title: 'Quartier et ligne de métro dès la première phrase',
      paragraphs: [
        'Les New-Yorkais écrivent « dentist Astoria », « tailor near Union Square » ou « barbería en Washington Heights ». Reprenez le quartier, puis la station et ses lignes, par exemple la 7 à la 74e Rue, à Jackson Heights.',
        'Une vitrine ajoute son coin de rue. « Steinway Street et 30th Avenue » se comprend plus vite qu’un numéro.',
        'Vous allez chez les gens ? Nommez les arrondissements. Staten Island, avec son pont à péage, mérite sa propre réponse. La méthode pour relever ces expressions est dans [les mots des clients](/blog-intelligent/mots-des-clients).',
      ],
      points: [],
    },
    {
      title: 'Anglais, espagnol ou français : une adresse par langue',
      paragraphs: [
        'À Corona ou sur la Cinquième Avenue de Sunset Park, beaucoup de clients lisent d’abord en espagnol. Une page écrite pour eux convainc mieux qu’un bouton de traduction, à condition que quelqu’un réponde aussi en espagnol. Un pâtissier français de l’Upper East Side voudra peut-être l’anglais et le français.',
        'Nos [pages de destination](/services/landing-aimant) se rédigent dans ces trois langues. Chaque annonce mène à la bonne version ; l’article sur [la campagne locale](/blog-intelligent/campagne-locale) explique comment les accorder.',
      ],
      points: [],
    },
    {
      title: 'Assurance et licence : ce que l’immeuble et la Ville demandent',
      paragraphs: [
        'Bien des immeubles exigent une attestation d’assurance, le « COI », avant de laisser entrer un déménageur ou un peintre. Écrivez que vous l’envoyez, et en combien de temps.',
        'Si le service municipal de protection des consommateurs (DCWP) délivre votre licence, [son règlement](https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-126171) veut que le numéro figure sur le site et les annonces, désigné comme une licence de la Ville. À montrer près du bouton :',
      ],
      points: [
        'Le numéro de licence, s’il y en a une.',
        'L’envoi de l’attestation au gérant de l’immeuble.',
        'Ce que changent les étages sans ascenseur ou le monte-charge.',
        'Les jours de travail que l’immeuble permet.',
      ],
    },
  ],
  questions: [
    {
      question: 'Combien coûte une page ?',
      answer:
        'La liste donne [le prix de départ](/hub-services) en euros. Le montant exact est dans le devis, que vous lisez avant de signer.',
    },
    {
      question: 'Qui répond, et à quelle heure ?',
      answer:
        'L’équipe répond du lundi au vendredi, de 9 h à 18 h, à l’heure de Montréal, qui est aussi celle de New York. Nous avons un bureau dans les deux villes. [Réservez un appel, au téléphone ou en vidéo](/contact/rendez-vous).',
    },
    {
      question: 'Que vérifier avant de payer des annonces ?',
      answer:
        'Que votre page s’ouvre vite et que le numéro se compose d’un toucher. [L’audit gratuit](/ila) signale une bonne partie des défauts, et [le guide](/guide) dit comment les corriger.',
    },
  ],
};

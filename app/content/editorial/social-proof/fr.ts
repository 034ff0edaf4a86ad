import { whileSample } from '../../company/sample.ts';
import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'Témoignages et tableaux de bord',
  summary: `Trois témoignages${whileSample(' d’exemple')} et les mesures du tableau de bord Iluma.`,
  title: 'Témoignages et tableaux de bord SEO | Iluma',
  description: `Trois témoignages${whileSample(' d’exemple')} et les quatre mesures d’un tableau de bord SEO : score, demandes, rang local et prochaine action. Démonstration à essayer.`,
  head: {
    eyebrow: 'Témoignages et tableaux de bord',
    title: { before: 'Témoignages et ', emphasis: 'tableaux de bord', after: '' },
    lead: `Trois témoignages${whileSample(' d’exemple')}, et les quatre mesures que montre un tableau de bord Iluma.`,
    button: 'Écrire à l’équipe',
    second: 'Essayer le tableau de démonstration',
  },
  blocks: [
    {
      kind: 'quotes',
      title: { before: 'Trois ', emphasis: 'témoignages', after: '' },
      lead: whileSample(
        'Trois exemples liés aux études de cas.',
        'Ils sont liés aux études de cas.',
      ),
      items: [
        {
          quote: 'Le lundi, je lis une page et je sais quoi faire de ma semaine.',
          author: 'Direction, Katz Sport',
        },
        {
          quote: 'Les patients nous trouvent par la question qu’ils se posent, pas par notre nom.',
          author: 'Accueil, Clinique RFS',
        },
        {
          quote: 'On a arrêté une annonce que j’adorais. C’était la bonne décision.',
          author: 'Boutique, Literie Amitié',
        },
      ],
      note: whileSample(
        'Propos écrits par l’agence pour illustrer ces études de cas ; ce ne sont pas des citations.',
      ),
    },
    {
      kind: 'cards',
      title: { before: 'Ce que montre le ', emphasis: 'tableau de bord', after: '' },
      lead: 'Le tableau de bord ne montre que ce qui peut changer une décision.',
      items: [
        {
          title: 'Le score et ce qui l’a fait varier',
          text: 'Facteur par facteur, avec la date et l’action qui l’explique.',
        },
        {
          title: 'Les demandes, par origine',
          text: 'Appels, messages, réservations : d’où ils viennent, et ce qu’ils ont coûté.',
        },
        {
          title: 'La carte de vos positions',
          text: 'Quartier par quartier, comparée au mois d’avant.',
        },
        {
          title: 'La prochaine action',
          text: 'Une seule, avec ce qu’elle devrait rapporter et qui la fait.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'D’où viennent les phrases et les chiffres',
      mark: 'check',
      paragraphs: [
        `${whileSample('Les trois phrases du début sont de notre main, et aucun client ne les a prononcées. ')}Dans les [études de cas](/etudes-de-cas), les chiffres sont ceux que l’agence déclare${whileSample(' ; les personnes et leurs commerces sont fictifs')}.`,
        'Le [tableau de démonstration](/tableau-analytics) montre des données inventées, qui s’arrêtent au 31 janvier 2026. La [carte des rangs](/heatmap-ila) est une simulation. Ces outils apprennent à lire un bilan, mais ne prouvent pas ce que nous obtiendrions chez vous.',
      ],
      points: [],
    },
    {
      kind: 'steps',
      title: { before: 'Comment lire un ', emphasis: 'tableau de bord', after: '' },
      lead: 'Gardez la démonstration ouverte à côté.',
      items: [
        {
          title: 'La période',
          text: 'La démonstration compare 7, 30 ou 90 jours à la période précédente. Si votre commerce a des saisons, regardez aussi le même mois de l’an dernier.',
        },
        {
          title: 'Les demandes',
          text: 'Lisez-les avant les visites, et vérifiez ce qui est compté. Ici, une conversion est un formulaire envoyé : les appels n’y sont pas.',
        },
        {
          title: 'L’origine',
          text: 'Filtrez une source à la fois. Pour le téléphone, il faut [compter les appels](/blog-intelligent/compter-les-appels) à part.',
        },
        {
          title: 'Le coût d’une demande',
          text: 'C’est la dépense divisée par les demandes qu’elle a amenées. Comparez-le à ce que vous laisse un client, avec le [simulateur complet](/simulateur-complet).',
        },
        {
          title: 'La suite',
          text: 'Notez une action, qui la fait et le jour où vous regarderez l’effet.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Exemple : plus de visites, autant de demandes',
      mark: 'check',
      paragraphs: [
        'Prenons un garage de Sherbrooke, inventé pour l’exemple. En avril, son site reçoit 400 visites et 20 demandes. En mai, 560 visites et 21 demandes. Le rapport annonce « 40 % de trafic en plus », et c’est exact.',
        'Le taux de demandes, lui, est passé de 5 % à 3,75 %. En filtrant par source, la patronne voit que les nouveaux visiteurs lisent un article sur les pneus depuis d’autres régions. Elle y met un lien vers la prise de rendez-vous et renonce à commander un deuxième article.',
      ],
      points: [],
    },
    {
      kind: 'prose',
      title: 'Les preuves à demander à toute agence',
      mark: 'check',
      paragraphs: [
        'Elles valent pour nous aussi. Dans ses [conseils pour choisir un référenceur](https://developers.google.com/search/docs/fundamentals/do-i-need-seo), Google recommande de demander des exemples de travaux et de vérifier les références.',
      ],
      points: [
        'Un client que vous pouvez appeler, et qui l’a accepté',
        'Le point de départ et la période de chaque chiffre, comme dans l’étude sur [Katz Sport](/etudes-de-cas/katz-sport), et l’outil d’où il vient',
        'Un accès en lecture à la Search Console et aux comptes d’annonces',
        'Ce qui a échoué : l’étude sur la [Clinique RFS](/etudes-de-cas/clinique-rfs) y consacre une partie',
      ],
    },
    {
      kind: 'prose',
      title: 'Les preuves qui ne suffisent pas',
      mark: 'x',
      paragraphs: ['Même vraies, elles prouvent peu de choses.'],
      points: [
        'Une capture d’écran qui ne montre ni la date ni le site',
        'Un pourcentage dont on tait la base : passer de 2 à 6 visites fait aussi +200 %',
        'Une première place sur le nom du commerce',
        'Des [avis](/blog-intelligent/avis-google) arrivés tous la même semaine',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Questions sur ', emphasis: 'les preuves', after: '' },
      lead: 'Références, fréquence et vos propres témoignages.',
      items: [
        {
          question: 'Puis-je parler à un de vos clients ?',
          answer:
            'Demandez-le dans [votre message](/contact). Nous vous dirons qui accepte d’être appelé, ou que personne ne l’a accepté.',
        },
        {
          question: 'À quelle fréquence lire mon tableau ?',
          answer:
            'Chaque semaine pour les demandes, chaque mois pour le rang. Pour partir de mesures réelles, faites d’abord [lire votre site](/ila).',
        },
        {
          question: 'Comment publier les témoignages de mes clients ?',
          answer:
            'Citez leurs propos et gardez leur accord écrit dans [votre suivi](/blog-intelligent/crm-relances). Si vous inventez un exemple, dites-le à côté.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'À quoi ressemblerait ', emphasis: 'le vôtre', after: ' ?' },
    lead: 'Nous vous montrons un tableau de bord avec vos pages et vos chiffres.',
    button: 'Écrire à l’équipe',
    second: 'Voir le tableau de démonstration',
  },
};

import type { EditorialPage } from '../shape.ts';

export const fr: EditorialPage = {
  name: 'La méthode Iluma',
  summary: 'Le plan de 90 jours, de l’audit aux premiers appels, étape par étape.',
  title: 'La méthode Iluma : un plan SEO local de 90 jours',
  description:
    'De l’audit aux premiers appels : ce que nous faisons pendant 90 jours, ce que vous voyez chaque semaine et ce qui reste chez vous ensuite.',
  head: {
    eyebrow: 'La méthode',
    title: { before: 'Un plan de visibilité en ', emphasis: '90 jours', after: '' },
    lead: 'Une méthode maison, écrite, la même pour tous : l’IA prépare, une personne décide, et vous savez chaque semaine où vous en êtes.',
    button: 'Planifier une démo',
    second: 'Voir des études de cas',
  },
  blocks: [
    {
      kind: 'timeline',
      title: { before: 'Le plan de ', emphasis: '90 jours', after: '' },
      lead: 'L’objectif : plus de visibilité et de ventes en 90 jours. Voici les étapes.',
      items: [
        {
          when: 'Jours 1 à 7',
          title: 'Écouter',
          text: 'Votre [score ILA](/ila), vos fiches, vos pages, vos avis et ce que vos clients tapent. Vous recevez un relevé écrit, classé par importance.',
        },
        {
          when: 'Jours 8 à 21',
          title: 'Réparer',
          text: 'Ce qui freine tout le reste : vitesse, erreurs, coordonnées fausses, pages que personne ne comprend.',
        },
        {
          when: 'Jours 22 à 45',
          title: 'Répondre',
          text: 'Une page par question que vos clients posent, dans leurs mots et dans leurs langues. Vous approuvez chaque texte.',
        },
        {
          when: 'Jours 46 à 70',
          title: 'Faire venir',
          text: 'Des annonces testées [à petit budget](/blog-intelligent/budget-google-ads), des avis demandés simplement, des commerces voisins qui vous citent.',
        },
        {
          when: 'Jours 71 à 90',
          title: 'Faire revenir',
          text: 'Un parcours pour les clients déjà venus, et un rythme que votre équipe peut tenir sans nous.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Nos ', emphasis: 'règles', after: ' de travail' },
      lead: 'Les mêmes, quel que soit le commerce.',
      items: [
        {
          title: 'On mesure avant',
          text: 'Aucun travail ne commence sans un point de départ écrit. Sinon, personne ne sait ce qui a servi.',
        },
        {
          title: 'Une action à la fois',
          text: 'Nous commençons par la plus utile. Les autres attendent leur tour, et le plan dit pourquoi.',
        },
        {
          title: 'Une personne valide',
          text: 'Une personne relit avant publication tout ce que prépare l’IA.',
        },
        {
          title: 'Tout est à vous',
          text: 'Pages, textes, comptes et chiffres : si vous partez, vous les gardez.',
        },
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Avant de ', emphasis: 'commencer', after: '' },
      lead: 'Ce qu’on nous demande au premier rendez-vous.',
      items: [
        {
          question: 'Que dois-je préparer ?',
          answer:
            'L’accès à votre site et à votre fiche d’établissement, et une heure de votre temps la première semaine.',
        },
        {
          question: 'Et après 90 jours ?',
          answer:
            'Vous continuez de votre côté avec le plan, ou avec nous. Les deux sont prévus dès le départ.',
        },
        {
          question: 'Quand vient le premier résultat ?',
          answer:
            'Les corrections se voient souvent dès les premières semaines. Les résultats SEO, le plus souvent entre 30 et 90 jours.',
        },
      ],
    },
    {
      kind: 'steps',
      title: { before: 'Du premier appel au ', emphasis: 'rapport mensuel', after: '' },
      lead: 'Ce qui se passe, dans l’ordre, et ce que vous avez en main à chaque étape.',
      items: [
        {
          title: 'L’appel de quinze minutes',
          text: 'Vous dites ce que vous vendez, où, et ce qui manque : des appels, des réservations, des ventes. [Choisissez l’heure](/contact/rendez-vous) ; si vous hésitez entre plusieurs services, passez d’abord par [ILUMATCH](/ilumatch).',
        },
        {
          title: 'Le devis',
          text: 'Il nomme le service, le prix, la durée et le préavis. Les [prix de départ](/hub-services) sont publics.',
        },
        {
          title: 'Les accès',
          text: 'Vous nous invitez comme gestionnaires de la fiche et du site. Gardez vos mots de passe ; nous n’en avons pas besoin.',
        },
        {
          title: 'Le point de départ',
          text: 'Nous mesurons le site et vous comptez les demandes d’une semaine ordinaire, [appels compris](/blog-intelligent/compter-les-appels).',
        },
        {
          title: 'Le courriel du lundi',
          text: 'Il dit ce qui est fait, ce qui attend votre accord et ce qui suit. Chaque semaine aussi, notre robot relit votre site ; si le score perd cinq points, la personne qui suit votre dossier en est avertie.',
        },
        {
          title: 'Le rapport du mois',
          text: 'Demandes, visites, avis et positions, comparés au point de départ, puis ce qui a servi et l’action suivante.',
        },
      ],
    },
    {
      kind: 'prose',
      title: 'Qui s’occupe de quoi',
      mark: 'check',
      paragraphs: [
        'Une personne suit votre dossier et répond à vos courriels, du lundi au vendredi. Selon le plan, elle fait appel à une spécialiste du [référencement local](/services/visibilite-locale), à un responsable de la publicité et de la mesure, ou à une rédactrice.',
        'L’IA compare et prépare des brouillons, dans [les limites que nous publions](/ia-ethique). Les textes en votre nom attendent votre accord. De votre côté, il nous faut :',
      ],
      points: [
        'Une invitation de gestionnaire sur la fiche et sur le site, ou le nom de la personne qui s’en occupe',
        'Vos services, vos prix et [vos heures d’ouverture](/guide/heures-ouverture), jours fériés compris',
        'Quelques photos prises au téléphone, à la lumière du jour',
        'Une seule personne pour approuver les textes, avec un délai convenu',
        'Le nombre de demandes de la semaine, même noté sur une feuille',
      ],
    },
    {
      kind: 'questions',
      title: { before: 'Arrêter ou ', emphasis: 'changer de plan', after: '' },
      lead: 'Ce qui met fin au travail, et ce qui vous reste ensuite.',
      items: [
        {
          question: 'Puis-je arrêter avant le 90e jour ?',
          answer:
            'Oui, vous pouvez résilier avec le préavis écrit au devis. Prévenez [l’équipe](/contact) : nous vous remettons les textes en cours, puis vous retirez nos accès vous-même.',
        },
        {
          question: 'Que faites-vous si les chiffres ne bougent pas ?',
          answer:
            'Le rapport le dit et nous cherchons la cause : une page manquante, une fiche suspendue, une saison creuse. Si le service choisi n’était pas le bon, nous proposons d’en changer ou d’arrêter. Les [études de cas](/etudes-de-cas) montrent le temps que prend chaque étape.',
        },
        {
          question: 'Quand refusez-vous de continuer ?',
          answer:
            'Quand on nous demande d’acheter des avis, ce que [les règles de Google](https://support.google.com/contributionpolicy/answer/7400114) interdisent, ou de publier un texte que nous savons faux. Une approbation qui tarde met seulement le plan en pause.',
        },
        {
          question: 'Que gardez-vous à mon sujet une fois le travail fini ?',
          answer:
            'La [politique de confidentialité](/politique-confidentialite) énumère les données gardées, leur durée de conservation et la façon de les faire effacer.',
        },
      ],
    },
  ],
  closing: {
    title: { before: 'La méthode vous ', emphasis: 'convient-elle', after: ' ?' },
    lead: 'Quinze minutes suffisent pour le voir. Si elle ne vous convient pas, nous vous le disons.',
    button: 'Planifier une démo',
    second: 'Lire une étude de cas',
  },
};

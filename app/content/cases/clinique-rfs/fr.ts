import { figuresIn } from '../../claims.ts';
import { whileSample } from '../../company/sample.ts';
import { fr as home } from '../../home/fr.ts';
import { exampleGoals } from '../progress.ts';
import type { CaseText } from '../shape.ts';
import { fr as stay } from '../stay/fr.ts';

const figures = figuresIn('fr');
const { items } = home.cases;

export const fr: CaseText = {
  title: `Clinique RFS : ${figures.caseRating} sur ${figures.caseReviews} avis | Iluma`,
  description:
    'Comment une clinique de Laval a obtenu des avis de ses patients, dans le respect de leur vie privée, et transformé sa fiche Google en six mois.',
  heading: { before: 'Des avis Google\npour ', emphasis: 'une clinique', after: '' },
  lead: items['clinique-rfs'].summary,
  client: 'Clinique RFS',
  sector: 'Santé',
  location: 'Laval, Chomedey',
  languages: 'Français, anglais, espagnol',
  services: ['Visibilité locale', 'Fidélisation', 'SEO IA'],
  background: [
    'La Clinique RFS occupe le rez-de-chaussée d’un petit immeuble de Chomedey, à Laval. Six praticiens y reçoivent surtout des gens du quartier : des familles, des aînés, des personnes arrivées au pays depuis peu. Une visite sur trois se déroule en anglais ou en espagnol. La Dre Rania F. l’a fondée et la dirige encore, entre deux consultations.',
    'Autour d’elle, plusieurs groupes médicaux ont une enseigne connue et des dizaines d’avis. Or [le nombre d’avis et la note comptent dans le classement local de Google](https://support.google.com/business/answer/7091), parmi d’autres éléments. Avec huit avis, dont deux plaintes de 2022 restées telles quelles, la clinique avait l’air négligée, alors que son agenda se remplissait grâce au bouche-à-oreille.',
    'En décembre 2024, une nouvelle patiente a avoué qu’elle avait failli annuler après avoir lu la fiche. La directrice a voulu agir à deux conditions : ne pas trier les patients, et ne pas toucher à ce qui relève des soins. Nous avons proposé six mois de travail sur la [visibilité locale](/services/visibilite-locale) à l’intérieur de ces limites.',
  ],
  diagnosis: [
    'Les patients étaient contents et ne le disaient à personne en ligne.',
    'Les rares avis restaient sans réponse, les moins bons comme les meilleurs.',
    'D’un annuaire à l’autre, le numéro de téléphone n’était pas le même.',
  ],
  baseline: [
    {
      measure: 'Avis publiés sur la fiche Google',
      value: '8',
      period: 'Total au 31 décembre 2024',
    },
    { measure: 'Note moyenne', value: '3,9/5', period: '31 décembre 2024' },
    { measure: 'Avis avec une réponse', value: '0 sur 8', period: '31 décembre 2024' },
    {
      measure: 'Annuaires donnant le bon numéro',
      value: '13 sur 22 contrôlés',
      period: 'Relevé du 13 janvier 2025',
    },
  ],
  actions: [
    {
      module: 'ILA',
      when: 'Semaines 1 à 12 · janvier à mars 2025',
      action: 'Les mêmes coordonnées partout',
      detail:
        'Nom, adresse et téléphone corrigés dans les annuaires, puis vérifiés chaque mois. Sur 22 annuaires, neuf affichaient un ancien numéro ou celui d’un praticien parti. Huit étaient en ordre après trois semaines ; le dernier exigeait une preuve par la poste et a suivi en mars.',
    },
    {
      module: 'HUB',
      when: 'Semaines 3 à 26 · janvier à juin 2025',
      action: 'Une demande polie après chaque visite',
      detail:
        'Un message court, envoyé le lendemain aux patients qui l’ont accepté. Aucun filtre : tous reçoivent le même. L’accueil pose la question à la fin de la visite, note la réponse et n’insiste pas. De janvier à juin, 410 messages sont partis et 27 avis sont arrivés.',
    },
    {
      module: 'BlogIA',
      when: 'Semaines 4 à 8 · janvier et février 2025',
      action: 'Répondre à chaque avis',
      detail:
        'Des modèles de réponse qui ne révèlent rien d’un dossier, adaptés et signés par la clinique. Aucun ne confirme que la personne est venue. Pour un reproche, le modèle donne un numéro direct et un prénom. Les huit anciens avis ont reçu leur réponse les premiers.',
    },
    {
      module: 'Landing',
      when: 'Semaines 6 et 7 · février 2025',
      action: 'Une adresse courte pour laisser un avis',
      detail:
        'Une page de six lignes, en trois langues, mène à la fiche Google. Son adresse figure sur un carton à l’accueil, avec un code à scanner. Elle précise qu’aucun détail de santé n’est attendu et que l’équipe lit tout, les critiques comprises.',
    },
  ],
  results: [
    {
      metric: 'Note moyenne',
      value: figures.caseRating,
      improvement: `sur ${figures.caseReviews} avis publiés`,
      basis: 'de la note maximale, contre 3,9/5 au départ',
    },
    {
      metric: 'Avis publiés',
      value: figures.caseReviews,
      improvement: 'tous avec une réponse',
      basis: `d’un objectif${whileSample(' d’exemple')} de ${exampleGoals.reviews} avis, en partant de 8`,
    },
    stay,
  ],
  chart: {
    caption: `Avis publiés sur la fiche Google, total à la fin de chaque mois${whileSample(' (exemple)')}. De janvier à juin : 27 avis nouveaux pour 410 demandes, soit près de 7 sur 100.`,
    bars: [
      { label: 'Décembre 2024', value: 8, shown: '8' },
      { label: 'Janvier 2025', value: 10, shown: '10' },
      { label: 'Février', value: 14, shown: '14' },
      { label: 'Mars', value: 17, shown: '17' },
      { label: 'Avril', value: 23, shown: '23' },
      { label: 'Mai', value: 29, shown: '29' },
      { label: 'Juin', value: 35, shown: '35' },
    ],
  },
  setbacks: [
    {
      title: 'Un premier message trop long',
      text: 'En janvier, le message partait le soir même, en français seulement, et faisait douze lignes. Soixante-deux envois ont donné deux avis. La directrice l’a ramené à trois phrases, envoyées le lendemain dans la langue du patient, en s’inspirant de notre article sur [les avis Google](/blog-intelligent/avis-google). Février en a apporté quatre, et le rythme s’est installé au printemps.',
    },
    {
      title: 'Des extraits d’avis retirés du site',
      text: 'Nous voulions afficher trois avis sur la page d’accueil. La Dre F. a relu le code de déontologie de son ordre, qui encadre la publicité, et a préféré s’abstenir. Les extraits ont été enlevés avant la mise en ligne ; le site renvoie simplement à la fiche, où tout se lit. Elle a profité de cet examen pour vérifier ce que [la Loi 25](/blog-intelligent/loi-25-rgpd) demande avant d’écrire à un patient.',
    },
  ],
  interview: [
    {
      question: 'Pourquoi écrire aussi aux patients mécontents ?',
      answer:
        'Parce que choisir à qui l’on demande, c’est fabriquer une note. [Les règles de Google l’interdisent](https://support.google.com/contributionpolicy/answer/7400114), et je n’aurais pas su le justifier devant mon équipe. Nous avons reçu deux étoiles au sujet de l’attente du jeudi. La critique était juste : nous avons ajouté une plage le matin, puis nous l’avons dit dans la réponse. On m’en parle plus que des compliments.',
    },
    {
      question: 'Comment l’équipe l’a-t-elle pris ?',
      answer:
        'Avec prudence. À l’accueil, personne ne voulait avoir l’air de quêter des étoiles. Nous avons cherché une phrase que chacune pouvait dire dans les trois langues, puis nous l’avons répétée un midi, entre nous. Au bout d’un mois, elle venait après le prochain rendez-vous et avant l’au revoir. Une collègue préfère tendre le carton ; cela fonctionne aussi.',
    },
    {
      question: 'Que faites-vous d’un avis injuste ?',
      answer:
        'Je laisse passer une nuit. Ensuite je remercie, je ne confirme rien et je donne le numéro direct. Un commentaire visait manifestement une autre adresse. Nous l’avons [signalé à Google](https://support.google.com/business/answer/4596773), qui l’a laissé en place. Deux lignes polies indiquent que nous n’offrons pas ce service, et les lecteurs font la part des choses.',
    },
    {
      question: 'Recevez-vous plus de demandes ?',
      answer:
        'L’agenda est plus plein qu’en décembre, mais nous avons aussi engagé une physiothérapeute en avril. Les nouveaux patients parlent des avis ; je ne peux pas dire combien seraient venus quand même. Notre prochain chantier, ce sont [les rappels de rendez-vous](/blog-intelligent/rappels-rendez-vous), parce que les absences nous coûtent maintenant plus cher que le manque de demandes.',
    },
  ],
  achievements: [
    'Demander un avis fait partie de la fin de chaque visite.',
    'Les coordonnées sont les mêmes dans tous les annuaires suivis.',
    'L’accueil sait répondre à un avis difficile, en trois langues.',
  ],
  recommendations: [
    'Ajouter une page par soin, avec la préparation et la durée.',
    'Afficher les langues parlées par chaque praticien.',
    'Relire les réponses aux avis une fois par trimestre.',
  ],
  testimonial: {
    quote: items['clinique-rfs'].quote,
    author: 'Dre Rania F.',
    position: 'Directrice',
  },
  provenPoints: [
    'Pour obtenir des avis, il faut les demander à tous les patients.',
    'Les réponses comptent autant que les avis : le prochain patient lit les deux.',
  ],
};

import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'SEO IA : référencement local à Montréal | Iluma',
  description:
    'Un audit, un plan de 90 jours et des pages de quartier : l’IA prépare, une personne décide. Étapes, livrables et mesure de votre référencement local.',
  head: {
    eyebrow: 'SEO IA',
    title: { before: 'Le référencement local ', emphasis: 'assisté par l’IA', after: '' },
    lead: 'Notre robot lit les pages de votre site chaque semaine ; une personne suit vos positions et vos avis, et valide chaque action avant sa mise en ligne.',
  },
  figures: [
    { value: figures.seoTraffic, label: 'de trafic organique' },
    { value: figures.seoTime, label: 'de temps passé sur les tâches répétitives' },
    { value: figures.seoReturn, label: 'de retour sur investissement' },
  ],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'L’audit',
      text: 'Vitesse, structure, contenus, fiche d’établissement, avis : ce qui vous freine, classé par importance.',
    },
    {
      when: 'Semaines 2 à 4',
      title: 'Les fondations',
      text: 'Les erreurs techniques sont corrigées, les pages importantes réécrites pour les mots que vos clients emploient.',
    },
    {
      when: 'Semaines 5 à 8',
      title: 'Les pages de quartier',
      text: 'Une page par service et par secteur que vous desservez, avec de vraies adresses, de vrais exemples, de vraies questions.',
    },
    {
      when: 'Semaines 9 à 12',
      title: 'Le suivi',
      text: 'Un rapport d’une page chaque lundi : ce qui a changé, pourquoi, et ce que nous faisons cette semaine.',
    },
  ],
  deliverables: [
    'Un audit écrit, avec les corrections classées par importance',
    'Un plan de 90 jours, tâche par tâche',
    'Des pages réécrites ou créées, que vous approuvez',
    'Votre score ILA, recalculé chaque semaine',
    'Un rapport d’une page, chaque lundi',
  ],
  price: null,
  priceNote:
    'Le prix dépend du nombre de pages et de la concurrence dans votre secteur. L’audit le dit avant que vous ne signiez.',
  tool: 'Calculer votre score ILA',
  questions: [
    {
      question: 'Quand verrai-je une différence ?',
      answer:
        'Les résultats SEO viennent le plus souvent entre 30 et 90 jours. Les corrections techniques se voient en premier, les nouvelles pages ensuite.',
    },
    {
      question: 'Est-ce une IA qui écrit mes pages ?',
      answer:
        'Elle prépare un brouillon et vérifie les règles. Une personne de l’équipe le réécrit, et vous l’approuvez.',
    },
    {
      question: 'Et si je vous quitte ?',
      answer: 'Les pages, les textes et les accès sont à vous. On vous remet tout, sans frais.',
    },
  ],
  closing: {
    title: { before: 'Faites le point sur ', emphasis: 'votre SEO', after: '' },
    lead: 'Quinze minutes suffisent pour voir ce qui vous freine et ce qui vaut la peine d’être fait.',
  },
};

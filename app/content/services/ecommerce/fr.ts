import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'E-commerce localisé : SEO de boutique en ligne | Iluma',
  description:
    'Votre boutique en ligne trouvée là où sont vos acheteurs : pages par ville, produits bien décrits, achats suivis. Calendrier, livrables et prix de départ.',
  head: {
    eyebrow: 'E-commerce localisé',
    title: { before: 'Votre boutique en ligne trouvée ', emphasis: 'ville par ville', after: '' },
    lead: 'Un acheteur de Laval ne cherche pas comme un acheteur de Gaspé. Votre boutique parle à chacun : délais, retrait, avis de son coin.',
  },
  figures: [],
  weeks: [
    {
      when: 'Semaines 1 et 2',
      title: 'L’inventaire',
      text: 'Fiches produits, vitesse, panier, paiement : ce qui fait partir les acheteurs, mesuré page par page.',
    },
    {
      when: 'Semaines 3 à 6',
      title: 'Les fiches',
      text: 'Des descriptions écrites pour être trouvées et comprises, avec de vraies photos et de vraies dimensions.',
    },
    {
      when: 'Semaines 7 à 9',
      title: 'Les villes',
      text: 'Une page par ville desservie : délais réels, points de retrait, avis d’ici.',
    },
    {
      when: 'Semaines 10 à 12',
      title: 'La vente',
      text: 'Annonces Shopping ajustées selon la marge, panier simplifié, relances utiles.',
    },
  ],
  deliverables: [
    'Un inventaire des freins, classé selon leur effet sur les ventes',
    'Les fiches produits réécrites',
    'Des pages par ville, avec délais et retraits',
    'Les données produits prêtes pour Google Shopping',
    'Un rapport hebdomadaire : ventes, marge, coût d’acquisition',
  ],
  price: figures.priceEcommerce,
  priceNote: 'Pour une boutique existante ; le nombre de produits se précise au devis.',
  tool: 'Simuler le budget de vos annonces',
  questions: [
    {
      question: 'Faut-il changer de plateforme ?',
      answer: 'Presque jamais. On travaille avec celle que vous avez, sauf si elle vous bloque.',
    },
    {
      question: 'Puis-je vendre dans une seule ville ?',
      answer: 'Oui, et c’est souvent par là qu’il faut commencer.',
    },
  ],
  closing: {
    title: { before: 'Où sont ', emphasis: 'vos acheteurs', after: ' ?' },
    lead: 'Donnez-nous l’adresse de votre boutique : on vous dit dans quelles villes on vous cherche déjà.',
  },
};

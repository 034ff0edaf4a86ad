import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'local.hours': {
    title: 'Afficher ses heures d’ouverture sur son site | Iluma',
    description:
      'Où écrire les heures d’ouverture d’un commerce, comment les garder identiques sur le site, la fiche Google et les cartes, et quoi faire des jours fériés.',
    heading: 'Afficher les heures d’ouverture, les mêmes partout',
    why: 'Un horaire faux coûte plus cher qu’un horaire absent : le client qui trouve porte close le samedi ne revient pas, et le raconte dans un avis. L’ILA compare trois endroits, le texte des pages, les données structurées et OpenStreetMap, et cite les jours où ils se contredisent. Google, lui, affiche « Ouvert » ou « Fermé » à côté de votre nom d’après la fiche, et s’en sert pour les recherches « ouvert maintenant ».',
    see: 'Lisez côte à côte le pied de page, la page de contact et votre fiche Google Maps, jour par jour. Un horaire dessiné dans une image ne se laisse pas sélectionner à la souris : pour un moteur, il n’existe pas.',
    mends: {
      wordpress:
        'Écrivez l’horaire une seule fois dans le pied de page : Apparence → Éditeur → Modèles → Pied de page, ou Apparence → Widgets avec un thème classique. L’extension Yoast Local SEO remplit en même temps les données structurées.',
      wix: 'Tableau de bord → Paramètres → Infos de l’entreprise pour les coordonnées, puis ajoutez l’horaire en texte dans la section de pied de page, qui se répète partout.',
      shopify:
        'Boutique en ligne → Thèmes → Personnaliser → Pied de page : ajoutez un bloc de texte. Pour le retrait en magasin, vérifiez aussi Paramètres → Expédition et livraison.',
      squarespace:
        'Paramètres → Infos de l’entreprise → Heures d’ouverture, puis ajoutez au pied de page le bloc qui les affiche.',
      byHand:
        'Un tableau ou une liste suffit : « Lundi au vendredi, 9 h à 18 h ». Dans le JSON-LD, écrivez "openingHours": "Mo-Fr 09:00-18:00". Les fériés vont dans la fiche Google, sous Horaires exceptionnels.',
    },
  },
} satisfies SomeGuideTexts;

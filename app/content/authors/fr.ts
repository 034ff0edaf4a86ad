import type { AuthorId } from '#app/domain/blog/article-slugs.ts';
import type { AuthorText } from './shape.ts';

export const fr: Record<AuthorId, AuthorText> = {
  ines: {
    title: 'Inès Caron, responsable SEO local | Iluma',
    description:
      'Inès Caron s’occupe des fiches Google, des avis et des pages locales chez Iluma. Ce qu’elle fait, ses sujets d’articles et sa façon de vérifier.',
    heading: { before: '', emphasis: 'Inès Caron', after: ', référencement local' },
    lead: 'Inès aide les commerces à se faire trouver dans Google : leur fiche, leurs avis, leurs pages. Elle travaille en référencement depuis onze ans.',
    paragraphs: [
      'Ses journées commencent par les fiches d’établissement : une catégorie mal choisie, des jours fériés oubliés, un avis resté sans réponse. Elle passe ensuite aux sites. Elle lit une page comme un client pressé, sur un téléphone, puis comme un robot, dans le code. De chaque audit elle tire une courte liste de corrections, la plus utile en tête.',
      'Pour le blogue, elle écrit sur ce qui l’occupe chaque semaine : compléter une fiche Google, répondre aux avis, accélérer un site, être cité dans les réponses des IA. Elle préfère une marche à suivre que l’on termine dans la soirée à une théorie complète.',
      'Avant de publier, elle ouvre chaque source et note le jour de sa lecture, parce que les consignes des moteurs changent. Une règle vient de la documentation officielle ; le reste est présenté comme un avis. Un chiffre inventé pour expliquer un calcul porte le mot « exemple ». Un collègue relit ensuite l’article en cherchant ce qui manque. Quand un lecteur signale une erreur, elle la corrige et change la date de mise à jour.',
      'Elle travaille en français et en anglais. L’espagnol de ses articles est revu par Mateo Rivas, dont c’est la langue. Vous pouvez réserver un appel avec elle pour parler de référencement local ou d’une page de destination.',
    ],
  },
  mateo: {
    title: 'Mateo Rivas, publicité et mesure | Iluma',
    description:
      'Mateo Rivas règle les campagnes Google Ads et Meta Ads chez Iluma et vérifie ce qu’elles rapportent. Son travail, ses articles, ses langues.',
    heading: { before: '', emphasis: 'Mateo Rivas', after: ', publicité et mesure' },
    lead: 'Mateo décide, avec les clients, où va l’argent des annonces et quand les arrêter. Il fait ce métier depuis neuf ans.',
    paragraphs: [
      'Le matin, il ouvre les comptes publicitaires et lit les recherches qui ont coûté un clic. Il écarte celles qui n’ont aucun rapport avec le commerce, déplace le budget vers celles qui amènent des demandes, et vérifie que les appels et les formulaires sont bien comptés. Une campagne dont on ne sait pas ce qu’elle rapporte est, pour lui, une campagne à mettre en pause.',
      'Ses articles parlent de budget et de suivi : combien mettre dans Google Ads, comment compter les appels, ne perdre aucune demande, respecter la Loi 25 et le RGPD. Il y met des calculs à refaire avec vos propres nombres.',
      'Chaque exemple chiffré est recalculé deux fois dans un tableur, par lui puis par une collègue, et l’article précise qu’il s’agit d’un exemple. Les règles des plateformes sont tirées de leurs pages d’aide, citées avec leur adresse. Il n’écrit pas de moyenne du secteur dont il ne peut pas montrer l’origine. Pour une loi, il donne la date de chaque règle et rappelle qu’un article ne remplace pas un juriste.',
      'Sa langue est l’espagnol ; il travaille aussi en anglais et en français. Il revoit les textes espagnols du blogue, y compris ceux qu’il n’a pas écrits, pour qu’on les lise aussi bien à Mexico qu’à Bogotá. Pour une question de campagne, de boutique en ligne ou de mesure, réservez un appel avec lui.',
    ],
  },
  claire: {
    title: 'Claire Oduya, contenu et vidéo | Iluma',
    description:
      'Claire Oduya écrit les pages, les vidéos et les balados chez Iluma. Comment elle travaille, ce qu’elle publie et ce qu’elle vérifie avant.',
    heading: { before: '', emphasis: 'Claire Oduya', after: ', contenu et vidéo' },
    lead: 'Claire transforme les questions des clients en pages, en vidéos et en balados. Elle écrit depuis douze ans.',
    paragraphs: [
      'Elle commence presque toujours par écouter : un appel avec la personne qui répond au téléphone, une visite de l’atelier, une pile de courriels. Elle note les mots exacts, puis bâtit un plan. Le même sujet peut donner une page de service, une vidéo de deux minutes et un épisode de balado, chacun écrit pour l’endroit où il paraîtra.',
      'Sur le blogue, elle traite de l’écriture et de ce qui suit la vente : écrire avec l’IA en gardant sa voix, faire revenir un client, tenir une infolettre, préparer un assistant pour son site.',
      'Dans chaque brouillon, elle surligne ce qui peut se vérifier et inscrit à côté la source qu’elle a ouverte elle-même. Ce qui reste sans source est retiré, ou devient un exemple annoncé. Lorsqu’un outil d’IA a préparé une partie du texte, elle reprend cette partie ligne par ligne. Elle lit ensuite l’article à voix haute, le confie à un collègue qui connaît le sujet, et vérifie de nouveau les faits datés quand elle met le texte à jour.',
      'Elle écrit en français et en anglais, chaque version pour elle-même et non en traduisant l’autre. Mateo Rivas revoit l’espagnol. Vous pouvez réserver un appel avec elle au sujet d’un article, d’une chaîne YouTube ou d’un balado.',
    ],
  },
};

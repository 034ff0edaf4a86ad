import { heading, list, paragraph, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Faire revenir ses clients sans les lasser',
  excerpt:
    'Demander l’accord, écrire au bon moment, segmenter simplement, récompenser ce qui compte : une fidélisation qui rend service avant de vendre.',
  tags: ['fidélisation', 'courriel', 'segmentation', 'commerce local'],
  seoKeywords: [
    'fidéliser ses clients',
    'programme de fidélité',
    'courriel de relance',
    'segmentation',
  ],
  blocks: [
    paragraph(
      'Un client qui revient vous connaît déjà. Il sait où vous êtes, ce que vous faites bien et à qui demander conseil. Il ne faut pas le convaincre, seulement ne pas l’oublier. La plupart des commerces font l’inverse : ils dépensent pour attirer des inconnus et laissent partir, sans un mot, ceux qui étaient contents.',
    ),
    heading('Commencer par le service, pas par la carte'),
    paragraph(
      'Aucun programme ne rattrape une mauvaise expérience. Avant les points et les remises, cherchez ce qui empêche de revenir. La commande a tardé ? Personne n’a rappelé ? Le retour était compliqué ? Demandez-le à quelques clients que vous ne voyez plus. Une question ouverte suffit : « Qu’est-ce qui vous aurait donné envie de revenir ? » Réparez ce qu’ils nomment, et dites-leur que c’est fait.',
    ),
    heading('Demander la permission'),
    paragraph(
      'Écrire à quelqu’un qui ne l’a pas demandé est le plus court chemin vers la corbeille, et la loi l’encadre dans la plupart des pays. Proposez l’inscription clairement, sans case cochée d’avance, en disant ce que vous enverrez et à quel rythme. Gardez la trace de cet accord. Chaque message porte votre nom, une adresse et un lien de désinscription qui fonctionne du premier coup.',
    ),
    tip(
      'Écrivez la promesse de la liste sur un bout de papier près de la caisse. Si vous ne pouvez pas la dire à voix haute en une phrase, elle n’est pas assez claire.',
    ),
    heading('Le bon moment plutôt que la bonne fréquence'),
    paragraph(
      'Combien de messages par mois ? La question est mal posée. Le bon message arrive quand il est utile : quand le filtre est à changer, quand la saison commence, quand l’article attendu est rentré. Partez de la vie de votre client et de celle de votre produit, pas de votre calendrier de ventes.',
    ),
    list(
      'Juste après l’achat : remercier et expliquer comment bien se servir de ce qui a été acheté.',
      'Quelques jours plus tard : demander si tout va bien, et lire la réponse.',
      'Au moment de l’entretien ou du renouvellement : rappeler, avec un lien pour réserver.',
      'Après un long silence : prendre des nouvelles une fois, puis respecter le silence.',
    ),
    heading('Trois groupes suffisent pour débuter'),
    paragraph(
      'La segmentation fait peur parce qu’on l’imagine savante. Séparez d’abord trois groupes : ceux qui viennent d’arriver, ceux qui reviennent, ceux que vous n’avez pas vus depuis longtemps. Le premier a besoin de repères, le deuxième de reconnaissance, le troisième d’une bonne raison. Le même message aux trois ne parle à personne.',
    ),
    paragraph(
      'Ajoutez ensuite un seul critère propre à votre métier : le sport pratiqué, l’animal de la maison, la pièce à meubler. Ne demandez que ce qui sert vraiment. Un renseignement que vous n’utilisez pas est un risque que vous gardez pour rien.',
    ),
    heading('Récompenser ce qui a de la valeur'),
    paragraph(
      'Une remise permanente apprend à vos clients que vos prix étaient trop hauts. Préférez des avantages qui vous coûtent peu et comptent beaucoup : une priorité pour réserver, un réglage gratuit, un échantillon choisi pour la personne, une soirée avant l’ouverture de la saison. Dites la règle en une phrase. Si le client doit calculer ses points, il cessera de le faire.',
    ),
    list(
      'La récompense est à portée dès les premières visites.',
      'Elle a un rapport avec ce que vous vendez.',
      'Elle ne disparaît pas par surprise.',
      'L’employé à la caisse sait l’expliquer sans consulter un écran.',
    ),
    heading('Écrire comme on parle au comptoir'),
    paragraph(
      'Un bon message de fidélisation pourrait être dit en face. Il commence par la personne, va droit au fait et ne propose qu’une chose. Signez d’un prénom que le client peut demander en arrivant. Relisez à voix haute : si vous n’oseriez pas le dire, ne l’envoyez pas.',
    ),
    heading('Un exemple, du premier achat au retour'),
    paragraph(
      'Prenons une boutique de vélos. Une cliente achète un vélo de ville au printemps et accepte de recevoir des messages. Le lendemain, le mécanicien la remercie et lui explique en quelques lignes comment gonfler ses pneus. Plus tard, il lui rappelle que les câbles neufs se détendent et que le premier réglage est offert : un lien, une heure au choix.',
    ),
    paragraph(
      'À l’automne, un seul message : faut-il ranger le vélo ou le préparer pour l’hiver ? Chaque réponse ouvre un conseil différent. Au printemps suivant, on lui propose la révision avant la foule. De toute l’année, elle a reçu peu de messages, tous liés à son vélo, aucun à une promotion. Elle revient parce que la boutique pense à son vélo avant elle.',
    ),
    paragraph(
      'Faites le même récit pour votre commerce, avec un client que vous connaissez. Les messages à écrire apparaîtront d’eux-mêmes.',
    ),
    heading('Regarder ce qui revient vraiment'),
    paragraph(
      'Les ouvertures de courriels se mesurent mal, car des logiciels ouvrent les messages à la place des gens. Suivez plutôt des gestes réels : réservations, visites, réponses, désinscriptions. Comparez les clients inscrits à ceux qui ne le sont pas avec prudence, car les plus fidèles s’inscrivent plus volontiers : la liste n’explique pas tout.',
    ),
    paragraph(
      'Une fois par saison, relisez les réponses reçues. Si personne ne répond jamais, vos messages parlent peut-être de vous plus que d’eux. Et lorsqu’une personne se désinscrit, laissez-la partir simplement. Elle reviendra plus volontiers par la porte que par un formulaire compliqué.',
    ),
    paragraph(
      'Commencez petit : un message de remerciement après l’achat, un rappel utile, une question à ceux qui se taisent. Tenez ce rythme une saison entière avant d’ajouter quoi que ce soit.',
    ),
  ],
};

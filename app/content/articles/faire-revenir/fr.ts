import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
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
      'Un client qui revient vous connaît déjà. Il sait où vous êtes, ce que vous faites bien et à qui demander conseil. Inutile de le convaincre : il suffit de ne pas l’oublier. La plupart des commerces font l’inverse : ils dépensent pour attirer des inconnus et laissent partir, sans un mot, ceux qui étaient contents.',
    ),
    heading('Commencer par le service, pas par la carte'),
    paragraph(
      'Aucun programme ne rattrape une mauvaise expérience. Avant les points et les remises, cherchez ce qui empêche de revenir. La commande a tardé ? Personne n’a rappelé ? Le retour était compliqué ? Demandez-le à quelques clients que vous ne voyez plus. Une question ouverte suffit : « Qu’est-ce qui vous aurait donné envie de revenir ? » Corrigez ce qu’ils signalent, et dites-leur que c’est fait.',
    ),
    heading('Demander la permission d’écrire'),
    paragraph(
      'Écrire à quelqu’un qui ne l’a pas demandé est le plus court chemin vers la corbeille, et la loi l’encadre dans la plupart des pays. Proposez l’inscription clairement, sans case cochée d’avance, en disant ce que vous enverrez et à quel rythme. Gardez la trace de cet accord. Chaque message porte votre nom, une adresse et un lien de désabonnement qui fonctionne du premier coup. Les règles du Canada, de l’Europe et des États-Unis sont comparées dans [l’article sur l’infolettre](/blog-intelligent/infolettre-locale).',
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
    paragraph(
      'Si vous travaillez sur rendez-vous, la relance la plus utile est souvent le rappel de la veille ou de l’avant-veille. Un autre article dit [quand l’envoyer et comment l’écrire](/blog-intelligent/rappels-rendez-vous).',
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
    table(
      'Exemple : quatre avantages dans une boutique de vélos, pour un client qui achète 400 $ par an',
      ['Avantage', 'Ce qu’il coûte à la boutique', 'Ce que le client y gagne'],
      ['Un premier réglage offert', '15 minutes d’atelier, un mardi', 'Un service affiché à 25 $'],
      ['La priorité au printemps', 'Deux places gardées par jour', 'Un vélo prêt avant les autres'],
      ['Une soirée d’essais en mars', 'Une soirée, deux employés', 'Choisir et essayer au calme'],
      ['10 % sur tout, toute l’année', '40 $ de marge', '40 $, vite tenus pour acquis'],
    ),
    paragraph(
      'Dans cet exemple, la remise est l’avantage le plus cher, et elle va aussi à ceux qui seraient revenus de toute façon. Remplissez le même tableau avec vos chiffres avant d’imprimer une carte.',
    ),
    heading('Points de fidélité : quand peuvent-ils expirer ?'),
    paragraph(
      'Si vous tenez aux points, vérifiez ce que la loi permet. Au Québec, l’[Office de la protection du consommateur](https://opc.gouv.qc.ca/commercant/secteur/carte-prepayee/programmes-fidelisation/expiration) rappelle qu’ils ne peuvent expirer ni à une date précise ni après une durée fixée d’avance. Une période d’inactivité d’au moins un an peut les faire tomber, à deux conditions : l’entente le prévoit, et un avis est envoyé de 30 à 60 jours avant.',
    ),
    paragraph(
      'Certains petits programmes échappent à ces règles. Ailleurs, informez-vous auprès de l’organisme qui protège les consommateurs ; ces lignes ne sont pas un avis juridique.',
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
    heading('Écrire aux clients qu’on ne voit plus'),
    paragraph(
      'Choisissez d’abord le délai qui signale un silence dans votre métier : deux mois pour un salon, un an pour une boutique de vélos. Écrivez ensuite une seule fois, aux seules personnes qui ont accepté vos messages.',
    ),
    list(
      'Une nouvelle qui les concerne : « Votre vélo a deux hivers. Les freins s’usent sans prévenir ; passez, on regarde en cinq minutes. »',
      'Une question franche : « On ne vous a pas vue depuis l’automne. Avons-nous manqué quelque chose ? »',
      'Une sortie facile : « Si vous préférez ne plus recevoir de messages, répondez NON, c’est noté le jour même. »',
    ),
    paragraph(
      'Les réponses à la deuxième phrase valent un sondage. Consignez-les dans [la fiche du client](/blog-intelligent/crm-relances), avec la date, pour que personne ne repose la question le mois suivant. Et si quelqu’un vous dit du bien, c’est le moment de lui [demander un avis Google](/blog-intelligent/avis-google).',
    ),
    heading('Mesurer le retour des nouveaux clients'),
    paragraph(
      'Prenez les personnes venues pour la première fois en janvier, attendez 90 jours et comptez celles qui sont revenues. Recommencez pour chaque mois. Une feuille de calcul suffit.',
    ),
    chart(
      'Exemple : part des nouveaux clients revenus dans les 90 jours, selon le mois de leur première visite',
      { label: 'Janvier (14 sur 40)', value: 35, shown: '35 %' },
      { label: 'Février (12 sur 30)', value: 40, shown: '40 %' },
      { label: 'Mars (16 sur 50)', value: 32, shown: '32 %' },
    ),
    paragraph(
      'Dans cet exemple, mars a amené plus de monde et en a retenu une plus petite part. Avant de conclure, cherchez ce qui a changé : une promotion qui attire des gens de passage, un employé absent, un message de remerciement oublié. Avec si peu de clients, deux personnes de plus ou de moins déplacent le résultat de plusieurs points ; attendez trois ou quatre mois avant d’y voir une tendance.',
    ),
    heading('Les gestes à mesurer plutôt que les ouvertures'),
    paragraph(
      'Les ouvertures de courriels se mesurent mal, car [certaines applications chargent les images](https://www.apple.com/legal/privacy/data/en/mail-privacy-protection/) même si la personne ne lit pas. Suivez plutôt des gestes réels : réservations, visites, réponses, désabonnements. Comparez les clients inscrits à ceux qui ne le sont pas avec prudence, car les plus fidèles s’inscrivent plus volontiers : la liste n’explique pas tout.',
    ),
    paragraph(
      'Une fois par saison, relisez les réponses reçues. Si personne ne répond jamais, vos messages parlent peut-être de vous plus que d’eux. Et lorsqu’une personne se désabonne, laissez-la partir simplement. Elle reviendra peut-être d’elle-même ; un formulaire compliqué l’en découragerait.',
    ),
    paragraph(
      'Commencez petit : un message de remerciement après l’achat, un rappel utile, une question à ceux qui se taisent. Tenez ce rythme une saison entière avant d’ajouter quoi que ce soit. Pour voir à quoi ressemble un plan complet, étape par étape, lisez [la page du service de fidélisation](/services/fidelisation-diamant).',
    ),
  ],
  sources: [
    {
      name: 'Office de la protection du consommateur : expiration des unités d’échange d’un programme de fidélisation',
      address:
        'https://opc.gouv.qc.ca/commercant/secteur/carte-prepayee/programmes-fidelisation/expiration',
    },
    {
      name: 'Apple : protection de la confidentialité dans Mail (en anglais)',
      address: 'https://www.apple.com/legal/privacy/data/en/mail-privacy-protection/',
    },
  ],
};

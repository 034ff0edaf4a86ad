import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Créer une infolettre pour un commerce local',
  excerpt:
    'À qui pouvez-vous écrire, que raconter, à quel rythme, et comment éviter les indésirables : LCAP, RGPD, CAN-SPAM, SPF, DKIM et DMARC expliqués.',
  tags: ['infolettre', 'courriel', 'consentement', 'commerce de quartier'],
  seoKeywords: [
    'infolettre commerce local',
    'LCAP consentement',
    'SPF DKIM DMARC',
    'désabonnement infolettre',
  ],
  blocks: [
    paragraph(
      'Sur le comptoir d’une fromagerie traîne un cahier. En haut de la première page : « Laissez votre courriel, on vous écrit quand la tomme arrive. » Au fil des mois, 180 adresses s’y sont ajoutées, certaines datées, d’autres sans nom. Les fêtes approchent et la patronne aimerait écrire à tout ce monde. En a-t-elle le droit, et pour dire quoi ?',
    ),
    paragraph(
      'Suivons-la. Vous apprendrez à trier vos adresses, à ouvrir une inscription en règle, à préparer un numéro en deux heures et à le faire arriver ailleurs que dans les indésirables.',
    ),
    heading('Avez-vous le droit d’écrire à ces adresses ?'),
    paragraph('Faites trois piles avant d’ouvrir le moindre logiciel.'),
    list(
      'La personne a inscrit elle-même son adresse sous la phrase qui annonce l’envoi. Elle a consenti : photographiez la page et notez la date.',
      'La personne a acheté chez vous et n’a rien demandé. Le Canada admet alors un consentement tacite, pendant deux ans après l’achat ; après une simple demande de renseignements, c’est six mois.',
      'Vous ne savez plus d’où vient l’adresse. Rayez-la : au Canada, le message qui demande la permission d’écrire est déjà un message commercial.',
    ),
    paragraph(
      'Dans notre exemple, la première pile compte 120 adresses, la deuxième 35, et 25 disparaissent. Il en reste 155, et la fromagère saura quoi répondre à qui lui demandera : « Où avez-vous eu mon courriel ? »',
    ),
    heading('Les règles au Canada, en Europe et aux États-Unis'),
    paragraph(
      'Deux lieux comptent : celui d’où part le courriel et celui où on le lit. La loi canadienne s’applique dès qu’un ordinateur situé au Canada sert à l’envoyer ou à le lire. Le tableau résume [la LCAP](https://laws-lois.justice.gc.ca/fra/lois/E-1.6/), les règles européennes telles que [la CNIL les explique](https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique) et la loi américaine selon [la FTC](https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business).',
    ),
    table(
      'Ce que trois lois demandent à une infolettre adressée à des particuliers',
      ['Question', 'Canada (LCAP)', 'Europe (RGPD, ePrivacy)', 'États-Unis (CAN-SPAM)'],
      ['En vigueur depuis', '1er juillet 2014', '25 mai 2018 (RGPD)', '1er janvier 2004'],
      ['Accord avant d’écrire', 'Oui, exprès ou tacite', 'Oui, par un geste clair', 'Non'],
      [
        'Vos clients',
        'Accord tacite 2 ans après l’achat',
        'Permis pour des produits semblables, si l’on peut refuser dès la collecte',
        'Permis',
      ],
      ['Preuve de l’accord', 'À vous de la garder', 'À vous de la garder', 'Pas exigée'],
      [
        'Dans chaque message',
        'Nom, adresse postale, un autre moyen de vous joindre',
        'Votre identité, un moyen de refuser',
        'Objet honnête, adresse postale, caractère publicitaire',
      ],
      [
        'Désabonnement',
        'Sans tarder, 10 jours ouvrables au plus',
        'Aussi simple que d’accepter',
        '10 jours ouvrables au plus',
      ],
    ),
    paragraph(
      'Le plus simple est d’appliquer à tout le monde la règle la plus sévère : un accord demandé, daté, et un retrait en un clic. Ce résumé n’est pas un avis juridique. Au Québec, [la Loi 25](/blog-intelligent/loi-25-rgpd) s’ajoute pour tout ce qui touche aux renseignements personnels.',
    ),
    heading('Une inscription claire, à la caisse et sur le site'),
    paragraph(
      'La phrase d’inscription dit ce que vous envoyez, à quel rythme et comment partir : « Une fois par mois, les arrivages et une recette. Désabonnement en un clic. » La case reste vide ; c’est la personne qui la coche. Sur un formulaire de commande, l’infolettre a sa propre case, à côté de celle des conditions. Demandez le courriel et, au plus, le prénom : [un formulaire court](/blog-intelligent/formulaire-court) se remplit debout, devant une vitrine.',
    ),
    paragraph(
      'Envoyez ensuite un courriel de confirmation avec un lien à toucher. Il écarte les adresses mal recopiées et les inscriptions faites par un autre. Conservez pour chaque abonné :',
    ),
    list(
      'la date et l’endroit de l’inscription ;',
      'la phrase exacte qu’il a lue ;',
      'la date de son départ, le cas échéant.',
    ),
    heading('Que raconter quand on tient un commerce de quartier'),
    paragraph(
      'Un bon numéro répond à une seule question : pourquoi passer ce mois-ci ? Le sujet se trouve le plus souvent au comptoir, dans [les mots de vos clients](/blog-intelligent/mots-des-clients).',
    ),
    list(
      'Ce qui arrive, et le jour : la tomme, les tomates, les pneus d’hiver.',
      'La question de la semaine, avec votre réponse.',
      'Un geste du métier : comment vous choisissez, affinez, réparez.',
      'Les heures des fêtes et les fermetures.',
      'Un voisin que vous recommandez, et qui vous rendra peut-être la pareille.',
      'Une invitation réservée aux abonnés, de temps à autre.',
    ),
    paragraph(
      'Si la page blanche vous arrête, partez d’une note dictée et voyez [comment écrire avec l’IA](/blog-intelligent/ecrire-avec-ia) en gardant votre voix.',
    ),
    heading('Un rythme que vous pourrez tenir'),
    paragraph(
      'Le rythme promis à l’inscription est celui qu’il faut tenir. Comptons deux heures par numéro : vingt minutes pour choisir le sujet, cinquante pour écrire, vingt pour la photo, vingt pour l’essai, dix pour lire les réponses. Un numéro par mois demande donc 24 heures par an. Si c’est trop, écrivez à chaque saison. Quatre numéros attendus valent mieux que douze promis.',
    ),
    heading('Écrire le numéro'),
    list(
      'Expéditeur : le nom du commerce, précédé d’un prénom. « Hélène, Fromagerie du Marché ».',
      'Objet : la nouvelle elle-même, en moins de 50 signes. « La tomme de brebis arrive jeudi ».',
      'Première ligne : la suite de l’objet, car elle s’affiche à côté.',
      'Corps : 150 à 250 mots, une photo prise chez vous, décrite pour qui ne la voit pas.',
      'Un seul bouton : réserver, commander ou appeler.',
      'Pied : nom, adresse postale, téléphone ou courriel, lien de désabonnement.',
    ),
    tip(
      'Envoyez l’essai à une personne qui ne travaille pas avec vous. Laissez-lui dix secondes sur son téléphone, puis demandez-lui ce que vous annoncez et quoi faire.',
    ),
    heading('Un désabonnement qui marche du premier clic'),
    paragraph(
      'Le lien mène à une page qui dit « C’est fait ». Pas de mot de passe, pas de sondage obligatoire, pas de « Êtes-vous certain ? ». La LCAP veut que le lien fonctionne pendant au moins 60 jours après l’envoi, CAN-SPAM pendant 30. Quand quelqu’un vous dit au comptoir qu’il ne veut plus rien recevoir, retirez-le le jour même : cette demande-là compte aussi.',
    ),
    heading('SPF, DKIM et DMARC : sortir des indésirables'),
    paragraph(
      'Depuis le 1er février 2024, [les règles de Gmail](https://support.google.com/a/answer/81126) demandent à tout expéditeur d’authentifier son domaine par SPF ou DKIM. À partir de 5 000 messages par jour, il faut les deux, DMARC en plus, et un désabonnement en un clic. Vous êtes loin du seuil. Installez quand même les trois : ce sont quelques lignes à copier, de votre outil d’envoi vers les réglages de votre nom de domaine.',
    ),
    list(
      'SPF nomme les services qui ont le droit d’écrire pour vous.',
      'DKIM signe chaque message, et la boîte de réception vérifie la signature.',
      'DMARC dit quoi faire d’un message qui échoue. Commencez par « p=none », qui observe et vous envoie des rapports.',
    ),
    paragraph(
      'Écrivez depuis une adresse à votre domaine. Une adresse @gmail.com glissée dans un outil d’envoi échoue à ces contrôles, puisque vous ne pouvez pas signer pour Google. Notre guide montre [comment ajouter SPF et DMARC](/guide/spf-et-dmarc), et [l’audit gratuit](/ila) vérifie s’ils y sont.',
    ),
    paragraph(
      'Google demande aussi de garder les plaintes pour pourriel sous 0,10 % et de ne jamais atteindre 0,30 %. Sur 155 envois, une seule plainte fait déjà 0,65 %. Le calcul de Google porte sur ses propres usagers, mais l’ordre de grandeur parle : un lien de départ bien visible vous protège.',
    ),
    heading('Exemple : le premier numéro de la fromagerie'),
    chart(
      'Exemple imaginaire : ce que deviennent 155 envois',
      { label: 'Envoyés', value: 155, shown: '155' },
      { label: 'Livrés', value: 149, shown: '149' },
      { label: 'Clics sur « Réserver »', value: 22, shown: '22' },
      { label: 'Commandes', value: 9, shown: '9' },
      { label: 'Désabonnements', value: 3, shown: '3' },
    ),
    paragraph(
      'Neuf commandes à 40 $ font 360 $, pour deux heures de travail. Six adresses n’existent plus : la fromagère les efface. Trois personnes partent, et c’est sain. Deux lecteurs répondent pour demander si la tomme convient à une fondue : voilà le sujet du mois suivant.',
    ),
    heading('Que regarder après trois numéros'),
    paragraph(
      'Laissez le taux d’ouverture de côté : plusieurs messageries chargent les images sans que personne lise. Suivez les réponses, les commandes, les départs, les adresses en erreur, et demandez en caisse : « Comment l’avez-vous appris ? » Si un numéro fait partir plus de gens que les autres, relisez-le à côté de la phrase d’inscription. L’écart saute souvent aux yeux.',
    ),
    paragraph(
      'Une infolettre parle à tous en même temps. Pour écrire à chacun au bon moment, lisez [comment faire revenir ses clients](/blog-intelligent/faire-revenir). Si vous cherchez quelqu’un pour la mettre en route avec vous, voyez [ce que comprend notre service](/services/fidelisation-diamant).',
    ),
  ],
  sources: [
    {
      name: 'Gouvernement du Canada : loi canadienne anti-pourriel (L.C. 2010, ch. 23)',
      address: 'https://laws-lois.justice.gc.ca/fra/lois/E-1.6/',
    },
    {
      name: 'CNIL : la prospection commerciale par courrier électronique',
      address: 'https://www.cnil.fr/fr/la-prospection-commerciale-par-courrier-electronique',
    },
    {
      name: 'Union européenne : règlement général sur la protection des données (2016/679)',
      address: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      name: 'Federal Trade Commission : CAN-SPAM Act, guide pour les entreprises (en anglais)',
      address:
        'https://www.ftc.gov/business-guidance/resources/can-spam-act-compliance-guide-business',
    },
    {
      name: 'Google : consignes pour les expéditeurs de courriels',
      address: 'https://support.google.com/a/answer/81126',
    },
  ],
};

import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'YouTube SEO : référencement de vidéos | Iluma',
  description:
    'Le référencement de vidéos YouTube pour commerces : choix des sujets, tournage, montage, publication et mesure. Étapes, livrables et prix de départ.',
  head: {
    eyebrow: 'YouTube SEO',
    title: { before: 'YouTube SEO : des vidéos que ', emphasis: 'vos clients trouvent', after: '' },
    lead: 'Sur YouTube, vos clients cherchent une réponse plutôt qu’une marque. Vous la donnez en quelques minutes, et ils se souviennent de vous.',
  },
  figures: [],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'Les recherches',
      text: 'Nous tapons les questions de vos clients dans YouTube et regardons ce qui sort : de vieilles vidéos, des réponses vagues, un fabricant lointain. [YouTube dit classer](https://support.google.com/youtube/answer/16090438) selon la pertinence, l’intérêt du public et la qualité. Vous recevez une liste de sujets rangée par demande, avec ce qui manque aux vidéos existantes, et vous choisissez les premiers.',
    },
    {
      when: 'Semaine 2',
      title: 'Le tournage',
      text: 'Nous venons une demi-journée, hors de vos heures de pointe, et filmons plusieurs réponses d’affilée dans votre décor de tous les jours. Vous montrez le geste, la pièce, l’erreur fréquente ; nous tenons la caméra et le micro. Les clients présents sont filmés seulement s’ils l’ont accepté par écrit. Le soir, vous avez la liste des vidéos tournées.',
    },
    {
      when: 'Semaine 3',
      title: 'Le montage',
      text: 'La réponse vient dans les trente premières secondes, le détail ensuite. Nous écrivons le titre, la description et les chapitres, préparons une vignette lisible sur un téléphone et relisons les sous-titres en trois langues. Vous regardez chaque vidéo par un lien privé et demandez vos corrections. Une fois approuvée, elle paraît sur votre chaîne.',
    },
    {
      when: 'Chaque mois',
      title: 'La suite',
      text: 'Nous lisons [la courbe de rétention](https://support.google.com/youtube/answer/9314415), qui montre où les gens s’en vont, et les mots qui les ont amenés. Un départ massif avant trente secondes vient souvent d’un titre qui annonce autre chose ou d’une entrée trop longue. Vous recevez les chiffres, ce que nous changeons et les prochains sujets.',
    },
  ],
  deliverables: [
    'Une liste de sujets, classée par demande',
    'Des vidéos montées chaque mois',
    'Titres, descriptions, chapitres et vignettes',
    'Des sous-titres relus, en trois langues',
    'Un suivi : vues utiles, clics vers le site, appels',
  ],
  audience: {
    text: 'La vidéo rend service aux métiers du geste : réparer, poser, tailler, coiffer, soigner. Quelqu’un regarde comment faire, constate que c’est plus long que prévu, puis vous appelle. Il faut accepter une caméra dans l’atelier quelques heures par mois et attendre : une vidéo trouve souvent son public après des semaines, parfois à la saison suivante.',
    fits: [
      'On vous demande souvent « comment on fait ? » ou « combien de temps ça prend ? ».',
      'Votre travail se comprend en le voyant.',
      'Vous pouvez fermer une pièce ou un coin d’atelier pendant une matinée.',
      'Vous êtes prêt à montrer aussi ce qui rate et ce que cela coûte.',
    ],
    others: [
      'Vous parlez bien, mais il y a peu à filmer : [un balado](/services/podcasts) demande moins d’organisation à votre équipe.',
      'Vous voulez être vu dès demain dans votre quartier : [des annonces Facebook et Instagram](/services/meta-ads) s’y prêtent mieux, et [le simulateur de budget](/adluma) en estime le coût.',
    ],
  },
  cost: [
    `Le prix part de ${figures.priceYoutube} par mois. Il monte avec une deuxième visite, deux lieux de tournage, un long trajet, des vidéos de plus de dix minutes ou des prises difficiles : un toit, une cuisine en plein service, un chantier bruyant.`,
    'Vous le limitez en regroupant quatre ou cinq sujets le même matin, en préparant les pièces et les outils la veille, et en désignant une seule personne pour approuver les montages.',
    'Les photos de votre site, son hébergement, votre nom de domaine et la publicité vidéo ne sont pas compris. Les prix n’incluent pas non plus les taxes de votre province ou de votre pays. Le détail est dans [services et prix](/hub-services).',
    'Le service est facturé chaque mois, pour la durée inscrite au devis. Demandez-y le nombre de vidéos, la date de la première mise en ligne et les conditions d’arrêt. Pour en parler d’abord, [réservez un appel](/contact/rendez-vous).',
  ],
  risks: [
    {
      title: 'Beaucoup de vues, peu de clients',
      text: 'Une astuce générale peut plaire à l’autre bout du monde sans vous amener un appel. Nous regardons donc la part de spectateurs de votre région, les clics vers le site et les demandes, et nous choisissons les sujets suivants d’après ces trois chiffres.',
    },
    {
      title: 'Une vidéo est bloquée pour sa musique',
      text: 'La radio de l’atelier suffit à déclencher une réclamation de droits. D’après son aide, YouTube [bloque partout un format court de plus d’une minute](https://support.google.com/youtube/answer/15424877) qui en porte une. Nous éteignons la radio, prenons une musique sous licence et gardons la preuve ; s’il y a erreur, nous contestons.',
    },
    {
      title: 'Une personne filmée change d’avis',
      text: 'Au Québec, l’image d’une personne relève de sa vie privée ([Code civil, article 36](https://www.legisquebec.gouv.qc.ca/fr/document/lc/CCQ-1991)) ; la France protège aussi le droit à l’image. Nous gardons les accords écrits, et nous coupons le passage ou retirons la vidéo si quelqu’un le demande.',
    },
  ],
  example: {
    title: 'Un réparateur filme ses pannes courantes',
    paragraphs: [
      'Exemple : un réparateur d’électroménagers de Trois-Rivières, inventé pour cette page. Il tourne cinq vidéos en une matinée. Celle du lave-vaisselle est à refaire : le compresseur d’à côté couvre la voix.',
      'Après trois mois, « Machine à laver qui ne se vide plus » a 1 900 vues, dont les quatre cinquièmes loin de la Mauricie, et n’a amené que deux appels. « Réparer ou remplacer sa sécheuse ? » n’a que 240 vues, mais presque toutes de la région, et elle a amené six appels notés au téléphone. La visite de l’atelier, que le patron aimait bien, compte 31 vues.',
      'Sur la première vidéo, la courbe tombe à la vingtième seconde, pendant le logo animé : il est supprimé. La vignette, illisible sur un téléphone, est refaite avec quatre mots. Le trimestre suivant, trois sujets sur quatre parlent de prix et de décision. Le quatrième montre un joint de porte à changer soi-même, parce que cette question revient chaque jour.',
    ],
  },
  price: figures.priceYoutube,
  priceNote: 'Recherche des sujets, tournage, montage et publication compris.',
  tool: 'Préparer un script avec BlogIA',
  questions: [
    {
      question: 'Faut-il que je passe devant la caméra ?',
      answer:
        'Non. Vos mains et votre voix suffisent souvent. Une collègue peut aussi parler pendant que vous travaillez.',
    },
    {
      question: 'Et les formats courts ?',
      answer:
        'Nous en tirons de chaque vidéo, quand ils mènent à la version longue. YouTube les appelle Shorts : des vidéos verticales ou carrées, de trois minutes au plus.',
    },
    {
      question: 'Ma chaîne a douze abonnés. Est-ce un problème ?',
      answer:
        'Pas pour commencer. Quelqu’un qui cherche une panne ne regarde pas votre nombre d’abonnés. Une chaîne nouvelle peut toutefois mettre plus de temps à être proposée à côté d’autres vidéos ; d’où l’intérêt de viser d’abord des questions précises.',
    },
    {
      question: 'Que faire de la vidéo sur mon site ?',
      answer:
        'La placer sur la page qui traite la même question. Une image que l’on touche pour lancer la lecture garde [le site rapide](/blog-intelligent/site-rapide). Pour figurer dans les résultats vidéo, [Google recommande](https://developers.google.com/search/docs/appearance/video) une page consacrée à cette seule vidéo.',
    },
    {
      question: 'À qui appartient la chaîne ?',
      answer:
        'À vous. Elle est ouverte avec votre compte et vous nous y donnez un accès, que vous retirez quand vous voulez. Les vidéos restent en ligne après notre départ.',
    },
    {
      question: 'Comment savoir qu’un appel vient d’une vidéo ?',
      answer:
        'Un lien marqué dans la description compte les clics. Pour le téléphone, demandez à chacun comment il vous a trouvé et notez la réponse ; l’article [Compter ses appels](/blog-intelligent/compter-les-appels) détaille la méthode.',
    },
  ],
  closing: {
    title: { before: 'Quelle question vous pose-t-on ', emphasis: 'chaque jour', after: ' ?' },
    lead: 'Ce sera votre première vidéo. Nous vous disons combien de gens la cherchent.',
  },
};

import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Programme de fidélisation client | Iluma',
  description:
    'Un programme de relances qui fait revenir vos clients, avec leur accord : bons messages, bon moment, désabonnement facile. Étapes et livrables.',
  head: {
    eyebrow: 'Programme de fidélisation',
    title: {
      before: 'Programme de fidélisation : faites revenir vos ',
      emphasis: 'clients',
      after: '',
    },
    lead: 'Nous regardons quand vos clients reviennent et pourquoi ils cessent de venir, puis nous leur donnons une bonne raison de repasser.',
  },
  figures: [
    { value: figures.loyaltyRetention, label: 'de rétention' },
    { value: figures.loyaltyValue, label: 'de valeur par client' },
    { value: figures.loyaltyReferrals, label: 'de recommandations' },
  ],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'Le portrait',
      text: 'Vous nous remettez un fichier tiré de votre caisse ou de votre agenda, réduit aux dates de visite et aux moyens de joindre ceux qui l’ont accepté. Nous formons quelques groupes : nouveaux, réguliers, absents depuis trop longtemps. À la fin de la semaine, deux pages vous disent combien de personnes compte chaque groupe et à partir de combien de jours une absence inquiète.',
    },
    {
      when: 'Semaines 2 et 3',
      title: 'Le parcours',
      text: 'Nous écrivons l’accueil après la première visite, le rappel utile à la date où le besoin revient et l’attention qui remercie. Vous relisez le tout à voix haute et changez ce que vous ne diriez pas. Chaque message a une raison, porte votre nom et contient un lien de désabonnement. Pendant ce temps, nous montons la page de fidélisation avec les avantages que vous avez choisis.',
    },
    {
      when: 'Semaine 4',
      title: 'La mise en route',
      text: 'Les envois commencent par un petit groupe, pour vérifier que les courriels arrivent et que les liens fonctionnent. Seules les personnes qui ont donné leur accord sont sur la liste, et un clic suffit pour la quitter. Nous montrons à votre équipe comment inscrire un client au comptoir. Vous gardez un document qui indique d’où vient chaque accord.',
    },
    {
      when: 'Chaque mois',
      title: 'Le réglage',
      text: 'Nous comptons les personnes revenues, groupe par groupe, et comparons avec le portrait de départ. Un message qui ne ramène personne est réécrit une fois, puis retiré. Celui qui fonctionne est essayé sur un autre groupe. Vous recevez un chiffre, ce qui l’explique et une proposition pour le mois suivant, que vous êtes libre de refuser.',
    },
  ],
  deliverables: [
    'Un portrait de votre clientèle, groupe par groupe',
    'Les messages écrits, dans vos langues',
    'Une page de fidélisation pour vos clients',
    'Chaque accord et chaque désabonnement notés, comme le veulent la LCAP et le RGPD',
    'Un chiffre par mois : combien sont revenus',
  ],
  audience: {
    text: 'La fidélisation rapporte surtout aux commerces que l’on fréquente par habitude : restaurant, salon, clinique, garage, animalerie, boutique spécialisée. Il faut des clients qui peuvent revenir et une trace de leurs visites, même imparfaite. Pour saisir la logique avant de nous écrire, lisez [comment faire revenir ses clients sans les lasser](/blog-intelligent/faire-revenir).',
    fits: [
      'Vos clients ont une raison d’acheter au moins deux ou trois fois par année.',
      'Votre caisse, votre agenda ou votre boutique en ligne garde la date des visites.',
      'Vous savez que des habitués ont disparu, mais pas lesquels ni depuis quand.',
      'Quelqu’un de l’équipe peut répondre aux clients qui vous écrivent en retour.',
    ],
    others: [
      'Il vous manque surtout de nouveaux visages : commencez par la [visibilité locale](/services/visibilite-locale) ou par des [annonces Facebook et Instagram](/services/meta-ads).',
      'On vous achète une seule fois, comme une toiture ou une piscine : travaillez plutôt [la demande d’avis](/blog-intelligent/avis-google), qui amène le client suivant.',
      'Vous voulez donner des nouvelles une fois par mois : [une infolettre](/blog-intelligent/infolettre-locale) que vous écrivez vous-même suffit.',
    ],
  },
  cost: [
    'Trois choses font le prix : le nombre de clients à suivre, l’état de votre liste et les canaux que vous utilisez déjà. Un seul commerce avec un agenda en ligne à jour demande peu de préparation. Trois adresses, deux caisses qui ne se parlent pas et des fiches en double en demandent beaucoup plus, et le devis en tient compte.',
    'Le devis ne comprend pas ce que vous offrez à vos clients (le café, le réglage, l’échantillon), ni l’hébergement, le nom de domaine et les photos. Si des textos sont prévus, il précise qui en paie l’envoi. Les taxes s’ajoutent selon votre adresse, comme pour [tous nos services](/hub-services).',
    `La durée du programme et la façon de l’arrêter sont écrites avant que vous ne signiez. Le devis fixe aussi les conditions du seul remboursement que nous offrons, celui de la page de fidélisation : ${figures.retentionGuarantee} de rétention en ${figures.days} jours par rapport au point de départ mesuré avec vous, sinon nous vous remboursons.`,
  ],
  risks: [
    {
      title: 'La liste est en mauvais état',
      text: 'Des adresses mal recopiées, des accords introuvables, la même cliente inscrite trois fois. Nous n’écrivons pas aux personnes dont l’accord est douteux, même si la liste fond de moitié. Une inscription claire au comptoir la reconstruit peu à peu. Voyez [ce que la Loi 25 et le RGPD demandent](/blog-intelligent/loi-25-rgpd) à un petit commerce.',
    },
    {
      title: 'Les courriels arrivent dans les indésirables',
      text: 'Un domaine mal réglé suffit à les y envoyer. Avant le premier message, nous vérifions [SPF et DMARC](/guide/spf-et-dmarc), puis nous avançons par petits groupes. Si les plaintes ou les retours montent, les envois s’arrêtent le temps de trouver la cause.',
    },
    {
      title: 'La remise va à ceux qui seraient venus de toute façon',
      text: 'C’est l’erreur la plus chère, et elle se voit mal : les ventes montent pendant que la marge baisse. Nous préférons un avantage lié à votre métier. Quand le nombre le permet, un petit groupe ne reçoit pas l’offre, ce qui donne un point de comparaison.',
    },
    {
      title: 'Les clients partent pour une autre raison',
      text: 'Il arrive que les absents répondent : l’attente est devenue trop longue, un service a changé. Aucun message ne répare cela. Nous vous transmettons leurs mots tels quels, et le programme attend que vous ayez réglé la question.',
    },
  ],
  example: {
    title: 'Exemple : un salon de coiffure de Rimouski',
    paragraphs: [
      'Ce salon est inventé. L’agenda de Line contient 640 fiches. Une fois les doublons retirés, il reste 582 personnes, dont 310 ont accepté de recevoir des messages : 70 nouvelles, 160 régulières et 80 absentes depuis plus de cent jours.',
      'Le premier mois, un message court part aux 80 absentes. Neuf reprennent rendez-vous, six se désabonnent et onze répondent. Quatre de ces réponses disent la même chose : le samedi est toujours complet. Line ouvre deux soirs de semaine. La remise de 10 % offerte aux nouvelles, elle, déçoit : cinq personnes l’utilisent, et quatre d’entre elles avaient déjà réservé. Elle est retirée.',
      'Au bout de trois mois, 27 des 52 nouvelles clientes sont revenues, soit 52 %, contre 24 sur 60 (40 %) au trimestre précédent. L’écart tient à six personnes. Line garde les messages et attend un deuxième trimestre avant d’y croire.',
    ],
  },
  price: null,
  priceNote: 'Le prix dépend du nombre de clients et des canaux que vous utilisez déjà.',
  tool: 'Voir la page de fidélisation',
  questions: [
    {
      question: 'Je n’ai pas de liste de clients.',
      answer:
        'On commence par là : une raison de laisser son adresse, au comptoir et sur le site, et une phrase qui annonce ce que vous enverrez. Comptez quelques semaines d’inscriptions avant le premier message. Pour le formulaire, [deux champs suffisent](/blog-intelligent/formulaire-court).',
    },
    {
      question: 'Mes clients vont-ils se sentir harcelés ?',
      answer:
        'Non, si l’on écrit peu et à propos. Votre métier donne le rythme : des semaines pour un salon, une saison pour un garage. À la [Clinique RFS](/etudes-de-cas/clinique-rfs), par exemple, le message partait le lendemain de la visite, aux seuls patients qui l’avaient accepté. Qui n’en veut plus se désabonne en un clic.',
    },
    {
      question: 'Faut-il une carte de points ?',
      answer:
        'Rarement au début. Les points demandent un outil, un règlement et de la patience ; au Québec, [la loi encadre leur expiration](https://opc.gouv.qc.ca/commercant/secteur/carte-prepayee/programmes-fidelisation/expiration). Une attention à la deuxième visite s’explique en une phrase.',
    },
    {
      question: 'Comment savez-vous qu’une personne est revenue ?',
      answer:
        'Par votre agenda, votre caisse ou un nom noté à l’accueil, jamais par l’ouverture d’un courriel. Nous prenons les personnes venues pour la première fois un mois donné et regardons lesquelles sont repassées dans les 90 jours. Si vos visites ne sont notées nulle part, [un CRM simple](/blog-intelligent/crm-relances) vient d’abord.',
    },
    {
      question: 'Que deviennent les données de mes clients ?',
      answer:
        'Elles restent à vous et ne servent qu’à votre programme. Nous en demandons le moins possible, et le document remis au lancement dit qui peut voir quoi. Notre [politique de confidentialité](/politique-confidentialite) décrit ce que l’agence garde de son côté.',
    },
    {
      question: 'Puis-je m’en occuper moi-même ?',
      answer:
        'Dans un petit commerce, oui. Un agenda qui envoie des [rappels de rendez-vous](/blog-intelligent/rappels-rendez-vous) et un mot de remerciement font déjà beaucoup. Notre aide devient utile quand les clients se comptent par centaines, ou quand personne n’a le temps de remarquer qui manque. Si vous hésitez, [réservez un appel](/contact/rendez-vous) de quinze minutes.',
    },
  ],
  closing: {
    title: { before: 'Parlons de ', emphasis: 'vos clients', after: '' },
    lead: 'Dites-nous qui revient aujourd’hui. On vous dit ce qui ferait revenir les autres.',
  },
};

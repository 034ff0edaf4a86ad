import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Rappels de rendez-vous : réduire les absences',
  excerpt:
    'Quand rappeler un rendez-vous, par quel moyen et avec quels mots : un calendrier, des textos à copier, une politique d’absence et un report facile.',
  tags: ['rendez-vous', 'textos de rappel', 'absences', 'salons et cliniques'],
  seoKeywords: [
    'rappel de rendez-vous',
    'rendez-vous manqué',
    'texto de rappel',
    'politique d’annulation',
  ],
  blocks: [
    paragraph(
      'Mardi, 14 h. La coloriste a préparé son poste, le fauteuil est libre, le téléphone se tait. À 14 h 15, elle comprend que la cliente ne viendra pas. Le lendemain, celle-ci écrit, confuse : elle avait noté mercredi. Un texto le dimanche aurait suffi à corriger la date, et quelqu’un d’autre aurait profité de l’heure.',
    ),
    paragraph(
      'Vous trouverez ici de quoi régler la chose en un après-midi : un calendrier de rappels, des textes à copier, un report qui se fait du bout du pouce et une politique que la loi permet. Un téléphone et un agenda en ligne ordinaire suffisent pour commencer.',
    ),
    heading('Demander d’abord pourquoi les gens ne viennent pas'),
    paragraph(
      'Avant d’acheter un logiciel, reprenez les absences du dernier mois et téléphonez. Une phrase convient à tout le monde : « Nous vous attendions mardi, est-ce que tout va bien ? » Écrivez la raison avec les mots de la personne, puis classez. Chaque raison a son remède, et ce n’est pas toujours un rappel.',
    ),
    chart(
      'Exemple imaginaire : les raisons de 12 absences en un mois dans un salon de coiffure',
      { label: 'Oubli ou mauvaise date', value: 5, shown: '5' },
      { label: 'Empêchement, ligne occupée', value: 3, shown: '3' },
      { label: 'Changement d’avis', value: 2, shown: '2' },
      { label: 'Maladie ou transport', value: 2, shown: '2' },
    ),
    paragraph(
      'Dans cet exemple, un rappel ne corrige que cinq absences sur douze. Un lien pour changer l’heure en corrige trois de plus. Un ton qui permet de dire non fait le reste : on annule plus volontiers auprès de quelqu’un qui ne gronde pas.',
    ),
    heading('Ce que coûte un rendez-vous manqué'),
    paragraph(
      'Prenons une coupe avec couleur à 90 $. Douze absences font 1 080 $ de ventes perdues. Si la liste d’attente remplit quatre de ces heures, il en reste huit, donc 720 $. Refaites ce calcul avec vos prix. Il vous dit combien de temps et de textos vous pouvez y consacrer, et à partir de quand un outil payant se justifie.',
    ),
    heading('Quand envoyer un rappel de rendez-vous'),
    paragraph(
      'Une [synthèse Cochrane publiée en 2013](https://doi.org/10.1002/14651858.CD007458.pub3) réunit des essais faits dans des cliniques. Elle conclut que les rappels par texto font venir plus de patients que l’absence de rappel, et à peu près autant que les appels. Elle ne dit pas quelle heure convient à un garage ou à un toiletteur. Le tableau est donc un point de départ, à régler d’après vos chiffres.',
    ),
    table(
      'Calendrier de rappels pour un commerce sur rendez-vous',
      ['Moment', 'Moyen', 'Contenu du message'],
      [
        'À la réservation',
        'Courriel',
        'Jour, heure, adresse, durée, prix, fichier d’agenda, lien de report',
      ],
      [
        '7 jours avant, si l’heure a été prise plus d’un mois d’avance',
        'Courriel',
        'L’heure tient-elle toujours ?',
      ],
      ['2 jours avant', 'Texto', 'Jour, heure, confirmer ou déplacer'],
      ['Le matin même', 'Texto, aux nouveaux clients', 'Entrée, stationnement, quoi apporter'],
      ['Le jour d’une absence', 'Texto ou appel', 'Des nouvelles, et trois autres heures'],
    ),
    paragraph(
      'Deux jours laissent à la personne le temps de s’organiser et à vous celui de redonner la place. Un rappel envoyé deux heures avant réveille les distraits, mais l’heure qu’il libère reste vide.',
    ),
    heading('Texto, courriel ou appel'),
    list(
      'Le texto se lit vite : gardez-le pour le rappel. Au moment de réserver, demandez le numéro de cellulaire et dites à quoi il servira.',
      'Le courriel conserve les détails, la préparation et la facture. C’est le bon endroit pour la confirmation.',
      'L’appel se réserve aux longs rendez-vous, aux personnes qui le préfèrent et à celles qui ont déjà manqué deux fois.',
    ),
    paragraph(
      'Un écran verrouillé se lit par-dessus l’épaule. N’y mettez ni le soin, ni le motif de la visite, ni rien qui touche à la santé : « votre rendez-vous de jeudi » dit tout. S’en tenir au nécessaire est de toute façon ce que demandent [la Loi 25 et le RGPD](/blog-intelligent/loi-25-rgpd).',
    ),
    heading('Quatre textos de rappel à copier'),
    list(
      'Confirmation : « C’est noté, Nadia : jeudi 12 mars à 14 h avec Maude, au Salon des Érables. Pour changer l’heure : (lien). »',
      'Deux jours avant : « Bonjour Nadia, on se voit jeudi 12 mars à 14 h au Salon des Érables. Répondez OUI, ou choisissez une autre heure : (lien). »',
      'Le matin même : « À tout à l’heure, Nadia. L’entrée est rue Cartier, le stationnement derrière. Salon des Érables. »',
      'Après une absence : « Bonjour Nadia, nous vous attendions à 14 h au Salon des Érables. J’espère que tout va bien. Voici trois autres moments : (lien). »',
    ),
    paragraph(
      'Chaque texte donne le prénom, le jour et la date, le nom du commerce et un seul geste à faire. Écrivez « jeudi 12 mars » plutôt que « demain », qui devient faux si le message est lu le lendemain. Laissez les promotions pour un autre envoi. Au Canada, [la loi anti-pourriel](https://laws-lois.justice.gc.ca/fra/lois/E-1.6/) dispense de consentement le message qui ne fait que confirmer une transaction convenue ; ajoutez-y une offre et la dispense tombe. Dans tous les cas, nommez-vous et laissez un moyen de ne plus recevoir de textos.',
    ),
    tip(
      'Envoyez-vous le rappel et regardez l’écran verrouillé. Le jour, l’heure et votre nom doivent tenir dans les deux premières lignes, avant que le texte soit coupé.',
    ),
    heading('Déplacer un rendez-vous en deux gestes'),
    paragraph(
      'Quand un client a un empêchement et tombe sur la boîte vocale, il lui arrive de ne pas rappeler. Changer l’heure doit donc demander moins d’effort que de ne pas venir.',
    ),
    list(
      'Un lien personnel dans chaque message, qui ouvre le rendez-vous et ne réclame aucun mot de passe.',
      'Deux boutons, « Déplacer » et « Annuler », visibles sans faire défiler l’écran.',
      'De vraies heures libres, et non un formulaire qui promet qu’on rappellera.',
      'Une limite annoncée, par exemple la veille à 18 h ; ensuite, on téléphone.',
      'Une confirmation immédiate de la nouvelle heure.',
    ),
    paragraph(
      'Pour voir un tel parcours du côté du client, [prenez rendez-vous avec nous](/contact/rendez-vous) : la confirmation contient le lien pour déplacer ou annuler. Si vos clients abandonnent avant même de réserver, raccourcissez plutôt [le formulaire](/blog-intelligent/formulaire-court).',
    ),
    paragraph(
      'L’heure rendue doit servir à quelqu’un. Tenez une liste d’attente avec les jours qui conviennent à chacun. Quand une place s’ouvre, écrivez à trois personnes et précisez que la première réponse l’obtient.',
    ),
    heading('Une politique d’absence que la loi permet'),
    paragraph(
      'Au Québec, l’article 13 de la [Loi sur la protection du consommateur](https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-40.1) interdit à un commerçant de fixer d’avance un montant ou un pourcentage que le client devra s’il ne tient pas son engagement. L’affiche « Absence : 25 $ » d’un salon ou d’un garage n’est donc pas permise, même si le client l’a acceptée. Les membres d’un ordre professionnel suivent leur code de déontologie : renseignez-vous auprès de l’ordre.',
    ),
    paragraph(
      'Depuis le 17 juillet 2025, les restaurants ont une exception. Selon l’[Office de la protection du consommateur](https://www.opc.gouv.qc.ca/consommateur/sujet/reservation-restaurant), ils peuvent demander jusqu’à 10 $ par personne, pour un groupe d’au moins deux, à condition d’en avoir averti avant la réservation, de permettre une annulation facile et d’avoir envoyé un rappel ou une confirmation de 6 à 48 heures avant. Le client qui annule au moins 3 heures d’avance ne doit aucuns frais.',
    ),
    paragraph(
      'En France, écrivez si la somme versée d’avance est un acompte ou des arrhes. [Les arrhes](https://www.service-public.fr/particuliers/vosdroits/F31187) restent au commerce quand le client renonce ; si c’est le commerce qui renonce, il en rembourse le double. Ceci n’est pas un avis juridique : faites relire votre texte. Voici une politique qui tient sur une carte et ne réclame pas d’argent.',
    ),
    list(
      'Un empêchement ? Changez l’heure jusqu’à la veille, par le lien reçu.',
      'Après 15 minutes de retard, nous raccourcissons le service ou proposons un autre moment.',
      'Après deux absences, nous confirmons par téléphone avant de garder l’heure.',
      'Si c’est nous qui annulons, vous choisissez en premier.',
    ),
    heading('Trois erreurs à éviter'),
    list(
      'Cinq messages pour une coupe de vingt minutes. Le client finit par n’en lire aucun.',
      'Un numéro auquel on ne peut pas répondre : la personne écrit « je serai en retard » et personne ne le voit.',
      'L’annulation d’office faute de réponse. Celui qui n’a pas répondu arrive parfois à l’heure, et trouve sa place prise.',
    ),
    heading('Ce qu’il faut compter au bout d’un mois'),
    paragraph(
      'Quatre nombres suffisent, semaine par semaine : les rendez-vous pris, les absences, les reports, les heures libérées puis reprises. Davantage de reports et moins d’absences, c’est le progrès cherché. Comparez au même mois de l’année précédente si vous l’avez : l’hiver et les vacances pèsent lourd.',
    ),
    paragraph(
      'Regardez aussi le délai entre la réservation et la visite. Si les absences viennent surtout d’heures prises longtemps d’avance, ouvrez l’agenda moins loin. Notez enfin la raison de chaque absence dans [la fiche du client](/blog-intelligent/crm-relances) ; la prochaine personne au comptoir saura quoi proposer.',
    ),
    paragraph(
      'Une fois les absences maîtrisées, occupez-vous de la visite suivante : [comment faire revenir vos clients](/blog-intelligent/faire-revenir) prend le relais. Et si vous préférez confier la rédaction et la mise en route des messages, c’est l’objet de notre [programme de fidélisation](/services/fidelisation-diamant).',
    ),
  ],
  sources: [
    {
      name: 'Cochrane : Mobile phone messaging reminders for attendance at healthcare appointments (2013, en anglais)',
      address: 'https://doi.org/10.1002/14651858.CD007458.pub3',
    },
    {
      name: 'LégisQuébec : Loi sur la protection du consommateur, article 13',
      address: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-40.1',
    },
    {
      name: 'Office de la protection du consommateur : réservation au restaurant',
      address: 'https://www.opc.gouv.qc.ca/consommateur/sujet/reservation-restaurant',
    },
    {
      name: 'Gouvernement du Canada : loi canadienne anti-pourriel, article 6',
      address: 'https://laws-lois.justice.gc.ca/fra/lois/E-1.6/',
    },
    {
      name: 'Service-Public.fr : acompte, avance, arrhes',
      address: 'https://www.service-public.fr/particuliers/vosdroits/F31187',
    },
  ],
};

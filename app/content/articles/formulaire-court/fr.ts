import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Un formulaire de contact que les gens terminent',
  excerpt:
    'Quels champs garder, comment les nommer, quoi écrire en cas d’erreur et après l’envoi : un formulaire de devis simple sur téléphone et accessible à tous.',
  tags: ['formulaire de contact', 'demande de devis', 'accessibilité', 'téléphone mobile'],
  seoKeywords: [
    'formulaire de contact efficace',
    'formulaire de demande de devis',
    'demande de soumission en ligne',
    'formulaire accessible WCAG',
  ],
  blocks: [
    paragraph(
      'Dimanche soir, un propriétaire voit une tache s’élargir au plafond. De son téléphone, il trouve votre site et ouvre « Demander un devis ». Quatorze champs l’attendent, dont son budget et « Comment avez-vous entendu parler de nous ? ». Il répond à tout, touche « Soumettre » et lit en rouge : « Champ invalide ». Ses réponses ont disparu. Lundi matin, vous n’avez pas de message et vous ne savez pas qu’il a essayé.',
    ),
    paragraph(
      'Voici comment bâtir le formulaire qu’il aurait terminé : quels champs garder, quels mots employer, comment traiter les erreurs, et comment vérifier que tout le monde peut s’en servir, y compris au clavier ou avec un lecteur d’écran.',
    ),
    heading('Quels champs garder dans une demande de devis'),
    paragraph(
      'Partez de l’appel que vous ferez. Que faut-il savoir avant de composer le numéro ? Le reste se demande de vive voix, et une bonne question en apprend plus qu’une liste déroulante.',
    ),
    table(
      'Exemple : le tri des champs chez un couvreur',
      ['Champ', 'Décision', 'Raison'],
      ['Nom', 'Garder, en une case', 'On sait à qui l’on parle'],
      ['Téléphone ou courriel', 'Garder, au choix', 'Un seul suffit pour répondre'],
      ['Code postal', 'Garder', 'Dit si vous desservez le secteur'],
      ['Besoin', 'Garder, en texte libre', 'Prépare l’appel'],
      ['Photo', 'Facultatif', 'Évite parfois une visite'],
      ['Adresse complète', 'Plus tard', 'Sert au moment de se déplacer'],
      ['Budget, source', 'Retirer', 'Ne change pas le premier appel'],
    ),
    paragraph(
      'Laissez la personne choisir entre téléphone et courriel. Certains ne répondent pas aux numéros inconnus, d’autres n’ouvrent leurs messages que le soir. Écrivez « facultatif » à côté des champs qui le sont ; c’est plus clair qu’une pluie d’astérisques.',
    ),
    tip(
      'Relisez vos vingt dernières demandes. Un champ resté vide ou rempli n’importe comment presque chaque fois est un champ à retirer.',
    ),
    paragraph(
      'Ce que vous ne demandez pas, vous n’avez pas à le protéger. [La Loi 25 et le RGPD](/blog-intelligent/loi-25-rgpd) vont dans ce sens : tenez-vous-en au nécessaire. L’inscription à l’infolettre se fait par une case à part, vide au départ : au Canada, [le CRTC n’admet pas la case cochée d’avance](https://crtc.gc.ca/fra/archive/2012/2012-549.htm) comme consentement exprès. Ce paragraphe n’est pas un avis juridique.',
    ),
    heading('Donner à chaque champ une étiquette visible'),
    paragraph(
      'Placez l’étiquette au-dessus de la case, et laissez-la en place. Un exemple en gris dans la case s’efface quand on écrit, et la personne interrompue par un appel ne sait plus ce qui allait où. Le W3C le rappelle : ce texte gris [ne remplace pas l’étiquette](https://www.w3.org/WAI/tutorials/forms/instructions/).',
    ),
    list(
      'Employez les mots de vos clients : « Votre téléphone » plutôt que « Coordonnées ».',
      'Posez une seule question par champ.',
      'Si un format compte, dites-le sous l’étiquette, avant la saisie.',
      'Proposez des boutons quand il y a deux ou trois choix, une liste déroulante au-delà.',
      'Liez l’étiquette à sa case dans le code. La toucher place alors le curseur, et un lecteur d’écran peut la lire.',
    ),
    heading('Rendre le formulaire facile sur un téléphone'),
    paragraph(
      'Chaque champ peut annoncer au téléphone ce qu’il attend. Le clavier des chiffres s’ouvre pour le numéro, celui avec @ pour le courriel, et les renseignements déjà enregistrés sont proposés d’un toucher. Cette annonce fait partie des règles d’accessibilité WCAG ([critère 1.3.5](https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html)) pour les champs sur la personne, comme son nom ou son courriel.',
    ),
    list(
      'Une seule colonne, de haut en bas.',
      'Un texte de 16 pixels ou plus dans les cases ; en dessous, l’iPhone agrandit la page.',
      'Des cases à cocher et des boutons de [24 pixels au moins](https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html), et de 44 pour le bouton d’envoi.',
      'Votre numéro juste à côté, pour ceux qui préfèrent appeler.',
    ),
    paragraph(
      'Le formulaire doit aussi arriver vite. S’il vient d’un service extérieur, il s’affiche souvent en dernier, et la page saute quand il prend sa place. [Accélérer la page](/blog-intelligent/site-rapide) fait donc partie du travail.',
    ),
    heading('Écrire des messages d’erreur utiles'),
    paragraph(
      'Les WCAG demandent de [décrire l’erreur avec des mots](https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html) et de proposer la correction quand on la connaît. Un contour rouge ne suffit donc pas. Attendez que la personne ait fini d’écrire, conservez tout ce qu’elle a saisi, placez le message contre la case et amenez-la à la première chose à revoir.',
    ),
    table(
      'Messages d’erreur : ceux qui bloquent et ceux qui aident',
      ['Situation', 'À éviter', 'À écrire'],
      ['Courriel mal tapé', 'Champ invalide', 'Il manque le @. Exemple : nom@domaine.com'],
      [
        'Numéro trop court',
        'Erreur de format',
        'Il manque un chiffre : nous en comptons 9 sur 10.',
      ],
      ['Besoin laissé vide', 'Champ requis', 'Dites-nous en quelques mots quoi réparer.'],
      [
        'Panne à l’envoi',
        'Erreur 500',
        'L’envoi a échoué. Votre texte est gardé ; réessayez ou appelez.',
      ],
    ),
    paragraph(
      'Soyez large sur la forme. Un numéro avec des espaces, des tirets ou un indicatif reste un numéro : à votre site de le mettre en forme.',
    ),
    heading('Confirmer l’envoi et annoncer la suite'),
    paragraph(
      'Le bouton dit ce que l’on obtient : « Demander mon devis », « Réserver une visite ». Dès qu’il est touché, montrez que l’envoi est en cours et empêchez un second envoi. Puis confirmez : ce qui est reçu, qui répondra, quand, et quoi faire en cas d’urgence.',
    ),
    paragraph(
      'Par exemple : « Merci, Paul. Votre demande pour le plafond est arrivée. Julie vous appelle demain avant midi. Si l’eau coule, composez tout de suite le 514 555-0123. » Envoyez le même texte par courriel, avec une copie de la demande. Dans la page, un lecteur d’écran doit pouvoir l’annoncer ([critère 4.1.3](https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html)).',
    ),
    paragraph(
      'Promettez un délai que vous tenez même un jour chargé. [Répondre vite à une demande de devis](/blog-intelligent/devis-rapides) s’organise, et [les relances](/blog-intelligent/crm-relances) prennent le relais quand la personne se tait.',
    ),
    heading('Découper un formulaire qui doit rester long'),
    paragraph(
      'Un déménageur ou un traiteur a parfois besoin de dix renseignements. Faites-en alors plusieurs pages courtes. Annoncez le nombre d’étapes, permettez de revenir en arrière et conservez les réponses. Commencez par le projet et gardez les coordonnées pour la fin. Ne redemandez pas ce qui a déjà été donné : les WCAG l’exigent aussi ([critère 3.3.7](https://www.w3.org/WAI/WCAG22/Understanding/redundant-entry.html)). Avant l’envoi, montrez un résumé que l’on peut corriger.',
    ),
    heading('Arrêter les pourriels en laissant passer les clients'),
    paragraph(
      'Les lettres déformées arrêtent des robots, et aussi des gens pressés ou malvoyants. Commencez par ce qui ne se voit pas : un champ piège, caché aux yeux comme aux lecteurs d’écran, puis un filtre sur le serveur. N’ajoutez une épreuve visible que si cela ne suffit pas, avec une autre façon de la réussir.',
    ),
    heading('Vérifier l’accessibilité du formulaire soi-même'),
    list(
      'Sans souris, parcourez tout avec la touche Tab : l’ordre est-il logique, voyez-vous toujours où vous êtes ?',
      'Agrandissez la page à 200 % : chaque étiquette reste-t-elle près de sa case ?',
      'Envoyez le formulaire vide et lisez les messages à voix haute.',
      'Écoutez-le avec VoiceOver ou TalkBack, déjà présents sur les téléphones.',
      'Passez l’écran en gris : les erreurs se voient-elles encore ?',
    ),
    paragraph(
      'Notre [audit gratuit](/ila) relève les champs sans nom et les contrastes faibles. Aucun contrôle automatique ne remplace ces cinq essais.',
    ),
    heading('Exemple : le formulaire du couvreur, avant et après'),
    paragraph(
      'Revenons à notre propriétaire. L’ancien formulaire posait quatorze questions sur deux colonnes et finissait par « Soumettre ». Le nouveau tient sur un écran : « Votre nom », « Téléphone ou courriel », « Code postal », « Que se passe-t-il avec votre toit ? », puis « Joindre une photo (facultatif) ».',
    ),
    paragraph(
      'Au-dessus, une phrase prépare la personne : « Quatre questions, et un appel demain avant midi. » Sous le bouton « Demander mon devis », une autre dit ce que deviennent ses réponses : « Nous nous en servons pour vous répondre, et pour rien d’autre. » N’écrivez cette promesse que si elle est vraie chez vous, et mettez le lien vers votre politique de confidentialité à côté.',
    ),
    heading('Trouver l’étape où les gens abandonnent'),
    paragraph(
      'Comptez quatre moments pendant un mois. Cet exemple inventé montre comment les lire.',
    ),
    chart(
      'Exemple : ce que deviennent 200 visites de la page de devis',
      { label: 'Page ouverte', value: 200, shown: '200' },
      { label: 'Premier champ rempli', value: 90, shown: '90' },
      { label: 'Bouton touché', value: 48, shown: '48' },
      { label: 'Demande reçue', value: 30, shown: '30' },
    ),
    paragraph(
      'Ici, 18 des 48 personnes qui ont touché le bouton n’ont pas réussi à envoyer. Elles étaient décidées : corrigez d’abord les messages d’erreur. Une chute entre la page et le premier champ mettrait plutôt en cause ce que dit la page, ou la longueur apparente du formulaire.',
    ),
    paragraph(
      'Le premier de chaque mois, envoyez une demande d’essai depuis votre téléphone et assurez-vous qu’elle arrive à la bonne personne. Pour le reste de la page, lisez [comment bâtir une page de destination](/blog-intelligent/page-une-intention), ou confiez-nous l’ensemble avec notre [service de pages de destination](/services/landing-aimant).',
    ),
  ],
  sources: [
    {
      name: 'W3C : Forms Tutorial, Form Instructions',
      address: 'https://www.w3.org/WAI/tutorials/forms/instructions/',
    },
    {
      name: 'W3C : Understanding WCAG 2.2, Error Identification',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/error-identification.html',
    },
    {
      name: 'W3C : Understanding WCAG 2.2, Identify Input Purpose',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
    },
    {
      name: 'W3C : Understanding WCAG 2.2, Target Size (Minimum)',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
    },
    {
      name: 'CRTC : Bulletin d’information 2012-549 sur les cases cochées d’avance',
      address: 'https://crtc.gc.ca/fra/archive/2012/2012-549.htm',
    },
  ],
};

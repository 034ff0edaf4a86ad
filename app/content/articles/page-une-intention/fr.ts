import { heading, list, paragraph, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Une page, une intention, une action',
  excerpt:
    'Comment construire une page de destination qui répond à une seule recherche : promesse, preuve, objections, formulaire court, et un test à la fois.',
  tags: ['landing page', 'conversion', 'formulaire', 'rédaction'],
  seoKeywords: [
    'page de destination',
    'landing page efficace',
    'taux de conversion',
    'formulaire de contact',
  ],
  blocks: [
    paragraph(
      'Une page d’accueil reçoit tout le monde : le client fidèle, le candidat, le fournisseur, le curieux. Une page de destination ne reçoit qu’une personne, venue d’une annonce, d’un courriel ou d’une recherche, avec une question précise. Son travail est de répondre à cette question et de proposer la suite. Rien d’autre.',
    ),
    heading('Nommer l’intention avant d’écrire'),
    paragraph(
      'Complétez cette phrase : « La personne qui arrive ici veut… et hésite parce que… ». Si vous avez besoin d’un « et aussi », il vous faut deux pages. Une propriétaire qui veut savoir combien coûte une toiture et un gestionnaire d’immeubles qui veut un contrat d’entretien ne lisent pas la même chose, même si vous vendez aux deux.',
    ),
    paragraph(
      'Où trouver les mots justes ? Dans les demandes que vous avez déjà reçues. Relisez vos derniers courriels, réécoutez un appel, demandez à la personne qui répond au téléphone quelles questions reviennent. Vos clients ont déjà écrit votre page.',
    ),
    heading('Le premier écran'),
    paragraph(
      'En quelques secondes, la personne doit savoir qu’elle est au bon endroit. Le titre reprend ce qu’elle cherchait, avec ses mots. Une phrase dit ce qu’elle obtient et à quelle condition. Un bouton nomme ce qui se passe ensuite : « Recevoir une estimation » est plus clair que « Envoyer ».',
    ),
    list(
      'Un titre qui dit le service et le lieu, ou le service et le résultat.',
      'Une phrase qui répond à l’hésitation principale.',
      'Un seul bouton, visible sans faire défiler, répété plus bas.',
      'Une image vraie : le produit, l’équipe, un chantier. Pas une poignée de main.',
    ),
    heading('La preuve, puis les objections'),
    paragraph(
      'Une promesse sans preuve ne vaut rien. Choisissez des preuves que l’on peut vérifier : un avis signé et daté, une photo avant et après, une certification avec son nom, une étude de cas. Placez-les près de l’affirmation qu’elles soutiennent, pas toutes ensemble en bas de page.',
    ),
    paragraph(
      'Viennent ensuite les objections. Combien de temps ? Que se passe-t-il si cela ne convient pas ? Qui vient chez moi ? Répondez-y franchement, prix compris quand c’est possible. Un point de départ suivi de ce qui le fait varier vaut mieux que le silence : sans prix, chacun imagine le sien, et rarement à votre avantage.',
    ),
    heading('Un formulaire qui respecte le temps'),
    paragraph(
      'Pour chaque champ, demandez-vous ce que vous en ferez dans l’heure qui suit. Si la réponse est « rien », retirez-le. Un nom, un moyen de joindre la personne et sa question suffisent presque toujours pour un premier échange.',
    ),
    list(
      'Gardez les étiquettes au-dessus des champs ; un texte grisé disparaît dès qu’on écrit.',
      'Acceptez les numéros et les adresses comme les gens les écrivent.',
      'Dites l’erreur à côté du champ, en mots, sans effacer ce qui a été saisi.',
      'Annoncez quand vous répondrez, et tenez parole.',
      'Expliquez en une phrase ce que vous ferez des renseignements confiés.',
    ),
    tip(
      'Remplissez votre propre formulaire d’un téléphone, avec une seule main, un jour de pluie. Tout ce qui vous agace a déjà fait partir quelqu’un.',
    ),
    heading('Rapide et lisible pour tous'),
    paragraph(
      'Une belle page lente n’est pas vue. Réduisez les images, limitez les polices et les scripts, évitez les vidéos qui démarrent seules. Vérifiez aussi que la page se parcourt au clavier, que les couleurs contrastent assez, que les images utiles sont décrites. Ce soin sert les personnes handicapées, et aussi tous ceux qui lisent au soleil ou avec un vieux téléphone.',
    ),
    heading('L’ordre des parties, de haut en bas'),
    paragraph(
      'Une page de destination se lit comme une conversation : chaque partie répond à la question que la précédente a fait naître. Si vous hésitez sur l’ordre, partez de celui-ci et n’en changez que pour une raison.',
    ),
    list(
      'Le titre et sa phrase : suis-je au bon endroit ?',
      'Ce que la personne reçoit, en quelques lignes concrètes : qu’est-ce que j’obtiens, et quand ?',
      'La preuve la plus forte, tout près : pourquoi vous croire ?',
      'Le déroulement, étape par étape : que se passe-t-il si je dis oui ?',
      'Le prix, ou ce qui le fait varier : combien, à peu près ?',
      'Les réponses aux dernières hésitations : et si cela ne convient pas ?',
      'Le formulaire et le délai de réponse : que faire maintenant ?',
    ),
    paragraph(
      'Imprimez la page et découpez-la. Donnez les morceaux dans le désordre à quelqu’un qui ne connaît pas votre métier et demandez-lui de les ranger. Là où il hésite, il manque une phrase. Là où il met un morceau de côté, vous pouvez souvent vous en passer.',
    ),
    heading('Tester sans se mentir'),
    paragraph(
      'Changez une chose à la fois, la plus importante d’abord : la promesse, puis la preuve, puis le formulaire. La couleur d’un bouton vient bien après. Décidez à l’avance combien de temps dure le test et ce que vous compterez. Avec peu de visites, un test ne tranchera rien ; regardez plutôt cinq personnes utiliser la page et notez où elles s’arrêtent.',
    ),
    paragraph(
      'Comptez enfin les demandes utiles, pas les demandes tout court. Une page qui attire deux fois plus de messages hors sujet vous coûte du temps. Reliez chaque demande à la page d’où elle vient, suivez celles qui deviennent des clients, et gardez la version qui en amène.',
    ),
    paragraph(
      'Quand une page fonctionne, ne l’élargissez pas. Faites-en une autre, pour l’intention suivante. C’est ainsi qu’un site grandit sans devenir flou.',
    ),
  ],
};

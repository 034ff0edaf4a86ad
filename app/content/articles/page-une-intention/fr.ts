import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Une page, une intention, une action',
  excerpt:
    'Comment construire une page de destination qui répond à une seule recherche : promesse, preuve, objections, formulaire court, et un test à la fois.',
  tags: ['page de destination', 'conversion', 'formulaire', 'rédaction'],
  seoKeywords: [
    'page de destination',
    'landing page efficace',
    'taux de conversion',
    'formulaire de contact',
  ],
  blocks: [
    paragraph(
      'Une page d’accueil reçoit tout le monde : le client fidèle, le candidat, le fournisseur, le curieux. Une page de destination ne reçoit qu’une personne, venue d’une annonce, d’un courriel ou d’une recherche, avec une question précise. Elle sert seulement à répondre à cette question et à proposer la suite.',
    ),
    heading('Nommer l’intention avant d’écrire'),
    paragraph(
      'Complétez cette phrase : « La personne qui arrive ici veut… et hésite parce que… ». Si vous avez besoin d’un « et aussi », il vous faut deux pages. Une propriétaire qui veut savoir combien coûte une toiture et un gestionnaire d’immeubles qui veut un contrat d’entretien ne lisent pas la même chose, même si vous vendez aux deux.',
    ),
    paragraph(
      'Où trouver les mots justes ? Dans les demandes que vous avez déjà reçues. Relisez vos derniers courriels, réécoutez un appel, demandez à la personne qui répond au téléphone quelles questions reviennent. Une bonne partie de votre page s’y trouve déjà.',
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
    heading('Exemple : un premier écran réécrit'),
    paragraph(
      'Prenons un couvreur inventé, dont l’annonce vise « réparation de toiture Lévis ». Son ancienne page présentait l’entreprise. La nouvelle répond à une personne dont le plafond coule.',
    ),
    table(
      'Exemple inventé : le premier écran d’un couvreur, avant et après',
      ['Élément', 'Avant', 'Après'],
      ['Titre', 'Bienvenue chez Toitures Deslauriers', 'Réparation de toiture à Lévis'],
      [
        'Phrase',
        'Votre satisfaction, notre priorité',
        'Un couvreur passe sous deux jours et chiffre la réparation sur place',
      ],
      ['Bouton', 'Envoyer', 'Demander une visite'],
      ['Image', 'Une poignée de main', 'Un solin refait, photo datée'],
      ['Preuve', '« Une équipe d’experts »', 'L’avis signé d’un client de Lévis'],
    ),
    paragraph(
      'Les mots du nouveau titre viennent [des clients](/blog-intelligent/mots-des-clients). La phrase contient un délai, que l’entreprise doit pouvoir tenir une semaine de pluie ; sinon, mieux vaut en annoncer un plus long.',
    ),
    heading('La preuve, puis les objections'),
    paragraph(
      'Une promesse sans preuve convainc peu. Choisissez des preuves que l’on peut vérifier : un avis signé et daté, une photo avant et après, une certification avec son nom, une étude de cas. Placez-les près de l’affirmation qu’elles soutiennent, pas toutes ensemble en bas de page.',
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
      'Remplissez votre propre formulaire sur un téléphone, avec une seule main, un jour de pluie. Tout ce qui vous agace a déjà fait partir quelqu’un.',
    ),
    paragraph(
      'Le choix des champs, un par un, fait l’objet d’un autre article : [le formulaire court](/blog-intelligent/formulaire-court).',
    ),
    heading('Rapide et lisible pour tous'),
    paragraph(
      'Une belle page trop lente est quittée avant d’être vue. Réduisez les images, limitez les polices et les scripts, évitez les vidéos qui démarrent seules. Vérifiez aussi que la page se parcourt au clavier, que les couleurs contrastent assez, que les images utiles sont décrites. Ce soin sert les personnes handicapées, et aussi tous ceux qui lisent au soleil ou avec un vieux téléphone.',
    ),
    table(
      'Seuils publiés par Google et par le W3C',
      ['Ce qu’on mesure', 'Seuil', 'Ce que le visiteur remarque'],
      ['Affichage du plus grand élément (LCP)', '2,5 s au plus', 'La page paraît prête'],
      ['Réaction au toucher (INP)', '200 ms au plus', 'Le bouton répond'],
      ['Décalages à l’écran (CLS)', '0,1 au plus', 'Le texte ne saute pas'],
      ['Contraste du texte courant', '4,5 pour 1 au moins', 'On lit en plein jour'],
      ['Taille d’un bouton', '24 × 24 px au moins, sauf exceptions', 'Le pouce tombe juste'],
    ),
    paragraph(
      'Les trois premiers se jugent sur de vraies visites : ils sont [atteints](https://web.dev/articles/vitals) quand trois visites sur quatre les respectent. Pour savoir par où commencer, lisez [comment accélérer un site](/blog-intelligent/site-rapide) ; [l’audit gratuit](/ila) relève ce qui ralentit le vôtre.',
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
    heading('Accorder l’annonce et la page'),
    paragraph(
      'La personne qui touche une annonce attend la suite de ce qu’elle vient de lire. L’annonce parle d’une fuite ? La page commence par la fuite. Google Ads tient compte de [l’expérience sur la page de destination](https://support.google.com/google-ads/answer/14086) : utilité du contenu, navigation, nombre de liens, attentes créées par l’annonce. Il exige aussi que l’adresse affichée et la page soient sur le même domaine.',
    ),
    paragraph(
      'Dans une [campagne locale](/blog-intelligent/campagne-locale), prévoyez une page par groupe d’annonces, pas une par mot-clé. Si vos pages ne se distinguent que par un nom de lieu, voyez d’abord [ce qui rend utile une page de ville](/blog-intelligent/pages-par-ville).',
    ),
    heading('Tester sans se mentir'),
    paragraph(
      'Changez une chose à la fois, la plus importante d’abord : la promesse, puis la preuve, puis le formulaire. La couleur d’un bouton vient bien après. Décidez à l’avance combien de temps dure le test et ce que vous compterez. Avec peu de visites, un test ne tranchera rien ; regardez plutôt cinq personnes utiliser la page et notez où elles s’arrêtent.',
    ),
    paragraph(
      'Comptez enfin les demandes utiles, pas les demandes tout court. Une page qui attire beaucoup de messages hors sujet vous coûte du temps. Reliez chaque demande à la page d’où elle vient, suivez celles qui deviennent des clients, et gardez la version qui en amène.',
    ),
    chart(
      'Exemple inventé : deux versions d’une page, vues mille fois chacune',
      { label: 'A : demandes', value: 46, shown: '46' },
      { label: 'A : demandes utiles', value: 12, shown: '12' },
      { label: 'B : demandes', value: 29, shown: '29' },
      { label: 'B : demandes utiles', value: 21, shown: '21' },
    ),
    paragraph(
      'Dans cet exemple, la version A promet un « prix immédiat » et reçoit plus de messages. La version B donne son prix de départ et son secteur ; elle en reçoit moins, mais près de deux fois plus de demandes utiles. C’est elle qu’on garde.',
    ),
    heading('Les vérifications à faire après un mois'),
    list(
      'Les demandes utiles de chaque page, et leur provenance.',
      'Les appels, [comptés à part](/blog-intelligent/compter-les-appels), puisqu’ils ne passent pas par le formulaire.',
      'Le délai réel de vos réponses, à côté de celui que la page annonce.',
      'Les questions qui reviennent dans les messages : leur réponse manque sur la page.',
    ),
    paragraph(
      'Pour un premier brouillon, [l’outil de composition](/landing-page-intelligente) assemble une page à mesure que vous répondez. Si vous préférez nous la confier, voyez ce que comprend le service de [pages de destination](/services/landing-aimant).',
    ),
    paragraph(
      'Quand une page fonctionne, ne l’élargissez pas. Faites-en une autre, pour l’intention suivante. C’est ainsi qu’un site grandit sans devenir flou.',
    ),
  ],
  sources: [
    {
      name: 'Google Ads : Page de destination, définition',
      address: 'https://support.google.com/google-ads/answer/14086',
    },
    { name: 'web.dev : Web Vitals', address: 'https://web.dev/articles/vitals' },
    {
      name: 'W3C : Contraste minimal, WCAG 2.2 (en anglais)',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    },
    {
      name: 'W3C : Taille minimale des cibles, WCAG 2.2 (en anglais)',
      address: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum.html',
    },
  ],
};

import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Écrire avec l’IA sans perdre sa voix',
  excerpt:
    'Ce que l’IA fait bien, ce qu’elle invente, la consigne à lui donner et la relecture qui reste humaine : une méthode pour publier du contenu utile.',
  tags: ['IA', 'rédaction', 'contenu', 'relecture'],
  seoKeywords: ['rédiger avec l’IA', 'contenu IA et SEO', 'relecture humaine', 'plan d’article'],
  blocks: [
    paragraph(
      'Un modèle de langage écrit vite, sans fautes, sur n’importe quel sujet. C’est à la fois son intérêt et son défaut : il produit en quelques secondes le texte moyen que tout le monde pourrait publier. Or, personne ne cherche un texte moyen. Voici comment nous l’utilisons pour gagner du temps là où il aide, et où nous gardons la main.',
    ),
    heading('Ce que l’IA fait bien'),
    paragraph(
      'Elle est à l’aise quand la matière existe déjà et qu’il faut la mettre en forme. Donnez-lui vos notes d’une visite, la transcription d’un appel ou une fiche technique : elle en tirera un plan, un résumé, des questions auxquelles vous n’aviez pas pensé.',
    ),
    list(
      'Proposer dix angles pour un même sujet, afin d’en garder un.',
      'Regrouper des questions de clients par thème.',
      'Transformer une longue réponse orale en plan d’article.',
      'Repérer les phrases trop longues et les termes que le lecteur ne connaît pas.',
      'Préparer une première version dans une autre langue, à confier à quelqu’un qui la parle.',
    ),
    heading('Ce que l’IA invente'),
    paragraph(
      'Un modèle prédit une suite de mots vraisemblable. Il ne sait pas si elle est vraie. Il peut donc citer une étude qui n’existe pas, donner un chiffre précis et faux, attribuer une phrase à la mauvaise personne, décrire un règlement d’un autre pays. Et il le fait avec assurance. Tout ce qui se vérifie doit être vérifié : nombres, dates, noms, lois, prix, citations. Ce qui ne peut pas l’être n’est pas publié.',
    ),
    tip(
      'Surlignez chaque affirmation vérifiable du brouillon. À côté, notez la source que vous avez vous-même ouverte. Une affirmation sans source est retirée, si belle soit-elle.',
    ),
    heading('Apporter à l’IA ce qu’elle n’a pas'),
    paragraph(
      'Les moteurs de recherche disent vouloir montrer des contenus utiles, faits pour des gens, quelle que soit la manière dont ils sont produits. Ce qui est visé, c’est la publication en masse de pages sans valeur. La question n’est donc pas « Est-ce écrit par une machine ? », mais « Qu’apporte cette page que les autres n’ont pas ? ».',
    ),
    paragraph(
      'La réponse est chez vous : le cas que vous avez réglé mardi, la photo de la pièce usée, l’erreur que font beaucoup de vos clients, le prix expliqué, votre avis tranché sur une pratique du métier. Notez ces choses pendant la semaine, au dos d’une facture s’il le faut. C’est cette matière qui donne un article que l’on garde.',
    ),
    heading('Ce que contient une bonne consigne'),
    paragraph(
      '« Écris un article sur les thermopompes » donnera ce que vous craignez. Une bonne consigne ressemble à celle que vous donneriez à une rédactrice qui débute chez vous.',
    ),
    list(
      'Pour qui : la personne, sa situation, ce qu’elle sait déjà.',
      'Pour quoi : la question à laquelle elle doit pouvoir répondre après lecture.',
      'Avec quoi : vos notes, collées dans la consigne, et rien d’autre.',
      'Comment : le ton, la longueur, deux paragraphes de vous en exemple.',
      'Les limites : aucun chiffre ni aucune source absents des notes ; écrire « à vérifier » en cas de doute.',
    ),
    paragraph(
      'Demandez d’abord un plan, corrigez-le, puis faites écrire partie par partie. Vous relirez mieux de petits morceaux, et le texte gardera votre ordre à vous.',
    ),
    heading('Exemple : un brouillon corrigé phrase par phrase'),
    paragraph(
      'Prenons un installateur de thermopompes, imaginaire, qui a donné ses notes et cette consigne. Quatre phrases du brouillon l’ont arrêté à la relecture.',
    ),
    table(
      'Exemple de corrections sur un brouillon écrit par un outil',
      ['Le brouillon', 'Le défaut', 'Ce qui est publié'],
      [
        '« Économisez jusqu’à 50 % »',
        'Chiffre absent des notes',
        '« Apportez vos factures, on calcule ensemble »',
      ],
      [
        '« Une équipe d’experts passionnés »',
        'Tout le monde peut l’écrire',
        '« Karim pose, Louise répond au téléphone »',
      ],
      [
        '« Une subvention est offerte »',
        'Programme à vérifier',
        'Un lien vers la page officielle, daté',
      ],
      ['« Le confort est essentiel »', 'N’apprend rien', 'Phrase supprimée'],
    ),
    paragraph(
      'Pour essayer sur un de vos sujets, [BlogIA](/blogia) rédige une première version et indique entre crochets les faits qu’il vous reste à fournir. Les expressions à y mettre viennent de [ce que disent vos clients](/blog-intelligent/mots-des-clients).',
    ),
    heading('Ce que Google dit des textes faits avec l’IA'),
    paragraph(
      'Dans ses [conseils sur l’IA générative](https://developers.google.com/search/docs/fundamentals/using-gen-ai-content), Google la juge utile pour explorer un sujet et structurer un texte. Il prévient que multiplier les pages qui n’apportent rien peut enfreindre [ses règles contre le spam](https://developers.google.com/search/docs/essentials/spam-policies). L’exactitude qu’il demande vaut aussi pour le titre, la description et le texte des images.',
    ),
    paragraph(
      'Il propose [trois questions](https://developers.google.com/search/docs/fundamentals/creating-helpful-content) : qui a fait la page, comment, et pourquoi. Une page signée par quelqu’un du métier, écrite pour régler un problème précis, y répond facilement. Vingt pages presque pareilles, une par ville, y répondent mal.',
    ),
    heading('Ce qu’on ne confie pas à l’IA'),
    paragraph(
      'Ne collez pas dans un outil en ligne des renseignements sur vos clients, un contrat ou un mot de passe. Vérifiez ce que le fournisseur fait des textes que vous lui donnez, et choisissez un réglage qui ne les réutilise pas. Retirez les noms avant de soumettre un échange. Pour les sujets où une erreur blesse, comme la santé, le droit ou l’argent, une personne compétente doit relire et signer.',
    ),
    paragraph(
      'Au Québec comme en Europe, vous restez responsable de ce que vous transmettez à un fournisseur : l’article sur [la Loi 25 et le RGPD](/blog-intelligent/loi-25-rgpd) aide à dresser la liste de ces fournisseurs. Ne faites pas non plus écrire d’avis à l’IA. Aux États-Unis, [une règle de la FTC](https://www.ftc.gov/news-events/news/press-releases/2024/08/federal-trade-commission-announces-final-rule-banning-fake-reviews-testimonials) en vigueur depuis le 21 octobre 2024 interdit les faux avis, ceux d’une IA compris. Il vaut mieux [les demander à de vrais clients](/blog-intelligent/avis-google).',
    ),
    heading('Garder le même ton d’un texte à l’autre'),
    paragraph(
      'Une page écrite avec l’outil et une autre sans lui ne doivent pas sembler venir de deux maisons. Tenez une feuille de style, une seule page, que vous joignez à chaque consigne.',
    ),
    list(
      'Les mots que vous employez, et ceux que vous n’employez jamais.',
      'La façon dont vous vous adressez au lecteur, et dont vous nommez vos clients.',
      'Ce que vous promettez, et ce que vous refusez de promettre.',
      'Quelques phrases de vous dont vous êtes content, et une que vous ne voulez plus lire.',
    ),
    paragraph(
      'Faites relire cette feuille par la personne qui répond au téléphone : elle sait comment vos clients parlent. Puis corrigez-la chaque fois qu’un brouillon vous agace. Si vous barrez toujours la même tournure, c’est qu’elle manque à la liste. Au fil des articles, les brouillons vous ressembleront davantage, et la relecture portera sur le fond plutôt que sur le ton.',
    ),
    heading('La relecture qui reste humaine'),
    paragraph(
      'Relisez à voix haute. Coupez l’introduction qui n’en finit pas, les trois adjectifs de suite, la conclusion qui répète tout. Remplacez chaque généralité par un exemple de chez vous, ou supprimez-la. Vérifiez que le titre tient sa promesse. Enfin, signez d’un vrai nom : une signature engage, et elle rassure.',
    ),
    paragraph(
      'Après la publication, l’article n’est pas fini. Notez les questions qu’il fait naître, ajoutez-y les réponses, corrigez ce qui a vieilli et dites la date de la mise à jour. Un petit nombre de pages tenues à jour vaut mieux qu’un grand nombre de pages oubliées.',
    ),
    heading('Où passe le temps, et quoi regarder un mois après'),
    chart(
      'Exemple : deux heures pour un article, en minutes',
      { label: 'Notes et exemples', value: 35, shown: '35 min' },
      { label: 'Consigne et plan', value: 20, shown: '20 min' },
      { label: 'Brouillon par l’outil', value: 5, shown: '5 min' },
      { label: 'Vérification des faits', value: 30, shown: '30 min' },
      { label: 'Relecture à voix haute', value: 30, shown: '30 min' },
    ),
    paragraph(
      'Si votre vérification ne prend que cinq minutes, elle a sans doute été sautée. Un mois plus tard, ouvrez la Search Console et lisez les recherches qui ont montré la page : répond-elle à celles-là ? Demandez à l’équipe si un client l’a citée. Vérifiez enfin si [les assistants d’IA](/blog-intelligent/reponses-des-ia) reprennent vos faits sans les déformer.',
    ),
    paragraph(
      'Faut-il dire qu’un outil a aidé ? Oui, chaque fois que le lecteur se poserait la question : image fabriquée, voix de synthèse, réponse automatique. Notre page sur [l’IA et l’éthique](/ia-ethique) décrit la façon dont nous le faisons.',
    ),
    paragraph(
      'L’outil vous rend des heures. Mettez-les là où il ne peut pas vous remplacer : écouter vos clients, essayer, regarder, décider. C’est de là que vient votre voix.',
    ),
  ],
  sources: [
    {
      name: 'Google : utiliser du contenu produit par une IA générative',
      address: 'https://developers.google.com/search/docs/fundamentals/using-gen-ai-content',
    },
    {
      name: 'Google : créer du contenu utile et fiable, conçu pour les gens',
      address: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
    },
    {
      name: 'Google : règles concernant le spam',
      address: 'https://developers.google.com/search/docs/essentials/spam-policies',
    },
    {
      name: 'FTC : règle interdisant les faux avis et témoignages (août 2024, en anglais)',
      address:
        'https://www.ftc.gov/news-events/news/press-releases/2024/08/federal-trade-commission-announces-final-rule-banning-fake-reviews-testimonials',
    },
  ],
};

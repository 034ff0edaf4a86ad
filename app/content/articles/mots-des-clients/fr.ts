import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Trouver les mots que tapent vos clients',
  excerpt:
    'Relire vos demandes, ouvrir la Search Console, noter les suggestions de Google : une méthode pour trouver les mots des clients et leur donner des pages.',
  tags: ['mots-clés', 'Search Console', 'pages de services', 'SEO local'],
  seoKeywords: [
    'trouver des mots-clés',
    'mots-clés locaux',
    'requêtes Search Console',
    'suggestions Google',
  ],
  blocks: [
    paragraph(
      'Sur l’enseigne : « Artisane tapissière, réfection de sièges ». Au téléphone : « Bonjour, est-ce que vous recouvrez les divans ? » C’est le même travail, et pourtant le site de l’atelier n’a jamais écrit le mot divan. Google sait rapprocher des mots voisins. La personne qui parcourt les résultats, elle, cherche son divan des yeux et passe au suivant.',
    ),
    paragraph(
      'Une demi-journée suffit pour corriger cela. À la fin, vous aurez une liste de vraies expressions, rangées par besoin, avec en face la page qui répond à chacune. Il vous faut un tableur, vos messages récents et un accès à la Search Console. Google le conseille d’ailleurs dans son [guide de démarrage](https://developers.google.com/search/docs/fundamentals/seo-starter-guide) : prévoyez que deux personnes chercheront la même chose avec des mots différents.',
    ),
    heading('Étape 1 : relire vos cinquante dernières demandes'),
    paragraph(
      'Les meilleures expressions sont déjà chez vous, écrites par des gens prêts à payer. Ouvrez tous les endroits où l’on vous écrit, puis copiez la phrase telle quelle, fautes comprises.',
    ),
    list(
      'Les courriels et les formulaires du site : surtout la première phrase.',
      'Les textos, Messenger et WhatsApp.',
      'Le carnet à côté du téléphone ; si vous n’en avez pas, notez une semaine d’appels.',
      'Vos avis Google et ceux de deux concurrents.',
      'La personne à l’accueil : demandez-lui les cinq questions de la semaine.',
    ),
    paragraph(
      'Ajoutez une colonne et inscrivez-y le besoin, en trois mots au plus. Prenons un exemple inventé : l’atelier de tapisserie relit 50 demandes et les classe. Le résultat surprend l’artisane. Elle présentait d’abord les fauteuils d’époque ; ses clients lui parlent de divans et de coussins de bateau.',
    ),
    chart(
      'Exemple : 50 demandes reçues par un atelier de tapisserie, par besoin',
      { label: 'Recouvrir un divan', value: 19, shown: '19' },
      { label: 'Coussins de bateau', value: 12, shown: '12' },
      { label: 'Chaises de cuisine', value: 9, shown: '9' },
      { label: 'Fauteuil ancien', value: 6, shown: '6' },
      { label: 'Autre chose', value: 4, shown: '4' },
    ),
    heading('Étape 2 : lire les requêtes dans la Search Console'),
    paragraph(
      'La Search Console est l’outil gratuit où Google montre les recherches qui ont fait apparaître votre site. Ouvrez Performances, choisissez les trois derniers mois et restez sur l’onglet Requêtes. Le tableau peut compter [jusqu’à mille lignes, mais les requêtes rares en sont exclues](https://support.google.com/webmasters/answer/7576553) pour protéger la vie privée. Un petit commerce y voit donc une partie seulement de ses visiteurs : d’où l’importance de l’étape précédente.',
    ),
    list(
      'Triez par impressions : ce sont les recherches où l’on vous a montré.',
      'Repérez celles qui ont beaucoup d’impressions et presque aucun clic.',
      'Cliquez sur l’une d’elles, puis sur Pages : quelle page Google a-t-il choisie ?',
      'Cherchez les mots que vous n’employez jamais. Ils annoncent souvent une page qui manque.',
      'Mettez de côté le nom de votre entreprise : ces gens vous connaissaient déjà.',
    ),
    paragraph(
      'Dans notre exemple, « coussin bateau sur mesure » compte 140 impressions, 1 clic, et la page montrée est l’accueil. Google n’avait pas mieux à proposer. Une page consacrée aux coussins de bateau aurait quelque chose à répondre. Quant à la position moyenne, prenez-la comme un ordre de grandeur : Google recommande de suivre plutôt les impressions et les clics.',
    ),
    heading('Étape 3 : regarder les recherches de votre fiche'),
    paragraph(
      'La fiche a ses propres chiffres. Dans la rubrique Performances, Google donne [les recherches qui l’ont affichée](https://support.google.com/business/answer/9918094), sur Maps comme dans les résultats. On y lit des mots plus courts, souvent suivis de « près de moi » ou d’un nom de quartier. S’il y manque un service que vous rendez pourtant, vérifiez qu’il figure bien [dans votre fiche](/blog-intelligent/fiche-google).',
    ),
    heading('Étape 4 : noter les suggestions de Google'),
    paragraph(
      'Commencez à taper « recouvrir divan » et attendez. Les propositions [reflètent de vraies recherches](https://support.google.com/websearch/answer/7368877), choisies aussi selon la langue, le lieu, les tendances et vos recherches passées. Ouvrez donc une fenêtre privée, depuis votre ville.',
    ),
    list(
      'Ajoutez une lettre après l’expression : « recouvrir divan c », puis « p ».',
      'Essayez les questions : combien, où, est-ce que, peut-on.',
      'Relevez aussi le bloc des questions fréquentes et les recherches associées, plus bas.',
    ),
    tip(
      'Faites l’exercice avec un client, sur son téléphone. Dites-lui seulement : « Cherche quelqu’un pour ton divan. » Regardez ce qu’il tape avant qu’une suggestion ne l’aide.',
    ),
    heading('Ce que montre chaque source, et ce qu’elle cache'),
    table(
      'Cinq sources de mots-clés, leurs forces et leurs angles morts',
      ['Source', 'Ce qu’elle montre', 'Ce qu’elle cache'],
      ['Vos demandes', 'Les mots exacts, l’urgence, le budget', 'Les gens partis ailleurs'],
      ['Search Console', 'Les recherches où le site sort', 'Les requêtes rares'],
      ['Fiche Google', 'Les recherches sur Maps', 'Ce qui n’a pas affiché la fiche'],
      ['Suggestions', 'Les tournures courantes', 'Le nombre de recherches'],
      ['Outil de Google Ads', 'Des volumes estimés', 'Les petits marchés'],
    ),
    paragraph(
      'Le dernier, [l’outil de planification des mots clés](https://support.google.com/google-ads/answer/7337243), demande un compte Google Ads configuré, facturation comprise. Ses volumes sont des estimations, peu parlantes pour une ville moyenne. Servez-vous-en pour comparer deux expressions, « rembourrage » et « recouvrir », et décider laquelle ira dans le titre.',
    ),
    heading('Étape 5 : regrouper les expressions par besoin'),
    paragraph(
      'Vous avez peut-être quatre-vingts lignes. Une seule question sert à les regrouper : la même réponse conviendrait-elle aux deux ? « Prix pour recouvrir un divan » et « combien coûte le rembourrage d’un sofa » vont ensemble. « Coussin de bateau » appelle un autre tissu, un autre prix, d’autres photos : c’est un autre besoin.',
    ),
    table(
      'Exemple : du besoin à la page, pour l’atelier de tapisserie',
      ['Besoin', 'Mots des clients', 'Page et titre'],
      ['Divan', 'recouvrir divan, sofa, prix', 'Nouvelle : Recouvrir un divan à Sorel'],
      ['Bateau', 'coussin bateau sur mesure', 'Nouvelle : Coussins de bateau'],
      ['Chaises', 'refaire siège de chaise', 'À retoucher : Chaises de cuisine'],
      ['Ancien', 'réfection fauteuil bergère', 'Existante, à garder telle quelle'],
    ),
    heading('Par quelle page commencer'),
    paragraph(
      'Quatre besoins font quatre pages à écrire ou à revoir, et vous n’avez que le dimanche. Notez chaque besoin de 1 à 3 sur trois points : combien de fois on vous le demande, ce que le travail vous laisse une fois payé, la place qu’il vous reste dans l’agenda. Dans l’exemple, les coussins de bateau passent devant les divans. On les demande moins, mais c’est un travail court et bien payé, dont la saison commence en avril. La page sera donc en ligne en février, le temps que Google la trouve.',
    ),
    heading('Écrire une page pour chaque besoin'),
    paragraph(
      'Reprenez l’expression la plus fréquente dans le [titre de la page](/guide/titre-de-page), une fois, puis répondez dès le premier paragraphe. Montrez deux travaux semblables en photo. Donnez un prix de départ et ce qui le fait varier, les délais, le secteur desservi. Employez les autres mots là où ils viennent d’eux-mêmes, par exemple dans les questions. Terminez par une demande facile à faire. Notre article sur [la page à une seule intention](/blog-intelligent/page-une-intention) détaille l’ordre des parties, et [BlogIA](/blogia) peut préparer un premier brouillon à compléter avec vos faits.',
    ),
    paragraph(
      'Ajoutez enfin des liens vers la nouvelle page : sur l’accueil, sur les pages voisines et dans la fiche. Une page vers laquelle aucun lien ne mène se trouve difficilement.',
    ),
    heading('Les pages qu’il vaut mieux ne pas écrire'),
    list(
      'Une page par synonyme : divan, sofa et canapé demandent la même réponse.',
      'La même page recopiée pour dix villes. Voyez plutôt [comment écrire des pages par ville](/blog-intelligent/pages-par-ville).',
      'Une page pour un service que vous ne rendez pas, même si on le cherche beaucoup.',
      'Un texte où l’expression revient à chaque ligne : personne ne parle ainsi.',
    ),
    tip(
      'Gardez une colonne « refusé » dans le tableur, avec la raison. Elle vous évitera d’avoir la même idée tous les printemps.',
    ),
    heading('Ce qu’il faut vérifier un mois plus tard'),
    paragraph(
      'Dans la Search Console, filtrez sur l’adresse de la nouvelle page. Des impressions qui arrivent, même peu nombreuses, indiquent que Google l’a comprise. Beaucoup d’impressions et peu de clics : retouchez le titre. Des clics et aucune demande : la promesse, le prix ou le formulaire arrêtent les gens. Ne changez qu’une chose, attendez quatre semaines, puis relisez les chiffres.',
    ),
    paragraph(
      'Notez aussi les mots des nouvelles demandes : ce sont elles qui diront si la page parle juste. Pour comprendre comment ces pages sont classées, lisez [comment fonctionne Google](/comprendre-google). Et si le temps vous manque, notre service de [référencement](/services/seo-ia) réécrit les pages importantes avec les mots de vos clients.',
    ),
  ],
  sources: [
    {
      name: 'Google : Guide de démarrage sur le référencement',
      address: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
    },
    {
      name: 'Google : Rapport sur les performances (Search Console)',
      address: 'https://support.google.com/webmasters/answer/7576553',
    },
    {
      name: 'Google : Comprendre les performances de la fiche d’établissement',
      address: 'https://support.google.com/business/answer/9918094',
    },
    {
      name: 'Google : Fonctionnement des prédictions de saisie semi-automatique',
      address: 'https://support.google.com/websearch/answer/7368877',
    },
    {
      name: 'Google Ads : Utiliser l’outil de planification des mots clés',
      address: 'https://support.google.com/google-ads/answer/7337243',
    },
  ],
};

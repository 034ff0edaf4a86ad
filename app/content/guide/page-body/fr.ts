import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'page.h1': {
    title: 'Balise h1 : le grand titre d’une page | Iluma',
    description:
      'Chaque page a besoin d’un grand titre (h1) en texte, qui dit ce qu’elle offre et où. Comment le trouver, l’écrire et le régler dans WordPress, Wix ou Shopify.',
    heading: 'Donner à chaque page un grand titre (h1)',
    why: 'Beaucoup de pages d’accueil s’ouvrent sur un logo ou une photo avec du texte incrusté : joli pour l’œil, vide pour une machine. Le h1 est aussi le texte que Google affiche à la place d’un [titre de page](/guide/titre-de-page) jugé mauvais, et la première phrase qu’un [lecteur d’écran](/guide/accessibilite-du-site) annonce. « Bienvenue sur notre site » gaspille cette place ; « Ébéniste à Longueuil, meubles sur mesure » la remplit.',
    see: 'Installez l’extension de navigateur HeadingsMap : elle dresse la liste des titres dans l’ordre. Sans elle, clic droit sur la grande phrase → Inspecter, et lisez le nom de la balise.',
    mends: {
      wordpress:
        'Le titre de la page devient d’ordinaire le h1. Si le thème le masque, ajoutez un bloc Titre et choisissez H1 dans sa barre d’outils.',
      wix: 'Sélectionnez le texte → Modifier le texte → liste des styles → « Titre 1 ». La taille se change ensuite sans toucher au style.',
      shopify:
        'La bannière d’accueil de beaucoup de thèmes écrit un h2 : dans Personnaliser, cherchez « Niveau du titre », sinon modifiez la section.',
      squarespace:
        'Dans le bloc de texte, menu Format → « Titre 1 ». Un titre posé en image de bannière ne compte pas.',
      byHand:
        '<h1>Serrurier à Québec, jour et nuit</h1>, un par page. Si le logo est un lien, sortez-le du h1 et laissez-lui son texte de remplacement.',
    },
  },
  'page.headings': {
    title: 'Ordre des titres h1, h2, h3 : le remettre d’aplomb | Iluma',
    description:
      'Passer du h2 au h4 désoriente les lecteurs d’écran. Comment vérifier le plan d’une page et corriger les niveaux sans changer la taille des caractères.',
    heading: 'Remettre les titres h1, h2 et h3 dans l’ordre',
    why: 'Les niveaux de titre forment une table des matières invisible : la plupart des gens qui [écoutent une page](/guide/accessibilite-du-site) s’en servent pour se déplacer. Sauter de h2 à h4 revient à numéroter les chapitres 1, 2, 4. La cause est presque toujours esthétique : quelqu’un voulait un texte plus petit et a choisi un niveau plus bas, faute de connaître le réglage de taille.',
    see: 'Avec HeadingsMap ou l’outil WAVE (onglet Structure), lisez le plan comme un sommaire : chaque sous-titre doit se ranger sous le précédent. Les titres de pied de page et de fenêtre surgissante comptent aussi.',
    mends: {
      wordpress:
        'Dans l’éditeur, l’icône d’information (Plan du document) affiche les titres et surligne les sauts ; changez le niveau dans la barre du bloc.',
      wix: 'Chaque texte a un style, de Titre 1 à Titre 6 : choisissez le bon, puis réglez la police du style dans Conception du site → Thème de texte.',
      shopify:
        'Les titres du pied de page sont souvent des h4 sous aucun h3 : Modifier le code → sections/footer, et remplacez-les par des h2.',
      squarespace:
        'Trois niveaux existent (Titre 1 à 3) ; leur taille se règle dans Styles du site → Polices.',
      byHand:
        'Séparez le sens de l’aspect : <h3 class="petit">. Dans un composant réutilisé, rendez le niveau paramétrable.',
    },
  },
  'page.words': {
    title: 'Texte de page d’accueil : combien de mots écrire | Iluma',
    description:
      'Une page d’accueil de moins de 200 mots ne dit rien à Google. Quoi écrire, dans quel ordre, et où l’ajouter sans alourdir la page, selon votre outil.',
    heading: 'Écrire assez de texte sur la page d’accueil',
    why: 'Deux cents mots, c’est une minute de lecture : de quoi dire le métier, le quartier, trois services, un prix de départ et une preuve. En dessous, Google doit deviner, et il devine d’après des concurrents plus bavards. Il ne récompense pas la longueur pour elle-même : un paragraphe qui [répond à une vraie question](/guide/repondre-aux-questions) vaut mieux que cinq lignes sur votre passion de toujours.',
    see: 'Sélectionnez tout le texte de l’accueil sauf les menus et collez-le dans un document : le nombre de mots s’affiche en bas. Si la page s’étire sur trois écrans et n’en compte que quatre-vingts, tout est [dans les images](/guide/texte-alternatif).',
    mends: {
      wordpress:
        'Ajoutez sous la bannière un bloc Groupe avec un titre de niveau 2 et deux paragraphes ; le bloc Détails range les questions fréquentes sans allonger la page.',
      wix: 'Ajouter → Texte, hors des bandes vidéo. Le texte des diaporamas est lu, mais celui des images ne l’est pas.',
      shopify:
        'Personnaliser → Ajouter une section → « Texte enrichi », sous les produits vedettes.',
      squarespace:
        'Un bloc de texte entre deux sections d’images suffit ; évitez les sections plein écran de six mots.',
      byHand:
        'Écrivez pour la question que l’on vous pose au téléphone chaque jour. C’est votre premier paragraphe.',
    },
  },
  'page.readability': {
    title: 'Lisibilité : écrire des textes faciles à lire | Iluma',
    description:
      'Mesurer la facilité de lecture d’une page (indice de Flesch), raccourcir les phrases et choisir les mots des clients, avec les outils gratuits qui y aident.',
    heading: 'Rendre ses textes faciles à lire',
    why: 'L’indice va de 0 à 100 ; sous 30, un texte demande des études supérieures. [L’ILA](/ila) le calcule d’après la longueur des phrases et des mots, avec la formule adaptée à chaque langue. Le ton n’est pas en cause : un notaire peut rester précis en coupant une phrase de quarante mots en trois, et en disant « vous » au lieu de « le mandant ».',
    see: 'Copiez un paragraphe dans un outil gratuit comme Scolarius, qui note le français de France et du Québec. Demandez ensuite à quelqu’un d’extérieur ce qu’il a retenu ; ce qui manque est ce qu’il faut réécrire.',
    mends: {
      wordpress:
        'L’analyse de lisibilité de Yoast SEO souligne les phrases longues et la voix passive ; elle connaît le français.',
      wix: 'Aucun outil intégré : rédigez dans Word (Vérifier → Statistiques de lisibilité) ou dans Antidote, puis collez sans mise en forme.',
      shopify:
        'Pour une fiche de produit : une phrase sur l’usage, puis une liste à puces de cinq lignes au plus.',
      squarespace:
        'Réglez aussi la largeur : plus de 75 caractères par ligne fatiguent, quelle que soit la phrase.',
      byHand:
        'Un paragraphe, une idée. Un mot de métier s’explique à sa première apparition, entre parenthèses. Les nombres se lisent mieux en chiffres.',
    },
  },
  'page.alt': {
    title: 'Texte alternatif : décrire les images d’un site | Iluma',
    description:
      'Que mettre dans l’attribut alt d’une image, quand le laisser vide, et où le saisir dans WordPress, Wix, Shopify et Squarespace, avec de bons exemples.',
    heading: 'Écrire le texte alternatif des images',
    why: 'Sans cet attribut, un [lecteur d’écran](/guide/accessibilite-du-site) épelle le nom du fichier : « I M G tiret bas 4 8 3 2 point j p g ». Un client aveugle n’apprend donc rien de votre devanture, ni Google Images. Deux erreurs reviennent : répéter les mêmes mots-clés sous vingt photos, et décrire une décoration. Demandez-vous ce que vous diriez de l’image au téléphone ; si c’est « rien », laissez le texte vide.',
    see: 'L’extension WAVE pose une icône rouge sur chaque image sans alt. Vous pouvez aussi désactiver les images dans le navigateur : les textes prennent leur place, et les trous se voient.',
    mends: {
      wordpress:
        'Médias → cliquez sur l’image → « Texte alternatif ». Attention : ce champ ne change pas les pages où l’image est déjà placée ; corrigez-y le bloc.',
      wix: 'Cliquez sur l’image → Paramètres → « Que montre l’image ? ». Pour une galerie, chaque photo a son champ dans Gérer les médias.',
      shopify:
        'Produit → cliquez sur la photo → « Ajouter un texte alternatif ». Celles du thème se décrivent dans Contenu → Fichiers.',
      squarespace: 'Double-cliquez sur l’image → Contenu → « Texte alternatif de l’image ».',
      byHand:
        '<img src="pains.jpg" alt="Trois pains ronds sur une table de bois">. Pour un décor : alt="", jamais l’attribut absent.',
    },
  },
  'page.freshness': {
    title: 'Année du pied de page : mise à jour automatique | Iluma',
    description:
      'Un « © 2021 » au bas d’une page fait croire à un commerce fermé. Comment afficher l’année courante sans y revenir, sur chaque outil de création de site.',
    heading: 'Mettre à jour l’année affichée en bas de page',
    why: 'Personne ne cherche cette ligne, mais tout le monde la voit en cherchant le téléphone. Deux ans de retard suffisent à semer le doute : les prix sont-ils encore vrais, répond-on encore ici ? Une plage comme « 2009-2026 » fait mieux, puisqu’elle dit l’ancienneté. [L’ILA](/ila) ne regarde que l’année la plus récente et tolère celle de l’an passé.',
    see: 'Descendez au bas de l’accueil, puis d’une page ancienne : les deux pieds de page diffèrent parfois. Le symbole © et l’année peuvent aussi se trouver dans une image, à refaire. Profitez-en pour relire les dates affichées ailleurs : offre de Noël, horaires d’été, « nouveau » sur un produit de trois ans.',
    mends: {
      wordpress:
        'Beaucoup de thèmes ont une variable, souvent {current_year} ; sinon, l’éditeur de site → Pied de page. Certains thèmes cachent la ligne dans Personnaliser → Copyright.',
      wix: 'Le pied de page est une section commune : modifiez-y le texte une fois. L’année n’y avance pas seule, notez-la dans votre agenda de janvier.',
      shopify:
        "Le modèle footer.liquid utilise {{ 'now' | date: '%Y' }}, qui avance tout seul ; une année tapée à la main dans un bloc ne bouge pas.",
      squarespace:
        'Modifier → pied de page ; le texte y est fixe, sauf avec quelques lignes d’injection de code.',
      byHand:
        "En PHP : <?= date('Y') ?>. Avec un générateur statique, l’année où le site a été généré convient si vous publiez souvent.",
    },
  },
} satisfies SomeGuideTexts;

import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Être cité par ChatGPT et les réponses IA de Google',
  excerpt:
    'Ce que Google et OpenAI demandent pour citer une page, les robots à laisser entrer, les faits à accorder partout, et ce que l’on ignore encore.',
  tags: ['IA', 'référencement', 'ChatGPT', 'recherche Google'],
  seoKeywords: [
    'être cité par ChatGPT',
    'référencement IA',
    'aperçus IA de Google',
    'OAI-SearchBot robots.txt',
  ],
  blocks: [
    paragraph(
      '« C’est ChatGPT qui m’a parlé de vous, mais il vous disait fermée le lundi. » Une serrurière de quartier entend cette phrase et se pose deux questions : d’où vient la recommandation, et d’où vient l’erreur ? La seconde a souvent une réponse, et elle se corrige.',
    ),
    paragraph(
      'Vous trouverez ici ce que les éditeurs de ces outils ont publié, ce que vous pouvez régler en quelques soirées, et les limites de ce que l’on sait. Les documents cités ont été consultés en novembre 2026. Ils changent souvent : rouvrez-les avant de modifier votre site. La serrurière, elle, est un exemple.',
    ),
    heading('D’où viennent les réponses d’une IA'),
    paragraph(
      'Un assistant répond de deux façons. Parfois il puise dans ce que le modèle a retenu de son entraînement, une matière ancienne et floue quand il s’agit d’un commerce de quartier. Parfois il cherche sur le web au moment de la question, lit quelques pages et compose une réponse avec des liens. La seconde façon est celle qui vous envoie des gens, et celle sur laquelle vos pages peuvent agir.',
    ),
    paragraph(
      'Chez Google, les aperçus IA (AI Overviews) et le Mode IA peuvent lancer plusieurs recherches voisines pour une seule question. « Serrurier ouvert dimanche à Rosemont, porte blindée » peut devenir une recherche sur les serruriers du quartier, une sur les heures, une sur les portes blindées. D’où l’intérêt de pages qui traitent chacune un point à fond.',
    ),
    heading('Ce que Google demande'),
    paragraph(
      '[Google l’écrit](https://developers.google.com/search/docs/appearance/ai-features) : pour servir de lien dans ces réponses, une page doit être indexée et pouvoir s’afficher dans la recherche avec un extrait. Aucune autre condition technique ne s’y ajoute. Les conseils sont ceux du référencement habituel : des pages que le robot peut explorer, reliées entre elles, avec l’essentiel en texte, des données structurées qui disent la même chose que la page, une fiche d’établissement à jour. La page [comment Google classe les sites](/comprendre-google) reprend ces bases.',
    ),
    paragraph(
      'Son [guide sur l’IA générative](https://developers.google.com/search/docs/fundamentals/ai-optimization-guide), paru en mai 2026, nomme aussi ce dont vous pouvez vous passer.',
    ),
    list(
      'Un fichier destiné aux IA, comme llms.txt, ou un balisage particulier.',
      'Des textes hachés en petits morceaux, ou réécrits dans un style pour machines.',
      'Des mentions semées sur des forums et des blogues sans rapport.',
    ),
    paragraph(
      'Le même guide insiste sur un contenu que vous seul pouvez écrire : ce que vous avez vu, fait, mesuré. Enfin, une page admissible n’est pas une page citée. Google ne promet ni l’exploration, ni l’indexation, ni l’affichage.',
    ),
    paragraph(
      'Si un passage ne doit pas être repris, les réglages d’extrait (nosnippet, data-nosnippet, max-snippet) valent pour ces réponses comme pour la recherche. Servez-vous-en avec mesure, puisqu’une page privée d’extrait ne peut plus servir de lien.',
    ),
    heading('Les robots à laisser entrer'),
    paragraph(
      'Chaque éditeur envoie plusieurs robots, un par travail, chacun sous son nom. Le fichier robots.txt, à la racine du site, dit à chacun ce qu’il peut lire. Décidez robot par robot : certains préparent des réponses avec des liens, d’autres rassemblent de quoi entraîner des modèles.',
    ),
    table(
      'Robots des principaux assistants, d’après la documentation de leurs éditeurs (novembre 2026)',
      ['Robot', 'Son travail', 'Si vous le refusez'],
      ['Googlebot', 'Recherche Google, réponses IA comprises', 'Google ne lit plus vos pages'],
      ['Google-Extended', 'Réglage pour Gemini, hors recherche', 'Sans effet sur la recherche'],
      ['OAI-SearchBot', 'Recherche de ChatGPT', 'Aucune citation ; un lien nu peut rester'],
      ['GPTBot', 'Entraînement des modèles d’OpenAI', 'Sans effet sur sa recherche'],
      ['ChatGPT-User', 'Ouvre une page à la demande de quelqu’un', 'Le refus peut être ignoré'],
      ['Claude-SearchBot', 'Recherche de Claude', 'Moins de visibilité dans Claude'],
      ['PerplexityBot', 'Résultats de Perplexity', 'Risque de ne plus y figurer'],
    ),
    paragraph(
      '[OpenAI](https://platform.openai.com/docs/bots) et [Perplexity](https://docs.perplexity.ai/docs/resources/perplexity-crawlers) précisent que leurs réglages sont indépendants et qu’un changement prend environ un jour. [Anthropic](https://support.claude.com/en/articles/8896518) sépare de même ses robots. Vous pouvez donc refuser l’entraînement et accepter la recherche : un groupe « User-agent: GPTBot » suivi de « Disallow: / », un autre « User-agent: OAI-SearchBot » suivi de « Allow: / ».',
    ),
    paragraph(
      'Faut-il refuser l’entraînement ? C’est votre choix. Un commerce dont les pages donnent des heures et des prix y perd rarement quelque chose ; une autrice ou un photographe peut y tenir. Le refus porte sur l’avenir : ce qui a déjà été lu ne se reprend pas. Et il ne change rien à votre place dans la recherche de ces outils.',
    ),
    paragraph(
      'Ce fichier ne suffit pas toujours. Un pare-feu peut refouler le robot avant qu’il lise quoi que ce soit, sans que vous remarquiez la moindre différence. L’[audit ILA](/ila) regarde les deux, et le [guide des vérifications](/guide) indique le réglage pour WordPress, Wix, Shopify et Squarespace.',
    ),
    tip(
      'Avant de toucher à robots.txt, ouvrez votresite.ca/robots.txt et copiez-en le texte dans un document daté. Si quelque chose tourne mal, vous remettrez l’ancienne version.',
    ),
    heading('Accorder les faits partout où l’on parle de vous'),
    paragraph(
      '« Fermée le lundi » venait d’un annuaire rempli par l’ancien propriétaire. Quand les sources se contredisent, personne ne peut prédire laquelle sera reprise. Notre serrurière a donc ouvert dix endroits : son site, sa fiche Google, les plans d’Apple et de Bing, ses réseaux, quatre annuaires, l’association de commerçants. Elle a noté ce que chacun disait.',
    ),
    chart(
      'Exemple imaginaire : sur dix endroits, combien donnent l’information exacte',
      { label: 'Nom de l’entreprise', value: 10, shown: '10 sur 10' },
      { label: 'Numéro de téléphone', value: 9, shown: '9 sur 10' },
      { label: 'Adresse', value: 8, shown: '8 sur 10' },
      { label: 'Heures du lundi', value: 6, shown: '6 sur 10' },
      { label: 'Service du dimanche', value: 3, shown: '3 sur 10' },
    ),
    paragraph(
      'Le nom est juste partout. Les heures et le service du dimanche, qui décident d’un appel, ne le sont pas. Elle corrige dans cet ordre :',
    ),
    list(
      'Le site d’abord, où l’information est écrite en toutes lettres et non dans une image.',
      'La [fiche Google](/blog-intelligent/fiche-google), champ par champ.',
      'Les [données structurées](/blog-intelligent/donnees-structurees), qui répètent les mêmes faits pour les machines.',
      'La page que l’assistant a citée, s’il en a donné une.',
      'Les plans et les annuaires restants, du plus consulté au moins consulté.',
    ),
    heading('Écrire une page dont on peut tirer une réponse'),
    paragraph(
      'Une réponse reprend un fait, un prix, une condition. « Un service rapide, adapté à vos besoins » n’en contient aucun. Comparez les deux versions de cet exemple.',
    ),
    list(
      'Avant : « Nous intervenons rapidement dans tout le secteur. Contactez-nous pour un devis. »',
      'Après : « Nous ouvrons les portes claquées à Rosemont et à Villeray, tous les jours de 7 h à 23 h. Comptez de 95 à 140 $ le jour, déplacement compris. Une porte blindée demande une visite. »',
    ),
    paragraph(
      'La seconde version sert d’abord la personne qui lit. Mettez sa question en titre, la réponse juste dessous, les détails ensuite. Datez les prix. Signez d’un nom et montrez votre travail en photo. Les [mots de vos clients](/blog-intelligent/mots-des-clients) fournissent les titres, et [une page par intention](/blog-intelligent/page-une-intention) évite de tout mêler. Vérifiez enfin que le texte apparaît dans le code source de la page : bien des robots d’assistants n’exécutent pas JavaScript.',
    ),
    heading('Ce que personne ne peut vous promettre'),
    list(
      'Une place fixe. La même question, posée deux fois, peut donner deux réponses et d’autres liens.',
      'La recette. Aucun éditeur n’explique en détail pourquoi une source est retenue plutôt qu’une autre.',
      'Un « score de visibilité IA » exact. Ces outils posent leurs propres questions, à leur façon : c’est un sondage, pas le compte de vos clients.',
    ),
    paragraph('Si l’on vous vend une citation garantie, demandez quel document officiel l’appuie.'),
    heading('Suivre les réponses chaque mois'),
    paragraph(
      'Écrivez douze questions qu’un client poserait, les unes avec votre nom, les autres sans. Posez-les le même jour du mois à trois outils, sans être connecté à votre compte, recherche web activée. Pour chacune, notez si l’on vous nomme, quelle page est citée et si les faits sont justes.',
    ),
    paragraph(
      'Pour les visites, la Search Console compte les clics venus des réponses IA avec ceux de la recherche web. Google y a annoncé en juin 2026 un rapport propre à l’IA générative ; à son lancement, il montrait les affichages et non les clics. ChatGPT, de son côté, [ajoute utm_source=chatgpt.com](https://help.openai.com/en/articles/12627856-publishers-and-developers-faq) à ses liens, ce que votre outil de mesure sait isoler. Et demandez à chaque nouveau client comment il vous a trouvé : l’article sur [le comptage des appels](/blog-intelligent/compter-les-appels) montre où le noter.',
    ),
    tip(
      'Une IA se trompe sur vous ? Gardez une capture datée, ouvrez le lien cité, corrigez à la source, puis signalez la réponse avec le bouton prévu. Reposez la question au relevé suivant.',
    ),
    heading('Par où commencer'),
    paragraph(
      'Un premier soir pour robots.txt et le pare-feu. Un deuxième pour les dix endroits. Un troisième pour réécrire la page du service que l’on vous demande le plus. Après un mois, refaites le relevé et regardez les faits avant les citations : ce sont eux que vous maîtrisez. Ces mêmes pages pourront nourrir [un assistant sur votre site](/blog-intelligent/assistant-sur-le-site), et notre [service de référencement](/services/seo-ia) prend le relais si le temps vous manque.',
    ),
  ],
  sources: [
    {
      name: 'Google : fonctionnalités d’IA et votre site web (en anglais)',
      address: 'https://developers.google.com/search/docs/appearance/ai-features',
    },
    {
      name: 'Google : optimiser un site pour les fonctions d’IA générative de la recherche (en anglais)',
      address: 'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
    },
    {
      name: 'OpenAI : les robots d’exploration, GPTBot, OAI-SearchBot et ChatGPT-User (en anglais)',
      address: 'https://platform.openai.com/docs/bots',
    },
    {
      name: 'OpenAI : questions des éditeurs et des développeurs (en anglais)',
      address: 'https://help.openai.com/en/articles/12627856-publishers-and-developers-faq',
    },
    {
      name: 'Perplexity : les robots d’exploration (en anglais)',
      address: 'https://docs.perplexity.ai/docs/resources/perplexity-crawlers',
    },
  ],
};

import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'answer.bots': {
    title: 'Robots des IA : autoriser ChatGPT, Claude, Perplexity | Iluma',
    description:
      'Quels robots d’IA lisent votre site, lesquels servent à répondre et lesquels à entraîner des modèles, et comment les autoriser ou les refuser un par un.',
    heading: 'Laisser entrer les robots qui répondent aux clients',
    why: 'On bloque souvent trop large : une ligne « interdire les IA » ferme à la fois l’entraînement, qui ne rapporte rien, et la recherche, qui amène des gens. OpenAI sépare les deux : GPTBot apprend, OAI-SearchBot cherche, ChatGPT-User ouvre une page parce que quelqu’un le demande. Anthropic et Perplexity font de même. [L’ILA](/ila) ne retire de points que pour ceux qui cherchent ou répondent.',
    see: 'Ouvrez votredomaine.ca/robots.txt et lisez les groupes qui nomment ces robots ; un groupe « * » vaut pour tous les autres. Demandez aussi à ChatGPT, recherche activée, de résumer votre page d’accueil.',
    mends: {
      wordpress:
        'Des extensions de sécurité et certains hébergeurs ajoutent la règle sans le dire : cherchez « AI crawlers » dans leurs réglages, puis dans Yoast SEO → Optimisation de l’exploration.',
      wix: 'SEO → Outils → Éditeur robots.txt ; retirez les groupes de recherche, gardez, si vous voulez, ceux d’entraînement.',
      shopify:
        'Thèmes → Modifier le code → robots.txt.liquid, si ce modèle existe ; sinon Shopify n’en bloque aucun.',
      squarespace:
        'Paramètres → Robots d’exploration → la case « Robots d’intelligence artificielle » ferme tout d’un bloc, recherche comprise dans certains cas : lisez la liste avant.',
      byHand:
        'User-agent: GPTBot puis Disallow: / pour l’entraînement ; User-agent: OAI-SearchBot puis Allow: / pour la recherche. Un groupe par robot.',
    },
  },
  'answer.same-content': {
    title: 'Pare-feu qui bloque les robots des IA : vérifier | Iluma',
    description:
      'Cloudflare ou une extension de sécurité peut refuser les robots des assistants sans que rien ne paraisse. Comment s’en assurer et ouvrir l’accès sans danger.',
    heading: 'Servir la même page aux robots et aux visiteurs',
    why: 'Depuis juillet 2025, Cloudflare bloque par défaut les [robots d’IA](/guide/robots-des-ia) sur les nouveaux domaines. Le propriétaire voit son site normalement, l’assistant reçoit un code 403 ou une page « Vérification en cours » de trente mots. [L’ILA](/ila) demande la page sous les deux identités et compare les mots : sous 80 %, quelque chose filtre. Montrer volontairement autre chose aux robots s’appelle du camouflage, et Google le sanctionne.',
    see: 'Dans un terminal : curl -A "OAI-SearchBot" -I https://votredomaine.ca. Un 200 est bon signe, un 403 ou un 503 non. Chez Cloudflare, Sécurité → Événements nomme la règle qui a bloqué. Le rapport donne les deux nombres.',
    mends: {
      wordpress:
        'Wordfence → Pare-feu → Blocage, et Limitation du débit : mettez les robots connus en liste blanche. Les caches n’ont en principe rien à y voir.',
      wix: 'Wix filtre lui-même et laisse passer les robots déclarés ; regardez seulement robots.txt.',
      shopify:
        'Le pare-feu n’est pas réglable, mais une application de protection contre la copie peut masquer le texte : désactivez-la et comparez.',
      squarespace:
        'Rien à régler hors de Paramètres → Robots d’exploration ; un proxy Cloudflare ajouté devant est déconseillé par Squarespace.',
      byHand:
        'Cloudflare : AI Crawl Control → autorisez robot par robot. Sur votre serveur, vérifiez l’adresse IP publiée par l’éditeur plutôt que le nom, facile à imiter.',
    },
  },
  'answer.raw-text': {
    title: 'Texte visible sans JavaScript : rendu côté serveur | Iluma',
    description:
      'Les assistants lisent rarement les scripts. Comment voir votre page comme eux, quelle part du texte leur échappe, et comment la rendre lisible à peu de frais.',
    heading: 'Rendre le texte lisible sans JavaScript',
    why: 'Google exécute les scripts, en deux temps et avec du retard ; la plupart des [robots d’assistants](/guide/robots-des-ia) ne les exécutent pas du tout. Une page qui arrive vide puis se remplit leur apparaît blanche. [L’ILA](/ila) compare les mots affichés dans un navigateur avec ceux du HTML reçu : il en faut 60 %, ce qui laisse de la place aux menus et aux avis chargés après coup.',
    see: 'Affichez le code source (Ctrl + U, et non l’inspecteur) et cherchez une phrase de la page. Absente, elle vient d’un script. Autre essai : coupez JavaScript dans les réglages du site, puis rechargez.',
    mends: {
      wordpress:
        'Les pages sont écrites par le serveur, sauf ce que chargent certains modules d’avis, de menus de restaurant ou de réservation : recopiez-en l’essentiel en texte.',
      wix: 'Wix envoie le texte des pages ; les applications ajoutées et les éléments Velo remplis par code n’y sont pas.',
      shopify:
        'Les thèmes Liquid sont lisibles. Une vitrine Hydrogen ou un constructeur de pages externe demande un rendu côté serveur.',
      squarespace:
        'Les blocs natifs passent ; un bloc de code qui appelle un service extérieur, non.',
      byHand:
        'React, Vue ou Angular : passez à un outil qui génère le HTML (React Router, Next, Nuxt, Astro), au moins pour l’accueil et les services. Un service de prérendu dépanne.',
    },
  },
  'answer.llms-txt': {
    title: 'llms.txt : faut-il en créer un ? | Iluma',
    description:
      'Ce qu’est le fichier llms.txt, qui le lit réellement aujourd’hui, pourquoi il ne compte pas dans le score, et comment en écrire un en dix minutes.',
    heading: 'Créer un fichier llms.txt : utile ou non ?',
    why: 'La proposition date de septembre 2024 : un fichier Markdown à la racine, qui présente le site et liste ses pages importantes. Ni OpenAI, ni Google, ni Anthropic n’ont annoncé que leurs robots s’en servent pour répondre, et les journaux de serveurs montrent peu de requêtes. Son usage réel est ailleurs, dans la documentation technique. Nous le signalons donc à titre d’information, sans un point. Si vous manquez de temps, une [page de questions](/guide/repondre-aux-questions) bien rédigée vous servira davantage.',
    see: 'Ouvrez votredomaine.ca/llms.txt. Dans les journaux de votre hébergement, comptez les requêtes vers ce fichier sur un mois ; c’est le seul chiffre qui vous concerne.',
    mends: {
      wordpress:
        'Yoast SEO → Réglages → Fonctionnalités du site → llms.txt l’écrit à partir de vos pages récentes. Rank Math a la même option.',
      wix: 'Wix en publie un pour les sites reliés à un domaine ; le contenu vient de vos pages et de vos données d’entreprise.',
      shopify:
        'On ne dépose pas de fichier à la racine ; une application le fait par un proxy, ce qui n’en vaut guère la peine.',
      squarespace: 'Non prévu : une page ordinaire « /llms » ne répond pas au bon chemin.',
      byHand:
        'Un titre (# Nom), une citation d’une phrase (> Ce que vous faites), puis des listes de liens avec une description chacun. Tenez-le à jour ou supprimez-le.',
    },
  },
} satisfies SomeGuideTexts;

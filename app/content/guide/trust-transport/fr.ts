import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'trust.mixed': {
    title: 'Contenu mixte : charger tout en HTTPS | Iluma',
    description:
      'Une page en HTTPS qui charge une image ou un script en HTTP perd son cadenas. Comment trouver ces fichiers et remplacer leurs adresses dans tout le site.',
    heading: 'Supprimer le contenu mixte (HTTP dans HTTPS)',
    why: 'Les navigateurs traitent les deux cas à part : ils bloquent net un script ou un cadre en HTTP, et tentent de passer une image [en HTTPS](/guide/passer-en-https), quitte à ne rien afficher. Résultat, [un formulaire](/guide/formulaire-securise) de réservation qui ne s’ouvre plus depuis le passage en HTTPS, sans que personne ne fasse le lien. La cause est une adresse complète, écrite en dur il y a des années dans une page ou un thème. Les courriels et les flux gardent parfois la même vieille adresse, sans conséquence pour le cadenas, mais avec la même image absente.',
    see: 'F12 → Console : chaque fichier y a sa ligne « Mixed Content ». Why No Padlock (whynopadlock.com) examine une page et donne la liste. Passez en revue une page de chaque modèle : accueil, service, article, panier. Le défaut se cache volontiers dans une seule, celle qui porte une carte ou un lecteur audio ancien.',
    mends: {
      wordpress:
        'Better Search Replace : http://votredomaine.ca par https://votredomaine.ca, d’abord en essai à blanc. Les fichiers d’autres domaines se changent à la main.',
      wix: 'Seuls un élément HTML intégré ou un code personnalisé peuvent en contenir : ouvrez-les et corrigez l’adresse.',
      shopify:
        'Cherchez « http: » dans le code du thème ; asset_url et image_url donnent toujours la bonne forme.',
      squarespace:
        'Blocs de code, blocs Intégration et injection de code sont les trois endroits possibles.',
      byHand:
        'Une recherche dans les fichiers et la base, puis, en filet, l’en-tête Content-Security-Policy: upgrade-insecure-requests.',
    },
  },
  'trust.hsts': {
    title: 'En-tête HSTS : imposer HTTPS au navigateur | Iluma',
    description:
      'Strict-Transport-Security demande aux navigateurs de ne plus jamais passer par HTTP. Quand l’activer, avec quelle durée, et les précautions à prendre.',
    heading: 'Activer HSTS pour imposer HTTPS',
    why: 'La redirection laisse une seconde de faiblesse : la première demande part en clair, et un réseau Wi-Fi malveillant peut l’intercepter pour servir une copie de votre site. HSTS supprime cette seconde, parce que le navigateur corrige l’adresse avant de partir. La prudence porte sur la durée : tant qu’elle court, un [certificat](/guide/certificat-ssl-expire) en panne rend le site inaccessible, sans bouton « continuer quand même ». Votre site n’a qu’à envoyer une ligne, et seulement [en HTTPS](/guide/passer-en-https) : reçue en clair, elle est ignorée.',
    see: 'curl -I https://votredomaine.ca | grep -i strict, ou securityheaders.com. La valeur max-age=31536000 vaut un an. Dans Chrome, chrome://net-internals/#hsts interroge ce que votre navigateur a retenu d’un domaine, et permet de l’oublier après un essai malheureux. Notez la durée reçue avant de la changer. Elle se compte en secondes.',
    mends: {
      wordpress:
        'Really Simple Security → Renforcement → HSTS, ou la règle dans .htaccess. Chez Cloudflare : SSL/TLS → Certificats Edge → HSTS.',
      wix: 'Wix l’envoie pour les domaines reliés ; s’il manque, un proxy placé devant le retire.',
      shopify: 'Envoyé d’office par Shopify, avec 90 jours environ.',
      squarespace:
        'Paramètres → Outils de développement → SSL : choisissez l’option « HSTS sécurisé », sous le mode sécurisé.',
      byHand:
        'Strict-Transport-Security: max-age=300 pendant une semaine, puis 31536000. N’ajoutez includeSubDomains qu’une fois tous les sous-domaines vérifiés, et preload en dernier : en sortir prend des mois.',
    },
  },
  'trust.csp': {
    title: 'Content-Security-Policy : protéger son site | Iluma',
    description:
      'Une politique de sécurité du contenu (CSP) limite la provenance des scripts. Comment l’essayer sans rien casser, puis l’imposer, selon votre outil.',
    heading: 'Mettre en place une Content-Security-Policy',
    why: 'Quand une extension est piratée, l’attaquant ajoute d’ordinaire une ligne qui charge son script, par exemple pour copier les numéros de carte. Une CSP qui nomme vos sources autorisées fait échouer cette ligne. C’est aussi l’en-tête le plus facile à rater : trop stricte, elle éteint le paiement ou la mesure d’audience ; trop large, avec un astérisque, elle ne protège de rien. [L’ILA](/ila) demande une règle au moins, sur les scripts, les objets ou l’affichage dans un cadre ; il ne note pas la finesse du reste.',
    see: 'securityheaders.com donne la valeur actuelle, csp-evaluator.withgoogle.com la critique ligne par ligne. En mode rapport, la console du navigateur montre ce qui serait bloqué. Relevez au passage tous les domaines que la page appelle, dans l’onglet Réseau : cette liste est le brouillon de votre politique, et l’occasion de rayer ceux dont personne ne se souvient.',
    mends: {
      wordpress:
        'L’extension Headers Security Advanced & HSTS, ou la configuration du serveur. L’éditeur demande des scripts en ligne : visez d’abord frame-ancestors et object-src.',
      wix: 'Non réglable : Wix gère les en-têtes, et ce point vaut peu ici. Retirez les codes personnalisés dont vous doutez.',
      shopify:
        'Shopify envoie frame-ancestors. Le reste n’est pas modifiable, sauf sur une vitrine Hydrogen.',
      squarespace:
        'Non modifiable ; limitez-vous à peu de scripts injectés, tous de sources connues.',
      byHand:
        "Content-Security-Policy-Report-Only: default-src 'self'; script-src 'self' https://js.stripe.com; object-src 'none'; frame-ancestors 'self'. Deux semaines de lecture, puis le vrai nom.",
    },
  },
  'trust.nosniff': {
    title: 'X-Content-Type-Options nosniff : à quoi ça sert | Iluma',
    description:
      'L’en-tête nosniff empêche le navigateur de deviner le type d’un fichier. Pourquoi une seule ligne suffit, où l’ajouter et comment vérifier qu’elle est là.',
    heading: 'Ajouter l’en-tête X-Content-Type-Options',
    why: 'Les navigateurs ont gardé d’une époque brouillonne l’habitude d’examiner un fichier pour deviner ce qu’il est. Si votre site accepte des dépôts (curriculum vitæ, photos de devis, pièces jointes), quelqu’un peut y glisser un script déguisé en image. Avec nosniff, un fichier annoncé comme image reste une image, ou n’est pas lu. La ligne ne casse rien tant que vos types sont justes, ce qu’elle révèle au passage. C’est donc un bon premier en-tête à poser avant de s’attaquer à une [politique de contenu](/guide/content-security-policy).',
    see: 'Dans un terminal : curl -I https://votredomaine.ca, et cherchez la ligne. Mozilla Observatory (developer.mozilla.org/observatory) la note parmi les autres. Contrôlez une image et une feuille de style en plus de la page, car l’en-tête doit accompagner tous les fichiers.',
    mends: {
      wordpress:
        'Beaucoup d’hébergeurs l’ajoutent ; sinon l’extension HTTP Headers, ou le thème enfant avec send_headers.',
      wix: 'Présent par défaut sur les pages servies par Wix.',
      shopify: 'Présent d’office, y compris sur le CDN.',
      squarespace:
        'Squarespace l’envoie ; s’il manque, regardez quel service se trouve entre le domaine et le site.',
      byHand:
        'Apache : Header always set X-Content-Type-Options nosniff. nginx : add_header X-Content-Type-Options nosniff always; à répéter dans chaque bloc location qui a déjà un add_header. Vérifiez ensuite que les styles s’affichent, signe que leur type est bien text/css.',
    },
  },
  'trust.forms': {
    title: 'Formulaire sécurisé : envoyer en HTTPS | Iluma',
    description:
      'Un formulaire qui envoie ses réponses en HTTP expose les données de vos clients et fait afficher un avertissement. Comment trouver l’adresse fautive.',
    heading: 'Envoyer les formulaires en HTTPS',
    why: 'La page peut être [en HTTPS](/guide/passer-en-https) et le formulaire non, puisque l’adresse d’envoi se règle à part. Chrome affiche alors un écran d’alerte au moment précis où la personne appuie sur Envoyer, et la plupart reviennent en arrière. Au Québec comme en Europe, la loi demande des mesures de sécurité adaptées aux renseignements reçus : envoyer en clair un numéro d’assurance maladie, c’est n’en prendre aucune.',
    see: 'Clic droit sur le formulaire → Inspecter, et lisez action="…". Remplissez-le ensuite vous-même : l’adresse de la page de remerciement doit commencer par https. Regardez tous ceux du site, y compris l’inscription à l’[infolettre](/blog-intelligent/infolettre-locale) du pied de page, la recherche et la prise de rendez-vous : un seul suffit pour l’avertissement.',
    mends: {
      wordpress:
        'Contact Form 7, WPForms et Gravity Forms suivent l’adresse du site : passez celle-ci en https dans Réglages → Général. Un code Mailchimp collé autrefois garde parfois son http.',
      wix: 'Les formulaires Wix sont chiffrés ; l’exception est un code d’inscription placé dans un élément HTML.',
      shopify:
        'Formulaires et paiement passent en HTTPS. Regardez les codes d’infolettre collés dans le pied de page.',
      squarespace:
        'Le bloc Formulaire est sûr ; pour une intégration, copiez à nouveau le code chez le fournisseur.',
      byHand:
        'action="/contact", relatif, suit le protocole de la page. Un lien mailto: n’est pas un formulaire : il n’envoie rien depuis un appareil sans logiciel de courriel.',
    },
  },
  'trust.mail': {
    title: 'SPF et DMARC : protéger les courriels du domaine | Iluma',
    description:
      'Sans SPF ni DMARC, vos courriels finissent aux indésirables et n’importe qui peut écrire en votre nom. Les enregistrements DNS à ajouter, étape par étape.',
    heading: 'Protéger ses courriels avec SPF et DMARC',
    why: 'Depuis février 2024, Gmail et Yahoo exigent SPF ou DKIM de tous les expéditeurs et, en outre, DMARC de [ceux qui envoient beaucoup](/blog-intelligent/infolettre-locale). [Un devis](/blog-intelligent/devis-rapides) envoyé depuis un domaine sans protection risque donc de ne jamais être lu. SPF dit quels serveurs peuvent écrire pour vous, DKIM signe, DMARC dit quoi faire du reste et vous en rend compte. Un seul enregistrement SPF est permis par domaine : deux s’annulent.',
    see: 'Écrivez à l’adresse donnée par mail-tester.com et lisez la note. Dans un terminal : dig TXT votredomaine.ca, puis dig TXT _dmarc.votredomaine.ca. Envoyez-vous aussi un message à Gmail et affichez l’original.',
    mends: {
      wordpress:
        'Ces réglages se font chez le registraire, pas dans WordPress ; WP Mail SMTP fait en revanche partir les courriels du site par votre vrai fournisseur.',
      wix: 'Domaines → Gérer les enregistrements DNS → TXT. Avec Google Workspace acheté chez Wix, SPF est déjà posé, DMARC non.',
      shopify:
        'Paramètres → Notifications → « Authentifier votre domaine » ajoute les CNAME d’envoi ; SPF et DMARC restent chez le registraire.',
      squarespace:
        'Domaines → DNS → préréglage Google Workspace, puis un enregistrement TXT _dmarc.',
      byHand:
        'v=spf1 include:_spf.google.com ~all sur le domaine, et v=DMARC1; p=none; rua=mailto:dmarc@votredomaine.ca sur _dmarc. Trois semaines de rapports, puis p=quarantine.',
    },
  },
} satisfies SomeGuideTexts;

import type { SomeGuideTexts } from '../shape.ts';

export const fr = {
  'reach.status': {
    title: 'Site web inaccessible : que vérifier d’abord | Iluma',
    description:
      'Le site ne s’ouvre plus ? Domaine expiré, hébergement suspendu, DNS ou erreur 500 : où regarder, dans quel ordre, et à qui écrire selon votre outil.',
    heading: 'Remettre en ligne un site qui ne répond plus',
    why: 'Une panne d’une heure passe inaperçue de Google ; une panne de quelques jours fait retirer des pages de l’index, et il faut parfois des semaines pour les y ramener. Le code reçu dit où chercher : une erreur 500 vient du site, une 503 d’[un serveur débordé](/guide/temps-de-reponse-serveur) ou en maintenance, un nom introuvable d’un domaine expiré ou mal relié.',
    see: 'Ouvrez le site en navigation privée, puis depuis un téléphone en données mobiles. S’il s’affiche chez vous seulement, votre navigateur vous montrait [une copie](/guide/cache-navigateur). La commande « curl -I https://votredomaine.ca » affiche le code tel que le serveur l’envoie.',
    mends: {
      wordpress:
        'Outils → Santé du site signale les erreurs graves. Si l’administration ne s’ouvre plus, renommez par FTP le dossier wp-content/plugins : quand le site revient, une extension est en cause, et vous les remettez une à une.',
      wix: 'Tableau de bord → Paramètres → Domaines : un domaine expiré ou non connecté y porte une mention rouge. L’état du service est publié sur status.wix.com.',
      shopify:
        'Paramètres → Domaines montre l’état de la connexion. Une boutique dont le forfait est impayé se met en pause : Paramètres → Facturation.',
      squarespace:
        'Paramètres → Domaines, puis Facturation. Un site d’essai terminé se ferme au public tant qu’aucun forfait n’est choisi.',
      byHand:
        'Lisez le journal d’erreurs de l’hébergement à l’heure de la panne, vérifiez l’échéance du domaine chez le registraire et, pour une maintenance, répondez par 503 avec l’en-tête Retry-After.',
    },
  },
  'reach.https': {
    title: 'Passer son site en HTTPS sans perdre de visites | Iluma',
    description:
      'Certificat, redirection 301 de HTTP vers HTTPS et réglages sur WordPress, Wix, Shopify et Squarespace pour que la mention « Non sécurisé » disparaisse.',
    heading: 'Passer tout le site en HTTPS, pour de bon',
    why: 'Le détail qui échappe souvent est l’ancienne adresse : vos cartes, vos annuaires et vos vieux liens pointent vers HTTP. Si elle ne renvoie pas en HTTPS, ou seulement à titre provisoire (code 302), Google garde les deux versions et ne sait laquelle montrer. Un code 301 ou 308 transmet à la nouvelle tout ce que l’ancienne avait gagné.',
    see: 'Tapez votre adresse avec http:// devant : la barre du navigateur doit passer d’elle-même à https://. Faites l’essai avec une page intérieure aussi, car certaines [redirections](/guide/redirections-en-chaine) ne couvrent que l’accueil.',
    mends: {
      wordpress:
        'Activez le certificat dans le panneau de l’hébergeur, puis mettez https:// dans les deux adresses de Réglages → Général. L’extension Really Simple Security pose la redirection et corrige les liens internes.',
      wix: 'Rien à activer : tout site Wix relié à un domaine passe en HTTPS. Si ce n’est pas le cas, le domaine pointe encore vers un ancien hébergeur ; corrigez ses serveurs de noms.',
      shopify:
        'Le certificat arrive dans les 48 h qui suivent la connexion du domaine ; Paramètres → Domaines affiche « SSL en attente » d’ici là.',
      squarespace:
        'Paramètres → Outils de développement → SSL : choisissez « Sécurisé », qui redirige aussi les anciennes adresses.',
      byHand:
        'Sous Apache : RewriteEngine On, RewriteCond %{HTTPS} off, RewriteRule ^ https://%{HTTP_HOST}%{REQUEST_URI} [R=301,L]. Sous nginx, un bloc server sur le port 80 avec return 301 https://$host$request_uri.',
    },
  },
  'reach.certificate': {
    title: 'Certificat SSL expiré : renouveler et automatiser | Iluma',
    description:
      'Pourquoi un certificat de sécurité expire, comment lire sa date dans le navigateur, et comment rendre le renouvellement automatique chez votre hébergeur.',
    heading: 'Renouveler le certificat SSL avant qu’il expire',
    why: 'Let’s Encrypt délivre des certificats de 90 jours, faits pour être renouvelés par une machine vers le soixantième jour. À moins de quatorze jours de l’échéance, c’est donc que le renouvellement automatique échoue : DNS modifié, carte de paiement refusée, pare-feu qui bloque la vérification. Le jour venu, ni les visiteurs ni les robots n’entrent, et les paiements s’arrêtent. Avec [HSTS](/guide/en-tete-hsts), le navigateur ne laisse même pas passer outre.',
    see: 'Cliquez sur l’icône à gauche de l’adresse → La connexion est sécurisée → Le certificat est valide : la date de fin y est écrite. Le service gratuit de SSL Labs donne en plus la chaîne complète.',
    mends: {
      wordpress:
        'Le certificat dépend de l’hébergeur, pas de WordPress : dans cPanel, SSL/TLS Status → Run AutoSSL ; chez OVH, Multisite → Régénérer le certificat SSL.',
      wix: 'Wix le renouvelle seul. S’il échoue, Paramètres → Domaines : le domaine connecté doit pointer vers les serveurs que Wix indique, et non vers d’anciens.',
      shopify:
        'Renouvelé par Shopify tant que l’enregistrement A et le CNAME www sont les bons ; un enregistrement CAA qui exclut Let’s Encrypt le bloque.',
      squarespace:
        'Le renouvellement suit la connexion du domaine : dans Paramètres → Domaines, tout enregistrement marqué d’une croix est à corriger chez le registraire.',
      byHand:
        'Avec certbot, essayez « certbot renew --dry-run » : l’erreur affichée est celle qui vous attend. Vérifiez que la tâche planifiée existe et que le port 80 répond.',
    },
  },
  'reach.one-host': {
    title: 'Avec ou sans www : choisir et rediriger | Iluma',
    description:
      'Un site qui répond avec et sans www, ou avec et sans barre finale, existe deux fois pour Google. Comment n’en garder qu’une forme, outil par outil.',
    heading: 'Garder une seule adresse : avec ou sans www',
    why: 'Les deux formes se valent ; ce qui coûte, c’est de laisser vivre les deux. Les liens reçus se répartissent, les statistiques comptent deux pages, et un cache peut servir une version périmée de l’une. La barre finale pose la même question page par page : /services et /services/ sont [deux adresses distinctes](/guide/url-canonique) pour un moteur.',
    see: 'Ouvrez les quatre combinaisons ([http et https](/guide/passer-en-https), avec et sans www) : toutes doivent finir sur la même. Pour la barre finale, ajoutez-la ou retirez-la à la main d’une page intérieure et regardez si l’adresse change.',
    mends: {
      wordpress:
        'Réglages → Général : la forme écrite dans « Adresse web du site » s’impose, et WordPress redirige l’autre. La barre finale suit Réglages → Permaliens.',
      wix: 'Paramètres → Domaines → les trois points du domaine : choisissez la version principale, avec ou sans www.',
      shopify:
        'Paramètres → Domaines → « Modifier le domaine principal », puis activez « Rediriger tout le trafic vers ce domaine ».',
      squarespace:
        'Paramètres → Domaines → votre domaine → « Utiliser le préfixe www » : une bascule suffit, l’autre forme est redirigée.',
      byHand:
        'Sous Apache, une règle RewriteCond sur %{HTTP_HOST} suivie d’un RewriteRule [R=301,L] ; sous nginx, un bloc server pour la forme écartée. À défaut de redirection, une balise canonical sur chaque page dit laquelle compte.',
    },
  },
} satisfies SomeGuideTexts;

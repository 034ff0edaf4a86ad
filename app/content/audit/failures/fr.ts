import type { AuditCopy } from '../shape.ts';

export const fr: AuditCopy['failures'] = {
  'bad-address': 'Cette adresse n’est pas celle d’un site.',
  'address-refused':
    'Cette adresse mène à un réseau privé ou à un port inhabituel. Nous ne lisons que des sites publics.',
  'unknown-host':
    'Aucun serveur ne porte ce nom. Vérifiez l’orthographe ; si elle est juste, le domaine a peut-être expiré.',
  certificate:
    'Le certificat du site n’est pas valable : les navigateurs affichent un avertissement à vos visiteurs. Votre hébergeur peut le corriger.',
  'certificate-expired':
    'Le certificat du site a expiré : les navigateurs affichent un avertissement à vos visiteurs au lieu du site. Renouvelez-le, ou demandez-le à votre hébergeur.',
  'certificate-not-yet':
    'Le certificat du site n’est pas encore valable : les navigateurs affichent un avertissement à vos visiteurs. Votre hébergeur peut en installer un autre.',
  'certificate-other-name':
    'Le certificat est au nom d’un autre site : les navigateurs affichent un avertissement à vos visiteurs. Faites-en émettre un pour cette adresse, avec et sans « www », ou demandez-le à votre hébergeur.',
  'certificate-self-signed':
    'Le certificat est signé par le serveur lui-même : aucun navigateur ne s’y fie, et tous affichent un avertissement. Installez un certificat reconnu, gratuit chez Let’s Encrypt, ou demandez-le à votre hébergeur.',
  'certificate-chain':
    'Le serveur n’envoie pas toute la chaîne du certificat, ou l’autorité qui l’a signé n’est pas reconnue : plusieurs appareils affichent un avertissement. Votre hébergeur peut ajouter le certificat intermédiaire.',
  'certificate-handshake':
    'Le serveur n’établit pas de connexion chiffrée que les navigateurs acceptent. Votre hébergeur peut activer TLS 1.2 et 1.3 et vérifier le certificat.',
  unreachable: 'Le serveur du site n’a pas répondu. Il est peut-être en panne ; réessayez.',
  timeout: 'Le serveur du site a mis trop de temps à répondre.',
  'redirect-loop':
    'L’adresse renvoie à elle-même sans fin. Un navigateur ne l’ouvrirait pas non plus.',
  'too-many-redirects': 'L’adresse renvoie à une autre plus de dix fois.',
  'not-http': 'Cette adresse n’est pas celle d’une page web.',
  'blocked-by-robots':
    'Le fichier robots.txt du site demande à notre robot, IlumaAudit, de ne rien lire. Nous respectons ce choix ; autorisez-le si vous voulez un rapport.',
  'budget-spent': 'La limite de lecture a été atteinte avant la fin.',
  'http-401':
    'Le site demande un mot de passe dès sa première page (erreur HTTP 401). Nous ne lisons que des pages publiques.',
  'http-403':
    'Le serveur refuse de montrer la première page à notre robot, IlumaAudit (erreur HTTP 403). Un pare-feu ou un réglage de l’hébergeur le bloque peut-être ; votre hébergeur peut l’autoriser.',
  'http-404':
    'Il n’y a aucune page à cette adresse (erreur HTTP 404). Vérifiez l’adresse, ou donnez celle de la page d’accueil.',
  'http-410':
    'La page de cette adresse a été retirée (erreur HTTP 410). Donnez celle de la page d’accueil.',
  'http-429': 'Le serveur dit avoir reçu trop de requêtes (erreur HTTP 429). Réessayez plus tard.',
  'http-500':
    'Le serveur du site répond par une erreur interne (erreur HTTP 500) : vos visiteurs la voient sans doute aussi. Votre hébergeur peut en trouver la cause.',
  'http-502':
    'Le site est en panne : son serveur ne reçoit pas de réponse valable du programme qui produit les pages (erreur HTTP 502). Votre hébergeur peut en trouver la cause.',
  'http-503':
    'Le site est hors service pour le moment (erreur HTTP 503), par exemple en maintenance. Réessayez plus tard.',
  'http-504':
    'Le site est en panne : son serveur a attendu trop longtemps le programme qui produit les pages (erreur HTTP 504). Votre hébergeur peut en trouver la cause.',
  'http-other':
    'À la place de la première page, le serveur répond par une erreur. Ouvrez l’adresse dans un navigateur pour voir ce que vos visiteurs voient.',
  'robots-unreachable':
    'Le fichier robots.txt du site ne répond pas, ou répond par une erreur du serveur. Les robots ne lisent alors rien, ceux des moteurs de recherche non plus. Votre hébergeur peut en trouver la cause.',
  challenge:
    'À la place de la première page, le site montre à notre robot, IlumaAudit, une vérification contre les robots : nous n’avons donc rien pu lire. Votre hébergeur ou votre pare-feu peut l’autoriser.',
  parked:
    'Il n’y a pas de site à cette adresse : elle montre une page d’attente du bureau d’enregistrement, de l’hébergeur ou du serveur. Vérifiez l’adresse ; si elle est juste, votre hébergeur peut dire ce qui manque.',
  'under-construction':
    'Le site est en construction : il n’a qu’une page d’attente. Faites-le mesurer quand il sera en ligne.',
  profile:
    'L’adresse mène à un profil, une fiche ou une page de liens, et non à un site : il n’y a rien à mesurer. Faites l’estimation ; un site à vous, même d’une page, se trouve mieux.',
  'error-page':
    'La première page ne montre qu’un message d’erreur ou de maintenance du logiciel du site, tout en répondant que tout va bien (code HTTP 200) : vos visiteurs le voient sans doute aussi. Votre hébergeur ou votre webmestre peut en trouver la cause.',
  framed:
    'Cette adresse ne fait que montrer un autre site dans un cadre : elle n’a pas de contenu à elle, et les moteurs de recherche ne lui en attribuent pas. Faites mesurer l’autre site, et remplacez le cadre par une redirection permanente (code 301).',
  'not-a-page':
    'Cette adresse mène à un fichier (PDF, image ou données) et non à une page web. Donnez celle de la page d’accueil.',
  undecodable:
    'Le serveur compresse la première page sans le dire, ou annonce une compression qui n’est pas la bonne : les navigateurs affichent des caractères illisibles ou une erreur. Votre hébergeur peut corriger ce réglage.',
  empty: 'La première page du site est vide : le serveur répond, mais sans aucun contenu.',
  'cut-off':
    'La réponse du serveur s’est interrompue avant le contenu de la première page. Réessayez ; si cela se répète, votre hébergeur peut en trouver la cause.',
  'too-little-judged':
    'Trop peu de points de ce site ont pu être jugés pour qu’un score ait un sens, le plus souvent parce que des scripts dessinent ses pages.',
  abandoned: 'L’audit s’est interrompu plusieurs fois de notre côté. Réessayez.',
  broken: 'L’audit s’est arrêté à cause d’une panne de notre côté. Réessayez.',
};

import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Loi 25 et RGPD : mettre un petit site en règle',
  excerpt:
    'Responsable, cookies, politique de confidentialité, registre, incidents : ce que la Loi 25 et le RGPD attendent d’un petit commerce, étape par étape.',
  tags: ['Loi 25', 'RGPD', 'confidentialité', 'cookies'],
  seoKeywords: [
    'Loi 25 PME',
    'RGPD petite entreprise',
    'politique de confidentialité site',
    'consentement aux cookies',
  ],
  blocks: [
    paragraph(
      'Un courriel arrive un lundi : « J’ai séjourné chez vous l’été dernier. Quels renseignements avez-vous gardés sur moi, et qui peut les lire ? » Vous ouvrez la boîte de réception, le logiciel de réservation, le cahier de la réception, le tableur du comptable. La réponse est un peu partout, et la loi vous donne un délai pour la fournir.',
    ),
    paragraph(
      'Ce guide vous aide à la préparer avant qu’on vous la demande : qui nommer, quoi afficher, comment régler le bandeau, que faire le jour d’une fuite. Il résume des règles officielles, avec leurs dates, et ne remplace pas l’avis d’un juriste. Demandez-en un pour les renseignements de santé, les mineurs, les caméras ou la biométrie.',
    ),
    heading('Quelle loi s’applique à votre commerce'),
    paragraph(
      'Au Québec, la règle se trouve dans la Loi sur la protection des renseignements personnels dans le secteur privé, modernisée par la Loi 25. Elle vise toute entreprise, le travailleur autonome compris, et le papier autant que l’ordinateur. Les changements sont entrés en vigueur en [trois étapes](https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25).',
    ),
    list(
      '22 septembre 2022 : la personne responsable, l’avis et le registre en cas d’incident.',
      '22 septembre 2023 : la politique de confidentialité, le consentement, les technologies de suivi.',
      '22 septembre 2024 : la portabilité, soit le droit de recevoir dans un format courant ce qu’on vous a confié.',
    ),
    paragraph(
      'Le [RGPD](https://eur-lex.europa.eu/eli/reg/2016/679/oj) s’applique depuis le 25 mai 2018 aux entreprises établies dans l’Union européenne. Il vise aussi celles d’ailleurs qui y proposent leurs services ou y suivent le comportement des gens. Un gîte de Charlevoix qui affiche ses prix en euros pour attirer les Français a intérêt à le respecter. Un garage de Drummondville dont la page s’ouvre par hasard à Lyon n’est pas visé pour cette seule raison.',
    ),
    heading('Loi 25 et RGPD, point par point'),
    table(
      'Ce que les deux lois demandent au site d’un petit commerce',
      ['Sujet', 'Loi 25 (Québec)', 'RGPD (et CNIL en France)'],
      [
        'Personne à joindre',
        'Un responsable : titre et coordonnées sur le site',
        'L’entreprise et ses coordonnées ; un délégué dans certains cas',
      ],
      [
        'Cookies de suivi',
        'Désactivés tant que la personne ne les active pas',
        'Accord avant le dépôt ; refus aussi simple',
      ],
      ['Politique', 'Publiée, en termes simples et clairs', 'Buts, durées, destinataires, droits'],
      ['Demande d’une personne', 'Réponse écrite dans les 30 jours', 'Réponse dans le mois'],
      [
        'Incident',
        'Avis avec diligence si le préjudice risque d’être sérieux',
        'Avis à l’autorité dans les 72 heures, sauf risque improbable',
      ],
      ['Registre', 'Celui des incidents', 'Celui des traitements et celui des violations'],
    ),
    heading('Nommer la personne responsable'),
    paragraph(
      'Au Québec, c’est d’office la personne qui a la plus haute autorité dans l’entreprise, donc souvent vous. Vous pouvez déléguer cette tâche, par écrit, à quelqu’un de l’équipe ou de l’extérieur. Le site doit donner le titre et les coordonnées de cette personne. Une adresse comme « confidentialite@ » suivie de votre domaine survit aux départs et aux vacances.',
    ),
    paragraph(
      'La loi demande aussi quelques règles internes, à la mesure de votre entreprise : qui voit quoi, quand on détruit, à qui une plainte est remise. Deux pages peuvent suffire à un commerce de cinq personnes ; le site doit en publier l’essentiel, en termes simples.',
    ),
    heading('Faire l’inventaire avant d’écrire quoi que ce soit'),
    paragraph(
      'Suivez un client du premier clic à la facture et notez chaque endroit où son nom se dépose. Le RGPD appelle ce document un registre des traitements, et la CNIL en offre un [modèle gratuit](https://www.cnil.fr/fr/RGPD-le-registre-des-activites-de-traitement). L’allègement prévu sous 250 employés ne couvre pas un fichier que vous utilisez tous les jours, comme celui de vos clients.',
    ),
    table(
      'Exemple : l’inventaire d’un gîte de cinq chambres (les durées sont celles qu’il a choisies)',
      ['Renseignement', 'Pourquoi', 'Où', 'Jusqu’à quand'],
      ['Nom, courriel, dates', 'Réserver', 'Logiciel de réservation', '2 ans après le séjour'],
      ['Plaque de la voiture', 'Stationnement', 'Cahier de la réception', 'Jour du départ'],
      ['Message du formulaire', 'Répondre', 'Boîte de courriel', '1 an'],
      ['Facture', 'Comptabilité', 'Logiciel comptable', 'Délai fixé par le fisc'],
      ['Adresse d’infolettre', 'Annoncer la saison', 'Outil d’envoi', 'Désabonnement'],
    ),
    paragraph(
      'L’exercice fait voir ce que personne n’utilise. Cessez alors de le demander : [un formulaire court](/blog-intelligent/formulaire-court) protège mieux qu’un long avertissement. Notez aussi le pays où chaque outil garde ses données. Avant qu’un renseignement sorte du Québec, la loi veut que vous évaluiez la protection qu’il aura là-bas et que le contrat en tienne compte.',
    ),
    heading('Régler le bandeau de cookies'),
    paragraph(
      'Un outil qui identifie, localise ou profile quelqu’un doit être annoncé et rester désactivé jusqu’à ce que la personne l’active. Cela vise d’ordinaire le pixel publicitaire et la mesure d’audience qui reconnaît un visiteur. Le panier d’achat, la langue et la connexion n’attendent pas d’accord. La [CNIL](https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies) demande que le refus soit aussi simple que l’acceptation, et tient pour une bonne pratique de garder ce choix six mois.',
    ),
    list(
      'Ouvrez le site dans une fenêtre privée et ne cliquez nulle part : aucune mesure ne doit partir. Voici [comment le constater](/guide/traceurs-avant-consentement).',
      'Refusez, puis changez de page : le bandeau ne doit pas revenir.',
      'Cherchez comment changer d’avis ; le lien doit se trouver au bas de chaque page.',
      'Refaites l’essai sur une page avec vidéo ou carte, et sur vos pages de publicité.',
    ),
    paragraph(
      'Notre [audit gratuit](/ila) contrôle ce point parmi d’autres et nomme les traceurs qu’il a vus.',
    ),
    heading('Écrire une politique de confidentialité lisible'),
    paragraph(
      'Reprenez l’inventaire et racontez-le. « Vos données peuvent servir à améliorer l’expérience » ne dit pas grand-chose. « Nous gardons votre courriel deux ans après le séjour, pour vous joindre si vous avez oublié un objet » se comprend du premier coup. Six points doivent s’y trouver.',
    ),
    list(
      'La personne qui répond, et son adresse.',
      'Ce que vous recueillez, de quelle façon et dans quel but.',
      'Les fournisseurs qui y ont accès, et les pays concernés.',
      'La durée de chaque renseignement.',
      'Les droits : consulter, corriger, retirer son accord, se plaindre à la Commission d’accès à l’information (CAI) ou à la CNIL.',
      'La date du texte, et comment vous annoncez un changement.',
    ),
    tip(
      'Donnez la politique à un employé et posez-lui trois questions : que garde-t-on, combien de temps, à qui écrit-on ? S’il cherche plus d’une minute, raccourcissez le texte.',
    ),
    paragraph(
      'L’accord pour recevoir des offres se demande à part, dans une case qui n’est pas cochée d’avance ; l’article sur [l’infolettre d’un commerce local](/blog-intelligent/infolettre-locale) explique comment. Un exemple de politique ? [La nôtre](/politique-confidentialite) part d’un inventaire, avec une durée pour chaque renseignement.',
    ),
    heading('Que faire en cas d’incident de confidentialité'),
    paragraph(
      'Un envoi à la mauvaise liste, un téléphone perdu, une boîte de courriel piratée, un employé qui consulte un dossier par curiosité : tous comptent. Préparez ces gestes sur une feuille, avec les numéros à appeler.',
    ),
    list(
      'Contenir : changer les mots de passe, fermer l’accès, demander la suppression du message reçu par erreur.',
      'Décrire : quand, quels renseignements, combien de personnes, quelle cause.',
      'Évaluer le préjudice : sensibilité, conséquences possibles, probabilité d’un usage malveillant.',
      'Aviser, si le risque est sérieux, la CAI et les personnes touchées ; en France, [la CNIL](https://www.cnil.fr/fr/notifier-une-violation-de-donnees-personnelles) dans les 72 heures, dès qu’un risque existe.',
      'Inscrire l’incident au registre, même bénin.',
    ),
    paragraph(
      'Le règlement québécois sur les incidents, en vigueur depuis le 29 décembre 2022, fait garder ce registre au moins cinq ans. Du côté européen, la Commission a proposé en novembre 2025 d’allonger le délai de 72 heures : vérifiez le texte en vigueur avant de vous y fier.',
    ),
    heading('Répondre à une demande d’accès'),
    paragraph(
      'Reprenons le courriel du lundi, reçu le 4 mars. Le gîte répond le jour même : « J’ai bien reçu votre demande. Pour vérifier qu’elle vient de vous, je vous appelle au numéro de votre réservation. Vous aurez une copie au plus tard le 3 avril. » L’inventaire lui dit où chercher. Il corrige une adresse, détruit une vieille fiche et garde la trace de sa réponse. Se taire équivaut, au Québec, à refuser.',
    ),
    chart(
      'Trois durées de conservation, en mois : choix de cookies et contact sans suite (recommandations de la CNIL), registre des incidents (règlement québécois)',
      { label: 'Choix de cookies', value: 6, shown: '6 mois' },
      { label: 'Contact sans suite', value: 36, shown: '36 mois' },
      { label: 'Registre des incidents', value: 60, shown: '60 mois' },
    ),
    paragraph(
      'Pour le reste, peu de durées sont fixées par un texte. La règle est de détruire ou d’anonymiser quand le but est atteint.',
    ),
    heading('Les erreurs à éviter'),
    list(
      'Copier la politique d’un concurrent : elle décrit ses outils et ses durées.',
      'Mettre « Accepter » en couleur et cacher le refus derrière « Personnaliser ».',
      'Exiger une pièce d’identité numérisée pour un simple accès, puis la garder.',
      'Conserver de vieux curriculum vitæ « au cas où ».',
    ),
    heading('Ce qu’il faut revoir un mois plus tard'),
    paragraph(
      'Bloquez une demi-heure. Un outil s’est-il ajouté au site ? Un ancien employé a-t-il encore son mot de passe ? Une durée est-elle échue ? Envoyez-vous une demande d’accès fictive et chronométrez la réponse. Si vos dossiers sont dispersés, commencez par [un CRM simple](/blog-intelligent/crm-relances) ; pour le pied de page, voyez [les pages légales à publier](/guide/politique-et-mentions-legales).',
    ),
  ],
  sources: [
    {
      name: 'LégisQuébec : Loi sur la protection des renseignements personnels dans le secteur privé (P-39.1)',
      address: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/P-39.1',
    },
    {
      name: 'LégisQuébec : Règlement sur les incidents de confidentialité (A-2.1, r. 3.1)',
      address: 'https://www.legisquebec.gouv.qc.ca/fr/document/rc/A-2.1,%20r.%203.1',
    },
    {
      name: 'Commission d’accès à l’information : principaux changements de la Loi 25',
      address:
        'https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25',
    },
    {
      name: 'CNIL : les règles sur les cookies',
      address: 'https://www.cnil.fr/fr/cookies-et-autres-traceurs/regles/cookies',
    },
    {
      name: 'CNIL : les durées de conservation des données',
      address: 'https://www.cnil.fr/fr/passer-laction/les-durees-de-conservation-des-donnees',
    },
  ],
};

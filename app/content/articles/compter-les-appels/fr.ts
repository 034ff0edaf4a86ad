import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Compter ses appels et savoir d’où ils viennent',
  excerpt:
    'Appels, formulaires, itinéraires : ce que chaque outil compte, comment demander à un client ce qui l’a amené, et comment respecter le consentement.',
  tags: ['mesure', 'suivi des appels', 'conversions', 'consentement'],
  seoKeywords: ['suivi des appels', 'conversions Google Ads', 'origine des clients', 'liens UTM'],
  blocks: [
    paragraph(
      'Un garage de Trois-Rivières, imaginé pour cet article, paie des annonces, tient sa fiche Google et envoie une infolettre. À la fin du mois, Google Ads s’attribue 24 appels, la fiche affiche 51 clics sur « Appeler », le site compte 19 formulaires, et la patronne est convaincue que « c’est surtout le bouche-à-oreille ». Chacun a un peu raison. Additionnés, ces chiffres ne veulent plus dire grand-chose.',
    ),
    paragraph(
      'Pour y voir clair, vous n’avez pas besoin d’un logiciel de plus. Il faut savoir ce que mesure chaque compteur, poser une question au téléphone et admettre une part d’inconnu. Voici la marche à suivre, de la plus simple à la plus technique.',
    ),
    heading('Ce que mesure chaque compteur'),
    paragraph(
      'Un compteur enregistre un geste, rarement une vente. Lisez la dernière colonne avant de comparer deux chiffres.',
    ),
    table(
      'Les gestes que l’on compte, et ce qu’ils ne prouvent pas',
      ['Geste', 'Où le lire', 'Ce qui est compté', 'Ce qui n’est pas prouvé'],
      [
        'Bouton « Appeler » de la fiche',
        'Performances de la fiche',
        'Un clic',
        'Quelqu’un a répondu',
      ],
      ['Appel depuis une annonce', 'Google Ads', 'Un appel et sa durée', 'C’était un client'],
      ['Numéro touché sur le site', 'Outil de mesure', 'Un clic', 'L’appel a eu lieu'],
      ['Formulaire envoyé', 'Site et courriel', 'Un envoi', 'La demande est sérieuse'],
      ['Itinéraire demandé', 'Performances de la fiche', 'Une demande', 'La personne est venue'],
      ['Passage au comptoir', 'Votre carnet', 'Ce que vous notez', 'Personne n’a été oublié'],
    ),
    heading('Demander à chaque nouveau client ce qui l’a amené'),
    paragraph(
      'La mesure la moins chère est une phrase : « Qu’est-ce qui vous a amené chez nous ? » Posez-la une fois la demande comprise, jamais en décrochant. Notez la réponse avec les mots de la personne, puis rangez-la dans une courte liste.',
    ),
    list(
      'Google : la carte, une annonce ou le site. N’insistez pas ; bien des gens ne font pas la différence.',
      'Une recommandation, avec le nom de la personne à remercier.',
      'La façade ou le camion.',
      'L’infolettre.',
      'Déjà client.',
      'Ne sait plus. C’est une réponse comme une autre, et elle reste dans le compte.',
    ),
    paragraph(
      'Un champ facultatif pose la même question dans [un formulaire court](/blog-intelligent/formulaire-court). Les réponses vont au même endroit que les demandes, dans [votre tableau de suivi](/blog-intelligent/crm-relances).',
    ),
    heading('Lire les appels et les itinéraires de la fiche Google'),
    paragraph(
      'Les performances de la fiche indiquent [les appels, les itinéraires et les clics vers le site](https://support.google.com/business/answer/9918094). « Appels » y veut dire clics sur le bouton : qui compose votre numéro à la main n’y figure pas, et qui raccroche avant la sonnerie y figure. Ces gestes peuvent venir des résultats gratuits comme de vos annonces. Si vous ajoutez ce total à celui de Google Ads, vous comptez donc des gens deux fois.',
    ),
    paragraph(
      'Prenez une demande d’itinéraire pour une intention de venir, et comparez chaque mois au même mois de l’an dernier. Gardez aussi votre vrai numéro sur la fiche. Les [règles de Google](https://support.google.com/business/answer/3038177) demandent un numéro placé sous votre contrôle direct, et un numéro qui change d’un site à l’autre sème le doute, comme l’explique [l’article sur la fiche](/blog-intelligent/fiche-google).',
    ),
    heading('Compter les appels venus des annonces'),
    paragraph(
      'Google Ads sait compter [les appels passés depuis l’annonce, et ceux passés depuis le site après un clic](https://support.google.com/google-ads/answer/6100664). Il affiche pour cela un numéro de transfert qui aboutit au vôtre ; ce numéro n’est pas offert dans tous les pays. Vous choisissez la durée à partir de laquelle un appel devient une conversion.',
    ),
    paragraph(
      'Pour la fixer, chronométrez vos appels pendant une semaine. Combien de temps prend une vraie demande ? Un faux numéro ? Placez le seuil entre les deux. Il restera des erreurs : une longue plainte sera comptée, et un client rappelé après un appel manqué ne le sera pas. Le carnet les corrige.',
    ),
    paragraph(
      'Faut-il louer un numéro de suivi ? Pour un camion, un dépliant ou un panneau, cela peut valoir la peine, puisque ces supports n’ont pas de bouton à toucher. Demandez d’abord à qui revient le numéro à la fin du contrat, ce que deviennent les appels en cas de panne et ce que le fournisseur conserve sur les gens qui appellent. Sur la fiche et dans les annuaires, laissez votre numéro habituel.',
    ),
    tip(
      'Triez les appels manqués par heure. Avant d’acheter plus d’appels, vous saurez s’il faut quelqu’un de plus à midi ou une autre [plage de diffusion](/blog-intelligent/campagne-locale).',
    ),
    heading('Compter chaque formulaire une seule fois'),
    paragraph(
      'Comptez l’envoi réussi et non le clic sur le bouton, car un clic peut échouer. Le moyen le plus sûr est une page de remerciement qui s’ouvre seulement après l’envoi.',
    ),
    list(
      'Demandez aux moteurs de ne pas indexer cette page, sinon des visiteurs y arriveront directement.',
      'Faites un essai chaque mois depuis un téléphone, jusqu’à la réception du courriel.',
      'Retirez les pourriels avant de compter.',
      'Une personne qui écrit deux fois compte pour une demande.',
    ),
    heading('Étiqueter les liens que vous publiez'),
    paragraph(
      'Un lien étiqueté dit à votre outil d’où vient la visite. On ajoute à l’adresse [des paramètres UTM](https://support.google.com/analytics/answer/10917952) pour la source, le support et la campagne : par exemple « utm_source=infolettre », « utm_medium=email » et « utm_campaign=pneus-hiver ». Étiquetez le lien de la fiche vers le site, ceux de [l’infolettre](/blog-intelligent/infolettre-locale) et celui du code QR de vos cartes. Écrivez tout en minuscules, tenez une liste des noms employés et n’y mettez jamais le nom ou le courriel d’une personne.',
    ),
    heading('Exemple : un mois au garage'),
    paragraph(
      'Le carnet contient 90 nouvelles demandes, et les annonces ont coûté 480 €. Les chiffres sont inventés, en euros comme dans le simulateur ; seule la façon de les lire compte.',
    ),
    chart(
      'Exemple inventé : « Qu’est-ce qui vous a amené ? », 90 réponses',
      { label: 'Carte ou fiche Google', value: 31, shown: '31' },
      { label: 'Recommandation', value: 24, shown: '24' },
      { label: 'Annonce', value: 16, shown: '16' },
      { label: 'Façade ou camion', value: 9, shown: '9' },
      { label: 'Ne sait plus', value: 10, shown: '10' },
    ),
    paragraph(
      'Le carnet donne 16 demandes aux annonces, Google Ads en réclame 24. Les deux peuvent être vrais : un client recommandé a tapé le nom du garage, touché l’annonce, puis répondu « mon beau-frère ». Gardez les deux bornes. Une demande venue des annonces coûte entre 20 € (480 divisé par 24) et 30 € (480 divisé par 16). Avec un plafond de 40 €, la décision est la même aux deux bornes, et il n’y a pas à chercher plus loin. Avec un plafond de 25 €, il faut un essai.',
    ),
    heading('Attribuer un client avec honnêteté'),
    paragraph(
      'Google Ads partage le mérite entre ses propres annonces, [au dernier clic ou selon un modèle fondé sur les données](https://support.google.com/google-ads/answer/6259715). Il ne voit ni votre camion ni le beau-frère. Quelques règles évitent de lui faire dire plus qu’il ne sait.',
    ),
    list(
      'N’additionnez jamais les totaux de deux plateformes.',
      'Donnez une fourchette, avec la source de chaque borne.',
      'Séparez les recherches de votre nom : ces gens vous connaissaient déjà.',
      'Laissez « ne sait plus » visible au lieu de le répartir.',
      'En cas de doute, suspendez un canal deux semaines, hors période de pointe, et regardez le total des demandes. C’est un indice et non une preuve, car un petit commerce varie d’une semaine à l’autre.',
    ),
    heading('Respecter le consentement, sur le site comme au téléphone'),
    paragraph(
      'Ce qui suit n’est pas un avis juridique. En France, [les traceurs publicitaires demandent l’accord du visiteur](https://www.cnil.fr/fr/cookies-et-autres-traceurs/que-dit-la-loi). Au Québec, depuis le 22 septembre 2023, une technologie qui identifie, localise ou profile une personne doit être annoncée, et [c’est à la personne d’activer ces fonctions](https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25). Votre mesure perdra donc les visiteurs qui refusent ; prévoyez-le au lieu de le contourner. Le carnet contient lui aussi des renseignements personnels : voyez [l’article sur la Loi 25 et le RGPD](/blog-intelligent/loi-25-rgpd).',
    ),
    paragraph(
      'N’enregistrez pas les appels par habitude. Le [Commissariat à la protection de la vie privée du Canada](https://www.priv.gc.ca/en/privacy-topics/surveillance/02_05_d_14/) demande d’annoncer l’enregistrement, d’en dire le but et d’obtenir l’accord de la personne. Pour compter, une note suffit : l’heure, la demande, l’origine.',
    ),
    heading('Ce qu’il faut regarder dans un mois'),
    paragraph(
      'Quatre questions suffisent. La part de « ne sait plus » baisse-t-elle ? Combien d’appels ont été manqués, et quand ? Quel écart sépare le carnet de Google Ads ? Le coût d’une demande tient-il sous le plafond aux deux bornes ?',
    ),
    paragraph(
      'Remplacez ensuite les taux de départ du [simulateur complet](/simulateur-complet) par les vôtres : ses prévisions parleront de votre commerce. Si peu de visiteurs appellent, [l’audit gratuit du site](/ila) vérifie entre autres que le numéro est cliquable. Et pour installer ces compteurs avec nous, [demandez un rendez-vous](/contact/rendez-vous).',
    ),
  ],
  sources: [
    {
      name: 'Google : performances de la fiche d’établissement',
      address: 'https://support.google.com/business/answer/9918094',
    },
    {
      name: 'Google Ads : suivi des conversions par téléphone',
      address: 'https://support.google.com/google-ads/answer/6100664',
    },
    {
      name: 'CNIL : cookies et traceurs, que dit la loi ?',
      address: 'https://www.cnil.fr/fr/cookies-et-autres-traceurs/que-dit-la-loi',
    },
    {
      name: 'Commission d’accès à l’information : principaux changements de la Loi 25',
      address:
        'https://www.cai.gouv.qc.ca/protection-renseignements-personnels/sujets-et-domaines-dinteret/principaux-changements-loi-25',
    },
    {
      name: 'Commissariat à la protection de la vie privée du Canada : enregistrer les appels de clients (en anglais)',
      address: 'https://www.priv.gc.ca/en/privacy-topics/surveillance/02_05_d_14/',
    },
  ],
};

import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Créer une campagne Google Ads locale, pas à pas',
  excerpt:
    'Zone ciblée, types de correspondance, mots-clés à exclure, horaire et composants : régler une première campagne et savoir quoi lire chaque semaine.',
  tags: ['Google Ads', 'campagne locale', 'ciblage géographique', 'mots-clés à exclure'],
  seoKeywords: [
    'campagne Google Ads locale',
    'ciblage géographique Google Ads',
    'types de correspondance',
    'calendrier de diffusion',
  ],
  blocks: [
    paragraph(
      'Prenons le cas, inventé, de Nadia, qui répare des électroménagers à Rosemont. Elle a créé sa campagne un dimanche soir, en acceptant chaque réglage proposé. La première semaine, elle a payé le clic d’un homme de Gatineau qui comparait des prix, celui d’une étudiante qui cherchait une pièce, et trois appels tombés dans la boîte vocale à 21 h. Le montant était raisonnable ; c’est le réglage qui ne convenait pas.',
    ),
    paragraph(
      'Cet article refait sa campagne dans l’ordre des écrans. À la fin, vous saurez limiter la diffusion à votre secteur, choisir les recherches que vous payez, régler les heures et lire les rapports utiles.',
    ),
    heading('Ce qu’il faut avoir avant d’ouvrir le compte'),
    paragraph('Aucun réglage ne remplace ces quatre éléments. Vérifiez qu’ils existent.'),
    list(
      'Un plafond, c’est-à-dire ce que vous acceptez de payer pour gagner un client. Le calcul est dans [l’article sur le premier budget Google Ads](/blog-intelligent/budget-google-ads).',
      'Une page consacrée au service annoncé. Voyez [comment bâtir une page autour d’une seule intention](/blog-intelligent/page-une-intention).',
      'Quelqu’un qui répond au téléphone pendant les heures de diffusion.',
      'Une façon de [compter les appels et les formulaires](/blog-intelligent/compter-les-appels), installée avant le premier clic.',
    ),
    heading('Choisir une campagne de recherche et un budget'),
    paragraph(
      'Prenez le type « Recherche ». À l’étape des réseaux, décochez les partenaires et le Réseau Display : vous les essaierez plus tard, chacun dans sa campagne, et vous saurez alors ce qu’il apporte. Refusez aussi, pour l’instant, les options qui rédigent les annonces ou élargissent vos mots-clés à votre place. Vous voulez d’abord comprendre ce que vous achetez.',
    ),
    paragraph(
      'Le budget s’inscrit par jour, mais c’est une moyenne. Pour la plupart des campagnes, [la dépense d’une journée peut atteindre deux fois ce montant](https://support.google.com/google-ads/answer/6385083), et celle d’un mois 30,4 fois. Avec 20 € par jour, une journée chargée peut donc coûter 40 €, et le mois, 608 € au plus. (Nos exemples sont en euros, comme le simulateur ; le calcul est le même en dollars.) Pour comparer d’autres montants avant de payer, essayez [le simulateur de budget publicitaire](/adluma).',
    ),
    heading('Cibler les gens présents dans votre secteur'),
    paragraph(
      'Entrez les villes, les arrondissements ou le rayon où vous vous déplacez vraiment, puis dépliez les options de zone géographique. Le réglage par défaut, [« Présence ou intérêt »](https://support.google.com/google-ads/answer/1722038), montre aussi l’annonce à des gens qui s’intéressent à votre secteur et se trouvent ailleurs. Pour un service de proximité, choisissez « Présence » : les personnes qui sont dans la zone, ou qui y sont régulièrement.',
    ),
    paragraph(
      'L’autre choix convient à un hôtel, à un traiteur de mariage ou à un déménageur, dont les clients cherchent souvent depuis une autre ville. Dans ce cas, faites deux campagnes et deux budgets, afin de comparer les deux publics.',
    ),
    list(
      'Relisez vos dernières factures et notez de quels quartiers venaient les clients.',
      'Retirez les endroits où le trajet mange la marge.',
      'Excluez nommément les villes voisines où vous n’allez pas : un rayon déborde toujours.',
    ),
    heading('Comprendre les types de correspondance'),
    paragraph(
      'Un mot-clé n’est pas la recherche tapée ; c’est une consigne sur les recherches à retenir. Le type de correspondance dit jusqu’où Google peut s’en éloigner. Si vous n’ajoutez aucun signe, vous êtes en requête large.',
    ),
    table(
      'Les trois types de correspondance, pour « réparation lave-vaisselle »',
      ['Type', 'Comment l’écrire', 'Recherches visées', 'Au lancement'],
      ['Requête large', 'Tel quel', 'Tout ce qui touche au sujet', 'À éviter'],
      [
        'Expression exacte',
        'Entre guillemets',
        'Celles qui contiennent le sens du mot-clé',
        'La base',
      ],
      [
        'Mot-clé exact',
        'Entre crochets',
        'Celles de même sens ou de même intention',
        'Les mots les plus sûrs',
      ],
    ),
    paragraph(
      'Les [définitions de Google](https://support.google.com/google-ads/answer/7478529) parlent de sens et d’intention. Même un mot-clé exact peut donc répondre à une tournure que vous n’aviez pas prévue, d’où la lecture hebdomadaire décrite plus bas. Pour bâtir la première liste, partez des [mots que vos clients emploient](/blog-intelligent/mots-des-clients) au téléphone, et placez dans un même groupe ceux qui appellent la même annonce.',
    ),
    heading('Préparer la liste des mots-clés à exclure'),
    paragraph(
      'Les exclusions sont plus littérales. [Google ne les étend ni aux synonymes ni au pluriel](https://support.google.com/google-ads/answer/2453972) : si vous excluez « pièce », la recherche « pièces » passe encore. Écrivez les deux formes. Voici la liste de départ de Nadia, par famille.',
    ),
    list(
      'Emploi et études : emploi, salaire, stage, formation, cours.',
      'Bricolage : pièce, pièces, tutoriel, schéma, manuel.',
      'Achat : neuf, usagé, à vendre, liquidation.',
      'Gratuité : gratuit, gratuite, don.',
      'Appareils et marques qu’elle ne répare pas.',
    ),
    tip(
      'Relisez chaque exclusion en face de vos propres mots-clés. En excluant « prix », Nadia se priverait de « prix réparation lave-vaisselle », une recherche de quelqu’un qui veut faire réparer.',
    ),
    heading('Régler le calendrier de diffusion'),
    paragraph(
      'Le calendrier suit [le fuseau horaire du compte](https://support.google.com/google-ads/answer/6372656), et non celui de la personne qui cherche ; vérifiez-le d’abord. Une plage ne franchit pas minuit : pour la nuit du lundi au mardi, créez-en deux, une par jour.',
    ),
    paragraph(
      'Nadia diffuse de 8 h à 18 h en semaine et le samedi matin. Si elle ouvre un jour les soirées, elle l’annoncera sur la page : « Vous appelez le soir ? Nous rappelons le lendemain avant 9 h ». La personne sait ainsi quand attendre votre appel.',
    ),
    heading('Écrire les annonces et joindre les composants'),
    paragraph(
      'Une annonce responsive accepte [jusqu’à 15 titres de 30 caractères et 4 descriptions de 90](https://support.google.com/google-ads/answer/7684791), que Google assemble. Écrivez des lignes qui se lisent dans n’importe quel ordre : le service, le quartier, un délai que vous tenez, un prix de départ, la façon de vous joindre. Des lignes vraiment différentes servent mieux que quinze variantes de la même promesse.',
    ),
    paragraph(
      'Les composants complètent l’annonce. [Les ajouter ne coûte pas plus cher](https://support.google.com/google-ads/answer/2375499) ; un clic sur l’un d’eux, appel compris, se paie comme un clic sur l’annonce.',
    ),
    list(
      'Appel : votre numéro, avec les heures où il peut paraître.',
      'Lieu : l’adresse tirée de votre [fiche d’établissement](/blog-intelligent/fiche-google), qui doit donc être à jour.',
      'Liens annexes : les tarifs, le secteur desservi, les avis.',
      'Accroches : des faits courts, comme « Garantie écrite » ou « Pièces en stock ».',
    ),
    heading('Exemple : le premier mois de Nadia'),
    paragraph(
      'Supposons 600 € dépensés en un mois. Ces montants sont inventés pour montrer comment les lire ; n’en faites pas une norme.',
    ),
    chart(
      'Exemple inventé : dépense du mois selon le genre de recherche',
      { label: 'Service et quartier', value: 270, shown: '270 €' },
      { label: 'Service, panne urgente', value: 150, shown: '150 €' },
      { label: 'Pièces et bricolage', value: 90, shown: '90 €' },
      { label: 'Autres villes', value: 60, shown: '60 €' },
      { label: 'Emploi et formation', value: 30, shown: '30 €' },
    ),
    paragraph(
      'Les deux premières lignes, 420 €, ont amené 14 demandes, soit 30 € chacune. Les trois autres, 180 €, n’en ont amené aucune. Réparti sur l’ensemble, le coût d’une demande monte à près de 43 €. Nadia n’a donc pas besoin d’un budget plus gros : elle a d’abord une liste d’exclusions à compléter. Les « autres villes » l’étonnent, puisqu’elle cible la présence. Ce sont des gens de Rosemont qui cherchent pour un parent ou un logement à Laval ; le nom de la ville rejoint la liste.',
    ),
    heading('Ce qu’il faut lire chaque semaine'),
    table(
      'La lecture hebdomadaire d’une petite campagne',
      ['Rapport', 'Question à se poser', 'Décision possible'],
      [
        'Termes de recherche',
        'Servirais-je cette personne ?',
        'Exclure, ou ajouter en mot-clé exact',
      ],
      ['Zones géographiques', 'D’où viennent les clics ?', 'Retirer une ville'],
      ['Jours et heures', 'Quand manque-t-on des appels ?', 'Réduire une plage'],
      ['Annonces et composants', 'Quelle ligne n’est plus vraie ?', 'La réécrire'],
      ['Carnet des demandes', 'Combien, et à quel coût ?', 'Garder, baisser, arrêter'],
    ),
    paragraph(
      'Le [rapport sur les termes de recherche](https://support.google.com/google-ads/answer/2472708) omet les recherches trop rares, pour protéger la vie privée des gens. Une part de la dépense restera donc sans détail. Tenez à côté un journal des changements : la date, le réglage, la raison.',
    ),
    heading('Les erreurs à éviter au lancement'),
    list(
      'Accepter en bloc les recommandations de l’interface. Plusieurs élargissent la diffusion ; lisez-les une à une.',
      'Acheter le nom d’un concurrent : la personne cherchait quelqu’un d’autre, et elle le dira en appelant.',
      'Laisser un prestataire ouvrir le compte à son nom. Exigez l’accès administrateur dès le premier jour.',
      'Laisser la campagne active pendant les vacances.',
    ),
    heading('Après un mois : garder, élargir ou arrêter'),
    paragraph(
      'Comparez le coût d’une demande à votre plafond, avec les demandes notées au téléphone et pas seulement celles que Google voit. Si vous êtes au-dessous et que l’agenda a de la place, ajoutez un quartier ou un service dans un groupe à part. Si vous êtes au-dessus, relisez la page et écoutez comment on répond avant de toucher aux enchères. Si deux mois de corrections n’y changent pas grand-chose, arrêtez : ce budget sera peut-être plus utile à [votre collecte d’avis](/blog-intelligent/avis-google) ou à [vos pages par ville](/blog-intelligent/pages-par-ville).',
    ),
    paragraph(
      'Quand les demandes arrivent, la suite consiste à [n’en perdre aucune en chemin](/blog-intelligent/crm-relances). Et si vous préférez régler la campagne avec quelqu’un, [réservez un appel avec l’équipe](/contact/rendez-vous) : venez avec votre plafond et la liste de vos quartiers.',
    ),
  ],
  sources: [
    {
      name: 'Google Ads : options de ciblage géographique avancées',
      address: 'https://support.google.com/google-ads/answer/1722038',
    },
    {
      name: 'Google Ads : types de correspondance des mots-clés',
      address: 'https://support.google.com/google-ads/answer/7478529',
    },
    {
      name: 'Google Ads : mots-clés à exclure',
      address: 'https://support.google.com/google-ads/answer/2453972',
    },
    {
      name: 'Google Ads : budget quotidien moyen',
      address: 'https://support.google.com/google-ads/answer/6385083',
    },
    {
      name: 'Google Ads : calendrier de diffusion',
      address: 'https://support.google.com/google-ads/answer/6372656',
    },
  ],
};

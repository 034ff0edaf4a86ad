import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Avis Google : en demander et y répondre',
  excerpt:
    'Quand demander un avis Google, avec quels mots, ce que les règles interdisent, et comment répondre aux bons comme aux mauvais. Avec un exemple chiffré.',
  tags: ['avis Google', 'réputation', 'service à la clientèle', 'SEO local'],
  seoKeywords: [
    'demander un avis Google',
    'répondre à un avis négatif',
    'code QR avis Google',
    'faux avis Google',
  ],
  blocks: [
    paragraph(
      'Un samedi de juin, une fleuriste livre les bouquets d’un mariage. La mariée est enchantée, le dit deux fois, promet d’écrire un mot et part en voyage. Le même jour, une livraison arrive avec deux heures de retard : le soir, la boutique a une étoile et trois lignes sèches. La cliente ravie comptait vraiment écrire ; il lui manquait un lien au bon moment.',
    ),
    paragraph(
      'Vous trouverez ici de quoi demander des avis à tous vos clients dans le respect des règles, et répondre à ceux que vous recevez. Si votre fiche a encore des champs vides, commencez par [la compléter ligne par ligne](/blog-intelligent/fiche-google) : les avis y amèneront du monde.',
    ),
    heading('Pourquoi la quantité d’avis protège votre note'),
    paragraph(
      'Google indique que [le nombre d’avis et la note comptent dans le classement local](https://support.google.com/business/answer/7091), parmi d’autres éléments. La personne qui compare deux commerces regarde aussi la date du dernier avis et ce qu’il raconte : « ils ont refait ma clé en dix minutes » lui en apprend plus que cinq étoiles muettes.',
    ),
    paragraph(
      'La quantité a un autre mérite : elle amortit les accidents. Voici ce que coûte un seul avis à une étoile à un commerce qui n’avait que des avis à cinq étoiles.',
    ),
    chart(
      'Calcul : baisse d’une moyenne de 5 étoiles après un avis à une étoile (moyenne simple)',
      { label: 'Avec 4 avis auparavant', value: 0.8, shown: '−0,8 étoile' },
      { label: 'Avec 9 avis', value: 0.4, shown: '−0,4 étoile' },
      { label: 'Avec 19 avis', value: 0.2, shown: '−0,2 étoile' },
      { label: 'Avec 49 avis', value: 0.08, shown: '−0,08 étoile' },
    ),
    heading('Ce que les règles permettent et ce qu’elles interdisent'),
    paragraph(
      'Les [règles de Google sur les contributions](https://support.google.com/contributionpolicy/answer/7400114) reviennent à ceci : un avis raconte une expérience vécue, et le commerce ne l’achète pas, ne trie pas ses auteurs, ne dicte pas le texte. Depuis le printemps 2026, elles nomment aussi deux habitudes répandues : fixer aux employés un nombre d’avis à rapporter, et demander au client de citer un employé.',
    ),
    table(
      'Demander un avis : pratiques permises et interdites par Google',
      ['La pratique', 'Permis ?', 'À faire'],
      ['Inviter tous les clients à écrire', 'Oui', 'La même phrase pour chacun'],
      ['Afficher un code à scanner à la caisse', 'Oui', 'Inviter une fois, ne pas insister'],
      ['Donner un rabais ou un cadeau', 'Non', 'Remercier de vive voix'],
      ['Envoyer le lien aux seuls clients contents', 'Non', 'L’envoyer à tout le monde'],
      ['Tendre une tablette et attendre', 'Non', 'Laisser partir, écrire ensuite'],
      ['Réclamer cinq étoiles ou un prénom', 'Non', 'Demander un avis sincère'],
      ['Payer le retrait d’une critique', 'Non', 'Répondre et réparer'],
    ),
    paragraph(
      'En cas de manquement, Google peut [retirer les avis, en bloquer de nouveaux pendant un temps et le signaler sur la fiche](https://support.google.com/business/answer/14114287). Les lois s’ajoutent aux règles. Au Canada, la [Loi sur la concurrence](https://laws-lois.justice.gc.ca/fra/lois/C-34/) interdit les indications trompeuses ; le Bureau de la concurrence a rappelé le 18 janvier 2024 qu’un employé qui note son employeur doit dire le lien qui les unit. Dans l’Union européenne, les faux avis font partie des pratiques trompeuses visées par la [directive 2019/2161](https://eur-lex.europa.eu/eli/dir/2019/2161/oj), appliquée depuis le 28 mai 2022. Ce résumé n’est pas un avis juridique. Si vous relevez d’un ordre professionnel, lisez d’abord votre code de déontologie : certains encadrent les témoignages.',
    ),
    heading('À quel moment demander un avis'),
    paragraph(
      'Demandez quand le client vient de constater le résultat. Trop tôt, il n’a rien à raconter ; trois semaines plus tard, il a oublié les détails qui rendent un avis utile.',
    ),
    list(
      'Boutique : à la remise de l’article, avec un petit carton glissé dans le sac.',
      'Restaurant : au verso de l’addition, pour que chacun décide chez soi.',
      'Artisan à domicile : le lendemain, une fois la pièce rangée et l’eau revenue.',
      'Soins et rendez-vous : dans le message de suivi, quand le traitement est terminé.',
      'Commande livrée : deux ou trois jours après la réception.',
    ),
    paragraph(
      'Votre fiche fournit un [lien et un code QR à partager](https://support.google.com/business/answer/3474122), sous « Demander des avis ». Essayez-les avec un téléphone qui n’est pas le vôtre. Avant d’écrire à des clients par courriel ou par texto, vérifiez que vous en avez le droit : notre article sur [l’infolettre d’un commerce](/blog-intelligent/infolettre-locale) compare les règles du Canada, de l’Europe et des États-Unis. Un message suffit, suivi d’un seul rappel au plus.',
    ),
    tip(
      'Créez sur votre site une adresse courte, comme /avis, qui redirige vers le lien de Google, et imprimez celle-là. Vous pourrez compter les passages et changer le lien plus tard en gardant les mêmes cartons.',
    ),
    heading('Des phrases à reprendre pour demander un avis'),
    list(
      'Au comptoir : « Si vous avez deux minutes ce soir, dites sur Google comment ça s’est passé. Ça aide les gens du quartier à choisir. »',
      'Sur le carton : « Votre avis, en bien ou en mal, nous est utile. » Le code est imprimé juste dessous.',
      'Par texto : « Bonjour Madame Roy, ici Samuel, de l’atelier. Le vélo roule bien ? Voici où laisser un avis, si vous le souhaitez. »',
    ),
    paragraph(
      'Remarquez ce qui manque : aucun nombre d’étoiles, aucun mot à placer. Vous demandez un récit et vous acceptez celui qui vient.',
    ),
    heading('Exemple : un mois d’avril chez une fleuriste'),
    paragraph(
      'Prenons un exemple, avec des chiffres inventés pour le calcul. La boutique sert 160 clients, remet 120 cartons, compte 18 passages par son adresse courte et reçoit 6 avis. Trois clients sur quatre ont eu leur carton : au comptoir, l’habitude est prise. Un tiers des passages donne un avis : une fois sur la page, les gens écrivent. La perte se trouve entre les deux, puisque 15 % seulement des cartons sont scannés.',
    ),
    paragraph(
      'La fleuriste ne touche donc qu’au carton. Elle agrandit le code, raccourcit la phrase et le glisse à côté des conseils d’entretien, que les clients gardent. En mai, elle comparera la même proportion. Le total d’avis, lui, dépend trop de la fête des Mères.',
    ),
    heading('Répondre à un avis positif'),
    paragraph(
      'Deux phrases suffisent : un merci et un détail que seul ce client a vécu. « Merci, Karim. Les pivoines tiennent plus longtemps si vous recoupez les tiges demain matin. » La réponse instruit aussi la personne suivante. Évitez le texte identique copié sous vingt avis ; il se remarque dès que l’on fait défiler la page.',
    ),
    heading('Répondre à un avis négatif, étape par étape'),
    list(
      'Laissez passer la colère, mais répondez dans les deux jours.',
      'Vérifiez les faits dans l’agenda, sur la facture ou auprès de l’équipe.',
      'Reconnaissez ce qui est exact, en une phrase.',
      'Dites ce que vous avez changé, si vous avez changé quelque chose.',
      'Donnez un nom et un numéro pour régler la suite de vive voix.',
      'Taisez tout ce qui touche à la personne : commande, rendez-vous, santé. En clinique, confirmer qu’elle est venue est déjà de trop.',
    ),
    paragraph(
      'Exemple : « Bonjour. Le bouquet était attendu à 10 h et il est arrivé à midi ; un jour de fête, c’est long. Nous confirmons désormais l’heure la veille par téléphone. Je suis Jeanne, au magasin du mardi au samedi : appelez-moi, nous trouverons une solution. » Le ton reste calme, et quiconque lira la page saura que le problème a été pris au sérieux.',
    ),
    tip(
      'Lisez votre réponse à voix haute à un collègue avant de la publier. S’il hausse les sourcils, réécrivez la phrase qui l’a fait réagir.',
    ),
    heading('Signaler un avis faux ou injurieux'),
    paragraph(
      'Google [retire ce qui enfreint ses règles](https://support.google.com/business/answer/4596773) : insultes, conflit d’intérêts, contenu sans rapport avec le lieu. Il n’arbitre pas un désaccord entre un commerce et son client. Depuis la fiche, ouvrez les avis, choisissez « Signaler » et le motif exact ; l’examen prend souvent plusieurs jours. En attendant, répondez en une ligne : « Nous ne trouvons pas de visite à cette date, appelez-nous pour que nous comprenions. »',
    ),
    heading('Répartir le travail dans l’équipe'),
    paragraph(
      'Décidez qui tend le carton, qui lit les avis le lundi et qui publie les réponses. Dans un petit commerce, la même personne fait souvent les trois : réservez alors un quart d’heure par semaine dans l’agenda. Si vous avez des employés, expliquez-leur la règle. On les félicite d’avoir proposé le carton, jamais d’avoir rapporté tant d’avis. Activez enfin les notifications de la fiche, pour ne pas découvrir une critique trois semaines après tout le monde.',
    ),
    heading('Les erreurs qui coûtent des avis'),
    list(
      'Demander tous ses avis en une semaine, puis arrêter pendant six mois : les dates le montrent.',
      'Faire écrire la famille ou l’équipe.',
      'Entourer ses propres avis d’un [balisage d’étoiles sur le site](/guide/etoiles-aggregaterating), que Google n’affiche pas.',
      'Confier les réponses à un outil que personne ne relit.',
    ),
    heading('Ce qu’il faut regarder au bout d’un mois'),
    paragraph(
      'Notez trois choses : la date du dernier avis, la part des avis qui ont une réponse, les mots qui reviennent. Les deux premières disent si la routine tient. Les derniers nourrissent vos pages, car [les clients y décrivent votre métier à leur façon](/blog-intelligent/mots-des-clients). Si une plainte revient, corrigez la cause avant de soigner la réponse.',
    ),
    paragraph(
      'Pour la suite, donnez aux clients satisfaits [une raison de revenir](/blog-intelligent/faire-revenir), puis mesurez votre visibilité avec [l’audit gratuit ILA](/ila). Si vous préférez confier l’ensemble, notre service de [visibilité locale](/services/visibilite-locale) s’en occupe avec vous.',
    ),
  ],
  sources: [
    {
      name: 'Google : Contenus interdits et restreints (contributions à Maps)',
      address: 'https://support.google.com/contributionpolicy/answer/7400114',
    },
    {
      name: 'Google : Conseils pour obtenir plus d’avis',
      address: 'https://support.google.com/business/answer/3474122',
    },
    {
      name: 'Google : Signaler des avis inappropriés',
      address: 'https://support.google.com/business/answer/4596773',
    },
    {
      name: 'Justice Canada : Loi sur la concurrence',
      address: 'https://laws-lois.justice.gc.ca/fra/lois/C-34/',
    },
    {
      name: 'Union européenne : Directive (UE) 2019/2161',
      address: 'https://eur-lex.europa.eu/eli/dir/2019/2161/oj',
    },
  ],
};

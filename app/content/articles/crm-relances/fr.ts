import { heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Un CRM simple pour ne perdre aucune demande',
  excerpt:
    'Un seul endroit, des étapes claires, une prochaine action datée et une revue par semaine : l’organisation qui évite d’oublier ceux qui vous écrivent.',
  tags: ['CRM', 'relances', 'suivi des ventes', 'organisation'],
  seoKeywords: ['CRM pour PME', 'suivi des demandes', 'relance commerciale', 'pipeline de vente'],
  blocks: [
    paragraph(
      'Les demandes se perdent rarement par mauvaise volonté. L’une est arrivée par le formulaire, une autre par Instagram, une troisième a été notée sur un carton près du téléphone. Chacun croit que l’autre a répondu. Un CRM, avant d’être un logiciel, est une réponse à cette question : qui fait quoi, et quand, pour cette personne ?',
    ),
    heading('Un seul endroit pour tout le monde'),
    paragraph(
      'Choisissez un endroit où toute demande finit, d’où qu’elle vienne. Un tableau partagé suffit au début ; l’important est qu’il n’y en ait qu’un. La règle tient en une phrase : ce qui n’y est pas n’existe pas. Reliez-y [le formulaire de votre site](/blog-intelligent/formulaire-court) pour que rien ne soit recopié, et saisissez les appels pendant que vous parlez, pas le soir de mémoire.',
    ),
    list(
      'Le nom de la personne et un moyen de la joindre.',
      'Ce qu’elle demande, avec ses mots à elle.',
      'D’où elle vient : recherche, annonce, recommandation, passage.',
      'Qui s’en occupe.',
      'La prochaine action et sa date.',
    ),
    paragraph(
      'Résistez à l’envie d’ajouter vingt champs. Si un champ reste vide partout, les autres y perdent : on cesse de croire ce que dit la fiche.',
    ),
    heading('Des étapes qui décrivent un fait'),
    paragraph(
      'Une étape utile dit quelque chose que l’on peut constater. « Intéressé » est une impression ; « devis envoyé » est un fait. Avec cinq ou six étapes, de la demande reçue à la vente conclue ou perdue, n’importe qui dans l’équipe comprend où en est un dossier. Écrivez en une ligne ce qui fait passer à l’étape suivante, et tenez-vous-y.',
    ),
    paragraph(
      'Prévoyez une étape pour les demandes perdues, avec une raison à choisir : prix, délai, sans réponse, hors de notre métier. Ces raisons, lues ensemble après quelques mois, valent un conseil.',
    ),
    table(
      'Exemple d’étapes pour un commerce de service ; les délais sont à adapter',
      ['Étape', 'Le fait constaté', 'Prochaine action', 'Délai'],
      ['Demande reçue', 'Un message ou un appel est noté', 'Accuser réception', 'Le jour même'],
      ['Besoin compris', 'On sait quoi, où et quand', 'Préparer le devis', '2 jours'],
      ['Devis envoyé', 'Le document est parti', 'Appeler pour les questions', '3 jours'],
      ['Date fixée', 'Le client a choisi un jour', 'Confirmer', 'La veille'],
      [
        'Vente conclue',
        'L’accord ou l’acompte est là',
        'Planifier, puis demander un avis',
        'À la livraison',
      ],
      [
        'Demande perdue',
        'Un refus, ou un dernier message resté sans réponse',
        'Noter la raison',
        'Le jour même',
      ],
    ),
    paragraph(
      'Deux de ces étapes ont leur propre méthode : [le devis qui part vite](/blog-intelligent/devis-rapides) et [le rappel de rendez-vous](/blog-intelligent/rappels-rendez-vous).',
    ),
    heading('Toujours une prochaine action'),
    paragraph(
      'C’est le champ qui change tout. Un dossier ouvert sans action datée finit par être oublié. « Relancer » ne dit rien ; « Appeler jeudi matin pour savoir si le devis convient » se fait. Quand l’action est accomplie, on écrit la suivante avant de fermer la fiche. Quand il n’y en a plus, on classe le dossier.',
    ),
    tip(
      'Affichez la liste des dossiers sans prochaine action. Elle devrait être vide le vendredi. C’est le meilleur indicateur de santé de votre suivi.',
    ),
    heading('Accuser réception avant d’avoir la réponse'),
    paragraph(
      'La personne qui écrit compare souvent plusieurs entreprises. Un mot rapide qui dit « J’ai bien reçu votre demande, je regarde et je vous réponds demain avant midi » vous garde dans la course, à condition de tenir parole. Préparez deux ou trois réponses types et personnalisez la première phrase : celle qui montre que vous avez lu.',
    ),
    heading('Relancer sans insister'),
    paragraph(
      'Relancer n’est pas importuner, si chaque message apporte quelque chose : une précision, un exemple proche, une date libre. Espacez-les de plus en plus. Le dernier annonce que vous ne relancerez plus et laisse la porte ouverte ; il reçoit souvent la réponse que les autres n’ont pas eue.',
    ),
    list(
      'Premier message : « Avez-vous pu regarder ? Voici le point qui fait varier le prix. »',
      'Deuxième message : un cas semblable au sien, en deux phrases.',
      'Dernier message : « Je classe votre demande ; répondez ici si le moment revient. »',
    ),
    heading('Ce que la loi permet pour vos relances'),
    paragraph(
      'Répondre à quelqu’un qui a posé une question n’est pas de la prospection. L’ajouter ensuite à vos envois promotionnels en est. Au Canada, la loi anti-pourriel, en vigueur depuis 2014, admet un [consentement tacite](https://crtc.gc.ca/fra/com500/guide.htm) de six mois après une demande de renseignements et de deux ans après un achat. Au-delà, il faut un accord exprès. Chaque message commercial doit vous nommer et permettre de se désabonner.',
    ),
    paragraph(
      'Dans l’Union européenne, le courriel promotionnel à un particulier demande en principe son accord, sauf pour proposer à un client des produits semblables à ceux qu’il a achetés. Inscrivez donc dans la fiche la date de la demande et celle de l’accord, s’il y en a un. Ce résumé n’est pas un avis juridique ; [l’article sur la Loi 25 et le RGPD](/blog-intelligent/loi-25-rgpd) va plus loin.',
    ),
    heading('Ne noter que les faits utiles'),
    paragraph(
      'Écrivez vos notes comme si la personne pouvait les lire, car elle en a souvent le droit. Tenez-vous aux faits utiles. Pas d’opinion sur les gens, pas de renseignement de santé ou de famille qui ne sert pas le dossier. Limitez l’accès à ceux qui en ont besoin, et décidez au bout de combien de temps un dossier inactif est effacé.',
    ),
    paragraph(
      'Pour ce délai, la CNIL propose un repère : [trois ans après le dernier contact](https://www.cnil.fr/sites/cnil/files/atoms/files/referentiel_traitements-donnees-caractere-personnel_gestion-activites-commerciales.pdf) venu d’une personne qui n’a pas acheté. Au Québec, depuis septembre 2023, un renseignement qui a rempli son but doit être [détruit ou anonymisé](https://www.legisquebec.gouv.qc.ca/fr/document/lc/p-39.1), sous réserve des délais prévus par une loi, comme ceux de la comptabilité.',
    ),
    heading('La revue de la semaine'),
    paragraph(
      'Un CRM vit si on le regarde ensemble. Choisissez un moment court, toujours le même, et parcourez la liste de la fin vers le début : d’abord ce qui est près de se conclure. Pour chaque dossier, une seule question : quelle est la prochaine action, et qui la fait ? On ne règle rien pendant la revue ; on décide.',
    ),
    paragraph(
      'Une fois par mois, regardez d’où viennent les clients gagnés, et non les demandes. Une source qui amène beaucoup de demandes peut donner peu de ventes, et l’inverse. C’est là que le CRM rejoint le marketing : il vous dit où remettre du temps et du budget.',
    ),
    heading('Lire les ventes par origine'),
    paragraph(
      'Voici le tableau d’un mois dans une entreprise de peinture imaginaire. Les nombres sont inventés pour l’exercice.',
    ),
    table(
      'Exemple inventé : d’où viennent les demandes et les ventes du mois',
      ['Origine', 'Demandes', 'Devis', 'Ventes'],
      ['Annonces', '20', '9', '3'],
      ['Réseaux sociaux', '18', '4', '1'],
      ['Fiche Google', '14', '10', '5'],
      ['Recommandations', '6', '6', '4'],
    ),
    paragraph(
      'En nombre de demandes, les réseaux sociaux arrivent en deuxième. En nombre de ventes, ils sont derniers, alors que les six recommandations, presque invisibles dans la boîte de réception, en donnent quatre. Avant de couper, regardez la colonne des devis. Beaucoup de demandes et peu de devis, c’est souvent une annonce qui promet autre chose que le service. Beaucoup de devis et peu de ventes, c’est plutôt le prix ou la relance. Pour que la première colonne soit juste, il faut savoir [ce qui a amené chaque appel](/blog-intelligent/compter-les-appels).',
    ),
    heading('Une demande arrive : que faire tout de suite'),
    paragraph(
      'Écrivez la marche à suivre sur une demi-page, pour que la personne qui remplace un collègue absent fasse exactement comme lui. Ouvrir la fiche, vérifier que la personne n’y est pas déjà, noter sa demande avec ses mots, choisir qui s’en occupe, dater la prochaine action, envoyer l’accusé de réception. Le reste attend que l’on ait le temps de bien répondre.',
    ),
    paragraph(
      'Prenez le temps de chercher un doublon. Un client qui vous a déjà écrit et qu’on traite en inconnu s’en souvient longtemps ; celui dont on retrouve la demande précédente se sent attendu.',
    ),
    heading('Quand passer à un vrai logiciel'),
    paragraph(
      'Le tableau ne suffit plus quand deux personnes écrivent en même temps sur la même ligne, quand les relances dépendent de la mémoire de quelqu’un, quand vous recopiez des adresses d’un outil à l’autre. À ce moment, vous saurez exactement ce que vous cherchez, puisque vous l’aurez pratiqué. Importez les dossiers ouverts, laissez les anciens dans une archive, et gardez les étapes que l’équipe connaît. Pour voir à quoi ressemble un tel outil, [l’aperçu du CRM Iluma](/crm-iluma) se manipule avec des entreprises d’exemple.',
    ),
    heading('Ce qu’il faut vérifier après un mois'),
    list(
      'Chaque dossier ouvert a une action datée et un responsable.',
      'Aucune demande n’a attendu sa première réponse plus longtemps que ce que vous annoncez.',
      'Les raisons de perte sont remplies, et pas toutes sous « autre ».',
      'Les clients servis ont reçu une invitation à [laisser un avis](/blog-intelligent/avis-google).',
      'Les dossiers périmés ont été effacés.',
    ),
    paragraph(
      'Si un point manque, corrigez celui-là et laissez les autres tranquilles jusqu’au mois suivant. L’équipe adoptera mieux une règle à la fois.',
    ),
  ],
  sources: [
    {
      name: 'CRTC : document d’orientation sur le consentement tacite',
      address: 'https://crtc.gc.ca/fra/com500/guide.htm',
    },
    {
      name: 'CNIL : référentiel sur la gestion des activités commerciales (PDF)',
      address:
        'https://www.cnil.fr/sites/cnil/files/atoms/files/referentiel_traitements-donnees-caractere-personnel_gestion-activites-commerciales.pdf',
    },
    {
      name: 'LégisQuébec : Loi sur la protection des renseignements personnels dans le secteur privé',
      address: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/p-39.1',
    },
    {
      name: 'EUR-Lex : directive 2002/58/CE, vie privée et communications électroniques',
      address: 'https://eur-lex.europa.eu/eli/dir/2002/58/oj',
    },
  ],
};

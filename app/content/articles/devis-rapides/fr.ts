import { chart, heading, list, paragraph, table, tip } from '../blocks.ts';
import type { ArticleText } from '../shape.ts';

export const fr: ArticleText = {
  title: 'Demandes de devis : trier, chiffrer, répondre vite',
  excerpt:
    'Trier en deux minutes, promettre un délai tenable, préparer des gabarits et dater les relances : de quoi répondre plus vite à chaque demande de devis.',
  tags: ['devis', 'délai de réponse', 'pipeline', 'gabarits'],
  seoKeywords: [
    'répondre à une demande de devis',
    'modèle de réponse à une demande de devis',
    'suivi des soumissions',
    'relance de devis',
  ],
  blocks: [
    paragraph(
      'Vendredi, 16 h 40. Trois demandes de prix attendent : un robinet qui fuit, une salle de bain à refaire, et « C’est combien pour changer un chauffe-eau ? ». Le plombier est couché sous un évier. Il répondra dimanche soir, dans l’ordre d’arrivée. Lundi, la fuite est réparée par quelqu’un d’autre.',
    ),
    paragraph(
      'Répondre vite ne veut pas dire chiffrer à la hâte. Il s’agit de savoir quoi envoyer tout de suite, quoi promettre, et quoi garder pour une heure tranquille. Voici un tri, des délais, des gabarits et les mesures qui montrent si cela fonctionne. Devis en France, soumission au Québec : la méthode est la même. Pour organiser le suivi dans son ensemble, voyez plutôt [le CRM simple](/blog-intelligent/crm-relances).',
    ),
    heading('Ce que l’on sait du délai de réponse'),
    paragraph(
      'Pour une étude parue en 2011 dans la Harvard Business Review, trois chercheurs ont envoyé une demande d’essai à 2 241 entreprises américaines, puis chronométré leur réponse.',
    ),
    chart(
      'Délai de réponse de 2 241 entreprises américaines à une demande en ligne, étude publiée en 2011',
      { label: 'Dans l’heure', value: 37, shown: '37 %' },
      { label: 'De 1 à 24 heures', value: 16, shown: '16 %' },
      { label: 'Plus de 24 heures', value: 24, shown: '24 %' },
      { label: 'Aucune réponse', value: 23, shown: '23 %' },
    ),
    paragraph(
      'Sur d’autres données, les mêmes auteurs ont vu que les entreprises qui essayaient de joindre la personne dans l’heure avaient presque sept fois plus de chances d’obtenir un véritable échange avec un décideur que celles qui essayaient une heure plus tard. L’étude est ancienne, américaine, et montre un lien plutôt qu’une cause. Elle suffit pour savoir où regarder en premier.',
    ),
    heading('Trier les demandes en deux minutes'),
    paragraph(
      'Toutes les demandes n’exigent pas la même vitesse. Le tri se fait sur le message seul, par la personne qui l’ouvre, et chaque sorte a deux délais : celui de la première réponse et celui du prix.',
    ),
    table(
      'Exemple : le tri d’un plombier de quartier',
      ['Sorte', 'Comment la reconnaître', 'Première réponse', 'Prix'],
      [
        'Urgence',
        'Eau qui coule, chauffage en panne',
        'Appel dans l’heure',
        'Tarif dit au téléphone',
      ],
      ['Prix courant', 'Travail fait chaque semaine', 'Le jour même', 'Fourchette, dès ce message'],
      ['Projet', 'Plans, plusieurs métiers', 'Le jour même', 'Devis 3 jours après la visite'],
      ['Hors métier', 'Trop loin, autre spécialité', 'Le lendemain', 'Un confrère à appeler'],
    ),
    paragraph(
      'Dans le doute entre deux sortes, téléphonez : un échange de trois minutes classe mieux que quatre courriels.',
    ),
    heading('Promettre un délai que l’équipe peut tenir'),
    paragraph(
      'Partez de vos journées réelles. Notre plombier a deux moments calmes, 7 h 15 et 12 h 30. Il écrit donc sous son formulaire : « Avant midi, réponse le jour même ; après midi, le lendemain matin. Pour une fuite, appelez. » La même phrase figure dans le message de confirmation et sur le répondeur. Pendant les vacances, elle change partout le même jour.',
    ),
    tip(
      'Donnez un jour et une heure : « mardi avant 17 h ». « Dans les plus brefs délais » n’engage personne, et le client continue de chercher.',
    ),
    heading('Demander en une seule fois ce qui manque'),
    paragraph(
      'Un devis traîne souvent parce qu’on a posé une question, puis une autre, puis une troisième. Faites la liste de ce qui change votre prix et envoyez-la d’un coup.',
    ),
    list(
      'Deux photos, l’une de près, l’autre de loin.',
      'Les mesures, avec la façon de les prendre.',
      'Le quartier, l’étage, le stationnement.',
      'La date souhaitée et la date à ne pas dépasser.',
      'Le budget, par tranches, si la personne veut le dire.',
    ),
    paragraph(
      'Photos et quartier peuvent entrer dans votre [formulaire court](/blog-intelligent/formulaire-court). Gardez le reste pour la première réponse.',
    ),
    heading('Trois gabarits de réponse à préparer'),
    paragraph(
      'Un gabarit contient les phrases qui ne changent jamais, et des blancs. Rangez-les là où vous écrivez vraiment, dans le téléphone s’il le faut. Les montants qui suivent sont des exemples.',
    ),
    list(
      'La fourchette : « Pour un chauffe-eau comme le vôtre, prévoyez de 1 400 $ à 1 900 $, pose comprise. L’accès et l’état des valves font l’écart. Je peux passer jeudi à 8 h ou vendredi à 13 h. »',
      'Les questions : « Il me manque une mesure et une photo pour vous donner un prix juste. Envoyées ce soir, elles vous valent un devis jeudi avant 17 h. »',
      'Le refus : « Ce travail demande une licence que nous n’avons pas. Voici deux entreprises du secteur qui l’ont. »',
    ),
    paragraph(
      'Réécrivez l’ouverture à chaque envoi, en nommant la pièce, l’appareil ou la rue. Si un outil rédige le brouillon, relisez les prix vous-même : [écrire avec l’IA](/blog-intelligent/ecrire-avec-ia) dit pourquoi.',
    ),
    heading('Un devis qui se lit sur un téléphone'),
    paragraph(
      'Le client l’ouvre debout, entre deux courses, et le montre à quelqu’un. Mettez le total dans le message lui-même ; le document joint sert de preuve. Les lignes utiles sont peu nombreuses.',
    ),
    list(
      'Le travail, raconté avec les mots du client.',
      'Ce qui est compris, puis ce qui ne l’est pas.',
      'Le total avec les taxes, et l’acompte.',
      'Le début et la durée des travaux.',
      'La date jusqu’à laquelle le prix tient.',
      'La façon d’accepter, en un seul geste.',
    ),
    paragraph(
      'Si deux solutions se valent, présentez-les l’une sous l’autre et commencez par l’écart de prix. Au-delà de trois, la décision risque d’être remise à plus tard.',
    ),
    heading('Un pipeline de devis avec une limite par étape'),
    paragraph(
      'Cinq colonnes suffisent. Ce qui les rend utiles, c’est l’âge des cartes : passé la limite, on agit ou on classe. Les limites ci-dessous sont celles de notre exemple.',
    ),
    list(
      'À trier : une demi-journée.',
      'En attente du client : trois jours, puis un appel.',
      'À chiffrer : deux jours ouvrables.',
      'Envoyé : jusqu’à la fin de validité.',
      'Décidé : oui ou non, avec la raison.',
    ),
    paragraph(
      'Regardez quelle colonne déborde. Si c’est « À chiffrer », bloquez une heure fixe pour les devis. Si c’est « En attente du client », vos questions sont trop longues. Pour voir des projets rangés par étape dans un logiciel, ouvrez [la page de notre CRM](/crm-iluma).',
    ),
    heading('Relancer un devis au bon moment'),
    paragraph(
      'Accrochez chaque relance à un fait du devis. Deux jours après l’envoi, un appel : le document s’ouvre-t-il, un point est-il obscur ? Une semaine plus tard, une nouvelle : une place libérée, une option moins chère. La veille de l’échéance, un rappel de la date. Ensuite, classez. Au-dessus d’un montant que vous fixez, préférez le téléphone au courriel.',
    ),
    paragraph(
      'Au Canada, une demande de renseignements vous donne un consentement tacite de six mois pour vos messages commerciaux, d’après [le CRTC](https://crtc.gc.ca/fra/com500/guide.htm). Chaque message doit dire qui vous êtes et permettre de se désabonner. Ces lignes ne sont pas un avis juridique ; pour la conservation des renseignements, lisez [Loi 25 et RGPD](/blog-intelligent/loi-25-rgpd).',
    ),
    heading('Les mesures à suivre chaque mois'),
    table(
      'Exemple inventé, pour montrer le calcul : deux mois chez le même plombier',
      ['Mesure', 'Mars', 'Avril'],
      ['Demandes reçues', '40', '42'],
      ['Délai médian de première réponse', '19 h', '3 h'],
      ['Délai médian du devis', '6 jours', '3 jours'],
      ['Devis envoyés', '26', '31'],
      ['Devis acceptés', '9', '12'],
      ['Part acceptée', '35 %', '39 %'],
    ),
    paragraph(
      'La médiane s’obtient en rangeant les délais du plus court au plus long et en lisant celui du milieu. Une demande oubliée trois semaines ne la fausse pas, alors qu’elle gâche une moyenne. Méfiez-vous des petits nombres : passer de 9 à 12 devis acceptés peut tenir au hasard. Comparez des trimestres, par sorte de demande, et joignez-y [les appels](/blog-intelligent/compter-les-appels), qui échappent souvent au compte.',
    ),
    heading('Les erreurs qui allongent les délais'),
    list(
      'Traiter par ordre d’arrivée, urgences comprises.',
      'Attendre d’avoir tous les détails pour envoyer une première réponse.',
      'Cacher le prix dans une pièce jointe.',
      'Afficher une heure sur le site et un jour sur le répondeur.',
    ),
    heading('Par où commencer cette semaine'),
    paragraph(
      'Reprenez vos vingt dernières demandes. Notez pour chacune la sorte, l’heure d’arrivée et celle de votre première réponse : vous avez votre point de départ. Écrivez ensuite les trois gabarits, puis la phrase du formulaire. Dans un mois, refaites le calcul. Si beaucoup de messages arrivent la nuit, [un assistant sur le site](/blog-intelligent/assistant-sur-le-site) peut recueillir les premières précisions. Si vous voulez revoir votre parcours de demande avec quelqu’un, [réservez un appel](/contact/rendez-vous).',
    ),
  ],
  sources: [
    {
      name: 'Harvard Business Review : The Short Life of Online Sales Leads (mars 2011)',
      address: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
    },
    {
      name: 'CRTC : guide sur le consentement tacite, Loi canadienne anti-pourriel',
      address: 'https://crtc.gc.ca/fra/com500/guide.htm',
    },
  ],
};

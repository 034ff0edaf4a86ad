import type { ProseTable } from './shape.ts';

export const fr: ProseTable = {
  banned: [
    // Les premières versions de nos pages.
    { pattern: 'force commerciale', better: 'plus de ventes' },
    { pattern: 'voisin de ciel|voisins de ciel|voisins du ciel', better: 'commerces partenaires' },
    { pattern: 'une seule orbite', better: 'nos services de visibilité locale' },
    { pattern: 'a suffi à changer', better: 'a transformé' },
    { pattern: 'vous voit-on', better: 'vos clients vous trouvent-ils' },
    { pattern: 'fidélisation diamant', better: 'programme de fidélisation' },
    {
      pattern: 'inter-sites|intersites',
      better: 'articles chez des partenaires',
      // HOME-17: le nom du service, à côté de ce qu’il est.
      except: ['Blogs inter-sites : articles chez des partenaires'],
    },
    { pattern: 'texte au mètre|textes au mètre', better: 'textes au kilomètre' },
    { pattern: '(EST)|HNE', better: 'heure de Montréal' },
    { pattern: 'une personne signe', better: 'dire qui relit, et ce qu’il vérifie' },
    { pattern: 'rapport de mesure|rapports de mesure', better: 'rapport d’audit' },

    // Mots anglais.
    { pattern: 'lead|leads', better: 'demandes' },
    { pattern: 'nurtur*', better: 'relances' },
    {
      pattern: 'landing|landings|landing page|landing pages',
      better: 'page de destination',
      // Le mot que l’on tape, une fois par page, entre parenthèses.
      except: ['(landing)', '(landing page)'],
    },
    { pattern: 'podcast*', better: 'balado', except: ['(podcasts)', 'podcasts positionnels'] },
    {
      pattern: 'mail|mails|e-mail|e-mails|email|emails',
      better: 'courriel',
      except: ['WP Mail SMTP', 'utm_medium=email'],
    },
    { pattern: 'mailing*|emailing*|e-mailing*', better: 'envoi de courriels' },
    { pattern: 'newsletter*', better: 'infolettre' },
    { pattern: 'sms', better: 'texto' },
    { pattern: 'boost*', better: 'améliorer, augmenter' },
    {
      pattern: 'digital|digitale|digitales|digitaux|digitalis*',
      better: 'numérique, en ligne',
      except: ['empreinte digitale', 'empreintes digitales'],
    },
    { pattern: 'feedback*', better: 'commentaires, réponse' },
    { pattern: 'deadline*', better: 'échéance' },
    { pattern: 'reporting*', better: 'rapport, suivi' },
    { pattern: 'storytelling', better: 'récit' },
    { pattern: 'workflow*', better: 'étapes' },
    { pattern: 'benchmark*', better: 'repère, comparaison' },
    { pattern: 'dashboard*', better: 'tableau de bord' },
    { pattern: 'checklist*|check-list*', better: 'liste à cocher' },
    { pattern: 'customis*', better: 'personnaliser' },
    { pattern: 'follow-up*', better: 'suivi, relance' },
    { pattern: 'planning|plannings', better: 'calendrier, horaire' },
    { pattern: 'hashtag*', better: 'mot-clic' },
    { pattern: 'parking*', better: 'stationnement' },
    { pattern: 'smartphone*', better: 'téléphone' },
    { pattern: 'chatbot*', better: 'assistant' },
    { pattern: 'call to action|cta', better: 'bouton' },
    { pattern: 'kpi|kpis|roi', better: 'indicateur, rendement' },
    { pattern: 'insight*', better: 'constat', except: ['PageSpeed Insights'] },
    { pattern: 'tracking|tracker|trackers', better: 'suivi, mesure' },
    { pattern: 'upload*|download*', better: 'téléverser, télécharger' },

    // Calques de l’anglais.
    { pattern: 'impacter|impacte|impactent|impacté*', better: 'avoir un effet sur' },
    { pattern: 'basé sur|basée sur|basés sur|basées sur', better: 'à partir de, fondé sur' },
    { pattern: 'dédié à|dédiée à|dédiés à|dédiées à', better: 'consacré à, réservé à' },
    { pattern: 'en charge de|en charge des|en charge du', better: 'responsable de' },
    { pattern: 'faire du sens|fait du sens|font du sens', better: 'avoir du sens' },
    { pattern: 'prendre action|prenez action', better: 'agir' },
    { pattern: 'sauver du temps|sauve du temps|sauvez du temps', better: 'gagner du temps' },
    { pattern: 'à date', better: 'jusqu’ici', except: ['à date fixe'] },
    { pattern: 'mettre l’emphase|met l’emphase|mettez l’emphase', better: 'insister sur' },
    { pattern: 'opportunité*', better: 'occasion' },

    // Fautes et formules.
    { pattern: 'solutionn*', better: 'résoudre' },
    { pattern: 'suite à', better: 'après', except: ['tout de suite à', 'la suite à'] },
    { pattern: 'au final|du coup', better: 'donc' },
    { pattern: 'n’hésitez pas', better: 'le verbe seul : écrivez-nous' },
    {
      pattern: 'cliquez ici',
      better: 'les mots de la page où mène le lien',
      except: ['« cliquez ici »'],
    },
    { pattern: 'incontournable*|révolutionn*|innovant*', better: 'ce que la chose fait' },
    { pattern: 'à l’ère d*|dans un monde où', better: 'commencer par le sujet' },
    { pattern: 'niveau supérieur|vitesse supérieure', better: 'ce qui change, en chiffres' },
  ],
  foreign: {
    words:
      'the|and|with|your|you|from|this|that|are|our|we|how|los|las|para|usted|ustedes|sitio|negocio|cómo|qué|está|nuestro*|nuestra*',
  },
  typography: {
    quotes: '«\u00a0…\u00a0»',
    spaced: '?!:;%€',
    closed: '',
    amounts: '1 000,5 €',
    pairs: [],
    except: [
      'Point : 1,200.50',
      // Champs de données structurées.
      '"address"',
      '"geo"',
      '"image"',
      '"review"',
      '"Mardi"',
      // Lignes de robots.txt, débuts d’adresses, recherches.
      'allow:',
      'disallow:',
      'http:',
      'mailto:',
      'sitemap:',
      'user-agent:',
      'tel:',
      'site:',
      // En-têtes, feuilles de style, réglages de serveurs et de thèmes.
      'content-security-policy:',
      'report-only:',
      'strict-transport-security:',
      'x-content-type-options:',
      'content-visibility:',
      'font-display:',
      'max-width: 100%',
      'min-width:',
      'overflow-wrap:',
      'overflow-x:',
      'loading:',
      'fetchpriority:',
      'gzip on;',
      'json;',
      'always;',
      'v=DMARC1; p=none;',
      '18:00; Sa',
    ],
  },
  numberWords: {
    determiners: 'les|nos|vos|ces|voici',
    numbers:
      'deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille',
  },
  stated: [
    // ERR-02
    'Unexpected Application Error!',
    // ILAH-30, ILAH-31, ILAH-32
    'Votre présence en ligne est exceptionnelle!',
    'Des améliorations peuvent booster votre visibilité.',
    'Un potentiel énorme à exploiter avec nos services!',
    // HOME-17, HOME-20, HUB-16, TEAM-02
    'Blogs inter-sites',
    'Podcasts positionnels',
    'Podcasts',
    'podcasts',
    'landing pages',
    // MATCH-08 and the names of the module
    'Landing Page',
    'Landing',
  ],
  kept: [
    // Avis des formulaires et promesse de réponse.
    'Cette opération est sensible : elle demande votre mot de passe, entré il y a cinq minutes au plus.',
    'Ils restent dans ce navigateur pour cette visite, et pour les suivantes si vous acceptez les cookies fonctionnels.',
    'Les 24 heures sont comptées du lundi au vendredi, sauf les jours fériés du Québec, à l’heure de Montréal.',
    'Les premiers sur : tapez quelques lettres pour trouver les autres.',
    'Le fichier robots.txt interdit à notre robot de lire le site.',
  ],
};

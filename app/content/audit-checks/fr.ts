import { fr as answer } from './answer/fr.ts';
import { fr as local } from './local/fr.ts';
import { fr as owner } from './owner/fr.ts';
import { fr as page } from './page/fr.ts';
import { fr as reach } from './reach/fr.ts';
import type { AuditChecksCopy } from './shape.ts';
import { fr as speed } from './speed/fr.ts';
import { fr as trust } from './trust/fr.ts';

export const fr: AuditChecksCopy = {
  closed: 'fermé',
  reasons: {
    'no-browser':
      'Il faut ouvrir la page dans un navigateur pour le voir, et cet audit n’en avait pas.',
    'drawn-by-scripts':
      'Ce sont des scripts qui dessinent la page : il faut un navigateur pour la lire, et cet audit n’en avait pas.',
    'read-in-part': 'Une partie seulement du site a été lue : le reste le contient peut-être.',
    unreachable: 'Le site n’a pas pu être lu.',
    'blocked-by-robots': 'Le fichier robots.txt interdit à notre robot de lire le site.',
    'not-answered': 'Nous n’avons pas reçu de réponse qui permette d’en juger.',
    'language-unclear':
      'La langue du texte n’est ni le français, ni l’anglais, ni l’espagnol, ou reste incertaine.',
    'no-town-stated': 'Le site ne dit pas dans quelle ville se trouve le commerce.',
    'town-unclear':
      'Le titre nomme une grande ville et l’adresse une autre commune, qui est peut-être de sa banlieue.',
    'address-unclear':
      'Le site nomme un lieu, mais sous une forme qui n’est peut-être pas une adresse complète.',
    'hours-unclear':
      'Le site parle de jours ou d’heures, mais sous une forme qui n’est peut-être pas un horaire d’ouverture.',
    'number-unclear':
      'Il y a deux numéros à des endroits différents ; celui qui manque aux données structurées invite à appeler : il sert peut-être à compter les appels, ou il est ancien.',
    'call-unclear':
      'Le numéro est un lien d’un autre type que « tel: », que tous les téléphones n’ouvrent pas.',
    'not-configured': 'Cette source de données n’est pas branchée ici.',
    'too-few-pages': 'Trop peu de pages ont été lues pour comparer.',
    'local-address': 'Le site est sur une adresse locale, sans nom public.',
    'nothing-of-the-kind': 'Il n’y a rien de tel sur les pages lues.',
    'owner-only':
      'Seul le propriétaire peut le montrer : ajoutez plus bas l’export de votre fiche Google ou de la Search Console.',
  },
  axeRules: {
    'aria-braille-equivalent':
      'Les attributs aria-braille doivent avoir un équivalent hors braille',
    'aria-conditional-attr':
      'Les attributs ARIA doivent être employés comme le prévoit le rôle de l’élément',
    'aria-deprecated-role': 'Les rôles ARIA abandonnés ne doivent pas être employés',
    'aria-meter-name': 'Les jauges ARIA doivent avoir un nom',
    'aria-progressbar-name': 'Les barres de progression ARIA doivent avoir un nom',
    'aria-prohibited-attr': 'Les éléments ne doivent porter que les attributs ARIA permis',
    'aria-roledescription':
      'aria-roledescription doit se trouver sur des éléments qui ont un rôle sémantique',
    'aria-tab-name': 'Les onglets ARIA doivent avoir un nom',
    'aria-tooltip-name': 'Les infobulles ARIA doivent avoir un nom',
    'frame-focusable-content':
      'Les cadres dont le contenu reçoit le focus ne doivent pas porter tabindex=-1',
    'nested-interactive': 'Les commandes interactives ne doivent pas être imbriquées',
    'no-autoplay-audio': 'Les éléments video et audio ne doivent pas se lancer seuls',
    'summary-name': 'Les éléments summary doivent contenir un texte',
    'svg-img-alt': 'Les images svg au rôle d’image doivent avoir un texte de remplacement',
  },
  checks: { ...reach, ...page, ...local, ...owner, ...answer, ...speed, ...trust },
};

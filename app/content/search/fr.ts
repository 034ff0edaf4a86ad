import type { SearchCopy } from './shape.ts';

export const fr: SearchCopy = {
  title: 'Recherche dans le site d’Iluma',
  description:
    'Cherchez dans les pages, les services, les questions fréquentes et les études de cas d’Iluma. Les accents et une faute de frappe ne gênent pas la recherche.',
  heading: { before: 'Que ', emphasis: 'cherchez', after: '-vous ?' },
  label: 'Mots à chercher',
  placeholder: 'prix, score ILA, avis…',
  submit: 'Chercher',
  titleFor: '« {term} » : recherche | Iluma',
  found: { one: '{count} résultat pour « {term} »', other: '{count} résultats pour « {term} »' },
  filter: 'Filtrer les résultats',
  all: 'Tout',
  kinds: {
    page: { one: 'Page', other: 'Pages' },
    service: { one: 'Service', other: 'Services' },
    faq: { one: 'Question', other: 'Questions' },
    article: { one: 'Article', other: 'Articles' },
    guide: { one: 'Page du guide', other: 'Pages du guide' },
    case: { one: 'Étude de cas', other: 'Études de cas' },
  },
  pages: {
    label: 'Pages de résultats',
    previous: 'Page précédente',
    next: 'Page suivante',
    at: 'Page {page} sur {pages}',
  },
  none: 'Rien ne correspond à « {term} ».',
  advice: [
    'Essayez un seul mot, ou un mot plus courant.',
    'Vérifiez l’orthographe : une faute par mot est corrigée, pas deux.',
  ],
  otherLanguages: 'Trouvé dans une autre langue',
  foundIn: {
    one: '{count} résultat en {language}',
    other: '{count} résultats en {language}',
  },
  popular: 'Par où commencer',
  ask: 'Poser la question à l’équipe',
};

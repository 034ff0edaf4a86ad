import { figuresIn } from '../../claims.ts';
import { exampleGoals } from '../progress.ts';
import { fr as home } from '../../home/fr.ts';
import type { CaseText } from '../shape.ts';
import { fr as stay } from '../stay/fr.ts';

const figures = figuresIn('fr');
const { items } = home.cases;

const duration = stay.value;

export const fr: CaseText = {
  title: `Concept M Rustique : ${figures.caseClicks} clics de recherche | Iluma`,
  description:
    'Un ébéniste de Saint-Jérôme et un site presque sans texte : comment une page par essence de bois a amené des clics depuis Google en six mois.',
  heading: { before: 'Des meubles rustiques\ntrouvés ', emphasis: 'sur Google', after: '' },
  lead: items['concept-m'].summary,
  client: 'Concept M Rustique',
  sector: 'Meubles rustiques',
  location: 'Saint-Jérôme',
  languages: 'Français',
  services: ['E-commerce', 'SEO IA', 'Blogs inter-sites'],
  diagnosis: [
    'De belles photos, presque aucun texte : un moteur de recherche n’y lisait rien.',
    'Les pièces portaient un numéro, alors que les clients cherchent « table en pin ».',
    'Une demande de devis exigeait un appel aux heures d’atelier.',
  ],
  actions: [
    {
      module: 'BlogIA',
      action: 'Une page par essence',
      detail:
        'L’origine du bois, son grain, son entretien : les mots de l’ébéniste, mis en ordre pour la recherche.',
    },
    {
      module: 'Landing',
      action: 'Des fiches qui répondent',
      detail: 'Dimensions, délais, finitions et devis par écrit, sans attendre l’ouverture.',
    },
    {
      module: 'ADLUMA',
      action: 'De petites annonces bien placées',
      detail:
        'Un essai limité sur les recherches qui vendent, arrêté là où la recherche organique suffit.',
    },
  ],
  results: [
    {
      metric: 'Clics depuis la recherche',
      value: figures.caseClicks,
      improvement: `en ${duration}`,
      basis: `d’un objectif d’exemple de ${exampleGoals.clicks} clics`,
    },
    {
      metric: 'Essences avec leur page',
      value: 'Toutes',
      improvement: 'de la bille de bois à l’entretien',
      basis: 'du catalogue d’essences',
    },
    stay,
  ],
  achievements: [
    'Chaque meuble a un nom que ses acheteurs utilisent.',
    'Les demandes de devis arrivent par écrit, avec une photo de la pièce.',
    'L’atelier ajoute lui-même une nouvelle réalisation en quelques minutes.',
  ],
  recommendations: [
    'Filmer une fabrication, de la planche à la table.',
    'Proposer des échantillons de bois par la poste.',
    'Traduire les pages d’essences en anglais.',
  ],
  testimonial: { quote: items['concept-m'].quote, author: 'Marc M.', position: 'Ébéniste' },
  provenPoints: [
    'Un savoir-faire bien expliqué devient du trafic.',
    'Les mots des clients valent mieux que les numéros de série.',
  ],
};

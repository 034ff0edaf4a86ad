import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'YouTube SEO : référencement de vidéos | Iluma',
  description:
    'Le référencement de vidéos YouTube pour commerces : choix des sujets, tournage, montage, publication et mesure. Étapes, livrables et prix de départ.',
  head: {
    eyebrow: 'YouTube SEO',
    title: { before: 'Des vidéos YouTube que ', emphasis: 'vos clients trouvent', after: '' },
    lead: 'Sur YouTube, vos clients cherchent une réponse plutôt qu’une marque. Vous la donnez en quelques minutes, et ils se souviennent de vous.',
  },
  figures: [],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'Les recherches',
      text: 'Les questions que votre clientèle tape sur YouTube, et celles où personne ne répond bien.',
    },
    {
      when: 'Semaine 2',
      title: 'Le tournage',
      text: 'Une visite chez vous, plusieurs vidéos, sans décor : votre travail.',
    },
    {
      when: 'Semaine 3',
      title: 'Le montage',
      text: 'Titre, vignette, chapitres, sous-titres en trois langues.',
    },
    {
      when: 'Chaque mois',
      title: 'La suite',
      text: 'Nous regardons où les gens décrochent, et la prochaine vidéo en tient compte.',
    },
  ],
  deliverables: [
    'Une liste de sujets, classée par demande',
    'Des vidéos montées chaque mois',
    'Titres, descriptions, chapitres et vignettes',
    'Des sous-titres relus, en trois langues',
    'Un suivi : vues utiles, clics vers le site, appels',
  ],
  price: figures.priceYoutube,
  priceNote: 'Recherche des sujets, tournage, montage et publication compris.',
  tool: 'Préparer un script avec BlogIA',
  questions: [
    {
      question: 'Faut-il que je passe devant la caméra ?',
      answer: 'Non. Vos mains et votre voix suffisent souvent.',
    },
    {
      question: 'Et les formats courts ?',
      answer: 'Nous en tirons de chaque vidéo, quand ils mènent à la version longue.',
    },
  ],
  closing: {
    title: { before: 'Quelle question vous pose-t-on ', emphasis: 'chaque jour', after: ' ?' },
    lead: 'Ce sera votre première vidéo. Nous vous disons combien de gens la cherchent.',
  },
};

import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'YouTube SEO — des vidéos qui répondent',
  description:
    'Des vidéos trouvées par ceux qui posent la question à laquelle vous savez répondre. Sujets, tournage, publication, mesure et prix de départ.',
  head: {
    eyebrow: 'YouTube SEO',
    title: { before: 'Montrez ce que vous ', emphasis: 'savez faire', after: '.' },
    lead: 'On ne cherche pas votre marque sur YouTube, on cherche une réponse. Vous la donnez, en quelques minutes, et on se souvient de vous.',
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
      text: 'Une visite chez vous, plusieurs vidéos. Pas de décor, vos gestes.',
    },
    {
      when: 'Semaine 3',
      title: 'Le montage',
      text: 'Titre, vignette, chapitres, sous-titres en trois langues.',
    },
    {
      when: 'Chaque mois',
      title: 'La suite',
      text: 'On lit où les gens décrochent, et la prochaine vidéo en tient compte.',
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
      answer: 'On en tire de chaque vidéo, quand ils mènent à la longue.',
    },
  ],
  closing: {
    title: { before: 'Quelle question vous pose-t-on ', emphasis: 'chaque jour', after: ' ?' },
    lead: 'C’est votre première vidéo. On vous dit combien de gens la cherchent.',
  },
};

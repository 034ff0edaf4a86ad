import { figuresIn } from '../../claims.ts';
import type { ServiceCopy } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: ServiceCopy = {
  title: 'Programme de fidélisation client | Iluma',
  description:
    'Un programme de relances qui fait revenir vos clients, avec leur accord : bons messages, bon moment, désabonnement facile. Étapes et livrables.',
  head: {
    eyebrow: 'Programme de fidélisation',
    title: { before: 'Faites revenir vos ', emphasis: 'clients actuels', after: '' },
    lead: 'Nous regardons quand vos clients reviennent et pourquoi ils cessent, puis nous leur donnons une bonne raison de repasser.',
  },
  figures: [
    { value: figures.loyaltyRetention, label: 'de rétention' },
    { value: figures.loyaltyValue, label: 'de valeur par client' },
    { value: figures.loyaltyReferrals, label: 'de recommandations' },
  ],
  weeks: [
    {
      when: 'Semaine 1',
      title: 'Le portrait',
      text: 'Qui revient, qui part, à quel moment. Quelques groupes suffisent pour commencer.',
    },
    {
      when: 'Semaines 2 et 3',
      title: 'Le parcours',
      text: 'Un accueil, un rappel utile, une attention. Chaque message a une raison et un lien de désabonnement.',
    },
    {
      when: 'Semaine 4',
      title: 'La mise en route',
      text: 'Les messages partent avec l’accord de chacun. Se désabonner prend un clic.',
    },
    {
      when: 'Chaque mois',
      title: 'Le réglage',
      text: 'Nous retirons les messages sans effet et gardons ceux qui font revenir.',
    },
  ],
  deliverables: [
    'Un portrait de votre clientèle, groupe par groupe',
    'Les messages écrits, dans vos langues',
    'Une page de fidélité pour vos clients',
    'Le respect de la LCAP et du RGPD, par écrit',
    'Un chiffre par mois : combien sont revenus',
  ],
  price: null,
  priceNote: 'Le prix dépend du nombre de clients et des canaux que vous utilisez déjà.',
  tool: 'Voir la page de fidélisation',
  questions: [
    {
      question: 'Je n’ai pas de liste de clients.',
      answer: 'On commence par là : une raison de laisser son adresse, au comptoir et sur le site.',
    },
    {
      question: 'Mes clients vont-ils se sentir harcelés ?',
      answer: 'Non. Peu de messages, tous utiles, et un lien de désabonnement dans chacun.',
    },
  ],
  closing: {
    title: { before: 'Parlons de ', emphasis: 'vos clients', after: '' },
    lead: 'Dites-nous qui revient aujourd’hui. On vous dit ce qui ferait revenir les autres.',
  },
};

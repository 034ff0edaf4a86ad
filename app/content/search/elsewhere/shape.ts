/**
 * Subjects that people ask about and that the site says nothing of: a question that is nearest to one of them is refused.
 */
type ElsewhereSubject =
  | 'jobs'
  | 'company-figures'
  | 'private-details'
  | 'other-firms'
  | 'other-trades'
  | 'orders-to-the-machine'
  | 'small-talk'
  | 'news'
  | 'sport'
  | 'weather'
  | 'food'
  | 'health'
  | 'home'
  | 'devices'
  | 'travel'
  | 'culture'
  | 'knowledge'
  | 'schoolwork'
  | 'paperwork'
  | 'money'
  | 'shopping';

/** How people ask for each subject: phrases separated by semicolons. */
export type Elsewhere = Readonly<Record<ElsewhereSubject, string>>;

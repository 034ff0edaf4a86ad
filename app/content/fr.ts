import { fr as accessibilityPanel } from './accessibility-panel/fr.ts';
import { fr as accessibility } from './accessibility/fr.ts';
import { fr as adluma } from './adluma/fr.ts';
import { fr as admin } from './admin/fr.ts';
import { fr as analytics } from './analytics/fr.ts';
import { fr as answers } from './answers/fr.ts';
import { fr as articles } from './articles/fr.ts';
import { fr as auditChecks } from './audit-checks/fr.ts';
import { fr as audit } from './audit/fr.ts';
import { fr as authors } from './authors/fr.ts';
import { fr as blog } from './blog/fr.ts';
import { fr as blogia } from './blogia/fr.ts';
import { fr as bookings } from './bookings/fr.ts';
import { fr as cases } from './cases/fr.ts';
import { fr as chat } from './chat/fr.ts';
import { fr as company } from './company/fr.ts';
import { fr as consent } from './consent/fr.ts';
import { fr as contact } from './contact/fr.ts';
import { fr as cookies } from './cookies/fr.ts';
import { fr as countdown } from './countdown/fr.ts';
import { fr as crmFeatures } from './crm-features/fr.ts';
import { fr as crm } from './crm/fr.ts';
import { fr as crmLogin } from './crm/login/fr.ts';
import { fr as crossVisibility } from './cross-visibility/fr.ts';
import { fr as debug } from './debug/fr.ts';
import { editorialPagesIn } from './editorial/pages.ts';
import { fr as errors } from './errors/fr.ts';
import { fr as faq } from './faq/fr.ts';
import { fr as fullSystem } from './full-system/fr.ts';
import { fr as guide } from './guide/fr.ts';
import { fr as heatmap } from './heatmap/fr.ts';
import { fr as home } from './home/fr.ts';
import { fr as hub } from './hub/fr.ts';
import { fr as ilaDashboard } from './ila-dashboard/fr.ts';
import { fr as ilaWizard } from './ila-wizard/fr.ts';
import { fr as ilumatch } from './ilumatch/fr.ts';
import { fr as landing } from './landing/fr.ts';
import { fr as leadReplies } from './lead-replies/fr.ts';
import { fr as leadStatus } from './lead-status/fr.ts';
import { fr as leads } from './leads/fr.ts';
import { fr as legal } from './legal/fr.ts';
import { fr as loyalty } from './loyalty/fr.ts';
import { fr as mail } from './mail/fr.ts';
import { fr as maps } from './maps/fr.ts';
import { fr as modules } from './modules/fr.ts';
import { fr as notices } from './notices/fr.ts';
import { fr as robot } from './robot/fr.ts';
import { fr as screens } from './screens/fr.ts';
import { fr as askedOfGuide } from './search/asked-guide/fr.ts';
import { fr as askedFor } from './search/asked/fr.ts';
import { fr as elsewhere } from './search/elsewhere/fr.ts';
import { fr as search } from './search/fr.ts';
import { fr as servicesHub } from './services-hub/fr.ts';
import { fr as services } from './services/fr.ts';
import { fr as serviceFrame } from './services/frame/fr.ts';
import type { Content } from './shape.ts';
import { fr as shell } from './shell/fr.ts';
import { fr as staff } from './staff/fr.ts';
import { fr as accountNotifications } from './staff/notifications/fr.ts';
import { fr as team } from './team/fr.ts';
import { fr as townPages } from './towns/fr.ts';
import { fr as townFrame } from './towns/frame/fr.ts';
import { fr as writer } from './writer/fr.ts';
import { fr as zyno } from './zyno/fr.ts';

export const fr: Content = {
  accessibility,
  accessibilityPanel,
  adluma,
  admin,
  analytics,
  answers,
  articles,
  audit,
  auditChecks,
  authors,
  blog,
  blogia,
  cases,
  chat,
  company,
  consent,
  bookings,
  contact,
  cookies,
  countdown,
  crm,
  crmFeatures,
  crmLogin,
  crossVisibility,
  debug,
  errors,
  faq,
  fullSystem,
  guide,
  heatmap,
  home,
  hub,
  ilaDashboard,
  ilaWizard,
  ilumatch,
  landing,
  leadReplies,
  leadStatus,
  leads,
  legal,
  loyalty,
  mail,
  maps,
  modules,
  notices,
  robot,
  screens,
  askedFor,
  askedOfGuide,
  elsewhere,
  search,
  serviceFrame,
  services,
  servicesHub,
  shell,
  staff,
  accountNotifications,
  editorialPages: editorialPagesIn('fr'),
  team,
  townFrame,
  townPages,
  writer,
  zyno,
};

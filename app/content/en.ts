import { en as accessibilityPanel } from './accessibility-panel/en.ts';
import { en as accessibility } from './accessibility/en.ts';
import { en as adluma } from './adluma/en.ts';
import { en as admin } from './admin/en.ts';
import { en as analytics } from './analytics/en.ts';
import { en as answers } from './answers/en.ts';
import { en as articles } from './articles/en.ts';
import { en as auditChecks } from './audit-checks/en.ts';
import { en as audit } from './audit/en.ts';
import { en as authors } from './authors/en.ts';
import { en as blog } from './blog/en.ts';
import { en as blogia } from './blogia/en.ts';
import { en as bookings } from './bookings/en.ts';
import { en as cases } from './cases/en.ts';
import { en as chat } from './chat/en.ts';
import { en as company } from './company/en.ts';
import { en as consent } from './consent/en.ts';
import { en as contact } from './contact/en.ts';
import { en as cookies } from './cookies/en.ts';
import { en as countdown } from './countdown/en.ts';
import { en as crmFeatures } from './crm-features/en.ts';
import { en as crm } from './crm/en.ts';
import { en as crmLogin } from './crm/login/en.ts';
import { en as crossVisibility } from './cross-visibility/en.ts';
import { en as debug } from './debug/en.ts';
import { editorialPagesIn } from './editorial/pages.ts';
import { en as errors } from './errors/en.ts';
import { en as faq } from './faq/en.ts';
import { en as fullSystem } from './full-system/en.ts';
import { en as guide } from './guide/en.ts';
import { en as heatmap } from './heatmap/en.ts';
import { en as home } from './home/en.ts';
import { en as hub } from './hub/en.ts';
import { en as ilaDashboard } from './ila-dashboard/en.ts';
import { en as ilaWizard } from './ila-wizard/en.ts';
import { en as ilumatch } from './ilumatch/en.ts';
import { en as landing } from './landing/en.ts';
import { en as leadReplies } from './lead-replies/en.ts';
import { en as leadStatus } from './lead-status/en.ts';
import { en as leads } from './leads/en.ts';
import { en as legal } from './legal/en.ts';
import { en as loyalty } from './loyalty/en.ts';
import { en as mail } from './mail/en.ts';
import { en as maps } from './maps/en.ts';
import { en as modules } from './modules/en.ts';
import { en as notices } from './notices/en.ts';
import { en as robot } from './robot/en.ts';
import { en as screens } from './screens/en.ts';
import { en as askedOfGuide } from './search/asked-guide/en.ts';
import { en as askedFor } from './search/asked/en.ts';
import { en as elsewhere } from './search/elsewhere/en.ts';
import { en as search } from './search/en.ts';
import { en as servicesHub } from './services-hub/en.ts';
import { en as services } from './services/en.ts';
import { en as serviceFrame } from './services/frame/en.ts';
import type { Content } from './shape.ts';
import { en as shell } from './shell/en.ts';
import { en as staff } from './staff/en.ts';
import { en as accountNotifications } from './staff/notifications/en.ts';
import { en as team } from './team/en.ts';
import { en as townPages } from './towns/en.ts';
import { en as townFrame } from './towns/frame/en.ts';
import { en as writer } from './writer/en.ts';
import { en as zyno } from './zyno/en.ts';

export const en: Content = {
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
  editorialPages: editorialPagesIn('en'),
  team,
  townFrame,
  townPages,
  writer,
  zyno,
};

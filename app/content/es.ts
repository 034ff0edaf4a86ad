import { es as accessibilityPanel } from './accessibility-panel/es.ts';
import { es as accessibility } from './accessibility/es.ts';
import { es as adluma } from './adluma/es.ts';
import { es as admin } from './admin/es.ts';
import { es as analytics } from './analytics/es.ts';
import { es as answers } from './answers/es.ts';
import { es as articles } from './articles/es.ts';
import { es as auditChecks } from './audit-checks/es.ts';
import { es as audit } from './audit/es.ts';
import { es as authors } from './authors/es.ts';
import { es as blog } from './blog/es.ts';
import { es as blogia } from './blogia/es.ts';
import { es as bookings } from './bookings/es.ts';
import { es as cases } from './cases/es.ts';
import { es as chat } from './chat/es.ts';
import { es as company } from './company/es.ts';
import { es as consent } from './consent/es.ts';
import { es as contact } from './contact/es.ts';
import { es as cookies } from './cookies/es.ts';
import { es as countdown } from './countdown/es.ts';
import { es as crmFeatures } from './crm-features/es.ts';
import { es as crm } from './crm/es.ts';
import { es as crmLogin } from './crm/login/es.ts';
import { es as crossVisibility } from './cross-visibility/es.ts';
import { es as debug } from './debug/es.ts';
import { editorialPagesIn } from './editorial/pages.ts';
import { es as errors } from './errors/es.ts';
import { es as faq } from './faq/es.ts';
import { es as fullSystem } from './full-system/es.ts';
import { es as guide } from './guide/es.ts';
import { es as heatmap } from './heatmap/es.ts';
import { es as home } from './home/es.ts';
import { es as hub } from './hub/es.ts';
import { es as ilaDashboard } from './ila-dashboard/es.ts';
import { es as ilaWizard } from './ila-wizard/es.ts';
import { es as ilumatch } from './ilumatch/es.ts';
import { es as landing } from './landing/es.ts';
import { es as leadReplies } from './lead-replies/es.ts';
import { es as leadStatus } from './lead-status/es.ts';
import { es as leads } from './leads/es.ts';
import { es as legal } from './legal/es.ts';
import { es as loyalty } from './loyalty/es.ts';
import { es as mail } from './mail/es.ts';
import { es as maps } from './maps/es.ts';
import { es as modules } from './modules/es.ts';
import { es as notices } from './notices/es.ts';
import { es as robot } from './robot/es.ts';
import { es as screens } from './screens/es.ts';
import { es as askedOfGuide } from './search/asked-guide/es.ts';
import { es as askedFor } from './search/asked/es.ts';
import { es as elsewhere } from './search/elsewhere/es.ts';
import { es as search } from './search/es.ts';
import { es as servicesHub } from './services-hub/es.ts';
import { es as services } from './services/es.ts';
import { es as serviceFrame } from './services/frame/es.ts';
import type { Content } from './shape.ts';
import { es as shell } from './shell/es.ts';
import { es as staff } from './staff/es.ts';
import { es as accountNotifications } from './staff/notifications/es.ts';
import { es as team } from './team/es.ts';
import { es as townPages } from './towns/es.ts';
import { es as townFrame } from './towns/frame/es.ts';
import { es as writer } from './writer/es.ts';
import { es as zyno } from './zyno/es.ts';

export const es: Content = {
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
  editorialPages: editorialPagesIn('es'),
  team,
  townFrame,
  townPages,
  writer,
  zyno,
};

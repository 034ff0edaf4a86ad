import { leadServiceNames } from '../../leads/service-names.ts';
import { fr as screens } from '../../screens/fr.ts';
import { fr as servicesHub } from '../../services-hub/fr.ts';
import { fr as staff } from '../../staff/fr.ts';
import type { AccountsCopy } from './shape.ts';

const { roles } = staff;

export const fr: AccountsCopy = {
  lead: 'Qui entre dans le CRM, ce que chacun y prend en charge, et ce qui se passe quand quelqu’un part.',
  roles,
  services: leadServiceNames(servicesHub, screens),
  lastLogin: 'Dernière connexion : {date}',
  disabled: 'Désactivé le {date}',
  secondStep: 'Validation en deux étapes activée',
  oneTime: 'Mot de passe à choisir',
  sessions: { one: '{count} session ouverte', other: '{count} sessions ouvertes' },
  noSession: 'Aucune session ouverte',
  seen: '{from}, vu le {date}',
  signOut: 'Déconnecter partout',
  signingOut: {
    title: 'Déconnecter {name} partout ?',
    text: 'Ses sessions se ferment tout de suite. Le compte reste : {name} pourra se reconnecter.',
    yes: 'Déconnecter partout',
  },
  signedOut: '{name} n’a plus de session ouverte.',
  newRole: 'Nouveau rôle : {name}',
  changeRole: 'Changer le rôle',
  changingRole: {
    title: 'Donner à {name} le rôle {role} ?',
    text: 'Pour {name}, ce qui se voit et se fait dans le CRM change aussitôt. Ses sessions se ferment, et un courriel l’en avise.',
    yes: 'Donner ce rôle',
  },
  roleChanged: '{name} a un nouveau rôle : ses sessions sont fermées, et un courriel l’en avise.',
  rules: 'Validation en deux étapes exigée',
  rulesLead:
    'Qui ne l’a pas activée la configure à sa prochaine connexion, avant toute autre chose.',
  ruleChanged: 'L’exigence est enregistrée.',
  requireOf: 'Exiger la validation en deux étapes : {name}',
  invite: {
    title: 'Inviter quelqu’un',
    lead: 'La personne reçoit un lien par courriel, valable sept jours, et choisit elle-même son mot de passe.',
    name: 'Prénom et nom',
    email: 'Courriel',
    role: 'Rôle dans le CRM',
    language: 'Langue du courriel',
    submit: 'Envoyer l’invitation',
    done: 'L’invitation pour {name} est partie.',
  },
  rename: {
    title: 'Renommer',
    label: 'Nouveau nom pour {name}',
    help: 'Ses clients, projets et tâches portent aussitôt le nouveau nom.',
    submit: 'Renommer',
    done: 'Le compte s’appelle maintenant {name}.',
  },
  reset: {
    label: 'Nouveau mot de passe',
    question: {
      title: 'Envoyer un nouveau lien à {name} ?',
      text: 'Son mot de passe ne sert plus, sa validation en deux étapes est désactivée et ses sessions se ferment. Un courriel lui permet de choisir un nouveau mot de passe.',
      yes: 'Envoyer le lien',
    },
    done: 'Un lien est en route vers {name}.',
  },
  enable: {
    label: 'Réactiver',
    question: {
      title: 'Réactiver {name} ?',
      text: '{name} pourra se connecter de nouveau, avec le même mot de passe et le même rôle.',
      yes: 'Réactiver',
    },
    done: 'Compte réactivé : {name}.',
  },
  departure: {
    label: 'Départ',
    title: 'Départ : {name}',
    reassignTitle: 'Confier à d’autres ce qui reste à {name}',
    lead: 'Le compte est désactivé et ses sessions se ferment. Rien n’est effacé : son nom reste sur ce qui a été fait.',
    nothing:
      '{name} n’a ni client, ni projet, ni tâche à faire, ni demande ouverte, ni rendez-vous à venir.',
    what: {
      clients: 'Clients',
      projects: 'Projets',
      tasks: 'Tâches à faire',
      leads: 'Demandes ouvertes',
      meetings: 'Rendez-vous à venir',
    },
    keys: '{name} a créé ces clés d’API, qui continuent de fonctionner. Révoquez celles qui ont pu être emportées :',
    kept: 'Ces rendez-vous restent à {name}, car personne n’est libre à leur heure. Déplacez-les dans l’agenda :',
    toAll: 'Confier le tout à',
    to: 'Confier à ({what})',
    nobody: 'Laisser à {name}',
    split: 'Répartir entre plusieurs personnes',
    together: 'Tout confier à la même personne',
    yes: 'Désactiver et confier',
    reassign: 'Confier',
    left: 'Départ enregistré : ce qui revenait à {name} est confié.',
    reassigned: 'Ce qui restait à {name} est confié.',
  },
  team: {
    title: 'Demandes et page publique',
    services: 'Services dont les demandes lui sont confiées',
    person: 'Personne de la page publique',
    personHelp:
      'Sa disponibilité affichée sur le site est celle de ce compte. Les demandes déjà confiées à cette personne lui reviennent.',
    nobody: 'Personne',
    none: 'Ne prend aucune demande automatiquement',
    takes: 'Prend : {services}',
    save: 'Enregistrer',
    saved: 'C’est enregistré pour {name}.',
  },
};

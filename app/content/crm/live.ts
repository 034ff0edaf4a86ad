import type { StoreFailureCode } from '#app/domain/crm/store.ts';
import type { Language } from '#app/i18n/languages.ts';

/** What the desk says when its records are those of the team. */
export interface LiveCopy {
  failures: Record<StoreFailureCode, string>;
  /** What is shown may be out of date. */
  troubles: { unreachable: string; busy: string; 'signed-out': string };
  retry: string;
  signIn: {
    open: string;
    title: string;
    lead: string;
    email: string;
    password: string;
    code: string;
    submit: string;
    problems: { refused: string; wait: string; unavailable: string; other: string };
  };
  conflict: {
    title: string;
    lead: string;
    gone: string;
    field: string;
    mine: string;
    theirs: string;
    removing: string;
    removed: string;
    same: string;
    keepMine: string;
    takeTheirs: string;
    /** Said when theirs has been taken. */
    taken: string;
  };
  /** The section of what visitors have sent. */
  inbox: { tab: string; failed: string };
  /** A count that is at least so much. */
  orMore: string;
}

export const liveCopy: Record<Language, LiveCopy> = {
  fr: {
    failures: {
      unreachable:
        'Le serveur ne répond pas : rien n’a été enregistré. Ce que vous avez écrit est toujours là.',
      'signed-out':
        'Votre session est terminée : rien n’a été enregistré. Reconnectez-vous, puis recommencez.',
      'not-allowed': 'Votre rôle ne permet pas cette action : rien n’a été enregistré.',
      busy: 'Le serveur reçoit trop de demandes : rien n’a été enregistré. Réessayez dans un instant.',
      refused: 'Le serveur a refusé ces données : rien n’a été enregistré.',
    },
    troubles: {
      unreachable: 'Le serveur ne répond pas. Ce qui est affiché n’est peut-être plus à jour.',
      busy: 'Le serveur reçoit trop de demandes. Ce qui est affiché n’est peut-être plus à jour.',
      'signed-out': 'Votre session est terminée. Ce qui est affiché n’est peut-être plus à jour.',
    },
    retry: 'Réessayer',
    signIn: {
      open: 'Se reconnecter',
      title: 'Votre session est terminée',
      lead: 'Reconnectez-vous pour continuer. Ce que vous avez écrit sur cette page est gardé.',
      email: 'Adresse courriel',
      password: 'Mot de passe',
      code: 'Code de vérification',
      submit: 'Se reconnecter',
      problems: {
        refused: 'L’adresse, le mot de passe ou le code ne convient pas.',
        wait: 'Trop d’essais. Attendez quelques minutes.',
        unavailable: 'Le serveur ne répond pas. Réessayez dans un instant.',
        other: 'Ce compte demande une étape de plus : rechargez la page pour la terminer.',
      },
    },
    conflict: {
      title: 'Quelqu’un a modifié cette fiche avant vous',
      lead: 'Voici votre version et celle de l’équipe. Ce que vous n’avez pas modifié garde la valeur de l’équipe.',
      gone: 'Quelqu’un a supprimé cette fiche entre-temps.',
      field: 'Champ',
      mine: 'Votre version',
      theirs: 'Version de l’équipe',
      removing: 'Supprimée',
      removed: 'Supprimée',
      same: 'Les deux versions disent la même chose.',
      keepMine: 'Garder ma version',
      takeTheirs: 'Prendre celle de l’équipe',
      taken: 'La version de l’équipe est gardée.',
    },
    inbox: { tab: 'Demandes', failed: 'La rubrique n’a pas pu être chargée.' },
    orMore: '{count} ou plus',
  },
  en: {
    failures: {
      unreachable: 'The server does not answer: nothing was saved. What you wrote is still here.',
      'signed-out': 'Your session has ended: nothing was saved. Sign in again, then try once more.',
      'not-allowed': 'Your role does not allow this: nothing was saved.',
      busy: 'The server is getting too many requests: nothing was saved. Try again in a moment.',
      refused: 'The server refused this data: nothing was saved.',
    },
    troubles: {
      unreachable: 'The server does not answer. What you see may be out of date.',
      busy: 'The server is getting too many requests. What you see may be out of date.',
      'signed-out': 'Your session has ended. What you see may be out of date.',
    },
    retry: 'Try again',
    signIn: {
      open: 'Sign in again',
      title: 'Your session has ended',
      lead: 'Sign in again to go on. What you have written on this page is kept.',
      email: 'Email address',
      password: 'Password',
      code: 'Verification code',
      submit: 'Sign in again',
      problems: {
        refused: 'The address, password or code is not right.',
        wait: 'Too many attempts. Wait a few minutes.',
        unavailable: 'The server does not answer. Try again in a moment.',
        other: 'This account needs one more step: reload the page to finish it.',
      },
    },
    conflict: {
      title: 'Somebody changed this record before you',
      lead: 'Here are your version and the team’s. Whatever you have not changed keeps the team’s value.',
      gone: 'Somebody has deleted this record in the meantime.',
      field: 'Field',
      mine: 'Your version',
      theirs: 'The team’s version',
      removing: 'Deleted',
      removed: 'Deleted',
      same: 'Both versions say the same.',
      keepMine: 'Keep mine',
      takeTheirs: 'Take theirs',
      taken: 'The team’s version is kept.',
    },
    inbox: { tab: 'Requests', failed: 'The section could not be loaded.' },
    orMore: '{count} or more',
  },
  es: {
    failures: {
      unreachable: 'El servidor no responde: no se ha guardado nada. Lo que ha escrito sigue aquí.',
      'signed-out':
        'Su sesión ha terminado: no se ha guardado nada. Vuelva a entrar e inténtelo de nuevo.',
      'not-allowed': 'Su rol no permite esta acción: no se ha guardado nada.',
      busy: 'El servidor recibe demasiadas peticiones: no se ha guardado nada. Inténtelo en un momento.',
      refused: 'El servidor ha rechazado estos datos: no se ha guardado nada.',
    },
    troubles: {
      unreachable: 'El servidor no responde. Lo que se muestra puede no estar al día.',
      busy: 'El servidor recibe demasiadas peticiones. Lo que se muestra puede no estar al día.',
      'signed-out': 'Su sesión ha terminado. Lo que se muestra puede no estar al día.',
    },
    retry: 'Reintentar',
    signIn: {
      open: 'Volver a entrar',
      title: 'Su sesión ha terminado',
      lead: 'Vuelva a entrar para continuar. Lo que ha escrito en esta página se conserva.',
      email: 'Correo electrónico',
      password: 'Contraseña',
      code: 'Código de verificación',
      submit: 'Volver a entrar',
      problems: {
        refused: 'El correo, la contraseña o el código no es correcto.',
        wait: 'Demasiados intentos. Espere unos minutos.',
        unavailable: 'El servidor no responde. Inténtelo en un momento.',
        other: 'Esta cuenta pide un paso más: recargue la página para terminarlo.',
      },
    },
    conflict: {
      title: 'Alguien modificó esta ficha antes que usted',
      lead: 'Estas son su versión y la del equipo. Lo que usted no ha modificado conserva el valor del equipo.',
      gone: 'Alguien ha eliminado esta ficha mientras tanto.',
      field: 'Campo',
      mine: 'Su versión',
      theirs: 'Versión del equipo',
      removing: 'Eliminada',
      removed: 'Eliminada',
      same: 'Las dos versiones dicen lo mismo.',
      keepMine: 'Conservar la mía',
      takeTheirs: 'Tomar la del equipo',
      taken: 'Se conserva la versión del equipo.',
    },
    inbox: { tab: 'Solicitudes', failed: 'La sección no se ha podido cargar.' },
    orMore: '{count} o más',
  },
};

import type { CrmLoginCopy } from './shape.ts';

export const loginFr: CrmLoginCopy = {
  title: 'Démo du CRM Iluma : connexion',
  description:
    'Entrez dans le CRM de démonstration d’Iluma : fiches clients, projets, tâches, journal IA, analytics et prospection, sur des données d’exemple.',
  heading: 'CRM Iluma',
  lead: 'Clients, projets, tâches, journal IA et prospection au même endroit. Tout est d’exemple : essayez sans rien casser.',
  email: 'Adresse courriel',
  password: 'Mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion en cours…',
  refused: 'Identifiants incorrects',
  failed: 'Le CRM n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  hint: 'Accès de démonstration',
  hintUse: 'Remplir le formulaire',
  sandbox:
    'Ces identifiants sont vérifiés dans votre navigateur et ne sont jamais envoyés. Ce que vous changez reste dans cet onglet et disparaît quand vous rechargez la page.',
  noScript: 'La démo du CRM fonctionne dans votre navigateur : activez JavaScript pour y entrer.',
};

export const loginEn: CrmLoginCopy = {
  title: 'Iluma CRM demo: sign in',
  description:
    'Step into Iluma’s demo CRM: client files, projects, tasks, AI journal, analytics and prospecting, all on sample data.',
  heading: 'Iluma CRM',
  lead: 'Clients, projects, tasks, AI journal and prospecting in one place. Everything is sample data: try it, nothing can break.',
  email: 'Email address',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  refused: 'Incorrect email or password',
  failed: 'The CRM could not be loaded. Check your connection and try again.',
  hint: 'Demo access',
  hintUse: 'Fill in the form',
  sandbox:
    'These credentials are checked in your browser and never sent. What you change stays in this tab and disappears when you reload the page.',
  noScript: 'The CRM demo runs in your browser: turn JavaScript on to enter.',
};

export const loginEs: CrmLoginCopy = {
  title: 'Demo del CRM Iluma: inicio de sesión',
  description:
    'Entre en el CRM de demostración de Iluma: fichas de clientes, proyectos, tareas, diario de IA, analítica y prospección, con datos de ejemplo.',
  heading: 'El CRM de Iluma',
  lead: 'Clientes, proyectos, tareas, diario de IA y prospección en un solo lugar. Todo es de ejemplo: pruebe sin miedo.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  submitting: 'Conectando…',
  refused: 'Correo o contraseña incorrectos',
  failed: 'No se pudo cargar el CRM. Compruebe su conexión e inténtelo de nuevo.',
  hint: 'Acceso de demostración',
  hintUse: 'Rellenar el formulario',
  sandbox:
    'Estas credenciales se comprueban en su navegador y nunca se envían. Lo que usted cambia queda en esta pestaña y desaparece al recargar la página.',
  noScript: 'La demo del CRM funciona en su navegador: active JavaScript para entrar.',
};

import type { CrmLoginCopy } from '../shape.ts';

export const fr: CrmLoginCopy = {
  title: 'CRM Iluma : connexion',
  description:
    'Entrez dans le CRM de démonstration d’Iluma : fiches clients, projets, tâches, journal IA, analytics et prospection, sur des données d’exemple.',
  heading: 'CRM Iluma',
  lead: 'Clients, projets, tâches, journal IA et prospection au même endroit. Tout est fictif : essayez, vous ne pouvez rien casser.',
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

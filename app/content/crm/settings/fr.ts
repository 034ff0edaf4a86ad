import { fr as keys } from '../../admin/keys/fr.ts';
import { fr as staff } from '../../staff/fr.ts';
import type { SettingsCopy } from './shape.ts';

export const fr: SettingsCopy = {
  account: 'Mot de passe, validation en deux étapes et sessions',
  title: 'Paramètres du compte',
  name: 'Nom',
  email: 'Adresse courriel',
  role: 'Rôle',
  roles: staff.roles,
  permissions: 'Permissions',
  permissionNames: keys.scopes,
  all: 'Toutes',
  lastLogin: 'Dernière connexion',
  failLabel: 'Simuler une panne',
  failHelp:
    'Tant que c’est activé, chaque enregistrement échoue : vous voyez ce que le CRM annonce alors.',
  keysLabel: 'Raccourcis à une touche',
  keysHelp:
    'N, G puis C, ? et les autres. Le réglage vaut pour tout le site ; la palette reste sur Ctrl K.',
  kept: 'Rien n’est envoyé ni conservé : recharger la page rétablit les données d’exemple.',
};

import type { CompanyCopy } from './shape.ts';

export const es: CompanyCopy = {
  offices: {
    montreal: {
      street: '4120 rue du Méridien, oficina 300',
      city: 'Montreal',
      note: 'sede central',
    },
    newYork: { street: '88 Halyard Street, Suite 12', city: 'Nueva York', note: null },
    delaware: { street: '250 Lantern Row', city: 'Delaware', note: null },
  },
  roles: { ceo: 'directora general', coo: 'director de operaciones' },
  hours: 'Lunes a viernes, 9 a.m. a 6 p.m. (hora de Montreal, EST)',
  copyright: '© 2026 Iluma Visibilité inc. Todos los derechos reservados.',
  dataProtection: 'Sus datos son suyos: no los vendemos.',
  compliance: 'Ley 25 y RGPD: ningún rastreador sin su permiso.',
  sample: {
    mark: 'ejemplo',
    notice: 'Sitio de ejemplo: empresa, personas, clientes, testimonios y cifras son inventados.',
  },
};

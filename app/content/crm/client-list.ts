import type { MergeField } from '#app/domain/crm/merge.ts';

interface Forms {
  one: string;
  other: string;
}

/** Many clients: their list, what is done to several of them, and how two become one. */
export interface ClientListCopy {
  view: string;
  views: { cards: string; table: string };
  cardsEnd: string;
  loading: string;
  failed: string;
  retry: string;
  keysHelp: string;
  columns: { select: string; place: string; edit: string; remove: string };
  sorts: { sector: string; status: string };
  sortBy: string;
  ascending: string;
  descending: string;
  moreFilters: string;
  tag: string;
  scoreFrom: string;
  reset: string;
  select: string;
  selectShown: string;
  selectAll: Forms;
  selected: Forms;
  selectNone: string;
  bulk: string;
  assign: string;
  assigned: Forms;
  tagLabel: string;
  addTag: string;
  tagged: Forms;
  removeMany: string;
  removeTitle: Forms;
  removeText: string;
  removed: Forms;
  unchanged: string;
  progress: string;
  partly: string;
  merge: {
    open: string;
    title: string;
    lead: string;
    kept: string;
    other: string;
    swap: string;
    fields: Record<MergeField, string>;
    same: string;
    preview: string;
    joined: string;
    moved: string;
    run: string;
    done: string;
    gone: string;
  };
  twins: { title: string; merge: string; open: string; addAndMerge: string };
  savedViews: {
    title: string;
    none: string;
    name: string;
    save: string;
    saved: string;
    apply: string;
    rename: string;
    renameDo: string;
    remove: string;
    removed: string;
    kept: string;
    denied: string;
    full: string;
  };
  record: {
    gone: string;
    services: string;
    contact: string;
    work: string;
    noProject: string;
    noTask: string;
    documentName: string;
    documentUrl: string;
    documentUrlError: string;
    documentNameError: string;
    addDocument: string;
    removeDocument: string;
    documentAdded: string;
    documentRemoved: string;
    noteAdded: string;
    oneScore: string;
    edit: string;
  };
}

export const clientListFr: ClientListCopy = {
  view: 'Affichage',
  views: { cards: 'Fiches', table: 'Tableau' },
  cardsEnd:
    'Les {count} premières fiches sont là : précisez la recherche, ou passez au tableau pour voir la suite.',
  loading: 'Chargement…',
  failed: 'La liste n’a pas pu être lue.',
  retry: 'Réessayer',
  keysHelp:
    'Les flèches mènent d’une case à l’autre, Page haut et Page bas plus loin, Entrée ouvre la fiche.',
  columns: { select: 'Sélection', place: 'Lieu', edit: 'Modifier', remove: 'Supprimer' },
  sorts: { sector: 'Secteur', status: 'Statut' },
  sortBy: 'Trier par : {name}',
  ascending: 'Ordre croissant',
  descending: 'Ordre décroissant',
  moreFilters: 'Plus de filtres',
  tag: 'Étiquette',
  scoreFrom: 'Score ILA minimum',
  reset: 'Effacer les filtres',
  select: 'Sélectionner {name}',
  selectShown: 'Sélectionner les clients affichés',
  selectAll: {
    one: 'Sélectionner le seul résultat',
    other: 'Sélectionner les {count} résultats',
  },
  selected: { one: '{count} client sélectionné', other: '{count} clients sélectionnés' },
  selectNone: 'Tout désélectionner',
  bulk: 'Agir sur la sélection',
  assign: 'Confier à {owner}',
  assigned: {
    one: '{count} client confié à {owner}.',
    other: '{count} clients confiés à {owner}.',
  },
  tagLabel: 'Étiquette à ajouter',
  addTag: 'Étiqueter',
  tagged: {
    one: '{count} client étiqueté « {tag} ».',
    other: '{count} clients étiquetés « {tag} ».',
  },
  removeMany: 'Supprimer la sélection',
  removeTitle: { one: 'Supprimer {count} client ?', other: 'Supprimer {count} clients ?' },
  removeText:
    'Les fiches quittent la liste. Leurs projets et leurs tâches restent, et vous pouvez annuler juste après.',
  removed: { one: '{count} client supprimé.', other: '{count} clients supprimés.' },
  unchanged: 'Rien à changer : c’est déjà le cas de toute la sélection.',
  progress: '{count} sur {total}',
  partly:
    'Une partie seulement des changements est enregistrée. Annulez-les dès que l’enregistrement fonctionne à nouveau.',
  merge: {
    open: 'Fusionner les deux',
    title: 'Fusionner deux fiches',
    lead: 'Choisissez ce que garde la fiche fusionnée, champ par champ.',
    kept: 'Fiche gardée',
    other: 'Fiche absorbée',
    swap: 'Inverser les deux fiches',
    fields: {
      name: 'Nom',
      sector: 'Secteur',
      status: 'Statut',
      address: 'Adresse',
      coordinates: 'Coordonnées',
      email: 'Adresse courriel',
      phone: 'Téléphone',
      website: 'Site web',
      assignedTo: 'Responsable',
      revenue: 'Revenu mensuel (€)',
    },
    same: 'Identique dans les deux fiches',
    preview: 'Après la fusion',
    joined: 'Services, étiquettes, notes, documents et scores des deux fiches sont réunis.',
    moved: 'Projets à rattacher : {projects}. Tâches à rattacher : {tasks}.',
    run: 'Fusionner',
    done: '{other} rejoint {name}.',
    gone: 'Une des deux fiches n’existe plus.',
  },
  twins: {
    title: 'Doublons possibles',
    merge: 'Fusionner avec {name}',
    open: 'Ouvrir {name}',
    addAndMerge: 'Ajouter puis fusionner avec {name}',
  },
  savedViews: {
    title: 'Vues enregistrées',
    none: 'Aucune vue pour l’instant.',
    name: 'Nom de la vue',
    save: 'Enregistrer la vue',
    saved: 'La vue « {name} » est enregistrée.',
    apply: 'Appliquer la vue {name}',
    rename: 'Renommer la vue {name}',
    renameDo: 'Renommer',
    remove: 'Supprimer la vue {name}',
    removed: 'La vue « {name} » est supprimée.',
    kept: 'Une vue retient la recherche, les filtres, le tri et l’affichage. Elle reste dans ce navigateur.',
    denied: 'Ce navigateur refuse de garder la vue : elle ne durera que le temps de la page.',
    full: 'Vous avez déjà {count} vues : supprimez-en une.',
  },
  record: {
    gone: 'Cette fiche n’existe pas, ou plus.',
    services: 'Services et étiquettes',
    contact: 'Coordonnées et suivi',
    work: 'Projets et tâches',
    noProject: 'Aucun projet',
    noTask: 'Aucune tâche',
    documentName: 'Nom du document',
    documentUrl: 'Adresse du document',
    documentUrlError: 'Écrivez une adresse comme exemple.com/rapport.pdf.',
    documentNameError: 'Donnez un nom au document.',
    addDocument: 'Ajouter le document',
    removeDocument: 'Retirer {name}',
    documentAdded: '{name} est dans les documents.',
    documentRemoved: '{name} n’est plus dans les documents.',
    noteAdded: 'La note est ajoutée.',
    oneScore: 'Un seul score connu : la courbe commence au prochain calcul.',
    edit: 'Modifier la fiche',
  },
};

export const clientListEn: ClientListCopy = {
  view: 'Display',
  views: { cards: 'Cards', table: 'Table' },
  cardsEnd:
    'The first {count} cards are here: narrow the search, or switch to the table to see the rest.',
  loading: 'Loading…',
  failed: 'The list could not be read.',
  retry: 'Try again',
  keysHelp:
    'Arrow keys move from cell to cell, Page Up and Page Down further, Enter opens the record.',
  columns: { select: 'Selection', place: 'Place', edit: 'Edit', remove: 'Delete' },
  sorts: { sector: 'Sector', status: 'Status' },
  sortBy: 'Sort by: {name}',
  ascending: 'Ascending order',
  descending: 'Descending order',
  moreFilters: 'More filters',
  tag: 'Tag',
  scoreFrom: 'Lowest ILA score',
  reset: 'Clear the filters',
  select: 'Select {name}',
  selectShown: 'Select the clients shown',
  selectAll: { one: 'Select the only result', other: 'Select all {count} results' },
  selected: { one: '{count} client selected', other: '{count} clients selected' },
  selectNone: 'Clear the selection',
  bulk: 'Act on the selection',
  assign: 'Assign to {owner}',
  assigned: {
    one: '{count} client assigned to {owner}.',
    other: '{count} clients assigned to {owner}.',
  },
  tagLabel: 'Tag to add',
  addTag: 'Add the tag',
  tagged: { one: '{count} client tagged “{tag}”.', other: '{count} clients tagged “{tag}”.' },
  removeMany: 'Delete the selection',
  removeTitle: { one: 'Delete {count} client?', other: 'Delete {count} clients?' },
  removeText:
    'The records leave the list. Their projects and tasks stay, and you can undo right afterwards.',
  removed: { one: '{count} client deleted.', other: '{count} clients deleted.' },
  unchanged: 'Nothing to change: the whole selection is like that already.',
  progress: '{count} of {total}',
  partly: 'Only part of the changes is saved. Undo them as soon as saving works again.',
  merge: {
    open: 'Merge the two',
    title: 'Merge two records',
    lead: 'Choose what the merged record keeps, field by field.',
    kept: 'Record kept',
    other: 'Record absorbed',
    swap: 'Swap the two records',
    fields: {
      name: 'Name',
      sector: 'Sector',
      status: 'Status',
      address: 'Address',
      coordinates: 'Coordinates',
      email: 'Email address',
      phone: 'Phone',
      website: 'Website',
      assignedTo: 'Owner',
      revenue: 'Monthly revenue (€)',
    },
    same: 'The same in both records',
    preview: 'After the merge',
    joined: 'Services, tags, notes, documents and scores of both records are put together.',
    moved: 'Projects to move: {projects}. Tasks to move: {tasks}.',
    run: 'Merge',
    done: '{other} joins {name}.',
    gone: 'One of the two records no longer exists.',
  },
  twins: {
    title: 'Possible duplicates',
    merge: 'Merge with {name}',
    open: 'Open {name}',
    addAndMerge: 'Add, then merge with {name}',
  },
  savedViews: {
    title: 'Saved views',
    none: 'No view yet.',
    name: 'Name of the view',
    save: 'Save the view',
    saved: 'The view “{name}” is saved.',
    apply: 'Apply the view {name}',
    rename: 'Rename the view {name}',
    renameDo: 'Rename',
    remove: 'Delete the view {name}',
    removed: 'The view “{name}” is deleted.',
    kept: 'A view keeps the search, filters, order and display. It stays in this browser.',
    denied: 'This browser refuses to keep the view: it lasts only as long as the page.',
    full: 'You already have {count} views: delete one.',
  },
  record: {
    gone: 'This record does not exist, or no longer does.',
    services: 'Services and tags',
    contact: 'Contact details and follow-up',
    work: 'Projects and tasks',
    noProject: 'No project',
    noTask: 'No task',
    documentName: 'Name of the document',
    documentUrl: 'Address of the document',
    documentUrlError: 'Write an address such as example.com/report.pdf.',
    documentNameError: 'Give the document a name.',
    addDocument: 'Add the document',
    removeDocument: 'Remove {name}',
    documentAdded: '{name} is among the documents.',
    documentRemoved: '{name} is no longer among the documents.',
    noteAdded: 'The note is added.',
    oneScore: 'Only one score so far: the curve begins with the next one.',
    edit: 'Edit the record',
  },
};

export const clientListEs: ClientListCopy = {
  view: 'Presentación',
  views: { cards: 'Fichas', table: 'Tabla' },
  cardsEnd:
    'Aquí están las primeras {count} fichas: precise la búsqueda, o pase a la tabla para ver el resto.',
  loading: 'Cargando…',
  failed: 'No se pudo leer la lista.',
  retry: 'Reintentar',
  keysHelp:
    'Las flechas llevan de una casilla a otra, Re Pág y Av Pág más lejos, Intro abre la ficha.',
  columns: { select: 'Selección', place: 'Lugar', edit: 'Modificar', remove: 'Eliminar' },
  sorts: { sector: 'Sector', status: 'Estado' },
  sortBy: 'Ordenar por: {name}',
  ascending: 'Orden ascendente',
  descending: 'Orden descendente',
  moreFilters: 'Más filtros',
  tag: 'Etiqueta',
  scoreFrom: 'Puntuación ILA mínima',
  reset: 'Borrar los filtros',
  select: 'Seleccionar {name}',
  selectShown: 'Seleccionar los clientes mostrados',
  selectAll: {
    one: 'Seleccionar el único resultado',
    other: 'Seleccionar los {count} resultados',
  },
  selected: { one: '{count} cliente seleccionado', other: '{count} clientes seleccionados' },
  selectNone: 'Quitar la selección',
  bulk: 'Actuar sobre la selección',
  assign: 'Asignar a {owner}',
  assigned: {
    one: '{count} cliente asignado a {owner}.',
    other: '{count} clientes asignados a {owner}.',
  },
  tagLabel: 'Etiqueta que añadir',
  addTag: 'Etiquetar',
  tagged: {
    one: '{count} cliente etiquetado «{tag}».',
    other: '{count} clientes etiquetados «{tag}».',
  },
  removeMany: 'Eliminar la selección',
  removeTitle: { one: '¿Eliminar {count} cliente?', other: '¿Eliminar {count} clientes?' },
  removeText:
    'Las fichas dejan la lista. Sus proyectos y tareas permanecen, y puede deshacerlo justo después.',
  removed: { one: '{count} cliente eliminado.', other: '{count} clientes eliminados.' },
  unchanged: 'Nada que cambiar: toda la selección está así ya.',
  progress: '{count} de {total}',
  partly:
    'Solo una parte de los cambios está guardada. Deshágalos en cuanto se pueda guardar de nuevo.',
  merge: {
    open: 'Fusionar las dos',
    title: 'Fusionar dos fichas',
    lead: 'Elija lo que conserva la ficha fusionada, campo por campo.',
    kept: 'Ficha conservada',
    other: 'Ficha absorbida',
    swap: 'Intercambiar las dos fichas',
    fields: {
      name: 'Nombre',
      sector: 'Sector',
      status: 'Estado',
      address: 'Dirección',
      coordinates: 'Coordenadas',
      email: 'Correo electrónico',
      phone: 'Teléfono',
      website: 'Sitio web',
      assignedTo: 'Persona a cargo',
      revenue: 'Ingresos mensuales (€)',
    },
    same: 'Igual en las dos fichas',
    preview: 'Después de la fusión',
    joined: 'Servicios, etiquetas, notas, documentos y puntuaciones de las dos fichas se reúnen.',
    moved: 'Proyectos que trasladar: {projects}. Tareas que trasladar: {tasks}.',
    run: 'Fusionar',
    done: '{other} se une a {name}.',
    gone: 'Una de las dos fichas ya no existe.',
  },
  twins: {
    title: 'Posibles duplicados',
    merge: 'Fusionar con {name}',
    open: 'Abrir {name}',
    addAndMerge: 'Añadir y fusionar con {name}',
  },
  savedViews: {
    title: 'Vistas guardadas',
    none: 'Ninguna vista por ahora.',
    name: 'Nombre de la vista',
    save: 'Guardar la vista',
    saved: 'La vista «{name}» está guardada.',
    apply: 'Aplicar la vista {name}',
    rename: 'Cambiar el nombre de la vista {name}',
    renameDo: 'Cambiar el nombre',
    remove: 'Eliminar la vista {name}',
    removed: 'La vista «{name}» está eliminada.',
    kept: 'Una vista recuerda la búsqueda, los filtros, el orden y la presentación. Queda en este navegador.',
    denied: 'Este navegador se niega a guardar la vista: durará lo que dure la página.',
    full: 'Ya tiene {count} vistas: elimine una.',
  },
  record: {
    gone: 'Esta ficha no existe, o ya no.',
    services: 'Servicios y etiquetas',
    contact: 'Datos de contacto y seguimiento',
    work: 'Proyectos y tareas',
    noProject: 'Ningún proyecto',
    noTask: 'Ninguna tarea',
    documentName: 'Nombre del documento',
    documentUrl: 'Dirección del documento',
    documentUrlError: 'Escriba una dirección como ejemplo.com/informe.pdf.',
    documentNameError: 'Ponga un nombre al documento.',
    addDocument: 'Añadir el documento',
    removeDocument: 'Quitar {name}',
    documentAdded: '{name} está en los documentos.',
    documentRemoved: '{name} ya no está en los documentos.',
    noteAdded: 'La nota está añadida.',
    oneScore: 'Una sola puntuación por ahora: la curva empieza con la próxima.',
    edit: 'Modificar la ficha',
  },
};

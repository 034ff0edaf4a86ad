import type { Verdict } from '#app/domain/crm/csv-import.ts';
import type { Separator } from '#app/domain/crm/csv-reader.ts';

interface Forms {
  one: string;
  other: string;
}

/** Bringing clients in from a table. */
export interface ImportCopy {
  open: string;
  title: string;
  steps: { label: string; file: string; columns: string; check: string; done: string };
  stepDone: string;
  choose: string;
  drop: string;
  limits: string;
  paste: string;
  pasteHelp: string;
  pasteRead: string;
  pasted: string;
  reading: string;
  checking: string;
  importing: string;
  cancel: string;
  cancelled: string;
  back: string;
  refusals: {
    'too-large': string;
    spreadsheet: string;
    'not-text': string;
    'too-many-rows': string;
    'too-many-columns': string;
    'open-quote': string;
    unreadable: string;
    'no-rows': string;
    'duplicate-headers': string;
    'missing-headers': string;
  };
  read: string;
  separators: Record<Separator, string>;
  encodings: { 'utf-8': string; 'utf-16': string; 'windows-1252': string };
  columnsLead: string;
  column: string;
  example: string;
  becomes: string;
  skip: string;
  score: string;
  twice: string;
  nameNeeded: string;
  decimal: string;
  decimals: { comma: string; point: string };
  check: string;
  verdicts: Record<Exclude<Verdict, 'blank'>, string>;
  verdictNotes: Record<Exclude<Verdict, 'blank'>, string>;
  nothing: string;
  withDuplicates: string;
  withDuplicatesHelp: string;
  invalidTable: string;
  duplicateTable: string;
  line: string;
  problem: string;
  value: string;
  wholeRow: string;
  tooManyCells: string;
  twinClient: string;
  twinLine: string;
  firstOnly: string;
  download: string;
  downloadName: string;
  run: Forms;
  done: Forms;
  left: string;
  undoHint: string;
  seeClients: string;
  again: string;
  failed: string;
  halfway: string;
}

export const importingFr: ImportCopy = {
  open: 'Importer un CSV',
  title: 'Importer des clients',
  steps: {
    label: 'Étapes de l’import',
    file: 'Fichier',
    columns: 'Colonnes',
    check: 'Vérification',
    done: 'Import',
  },
  stepDone: 'étape faite',
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici.',
  limits:
    'CSV ou texte, jusqu’à 50 Mo et {rows} lignes. La première ligne nomme les colonnes. Le fichier reste dans votre navigateur.',
  paste: 'Ou collez un tableau copié d’un tableur',
  pasteHelp: 'Avec la ligne des titres.',
  pasteRead: 'Lire ce tableau',
  pasted: 'tableau collé',
  reading: 'Lecture du fichier : {percent}',
  checking: 'Vérification des lignes : {percent}',
  importing: 'Import des clients : {percent}',
  cancel: 'Arrêter',
  cancelled: 'C’est arrêté : rien n’a été importé.',
  back: 'Revenir',
  refusals: {
    'too-large': '« {name} » pèse plus de 50 Mo. Partagez-le en plusieurs fichiers.',
    spreadsheet: '« {name} » est un classeur. Enregistrez-le au format CSV, puis choisissez-le.',
    'not-text': '« {name} » n’est pas un fichier texte. Choisissez un fichier CSV.',
    'too-many-rows': '« {name} » dépasse {rows} lignes. Partagez-le en plusieurs fichiers.',
    'too-many-columns': '« {name} » dépasse {columns} colonnes. Gardez celles des clients.',
    'open-quote':
      'Un guillemet ouvert à la ligne {line} n’est jamais refermé. Corrigez cette ligne et recommencez.',
    unreadable: '« {name} » ne peut pas être lu. Vérifiez qu’il existe encore et recommencez.',
    'no-rows': '« {name} » ne contient aucune ligne sous les titres des colonnes.',
    'duplicate-headers':
      'Deux colonnes portent le même titre : {headers}. Renommez-en une et recommencez.',
    'missing-headers': 'Il manque le titre de ces colonnes : {columns}. Nommez-les et recommencez.',
  },
  read: '« {name} », lignes : {rows}, séparateur : {separator}, encodage : {encoding}.',
  separators: { ';': 'point-virgule', ',': 'virgule', '\t': 'tabulation' },
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16': 'UTF-16',
    'windows-1252': 'Windows-1252 (le fichier n’est pas en UTF-8)',
  },
  columnsLead: 'Dites ce que contient chaque colonne. Les titres connus sont déjà reconnus.',
  column: 'Colonne',
  example: 'Premières valeurs',
  becomes: '« {header} » devient',
  skip: 'Ne pas importer',
  score: 'Score ILA',
  twice: 'Deux colonnes donnent le même champ : {fields}.',
  nameNeeded: 'Indiquez quelle colonne contient le nom du client.',
  decimal: 'Signe des décimales',
  decimals: { comma: 'Virgule : 1 200,50', point: 'Point : 1,200.50' },
  check: 'Vérifier sans importer',
  verdicts: { new: 'Nouveaux', duplicate: 'Doublons', invalid: 'Lignes à corriger' },
  verdictNotes: {
    new: 'prêts à être importés',
    duplicate: 'même nom, domaine ou téléphone',
    invalid: 'laissées de côté',
  },
  nothing: 'Rien à importer : corrigez le fichier ou les colonnes.',
  withDuplicates: 'Importer aussi les doublons',
  withDuplicatesHelp: 'Ils deviennent de nouvelles fiches, à côté de celles qui existent.',
  invalidTable: 'Lignes à corriger',
  duplicateTable: 'Doublons trouvés',
  line: 'Ligne',
  problem: 'Problème',
  value: 'Valeur lue',
  wholeRow: 'Toute la ligne',
  tooManyCells: 'Cette ligne a plus de cellules que de colonnes.',
  twinClient: 'Déjà dans vos clients : {name}',
  twinLine: 'Déjà à la ligne {line} du fichier',
  firstOnly: 'Les {count} premières sont affichées ; le fichier les contient toutes.',
  download: 'Télécharger les lignes à corriger',
  downloadName: 'lignes-a-corriger',
  run: { one: 'Importer {count} client', other: 'Importer {count} clients' },
  done: { one: '{count} client importé.', other: '{count} clients importés.' },
  left: 'Laissés de côté, doublons : {duplicates} ; lignes à corriger : {invalid}.',
  undoHint: 'Le bouton « Annuler », au bas de la page, retire tout l’import.',
  seeClients: 'Voir les clients',
  again: 'Importer un autre fichier',
  failed: 'L’import a échoué : rien n’a changé. Réessayez.',
  halfway:
    'L’import s’est interrompu, et {count} clients n’ont pas pu être retirés. Supprimez-les de la liste.',
};

export const importingEn: ImportCopy = {
  open: 'Import a CSV',
  title: 'Import clients',
  steps: {
    label: 'Steps of the import',
    file: 'File',
    columns: 'Columns',
    check: 'Check',
    done: 'Bring in',
  },
  stepDone: 'step done',
  choose: 'Choose a file',
  drop: 'or drop it here.',
  limits:
    'CSV or text, up to 50 MB and {rows} rows. The first line names the columns. The file stays in your browser.',
  paste: 'Or paste a table copied from a spreadsheet',
  pasteHelp: 'Include the row of headings.',
  pasteRead: 'Read this table',
  pasted: 'pasted table',
  reading: 'Reading the file: {percent}',
  checking: 'Checking the rows: {percent}',
  importing: 'Importing the clients: {percent}',
  cancel: 'Stop',
  cancelled: 'Stopped: nothing was imported.',
  back: 'Go back',
  refusals: {
    'too-large': '“{name}” is larger than 50 MB. Split it into several files.',
    spreadsheet: '“{name}” is a workbook. Save it as CSV, then choose that file.',
    'not-text': '“{name}” is not a text file. Choose a CSV file.',
    'too-many-rows': '“{name}” has more than {rows} rows. Split it into several files.',
    'too-many-columns': '“{name}” has more than {columns} columns. Keep those about clients.',
    'open-quote':
      'A quotation mark opened on line {line} is never closed. Correct that line and try again.',
    unreadable: '“{name}” cannot be read. Check that it is still there and try again.',
    'no-rows': '“{name}” has no row below the column headings.',
    'duplicate-headers': 'Two columns have the same heading: {headers}. Rename one and try again.',
    'missing-headers': 'These columns have no heading: {columns}. Name them and try again.',
  },
  read: '“{name}”, rows: {rows}, separator: {separator}, encoding: {encoding}.',
  separators: { ';': 'semicolon', ',': 'comma', '\t': 'tab' },
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16': 'UTF-16',
    'windows-1252': 'Windows-1252 (the file is not UTF-8)',
  },
  columnsLead: 'Say what each column holds. Known headings are recognised already.',
  column: 'Column',
  example: 'First values',
  becomes: '“{header}” becomes',
  skip: 'Do not import',
  score: 'ILA score',
  twice: 'Two columns give the same field: {fields}.',
  nameNeeded: 'Say which column holds the client’s name.',
  decimal: 'Decimal mark',
  decimals: { comma: 'Comma: 1 200,50', point: 'Point: 1,200.50' },
  check: 'Check without importing',
  verdicts: { new: 'New', duplicate: 'Duplicates', invalid: 'Rows to correct' },
  verdictNotes: {
    new: 'ready to be imported',
    duplicate: 'same name, domain or phone',
    invalid: 'left aside',
  },
  nothing: 'Nothing to import: correct the file or the columns.',
  withDuplicates: 'Import the duplicates too',
  withDuplicatesHelp: 'They become new records beside those that exist.',
  invalidTable: 'Rows to correct',
  duplicateTable: 'Duplicates found',
  line: 'Line',
  problem: 'Problem',
  value: 'Value read',
  wholeRow: 'The whole row',
  tooManyCells: 'This row has more cells than there are columns.',
  twinClient: 'Already among your clients: {name}',
  twinLine: 'Already on line {line} of the file',
  firstOnly: 'The first {count} are shown; the file has them all.',
  download: 'Download the rows to correct',
  downloadName: 'rows-to-correct',
  run: { one: 'Import {count} client', other: 'Import {count} clients' },
  done: { one: '{count} client imported.', other: '{count} clients imported.' },
  left: 'Left aside, duplicates: {duplicates}; rows to correct: {invalid}.',
  undoHint: 'The “Undo” button at the foot of the page takes the whole import back.',
  seeClients: 'See the clients',
  again: 'Import another file',
  failed: 'The import failed: nothing has changed. Try again.',
  halfway:
    'The import broke off, and {count} clients could not be taken back. Delete them from the list.',
};

export const importingEs: ImportCopy = {
  open: 'Importar un CSV',
  title: 'Importar clientes',
  steps: {
    label: 'Pasos de la importación',
    file: 'Archivo',
    columns: 'Columnas',
    check: 'Comprobación',
    done: 'Importación',
  },
  stepDone: 'paso hecho',
  choose: 'Elegir un archivo',
  drop: 'o suéltelo aquí.',
  limits:
    'CSV o texto, hasta 50 MB y {rows} filas. La primera línea nombra las columnas. El archivo no sale de su navegador.',
  paste: 'O pegue una tabla copiada de una hoja de cálculo',
  pasteHelp: 'Con la fila de los títulos.',
  pasteRead: 'Leer esta tabla',
  pasted: 'tabla pegada',
  reading: 'Leyendo el archivo: {percent}',
  checking: 'Comprobando las filas: {percent}',
  importing: 'Importando los clientes: {percent}',
  cancel: 'Detener',
  cancelled: 'Detenido: no se ha importado nada.',
  back: 'Volver',
  refusals: {
    'too-large': '«{name}» pesa más de 50 MB. Divídalo en varios archivos.',
    spreadsheet: '«{name}» es un libro de cálculo. Guárdelo como CSV y elija ese archivo.',
    'not-text': '«{name}» no es un archivo de texto. Elija un archivo CSV.',
    'too-many-rows': '«{name}» tiene más de {rows} filas. Divídalo en varios archivos.',
    'too-many-columns': '«{name}» tiene más de {columns} columnas. Conserve las de los clientes.',
    'open-quote':
      'Una comilla abierta en la línea {line} no se cierra nunca. Corrija esa línea e inténtelo de nuevo.',
    unreadable: '«{name}» no se puede leer. Compruebe que sigue ahí e inténtelo de nuevo.',
    'no-rows': '«{name}» no tiene ninguna fila bajo los títulos de las columnas.',
    'duplicate-headers':
      'Dos columnas llevan el mismo título: {headers}. Cambie uno e inténtelo de nuevo.',
    'missing-headers':
      'Estas columnas no llevan título: {columns}. Póngales nombre e inténtelo de nuevo.',
  },
  read: '«{name}», filas: {rows}, separador: {separator}, codificación: {encoding}.',
  separators: { ';': 'punto y coma', ',': 'coma', '\t': 'tabulador' },
  encodings: {
    'utf-8': 'UTF-8',
    'utf-16': 'UTF-16',
    'windows-1252': 'Windows-1252 (el archivo no está en UTF-8)',
  },
  columnsLead: 'Diga qué contiene cada columna. Los títulos conocidos ya están reconocidos.',
  column: 'Columna',
  example: 'Primeros valores',
  becomes: '«{header}» pasa a ser',
  skip: 'No importar',
  score: 'Puntuación ILA',
  twice: 'Dos columnas dan el mismo campo: {fields}.',
  nameNeeded: 'Diga qué columna contiene el nombre del cliente.',
  decimal: 'Signo decimal',
  decimals: { comma: 'Coma: 1.200,50', point: 'Punto: 1,200.50' },
  check: 'Comprobar sin importar',
  verdicts: { new: 'Nuevos', duplicate: 'Duplicados', invalid: 'Filas por corregir' },
  verdictNotes: {
    new: 'listos para importar',
    duplicate: 'mismo nombre, dominio o teléfono',
    invalid: 'dejadas aparte',
  },
  nothing: 'No hay nada que importar: corrija el archivo o las columnas.',
  withDuplicates: 'Importar también los duplicados',
  withDuplicatesHelp: 'Pasan a ser fichas nuevas, junto a las que ya existen.',
  invalidTable: 'Filas por corregir',
  duplicateTable: 'Duplicados encontrados',
  line: 'Línea',
  problem: 'Problema',
  value: 'Valor leído',
  wholeRow: 'Toda la fila',
  tooManyCells: 'Esta fila tiene más celdas que columnas.',
  twinClient: 'Ya está entre sus clientes: {name}',
  twinLine: 'Ya está en la línea {line} del archivo',
  firstOnly: 'Se muestran las {count} primeras; el archivo las contiene todas.',
  download: 'Descargar las filas por corregir',
  downloadName: 'filas-por-corregir',
  run: { one: 'Importar {count} cliente', other: 'Importar {count} clientes' },
  done: { one: '{count} cliente importado.', other: '{count} clientes importados.' },
  left: 'Dejados aparte, duplicados: {duplicates}; filas por corregir: {invalid}.',
  undoHint: 'El botón «Deshacer», al pie de la página, retira toda la importación.',
  seeClients: 'Ver los clientes',
  again: 'Importar otro archivo',
  failed: 'La importación ha fallado: nada ha cambiado. Inténtelo de nuevo.',
  halfway:
    'La importación se interrumpió y {count} clientes no se pudieron retirar. Elimínelos de la lista.',
};

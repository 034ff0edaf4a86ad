import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { typedFields, type ClientField } from '../records/client-draft.ts';
import { clientFields } from '../records/clients.ts';
import type { CsvRow, Separator } from './csv-reader.ts';

/** Columns of a file that are not input fields of a client: ILA score, note, creation date. */
export const moreImportFields = ['score', 'notes', 'createdAt'] as const;

/** Columns for the client's contact person. */
export const personImportFields = [
  'contactFirstName',
  'contactName',
  'contactRole',
  'contactEmail',
  'contactPhone',
  'contactLanguage',
] as const;

/** The target of a column. */
export type ImportField =
  | ClientField
  | (typeof moreImportFields)[number]
  | (typeof personImportFields)[number];

export const importFields: readonly ImportField[] = [
  ...typedFields(clientFields).map(({ name }) => name as ClientField),
  ...personImportFields,
  ...moreImportFields,
];

/** Whether several columns may map to one field: each adds a note of its own, or a part of the address. */
export function isRepeatable(field: ImportField): boolean {
  return field === 'notes' || field === 'address';
}

/**
 * Column names in three languages, compared without accents, case, spaces and punctuation. They include every name that
 * our own export writes; a field that is not listed is recognised by its label alone.
 */
const names: Partial<Record<ImportField, string>> = {
  name: 'nom nomduclient client entreprise raisonsociale societe compagnie name company companyname clientname business account accountname nomducompte organization organisation organizacion nombredelacuenta nombre nombredelcliente cliente empresa razonsocial',
  sector:
    'secteur secteurdactivite activite industrie domaine sector industry category rubro sectordeactividad actividad categoria giro',
  status:
    'statut etat status state estado estatus situacion etape stage lifecyclestage etapeducycledevie etapa',
  address:
    'adresse adressepostale adressecomplete rue address streetaddress fulladdress street billingstreet direccion domicilio direccionpostal',
  lat: 'latitude lat latitud',
  lng: 'longitude lng lon long longitud',
  email:
    'courriel adressecourriel email mail adresseemail adressemail emailaddress correo correoelectronico direcciondecorreo',
  phone:
    'telephone tel telephonebureau mobile portable phone phonenumber telephonenumber tlf telefono movil celular numerodetelefono',
  website: 'siteweb site siteinternet url web website webpage sitioweb paginaweb pagina sitio',
  assignedTo:
    'responsable responsableacargo proprietaire gestionnaire attribuea owner assignedto accountowner companyowner manager propietario asignadoa encargado',
  services: 'services service prestations servicios servicio',
  tags: 'etiquettes etiquette motscles tags tag labels etiquetas etiqueta',
  revenue:
    'revenumensuel revenumensueleur revenu chiffredaffaires ca caparmois monthlyrevenue monthlyrevenueeur revenue mrr turnover ingresosmensuales ingresosmensualeseur ingresomensual ingresos facturacion',
  score: 'scoreila ilascore score ila puntuacionila puntajeila puntuacion',
  notes:
    'notes note remarques remarque commentaires commentaire comments comment remarks observations observaciones notas nota comentarios comentario',
  contactFirstName:
    'prenom prenomducontact prenomcontact contactprenom firstname contactfirstname givenname nombredepila nombredepiladelcontacto',
  contactName:
    'contact nomducontact nomcontact contactnom nomdefamille nomcomplet personneressource personneressources personneacontacter personnecontact contactprincipal premiercontact interlocuteur interlocutrice contactname contactperson primarycontact maincontact lastname contactlastname surname familyname fullname contacto nombredelcontacto nombrecontacto personadecontacto contactoprincipal apellido apellidos nombrecompleto',
  contactRole:
    'fonction fonctionducontact roleducontact titre titreducontact contactfonction jobtitle title role contacttitle contactrole position cargo cargodelcontacto puesto puestodelcontacto',
  contactEmail:
    'courrielducontact courrielcontact contactcourriel emailducontact emailcontact mailducontact contactemail contactmail emailofcontact correodelcontacto correocontacto emaildelcontacto',
  contactPhone:
    'telephoneducontact telephonecontact telducontact telcontact contacttelephone contacttel cellulaireducontact mobileducontact cellulaire contactphone contactmobile phoneofcontact telefonodelcontacto telefonocontacto movildelcontacto',
  contactLanguage:
    'langue langueducontact languedecorrespondance contactlangue language contactlanguage preferredlanguage idioma idiomadelcontacto lengua',
  createdAt:
    'datedecreation creation creele cree clientdepuis depuis dateajout datedajout ajoutele datedouverture datedentree createdat created creationdate datecreated createdon dateadded addedon clientsince customersince since fechadecreacion fechadealta creadoel clientedesde desde',
};

/** Names of columns that hold a part of the address, with or without a street column. */
const addressParts = new Set(
  'ville municipalite localite city town locality ciudad municipio localidad poblacion codepostal cp postalcode postcode zip zipcode codigopostal province provincia stateregion stateprovince billingcity billingstateprovince billingzippostalcode billingcountry pays country pais adresse2 address2 addressline2 direccion2 complementdadresse'.split(
    ' ',
  ),
);

const fieldByName = new Map(
  importFields.flatMap((field) =>
    [bare(field), ...(names[field]?.split(' ') ?? [])].map((name) => [name, field] as const),
  ),
);

function bare(text: string): string {
  return normalizeForSearch(text.replaceAll('€', 'eur')).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The likely field of each column, by its name; null if unknown. No field is assigned twice, except notes and parts of
 * the address.
 *
 * @param labels field labels in the user's language
 */
export function guessColumns(
  headers: readonly string[],
  labels: Partial<Record<ImportField, string>> = {},
): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const name = bare(header);
    if (addressParts.has(name)) return 'address';
    const field =
      fieldByName.get(name) ?? importFields.find((each) => bare(labels[each] ?? '') === name);
    if (!field || name === '' || taken.has(field)) return null;
    if (field !== 'notes') taken.add(field);
    return field;
  });
}

export type DecimalMark = 'comma' | 'point';

/** The decimal mark of these amounts; if they do not tell, the usual one for files with this separator. */
export function decimalMarkOf(amounts: readonly string[], separator: Separator): DecimalMark {
  const [commas, points] = [/,\d{1,2}(?!\d)/, /\.\d{1,2}(?!\d)/].map(
    (decimals) => amounts.filter((amount) => decimals.test(amount)).length,
  );
  if (commas !== points) return (commas ?? 0) > (points ?? 0) ? 'comma' : 'point';
  return separator === ',' ? 'point' : 'comma';
}

export type HeaderRefusal =
  | { code: 'no-rows' }
  | { code: 'duplicate-headers'; headers: readonly string[] }
  /** @property columns numbered from 1 */
  | { code: 'missing-headers'; columns: readonly number[] };

type ReadHeaders = { ok: true; headers: readonly string[] } | { ok: false; refusal: HeaderRefusal };

/** The column names in a table's first row. Trailing columns with neither name nor content are ignored. */
export function readHeaders(rows: readonly CsvRow[]): ReadHeaders {
  const [head, ...content] = rows;
  if (!head || content.length === 0) return { ok: false, refusal: { code: 'no-rows' } };
  const named = head.cells.map((cell) => cell.trim().replace(/\s+/g, ' '));
  const headers = named.slice(0, named.findLastIndex(Boolean) + 1);
  const missing = headers.flatMap((header, index) => (header === '' ? [index + 1] : []));
  for (let column = headers.length; column < named.length; column++)
    if (content.some(({ cells }) => cells[column]?.trim())) missing.push(column + 1);
  if (missing.length > 0 || headers.length === 0)
    return { ok: false, refusal: { code: 'missing-headers', columns: missing } };
  const seen = new Set<string>();
  const twice = headers.filter((header) => {
    const isSeen = seen.has(normalizeForSearch(header));
    seen.add(normalizeForSearch(header));
    return isSeen;
  });
  return twice.length > 0
    ? { ok: false, refusal: { code: 'duplicate-headers', headers: [...new Set(twice)] } }
    : { ok: true, headers };
}

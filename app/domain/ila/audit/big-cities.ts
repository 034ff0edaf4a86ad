import { isFar } from './around-cities.ts';
import { placeKey } from './checks/place-key.ts';

const french = /^\+(?:33|32|41|352|377|2(?:1[236]|21|25))/;
const american = /^\+1/;
const british = /^\+(?:44|353)/;
const southern = /^\+6[14]/;
const spanish = /^\+(?:34|376)/;
const latin = /^\+5/;

/**
 * Cities with independent towns as suburbs, as written locally and in three languages. "/" separates the cities of one
 * area, and the names of one city. They are preceded by their countries' calling codes: Geneva, Basel and Luxembourg
 * have suburbs in France.
 */
const cities: readonly (readonly [codes: RegExp, names: string])[] = [
  [
    french,
    'Paris|Marseille/Aix-en-Provence/Aix|Lyon|Toulouse|Nice/Cannes/Antibes|Nantes|Strasbourg|Montpellier|Bordeaux|Lille/Roubaix|Rennes|Reims|Le Havre|Saint-Étienne|Toulon|Angers|Grenoble|Dijon|Nîmes|Clermont-Ferrand|Brest|Limoges|Amiens|Annecy|Metz|Besançon|Orléans|Rouen|Mulhouse|Caen|Nancy|Avignon|Poitiers|La Rochelle|Pau|Perpignan|Bayonne/Biarritz|Chambéry|Valence|Le Mans|Lorient|Vannes|Quimper|Troyes|Tours|Saint-Nazaire|Saint-Malo|Saint-Brieuc|Cholet|Angoulême|Niort|Bourges|Châteauroux|Chartres|Blois|Évreux|Cherbourg|Beauvais|Dunkerque|Calais|Arras|Valenciennes|Belfort|Colmar|Auxerre|Nevers|Béziers|Albi|Tarbes|Agen|Périgueux|Ajaccio|Bastia',
  ],
  [
    french,
    'Bruxelles/Brussels/Bruselas|Anvers/Antwerp|Gand|Charleroi|Liège|Namur|Mons|Genève/Geneva/Ginebra|Lausanne|Zurich|Bâle/Basel|Berne/Bern|Fribourg|Neuchâtel|Luxembourg|Casablanca|Rabat|Marrakech|Tanger|Agadir|Fès|Tunis|Alger|Dakar|Abidjan',
  ],
  [
    american,
    'Montréal|Québec|Ottawa/Gatineau|Sherbrooke|Trois-Rivières|Saguenay|Moncton|Halifax|Toronto/Hamilton|Kitchener/Waterloo|Windsor|Kingston|Winnipeg|Regina|Saskatoon|Calgary|Edmonton|Kelowna|Vancouver|Victoria|Fredericton|London|San Juan|Santo Domingo',
  ],
  [
    american,
    'New York/Brooklyn|Los Angeles|Chicago|Houston|Dallas/Fort Worth|Austin|San Antonio|El Paso|Philadelphia|Pittsburgh|Phoenix|Tucson|San Diego|San Francisco/Oakland/San Jose|Sacramento|Fresno|Seattle/Tacoma|Spokane|Portland|Boise|Denver/Boulder|Colorado Springs|Salt Lake City|Las Vegas|Albuquerque|Minneapolis/Saint Paul|Milwaukee|Madison|Detroit|Grand Rapids|Cleveland|Columbus|Cincinnati|Indianapolis|Louisville|Nashville|Memphis|Knoxville|Atlanta|Savannah|Charlotte|Raleigh/Durham|Greensboro|Charleston|Columbia|Richmond|Norfolk/Virginia Beach|Washington/Baltimore|Boston|Providence|Hartford|Buffalo|Rochester|Albany|Syracuse|Jacksonville|Orlando|Tampa|Miami/Fort Lauderdale|New Orleans|Baton Rouge|Kansas City|Saint Louis|Omaha|Des Moines|Tulsa|Oklahoma City|Little Rock|Wichita|Honolulu|Anchorage|Birmingham|Toledo|Dayton|Chattanooga|Lexington',
  ],
  [
    british,
    'London/Londres|Birmingham/Coventry|Manchester/Liverpool|Leeds/Bradford|Sheffield|Bristol|Nottingham/Derby|Leicester|Newcastle/Sunderland|Hull|Stoke-on-Trent|Southampton/Portsmouth|Plymouth|Exeter|Norwich|Cambridge|Oxford|York|Brighton|Bournemouth|Cardiff/Newport|Swansea|Edinburgh|Glasgow|Aberdeen|Dundee|Belfast|Dublin|Cork|Galway|Limerick|Waterford',
  ],
  [
    southern,
    'Sydney|Melbourne|Brisbane/Gold Coast/Sunshine Coast|Perth|Adelaide|Canberra|Wollongong|Hobart|Geelong|Townsville|Cairns|Darwin|Auckland|Wellington|Christchurch|Dunedin|Tauranga|Newcastle|Hamilton',
  ],
  [
    spanish,
    'Madrid|Barcelona|Valencia|Sevilla/Seville/Séville|Zaragoza|Málaga|Murcia|Palma/Mallorca|Las Palmas|Tenerife/Santa Cruz|Bilbao|Alicante/Alacant|Córdoba|Valladolid|Vigo|Gijón/Oviedo|Coruña|Granada|Vitoria|Pamplona|San Sebastián/Donostia|Santander|Cádiz/Jerez|Almería|Burgos|Salamanca|León|Tarragona|Girona|Lleida|Huelva|Castellón|Toledo|Cartagena|Santiago|Logroño|Badajoz|Elche',
  ],
  [
    latin,
    'Ciudad de México/Mexico City|Guadalajara|Monterrey|Puebla|Tijuana|Querétaro|Mérida|Cancún|Toluca|Cuernavaca|Veracruz|San Luis Potosí|Aguascalientes|Bogotá|Medellín|Cali|Barranquilla|Cartagena|Bucaramanga|Pereira|Cúcuta|Buenos Aires/La Plata|Rosario|Mendoza|Mar del Plata|Tucumán|Salta|Santa Fe|Santiago|Valparaíso/Viña del Mar|Concepción|La Serena|Lima|Arequipa|Trujillo|Cusco|Montevideo|Asunción|La Paz|Quito|Guayaquil|Caracas|Maracaibo|San José|Panamá|Guatemala|San Salvador|Tegucigalpa|Managua|Córdoba|León|Valencia|Ciudad Juárez|Chihuahua|Hermosillo|Torreón|Saltillo|Tampico|Morelia|Culiacán|Oaxaca|Temuco|Antofagasta|Santa Cruz|Cochabamba',
  ],
];

/** The areas of each city name. */
const areas = Map.groupBy(
  cities.flatMap(([codes, list]) =>
    list.split('|').flatMap((written) => {
      const [area = '', ...others] = written.split('/').map(placeKey);
      return [area, ...others].map((name) => ({ name, area, codes }));
    }),
  ),
  ({ name }) => name,
);

/** Big cities that share their name with suburbs of others, such as suburbs of Boston, Portland and London. */
const alsoSuburbs = new Set(
  'Cambridge|Vancouver|Richmond|Columbia|Hamilton|Rochester|Windsor|Kingston|Albany|Birmingham|Waterloo|Lexington|Newport|San José|Santa Fe|Rosario|La Paz|Concepción|Santiago|San Salvador|Santa Cruz'
    .split('|')
    .map(placeKey),
);

/** Number of words in the longest of those names. */
const longest = Math.max(...[...areas.keys()].map((name) => name.split(' ').length));

/** Areas of the big cities named in a text; if telephone numbers indicate the country, only those nearby. */
function areasIn(text: string, phones: readonly string[]): string[] {
  const isNear = ({ codes }: { codes: RegExp }) =>
    phones.length === 0 || phones.some((phone) => codes.test(phone));
  const words = placeKey(text).split(' ');
  return words.flatMap((_, at) =>
    Array.from({ length: longest }, (__, more) => at + more + 1).flatMap((end) =>
      // "Charlotte's" is a person's.
      words[end] === 's'
        ? []
        : (areas.get(words.slice(at, end).join(' ')) ?? []).filter(isNear).map(({ area }) => area),
    ),
  );
}

/**
 * Whether a text names a big city that a town may be a suburb of: the town is not a big city itself.
 *
 * @param phones numbers of the business in E.164, which indicate its country
 * @param codes its postal codes
 */
export function mayBeSuburb(
  town: string,
  text: string,
  phones: readonly string[],
  codes: readonly string[] = [],
): boolean {
  const key = placeKey(town);
  const own = alsoSuburbs.has(key) ? undefined : areas.get(key)?.map(({ area }) => area);
  const isReached = (area: string) => phones.length === 0 || !isFar(area, codes);
  return areasIn(text, phones).some((area) =>
    own === undefined ? isReached(area) : own.includes(area),
  );
}

export const namesBigCity = (text: string) => areasIn(text, []).length > 0;

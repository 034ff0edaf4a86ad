import { placeKey } from './checks/place-key.ts';

/**
 * Cities whose suburbs are towns of their own, as people there and in three languages write them; those of one area, and
 * the names of one city, with "/" between them.
 */
const cities = [
  'Paris|Marseille/Aix-en-Provence/Aix|Lyon|Toulouse|Nice/Cannes/Antibes|Nantes|Strasbourg|Montpellier|Bordeaux|Lille/Roubaix|Rennes|Reims|Le Havre|Saint-Étienne|Toulon|Angers|Grenoble|Dijon|Nîmes|Clermont-Ferrand|Brest|Limoges|Amiens|Annecy|Metz|Besançon|Orléans|Rouen|Mulhouse|Caen|Nancy|Avignon|Poitiers|La Rochelle|Pau|Perpignan|Bayonne/Biarritz|Chambéry|Valence|Le Mans|Lorient|Vannes|Quimper|Troyes',
  'Bruxelles/Brussels/Bruselas|Anvers/Antwerp|Gand|Charleroi|Liège|Namur|Mons|Genève/Geneva/Ginebra|Lausanne|Zurich|Bâle/Basel|Berne/Bern|Fribourg|Neuchâtel|Luxembourg|Casablanca|Rabat|Marrakech|Tanger|Agadir|Fès|Tunis|Alger|Dakar|Abidjan',
  'Montréal|Québec|Ottawa/Gatineau|Sherbrooke|Trois-Rivières|Saguenay|Moncton|Halifax|Toronto/Hamilton|Kitchener/Waterloo|Windsor|Kingston|Winnipeg|Regina|Saskatoon|Calgary|Edmonton|Kelowna|Vancouver|Victoria|Fredericton',
  'New York/Brooklyn|Los Angeles|Chicago|Houston|Dallas/Fort Worth|Austin|San Antonio|El Paso|Philadelphia|Pittsburgh|Phoenix|Tucson|San Diego|San Francisco/Oakland/San Jose|Sacramento|Fresno|Seattle/Tacoma|Spokane|Portland|Boise|Denver/Boulder|Colorado Springs|Salt Lake City|Las Vegas|Albuquerque|Minneapolis/Saint Paul|Milwaukee|Madison|Detroit|Grand Rapids|Cleveland|Columbus|Cincinnati|Indianapolis|Louisville|Nashville|Memphis|Knoxville|Atlanta|Savannah|Charlotte|Raleigh/Durham|Greensboro|Charleston|Columbia|Richmond|Norfolk/Virginia Beach|Washington/Baltimore|Boston|Providence|Hartford|Buffalo|Rochester|Albany|Syracuse|Jacksonville|Orlando|Tampa|Miami/Fort Lauderdale|New Orleans|Baton Rouge|Kansas City|Saint Louis|Omaha|Des Moines|Tulsa|Oklahoma City|Little Rock|Wichita|Honolulu|Anchorage',
  'London/Londres|Birmingham/Coventry|Manchester/Liverpool|Leeds/Bradford|Sheffield|Bristol|Nottingham/Derby|Leicester|Newcastle/Sunderland|Hull|Stoke-on-Trent|Southampton/Portsmouth|Plymouth|Exeter|Norwich|Cambridge|Oxford|York|Brighton|Bournemouth|Cardiff/Newport|Swansea|Edinburgh|Glasgow|Aberdeen|Dundee|Belfast|Dublin|Cork|Galway|Limerick|Waterford',
  'Sydney|Melbourne|Brisbane/Gold Coast/Sunshine Coast|Perth|Adelaide|Canberra|Wollongong|Hobart|Geelong|Townsville|Cairns|Darwin|Auckland|Wellington|Christchurch|Dunedin|Tauranga',
  'Madrid|Barcelona|Valencia|Sevilla/Seville/Séville|Zaragoza|Málaga|Murcia|Palma/Mallorca|Las Palmas|Tenerife/Santa Cruz|Bilbao|Alicante/Alacant|Córdoba|Valladolid|Vigo|Gijón/Oviedo|Coruña|Granada|Vitoria|Pamplona|San Sebastián/Donostia|Santander|Cádiz/Jerez|Almería|Burgos|Salamanca|León|Tarragona|Girona|Lleida|Huelva|Castellón|Toledo',
  'Ciudad de México/Mexico City|Guadalajara|Monterrey|Puebla|Tijuana|Querétaro|Mérida|Cancún|Toluca|Cuernavaca|Veracruz|San Luis Potosí|Aguascalientes|Bogotá|Medellín|Cali|Barranquilla|Cartagena|Bucaramanga|Pereira|Cúcuta|Buenos Aires/La Plata|Rosario|Mendoza|Mar del Plata|Tucumán|Salta|Santa Fe|Santiago|Valparaíso/Viña del Mar|Concepción|La Serena|Lima|Arequipa|Trujillo|Cusco|Montevideo|Asunción|La Paz|Quito|Guayaquil|Caracas|Maracaibo|San José|Panamá|Santo Domingo|Guatemala|San Salvador|Tegucigalpa|Managua',
].flatMap((list) => list.split('|').map((area) => area.split('/').map(placeKey)));

/** The area of each city, by its name. */
const areas: ReadonlyMap<string, string> = new Map(
  cities.flatMap(([area = '', ...others]) => [area, ...others].map((name) => [name, area])),
);

/** Words of the longest of those names. */
const longest = Math.max(...[...areas.keys()].map((name) => name.split(' ').length));

/** Areas of the big cities that a text names. */
function areasIn(text: string): string[] {
  const words = placeKey(text).split(' ');
  return words.flatMap((_, at) =>
    Array.from({ length: longest }, (__, more) =>
      areas.get(words.slice(at, at + more + 1).join(' ')),
    ).filter((area) => area !== undefined),
  );
}

/** Whether a text names a big city of which a town may be a suburb: it is no other big city itself. */
export function mayBeSuburb(town: string, text: string): boolean {
  const own = areas.get(placeKey(town));
  return areasIn(text).some((area) => own === undefined || own === area);
}

export const namesBigCity = (text: string) => areasIn(text).length > 0;

import type { CorpusSite } from '../seed.ts';
import { contactSite } from './contact-site.ts';

/** Contact details and hours in the markup that Divi, GoDaddy, Wix and others make, and in forms that they are given. */
export const generatedSites: readonly CorpusSite[] = [
  contactSite(
    'divi-words-fr',
    'Plomberie Durand',
    'Rennes',
    '<div class="fwidget et_pb_widget widget_text"><h4 class="title">Nous trouver</h4><div class="textwidget"><p>ZA de la Hautière<br />\n35590 L’Hermitage</p><p>Nous intervenons à Rennes et alentours.</p></div></div><span id="et-info-phone"><a href="tel:0299641234">02.99.64.12.34</a></span><p>Du lundi au vendredi de neuf heures à dix-huit heures</p>',
    ['page.headings'],
  ),
  contactSite(
    'grand-place-fr',
    'Notaire Delvaux',
    'Tournai',
    '<p>Grand-Place, 32/1 à 7500 Tournai</p><p><a href="tel:+3269221234">+32 69 22 12 34</a></p><p>Lu Ma Je Ve 8h-20h<br>Me Sa 8h-12h</p>',
    [],
    { lang: 'fr-BE' },
  ),
  contactSite(
    'nuxt-arrows-fr',
    'Chocolaterie Roussel',
    'Dijon',
    '<ul class="infos"><li><span>16 rue de la Liberté</span> <span>21000 Dijon</span></li><li><a href="tel:0380123456">03 80 12 34 56</a></li><!--[--><li><b>Mar > Sam</b><i>9h30 > 19h</i></li><!--]--></ul>',
    [],
    { lang: 'fr-FR' },
  ),
  contactSite(
    'wix-at-fr',
    'Toilettage Pattes Douces',
    'Gatineau',
    '<div data-testid="richTextElement"><p class="font_8 wixui-rich-text__text"><span class="color_15">78 rue Jean-Proulx unité 5, Gatineau, Qc, J8Z 1W1</span></p><p><a href="tel:8197771234">819-777-1234</a></p><p class="font_8"><span class="wixGuard">&#8203;</span></p><p><span>Mardi</span> <span>au</span> <span>samedi</span> 8h30 @ 16h30</p></div>',
  ),
  // Hours, or an address, that may be none are not said to be missing.
  contactSite(
    'season-fr',
    'Érablière du Rang 6',
    'Montréal',
    '<p>124 St-Viateur O. Montréal</p><p><a href="tel:4508391234">450-839-1234</a></p><p>Ouvert du jeudi au dimanche en mars et avril, sur réservation</p>',
    [],
    { lang: 'fr-CA' },
  ),
  contactSite(
    'all-year-fr',
    'Pension Les Lilas',
    'Vichy',
    '<p>6, r. du Parc<br>03200 VICHY</p><p><a href="tel:0470981234">04 70 98 12 34</a></p><p>Ouvert toute l’année depuis 2012</p>',
    ['local.hours'],
    { lang: 'fr-FR' },
  ),
  contactSite(
    'godaddy-today-en',
    'Cairns Reef Tours',
    'Cairns',
    '<p data-ux="ContentText" data-aid="CONTACT_INFO_ADDRESS_REND">1 Spence Street, Cairns City QLD 4870, Australia</p><a data-aid="CONTACT_INFO_PHONE_REND" href="tel:+61740311234">+61 7 4031 1234</a><div data-aid="CONTACT_HOURS_CUST_MSG_REND">Open today 06:00 am – 06:00 pm</div>',
    [],
    { lang: 'en-AU' },
  ),
  contactSite(
    'spoken-en',
    'Cedar Law Group',
    'Spokane',
    '<div class="css-1">601 W. Riverside Ave. Suite 1400 Spokane, Washington 99201</div><a href="tel:5096241234">509-624-1234</a><p>Monday through Friday, nine to five</p>',
  ),
  contactSite(
    'number-in-words-en',
    'Vermont Yarn Shop',
    'Burlington',
    '<p>One Church Street<br>Burlington, VT 05401</p><a href="tel:8028641234">802-864-1234</a><p>Open 9-5.30 Mon-Sat</p>',
  ),
  contactSite(
    'county-line-en',
    'Norwich Print Ltd',
    'Norwich',
    '<p>Whiffler Road Industrial Estate<br>Norwich<br>Norfolk<br>NR3 2AW</p><a href="tel:01603412345">01603 412345</a><p>Monday to Saturday 9 til 5</p>',
    [],
    { lang: 'en-GB' },
  ),
  contactSite(
    'unit-en',
    'Bondi Brew',
    'Bondi Beach',
    '<p>Shop 3/78 Campbell Parade<br>Bondi Beach NSW 2026</p><a href="tel:0291301234">(02) 9130 1234</a><p>11–7 Everyday</p>',
    [],
    { lang: 'en-AU' },
  ),
  contactSite(
    'served-en',
    'Smith HVAC',
    'Tulsa',
    '<p>Proudly serving Tulsa, Broken Arrow and Jenks</p><a href="tel:9182331234">918-233-1234</a><p>Weekdays: 0800–1700</p>',
  ),
  contactSite(
    'dash-es',
    'Clínica Sonrisas',
    'Valencia',
    '<p>C/ Colón, 28, 2º-4ª<br>46004 - Valencia</p><a href="tel:963511234">963 51 12 34</a><p>Recepción de 9:00 a 21:00 h.</p>',
    [],
    { lang: 'es-ES' },
  ),
  contactSite(
    'catalan-days-es',
    'Pilates Gràcia',
    'Barcelona',
    '<div class="text-block-3">Travessera de Gràcia 145, Entl. 1a<br/>08012 BCN</div><a href="tel:932171234" class="w-inline-block"><div>93 217 12 34</div></a><div class="hours-row"><div>Dl - Dv</div><div>10.00h a 14.00h</div></div>',
    [],
    { lang: 'es-ES' },
  ),
  // "Atendemos a nuestros clientes" names no area, and nothing else here is a place.
  contactSite(
    'customers-es',
    'Clases Ruiz',
    'Sevilla',
    '<p>Atendemos a nuestros clientes con cariño.</p><a href="tel:954331234">954 33 12 34</a><p>L a S: 10.00h a 14.00h</p>',
    ['local.address'],
    { lang: 'es-ES' },
  ),
];

/** Names of businesses around Montréal, by sector: the most frequent sector first. */
export const trades = [
  ['Restauration', ['Café', 'Bistro', 'Boulangerie', 'Pâtisserie', 'Brasserie', 'Restaurant']],
  ['Restauration', ['Bakery', 'Coffee House', 'Diner', 'Panadería', 'Taquería', 'Cafetería']],
  ['Commerce de détail', ['Boutique', 'Épicerie', 'Fleuriste', 'Librairie', 'Quincaillerie']],
  ['Commerce de détail', ['Grocery', 'Hardware', 'Flower Shop', 'Tienda', 'Librería']],
  ['Beauté et bien-être', ['Salon', 'Institut', 'Barbier', 'Spa', 'Peluquería', 'Hair Studio']],
  ['Santé', ['Clinique', 'Pharmacie', 'Clinique dentaire', 'Optique', 'Dental Care', 'Óptica']],
  ['Construction', ['Plomberie', 'Toitures', 'Électricité', 'Ébénisterie', 'Roofing', 'Plumbing']],
  ['Automobile', ['Garage', 'Pneus', 'Carrosserie', 'Auto Repair', 'Taller', 'Mécanique']],
  ['Immobilier', ['Immobilier', 'Courtage', 'Realty', 'Gestion', 'Inmobiliaria']],
  ['Sport et loisirs', ['Cycles', 'Studio Yoga', 'Gymnase', 'Climbing Gym', 'Académie']],
  ['Éducation', ['École de danse', 'École de langues', 'Garderie', 'Music School', 'Escuela']],
  ['Services juridiques', ['Notaires', 'Étude', 'Avocats', 'Law Office', 'Asesoría']],
  ['Comptabilité', ['Comptables', 'Fiscalité', 'Bookkeeping', 'Contaduría']],
  ['Hôtellerie', ['Hôtel', 'Auberge', 'Gîte', 'Inn', 'Hostal']],
  ['Événementiel', ['Traiteur', 'Photographe', 'Décor', 'Fiestas', 'Weddings']],
  ['Services vétérinaires', ['Clinique vétérinaire', 'Toilettage', 'Animal Hospital']],
] as const satisfies readonly (readonly [sector: string, names: readonly string[]])[];

export const signs =
  `Tremblay Gagnon Côté Bélanger Lévesque Bouchard Gauthier Morin Lavoie Fortin Gagné Ouellet Pelletier
Bergeron Leblanc Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubé Poirier Thériault Séguin Archambault
Smith O’Brien MacDonald Campbell Wilson Murphy Nguyễn Rossi Papadopoulos Kowalski Haddad Muñoz Peña Ibáñez Núñez
Fernández Gutiérrez Saint-Denis Laurier Mont-Royal Jean-Talon Atwater Papineau Fleury Masson Beaubien Bernard
Boréal Érable Sirius Nébuleuse Étoile Horizon Équinoxe Aurore Véga Céleste Lumière Lumen Northern Maple Sunrise
Riverside Golden Lucero Girasol Esperanza Corazón Amanecer Océan Rivière Forêt Colibri Harfang Cèdre Bouleau`.split(
    /\s+/,
  );

export const forms = ['', '', '', ' inc.', ' ltée', ' & Fils', ' et Filles', ' & Co', ' Hermanos'];

export const places = [
  ['Montréal', 45.5019, -73.5674],
  ['Plateau-Mont-Royal', 45.5232, -73.5817],
  ['Rosemont', 45.5459, -73.5926],
  ['Villeray', 45.5449, -73.6203],
  ['Ahuntsic', 45.5562, -73.6668],
  ['Outremont', 45.5184, -73.6085],
  ['Westmount', 45.4838, -73.5977],
  ['Verdun', 45.4586, -73.5696],
  ['LaSalle', 45.4306, -73.6347],
  ['Lachine', 45.4415, -73.6742],
  ['Pointe-Claire', 45.4487, -73.8168],
  ['Laval', 45.6066, -73.7124],
  ['Longueuil', 45.5312, -73.5181],
  ['Brossard', 45.4584, -73.4653],
  ['Boucherville', 45.5913, -73.4361],
  ['Châteauguay', 45.3801, -73.7484],
  ['Vaudreuil-Dorion', 45.4, -74.0333],
  ['Repentigny', 45.7422, -73.4501],
  ['Terrebonne', 45.7, -73.6333],
  ['Saint-Jérôme', 45.7804, -74.0036],
] as const;

export const streets = [
  'rue Saint-Hubert',
  'boulevard Décarie',
  'avenue du Parc',
  'rue Sherbrooke Ouest',
  'chemin de la Côte-des-Neiges',
  'boulevard Saint-Laurent',
  'rue de l’Église',
  'rue Ontario Est',
  'avenue Victoria',
] as const;

export const team = [
  'Claire Oduya',
  'Mateo Rivas',
  'Inès Caron',
  'Noémie Lévesque',
  'Thomas Bélanger',
  'Aïcha Haddad',
  'Jean-François Côté',
  'Emily Campbell',
  'Sofía Muñoz',
  'Minh Nguyễn',
  'Gabriel Séguin',
  'Zoé Thériault',
] as const;

export const services = ['seo', 'landing', 'ads', 'youtube', 'podcast', 'local', 'blog', 'loyalty'];

export const tags = [
  'vip',
  'à relancer',
  'saisonnier',
  'franchise',
  'bilingue',
  'nouveau',
  'multi-sites',
  'terrasse',
  'référé',
  'renouvellement',
  'hiver',
  'avis à traiter',
] as const;

/** Journal entries about a client: title and text, in the author's language. */
export const journalTexts = [
  ['Appel de suivi', 'Discuté des avis Google et des heures d’ouverture. Rappeler après la fête.'],
  ['Fiche corrigée', 'Adresse, téléphone et catégories sont les mêmes sur tous les annuaires.'],
  ['Nouvelle page publiée', 'La page du quartier est en ligne, avec la carte et les photos.'],
  ['Score recalculé', 'Trois requêtes locales sur dix sont maintenant dans les trois premiers.'],
  ['Avis négatif', 'Une cliente se plaint de l’attente. Réponse rédigée, à valider par le client.'],
  ['Follow-up call', 'They want the booking form on the home page before the summer season.'],
  ['Listing updated', 'Opening hours and photos now match everywhere. Two duplicates reported.'],
  [
    'Campaign launched',
    'Ads run within ten kilometres; the landing page answers in under a second.',
  ],
  ['Invoice question', 'Asked for one invoice per branch. Passed on to accounting.'],
  [
    'Llamada de seguimiento',
    'Prefiere recibir el informe el lunes. Añadir las reseñas en español.',
  ],
  ['Ficha corregida', 'El número de teléfono y el horario coinciden en todos los directorios.'],
  ['Página publicada', 'La página del barrio está en línea, con mapa y fotografías.'],
] as const;

/** Names of projects and tasks. */
export const work = [
  'Audit local',
  'Refonte de la fiche Google',
  'Page d’atterrissage',
  'Campagne d’été',
  'Réponses aux avis',
  'Podcast du quartier',
  'Local SEO audit',
  'Review answers',
  'Booking page',
  'Campaña de otoño',
  'Fotografías nuevas',
  'Auditoría local',
] as const;

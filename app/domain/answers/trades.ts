import type { Language } from '../languages.ts';
import { stem } from '../search/stem.ts';
import { termOf } from '../search/words.ts';

/** Trades and premises of those who ask: « un site pour coiffeuse » asks for a site. */
const trades: Readonly<Record<Language, ReadonlySet<string>>> = {
  fr: stems(
    'fr',
    `coiffeur coiffeuse coiffure barbier salon esthétique esthéticienne onglerie spa café restaurant resto bistro bar
    traiteur boulanger boulangerie pâtissier pâtisserie boucher boucherie épicerie fleuriste bijoutier bijouterie garage
    garagiste mécanicien plombier électricien menuisier peintre couvreur paysagiste déménageur dentiste dentaire médecin
    vétérinaire pharmacien pharmacie optométriste opticien ostéopathe massothérapeute psychologue avocat notaire
    comptable courtier immobilier photographe architecte designer hôtel auberge gîte camping gym studio yoga école garderie
    librairie animalerie quincaillerie friperie toiletteur nettoyage`,
  ),
  en: stems(
    'en',
    `hairdresser barber salon nail beauty esthetician spa café cafe coffee restaurant diner bistro bar caterer baker bakery
    pastry butcher grocer grocery florist jeweler jewelry garage mechanic plumber plumbing electrician carpenter painter
    roofer roofing landscaper mover dentist dental doctor vet veterinarian pharmacist pharmacy optician osteopath masseuse
    therapist lawyer attorney notary accountant broker realtor photographer architect designer hotel inn hostel
    campground gym studio yoga daycare bookstore hardware boutique groomer cleaner cleaning`,
  ),
  es: stems(
    'es',
    `peluquero peluquera peluquería barbero barbería salón uñas estética esteticista spa cafetería café restaurante
    fonda taquería bar panadero panadería pastelería pastelero carnicero carnicería abarrotes florería florista joyería
    taller mecánico plomero plomería electricista carpintero pintor techador jardinero mudanzas dentista médico doctora
    veterinario veterinaria farmacia óptica fisioterapeuta masajista psicólogo abogado abogada notario contador
    inmobiliaria fotógrafo arquitecto hotel posada hostal gimnasio estudio yoga guardería librería ferretería zapatería
    limpieza`,
  ),
};

function stems(language: Language, words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map((word) => stem(termOf(word), language)));
}

export function isTrade(root: string, language: Language): boolean {
  return trades[language].has(root);
}

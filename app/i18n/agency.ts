// For rooms that may import i18n but not domain, such as content.
export { startingPrices } from '#app/domain/price-list.ts';
export { agencyTimeZone } from '#app/domain/time-zone.ts';

/** What advertisements, networks and newsletters add to an address to recognise a visit. */
const trackingParameter =
  /^(?:utm_[a-z_]+|(?:d|fb|g|tt|tw|y)clid|msclkid|[gw]braid|gad_[a-z]+|gclsrc|igshid|li_fat_id|mc_[ce]id|srsltid|_gl|_hs(?:enc|mi))$/;

/** An address without its query, where all of that is such parameters: no page looks different for them. */
export function withoutTracking(address: string): string {
  const [path = '', query] = address.split('?', 2);
  const names = query?.split('&').map((pair) => pair.split('=', 1)[0] ?? '');
  return names?.every((name) => trackingParameter.test(name)) ? path : address;
}

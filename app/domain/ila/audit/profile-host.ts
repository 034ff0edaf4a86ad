const social = String.raw`(?:facebook|fb|instagram|tiktok|linkedin|twitter|x|youtube|threads)\.com|fb\.me|youtu\.be|wa\.me|t\.me|pinterest\.[a-z.]{2,6}`;
const listings = String.raw`g\.page|goo\.gl|share\.google|(?:yelp|tripadvisor|airbnb|thefork)\.[a-z.]{2,6}|pagesjaunes\.fr|doctolib\.(?:fr|de|it)|planity\.com|booking\.com`;
const pagesOfLinks = String.raw`linktr\.ee|linkin\.bio|beacons\.ai|lnk\.bio|bio\.(?:link|site)|taplink\.(?:cc|at)|campsite\.bio|allmylinks\.com|solo\.to|msha\.ke`;

/** Google hosts sites of others, too, at `sites.google.com`. */
const profiles = new RegExp(
  String.raw`(?:^|\.)(?:${social}|${listings}|${pagesOfLinks})$|^(?:(?:www|maps)\.)?google\.[a-z.]{2,6}$`,
);

/** Whether a host has profiles, listings or pages of links: none is a site of the business. */
export const isProfileHost = (host: string): boolean => profiles.test(host);

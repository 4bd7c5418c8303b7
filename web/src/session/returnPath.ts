/** Where people go after signing in unless they were on their way elsewhere. */
export const AFTER_LOGIN = '/dashboard';

/**
 * The place in these pages that a `redirect` parameter names. Anyone can write one into a link, so a path that leads
 * to another site, in any disguise, becomes the dashboard; so are the pages that one signs in from.
 */
export function returnPath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/')) return AFTER_LOGIN;
  const here = window.location.origin;
  const place = placeOf(wanted, here);
  if (place === null || place.origin !== here || place.pathname.startsWith('//')) return AFTER_LOGIN;
  if (['/login', '/register'].includes(place.pathname)) return AFTER_LOGIN;
  return place.pathname + place.search + place.hash;
}

/** The login page that leads back to where someone was going. */
export function loginPath(going: { pathname: string; search: string; hash: string }): string {
  return `/login?redirect=${encodeURIComponent(going.pathname + going.search + going.hash)}`;
}

function placeOf(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

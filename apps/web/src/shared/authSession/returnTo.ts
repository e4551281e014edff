import { safeReturnPath } from './rules'

/** The way back after logging in, as the pages of an account hand it on in their address. */
export interface ReturnSearch {
  returnTo?: string
}

/** Reads the way back from the search of an address; what leads out of this site is left out. */
export function readReturn(search: Record<string, unknown>): ReturnSearch {
  const returnTo = safeReturnPath(search['returnTo'])
  return returnTo === '/' ? {} : { returnTo }
}

/**
 * The address of a page of an account that keeps the way back.
 *
 * @param path the page, such as /login
 * @param returnTo where to go after logging in; '/' needs no mention
 */
export function withReturn(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`
}

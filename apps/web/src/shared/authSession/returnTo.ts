import { safeReturnPath } from './rules'

export interface ReturnSearch {
  returnTo?: string
}

/** Reads the return path from search parameters; drops paths that leave the site. */
export function readReturn(search: Record<string, unknown>): ReturnSearch {
  const returnTo = safeReturnPath(search['returnTo'])
  return returnTo === '/' ? {} : { returnTo }
}

/**
 * Adds the return path to the address of an account page.
 *
 * @param path the page, such as /login
 * @param returnTo the path to open after login; omitted if '/'
 */
export function withReturn(path: string, returnTo: string): string {
  return returnTo === '/' ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`
}

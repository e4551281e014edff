/** What the worker does about a request. */
export type Treatment =
  /** Nothing: the browser asks the network as if there were no worker. */
  | 'leave'
  /** A page: from the network; from the shell when the network does not answer. */
  | 'page'
  /** The page of the exam room, which carries code: as it is kept, else from the network. */
  | 'room'
  /** A file whose name changes with its content: from the caches, else from the network and into the cache. */
  | 'file'
  /** A picture: as it was fetched ahead for the running exam, else from the network. */
  | 'picture'

/** Answers of the API, recordings, and the payment gateway's page are never touched. */
const notOurs = /^\/(api|media|healthz|payment\/start)(\/|$)/

const room = /^\/quiz(\/[^/]+)?$/

/**
 * Decides about a request.
 *
 * @param request its method, mode, address, and what it is for
 * @param origin the site's own origin
 */
export function treatmentOf(
  request: Pick<Request, 'method' | 'mode' | 'url' | 'destination'>,
  origin: string,
): Treatment {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'leave'
  if (url.pathname.startsWith('/media/') && request.destination === 'image') return 'picture'
  if (notOurs.test(url.pathname)) return 'leave'
  if (request.mode === 'navigate') return room.test(url.pathname) ? 'room' : 'page'
  return url.pathname.startsWith('/assets/') ? 'file' : 'leave'
}

const prefix = 'naru-'

/** The name of a build's cache, and of the lock that every tab running this build holds. */
export const nameOf = (build: string) => `${prefix}${build}`

/**
 * The name of the cache into which a page puts the pictures of the exam that is taken. It belongs to no build; the page removes it for the
 * next exam, and at log-out.
 *
 * @param attempt whose pictures of which exam
 */
export const paperCache = (attempt: string) => `paper:${attempt}`

/**
 * The caches that nobody needs any more.
 *
 * @param names all caches of the origin
 * @param current the build of the worker that takes over
 * @param heldLocks the locks that open tabs hold; undefined where the browser cannot tell, then every tab may run the build before
 */
export function outdated(
  names: readonly string[],
  current: string,
  heldLocks: readonly string[] | undefined,
): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== nameOf(current))
  return heldLocks === undefined ? others.slice(0, -1) : others.filter((name) => !heldLocks.includes(name))
}

/** A gateway's answer while the server is restarted; the shell does better. */
export const isDown = (status: number) => status === 502 || status === 503 || status === 504

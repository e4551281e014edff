/** What the names of all builds' caches begin with. */
const prefix = 'naru-'

/** The name of a build's cache, and of the lock that every tab running this build holds. */
export const cacheOf = (build: string) => `${prefix}${build}`

/**
 * The name of the cache into which a page puts the pictures of the running exam. It belongs to no build; the page removes it for the next exam,
 * and at log-out.
 *
 * @param attempt whose pictures of which exam
 */
export const pictureCacheOf = (attempt: string) => `paper:${attempt}`

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
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(current))
  return heldLocks === undefined ? others.slice(0, -1) : others.filter((name) => !heldLocks.includes(name))
}

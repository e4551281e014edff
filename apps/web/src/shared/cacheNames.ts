/** Prefix of all builds' cache names. */
const prefix = 'naru-'

/** The name of a build's cache, and of the lock that every tab running this build holds. */
export const cacheOf = (build: string) => `${prefix}${build}`

/**
 * The name of the cache in which a page stores the pictures of the running exam. It belongs to no build; the page
 * deletes it when the next exam starts and at logout.
 *
 * @param attempt `{ownerId}:{examId}`
 */
export const pictureCacheOf = (attempt: string) => `paper:${attempt}`

/**
 * The name of the cache in which the site stores a learner's questions of today with their media. The worker serves its
 * pictures; the page deletes it at logout.
 */
export const practiceCacheOf = (ownerId: string) => `practice:${ownerId}`

/**
 * @returns the caches that no tab needs any more
 *
 * @param names all caches of the origin
 * @param current the build of the activating worker
 * @param heldLocks locks held by open tabs; undefined if the browser cannot list them, then the previous build's cache
 * is kept too
 */
export function outdated(
  names: readonly string[],
  current: string,
  heldLocks: readonly string[] | undefined,
): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheOf(current))
  return heldLocks === undefined ? others.slice(0, -1) : others.filter((name) => !heldLocks.includes(name))
}

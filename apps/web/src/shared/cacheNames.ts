const prefix = 'naru-'

/** The name of a build's cache, and of the lock that every tab running this build holds. */
export const cacheOf = (build: string) => `${prefix}${build}`

const pagesSuffix = ':pages'

/** The name of the cache with a build's pages in the chosen language, other than English. */
export const languagePagesCacheOf = (build: string) => `${cacheOf(build)}${pagesSuffix}`

/** The name of the cache in which the worker stores the chosen language. It belongs to no build. */
export const languageCache = 'language'

/**
 * @returns the caches that no tab needs any more
 *
 * @param current the build of the activating worker
 * @param heldLocks locks held by open tabs; undefined if the browser cannot list them, then the previous build's cache
 * is kept too
 */
export function outdated(
  names: readonly string[],
  current: string,
  heldLocks: readonly string[] | undefined,
): string[] {
  const buildOf = (name: string) => (name.endsWith(pagesSuffix) ? name.slice(0, -pagesSuffix.length) : name)
  const builds = [...new Set(names.filter((name) => name.startsWith(prefix)).map(buildOf))]
  const others = builds.filter((name) => name !== cacheOf(current))
  const old = heldLocks === undefined ? others.slice(0, -1) : others.filter((name) => !heldLocks.includes(name))
  return names.filter((name) => old.includes(buildOf(name)))
}

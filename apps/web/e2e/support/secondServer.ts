/**
 * The origin of the journeys' second server, which sends keys inline, on the port after the first one's. Its name is known to the browser of the
 * journeys alone, not to their requests.
 */
export function secondServer(firstServer: string | undefined): string {
  return `http://classroom.test:${Number(new URL(firstServer ?? '').port) + 1}`
}

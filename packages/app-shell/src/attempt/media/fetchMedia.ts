const timeoutMs = 30_000

/**
 * Fetches a clip or picture. Media need a login, so the request sends credentials.
 *
 * @throws if it cannot be loaded or is empty. Some servers respond with an HTML page instead of 404
 */
export async function fetchMedia(url: string, priority: RequestPriority = 'low'): Promise<Blob> {
  const answer = await fetch(url, { credentials: 'include', priority, signal: AbortSignal.timeout(timeoutMs) })
  const type = answer.headers.get('content-type') ?? ''
  const medium = await answer.blob()
  if (!answer.ok || medium.size === 0 || /^(text\/|application\/json)/.test(type)) throw new Error(`no media at ${url}`)
  return medium
}

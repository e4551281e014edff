declare global {
  interface Window {
    /** Answers that the page asked for before its code was here, by path. */
    naruAhead?: Map<string, Promise<Response>>
  }
}

/**
 * Asks for what the page will need first, while its code is still on its way.
 *
 * @param window the page's window
 * @param paths what to ask for; `$` stands for what the page's address names, as the exam in /quiz/mock-1; where it names nothing, no
 *   such path is asked for
 */
export function askAhead(window: Window, paths: readonly string[]): void {
  const named = window.location.pathname.split('/')[2] || undefined
  const asked = paths
    .filter((path) => named !== undefined || !path.includes('$'))
    .map((path) => path.replace('$', named ?? ''))
    .map((path) => [path, window.fetch(path, { credentials: 'include' })] as const)
  // Whoever takes an answer that failed is told; nobody else needs to be.
  for (const [, answer] of asked) answer.catch(() => undefined)
  window.naruAhead = new Map(asked)
}

/**
 * The answer to a call, if it was asked for ahead and nobody has taken it yet.
 *
 * @param request the call
 */
export function takeAhead({ method, url }: Pick<Request, 'method' | 'url'>): Promise<Response> | undefined {
  const answers = globalThis.window?.naruAhead
  if (answers === undefined || method !== 'GET') return undefined
  const path = url.slice(window.location.origin.length)
  const answer = answers.get(path)
  answers.delete(path)
  return answer
}

/** Drops what nobody took: it was asked for a page that is left. */
export const dropAhead = (): void => globalThis.window?.naruAhead?.clear()

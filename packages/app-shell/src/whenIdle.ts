/** Milliseconds to wait in browsers that do not tell when they are idle, such as Safari. */
const delayMs = 2000

/** @param timeoutMs milliseconds after which it calls back even if the page is not idle */
export function whenIdle(work: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const idle = requestIdleCallback(work, { timeout: timeoutMs })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(work, Math.min(delayMs, timeoutMs))
  return () => clearTimeout(timer)
}

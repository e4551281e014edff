import type { Fetch } from '@naru/api'

const needsStepUp = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'two_step_recent_required'
}

/**
 * Sends requests, and repeats one that the server rejects for want of a recent two-step verification, once it was given.
 *
 * @param ask asks for two-step verification; false if the user cancels, which leaves the rejection
 * @param send sends a request. Default: the platform's fetch
 */
export function repeatAfterStepUp(
  ask: () => Promise<boolean>,
  send: Fetch = (request) => globalThis.fetch(request),
): Fetch {
  return async (request) => {
    // A clone would send its body as a stream.
    const body = await request.text()
    const attempt = () => send(new Request(request, body === '' ? {} : { body }))
    const response = await attempt()
    return (await needsStepUp(response)) && (await ask()) ? attempt() : response
  }
}

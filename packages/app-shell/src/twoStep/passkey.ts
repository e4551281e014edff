import type { AddPasskeyRequest, NewPasskeyResponse, PasskeyAssertion, PasskeyCheckResponse } from '@naru/api'

/** The browser or its user rejected a passkey. */
export class PasskeyFailed extends Error {
  override readonly name = 'PasskeyFailed'
}

/** The library is loaded only when a passkey is used. */
const load = () => import('@simplewebauthn/browser')

/** Creates a passkey on a device of the user. @throws PasskeyFailed */
export async function createPasskey(
  optionsJSON: NewPasskeyResponse['options'],
): Promise<Omit<AddPasskeyRequest, 'name'>> {
  const { startRegistration } = await load()
  const { id, response } = await startRegistration({ optionsJSON }).catch(rejectAsFailed)
  return { id, clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject }
}

/** Asks one of the user's passkeys. @throws PasskeyFailed */
export async function askPasskey(optionsJSON: PasskeyCheckResponse['options']): Promise<PasskeyAssertion> {
  const { startAuthentication } = await load()
  const { id, response } = await startAuthentication({ optionsJSON }).catch(rejectAsFailed)
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

function rejectAsFailed(cause: unknown): never {
  throw new PasskeyFailed('The passkey was not used.', { cause })
}

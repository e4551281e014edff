import type { AddPasskeyRequest, NewPasskeyResponse, PasskeyAssertion, PasskeyCheckResponse } from '../types'

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

const utf8 = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: (readonly number[] | Uint8Array)[]) => Uint8Array.from(parts.flatMap((part) => [...part]))
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

/** An ASN.1 integer of an unsigned number. */
const integer = (bytes: Uint8Array) => {
  const first = bytes.findIndex((byte) => byte !== 0)
  const digits = bytes.subarray(first === -1 ? bytes.length - 1 : first)
  const padded = (digits[0] ?? 0) >= 0x80 ? joined([0], digits) : digits
  return joined([0x02, padded.length], padded)
}

/** Converts a signature of WebCrypto into that of a passkey. */
const derOf = (signature: Uint8Array) => {
  const numbers = joined(integer(signature.subarray(0, 32)), integer(signature.subarray(32)))
  return joined([0x30, numbers.length], numbers)
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/** What a test changes in a response. */
export interface AssertionChanges {
  /** Whether the device verified its user. Default true. */
  isVerified?: boolean
  /** Signatures counted so far. @default one more than before */
  counter?: number
  /** Origin of the page. @default that of the authenticator */
  origin?: string
}

/** A passkey in software (ES256, no attestation), for tests. */
export interface Authenticator {
  /** Creates the passkey. */
  register: (options: NewPasskeyResponse['options']) => Promise<Omit<AddPasskeyRequest, 'name'>>
  /** Answers a check. */
  assert: (options: PasskeyCheckResponse['options'], changes?: AssertionChanges) => Promise<PasskeyAssertion>
}

/** Creates an authenticator whose user is on a page of this origin. */
export async function createAuthenticator(pageOrigin: string): Promise<Authenticator> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey)
  const credentialId = crypto.getRandomValues(new Uint8Array(16))
  const id = base64url(credentialId)
  let signatures = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = async (host: string, flags: number, counter: number) =>
    joined(
      await sha256(utf8(host)),
      [flags],
      [24, 16, 8, 0].map((shift) => (counter >> shift) & 0xff),
    )

  return {
    register: async ({ challenge, rp }) => {
      // COSE, an EC2 key on P-256.
      const key = joined(
        [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20],
        fromBase64url(x),
        [0x22, 0x58, 0x20],
        fromBase64url(y),
      )
      const data = joined(
        await authenticatorData(rp.id, PRESENT | VERIFIED | HAS_KEY, signatures),
        Array.from({ length: 16 }, () => 0),
        [0, credentialId.length],
        credentialId,
        key,
      )
      // CBOR: { fmt: 'none', attStmt: {}, authData }.
      const attestation = joined(
        [0xa3, 0x63],
        utf8('fmt'),
        [0x64],
        utf8('none'),
        [0x67],
        utf8('attStmt'),
        [0xa0, 0x68],
        utf8('authData'),
        [0x58, data.length],
        data,
      )
      return {
        id,
        clientDataJSON: base64url(clientData('webauthn.create', challenge, pageOrigin)),
        attestationObject: base64url(attestation),
      }
    },
    assert: async (
      { challenge, rpId },
      { isVerified = true, counter = signatures + 1, origin = pageOrigin }: AssertionChanges = {},
    ) => {
      signatures = counter
      const data = await authenticatorData(rpId, PRESENT | (isVerified ? VERIFIED : 0), counter)
      const client = clientData('webauthn.get', challenge, origin)
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        keys.privateKey,
        joined(data, await sha256(client)),
      )
      return {
        id,
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(derOf(new Uint8Array(signature))),
      }
    },
  }
}

/** The code of an authenticator app (six digits, SHA-1, steps of 30 seconds), for tests. */
export async function totpCode(secret: string, milliseconds: number): Promise<string> {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = secret.replaceAll(/./g, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-1' }, false, ['sign'])
  const step = new DataView(new ArrayBuffer(8))
  step.setUint32(4, Math.floor(milliseconds / 30_000))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, step.buffer))
  const number = mac.getUint32(mac.getUint8(19) & 0x0f) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

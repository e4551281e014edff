/** Browsers let a request outlive its page only up to 64 KiB, headers included. In bytes. */
const limit = 60_000

/** @returns whether a body is small enough for a request that outlives its page */
export function isKeepaliveSized(body: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).byteLength < limit
}

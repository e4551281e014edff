import { AwsClient } from 'aws4fetch'
import { reasonOf, StartFailure } from '../failure'

/** A bucket of S3 or of what speaks like it. Its objects are never changed: a name identifies its content. */
export interface ObjectStore {
  has: (name: string) => Promise<boolean>
  /** @returns undefined if there is no such object */
  get: (name: string) => Promise<ReadableStream<Uint8Array> | undefined>
  put: (name: string, content: Uint8Array) => Promise<void>
  /** An object that is gone is no error. */
  remove: (name: string) => Promise<void>
}

/** Milliseconds that a request may take, with its retries. */
const LONGEST_MS = 60_000

/** @param address `https://KEY:SECRET@HOST/BUCKET?region=REGION`, from `MEDIA_URL` */
export const openObjectStore = (address: URL): ObjectStore => {
  const { username, password, protocol, host, pathname, searchParams } = address
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    // With growing pauses, also after 5xx.
    retries: 4,
  })
  const send = async (method: string, name: string, body?: Uint8Array<ArrayBuffer>) => {
    const url = `${protocol}//${host}${pathname.replace(/\/$/, '')}/${name}`
    const response = await client.fetch(url, {
      method,
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    if (response.ok || response.status === 404) return response
    await response.body?.cancel()
    throw new Error(`The object store answered ${response.status} to ${method} ${name}.`)
  }
  return {
    has: async (name) => (await send('HEAD', name)).ok,
    get: async (name) => {
      const response = await send('GET', name)
      if (response.ok) return response.body ?? undefined
      await response.body?.cancel()
      return undefined
    },
    put: async (name, content) => {
      const response = await send('PUT', name, new Uint8Array(content))
      if (!response.ok) throw new Error('The bucket of the object store does not exist.')
      await response.body?.cancel()
    },
    remove: async (name) => {
      const response = await send('DELETE', name)
      await response.body?.cancel()
    },
  }
}

/** @throws StartFailure if the store cannot be used */
export const checkObjectStore = async (store: ObjectStore): Promise<void> => {
  try {
    await store.has('none')
  } catch (thrown) {
    throw new StartFailure(`The object store (MEDIA_URL) cannot be used: ${reasonOf(thrown)}`)
  }
}

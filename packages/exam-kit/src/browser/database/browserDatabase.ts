/**
 * The object stores of the database: backups of attempts (text), exams of running attempts (`papers`), questions of practice (`packs`), and
 * clips and pictures (blobs).
 */
export const objectStores = ['attempts', 'papers', 'packs', 'media'] as const
export type ObjectStoreName = (typeof objectStores)[number]

export interface DatabaseLayout<Store extends string> {
  readonly name: string
  readonly version: number
  readonly stores: readonly Store[]
}

const attemptsLayout: DatabaseLayout<ObjectStoreName> = { name: 'naru', version: 2, stores: objectStores }

/** Reads time out after this time, in ms, because some browsers never complete a request; they resolve as if nothing were stored. */
const timeoutMs = 2000

/** A key-value view of IndexedDB. It never rejects: a failed read resolves as if nothing were stored. */
export interface BrowserDatabase<Store extends string = ObjectStoreName> {
  /** Resolves with the stored value, or null; times out with null after 2 s. */
  get(store: Store, key: string): Promise<unknown>
  /** Writes with strict durability: resolves when the value is on disk, with whether it is. */
  put(store: Store, key: string, value: unknown): Promise<boolean>
  remove(store: Store, key: string): Promise<void>
  /** Resolves with all keys of an object store; with none if the database is blocked or times out. */
  keys(store: Store): Promise<string[]>
}

/** Finds the browser's IndexedDB; may throw or return undefined. */
export type GetFactory = () => Pick<IDBFactory, 'open'> | undefined

const browserFactory: GetFactory = () => globalThis.indexedDB

/**
 * Creates the view of the IndexedDB `naru`. It opens the database at the first request, and again when the browser has closed it.
 *
 * @param getFactory default: `globalThis.indexedDB`
 */
export const createBrowserDatabase = (getFactory = browserFactory): BrowserDatabase =>
  openBrowserDatabase(attemptsLayout, getFactory)

/** Creates the view of another IndexedDB, as `createBrowserDatabase` does. */
export function openBrowserDatabase<Store extends string>(
  layout: DatabaseLayout<Store>,
  getFactory = browserFactory,
): BrowserDatabase<Store> {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opened ??= openDatabase(layout, getFactory, () => {
      opened = undefined
    }).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function attempt<T>(work: (database: IDBDatabase) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work(await open())
    } catch {
      return otherwise
    }
  }

  return {
    get: (store, key) =>
      inTime(
        attempt(async (database) => (await answer<unknown>(reading(database, store).get(key))) ?? null, null),
        null,
      ),
    put: (store, key, value) =>
      attempt(async (database) => {
        await written(database, store, (objects) => objects.put(value, key))
        return true
      }, false),
    remove: (store, key) =>
      attempt((database) => written(database, store, (objects) => objects.delete(key)), undefined),
    keys: (store) =>
      inTime(
        attempt(async (database) => (await answer(reading(database, store).getAllKeys())).map(String), []),
        [],
      ),
  }
}

function openDatabase(
  { name, version, stores }: DatabaseLayout<string>,
  getFactory: GetFactory,
  onGone: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = required(getFactory()).open(name, version)
    request.addEventListener('upgradeneeded', () => {
      for (const store of stores) {
        if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store)
      }
    })
    request.addEventListener('success', () => {
      const database = request.result
      // Another tab upgrades the database, or the browser has cleared it: the next request opens it again.
      database.addEventListener('versionchange', () => {
        database.close()
        onGone()
      })
      database.addEventListener('close', onGone)
      resolve(database)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
    request.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing')
  return value
}

function reading(database: IDBDatabase, store: string): IDBObjectStore {
  return database.transaction(store, 'readonly').objectStore(store)
}

function written(database: IDBDatabase, store: string, change: (objects: IDBObjectStore) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, 'readwrite', { durability: 'strict' })
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    change(transaction.objectStore(store))
  })
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not read')))
  })
}

async function inTime<T>(work: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), timeoutMs)
  })
  const value = await Promise.race([work, timedOut])
  clearTimeout(timer)
  return value
}

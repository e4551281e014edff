/** The parts of the database: copies of attempts (text), papers of running attempts (exams), and their clips (blobs). */
export const shelves = ['attempts', 'papers', 'clips'] as const
/** One of them. */
export type Shelf = (typeof shelves)[number]

const databaseName = 'naru'
const version = 1
/** Some browsers never answer at all; after this time, in ms, reading goes on without the database. */
const patience = 2000

/** The browser's database, which never rejects: what it refuses is simply not there. */
export interface BrowserDatabase {
  /** @returns what was put, or null */
  get(shelf: Shelf, key: string): Promise<unknown>
  /** Puts a value on disk, not only into a cache of the system. @returns whether it was kept */
  put(shelf: Shelf, key: string, value: unknown): Promise<boolean>
  remove(shelf: Shelf, key: string): Promise<void>
  /** All keys of a shelf; none where the database is refused. */
  keys(shelf: Shelf): Promise<string[]>
}

/**
 * Opens the database when it is first needed.
 *
 * @param getFactory finds the browser's IndexedDB; even that may throw
 */
export function createBrowserDatabase(
  getFactory: () => Pick<IDBFactory, 'open'> | undefined = () => window.indexedDB,
): BrowserDatabase {
  let opened: Promise<IDBDatabase> | undefined

  function open(): Promise<IDBDatabase> {
    opened ??= openDatabase(getFactory, () => {
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
    get: (shelf, key) =>
      inTime(
        attempt(async (database) => (await answer<unknown>(reading(database, shelf).get(key))) ?? null, null),
        null,
      ),
    put: (shelf, key, value) =>
      attempt(async (database) => {
        await written(database, shelf, (store) => store.put(value, key))
        return true
      }, false),
    remove: (shelf, key) => attempt((database) => written(database, shelf, (store) => store.delete(key)), undefined),
    keys: (shelf) =>
      inTime(
        attempt(async (database) => (await answer(reading(database, shelf).getAllKeys())).map(String), []),
        [],
      ),
  }
}

function openDatabase(
  getFactory: () => Pick<IDBFactory, 'open'> | undefined,
  onGone: () => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = refusedIfMissing(getFactory()).open(databaseName, version)
    request.addEventListener('upgradeneeded', () => {
      for (const shelf of shelves) {
        if (!request.result.objectStoreNames.contains(shelf)) request.result.createObjectStore(shelf)
      }
    })
    request.addEventListener('success', () => {
      const database = request.result
      // A newer tab wants to change the database, or the browser has cleared it: let go, and open it anew when it is needed.
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

function refusedIfMissing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing')
  return value
}

function reading(database: IDBDatabase, shelf: Shelf): IDBObjectStore {
  return database.transaction(shelf, 'readonly').objectStore(shelf)
}

function written(database: IDBDatabase, shelf: Shelf, change: (store: IDBObjectStore) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(shelf, 'readwrite', { durability: 'strict' })
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    change(transaction.objectStore(shelf))
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
  const giveUp = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience)
  })
  const value = await Promise.race([work, giveUp])
  clearTimeout(timer)
  return value
}

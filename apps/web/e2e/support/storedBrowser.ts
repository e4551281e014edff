import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Schemas } from '@naru/api/types'
import { callAs, type Account } from './account'

/** A value of an object store. */
type StoredValue =
  | { key: string; value: unknown }
  /** A file of the server; it is fetched again instead of recorded. */
  | { key: string; fetchedFrom: string }

/** Everything that a build has stored in a browser, and the server's data at that moment. */
export interface StoredBrowser {
  /** Commit of that build. */
  build: string
  /** When it was recorded by the page's clock, epoch ms. */
  recordedAt: number
  userId: string
  examId: string
  /** The tab's path. */
  path: string
  localStorage: Record<string, string>
  sessionStorage: Record<string, string>
  indexedDB: { name: string; version: number; stores: Record<string, StoredValue[]> }[]
  /** Names of caches and the paths of their entries; the content is fetched again. */
  caches: { name: string; paths: string[] }[]
  server: { exam: Schemas['Exam']; progress: Schemas['SavedProgress']; results: Schemas['MyResult'][] }
}

/** A path of the site's origin that runs no script. */
const blankPage = '/healthz'

/** What a recording is about. */
export interface Recording extends Pick<StoredBrowser, 'build' | 'userId' | 'examId'> {
  /** Whether requests of the closing tab reach the server; default true. */
  isOnline?: boolean
}

/** Leaves the site in this tab, as closing it does, and reads everything the browser has stored. */
export async function readBrowser(page: Page, { isOnline = true, ...names }: Recording): Promise<StoredBrowser> {
  // Requests sent on unload cannot be intercepted, so the server's data is read before.
  const serverBefore = await readServer(page.request, names.examId)
  const { pathname: path } = new URL(page.url())
  await page.goto(blankPage)
  // Writes on unload reach IndexedDB a moment later.
  await page.waitForTimeout(500)
  const stored = await page.evaluate(async () => {
    const valuesOf = (storage: Storage): Record<string, string> => {
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').toSorted()
      return Object.fromEntries(keys.map((key) => [key, storage.getItem(key) ?? '']))
    }

    const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('not read')))
      })

    const storedValue = (key: IDBValidKey, value: unknown) => {
      if (typeof key !== 'string') throw new Error('a key that is no text')
      if (!(value instanceof Blob)) return { key, value }
      const fetchedFrom = /\/media\/.+$/.exec(key)?.[0]
      if (fetchedFrom === undefined) throw new Error(`the file ${key} names no address`)
      return { key, fetchedFrom }
    }

    const readStore = async (database: IDBDatabase, name: string) => {
      const store = database.transaction(name).objectStore(name)
      const [keys, values] = await Promise.all([resultOf(store.getAllKeys()), resultOf<unknown[]>(store.getAll())])
      return keys.map((key, at) => storedValue(key, values[at]))
    }

    const readDatabase = async ({ name = '', version = 1 }: IDBDatabaseInfo) => {
      const database = await resultOf(indexedDB.open(name))
      const stores = await Promise.all(
        [...database.objectStoreNames].map(async (store) => [store, await readStore(database, store)] as const),
      )
      database.close()
      return { name, version, stores: Object.fromEntries(stores) }
    }

    const readCache = async (name: string) => {
      const requests = await (await caches.open(name)).keys()
      return { name, paths: requests.map(({ url }) => new URL(url).pathname).toSorted() }
    }

    return {
      recordedAt: Date.now(),
      localStorage: valuesOf(localStorage),
      sessionStorage: valuesOf(sessionStorage),
      indexedDB: await Promise.all((await indexedDB.databases()).map(readDatabase)),
      caches: await Promise.all((await caches.keys()).toSorted().map(readCache)),
    }
  })
  const { recordedAt, ...stores } = stored
  const server = isOnline ? await readServer(page.request, names.examId) : serverBefore
  return { ...names, recordedAt, path, ...stores, server }
}

async function readServer(call: APIRequestContext, examId: string): Promise<StoredBrowser['server']> {
  const exam: Schemas['Exam'] = await (await call.get(`/api/exams/${examId}`)).json()
  const { progress }: Schemas['ProgressResponse'] = await (await call.get(`/api/exams/${examId}/progress`)).json()
  const results: Schemas['MyResult'][] = await (await call.get('/api/results/mine')).json()
  return { exam, progress, results }
}

const parseStored: (text: string) => StoredBrowser = JSON.parse

/** All ids in an exam, in a fixed order. */
const idsOf = ({ questions }: Schemas['Exam']) =>
  questions.flatMap((question) => [question._id, ...question.answers.map(({ _id }) => _id)])

/** The paths of an exam's media, in a fixed order. */
const mediaOf = (exam: Schemas['Exam']) => JSON.stringify(exam).match(mediaPath) ?? []

const mediaPath = /\/media\/[\da-f]{32}\.\w+/g

/**
 * Reads a recorded browser and adapts it to the server under test: replaces the ids of learner and questions and the paths of media, and shifts all times to now.
 *
 * @param name folder and file below `e2e/fixtures`, as 'stores-47c917f/reading'
 * @param userId whose browser it becomes
 * @param exam the recorded exam as the server has it
 * @param now epoch ms
 */
export function storedBrowser(name: string, userId: string, exam: Schemas['Exam'], now = Date.now()): StoredBrowser {
  const text = readFileSync(fileURLToPath(new URL(`../fixtures/${name}.json`, import.meta.url)), 'utf8')
  const recorded = parseStored(text)
  const present = idsOf(exam)
  const ids = new Map(idsOf(recorded.server.exam).map((id, at) => [id, present[at] ?? '']))
  ids.set(recorded.userId, userId)
  expect(ids.size).toBe(present.length + 1)
  const media = mediaOf(exam)
  const paths = new Map(mediaOf(recorded.server.exam).map((path, at) => [path, media[at] ?? '']))
  expect(paths.size).toBe(media.length)
  const day = 86_400_000
  const moved = (time: number) => (Math.abs(time - recorded.recordedAt) < day ? time + now - recorded.recordedAt : time)
  return parseStored(
    text
      .replaceAll(/\b[\da-f]{24}\b/g, (id) => ids.get(id) ?? id)
      .replaceAll(mediaPath, (path) => paths.get(path) ?? path)
      .replaceAll(/(?<![\w.-])\d{13}(?![\w.-])/g, (epoch) => String(moved(Number(epoch))))
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (instant) => new Date(moved(Date.parse(instant))).toISOString()),
  )
}

/** The result of a finished exam that this browser has saved for the review. */
export function savedResult({ examId, localStorage }: StoredBrowser): Schemas['ResultRequest'] {
  const record: { result: Schemas['ResultRequest'] } = JSON.parse(localStorage[`exam-${examId}-result`] ?? '')
  return record.result
}

/**
 * Reads a recorded browser for this learner and server, and restores the recorded server's data through the API.
 *
 * @param name see `storedBrowser`
 * @param examId the recorded exam
 */
export async function restoreOnServer(baseURL: string, account: Account, name: string, examId: string) {
  const call = await callAs(baseURL, account.state)
  const path = `/api/exams/${examId}`
  const stored = storedBrowser(name, account.userId, await (await call.get(path)).json())
  const { progress, results } = stored.server
  if (progress !== null) {
    const data = { ...progress, revision: progress.revision - 1 }
    expect(await (await call.put(`${path}/progress`, { data })).json()).toEqual({
      success: true,
      revision: progress.revision,
    })
  }
  if (results.length > 0) {
    const saved = await call.post('/api/results', { data: savedResult(stored) })
    expect(await saved.json()).toMatchObject({ success: true, result: { attempt: 1 } })
  }
  await call.dispose()
  return stored
}

/** Fills the stores of a new browser, in a tab that has loaded no page of the site. */
export async function fillBrowser(page: Page, stored: StoredBrowser): Promise<void> {
  await page.goto(blankPage)
  await page.evaluate(async ({ localStorage: local, sessionStorage: tab, indexedDB: databases, caches: cached }) => {
    const fetched = async (path: string) => {
      const response = await fetch(path)
      if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
      return response
    }

    const openDatabase = ({ name, version, stores }: StoredBrowser['indexedDB'][number]): Promise<IDBDatabase> =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open(name, version)
        request.addEventListener('upgradeneeded', () => {
          for (const store of Object.keys(stores)) request.result.createObjectStore(store)
        })
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
      })

    const put = (database: IDBDatabase, store: string, key: string, value: unknown): Promise<void> =>
      new Promise((resolve, reject) => {
        const transaction = database.transaction(store, 'readwrite')
        transaction.addEventListener('complete', () => resolve())
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not written')))
        transaction.objectStore(store).put(value, key)
      })

    const fillDatabase = async (recorded: StoredBrowser['indexedDB'][number]) => {
      const database = await openDatabase(recorded)
      const values = Object.entries(recorded.stores).flatMap(([store, all]) => all.map((one) => ({ store, one })))
      await Promise.all(
        values.map(async ({ store, one }) =>
          put(
            database,
            store,
            one.key,
            'fetchedFrom' in one ? await (await fetched(one.fetchedFrom)).blob() : one.value,
          ),
        ),
      )
      database.close()
    }

    const fillCache = async ({ name, paths }: StoredBrowser['caches'][number]) => {
      const cache = await caches.open(name)
      // Only the names of a build's files matter: another server does not have them.
      const text = (path: string) => new Response(`${path} of another build`)
      await Promise.all(
        paths.map(async (path) => cache.put(path, path.startsWith('/media/') ? await fetched(path) : text(path))),
      )
    }

    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
    await Promise.all([...databases.map(fillDatabase), ...cached.map(fillCache)])
  }, stored)
}

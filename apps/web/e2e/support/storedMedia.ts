import type { Page } from '@playwright/test'

/** What a medium is stored for on the device. */
export type MediaNamespace = 'clips' | 'pictures' | 'practice'

/** The URLs of the clips and pictures that are stored on the device for one purpose, sorted. */
export const storedMedia = async (page: Page, namespace: MediaNamespace): Promise<string[]> => {
  const keys = await page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('naru')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('not opened')))
        opening.addEventListener('success', () => {
          const database = opening.result
          const finish = (found: string[]) => {
            database.close()
            resolve(found)
          }
          // The page may not have made it yet.
          if (!database.objectStoreNames.contains('media')) return finish([])
          const reading = database.transaction('media').objectStore('media').getAllKeys()
          reading.addEventListener('success', () => finish(reading.result.map(String)))
        })
      }),
  )
  return keys
    .filter((key) => key.startsWith(`${namespace}:`))
    .map((key) => key.slice(key.indexOf(':/') + 1))
    .toSorted()
}

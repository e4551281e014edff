// Lists of the staff, apart from what learners load.
import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'
import { plainObject, type Mismatch } from '../../guards'

export interface PageOf<Entry> {
  entries: Entry[]
  /** From 1. */
  page: number
  pageSize: number
  total: number
}

/** Requires an object with a list of entries. */
export function pageOf<Entry extends object>(body: PageOf<Entry> | undefined, mismatch: Mismatch): PageOf<Entry> {
  const page = plainObject(body, mismatch)
  if (!Array.isArray(page.entries)) throw mismatch('array')
  return page
}

/** Patches one entry of a cached list before the server responds; returns what reverts this entry only. */
export async function patchEntry<Entry extends object>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, Entry[], Error>,
  matches: (entry: Entry) => boolean,
  patch: Partial<Entry>,
): Promise<() => void> {
  await client.cancelQueries({ queryKey })
  const before = client.getQueryData<Entry[]>(queryKey)?.find(matches)
  const apply = (change: Partial<Entry>) =>
    void client.setQueryData<Entry[]>(queryKey, (all) =>
      all?.map((entry) => (matches(entry) ? { ...entry, ...change } : entry)),
    )
  apply(patch)
  return () => before && apply(before)
}

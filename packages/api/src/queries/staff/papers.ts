import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { read, type Api } from '../../client'
import { isApiError } from '../../errors'
import { list } from '../../guards'
import { parseJson } from '../../transport'
import type {
  CreatePaperRequest,
  GivePaperRequest,
  ImportRequest,
  operations,
  PaperConflict,
  PaperStateRequest,
  PaperTab,
  PublishPaperRequest,
  SavePaperRequest,
  BankItemPage,
} from '../../types'
import type { CacheEffect } from '../cache'
import { queryKeys } from '../keys'
import { pageOf } from './staffLists'
import { mutationOf, queryOf } from '../ofCall'

export const papersQuery = (api: Api) =>
  queryOf(queryKeys.paperList, (signal) => api.GET('/api/desk/papers', { signal }), list)

/** A paper with its newest draft. Never refetched by itself: an editor holds what it was opened with. */
export const paperQuery = (api: Api, id: string) =>
  queryOptions({
    refetchOnReconnect: false,
    queryKey: queryKeys.paper(id),
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => read(api.GET('/api/desk/papers/{id}', { params: { path: { id } }, signal })),
  })

/** What the user stores at the desk, and may store. */
export const quotasQuery = (api: Api) => queryOf(queryKeys.quotas, (signal) => api.GET('/api/desk/quotas', { signal }))

const listMeta = { invalidates: [queryKeys.paperList, queryKeys.quotas] } satisfies CacheEffect

/** What changes with the state of a paper or its exam. */
const paperMeta = (id: string) =>
  ({
    invalidates: [queryKeys.paperList, queryKeys.paperRevisions(id), queryKeys.paper(id), queryKeys.adminExams],
  }) satisfies CacheEffect

export const createPaperMutation = (api: Api) =>
  mutationOf((body: CreatePaperRequest) => api.POST('/api/desk/papers', { body }), listMeta)

/** Saves a draft; fails with a conflict (`paperConflictOf`) if another revision was saved meanwhile. */
export const savePaperMutation = (api: Api, id: string) =>
  mutationOf((body: SavePaperRequest) => api.PUT('/api/desk/papers/{id}', { params: { path: { id } }, body }), {
    invalidates: [queryKeys.paperList, queryKeys.paperRevisions(id)],
  })

/** The code says that the body is one; a draft may be any object. */
const isConflict = (body: unknown): body is PaperConflict =>
  typeof body === 'object' && body !== null && 'current' in body && typeof body.current === 'object'

/** The newest revision, if `savePaperMutation` failed because another one was saved meanwhile; else undefined. */
export function paperConflictOf(error: unknown): PaperConflict['current'] | undefined {
  if (!isApiError(error, 'http') || error.serverCode !== 'paper_changed') return undefined
  const body = parseJson(error.bodyText)
  return isConflict(body) ? body.current : undefined
}

/** Deletes a paper that was never published. */
export const deletePaperMutation = (api: Api) =>
  mutationOf((id: string) => api.DELETE('/api/desk/papers/{id}', { params: { path: { id } } }), listMeta)

/** Sends a paper to review or back, withdraws it, or offers it again. */
export const setPaperStateMutation = (api: Api, id: string) =>
  mutationOf(
    (body: PaperStateRequest) => api.POST('/api/desk/papers/{id}/state', { params: { path: { id } }, body }),
    paperMeta(id),
  )

export const writersQuery = (api: Api) =>
  queryOf(queryKeys.writers, (signal) => api.GET('/api/desk/writers', { signal }), list)

export const givePaperMutation = (api: Api, id: string) =>
  mutationOf(
    (body: GivePaperRequest) => api.PUT('/api/desk/papers/{id}/owner', { params: { path: { id } }, body }),
    paperMeta(id),
  )

const sendPublish = (api: Api, id: string, body: PublishPaperRequest) =>
  read(api.POST('/api/desk/papers/{id}/publish', { params: { path: { id } }, body }))

export const checkPublishMutation = (api: Api, id: string) =>
  mutationOptions({
    mutationFn: (revision: number) => sendPublish(api, id, { revision, isDry: true }),
  })

export const publishPaperMutation = (api: Api, id: string) =>
  mutationOptions({
    meta: paperMeta(id),
    mutationFn: (revision: number) => sendPublish(api, id, { revision, isDry: false }),
  })

export const revisionsQuery = (api: Api, id: string, page: number) =>
  queryOf(
    queryKeys.paperRevisionPage(id, page),
    (signal) => api.GET('/api/desk/papers/{id}/revisions', { params: { path: { id }, query: { page } }, signal }),
    pageOf,
  )

/** One revision of a paper with its draft, which never changes. */
export const revisionQuery = (api: Api, id: string, revision: number) =>
  queryOptions({
    refetchOnReconnect: false,
    staleTime: Infinity,
    queryKey: queryKeys.paperRevision(id, revision),
    queryFn: ({ signal }) =>
      read(api.GET('/api/desk/papers/{id}/revisions/{revision}', { params: { path: { id, revision } }, signal })),
  })

/** Tells that a tab has the paper open, and returns who else has. Sent every 20 seconds. */
export const touchPaperMutation = (api: Api, id: string) =>
  mutationOptions({
    // A report of a page that closes is sent to the end.
    mutationFn: (body: PaperTab) =>
      read(
        api.POST('/api/desk/papers/{id}/presence', {
          params: { path: { id } },
          body,
          keepalive: body.isClosed === true,
        }),
      ),
  })

/** Grades all attempts at the exam of a paper by its current keys, or tells what would change. */
export const regradePaperMutation = (api: Api, id: string) =>
  mutationOf((isDry: boolean) =>
    api.POST('/api/desk/papers/{id}/regrade', { params: { path: { id } }, body: { isDry } }),
  )

/** A format of `exportPaperMutation`. */
export type PaperFormat = operations['exportPaper']['parameters']['query']['format']

/** The newest draft as a file. A mutation: each press asks anew, and nothing of it is cached. */
export const exportPaperMutation = (api: Api, id: string) =>
  mutationOf((format: PaperFormat) =>
    api.GET('/api/desk/papers/{id}/export', { params: { path: { id }, query: { format } } }),
  )

/** Reads a file as a draft without saving it: its faults, and what differs. `savePaperMutation` takes it. */
export const checkImportMutation = (api: Api, id: string) =>
  mutationOf((body: ImportRequest) => api.POST('/api/desk/papers/{id}/import', { params: { path: { id } }, body }))

/** Which questions of the practice bank: their page from 1, unit, field, and a part of a text. */
export type FindBankItems = operations['listBankItems']['parameters']['query']
/** A question of the practice bank, as authors write it. */
export type BankItem = BankItemPage['entries'][number]

/** A page of questions of the practice bank, to insert into a paper. */
export const bankItemsQuery = (api: Api, query: FindBankItems) =>
  queryOf(queryKeys.bankItems(query), (signal) => api.GET('/api/desk/bank', { params: { query }, signal }), pageOf)

import type { StaffOperationId } from '@naru/api/types'
import { within } from '../../http/operations'
import type { SubjectKind } from './subject'

type Audit =
  | {
      kind: 'change'
      /** What it changes; its handler does so by `change`. */
      subject: SubjectKind
    }
  | {
      kind: 'view'
      /** What its path's id names; none: a list. */
      subject?: SubjectKind
      /** What it shows, from its reply. */
      shows?: (reply: unknown) => object
    }
  | {
      /** It neither changes anything nor shows data of learners or answer keys, or records that itself. */
      kind: 'none'
      subject?: never
    }

const none = { kind: 'none' } as const
const changes = (subject: SubjectKind) => ({ kind: 'change', subject }) as const
const viewsOne = (subject: SubjectKind) => ({ kind: 'view', subject }) as const

/** A page of entries: the named field of each, under the given name. */
const viewsPage = (fields: Readonly<Record<string, string>>) =>
  ({
    kind: 'view',
    shows: (reply: unknown) => {
      const entries = within(reply, 'entries')
      const valuesOf = (field: string) => (Array.isArray(entries) ? entries.map((entry) => within(entry, field)) : [])
      return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valuesOf(field)]))
    },
  }) as const

const audits: Record<StaffOperationId, Audit> = {
  getAdminOverview: none,
  listUsers: { kind: 'view', shows: (reply) => ({ count: Array.isArray(reply) ? reply.length : 0 }) },
  findUsers: viewsPage({ users: 'id' }),
  getUser: viewsOne('user'),
  setUserActive: changes('user'),
  setTimeFactor: changes('user'),
  setUserEmail: changes('user'),
  setUserRole: changes('user'),
  listAllPlans: none,
  addPlan: changes('plan'),
  changePlan: changes('plan'),
  listAllAdvertisements: none,
  addAdvertisement: changes('advertisement'),
  changeAdvertisement: changes('advertisement'),
  deleteAdvertisement: changes('advertisement'),
  listAllVideos: none,
  addVideo: changes('video'),
  changeVideo: changes('video'),
  deleteVideo: changes('video'),
  listAllExams: none,
  previewExam: viewsOne('exam'),
  getExamStatistics: viewsOne('exam'),
  listFloors: none,
  saveFloors: changes('floors'),
  listMessages: viewsPage({ messages: 'id' }),
  changeMessage: changes('message'),
  listMails: viewsPage({ mails: 'id' }),
  listPaymentOrders: viewsPage({ orders: 'orderId', users: 'userId' }),
  listPaymentNotices: viewsPage({ notices: 'id', orders: 'orderId' }),
  listAuditEntries: none,
  getTwoStep: none,
  startPasskeyCheck: none,
  confirmByPasskey: none,
  confirmByCode: none,
  startPasskey: none,
  addPasskey: changes('twoStep'),
  renamePasskey: none,
  removePasskey: changes('twoStep'),
  startTotp: none,
  addTotp: changes('twoStep'),
  removeTotp: changes('twoStep'),
  renewRecoveryCodes: changes('twoStep'),
  listPapers: none,
  createPaper: changes('paper'),
  getPaper: viewsOne('paper'),
  // Who saved which draft is the paper's history.
  savePaper: changes('paper'),
  deletePaper: changes('paper'),
  setPaperState: changes('paper'),
  givePaper: changes('paper'),
  listWriters: none,
  getQuotas: none,
  publishPaper: changes('paper'),
  listRevisions: none,
  getRevision: viewsOne('paper'),
  touchPaper: none,
  // The regrading itself records each attempt.
  regradePaper: none,
  exportPaper: viewsOne('paper'),
  checkImport: changes('paper'),
  listMedia: none,
  addMedia: changes('media'),
  changeMedia: changes('media'),
  deleteMedia: changes('media'),
  cropMedia: changes('media'),
  outlineText: none,
  listSpeakers: none,
  addSpeaker: changes('speaker'),
  // Recorders save each trim; the take itself says what was recorded.
  putTake: none,
  deleteTake: changes('take'),
  listTakes: none,
  assembleClip: changes('media'),
  listBankItems: viewsPage({ items: 'item' }),
}

const byName: ReadonlyMap<unknown, Audit> = new Map(Object.entries(audits))

/** What the audit log records of an operation; undefined for those of visitors and learners. */
export const auditOf = (operationId: unknown): Audit | undefined => byName.get(operationId)

/** Actions that change nothing: the views, and downloads that are no operations of the contract. */
export const viewActions: readonly string[] = [
  ...Object.entries(audits).flatMap(([action, { kind }]) => (kind === 'view' ? [action] : [])),
  'exportAuditLog',
  'exportExamStatistics',
]

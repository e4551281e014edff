import {
  advertisements,
  auditEntries,
  boardVersions,
  exams,
  examVersions,
  limitCounters,
  media,
  mediaExams,
  planExams,
  pricePlans,
  receiptKeys,
  secondFactorDelay,
  videos,
} from '../../db/schema'
import { impersonal, internal } from './rule'

/** Exams, plans on offer and other content: about nobody. See `columns.ts`. */
export const contentColumns = {
  exams: impersonal(exams, {
    id: internal,
    version: internal,
    position: internal,
    topic: internal,
    description: internal,
    duration: internal,
    photo: internal,
    questionCount: internal,
    limitSeconds: internal,
  }),
  // Contains the answer keys.
  examVersions: impersonal(examVersions, {
    examId: internal,
    version: internal,
    paper: internal,
    createdAt: internal,
  }),
  pricePlans: impersonal(pricePlans, {
    id: internal,
    position: internal,
    name: internal,
    duration: internal,
    priceCents: internal,
    description: internal,
    isOffered: internal,
    replacedBy: internal,
  }),
  planExams: impersonal(planExams, { planId: internal, examId: internal }),
  boardVersions: impersonal(boardVersions, { examId: internal, version: internal }),
  media: impersonal(media, { name: internal, contentType: internal, isPublic: internal }),
  mediaExams: impersonal(mediaExams, { name: internal, examId: internal }),
  advertisements: impersonal(advertisements, {
    id: internal,
    position: internal,
    title: internal,
    image: internal,
    isShown: internal,
  }),
  videos: impersonal(videos, {
    id: internal,
    position: internal,
    title: internal,
    youtubeUrl: internal,
    isShown: internal,
  }),
  secondFactorDelay: impersonal(secondFactorDelay, { id: internal, beganAt: internal }),
  receiptKeys: impersonal(
    receiptKeys,
    { number: internal, privateKey: internal, publicKey: internal, createdAt: internal },
    { by: 'nothing: old receipts need their keys', line: null },
  ),
  // Ids and states, without names; `deleteOldEntries` deletes them, since triggers refuse every other deletion.
  auditEntries: impersonal(
    auditEntries,
    {
      number: internal,
      at: internal,
      actor: internal,
      action: internal,
      subjectKind: internal,
      subjectId: internal,
      before: internal,
      after: internal,
      hash: internal,
    },
    { by: 'deleteOldEntries', line: 'the log of what admins changed and viewed, by account numbers: 2 years' },
  ),
  // Keys are hashes: nobody's rows can be found.
  limitCounters: impersonal(
    limitCounters,
    { key: internal, count: internal, windowEndsAt: internal, blockedUntil: internal },
    { days: 0, after: 'windowEndsAt', line: 'counters of login attempts and requests, without names: an hour' },
  ),
}

import type { AuditSubject } from '@naru/api/types'
import { asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database'
import {
  advertisements,
  deskMedia,
  exams,
  messages,
  officialFloors,
  papers,
  passkeys,
  planExams,
  pricePlans,
  recoveryCodes,
  siteSettings,
  speakers,
  takes,
  totpSecrets,
  users,
  videos,
} from '../../platform/db/schema'

type StateReader = (database: Database, id: string) => Promise<object | undefined>

/** What an admin decides about a user; no personal data. */
const userState: StateReader = async (database, id) => {
  const { role, isActive, isVerified, timeFactor } = users
  const [row] = await database.select({ role, isActive, isVerified, timeFactor }).from(users).where(eq(users.id, id))
  return row
}

/** Two-step verification of the user with this id; recovery codes by the beginning of their hash. */
const twoStepState: StateReader = async (database, userId) => {
  const keys = await database.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId))
  const apps = await database
    .select({ secret: totpSecrets.secret })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
  const codes = await database
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return {
    passkeys: keys.map(({ id }) => id).toSorted(),
    hasTotp: apps.some(({ secret }) => secret !== null),
    recoveryCodes: codes.map(({ codeHash }) => codeHash.slice(0, 8)).toSorted(),
  }
}

const planState: StateReader = async (database, id) => {
  const [plan] = await database.select().from(pricePlans).where(eq(pricePlans.id, id))
  if (plan === undefined) return undefined
  const unlocked = await database
    .select({ examId: planExams.examId })
    .from(planExams)
    .where(eq(planExams.planId, id))
    .orderBy(asc(planExams.examId))
  return {
    ...plan,
    exams: unlocked.map(({ examId }) => examId),
    ...(plan.replacedBy !== null && { replacement: await planState(database, plan.replacedBy) }),
  }
}

const advertisementState: StateReader = async (database, id) =>
  (await database.select().from(advertisements).where(eq(advertisements.id, id)))[0]

const videoState: StateReader = async (database, id) =>
  (await database.select().from(videos).where(eq(videos.id, id)))[0]

/** Names, addresses and text stay in the message. */
const messageState: StateReader = async (database, id) =>
  (
    await database
      .select({ isDone: messages.isDone, isAnswered: isNotNull(messages.answer).mapWith(Boolean) })
      .from(messages)
      .where(eq(messages.id, id))
  )[0]

/** A version has its own answer keys. */
const examState: StateReader = async (database, id) => {
  const { version, topic, position, isWithdrawn } = exams
  return (await database.select({ version, topic, position, isWithdrawn }).from(exams).where(eq(exams.id, id)))[0]
}

/** What the staff decides about a paper; the drafts and who saved them are its history. */
const paperState: StateReader = async (database, id) => {
  const { ownerId, state, publishedVersion, publishedRevision } = papers
  const columns = { ownerId, state, publishedVersion, publishedRevision }
  return (await database.select(columns).from(papers).where(eq(papers.id, id)))[0]
}

/** What the library says of a file. */
const mediaState: StateReader = async (database, name) =>
  (await database.select().from(deskMedia).where(eq(deskMedia.name, name)))[0]

/** The log refers to people by id; the name and the consent are the speaker's row. */
const speakerState: StateReader = async (database, id) => {
  const { recordedBy, consentedAt } = speakers
  return (
    await database.select({ id: speakers.id, recordedBy, consentedAt }).from(speakers).where(eq(speakers.id, id))
  )[0]
}

const takeState: StateReader = async (database, id) => {
  const { paperId, item, part, line, speakerId, file } = takes
  return (await database.select({ paperId, item, part, line, speakerId, file }).from(takes).where(eq(takes.id, id)))[0]
}

/** All of them, whatever the id. */
const floorsState: StateReader = async (database) => ({
  floors: await database.select().from(officialFloors).orderBy(asc(officialFloors.sector)),
})

/** All of them, whatever the id; they are public. */
const settingsState: StateReader = async (database) => ({
  settings: (await database.select().from(siteSettings))[0]?.settings ?? {},
})

/** Reads what a change is compared by, for each kind of subject. Undefined: there is none with this id. */
export const stateOf = {
  user: userState,
  twoStep: twoStepState,
  media: mediaState,
  speaker: speakerState,
  take: takeState,
  plan: planState,
  advertisement: advertisementState,
  video: videoState,
  message: messageState,
  exam: examState,
  paper: paperState,
  floors: floorsState,
  settings: settingsState,
} as const satisfies Record<AuditSubject, StateReader>

export interface Subject {
  kind: AuditSubject
  id: string
}

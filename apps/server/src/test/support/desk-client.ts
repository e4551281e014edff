import type { UserRole } from '@naru/api/types'
import { eq } from 'drizzle-orm'
import { users } from '../../platform/db/schema'
import type { TestServer } from './test-server'
import { fieldOf, newLearner } from './client'

/** A new user of the staff, logged in. */
export const newStaff = async (test: TestServer, role: UserRole, name = 'Nimali') => {
  const person = await newLearner(test, { name })
  await test.context.database.update(users).set({ role, isVerified: true }).where(eq(users.id, person.userId))
  return person
}

type Person = Awaited<ReturnType<typeof newStaff>>

const option = (text: string, correct = false) => ({ text, correct })

/** A question of a draft without files. */
export const question = (number: number, more: object = {}) => ({
  number,
  type: 'reading',
  item: `item-${number}`,
  text: `Question ${number}?`,
  options: [option('Yes', true), option('No')],
  ...more,
})

/** A draft without faults. */
export const draftOf = (questions: number, more: object = {}) => ({
  topic: 'Harbour',
  description: 'About a harbour.',
  duration: '10 minutes',
  readingTimeMinutes: 10,
  guidelines: ['Read well.'],
  questions: Array.from({ length: questions }, (_, at) => question(at + 1)),
  ...more,
})

let papers = 0

/** A new paper of a user with a draft; its newest revision is 2. */
export const newPaper = async (who: Person, draft: object = draftOf(2)): Promise<string> => {
  papers += 1
  const id = `paper-${papers}`
  await who.post('/api/desk/papers', { id, topic: 'Harbour' })
  const { status, text } = await save(who, id, 1, draft)
  if (status !== 200) throw new Error(`The paper was not saved: ${text}`)
  return id
}

/** Saves a draft made from a revision. */
export const save = (who: Person, id: string, revision: number, draft: object, more: object = {}) =>
  who.put(`/api/desk/papers/${id}`, { revision, draft, tab: 'tab-1', ...more })

export const publish = (who: Person, id: string, revision: number, isDry = false) =>
  who.post(`/api/desk/papers/${id}/publish`, { revision, isDry })

export const revisionOf = async (who: Person, id: string) =>
  Number(fieldOf((await who.get(`/api/desk/papers/${id}`)).body, 'revision'))

import { endpoints, type StaffOperationId } from '../../generated/contract'
import { requestBodies } from '../../examples'
import { sampleFloors, sampleNewAdvertisement, sampleNewPlan, sampleNewVideo } from '../../msw/index'
import type { SuccessBody } from '../../types'
import { isSuccessOf } from '../document'
import { succeed, type Setup } from '../target'
import { admin, clause, hasEntries, noSuchId, type ContractCase } from './case'

/** A call with the id of something that exists. */
const onExisting = (
  operation: StaffOperationId,
  title: string,
  find: (setup: Setup) => Promise<string>,
  body?: object,
  expects?: ContractCase['expects'],
): ContractCase =>
  clause(
    operation,
    200,
    title,
    admin,
    async (_, setup) => ({ path: { id: await find(setup) }, ...(body && { body }) }),
    expects && { expects },
  )

const rejects = (operation: StaffOperationId, title: string, body: object): ContractCase =>
  clause(operation, 400, title, admin, { path: { id: noSuchId }, body })

const someUser = async ({ newLearner }: Setup) => (await newLearner()).userId
const someExam = async ({ offers }: Setup) => (await offers()).examId

/** A body that the server accepts, by the operation that adds it. */
const newEntry = {
  addPlan: async (setup: Setup) => ({ ...sampleNewPlan, exams: [await someExam(setup)] }),
  addAdvertisement: async () => sampleNewAdvertisement,
  addVideo: async () => sampleNewVideo,
}
type AddOperation = keyof typeof newEntry

const adds = (operation: AddOperation): ContractCase =>
  clause(operation, 200, 'adds an entry', admin, async (_, setup) => ({ body: await newEntry[operation](setup) }))

/** Adds an entry for one case to change or delete, and returns its id. */
const added =
  <Id extends AddOperation>(operation: Id, idIn: (body: SuccessBody<Id>) => string) =>
  async (setup: Setup) =>
    idIn(await succeed(await setup.admin(), operation, { body: await newEntry[operation](setup) }))

const newPlan = added('addPlan', ({ plan }) => plan._id)
const newAdvertisement = added('addAdvertisement', ({ advertisement }) => advertisement.id)
const newVideo = added('addVideo', ({ video }) => video.id)

/** Sends a message as a visitor, and returns its id. */
const newMessage = async (setup: Setup) => {
  await succeed(setup.visitor(), 'sendContactMessage', { body: requestBodies.sendContactMessage })
  const { entries } = await succeed(await setup.admin(), 'listMessages', { query: endpoints.listMessages.query })
  return entries[0]?.id ?? noSuchId
}

const svg = btoa('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>')

export const adminCases: ContractCase[] = [
  clause(
    'findUsers',
    200,
    'returns at least one entry',
    admin,
    { query: endpoints.findUsers.query },
    {
      expects: (body) => isSuccessOf('findUsers', body) && body.entries.length > 0,
    },
  ),
  ...(['listAllPlans', 'listAllExams'] as const).map((operation) =>
    clause(operation, 200, 'returns at least one entry', admin, {}, { expects: hasEntries(1) }),
  ),
  onExisting('getUser', 'returns one user', someUser),
  onExisting('setTimeFactor', 'sets extra time', someUser, { timeFactor: 1.25 }),
  clause('setUserEmail', 200, 'mails a code to a corrected address', admin, async (_, setup) => {
    const id = await someUser(setup)
    return { path: { id }, body: { email: `corrected.${id}@example.com` } }
  }),
  onExisting('setUserRole', 'makes a user a learner', someUser, { role: 'learner' }),
  onExisting(
    'previewExam',
    'returns an exam with one key per question',
    someExam,
    undefined,
    (body) =>
      isSuccessOf('previewExam', body) &&
      body.questions.every(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length === 1),
  ),
  onExisting(
    'getExamStatistics',
    'returns the questions of an exam with their statistics',
    someExam,
    undefined,
    (body) => isSuccessOf('getExamStatistics', body) && body.questions.length > 0,
  ),
  clause(
    'saveFloors',
    200,
    'saves the floors',
    admin,
    { body: sampleFloors },
    {
      expects: (body) => isSuccessOf('saveFloors', body) && body.floors.length === 1,
    },
  ),
  clause('saveFloors', 409, 'saves nothing over floors that the admin did not see', admin, async (client) => {
    await succeed(client, 'saveFloors', { body: sampleFloors })
    return { body: { floors: [], seen: [] } }
  }),
  adds('addPlan'),
  onExisting('changePlan', 'withdraws a plan', newPlan, { isOffered: false }),
  adds('addAdvertisement'),
  onExisting('changeAdvertisement', 'withdraws an advertisement', newAdvertisement, { isShown: false }),
  onExisting('deleteAdvertisement', 'deletes an advertisement', newAdvertisement),
  adds('addVideo'),
  onExisting('changeVideo', 'withdraws a video', newVideo, { isShown: false }),
  onExisting('deleteVideo', 'deletes a video', newVideo),
  clause(
    'listMessages',
    200,
    'returns the message that a visitor sent last',
    admin,
    async (_, setup) => {
      await newMessage(setup)
      return { query: endpoints.listMessages.query }
    },
    {
      expects: (body) =>
        isSuccessOf('listMessages', body) && body.entries[0]?.text === requestBodies.sendContactMessage.message,
    },
  ),
  onExisting('changeMessage', 'marks a message as done', newMessage, { isDone: true }),

  rejects('setTimeFactor', 'rejects an unknown factor', { timeFactor: 3 }),
  rejects('setUserEmail', 'rejects text that is no address', { email: 'nimal' }),
  rejects('setUserRole', 'rejects an unknown role', { role: 'owner' }),
  rejects('saveFloors', 'rejects two floors of one branch', {
    floors: [...sampleFloors.floors, ...sampleFloors.floors],
  }),
  rejects('addPlan', 'rejects a plan without an exam', { ...sampleNewPlan, exams: [] }),
  rejects('addPlan', 'rejects a price with three decimals', { ...sampleNewPlan, price: 1.005 }),
  rejects('changePlan', 'rejects an empty change', {}),
  rejects('addAdvertisement', 'rejects a picture that is an SVG', { ...sampleNewAdvertisement, image: svg }),
  rejects('changeAdvertisement', 'rejects an empty title', { title: '' }),
  rejects('addVideo', 'rejects an address outside YouTube', {
    ...sampleNewVideo,
    youtubeUrl: 'https://example.org/watch?v=ccccccccccc',
  }),
  rejects('changeVideo', 'rejects an empty change', {}),
  rejects('changeMessage', 'rejects a state that is none', { isDone: 'yes' }),
]

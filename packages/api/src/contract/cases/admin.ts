import { adminOperations, sampleNewAdvertisement, sampleNewPlan, sampleNewVideo } from '../../msw/index'
import { isSuccessOf } from '../document'
import type { Sent } from '../session'
import type { Stage } from '../target'
import { noSuchId, refusesVisitors, type ContractCase } from './case'

type AdminOperation = (typeof adminOperations)[number]

/** A call of each operation that would be well but for who makes it, or what it names. */
const sent: Record<AdminOperation, Sent> = {
  getAdminOverview: {},
  findUsers: { query: { page: '1' } },
  getUser: { path: { id: noSuchId } },
  setTimeFactor: { path: { id: noSuchId }, body: { timeFactor: 1.5 } },
  listAllPlans: {},
  addPlan: { body: sampleNewPlan },
  changePlan: { path: { id: noSuchId }, body: { isOffered: false } },
  listAllAdvertisements: {},
  addAdvertisement: { body: sampleNewAdvertisement },
  changeAdvertisement: { path: { id: noSuchId }, body: { isShown: false } },
  deleteAdvertisement: { path: { id: noSuchId } },
  listAllVideos: {},
  addVideo: { body: sampleNewVideo },
  changeVideo: { path: { id: noSuchId }, body: { isShown: false } },
  deleteVideo: { path: { id: noSuchId } },
  listAllExams: {},
  previewExam: { path: { id: noSuchId } },
  listMails: { query: { page: '1' } },
  listPaymentOrders: { query: { page: '1' } },
  listPaymentNotices: { query: { page: '1' } },
}

const refusesLearners = (operation: AdminOperation): ContractCase => ({
  operation,
  says: 'refuses a learner',
  status: 403,
  given: async ({ learner }) => {
    const { call } = await learner()
    return () => call(operation, sent[operation])
  },
})

const knowsNone = (operation: AdminOperation): ContractCase => ({
  operation,
  says: 'knows nothing of an unknown id',
  status: 404,
  given: async ({ admin }) => {
    const { call } = await admin()
    return () => call(operation, sent[operation])
  },
})

const serves = (operation: AdminOperation, expects?: ContractCase['expects']): ContractCase => ({
  operation,
  says: 'serves an admin',
  status: 200,
  given: async ({ admin }) => {
    const { call } = await admin()
    return () => call(operation, sent[operation])
  },
  ...(expects && { expects }),
})

/** A call on the first entry of a list, which stands on the stage. */
const onFirst = (
  operation: AdminOperation,
  says: string,
  find: (stage: Stage) => Promise<string>,
  body?: object,
  expects?: ContractCase['expects'],
): ContractCase => ({
  operation,
  says,
  status: 200,
  given: async (stage) => {
    const { call } = await stage.admin()
    const id = await find(stage)
    return () => call(operation, { path: { id }, ...(body && { body }) })
  },
  ...(expects && { expects }),
})

const refuses = (operation: AdminOperation, says: string, body: object): ContractCase => ({
  operation,
  says,
  status: 400,
  given: async ({ admin }) => {
    const { call } = await admin()
    return () => call(operation, { path: { id: noSuchId }, body })
  },
})

const somebody = async ({ newcomer }: Stage) => (await newcomer()).userId
const someExam = async ({ offers }: Stage) => (await offers()).examId

const adds = (operation: AdminOperation, idIn: (body: unknown) => string | undefined) => async (stage: Stage) => {
  const { call } = await stage.admin()
  const { body } = await call(operation, operation === 'addPlan' ? { body: await planOf(stage) } : sent[operation])
  const id = idIn(body)
  if (id === undefined) throw new Error(`${operation} added nothing: ${JSON.stringify(body)}`)
  return id
}

const planOf = async (stage: Stage) => ({ ...sampleNewPlan, exams: [await someExam(stage)] })

// Each is made for the case that changes or deletes it, so that no other case misses it.
const newPlan = adds('addPlan', (body) => (isSuccessOf('addPlan', body) ? body.plan._id : undefined))
const newAdvertisement = adds('addAdvertisement', (body) =>
  isSuccessOf('addAdvertisement', body) ? body.advertisement.id : undefined,
)
const newVideo = adds('addVideo', (body) => (isSuccessOf('addVideo', body) ? body.video.id : undefined))

const svg = btoa('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>alert(1)</script></svg>')

export const adminCases: ContractCase[] = [
  ...adminOperations.flatMap((operation) => [
    refusesVisitors(operation, sent[operation]),
    refusesLearners(operation),
    ...('path' in sent[operation] ? [knowsNone(operation)] : []),
  ]),
  serves('getAdminOverview'),
  serves('findUsers', (body) => isSuccessOf('findUsers', body) && body.entries.length > 0),
  serves('listAllPlans', (body) => isSuccessOf('listAllPlans', body) && body.length > 0),
  serves('listAllAdvertisements'),
  serves('listAllVideos'),
  serves('listAllExams', (body) => isSuccessOf('listAllExams', body) && body.length > 0),
  serves('listMails'),
  serves('listPaymentOrders'),
  serves('listPaymentNotices'),
  onFirst('getUser', 'tells of one user', somebody),
  onFirst('setTimeFactor', 'gives a user extra time', somebody, { timeFactor: 1.25 }),
  onFirst(
    'previewExam',
    'gives an exam with one key in each question',
    someExam,
    undefined,
    (body) =>
      isSuccessOf('previewExam', body) &&
      body.questions.every(({ answers }) => answers.filter(({ isCorrect }) => isCorrect).length === 1),
  ),
  {
    operation: 'addPlan',
    says: 'adds a plan',
    status: 200,
    given: async (stage) => {
      const { call } = await stage.admin()
      const body = await planOf(stage)
      return () => call('addPlan', { body })
    },
  },
  onFirst('changePlan', 'withdraws a plan', newPlan, { isOffered: false }),
  serves('addAdvertisement'),
  onFirst('changeAdvertisement', 'withdraws an advertisement', newAdvertisement, { isShown: false }),
  onFirst('deleteAdvertisement', 'deletes an advertisement', newAdvertisement),
  serves('addVideo'),
  onFirst('changeVideo', 'withdraws a video', newVideo, { isShown: false }),
  onFirst('deleteVideo', 'deletes a video', newVideo),

  refuses('setTimeFactor', 'refuses a factor that is none of the four', { timeFactor: 3 }),
  refuses('addPlan', 'refuses a plan without an exam', { ...sampleNewPlan, exams: [] }),
  refuses('addPlan', 'refuses a price with three decimals', { ...sampleNewPlan, price: 1.005 }),
  refuses('changePlan', 'refuses a change that changes nothing', {}),
  refuses('addAdvertisement', 'refuses a picture that is an SVG', { ...sampleNewAdvertisement, image: svg }),
  refuses('changeAdvertisement', 'refuses an empty title', { title: '' }),
  refuses('addVideo', 'refuses an address that is none of YouTube', {
    ...sampleNewVideo,
    youtubeUrl: 'https://example.org/watch?v=ccccccccccc',
  }),
  refuses('changeVideo', 'refuses a change that changes nothing', {}),
]

import type { OperationId, PaperDraft } from '../../types'
import type { RequestParts } from '../client'
import { isSuccessOf } from '../document'
import { succeed, type Setup } from '../target'
import { admin, clause, noSuchId, type ContractCase } from './case'

const option = (text: string, correct: boolean) => ({ text, correct })

/** A complete paper of two questions without files. */
const draft: PaperDraft = {
  topic: 'Harbour',
  description: 'Two questions.',
  duration: '5 minutes',
  readingTimeMinutes: 5,
  guidelines: [],
  questions: [
    { number: 1, type: 'reading', item: 'harbour-a', text: 'One?', options: [option('A', true), option('B', false)] },
    { number: 2, type: 'reading', item: 'harbour-b', text: 'Two?', options: [option('C', true), option('D', false)] },
  ],
}

const newId = () => `paper-${crypto.randomUUID()}`

/** A new paper of an author at revision 2, which is complete. */
const newPaper = async (setup: Setup) => {
  const author = await setup.member('author')
  const id = newId()
  await succeed(author, 'createPaper', { body: { id, topic: 'Harbour' } })
  await succeed(author, 'savePaper', { path: { id }, body: { revision: 1, draft, tab: 't-1' } })
  return { id, author, editor: await setup.member('editor') }
}

type Expectation = Pick<ContractCase, 'expects'>

/** A call of the author of a new paper, or of an editor. */
const onPaper = (
  operation: OperationId,
  title: string,
  request: RequestParts = {},
  { by = 'author', status = 200, ...more }: { by?: 'author' | 'editor'; status?: number } & Expectation = {},
): ContractCase =>
  clause(
    operation,
    status,
    title,
    async (setup) => {
      const { id, ...people } = await newPaper(setup)
      return { ...people[by], id }
    },
    ({ id }) => ({ ...request, path: { id, ...request.path } }),
    more,
  )

/** A call of an admin that gives a new paper of an author; `find` says to whom. */
const onOwner = (
  title: string,
  status: number,
  find: (setup: Setup, author: string) => Promise<{ from: string; to: string }>,
  more: Expectation = {},
): ContractCase =>
  clause(
    'givePaper',
    status,
    title,
    admin,
    async (_, setup) => {
      const author = await setup.newMember('author')
      const id = newId()
      await succeed(author, 'createPaper', { body: { id, topic: 'Harbour' } })
      return { path: { id }, body: await find(setup, author.userId) }
    },
    more,
  )

const author = ({ member }: Setup) => member('author')
const editor = ({ member }: Setup) => member('editor')
const changed = { ...draft, topic: 'Port' }

const gift = btoa('::1:: Which is it? {=A ~B}')

export const deskCases: ContractCase[] = [
  clause('createPaper', 200, 'begins a paper', author, () => ({ body: { id: newId(), topic: 'Harbour' } }), {
    expects: (body) => isSuccessOf('createPaper', body) && body.revision === 1 && body.state === 'draft',
  }),
  clause('createPaper', 409, 'rejects the id of an exam', author, async (_, { offers }) => ({
    body: { id: (await offers()).examId, topic: 'Harbour' },
  })),
  clause('createPaper', 404, 'rejects a copy of an unknown paper', author, () => ({
    body: { id: newId(), topic: 'Harbour', from: { paper: newId() } },
  })),
  onPaper(
    'getPaper',
    'returns the draft',
    {},
    {
      expects: (body) => isSuccessOf('getPaper', body) && body.draft['topic'] === 'Harbour' && body.revision === 2,
    },
  ),
  onPaper(
    'savePaper',
    'saves a draft',
    { body: { revision: 2, draft: changed, tab: 't-1' } },
    {
      expects: (body) => isSuccessOf('savePaper', body) && body.revision === 3,
    },
  ),
  onPaper(
    'savePaper',
    'tells what was saved meanwhile',
    { body: { revision: 1, draft: changed, tab: 't-2' } },
    {
      status: 409,
    },
  ),
  clause('savePaper', 409, 'rejects a change of a paper in review', author, async (person, setup) => {
    const path = { id: (await newPaper(setup)).id }
    await succeed(person, 'setPaperState', { path, body: { state: 'in_review', revision: 2 } })
    return { path, body: { revision: 2, draft: changed, tab: 't-1' } }
  }),
  onPaper('deletePaper', 'deletes a paper'),
  onPaper('setPaperState', 'sends a paper to review', { body: { state: 'in_review', revision: 2 } }),
  onOwner(
    'gives a paper to an editor',
    200,
    async ({ newMember }, from) => ({ from, to: (await newMember('editor')).userId }),
    { expects: (body) => isSuccessOf('givePaper', body) && body.revision === 1 },
  ),
  onOwner('rejects an owner who does not exist', 404, async (_setup, from) => ({ from, to: noSuchId })),
  onOwner('rejects a learner as the owner', 409, async ({ newLearner }, from) => ({
    from,
    to: (await newLearner()).userId,
  })),
  onOwner('rejects a paper that has another owner by now', 409, async ({ newMember }) => ({
    from: noSuchId,
    to: (await newMember('editor')).userId,
  })),
  clause(
    'listWriters',
    200,
    'returns at least the admin',
    admin,
    {},
    {
      expects: (body) => isSuccessOf('listWriters', body) && body.some(({ role }) => role === 'admin'),
    },
  ),
  onPaper(
    'publishPaper',
    'tells what publishing would do',
    { body: { revision: 2, isDry: true } },
    {
      by: 'editor',
      expects: (body) => isSuccessOf('publishPaper', body) && !body.isPublished && body.faults.length === 0,
    },
  ),
  onPaper(
    'publishPaper',
    'publishes a paper',
    { body: { revision: 2, isDry: false } },
    {
      by: 'editor',
      expects: (body) => isSuccessOf('publishPaper', body) && body.isPublished && body.version === 1,
    },
  ),
  onPaper(
    'listRevisions',
    'returns the history',
    { query: { page: '1' } },
    {
      expects: (body) => isSuccessOf('listRevisions', body) && body.total === 2,
    },
  ),
  onPaper('getRevision', 'returns a revision', { path: { revision: '1' } }),
  onPaper(
    'touchPaper',
    'tells who has the paper open',
    { body: { tab: 't-1' } },
    {
      expects: (body) => isSuccessOf('touchPaper', body) && body.editors.length === 1,
    },
  ),
  clause('regradePaper', 200, 'tells what would change', editor, async (person, setup) => {
    const path = { id: (await newPaper(setup)).id }
    await succeed(person, 'publishPaper', { path, body: { revision: 2, isDry: false } })
    return { path, body: { isDry: true } }
  }),
  onPaper('exportPaper', 'returns a file', { query: { format: 'folder' } }),
  onPaper(
    'checkImport',
    'returns a draft',
    { body: { name: 'harbour.gift', file: gift } },
    {
      expects: (body) => isSuccessOf('checkImport', body) && body.draft !== undefined && body.faults.length === 0,
    },
  ),
]

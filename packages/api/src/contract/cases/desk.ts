import type { OperationId, PaperDraft } from '../../types'
import { isSuccessOf } from '../document'
import { succeed, type Setup } from '../target'
import { noSuchId, type ContractCase } from './case'

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

type Prepared = Awaited<ReturnType<typeof newPaper>>
type Request = NonNullable<Parameters<Prepared['author']['call']>[1]>

/** A call of the author of a new paper, or of an editor. */
const onPaper = (
  operation: OperationId,
  title: string,
  request: Omit<Request, 'path'> & { path?: Record<string, string> },
  more: { by?: 'author' | 'editor'; status?: number; expects?: ContractCase['expects'] } = {},
): ContractCase => ({
  operation,
  title,
  status: more.status ?? 200,
  prepare: async (setup) => {
    const { id, ...people } = await newPaper(setup)
    const { call } = people[more.by ?? 'author']
    return () => call(operation, { ...request, path: { id, ...request.path } })
  },
  ...(more.expects && { expects: more.expects }),
})

const published = async (setup: Setup) => {
  const paper = await newPaper(setup)
  await succeed(paper.editor, 'publishPaper', { path: { id: paper.id }, body: { revision: 2, isDry: false } })
  return paper
}

/** A call of an admin that gives a new paper of an author; `find` says to whom. */
const onOwner = (
  title: string,
  status: number,
  find: (setup: Setup, author: string) => Promise<{ from: string; to: string }>,
  expects?: ContractCase['expects'],
): ContractCase => ({
  operation: 'givePaper',
  title,
  status,
  prepare: async (setup) => {
    const [author, admin] = [await setup.newMember('author'), await setup.admin()]
    const id = newId()
    await succeed(author, 'createPaper', { body: { id, topic: 'Harbour' } })
    const body = await find(setup, author.userId)
    return () => admin.call('givePaper', { path: { id }, body })
  },
  ...(expects && { expects }),
})

const gift = btoa('::1:: Which is it? {=A ~B}')

export const deskCases: ContractCase[] = [
  {
    operation: 'createPaper',
    title: 'begins a paper',
    status: 200,
    prepare: async ({ member }) => {
      const { call } = await member('author')
      return () => call('createPaper', { body: { id: newId(), topic: 'Harbour' } })
    },
    expects: (body) => isSuccessOf('createPaper', body) && body.revision === 1 && body.state === 'draft',
  },
  {
    operation: 'createPaper',
    title: 'rejects the id of an exam',
    status: 409,
    prepare: async ({ member, offers }) => {
      const [{ call }, { examId }] = [await member('author'), await offers()]
      return () => call('createPaper', { body: { id: examId, topic: 'Harbour' } })
    },
  },
  {
    operation: 'createPaper',
    title: 'rejects a copy of an unknown paper',
    status: 404,
    prepare: async ({ member }) => {
      const { call } = await member('author')
      return () => call('createPaper', { body: { id: newId(), topic: 'Harbour', from: { paper: newId() } } })
    },
  },
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
    { body: { revision: 2, draft: { ...draft, topic: 'Port' }, tab: 't-1' } },
    {
      expects: (body) => isSuccessOf('savePaper', body) && body.revision === 3,
    },
  ),
  onPaper(
    'savePaper',
    'tells what was saved meanwhile',
    { body: { revision: 1, draft: { ...draft, topic: 'Port' }, tab: 't-2' } },
    { status: 409 },
  ),
  {
    operation: 'savePaper',
    title: 'rejects a change of a paper in review',
    status: 409,
    prepare: async (setup) => {
      const { id, author } = await newPaper(setup)
      await succeed(author, 'setPaperState', { path: { id }, body: { state: 'in_review', revision: 2 } })
      return () =>
        author.call('savePaper', {
          path: { id },
          body: { revision: 2, draft: { ...draft, topic: 'Port' }, tab: 't-1' },
        })
    },
  },
  onPaper('deletePaper', 'deletes a paper', {}),
  onPaper('setPaperState', 'sends a paper to review', { body: { state: 'in_review', revision: 2 } }),
  onOwner(
    'gives a paper to an editor',
    200,
    async ({ newMember }, from) => ({ from, to: (await newMember('editor')).userId }),
    (body) => isSuccessOf('givePaper', body) && body.revision === 1,
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
  {
    operation: 'listWriters',
    title: 'returns at least the admin',
    status: 200,
    prepare: async ({ admin }) => {
      const { call } = await admin()
      return () => call('listWriters')
    },
    expects: (body) => isSuccessOf('listWriters', body) && body.some(({ role }) => role === 'admin'),
  },
  onPaper(
    'publishPaper',
    'tells what publishing would do',
    { body: { revision: 2, isDry: true } },
    {
      by: 'editor',
      expects: (body) => isSuccessOf('publishPaper', body) && !body.isPublished && body.faults.length === 0,
    },
  ),
  {
    operation: 'publishPaper',
    title: 'publishes a paper',
    status: 200,
    prepare: async (setup) => {
      const { id, editor } = await newPaper(setup)
      return () => editor.call('publishPaper', { path: { id }, body: { revision: 2, isDry: false } })
    },
    expects: (body) => isSuccessOf('publishPaper', body) && body.isPublished && body.version === 1,
  },
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
  {
    operation: 'regradePaper',
    title: 'tells what would change',
    status: 200,
    prepare: async (setup) => {
      const { id, editor } = await published(setup)
      return () => editor.call('regradePaper', { path: { id }, body: { isDry: true } })
    },
  },
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

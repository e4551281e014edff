import type { Paper, PaperConflict, SavedPaper, SavePaperRequest } from '@naru/api'
import type { Draft } from '@naru/exam-kit/editor'
import { createMemoryDatabase } from '@naru/exam-kit/browser'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { describe, expect, it, vi } from 'vitest'
import { createFakeTime } from '../../../../shared/time/fakeTime'
import type { PaperSessionPorts } from './paperSession'
import type { StoredPaper } from './storedPaper'

// The entry of the editor has styles; vanilla-extract needs a file scope for those outside a bundler.
setFileScope('paperSession.test.ts', '@naru/web')

const { createPaperSession } = await import('./paperSession')
const { createPaperStore } = await import('./storedPaper')

const draft: Draft = {
  id: 'paper-1',
  topic: 'Paper',
  questions: ['a', 'b'].map((item, index) => ({
    item,
    number: index + 1,
    type: 'reading',
    text: item,
    options: [{ text: '가', correct: true }, { text: '나' }],
  })),
}

const paper = (changes: Partial<Paper> = {}): Paper => ({
  id: 'paper-1',
  state: 'draft',
  revision: 3,
  savedAt: '2026-11-24T10:00:00Z',
  draft: { ...draft },
  owner: { id: 'u', name: 'Nimal' },
  media: [],
  editors: [],
  rights: { publish: false },
  ...changes,
})

const offline = new Error('offline')
const refused = new Error('refused')
class Changed extends Error {
  constructor(readonly current: PaperConflict['current']) {
    super('changed')
  }
}

function setup(options: { paper?: Paper | undefined; stored?: StoredPaper } = {}) {
  const time = createFakeTime()
  const answers: (Error | undefined)[] = []
  const sent: SavePaperRequest[] = []
  let revision = 3
  const save = vi.fn<(body: SavePaperRequest) => Promise<SavedPaper>>(async (body) => {
    sent.push(structuredClone(body))
    const error = answers.shift()
    if (error !== undefined) throw error
    revision = body.revision + 1
    return { revision, savedAt: '2026-11-24T10:01:00Z', editors: [] }
  })
  const store = createPaperStore(createMemoryDatabase<'papers'>(), 'user-1')
  const ports: PaperSessionPorts = {
    save,
    conflictOf: (error) => (error instanceof Changed ? error.current : undefined),
    isTransient: (error) => error === offline,
    store,
    time,
    newItem: () => 'new',
    tab: 'tab-1',
  }
  const opened = { paper: 'paper' in options ? options.paper : paper(), stored: options.stored }
  const session = createPaperSession(opened, ports)
  const pass = (milliseconds: number) => time.advance(milliseconds)
  const type = (text: string, item = 'a') => session.edit({ kind: 'changeQuestion', item, changes: { text } })
  const kind = () => session.getState().save.kind
  const texts = () => session.getState().draft.questions.map(({ text }) => text)
  return { session, answers, sent, store, pass, type, kind, texts, ports }
}

describe('saving', () => {
  it('waits for a pause, then sends the draft with its revision', async () => {
    const { session, sent, pass, type, kind } = setup()
    type('가')
    await pass(1000)
    type('가나')
    expect(kind()).toBe('waiting')
    await pass(1000)
    expect(sent).toEqual([])
    await pass(1000)
    expect(sent).toMatchObject([{ revision: 3, tab: 'tab-1', draft: { questions: [{ text: '가나' }, {}] } }])
    expect(session.getState()).toMatchObject({ revision: 4, save: { kind: 'saved' } })
  })

  it('sends at once on leaving', async () => {
    const { session, sent, type } = setup()
    type('가')
    expect(await session.saveNow()).toBe(true)
    expect(sent).toHaveLength(1)
    session.dispose()
    expect(sent).toHaveLength(1)
  })

  it('sends what was typed while it was saving afterwards', async () => {
    const { sent, session, pass, type, kind } = setup()
    type('가')
    const saving = session.saveNow()
    type('가나')
    await saving
    await pass(2000)
    expect(sent.map(({ revision }) => revision)).toEqual([3, 4])
    expect(kind()).toBe('saved')
  })

  it('sends nothing for a draft that is as before', async () => {
    const { sent, pass, type, kind, session } = setup()
    type('가')
    session.undo()
    await pass(5000)
    expect(sent).toEqual([])
    expect(kind()).toBe('saved')
  })

  it('tries again by itself without a connection, and keeps the edits on the device', async () => {
    const { answers, sent, pass, type, session, store } = setup()
    answers.push(offline)
    type('가')
    await pass(2000)
    expect(session.getState().save).toEqual({ kind: 'failed', error: offline, isOffline: true })
    expect((await store.find('paper-1'))?.draft.questions[0]?.text).toBe('가')
    await pass(10_000)
    expect(sent).toHaveLength(2)
    expect(session.getState().save.kind).toBe('saved')
  })

  it('waits for the author after a refusal', async () => {
    const { answers, sent, pass, type, session } = setup()
    answers.push(refused)
    type('가')
    await pass(60_000)
    expect(sent).toHaveLength(1)
    expect(session.getState().save).toMatchObject({ kind: 'failed', isOffline: false })
    type('나')
    await pass(2000)
    expect(session.getState().save.kind).toBe('saved')
  })
})

describe('two editors', () => {
  const theirs: PaperConflict['current']['draft'] = {
    ...draft,
    questions: draft.questions.map((question) => (question.item === 'b' ? { ...question, text: 'theirs' } : question)),
  }
  const changed = () => new Changed({ revision: 7, draft: theirs, author: 'Kamala', savedAt: '2026-11-24T10:02:00Z' })

  it('the later one is told, and sends nothing until the author has chosen', async () => {
    const { answers, sent, pass, type, session, texts } = setup()
    answers.push(changed())
    type('mine')
    await pass(2000)
    expect(session.getState()).toMatchObject({
      save: { kind: 'conflict' },
      conflict: { author: 'Kamala', revision: 7 },
    })
    type('mine too')
    await pass(60_000)
    expect(sent).toHaveLength(1)
    session.resolve({})
    await pass(0)
    expect(texts()).toEqual(['mine too', 'theirs'])
    expect(sent[1]).toMatchObject({ revision: 7 })
    expect(session.getState()).toMatchObject({ conflict: undefined, revision: 8, save: { kind: 'saved' } })
    // The own draft is one step back.
    session.undo()
    expect(texts()).toEqual(['mine too', 'b'])
  })
})

describe('after a reload', () => {
  const mine: Draft = { ...draft, questions: draft.questions.map((question) => ({ ...question, text: 'mine' })) }
  const history = { past: [], future: [] }
  const kept = (changes: Partial<StoredPaper> = {}): StoredPaper => ({
    revision: 3,
    base: draft,
    draft: mine,
    history,
    current: 'b',
    ...changes,
  })

  it('unsaved edits are there and are sent', async () => {
    const { texts, pass, sent, session } = setup({ stored: kept() })
    expect(texts()).toEqual(['mine', 'mine'])
    expect(session.getState().current).toBe('b')
    await pass(0)
    expect(sent).toHaveLength(1)
  })

  it('undo goes on', async () => {
    const before = setup()
    before.type('가')
    await before.session.saveNow()
    await before.pass(1000)
    const stored = await before.store.find('paper-1')
    const saved = paper({ revision: 4, draft: { ...before.session.getState().draft } })
    const { session, texts } = setup({ paper: saved, ...(stored !== undefined && { stored }) })
    session.undo()
    expect(texts()).toEqual(['a', 'b'])
  })

  it('a newer revision of the server is a conflict with unsaved edits, and counts without them', () => {
    const newer = paper({ revision: 5, draft: { ...draft, topic: 'Theirs' } })
    expect(setup({ paper: newer, stored: kept() }).kind()).toBe('conflict')
    const { session } = setup({ paper: newer, stored: kept({ draft }) })
    expect(session.getState()).toMatchObject({ draft: { topic: 'Theirs' }, revision: 5, save: { kind: 'saved' } })
  })

  it('the paper opens from the device without a connection', () => {
    const { texts, kind } = setup({ paper: undefined, stored: kept() })
    expect(texts()).toEqual(['mine', 'mine'])
    expect(kind()).toBe('waiting')
  })

  it('another user of the device finds nothing, nor anybody a record of another format', async () => {
    const database = createMemoryDatabase<'papers'>()
    await createPaperStore(database, 'user-1').save('paper-1', kept())
    expect(await createPaperStore(database, 'user-2').find('paper-1')).toBeUndefined()
    expect(await createPaperStore(database, 'user-1').find('paper-1')).toEqual(kept())
    await database.put('papers', 'user-1/paper-1', { version: 0 })
    expect(await createPaperStore(database, 'user-1').find('paper-1')).toBeUndefined()
  })
})

it('a restored draft says where it is from', async () => {
  const { session, sent, pass } = setup()
  session.replace({ ...draft, topic: 'Before' }, 'restore', 2)
  await pass(0)
  expect(sent).toMatchObject([{ reason: 'restore', restoredFrom: 2 }])
})

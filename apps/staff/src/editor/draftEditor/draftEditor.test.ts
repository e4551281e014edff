import type { DeskPaper, PaperConflict, SavedPaper, SavePaperRequest } from '@naru/api'
import type { Draft } from '@naru/exam-authoring/editor'
import { createMemoryDatabase } from '@naru/exam-kit/internal/browser'
import { setFileScope } from '@vanilla-extract/css/fileScope'
import { describe, expect, it, vi } from 'vitest'
import { createFakeTime } from '@naru/app-shell/time/fakeTime'
import type { DraftEditorPorts } from './draftEditor'
import type { StoredPaper } from './storedPaper'

// The entry of the editor has styles; vanilla-extract needs a file scope for those outside a bundler.
setFileScope('draftEditor.test.ts', '@naru/web')

const { createDraftEditor } = await import('./draftEditor')
const { createPaperStore } = await import('./storedPaper')
const { clearSavedPapers } = await import('@naru/app-shell/paperDatabase')

const draft: Draft = {
  id: 'paper-1',
  topic: 'DeskPaper',
  questions: ['a', 'b'].map((item, index) => ({
    item,
    number: index + 1,
    type: 'reading',
    text: item,
    options: [{ text: '가', correct: true }, { text: '나' }],
  })),
}

const paper = (changes: Partial<DeskPaper> = {}): DeskPaper => ({
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
const limited = new Error('limited')
class Changed extends Error {
  constructor(readonly current: PaperConflict['current']) {
    super('changed')
  }
}

function setup(options: { paper?: DeskPaper | undefined; stored?: StoredPaper; cannotStore?: boolean } = {}) {
  const time = createFakeTime()
  const answers: (Error | Promise<never> | undefined)[] = []
  const sent: SavePaperRequest[] = []
  let revision = 3
  const save = vi.fn<(body: SavePaperRequest) => Promise<SavedPaper>>(async (body) => {
    sent.push(structuredClone(body))
    const answer = await answers.shift()
    if (answer !== undefined) throw answer
    revision = body.revision + 1
    return { revision, savedAt: '2026-11-24T10:01:00Z', editors: [] }
  })
  const database = createMemoryDatabase<'papers'>()
  if (options.cannotStore === true) database.put = () => Promise.resolve(false)
  const store = createPaperStore(database, { userId: 'user-1', tab: 'tab-1', now: time.now })
  const ports: DraftEditorPorts = {
    save,
    conflictOf: (error) => (error instanceof Changed ? error.current : undefined),
    isTransient: (error) => error === offline || error === limited,
    retryAfterOf: (error) => (error === limited ? 30 : undefined),
    store,
    time,
    newItem: () => 'new',
    tab: 'tab-1',
  }
  const opened = { paper: 'paper' in options ? options.paper : paper(), stored: options.stored }
  const draftEditor = createDraftEditor(opened, ports)
  const pass = (milliseconds: number) => time.advance(milliseconds)
  const type = (text: string, item = 'a') => draftEditor.edit({ kind: 'changeQuestion', item, changes: { text } })
  const kind = () => draftEditor.getState().save.kind
  const texts = () => draftEditor.getState().draft.questions.map(({ text }) => text)
  return { draftEditor, answers, sent, store, pass, type, kind, texts, ports }
}

describe('saving', () => {
  it('waits for a pause, then sends the draft with its revision', async () => {
    const { draftEditor, sent, pass, type, kind } = setup()
    type('가')
    await pass(1000)
    type('가나')
    expect(kind()).toBe('waiting')
    await pass(1000)
    expect(sent).toEqual([])
    await pass(1000)
    expect(sent).toMatchObject([{ revision: 3, tab: 'tab-1', draft: { questions: [{ text: '가나' }, {}] } }])
    expect(draftEditor.getState()).toMatchObject({ revision: 4, save: { kind: 'saved' } })
  })

  it('sends at once on leaving', async () => {
    const { draftEditor, sent, type } = setup()
    type('가')
    expect(await draftEditor.saveNow()).toBe(true)
    expect(sent).toHaveLength(1)
    draftEditor.dispose()
    expect(sent).toHaveLength(1)
  })

  it('keeps the edits on the device at once on leaving, not only after a pause', async () => {
    const { answers, draftEditor, store, type } = setup()
    answers.push(offline)
    type('가')
    const leaving = draftEditor.saveNow()
    expect((await store.find('paper-1'))?.draft.questions[0]?.text).toBe('가')
    expect(draftEditor.getState().isStored).toBe(true)
    await leaving
  })

  it('knows that the device keeps nothing', async () => {
    const { draftEditor, type } = setup({ cannotStore: true })
    type('가')
    await draftEditor.saveNow()
    expect(draftEditor.getState().isStored).toBe(false)
  })

  it('sends what was typed while it was saving afterwards', async () => {
    const { sent, draftEditor, pass, type, kind } = setup()
    type('가')
    const saving = draftEditor.saveNow()
    type('가나')
    await saving
    await pass(2000)
    expect(sent.map(({ revision }) => revision)).toEqual([3, 4])
    expect(kind()).toBe('saved')
  })

  it('sends nothing for a draft that is as before', async () => {
    const { sent, pass, type, kind, draftEditor } = setup()
    type('가')
    draftEditor.undo()
    await pass(5000)
    expect(sent).toEqual([])
    expect(kind()).toBe('saved')
  })

  it('tries again by itself without a connection, and keeps the edits on the device', async () => {
    const { answers, sent, pass, type, draftEditor, store } = setup()
    answers.push(offline)
    type('가')
    await pass(2000)
    expect(draftEditor.getState().save).toEqual({ kind: 'offline' })
    expect((await store.find('paper-1'))?.draft.questions[0]?.text).toBe('가')
    await pass(10_000)
    expect(sent).toHaveLength(2)
    expect(draftEditor.getState().save.kind).toBe('saved')
  })

  it('waits as long as the server asks, over a new edit', async () => {
    const { answers, sent, pass, type, kind } = setup()
    answers.push(limited)
    type('가')
    await pass(2000)
    type('가나')
    await pass(10_000)
    await pass(10_000)
    expect(sent).toHaveLength(1)
    await pass(10_000)
    expect(sent).toHaveLength(2)
    expect(kind()).toBe('saved')
  })

  it('tries again if a request is never answered', async () => {
    const { answers, sent, pass, type, kind } = setup()
    answers.push(new Promise(() => {}))
    type('가')
    await pass(2000)
    await pass(180_000)
    await pass(10_000)
    expect(sent).toHaveLength(2)
    expect(kind()).toBe('saved')
  })

  it('waits for the author after a refusal', async () => {
    const { answers, sent, pass, type, draftEditor } = setup()
    answers.push(refused)
    type('가')
    await pass(60_000)
    expect(sent).toHaveLength(1)
    expect(draftEditor.getState().save).toMatchObject({ kind: 'refused' })
    type('나')
    await pass(2000)
    expect(draftEditor.getState().save.kind).toBe('saved')
  })
})

describe('two editors', () => {
  const theirs: PaperConflict['current']['draft'] = {
    ...draft,
    questions: draft.questions.map((question) => (question.item === 'b' ? { ...question, text: 'theirs' } : question)),
  }
  const changed = () => new Changed({ revision: 7, draft: theirs, author: 'Kamala', savedAt: '2026-11-24T10:02:00Z' })

  it('a recording that the server has made meanwhile is no conflict', async () => {
    const { answers, sent, pass, type, draftEditor, texts } = setup()
    const made = {
      ...draft,
      questions: draft.questions.map((one) =>
        one.item === 'b' ? { ...one, audio: 'clip.m4a', audioStart: 2, dialogue: 'd.m4a' } : one,
      ),
    }
    answers.push(new Changed({ revision: 7, draft: made, author: 'Nimal', savedAt: '2026-11-24T10:02:00Z' }))
    type('mine')
    await pass(2000)
    expect(texts()).toEqual(['mine', 'b'])
    expect(draftEditor.getState()).toMatchObject({ revision: 8, save: { kind: 'saved' } })
    expect(sent[1]).toMatchObject({ revision: 7, draft: { questions: [{ text: 'mine' }, { audio: 'clip.m4a' }] } })
  })

  it('the later one is told, and sends nothing until the author has chosen', async () => {
    const { answers, sent, pass, type, draftEditor, texts } = setup()
    answers.push(changed())
    type('mine')
    await pass(2000)
    expect(draftEditor.getState()).toMatchObject({
      save: { kind: 'conflict' },
      conflict: { author: 'Kamala', revision: 7 },
    })
    type('mine too')
    await pass(60_000)
    expect(sent).toHaveLength(1)
    draftEditor.resolve({})
    await pass(0)
    expect(texts()).toEqual(['mine too', 'theirs'])
    expect(sent[1]).toMatchObject({ revision: 7 })
    expect(draftEditor.getState()).toMatchObject({ conflict: undefined, revision: 8, save: { kind: 'saved' } })
    // The own draft is one step back.
    draftEditor.undo()
    expect(texts()).toEqual(['mine too', 'b'])
  })
})

describe('a newer revision of the server', () => {
  const newer = { revision: 7, draft: { ...draft, topic: 'Theirs' } }

  it('is shown if nothing is unsaved, as a step that can be undone', () => {
    const { draftEditor, type } = setup()
    expect(draftEditor.adopt(newer)).toBe(true)
    expect(draftEditor.getState()).toMatchObject({ revision: 7, draft: { topic: 'Theirs' }, save: { kind: 'saved' } })
    draftEditor.undo()
    expect(draftEditor.getState().draft.topic).toBe('DeskPaper')
    type('가')
    expect(draftEditor.adopt({ ...newer, revision: 8 })).toBe(false)
  })

  it('is left alone while a draft is on its way, and if it is the own one', async () => {
    const { draftEditor, type } = setup()
    type('가')
    const saving = draftEditor.saveNow()
    expect(draftEditor.adopt(newer)).toBe(false)
    await saving
    expect(draftEditor.adopt({ revision: 4, draft: { ...draft } })).toBe(false)
  })
})

describe('a paper that is with the editors', () => {
  const inReview = paper({ state: 'in_review' })

  it('is not changed by its author', async () => {
    const { draftEditor, texts, type, sent, pass } = setup({ paper: inReview })
    expect(draftEditor.getState().isReadOnly).toBe(true)
    type('가')
    draftEditor.replace({ ...draft, topic: 'Before' }, 'restore', 2)
    await pass(5000)
    expect([texts(), sent]).toEqual([['a', 'b'], []])
    draftEditor.setReadOnly(false)
    type('가')
    expect(texts()).toEqual(['가', 'b'])
    draftEditor.setReadOnly(true)
    draftEditor.undo()
    expect(texts()).toEqual(['가', 'b'])
  })

  it('is changed by an editor', () => {
    expect(
      setup({ paper: paper({ state: 'in_review', rights: { publish: true } }) }).draftEditor.getState().isReadOnly,
    ).toBe(false)
  })

  it('stays so where it opens from the device', async () => {
    const before = setup({ paper: inReview })
    before.draftEditor.dispose()
    const stored = await before.store.find('paper-1')
    const { draftEditor } = setup({ paper: undefined, ...(stored !== undefined && { stored }) })
    expect(draftEditor.getState().isReadOnly).toBe(true)
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
    isReadOnly: false,
    ...changes,
  })

  it('unsaved edits are there and are sent', async () => {
    const { texts, pass, sent, draftEditor } = setup({ stored: kept() })
    expect(texts()).toEqual(['mine', 'mine'])
    expect(draftEditor.getState().current).toBe('b')
    await pass(0)
    expect(sent).toHaveLength(1)
  })

  it('undo goes on', async () => {
    const before = setup()
    before.type('가')
    await before.draftEditor.saveNow()
    await before.pass(1000)
    const stored = await before.store.find('paper-1')
    const saved = paper({ revision: 4, draft: { ...before.draftEditor.getState().draft } })
    const { draftEditor, texts } = setup({ paper: saved, ...(stored !== undefined && { stored }) })
    draftEditor.undo()
    expect(texts()).toEqual(['a', 'b'])
  })

  it('undo goes on after a change of the server, such as a recorded clip, which is the last step', async () => {
    const before = setup()
    before.type('가')
    await before.draftEditor.saveNow()
    before.draftEditor.dispose()
    const stored = await before.store.find('paper-1')
    const { draft: saved } = before.draftEditor.getState()
    const clip = { ...saved, questions: saved.questions.map((one) => ({ ...one, audio: 'clip.m4a' })) }
    const { draftEditor, texts } = setup({
      paper: paper({ revision: 5, draft: clip }),
      ...(stored !== undefined && { stored }),
    })
    expect(draftEditor.getState().draft.questions[0]).toHaveProperty('audio')
    draftEditor.undo()
    expect(draftEditor.getState().draft).toEqual(saved)
    draftEditor.undo()
    expect(texts()).toEqual(['a', 'b'])
  })

  it('a newer revision of the server is a conflict with unsaved edits, and counts without them', () => {
    const newer = paper({ revision: 5, draft: { ...draft, topic: 'Theirs' } })
    expect(setup({ paper: newer, stored: kept() }).kind()).toBe('conflict')
    const { draftEditor } = setup({ paper: newer, stored: kept({ draft }) })
    expect(draftEditor.getState()).toMatchObject({ draft: { topic: 'Theirs' }, revision: 5, save: { kind: 'saved' } })
  })

  it('the paper opens from the device without a connection', () => {
    const { texts, kind } = setup({ paper: undefined, stored: kept() })
    expect(texts()).toEqual(['mine', 'mine'])
    expect(kind()).toBe('waiting')
  })

  describe('the papers of this device', () => {
    const onDevice = () => {
      const database = createMemoryDatabase<'papers'>()
      let at = 1
      const store = (tab: string, userId = 'user-1') => createPaperStore(database, { userId, tab, now: () => at })
      const wait = (ms: number) => {
        at += ms
      }
      return { database, store, wait }
    }
    const saved = kept({ draft })

    it('are those of the user, in a format that is known', async () => {
      const { database, store } = onDevice()
      await store('a').save('paper-1', kept())
      expect(await store('a', 'user-2').find('paper-1')).toBeUndefined()
      expect(await store('a').find('paper-1')).toEqual(kept())
      await database.put('papers', 'user-1/paper-1/a', { version: 0 })
      expect(await store('a').find('paper-1')).toBeUndefined()
    })

    it('are apart for each tab; a new tab takes over the newest edits that the server lacks', async () => {
      const { database, store, wait } = onDevice()
      await store('a').save('paper-1', kept({ current: 'a' }))
      wait(1)
      await store('b').save('paper-1', kept({ current: 'b' }))
      wait(1)
      await store('c').save('paper-1', saved)
      expect(await store('a').find('paper-1')).toMatchObject({ current: 'a' })
      const next = store('d')
      const found = await next.find('paper-1')
      expect(found).toMatchObject({ current: 'b' })
      // A page that only reads, such as the preview, leaves it to its tab.
      expect(await store('e').find('paper-1')).toMatchObject({ current: 'b' })
      await next.save('paper-1', saved)
      expect(await database.keys('papers')).not.toContain('user-1/paper-1/b')
      expect(await store('e').find('paper-1')).toMatchObject({ current: 'a' })
    })

    it('go after a week, and when the user logs out, unless the server lacks edits', async () => {
      const { database, store, wait } = onDevice()
      await store('a').save('paper-1', saved)
      await store('b').save('paper-1', kept())
      await clearSavedPapers(database)
      expect(await database.keys('papers')).toEqual(['user-1/paper-1/b'])
      await store('c').save('paper-1', saved)
      wait(8 * 86_400_000)
      await store('d').find('paper-1')
      expect(await database.keys('papers')).toEqual(['user-1/paper-1/b'])
    })
  })
})

it('a restored draft says where it is from', async () => {
  const { draftEditor, sent, pass } = setup()
  draftEditor.replace({ ...draft, topic: 'Before' }, 'restore', 2)
  await pass(0)
  expect(sent).toMatchObject([{ reason: 'restore', restoredFrom: 2 }])
})

it('an equal draft is no restored one, nor is the next edit', async () => {
  const { draftEditor, sent, type, pass } = setup()
  draftEditor.replace(structuredClone(draft), 'restore', 2)
  type('가')
  await pass(2000)
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toHaveProperty('reason')
})

import type { PaperSummary } from '@naru/api'
import { handlers, okBodies, sampleUser } from '@naru/api/msw'
import type { Draft } from '@naru/exam-authoring/editor'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answers, calls, says, enter } from '@naru/app-shell/testing/storyStates'
import { paperDatabase } from '@naru/app-shell/paperDatabase'
import {
  chooseAction,
  clearPapers,
  deskDraft,
  deskHandlers as ok,
  deskPaper,
  deskPage,
  deskPaperPage,
  openedDialog,
  openQuestion,
  revision,
} from '../testing/desk'
import { createPaperStore } from './draftEditor/storedPaper'
import { tabId } from './draftEditor/tabId'

export default {
  title: 'Pages/Staff/Review and publish',
  ...deskPaperPage,
  beforeEach: clearPapers,
} satisfies Meta

const summary = (state: PaperSummary['state']): PaperSummary => ({ ...okBodies.setPaperState, id: 'harbour-1', state })
const byAuthor = { rights: { publish: false } }
const sentStates = () => calls.to('/api/desk/papers/harbour-1/state')
const inMenu = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'More' }))
  return within(await screen.findByRole('menu'))
}

/** An author sends a paper for review, reads it from then on, takes it back and changes it again. */
export const AnAuthorSendsForReview: Story = {
  parameters: answers(
    http.all<never, { state: PaperSummary['state'] }>('*/api/desk/papers/harbour-1/state', async ({ request }) =>
      HttpResponse.json(summary((await request.json()).state)),
    ),
    ...ok(deskPaper(byAuthor)),
  ),
  play: async ({ canvas: page, canvasElement }) => {
    await chooseAction(canvasElement, 'Send for review')
    await expect(await page.findByText(/This paper is with the editors/)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly')
    await expect(page.queryByRole('button', { name: 'Publish' })).toBeNull()
    await chooseAction(canvasElement, 'Take back')
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Title' })).not.toHaveAttribute('readonly'))
    await expect(page.queryByText(/This paper is with the editors/)).toBeNull()
    await expect(sentStates()).toMatchObject([
      { body: { state: 'in_review', revision: 4 } },
      { body: { state: 'draft' } },
    ])
  },
}

/** A change of a published paper goes to review; without one there is nothing to send. */
export const AChangeOfAPublishedPaperGoesToReview: Story = {
  parameters: answers(...ok(deskPaper({ ...byAuthor, state: 'published', publishedVersion: 2, publishedRevision: 3 }))),
  play: async ({ canvasElement }) => {
    const menu = await inMenu(canvasElement)
    await expect(menu.getByRole('menuitem', { name: 'Send for review' })).toBeVisible()
    await expect(menu.queryByRole('menuitem', { name: /Withdraw|Take back/ })).toBeNull()
  },
}

/** A published paper without changes has nothing to review. */
export const APublishedPaperHasNothingToReview: Story = {
  parameters: answers(...ok(deskPaper({ ...byAuthor, state: 'published', publishedVersion: 2, publishedRevision: 4 }))),
  play: async ({ canvasElement }) => {
    const menu = await inMenu(canvasElement)
    await expect(menu.queryByRole('menuitem', { name: 'Send for review' })).toBeNull()
  },
}

export const AnEditorReturnsAPaperWithANote: Story = {
  parameters: answers(...ok(deskPaper({ state: 'in_review' }), { setPaperState: summary('draft') })),
  play: async ({ canvas: page, canvasElement }) => {
    await chooseAction(canvasElement, 'Back to the author')
    const dialog = await openedDialog('Back to the author')
    await enter(dialog.getByRole('textbox', { name: 'Note to the author' }), 'Question 2 needs a picture.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send back' }))
    await expect(await page.findByText('Question 2 needs a picture.')).toBeVisible()
    await expect(sentStates()).toMatchObject([{ body: { state: 'draft', note: 'Question 2 needs a picture.' } }])
  },
}

const returned = deskPaper({ ...byAuthor, note: 'Question 2 needs a picture.' })
let isReturned = false

export const AnOpenPageLearnsOfAReturn: Story = {
  beforeEach: () => void (isReturned = false),
  parameters: answers(
    http.get('*/api/desk/papers/harbour-1', () =>
      HttpResponse.json(isReturned ? returned : deskPaper({ ...byAuthor, state: 'in_review' })),
    ),
    http.post('*/api/desk/papers/harbour-1/presence', () => {
      isReturned = true
      return HttpResponse.json({ revision: 4, state: 'draft', note: returned.note, editors: [] })
    }),
    ...ok(),
  ),
  play: async (context) => {
    const page = within(context.canvasElement)
    await expect(await page.findByText('Question 2 needs a picture.')).toBeVisible()
    await openQuestion(context)
    await expect(page.getByRole('textbox', { name: 'Option 1' })).not.toHaveAttribute('readonly')
  },
}

const theirs: Draft = { ...deskDraft, topic: 'Their title' }

/** What is published says so, and offers Publish in front only after a change. */
export const APublishedPaperSaysThatItWasChanged: Story = {
  parameters: answers(...ok(deskPaper({ state: 'published', publishedVersion: 2, publishedRevision: 4 }))),
  play: async (context) => {
    const page = await openQuestion(context)
    await expect(page.getByText('Published')).toBeVisible()
    await expect(page.queryByRole('button', { name: 'Publish' })).toBeNull()
    const menu = await inMenu(context.canvasElement)
    await expect(menu.getByRole('menuitem', { name: 'Publish' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(page.getByRole('radio', { name: 'Option 2 is correct' }))
    await expect(await page.findByText('Changed since published')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
  },
}

export const AnEditorWithdraws: Story = {
  parameters: answers(
    ...ok(deskPaper({ state: 'published', publishedVersion: 2 }), { setPaperState: summary('withdrawn') }),
  ),
  play: async ({ canvas: page, canvasElement }) => {
    await chooseAction(canvasElement, 'Withdraw')
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw this exam?' })
    await expect(sentStates()).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Withdraw' }))
    await expect(await page.findByText('Withdrawn')).toBeVisible()
    const menu = await inMenu(canvasElement)
    await expect(menu.getByRole('menuitem', { name: 'Offer again' })).toBeVisible()
    await expect(menu.queryByRole('menuitem', { name: 'Withdraw' })).toBeNull()
  },
}

const grouped: Draft = {
  ...deskDraft,
  groups: [{ id: 'notice', text: '안내문' }],
  questions: deskDraft.questions.map((question) => ({ ...question, group: 'notice' })),
}
const otherPaper: PaperSummary = { ...summary('draft'), id: 'harbour-2', topic: 'Harbour practice 2' }
let conflicts = 0

const moveTo = async (context: { canvasElement: HTMLElement }) => {
  const page = await openQuestion(context)
  await userEvent.click(page.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to another paper' }))
  return openedDialog('Move question 1 to another paper')
}

/** A question takes its group along or leaves it, also if somebody saves the other paper meanwhile. */
export const AQuestionMovesWithItsGroup: Story = {
  beforeEach: () => void (conflicts = 0),
  parameters: answers(
    http.put('*/api/desk/papers/harbour-2', () => {
      conflicts += 1
      if (conflicts > 1) return HttpResponse.json({ revision: 11, savedAt: '2026-11-24T04:31:00.000Z', editors: [] })
      const current = { revision: 10, draft: theirs, author: 'Kamala', savedAt: '2026-11-24T04:31:00.000Z' }
      return HttpResponse.json(
        { success: false, message: 'Somebody else has saved.', code: 'paper_changed', current },
        { status: 409 },
      )
    }),
    ...ok(deskPaper({ draft: { ...grouped } }), { listPapers: [otherPaper] }),
  ),
  play: async (context) => {
    const dialog = await moveTo(context)
    const group = dialog.getByRole('checkbox', { name: 'Move the whole group: questions 1, 2' })
    await expect(group).toBeChecked()
    await userEvent.click(group)
    await expect(dialog.getByText('The question leaves its group.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Move the question' })).toBeDisabled()
    await userEvent.click(group)
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Paper' }), 'harbour-2')
    await userEvent.click(dialog.getByRole('button', { name: 'Move 2 questions' }))
    await expect(await within(context.canvasElement).findByText('This paper has no questions yet.')).toBeVisible()
    const moved = calls.to('/api/desk/papers/harbour-2').filter(({ method }) => method === 'PUT')
    await expect(moved).toMatchObject([
      {},
      {
        body: {
          revision: 10,
          tab: tabId(),
          draft: { topic: 'Their title', groups: [{ id: 'notice' }], questions: [{}, {}, {}, {}] },
        },
      },
    ])
  },
}

/** Without another paper there is nowhere to go. */
export const NoOtherPaper: Story = {
  parameters: answers(...ok(deskPaper(), { listPapers: [{ ...otherPaper, id: 'harbour-1' }] })),
  play: async (context) => {
    const dialog = await moveTo(context)
    await expect(await dialog.findByText('There is no other paper that you can change.')).toBeVisible()
  },
}

const incomplete = { status: 409, message: 'This format needs a paper without faults.' }

/** A format that cannot hold a paper with faults says so. */
export const AnExportIsRefused: Story = {
  parameters: answers(...handlers.error(['exportPaper'], incomplete), ...ok()),
  play: async ({ canvasElement }) => {
    await chooseAction(canvasElement, 'Export as GIFT')
    await calls.arrives('/api/desk/papers/harbour-1/export?format=gift')
    await expect(await screen.findByText('This format needs a paper without faults.')).toBeVisible()
  },
}

export const TheBankHasNothing: Story = {
  parameters: answers(...ok(deskPaper(), { listBankItems: { entries: [], page: 1, pageSize: 20, total: 0 } })),
  play: async ({ canvasElement }) => {
    await chooseAction(canvasElement, 'From the practice bank')
    const dialog = await openedDialog('Insert from the practice bank')
    await expect(await dialog.findByText('No question matches.')).toBeVisible()
  },
}

const upload = async (canvasElement: HTMLElement, file: File) => {
  await chooseAction(canvasElement, 'Import a file')
  const dialog = await openedDialog('Import a file')
  await userEvent.upload(dialog.getByLabelText(/File/), file)
  return dialog
}

/** A file that is too large is not sent; one that cannot be read says why, and there is nothing to take. */
export const AFileIsTooLarge: Story = {
  parameters: answers(
    ...ok(deskPaper(), {
      checkImport: { faults: [{ file: 'harbour.zip', message: 'is no zip archive, or it is damaged.' }], media: [] },
    }),
  ),
  play: async ({ canvasElement }) => {
    const dialog = await upload(canvasElement, new File([new Uint8Array(30 * 1024 * 1024 + 1)], 'harbour.zip'))
    await expect(await dialog.findByText('The file is larger than 30 MB.')).toBeVisible()
    await expect(calls.to('/api/desk/papers/harbour-1/import')).toEqual([])
    await userEvent.upload(dialog.getByLabelText(/File/), new File(['x'], 'harbour.zip'))
    const place = await dialog.findByText('harbour.zip')
    await expect(place.parentElement).toBeVisible()
    await expect(place.parentElement).toHaveTextContent(
      /^harbour\.zip ?The file cannot be read: it is damaged or of another kind\.$/,
    )
    await expect(dialog.queryByRole('button', { name: 'Take this version' })).toBeNull()
  },
}

/** The check before publishing fails, and can be tried again. */
export const PublishingFails: Story = {
  parameters: answers(...handlers.error(['publishPaper']), ...ok()),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Publish' }))
    const dialog = await openedDialog('Publish this paper')
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull()
  },
}

const stale = http.post('*/api/desk/papers/harbour-1/publish', async ({ request }) => {
  if ((await request.clone().text()).includes('"revision":9')) return undefined
  isReturned = true
  const body = { success: false, message: 'The paper has changed.', code: 'paper_state' }
  return HttpResponse.json(body, { status: 409 })
})

/** A page that knows an old revision checks the newest one instead. */
export const PublishingChecksANewerRevision: Story = {
  beforeEach: () => void (isReturned = false),
  parameters: answers(
    stale,
    http.get('*/api/desk/papers/harbour-1', () =>
      HttpResponse.json(isReturned ? deskPaper({ revision: 9, draft: { ...theirs } }) : deskPaper()),
    ),
    ...ok(),
  ),
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Publish' }))
    const dialog = await openedDialog('Publish this paper')
    await expect(await dialog.findByRole('button', { name: 'Publish' })).toBeEnabled()
    await expect(calls.to('/api/desk/papers/harbour-1/publish')).toMatchObject([
      { body: { revision: 4 } },
      { body: { revision: 9, isDry: true } },
    ])
  },
}

const exam = deskPaper({ state: 'published', publishedVersion: 2 })

export const AKeyFixChangesNothing: Story = {
  parameters: answers(...ok(exam, { regradePaper: { version: 2, attempts: 12, marks: [], ranks: [] } })),
  play: async ({ canvasElement }) => {
    await chooseAction(canvasElement, 'Correct marks after a key fix')
    const dialog = await openedDialog('Correct marks after a key fix')
    await expect(await dialog.findByText('No marks change.')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Correct the marks' })).toBeNull()
  },
}

/** Keeps a paper on this device as another visit left it. */
const keep = async (draft: Draft) => {
  await clearPapers()
  const store = createPaperStore(paperDatabase(), { userId: sampleUser.userId, tab: tabId(), now: Date.now })
  const history = { past: [], future: [] }
  await store.save('harbour-1', { revision: 4, base: deskDraft, draft, history, current: 'a', isReadOnly: false })
}

export const OpenedFromTheDevice: Story = {
  beforeEach: () => keep({ ...deskDraft, topic: 'My title' }),
  parameters: answers(
    http.all('*/api/desk/papers/harbour-1', () => HttpResponse.error()),
    http.post('*/api/desk/papers/harbour-1/presence', () => HttpResponse.error()),
    ...ok(),
  ),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('You are offline. This is the copy on this device.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My title' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await expect(await page.findByText(/Your changes are kept on this device/)).toBeVisible()
  },
}

const history = deskPage('/desk/papers/harbour-1/history').parameters

/** The history says which version a revision became, and what was restored; it has pages. */
export const TheHistoryHasPages: Story = {
  parameters: {
    ...history,
    ...answers(
      ...ok(deskPaper(), {
        listRevisions: {
          entries: [
            revision(4, { reason: 'restore', restoredFrom: 2 }),
            revision(3, { reason: 'publish', version: 1 }),
          ],
          page: 1,
          pageSize: 50,
          total: 51,
        },
      }),
    ),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Restored from revision 2')).toBeVisible()
    await expect(page.getByText('Version 1')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(calls.to('/api/desk/papers/harbour-1/revisions?page=2')).not.toEqual([]))
  },
}

/** An author compares revisions of a paper that is with the editors, and restores none. */
export const InReviewNothingIsRestored: Story = {
  parameters: {
    ...history,
    ...answers(
      ...ok(deskPaper({ ...byAuthor, state: 'in_review' }), {
        listRevisions: { entries: [revision(4), revision(3)], page: 1, pageSize: 50, total: 2 },
        getRevision: { ...revision(3), draft: { ...theirs } },
      }),
    ),
  },
  play: async ({ canvas: page }) => {
    const compare = { name: 'Compare revision 3 with the newest' }
    await userEvent.click(await page.findByRole('button', compare))
    const dialog = await openedDialog('Revision 3 and the newest')
    await expect(await dialog.findByText('Their title')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Restore this revision' })).toBeNull()
  },
}

/** A preview needs a question. */
export const APreviewWithoutQuestions: Story = {
  parameters: {
    ...deskPage('/desk/preview/harbour-1').parameters,
    ...answers(...ok(deskPaper({ draft: { ...deskDraft, questions: [] } }))),
  },
  play: says(/There is nothing to show yet/),
}

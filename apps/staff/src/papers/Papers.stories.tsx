import type { PaperSummary, Writer } from '@naru/api'
import { handlers } from '@naru/api/msw'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { hardNames } from '@naru/app-shell/testing/hardNames'
import { answers, bodies, fitsAPhone, calls, refused, leadsTo } from '@naru/app-shell/testing/storyStates'
import { renderSite } from '../testing/pages'
import { clearPapers, deskPaper, deskPage, openedDialog } from '../testing/desk'

const paper = (changes: Partial<PaperSummary>): PaperSummary => ({
  id: 'harbour-1',
  topic: 'Harbour practice 1',
  state: 'draft',
  owner: { id: 'user-1', name: 'Nimal' },
  revision: 4,
  updatedAt: '2026-11-24T04:30:00.000Z',
  questions: 40,
  faults: 0,
  coverage: { reading: 20, listening: 20, fields: [], units: [{ name: '2024 6', questions: 40 }], sectors: [] },
  hasUnpublishedChanges: false,
  isImported: false,
  ...changes,
})

const papers = [
  paper({
    faults: 3,
    note: 'Please look at question 7 again.',
    coverage: {
      reading: 20,
      listening: 20,
      fields: [
        { name: 'conversation', questions: 12 },
        { name: 'vocabulary-grammar', questions: 16 },
      ],
      units: [{ name: '2024 6', questions: 40 }],
      sectors: [{ name: 'fishery', questions: 9 }],
    },
  }),
  paper({ id: 'harbour-2', topic: 'Harbour practice 2', state: 'in_review' }),
  paper({
    id: 'harbour-3',
    topic: 'Harbour practice 3',
    state: 'published',
    publishedVersion: 2,
    hasUnpublishedChanges: true,
  }),
  paper({ id: 'harbour-4', topic: 'Harbour practice 4', state: 'withdrawn', publishedVersion: 1, isImported: true }),
  paper({ id: 'fishery', topic: 'Fishery' }),
  paper({ id: 'farming', topic: 'Farming', owner: { id: 'user-2', name: '' } }),
]

export default {
  title: 'Pages/Staff/Papers',
  render: renderSite,
  beforeEach: clearPapers,
  parameters: {
    ...deskPage('/desk/papers').parameters,
    ...bodies({ listPapers: papers, createPaper: deskPaper(), getPaper: deskPaper() }),
  },
} satisfies Meta

/** State, version, problems, coverage and the editor's note of each paper. */
export const EachPaperSaysItsStateAndProblems: Story = {
  tags: ['picture'],
  play: async ({ canvas: page }) => {
    const cards = within(await page.findByRole('list', { name: 'Papers' })).getAllByRole('listitem')
    const [first, , third] = cards
    if (first === undefined || third === undefined) throw new Error('no papers')
    await expect(within(first).getByText('3 problems')).toBeVisible()
    await expect(within(first).getByText(/Please look at question 7/)).toBeVisible()
    await expect(within(first).getByText('Fields: Conversations (12), Words and grammar (16)')).toBeVisible()
    await expect(within(first).getByText('Branches of work: Fishery (9)')).toBeVisible()
    await expect(within(third).getByText('Version 2')).toBeVisible()
    await expect(within(third).getByText('Changed since published')).toBeVisible()
    // What was published once cannot be deleted.
    await expect(within(third).queryByRole('button')).toBeNull()
    await expect(await page.findByText('Your papers: 12 of 300.')).toBeVisible()
    await expect(document.title).toBe('Papers · Desk · Naru')
  },
}

export const ManyPapersAreFiltered: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.selectOptions(await page.findByRole('combobox', { name: 'State' }), 'draft')
    await userEvent.type(page.getByRole('searchbox', { name: 'Search by title' }), 'farm')
    await expect(page.getByRole('link', { name: 'Farming' })).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Fishery' })).toBeNull()
    await userEvent.type(page.getByRole('searchbox', { name: 'Search by title' }), 'x')
    await expect(page.getByText('No paper matches.')).toBeVisible()
  },
}

export const WithoutPapersSaysHowToBegin: Story = {
  parameters: bodies({ listPapers: [] }),
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/You have no papers yet/)).toBeVisible()
    await expect(page.getAllByRole('button', { name: 'New paper' })).toHaveLength(1)
  },
}

export const DeletingAsksFirst: Story = {
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Delete: Fishery' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this paper?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Delete this paper?' })).toBeNull())
    await expect(calls.to('/api/desk/papers/fishery')).toMatchObject([{ method: 'DELETE' }])
  },
}

const writers: Writer[] = [
  { id: 'user-1', name: 'Nimal', email: 'nimal@example.com', role: 'author' },
  { id: 'user-3', name: 'Sunil Silva', email: 'sunil@example.com', role: 'editor' },
  { id: 'user-4', name: 'Kamala Perera', email: 'kamala@example.com', role: 'author' },
]
const given = paper({ owner: { id: 'user-4', name: 'Kamala Perera' } })

const whoGives = { listPapers: papers, listWriters: writers, givePaper: given }

/** Mock handlers of an admin who gives papers; `first` come before the others. */
const giving = (...first: readonly RequestHandler[]) => ({
  site: { facts: { role: 'admin' } },
  ...answers(...first, ...handlers.ok(whoGives)),
})
const openGiving = async (canvasElement: HTMLElement, name = 'Harbour practice 1') => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: `Give to another: ${name}` }))
  return openedDialog('Give this paper to another owner')
}
const choose = async (dialog: Awaited<ReturnType<typeof openGiving>>, id: string) =>
  userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'New owner' }), id)

/** An admin gives a paper to another of the staff; the owner is no choice, and nothing is sent without one. */
export const AnAdminGivesAPaper: Story = {
  parameters: giving(),
  play: async ({ canvasElement }) => {
    const dialog = await openGiving(canvasElement)
    await expect(dialog.getByText('“Harbour practice 1” belongs to Nimal.')).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Give the paper' }))
    await expect(dialog.getByText('Choose the new owner.')).toBeVisible()
    await expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a person',
      'Sunil Silva (Editor, sunil@example.com)',
      'Kamala Perera (Author, kamala@example.com)',
    ])
    await choose(dialog, 'user-4')
    await userEvent.click(dialog.getByRole('button', { name: 'Give the paper' }))
    await expect(await screen.findByText('The paper belongs to Kamala Perera now.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(calls.to('/api/desk/papers/harbour-1/owner')).toMatchObject([
      { method: 'PUT', body: { from: 'user-1', to: 'user-4' } },
    ])
  },
}

/** The paper of somebody who has left says so. */
export const APaperOfSomebodyWhoHasLeftIsGiven: Story = {
  parameters: giving(),
  play: async ({ canvasElement }) => {
    const dialog = await openGiving(canvasElement, 'Farming')
    await expect(dialog.getByText('“Farming” belongs to somebody who has left.')).toBeVisible()
    await expect((await dialog.findAllByRole('option')).length).toBe(4)
  },
}

/** Editors and authors cannot give papers. */
export const AnEditorGivesNoPaper: Story = {
  parameters: {
    site: { facts: { role: 'editor' } },
    ...bodies({ listPapers: papers }),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('button', { name: 'Delete: Fishery' })).toBeVisible()
    await expect(page.queryByRole('button', { name: /Give to another/ })).toBeNull()
  },
}

let refusal = { code: 'paper_owner_changed', message: 'The paper has another owner meanwhile.' }

/**
 * Another admin was faster: the dialog says so, and shows the owner of now. Somebody who lost the role is refused, and the
 * people load again.
 */
export const AnotherOwnerMeanwhileIsShown: Story = {
  parameters: giving(
    http.put('*/api/desk/papers/:id/owner', () => HttpResponse.json({ success: false, ...refusal }, { status: 409 })),
  ),
  beforeEach: () => void (refusal = { code: 'paper_owner_changed', message: 'The paper has another owner meanwhile.' }),
  play: async ({ canvasElement }) => {
    const dialog = await openGiving(canvasElement)
    await choose(dialog, 'user-3')
    calls.clear()
    await userEvent.click(dialog.getByRole('button', { name: 'Give the paper' }))
    await expect(await dialog.findByText(/The paper has another owner meanwhile/)).toBeVisible()
    await waitFor(() => expect(calls.to('/api/desk/papers')).toMatchObject([{ method: 'GET' }]))
    await expect(dialog.getByRole('combobox', { name: 'New owner' })).toHaveValue('user-3')
    refusal = { code: 'owner_not_writer', message: 'This user may not write papers.' }
    calls.clear()
    await userEvent.click(dialog.getByRole('button', { name: 'Give the paper' }))
    await expect(await dialog.findByText(/This user may not write papers/)).toBeVisible()
    await waitFor(() => expect(calls.to('/api/desk/writers')).toMatchObject([{ method: 'GET' }]))
  },
}

/** Without anybody else the dialog says where to find authors. */
export const NobodyElseMayWritePapers: Story = {
  parameters: {
    site: { facts: { role: 'admin' } },
    ...bodies({ ...whoGives, listWriters: writers.slice(0, 1) }),
  },
  play: async ({ canvasElement }) => {
    const dialog = await openGiving(canvasElement)
    await expect(await dialog.findByText(/Nobody else may write papers/)).toBeVisible()
    await leadsTo(dialog, 'Users', '/admin/users')
    await expect(dialog.queryByRole('button', { name: 'Give the paper' })).toBeNull()
  },
}

export const Refused = refused(
  ['listPapers'],
  { status: 403, message: 'You may not do this.' },
  'This page is for authors and editors.',
  'You may not do this.',
)

/** Titles of any length and script, on a phone. */
export const HardNamesFitAPhone = fitsAPhone(
  {
    listPapers: [
      paper({ topic: hardNames.long }),
      paper({ id: 'k', topic: hardNames.korean, owner: { id: 'u', name: hardNames.long } }),
    ],
  },
  hardNames.korean,
)

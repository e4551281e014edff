import type { ExamStatistics, QuestionStatistics } from '@naru/api'
import { handlers } from '@naru/api/msw'
import type { Draft } from '@naru/exam-authoring/editor'
import type { Meta, StoryObj as Story } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answers, calls, enter, says, refused, leadsTo } from '@naru/app-shell/testing/storyStates'
import { adminPage, opens } from '../testing/pages'
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
  saves,
} from '../testing/desk'

export default {
  title: 'Pages/Staff/Editor',
  ...deskPaperPage,
  beforeEach: clearPapers,
} satisfies Meta
/** List, fields and preview of a saved paper. */
export const Opened: Story = {
  tags: ['picture'],
  play: async (context) => {
    const page = await openQuestion(context)
    await expect(page.getByText('Saved')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
  },
}

/** A problem is told at once and leads to its field by keyboard. A new question opens behind the open one, and takes a pasted one. */
export const AProblemLeadsToItsField: Story = {
  play: async (context) => {
    const page = await openQuestion(context)
    await userEvent.clear(page.getByRole('textbox', { name: 'Option 3' }))
    await userEvent.tab()
    const problem = await page.findByRole('button', { name: 'Question 1, Option 3: This option is empty.' })
    await openQuestion(context, 2)
    problem.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Option 3' })).toHaveFocus())
    await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Add a reading question' }))
    await expect(await page.findByRole('heading', { name: 'Question 2' })).toBeVisible()
    await expect(await page.findByText(/^\d+ problems$/)).toBeVisible()
    // Nobody has chosen its key yet.
    await expect((await page.findAllByText('Choose the correct option.'))[0]).toBeVisible()
    await expect(page.queryByRole('radio', { name: /is correct$/, checked: true })).toBeNull()
    await userEvent.click(page.getByRole('textbox', { name: 'Question text' }))
    await userEvent.paste('4. 무엇입니까?\n① 사과 ② 책 ③ 문 ④ 차\n정답: ③')
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Option 4' })).toHaveValue('차'))
    await expect(page.getByRole('radio', { name: 'Option 3 is correct' })).toBeChecked()
  },
}

const withSection = { ...deskDraft, sections: [{ id: 'read', title: 'Read', minutes: 5, navigation: 'free' as const }] }

/** The id of a section counts when its field is left, also by closing the tab. */
export const ASectionIdIsSavedWhenTheTabCloses: Story = {
  parameters: answers(...ok(deskPaper({ draft: withSection }))),
  play: async ({ canvas: page }) => {
    await enter(await page.findByDisplayValue('read'), 'ing')
    await expect(saves('sections')).toEqual([])
    window.dispatchEvent(new Event('pagehide'))
    await waitFor(() =>
      expect(saves('sections')).toMatchObject([{ body: { draft: { sections: [{ id: 'reading' }] } } }]),
    )
  },
}

/** Without a connection the changes stay on the device. What is not saved cannot be published; the page says so. */
export const OfflineSaysThatNothingIsLost: Story = {
  parameters: answers(
    http.put('*/api/desk/papers/harbour-1', () => HttpResponse.error()),
    ...ok(),
  ),
  play: async (context) => {
    const page = await openQuestion(context)
    await userEvent.click(page.getByRole('radio', { name: 'Option 2 is correct' }))
    await userEvent.click(await page.findByRole('button', { name: 'Save now' }))
    await expect(await page.findByText(/Not saved: no connection/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Publish' }))
    await expect(await screen.findByText(/The newest changes are not saved yet/)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A refusal is told in the server's words. */
export const ARefusedSaveSaysWhy: Story = {
  parameters: answers(...handlers.error(['savePaper'], { status: 413, message: 'It is larger than 2 MB.' }), ...ok()),
  play: async (context) => {
    const page = await openQuestion(context)
    await userEvent.click(page.getByRole('radio', { name: 'Option 2 is correct' }))
    await userEvent.click(await page.findByRole('button', { name: 'Save now' }))
    await expect(await page.findByText('Not saved: It is larger than 2 MB.')).toBeVisible()
    // The notice stays while another change waits to be sent.
    await userEvent.click(page.getByRole('radio', { name: 'Option 3 is correct' }))
    await expect(await page.findByText('Not saved yet')).toBeVisible()
    await expect(page.getByText('Not saved: It is larger than 2 MB.')).toBeVisible()
  },
}

/** The changes stay on the device; the login leads back to them. */
export const AnEndedSessionLeadsToTheLogin: Story = {
  parameters: answers(...handlers.error(['savePaper'], { status: 401, message: 'Please log in.' }), ...ok()),
  play: async (context) => {
    const page = await openQuestion(context)
    await userEvent.click(page.getByRole('radio', { name: 'Option 2 is correct' }))
    await leadsTo(page, 'Log in', '/login?returnTo=%2Fdesk%2Fpapers%2Fharbour-1')
  },
}

/** A paper that was deleted or given away while it was open. */
export const APaperThatIsGoneCanStillBeCopied: Story = {
  parameters: answers(...handlers.error(['savePaper'], { status: 404, message: 'There is no such paper.' }), ...ok()),
  play: async (context) => {
    const page = await openQuestion(context)
    await userEvent.click(page.getByRole('radio', { name: 'Option 2 is correct' }))
    await userEvent.click(await page.findByRole('button', { name: 'Save now' }))
    const notice = await page.findByText(/it has another owner now\. Copy what you need/)
    await expect(page.queryByText(/^Not saved/)).toBeNull()
    window.scrollTo(0, 600)
    // Also for somebody who types further down.
    await waitFor(() => expect(notice.getBoundingClientRect().top).toBeGreaterThan(64))
    await expect(notice.getBoundingClientRect().top).toBeLessThan(160)
    await expect(window.scrollY).toBeGreaterThan(200)
    await expect(page.getByRole('radio', { name: 'Option 2 is correct' })).toBeChecked()
  },
}

const theirs = {
  ...deskDraft,
  questions: deskDraft.questions.map((question) =>
    question.item === 'a' ? { ...question, text: '이것은 무엇입니까?' } : question,
  ),
}
let hasConflict = false
const conflictOnce = http.put('*/api/desk/papers/harbour-1', async ({ request }) => {
  // The story before sends its last save when it disappears.
  if (hasConflict || !(await request.clone().text()).includes('내 질문')) return undefined
  hasConflict = true
  const current = { revision: 9, draft: theirs, author: 'Kamala', savedAt: '2026-11-24T04:31:00.000Z' }
  return HttpResponse.json(
    { success: false, message: 'Somebody else has saved.', code: 'paper_changed', current },
    { status: 409 },
  )
})

/** The later of two editors sees the difference and chooses; nothing is lost. */
export const TheLaterOfTwoEditorsChooses: Story = {
  beforeEach: () => void (hasConflict = false),
  parameters: answers(conflictOnce, ...ok()),
  play: async (context) => {
    const page = await openQuestion(context)
    const text = page.getByRole('textbox', { name: 'Question text' })
    await userEvent.clear(text)
    await userEvent.type(text, '내 질문')
    await userEvent.tab()
    await userEvent.click(await page.findByRole('button', { name: 'Save now' }))
    await userEvent.click(await page.findByRole('button', { name: 'Show the differences' }))
    const dialog = await openedDialog('Somebody else has changed this paper')
    await expect(dialog.getByText(/Kamala saved the paper/)).toBeVisible()
    await expect(dialog.getByText('내 질문')).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Take theirs' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }))
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Question text' })).toHaveValue('이것은 무엇입니까?'))
    await userEvent.click(page.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Question text' })).toHaveValue('내 질문'))
  },
}

export const OthersAreNamed: Story = {
  parameters: answers(...ok(deskPaper({ editors: [{ name: 'Kamala', tab: 'other', isMe: false }] }))),
  play: says('Kamala also has this paper open.'),
}

const report = { isPublished: false, faults: [], warnings: [], budgets: [], version: 3, running: 2, graded: 7 }

/** An admin gets from the message to the plans, if none has the exam. */
export const PublishingSaysWhatItDoes: Story = {
  parameters: {
    ...adminPage('/desk/papers/harbour-1').parameters,
    ...answers(
      ...ok(deskPaper({ state: 'published', publishedVersion: 2 }), {
        publishPaper: {
          ...report,
          isPublished: true,
          difference: { hasNewHead: false, changed: [1], gone: [], newKeys: [] },
          warnings: [{ file: 'harbour-1', message: 'is in no plan on offer, so that nobody can take it yet.' }],
        },
      }),
    ),
  },
  play: async ({ canvas: page }) => {
    await userEvent.click(await page.findByRole('button', { name: 'Publish' }))
    const dialog = await openedDialog('Publish this paper')
    await expect(await dialog.findByText(/It becomes version 3/)).toBeVisible()
    await expect(dialog.getByText('Changed or new questions: 1')).toBeVisible()
    await expect(dialog.getByText(/2 attempts on the earlier version/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await expect(await screen.findByText('Version 3 is published.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Add it to a plan' }))
    await opens('/admin/plans')
  },
}

/** Faults stand in the way, each with its place. What many questions lack is one line, a group is named by its questions. */
export const FaultsStandInTheWayOfPublishing: Story = {
  parameters: answers(
    ...ok(
      deskPaper({
        draft: {
          ...deskDraft,
          groups: [{ id: 'group-1' }],
          questions: deskDraft.questions.map((question) => ({ ...question, group: 'group-1' })),
        },
      }),
      {
        publishPaper: {
          ...report,
          faults: [{ file: 'harbour-1', question: 2, message: 'has no correct option.' }],
          warnings: [
            { file: 'x', field: 'groups.0.text', message: "group 'group-1' has neither text nor picture." },
            ...[1, 2, 3, 5].map((question) => ({
              file: 'x',
              question,
              field: `questions.${question - 1}.explanation`,
              message: 'has no explanation.',
            })),
          ],
        },
      },
    ),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }))
    const dialog = await openedDialog('Publish this paper')
    const place = await dialog.findByText('Question 2')
    await expect(place.parentElement).toBeVisible()
    await expect(place.parentElement).toHaveTextContent(/^Question 2 ?Choose the correct option\.$/)
    await expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull()
    const warnings = within(await dialog.findByRole('region', { name: 'Please look at these' }))
    await expect(warnings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Group of questions 1–2, What the questions shareWrite a text or add a picture.',
      'Questions 1–3, 5, ExplanationThere is no explanation.',
    ])
  },
}

const chosen = (n: number) => ({ n, low: n, middle: 0, high: 0 })
const published = (item: string, questionNumber: number, ns: readonly number[]): QuestionStatistics => ({
  questionId: `q-${item}`,
  questionNumber,
  item,
  type: 'reading',
  text: item === 'a' ? '다음 그림은 무엇입니까?' : '무엇을 봅니까?',
  options: ['책', '연필', '의자', '창문'].map((text, index) => ({
    id: text,
    text,
    isCorrect: index === 0,
    chosen: chosen(ns[index] ?? 0),
  })),
  blank: chosen(0),
  facility: ns[0] ?? 0,
  discrimination: 12,
  flags: [{ kind: 'key', option: 2, text: 'More of the best chose option 2: check the key.' }],
})
const statistics = (changes: Partial<ExamStatistics> = {}): ExamStatistics => ({
  examId: 'harbour-1',
  topic: 'Harbour practice 1',
  version: 2,
  versions: [
    { version: 3, attempts: 4 },
    { version: 2, attempts: 100 },
  ],
  attempts: 100,
  areFlagged: true,
  questions: [published('b', 1, [20, 80]), published('a', 2, [70, 10, 10, 10])],
  ...changes,
})
const withStatistics = (answered: ExamStatistics, paper = deskPaper({ state: 'published', publishedVersion: 3 })) =>
  answers(...ok(paper, { getExamStatistics: answered }))
const openStatistics = async (played: Parameters<typeof openQuestion>[0], number: number) => {
  const page = await openQuestion(played, number)
  await userEvent.click(await page.findByRole('button', { name: 'Statistics' }))
  return within(await page.findByRole('region', { name: 'What candidates answered' }))
}

/** Figures stay with their question when questions move, and say what has changed since. */
export const StatisticsFollowAQuestionThatMoved: Story = {
  tags: ['picture'],
  parameters: withStatistics(statistics()),
  play: async (context) => {
    const first = await openStatistics(context, 1)
    await expect(first.getByRole('progressbar', { name: '1. 책 (correct)' })).toHaveAttribute('aria-valuetext', '70%')
    await expect(first.queryByText('The question has been changed since.')).toBeNull()
    // The server chooses the version with enough attempts.
    await expect(calls.to('/api/admin/exams/harbour-1/statistics')).toMatchObject([{ method: 'GET' }])
    await expect(first.getByRole('combobox', { name: 'Version' })).toHaveDisplayValue('Version 2 (100 attempts)')
    await expect(first.getByRole('list', { name: 'What to look at' })).toHaveTextContent(
      /chose option 2: check the key/,
    )
    await leadsTo(first, 'Statistics of the whole paper', '/admin/exams/harbour-1/statistics?version=2')
    const second = await openStatistics(context, 2)
    await expect(second.getByRole('progressbar', { name: '1. 책 (correct)' })).toHaveAttribute('aria-valuetext', '20%')
    await expect(second.getByText('The question has been changed since.')).toBeVisible()
  },
}

/** Few attempts are a reason for care. A question that the version does not have says so. */
export const FewAttemptsAskForCare: Story = {
  parameters: withStatistics(
    statistics({ version: 3, attempts: 4, areFlagged: false, questions: [published('b', 1, [20, 80])] }),
  ),
  play: async (context) => {
    const unknown = await openStatistics(context, 1)
    await expect(unknown.getByText(/^Version 3 does not have this question/)).toBeVisible()
    await expect(unknown.queryByRole('progressbar')).toBeNull()
    const figures = await openStatistics(context, 2)
    await expect(figures.getByText(/^Only 4 learners have taken this version/)).toBeVisible()
  },
}

/** The dry run of a key fix lists marks and ranks before anything changes. */
export const AKeyFixBeginsWithADryRun: Story = {
  parameters: answers(
    ...ok(deskPaper({ state: 'published', publishedVersion: 2 }), {
      regradePaper: {
        version: 2,
        attempts: 12,
        marks: [{ attemptId: 'x', learner: 'Arun', attempt: 1, before: 150, after: 155, possible: 200 }],
        ranks: [{ learner: 'Arun', leaderboard: 'standard', before: 4, after: 3 }],
      },
    }),
  ),
  play: async ({ canvasElement }) => {
    await chooseAction(canvasElement, 'Correct marks after a key fix')
    const dialog = await openedDialog('Correct marks after a key fix')
    await expect(await dialog.findByRole('row', { name: 'Arun 1 150 / 200 155 / 200' })).toBeVisible()
    await expect(calls.to('/api/desk/papers/harbour-1/regrade')).toMatchObject([{ body: { isDry: true } }])
    await userEvent.click(dialog.getByRole('button', { name: 'Correct the marks' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(calls.to('/api/desk/papers/harbour-1/regrade')).toMatchObject([{}, { body: { isDry: false } }])
  },
}

/** A file shows its faults beside their rows and what would change; it is taken by a press. */
export const AFileIsComparedBeforeItIsTaken: Story = {
  parameters: answers(
    ...ok(deskPaper(), {
      checkImport: {
        faults: [{ file: 'harbour.xlsx', row: 3, question: 2, message: 'has no correct option.' }],
        draft: theirs,
        media: [],
      },
    }),
  ),
  play: async ({ canvasElement }) => {
    await chooseAction(canvasElement, 'Import a file')
    const dialog = await openedDialog('Import a file')
    await userEvent.upload(dialog.getByLabelText(/File/), new File(['x'], 'harbour.xlsx'))
    const place = await dialog.findByText('harbour.xlsx, Row 3, Question 2')
    await expect(place.parentElement).toBeVisible()
    await expect(place.parentElement).toHaveTextContent(
      /^harbour\.xlsx, Row 3, Question 2 ?Choose the correct option\.$/,
    )
    await expect(dialog.getByText('No question will be deleted.')).toBeVisible()
    await expect(dialog.getByText('이것은 무엇입니까?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the paper' }))
    await waitFor(() => expect(saves('import')).toMatchObject([{ body: { reason: 'import' } }]))
  },
}

const foreign = {
  ...deskDraft,
  questions: deskDraft.questions.map((question) => ({ ...question, item: `moodle-${question.item}` })),
}
const withFile = (draft: Draft) => ({
  ...answers(
    ...ok(deskPaper(), {
      checkImport: {
        faults: [{ file: 'moodle.gift', field: 'description', message: 'has no description.' }],
        draft: { ...draft },
        media: [],
      },
    }),
  ),
})
const chooseFile = async (canvasElement: HTMLElement) => {
  await chooseAction(canvasElement, 'Import a file')
  const dialog = await openedDialog('Import a file')
  await userEvent.upload(dialog.getByLabelText(/File/), new File(['x'], 'moodle.gift'))
  return dialog
}

/** Questions of another program are added. What replacing would delete stands above the problems and the differences. */
export const AFileOfAnotherProgramAddsItsQuestions: Story = {
  parameters: withFile(foreign),
  play: async ({ canvasElement }) => {
    const dialog = await chooseFile(canvasElement)
    const adds = '2 questions are added. Nothing else changes, and nothing is deleted.'
    await expect(await dialog.findByText(adds)).toBeVisible()
    // The paper has its own description.
    await expect(dialog.queryByText('Paper, Description')).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'Replace the paper' }))
    const deleted = dialog.getByText('2 questions will be deleted: 1–2.')
    const problem = dialog.getByText('Paper, Description')
    await expect(deleted).toBeVisible()
    await expect(deleted.getBoundingClientRect().bottom).toBeLessThan(problem.getBoundingClientRect().top)
    await expect(dialog.getByRole('button', { name: 'Replace the paper' })).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Add the questions' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add the questions' }))
    const questions = [{ item: 'a' }, { item: 'b' }, { item: 'moodle-a' }, { item: 'moodle-b' }]
    const draft = { description: 'Two questions about things.', questions }
    await waitFor(() => expect(saves('import')).toMatchObject([{ body: { reason: 'import', draft } }]))
  },
}

export const QuestionsComeFromTheBank: Story = {
  parameters: answers(
    ...ok(deskPaper(), {
      listBankItems: {
        entries: [{ item: 'bank-1', unit: 2, question: { ...deskDraft.questions[0], text: '은행 문항' }, media: [] }],
        page: 1,
        pageSize: 20,
        total: 1,
      },
    }),
  ),
  play: async ({ canvas: page, canvasElement }) => {
    await chooseAction(canvasElement, 'From the practice bank')
    const dialog = await openedDialog('Insert from the practice bank')
    await expect(await dialog.findByText('Unit 2: 생활용품', { ignore: 'option' })).toHaveAttribute('lang', 'ko')
    const unit = dialog.getByRole('combobox', { name: 'Unit of the textbook' })
    await userEvent.selectOptions(unit, 'Unit 2: 생활용품')
    await expect(unit).toHaveAccessibleDescription(/has not been checked against the textbook/)
    await userEvent.click(await dialog.findByRole('checkbox', { name: '은행 문항' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Insert 1 question' }))
    await expect(await page.findByRole('heading', { name: 'Question 3' })).toBeVisible()
  },
}

export const OnAPhoneOneViewAtATime: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas: page }) => {
    await expect(await page.findByRole('textbox', { name: 'Title' })).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Questions' }))
    await userEvent.click(await page.findByRole('row', { name: /^Question 2,/ }))
    await expect(await page.findByRole('heading', { name: 'Question 2' })).toBeVisible()
    await userEvent.click(page.getByRole('radio', { name: 'Preview' }))
    await expect(page.getByTitle('The question as candidates see it')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A paper of somebody else, or none. */
export const UnknownPaper = refused(['getPaper'], { status: 404, message: 'Gone.' }, 'There is no such paper.')

/** The history compares a revision with the newest and restores it. */
export const TheHistoryRestores: Story = {
  parameters: {
    ...deskPage('/desk/papers/harbour-1/history').parameters,
    ...answers(
      ...ok(deskPaper(), {
        listRevisions: { entries: [revision(4), revision(3, { author: '' })], page: 1, pageSize: 50, total: 2 },
        getRevision: { ...revision(3), draft: theirs },
      }),
    ),
  },
  play: async ({ canvas: page }) => {
    await expect(await page.findByText('Newest')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Compare revision 3 with the newest' }))
    const dialog = await openedDialog('Revision 3 and the newest')
    await expect(await dialog.findByText('이것은 무엇입니까?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Restore this revision' }))
    await opens('/desk/papers/harbour-1')
    await expect(saves('restore')).toMatchObject([{ body: { reason: 'restore', restoredFrom: 3 } }])
  },
}

/** The draft in the whole exam room. */
export const TheWholeExamRoom: Story = {
  parameters: deskPage('/desk/preview/harbour-1').parameters,
  play: async ({ canvas: page }) => {
    await expect(await page.findByText(/This is a preview of the draft/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to the paper' })).toBeVisible()
  },
}

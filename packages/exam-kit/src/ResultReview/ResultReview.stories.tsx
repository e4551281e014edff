import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { buildReview, type Review } from '../engine'
import { sampleExam } from '../testing'
import { matrix } from '@naru/ui/internal/stories'
import { PrintedReview } from './PrintedReview'
import { ResultReview } from './ResultReview'

const sign = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><rect width="480" height="300" fill="white"/><path d="M240 40l130 220H110z" fill="gold" stroke="black" stroke-width="12" stroke-linejoin="round"/><path d="M240 120v70M240 215v10" stroke="black" stroke-width="18" stroke-linecap="round"/></svg>',
)}`

function graded(answers: Record<string, string>, change: Parameters<typeof sampleExam>[0] = {}): Review {
  const review = buildReview(sampleExam(change), { answers })
  if (!review) throw new Error('The sample exam has its keys.')
  return review
}

// r1 right, r2 wrong, everything else unanswered.
const review = graded({ r1: '안전화', r2: '날씨' })
const allRight = graded({ r1: '안전화', r2: '회사 소개' }, { reading: 2, listening: 0 })

const pictures = graded(
  { p1: '/missing.svg' },
  {
    questions: [
      {
        id: 'p1',
        number: 1,
        section: 'reading',
        photo: sign,
        options: [
          { id: 'a', photo: '/missing.svg', isCorrect: false },
          { id: 'b', photo: sign, isCorrect: true },
        ],
      },
      {
        id: 'p2',
        number: 2,
        section: 'listening',
        options: [
          { id: 'a', text: '네' },
          { id: 'b', text: '아니요' },
        ],
      },
      { id: 'p3', number: 3, section: 'listening', options: [{ id: 'a', text: '네', isCorrect: true }] },
    ],
  },
)

/** The questions of a finished attempt, as graded by the engine or the server. */
const meta = {
  title: 'Exam/Result review',
  component: ResultReview,
  tags: ['autodocs'],
  args: { review, topic: 'EPS-TOPIK Sample', printedOn: '7 May 2025, 09:14', onPrint: fn() },
} satisfies Meta<typeof ResultReview>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = { args: { defaultExpanded: ['r2'] } }

export const RowsSayTheirMarkOpenAndAreFiltered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('button', { name: 'Correct Question 1 (Reading): 다음 그림을 보고 맞는 단어를 고르십시오.' }),
    ).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('button', { name: /^Incorrect Question 5 \(Listening\): 남자는/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Expand All' }))
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(7)
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse All' }))
    await expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: /Question 3/ }))
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: /Question 3/ }))
    await expect(canvas.getByRole('radio', { name: 'All Questions' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Correct (1)' }))
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('radio', { name: 'Incorrect (6)' }))
    await expect(canvas.getAllByRole('button', { expanded: false })).toHaveLength(6)
  },
}

export const AFilterWithoutRowsSaysSo: Story = {
  args: { review: allRight },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Incorrect (0)' }))
    await expect(canvas.getByText('No questions to display in this category')).toBeVisible()
  },
}

export const AWrongAnswerStandsBesideTheRightOneAndARightOneAlone: Story = {
  args: { defaultExpanded: ['r1', 'r2'] },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('group').map((group) => within(group).getAllByRole('term'))
    await expect(terms.map((group) => group.map((term) => term.textContent))).toEqual([
      ['Your answer'],
      ['Your answer', 'Correct answer'],
    ])
    await expect(canvas.getByText('Your answer, correct')).toBeVisible()
    await expect(canvas.getByText('Your answer, incorrect')).toBeVisible()
  },
}

export const PicturesAreShownAndMissingAnswersAndKeysAreNamed: Story = {
  args: { review: pictures, defaultExpanded: ['p1', 'p2'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Question 1 \(Reading\): Image-based question/ })).toBeVisible()
    await expect(canvas.getAllByRole('img', { name: 'Option 2 image' })).not.toHaveLength(0)
    const panel = within(canvas.getByRole('group', { name: /Question 2/ }))
    await expect(panel.getByText('No answer provided')).toBeVisible()
    await expect(panel.getByText('Not specified')).toBeVisible()
  },
}

const [first, ...rest] = pictures.items
const described: Review = {
  ...pictures,
  items:
    first === undefined
      ? []
      : [
          {
            ...first,
            help: { photoText: 'A yellow triangle with an exclamation mark.' },
            options: first.options.map((option, at) => ({
              ...option,
              ...(at === 1 && { photoText: 'A warning sign.' }),
            })),
          },
          ...rest,
        ],
}

export const PicturesHaveTheirAlternativeTexts: Story = {
  args: { review: described, defaultExpanded: ['p1'] },
  play: async ({ canvas }) => {
    const panel = within(canvas.getByRole('group'))
    await expect(panel.getByRole('img', { name: 'A yellow triangle with an exclamation mark.' })).toBeVisible()
    await expect(panel.getAllByRole('img', { name: 'A warning sign.' })).toHaveLength(2)
  },
}

export const WhereTheExamCarriesThemThereAreClipTranscriptAndExplanation: Story = {
  args: { defaultExpanded: ['r1', 'l1'] },
  play: async ({ canvas }) => {
    const clip = canvas.getByLabelText('Recording of question 5')
    await expect(clip).toHaveAttribute('src', '/media/l1.m4a')
    await expect(canvas.getByRole('radio', { name: '0.75×' })).toBeVisible()
    await expect(canvas.getAllByText('Transcript')[0]).toBeVisible()
    await expect(canvas.getAllByText('여자: 어디에서 일합니까? 남자: 공장에서 일합니다.')[0]).toBeVisible()
    await expect(canvas.getAllByText('Explanation')[0]).toBeVisible()
    // Reading questions have no recording.
    await expect(canvas.queryByLabelText('Recording of question 1')).not.toBeInTheDocument()
  },
}

const marked = graded(
  { m1: '문을 <u>닫으십시오</u>.' },
  {
    questions: [
      {
        id: 'm1',
        number: 1,
        section: 'reading',
        text: '맞는 것을 고르십시오.',
        options: [
          { id: 'a', text: '문을 <u>여십시오</u>.', isCorrect: true },
          { id: 'b', text: '문을 <u>닫으십시오</u>.', isCorrect: false },
        ],
      },
    ],
  },
)

export const MarkedPartsOfAnswersAndOptionsAreUnderlined: Story = {
  args: { review: marked, defaultExpanded: ['m1'] },
  play: async ({ canvas }) => {
    const words = [...canvas.getAllByRole('definition'), ...canvas.getAllByText(/^문을/, { selector: 'li li *' })]
    await expect(words.map(({ textContent }) => textContent)).toEqual([
      '문을 [닫으십시오].',
      '문을 [여십시오].',
      '문을 [여십시오].',
      '문을 [닫으십시오].',
    ])
    await expect(canvas.getAllByText(/닫으십시오/, { selector: 'u' })).toHaveLength(2)
  },
}

const story = '저는 스리랑카에서 온 카말입니다. 지금 경기도에 있는 가구 공장에서 일합니다. '.repeat(3)
const passages = graded(
  {},
  {
    questions: [
      { id: 'x', number: 1, section: 'reading', text: story, options: [{ id: 'a', text: '네', isCorrect: true }] },
      {
        id: 'y',
        number: 2,
        section: 'reading',
        text: `다음을 읽으십시오.\n${story}`,
        options: [{ id: 'a', text: '네', isCorrect: true }],
      },
    ],
  },
)

export const OnPaperALongPassageStandsOnce: Story = {
  args: { review: passages },
  render: (args) => <PrintedReview review={args.review} topic={args.topic} printedOn={args.printedOn} isPreview />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Question 1 \(Reading\)/ })).toHaveTextContent(
      /^Question 1 \(Reading\)Incorrect$/,
    )
    await expect(canvas.getByRole('heading', { name: /^Question 2 \(Reading\): 다음을 읽으십시오\./ })).toBeVisible()
    await expect(canvas.getAllByText(/가구 공장/)).toHaveLength(2)
  },
}

export const OnPaperAllQuestionsAreOpenUnderAPrintedHead: Story = {
  render: (args) => (
    <PrintedReview
      review={args.review}
      topic={args.topic}
      printedOn={args.printedOn}
      candidate="Kamal Perera"
      isPreview
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Question Review' })).toBeVisible()
    await expect(canvas.getByText('Printed on 7 May 2025, 09:14')).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(7)
  },
}

export const PrintLaysThePaperOutFirst: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await waitFor(() => expect(args.onPrint).toHaveBeenCalledOnce())
    await expect(canvas.getByText('Printed on 7 May 2025, 09:14')).toBeInTheDocument()
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(canvas.queryByText('Printed on 7 May 2025, 09:14')).not.toBeInTheDocument())
  },
}

/** A long question, answer and explanation. */
const inWords = (text: string) =>
  graded(
    {},
    {
      questions: [
        {
          id: 'x',
          number: 100,
          section: 'listening',
          text: text.repeat(3),
          options: [{ id: 'a', text, isCorrect: true }],
          explanation: text,
        },
      ],
    },
  )

export const Gallery: Story = matrix(ResultReview, {
  variants: { two: { defaultExpanded: ['r1', 'r2'] } },
  text: (words) => ({ review: inWords(words), defaultExpanded: ['x'] }),
})

import { textsBeyond } from '@naru/ui/internal/stories'
import { TextProvider } from '@naru/ui/language'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { buildReview, type QuestionGroup, type Review } from '../engine'
import { sampleExam } from '../testing'
import type { RawQuestion } from '../engine/exam/definition'
import english from '../text/en/exam.json'
import sinhala from '../text/si/exam.json'
import { textSize } from '../TextSize/scale.css'
import { PrintedReview } from './PrintedReview'
import { ResultReview } from './ResultReview'

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><rect width="480" height="300" fill="white"/><path d="M180 90h120v50H180zM230 140h20v120h-20z" fill="tan" stroke="black" stroke-width="8" stroke-linejoin="round"/></svg>',
)}`

const blank: RawQuestion = {
  id: 'blank',
  number: 10,
  section: 'reading',
  text: '빈칸에 들어갈 알맞은 말을 고르십시오.\n\n머리가 아파서 (      )에서 약을 샀습니다.',
  options: [
    { id: 'a', text: '약국', isCorrect: true },
    { id: 'b', text: '은행', isCorrect: false },
    { id: 'c', text: '우체국', isCorrect: false },
    { id: 'd', text: '시장', isCorrect: false },
  ],
  explanation: 'Medicine (약) is bought at a pharmacy, 약국.',
  help: {
    explanations: { si: 'බෙහෙත් (약) මිලදී ගන්නේ ෆාමසියකින් (약국).' },
    translations: { en: { text: 'My head hurt, so I bought medicine at the (      ).' } },
    unreviewed: ['si'],
    vocabulary: ['약국', '머리', '아프다', '사다'],
    options: [
      {},
      {
        note: 'A bank (은행) keeps money. It sells no medicine.',
        notes: { si: 'බැංකුවක් (은행) මුදල් තබා ගනී. එය බෙහෙත් විකුණන්නේ නැත.' },
      },
      { note: 'A post office (우체국) sends letters.' },
      { note: 'A market (시장) sells food.' },
    ],
  },
}

const statements = [
  '남자가 망치로 못을 박고 있습니다.',
  '남자가 톱으로 나무를 자르고 있습니다.',
  '남자가 벽에 페인트를 칠하고 있습니다.',
  '남자가 상자를 옮기고 있습니다.',
]

const spoken: RawQuestion = {
  id: 'spoken',
  number: 23,
  section: 'listening',
  text: '다음 그림을 보고 알맞은 대답을 고르십시오.',
  photo: drawing,
  audio: '/media/spoken.m4a',
  transcript: statements.map((statement, index) => `${index + 1}. ${statement}`).join('\n'),
  hasSpokenOptions: true,
  options: statements.map((_statement, index) => ({
    id: String(index),
    text: String(index + 1),
    isCorrect: index === 0,
  })),
  help: {
    unreviewed: ['en'],
    options: statements.map((statement, index) => ({
      spoken: statement,
      ...(index > 0 && { note: 'The picture shows a hammer (망치).' }),
    })),
  },
}

const notice: QuestionGroup = {
  id: 'notice',
  text: '[기숙사 안내]\n세탁실은 아침 7시부터 밤 10시까지 사용할 수 있습니다.\n일요일에는 청소를 하기 때문에 사용할 수 없습니다.',
}

const inEnglish = '[Dormitory notice]\nYou can use the laundry room from 7 a.m. to 10 p.m., but not on Sunday.'

const recording: QuestionGroup = { id: 'recording' }

function member(
  group: QuestionGroup,
  id: string,
  number: number,
  stem: string,
  rest: Partial<RawQuestion>,
): RawQuestion {
  const options = ['네', '아니요'].map((text, index) => ({ id: text, text, isCorrect: index === 0 }))
  return {
    id,
    number,
    section: 'reading',
    group: group.id,
    text: [group.text, stem].join('\n\n').trim(),
    stem,
    options,
    ...rest,
  }
}

const heard: Partial<RawQuestion> = {
  section: 'listening',
  audio: '/media/call.m4a',
  transcript: '여자: 여보세요, 김 과장님 계세요?\n남자: 지금 회의 중이십니다.',
}
const call = { transcript: 'Woman: Hello, is Mr Kim there?\nMan: He is in a meeting now.' }

const questions: RawQuestion[] = [
  blank,
  member(notice, 'hours', 17, '세탁실은 아침부터 사용할 수 있습니까?', {
    help: { translations: { en: { text: `${inEnglish}\n\nCan you use the laundry room from the morning?` } } },
  }),
  member(notice, 'sunday', 18, '일요일에는 세탁실을 사용할 수 없습니까?', {
    help: { translations: { en: { text: inEnglish } } },
  }),
  spoken,
  member(recording, 'who', 37, '여자는 김 과장을 찾습니까?', {
    ...heard,
    help: { translations: { en: { text: 'Is the woman looking for Mr Kim?', ...call } } },
  }),
  member(recording, 'where', 38, '김 과장은 회의 중입니까?', {
    ...heard,
    help: { translations: { en: { text: 'Is Mr Kim in a meeting?', ...call } } },
  }),
]

function graded(changed: readonly RawQuestion[], answers: Record<string, string>): Review {
  const review = buildReview(sampleExam({ questions: changed, groups: [notice, recording] }), { answers })
  if (!review) throw new Error('The exam has its keys.')
  return review
}

// `hours` and `who` right, the others wrong.
const answers = { blank: '은행', spoken: '2', hours: '네', sunday: '아니요', who: '네', where: '아니요' }
const review = graded(questions, answers)
const single = graded([blank], answers)
const everything = questions.map(({ id }) => id)

/** Every text repeated, every language unreviewed. */
const long = (text: string) => `${text} `.repeat(8).trim()
const lengthened = questions.map((question) => {
  const { help = {}, text = '', stem, options } = question
  return {
    ...question,
    text: long(text),
    ...(stem !== undefined && { stem: long(stem) }),
    explanation: long(question.explanation ?? 'The notice says so.'),
    options: options.map((option) =>
      question.hasSpokenOptions ? option : { ...option, text: long(option.text ?? '') },
    ),
    help: {
      ...help,
      translations: { en: { text: long('A translation of the question.'), transcript: long('Woman: Hello.') } },
      unreviewed: ['en'],
      vocabulary: [...(help.vocabulary ?? []), ...statements, '외국인고용허가제사업장변경신청서'.repeat(3)],
      options: options.map((_option, index) => ({
        ...help.options?.[index],
        note: long('This option does not say what the text says.'),
      })),
    },
  }
})

/** The review of questions with notes, spoken options, translations, vocabulary and groups. */
const meta = {
  title: 'Exam/Result review/Help',
  component: ResultReview,
  args: { review, topic: 'EPS-TOPIK Sample', printedOn: '7 May 2025, 09:14' },
} satisfies Meta<typeof ResultReview>

export default meta
type Story = StoryObj<typeof meta>

export const EveryWrongOptionSaysWhyBesideVocabularyAndTranslation: Story = {
  args: { review: single, defaultExpanded: ['blank'] },
  play: async ({ canvas, userEvent }) => {
    const [correct, chosen, ...others] = within(canvas.getAllByRole('list')[1] ?? document.body).getAllByRole(
      'listitem',
    )
    await expect(correct).toHaveTextContent('1약국Correct')
    await expect(chosen).toHaveTextContent(
      '2은행Your answer, incorrectA bank (은행) keeps money. It sells no medicine.',
    )
    await expect(others[0]).toHaveTextContent('3우체국A post office (우체국) sends letters.')
    await expect(canvas.getByText('A market (시장) sells food.')).toHaveAttribute('lang', 'en')
    await expect(canvas.queryByText(english.review.unreviewed)).not.toBeInTheDocument()
    const words = canvas.getAllByRole('list').find((list) => list.lang === 'ko')
    await expect([...(words?.children ?? [])].map((word) => word.textContent)).toEqual([
      '약국',
      '머리',
      '아프다',
      '사다',
    ])
    const translation = canvas.getByText(/^My head hurt/)
    await expect(translation).not.toBeVisible()
    await userEvent.click(canvas.getByText('Translation'))
    await expect(translation).toBeVisible()
    await expect(translation).toHaveAttribute('lang', 'en')
  },
}

export const SpokenOptionsShowWhatWasSaidBesideTheirNumbers: Story = {
  args: { defaultExpanded: ['spoken'] },
  play: async ({ canvas }) => {
    const answered = canvas.getAllByRole('definition').map((answer) => answer.textContent)
    await expect(answered).toEqual([`2. ${statements[1]}`, `1. ${statements[0]}`])
    await expect(canvas.getByText(statements[3] ?? '').parentElement).toHaveTextContent(/^4남자가 상자를/)
    await expect(canvas.getAllByText(new RegExp(statements[3] ?? ''))).toHaveLength(1)
  },
}

/** Once for all questions, above them, whatever is shown or expanded. */
export const SaysOnceThatHelpIsADraft: Story = {
  args: { defaultExpanded: everything, review: graded(lengthened, answers) },
  play: async ({ canvas, userEvent }) => {
    const note = canvas.getByText(english.review.unreviewed)
    await expect(note.compareDocumentPosition(canvas.getAllByRole('list')[0] ?? note)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse All' }))
    await expect(note).toBeVisible()
  },
}

export const ItsTextsFollowTheTextSizeOfTheRoom: Story = {
  args: { review: single, defaultExpanded: ['blank'] },
  render: (args) => (
    <>
      <ResultReview {...args} />
      <div className={textSize.largest}>
        <ResultReview {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    for (const text of ['시장', /^A bank/, /^Medicine/, '사다']) {
      const [normal, largest] = canvas
        .getAllByText(text)
        .map((each) => Number.parseFloat(getComputedStyle(each).fontSize))
      await expect(largest).toBeCloseTo(1.5 * (normal ?? 0))
    }
  },
}

export const TextsAreInTheReadersLanguageElseInEnglish: Story = {
  args: { review: single, defaultExpanded: ['blank'] },
  render: (args) => (
    <TextProvider language="si">
      <ResultReview {...args} />
    </TextProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const explanation = await canvas.findByText(/^බෙහෙත්/)
    await expect(explanation).toHaveAttribute('lang', 'si')
    await expect(within(explanation).getByText('약국')).toHaveAttribute('lang', 'ko')
    await expect(canvas.queryByText(/^Medicine/)).not.toBeInTheDocument()
    await expect(canvas.getByText(/^බැංකුවක්/)).toHaveAttribute('lang', 'si')
    await expect(canvas.getByText(/^A market/)).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText(sinhala.review.unreviewed)).toBeVisible()
    await userEvent.click(canvas.getByText(sinhala.review.translation))
    await expect(canvas.getByText(/^My head hurt/)).toHaveAttribute('lang', 'en')
  },
}

export const APassageOfSeveralQuestionsIsShownOnceAboveThem: Story = {
  args: { defaultExpanded: ['hours', 'sunday'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Questions 17 and 18' })).toBeVisible()
    await expect(canvas.getAllByText(/기숙사 안내/)).toHaveLength(1)
    await expect(canvas.getAllByText(/Dormitory notice/)).toHaveLength(1)
    await expect(
      canvas.getByRole('button', { name: 'Correct Question 17 (Reading): 세탁실은 아침부터 사용할 수 있습니까?' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Incorrect (4)' }))
    await expect(canvas.getByRole('heading', { level: 3, name: 'Question 18' })).toBeVisible()
    await expect(canvas.getAllByText(/기숙사 안내/)).toHaveLength(1)
  },
}

export const ARecordingOfSeveralQuestionsIsShownOnceAboveThem: Story = {
  args: { defaultExpanded: ['who', 'where'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Recording of question 37')).toHaveAttribute('src', '/media/call.m4a')
    await expect(canvas.queryByLabelText('Recording of question 38')).not.toBeInTheDocument()
    await expect(canvas.getAllByText(/^여자: 여보세요/)).toHaveLength(1)
    await expect(canvas.getAllByText(/^Woman: Hello/)).toHaveLength(1)
  },
}

export const OnPaperHelpIsExpandedAndPassagesAreShownOnce: Story = {
  render: (args) => <PrintedReview review={args.review} topic={args.topic} printedOn={args.printedOn} isPreview />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^My head hurt/)).toBeVisible()
    await expect(canvas.getByText('A market (시장) sells food.')).toBeVisible()
    await expect(canvas.getAllByText(/기숙사 안내/)).toHaveLength(1)
    await expect(canvas.getAllByText(/Dormitory notice/)).toHaveLength(1)
    await expect(canvas.getAllByText(/^Woman: Hello/)).toHaveLength(1)
    await expect(canvas.getAllByText(new RegExp(statements[3] ?? ''))).toHaveLength(1)
    await expect(canvas.getByRole('heading', { level: 4, name: /^Question 18 \(Reading\): 일요일에는/ })).toBeVisible()
  },
}

export const LongText: Story = {
  args: {
    review: graded(lengthened, { ...answers, blank: long('은행'), sunday: long('아니요') }),
    defaultExpanded: everything,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const summary of canvas.getAllByText('Translation')) await userEvent.click(summary)
    await expect(textsBeyond(canvasElement)).toEqual([])
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}

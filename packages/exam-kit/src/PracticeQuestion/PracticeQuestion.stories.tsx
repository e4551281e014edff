import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { AllThemes, Narrow, textsBeyond, sample, repeatedLandmarks } from '@naru/ui/internal/stories'
import { sampleClip } from '../browser'
import type { RawQuestion } from '../engine/exam/definition'
import { sampleExam } from '../testing'
import { PracticeQuestion, type PracticeQuestionProps } from './PracticeQuestion'
import { practiceWaits } from './PracticeOutcome'

const blank: RawQuestion = {
  id: 'blank',
  number: 2,
  section: 'reading',
  text: '저는 아침 일곱 시(      ) 일어납니다.',
  options: [
    { id: 'a', text: '에', isCorrect: true },
    { id: 'b', text: '에서', isCorrect: false },
    { id: 'c', text: '을', isCorrect: false },
    { id: 'd', text: '이', isCorrect: false },
  ],
  explanation: 'A point in time takes 에.',
  help: {
    translations: { en: { text: 'I get up at seven in the morning.' } },
    vocabulary: ['아침', '일어나다'],
    options: [{}, { note: '에서 is for the place of an action.' }, { note: '을 marks an object.' }, {}],
  },
}

const dialogue: RawQuestion = {
  id: 'dialogue',
  number: 21,
  section: 'listening',
  text: '두 사람은 어디에서 만납니까?',
  audio: URL.createObjectURL(sampleClip()),
  options: [
    { id: 'a', text: '식당', isCorrect: false },
    { id: 'b', text: '기숙사 앞', isCorrect: true },
    { id: 'c', text: '회사', isCorrect: false },
    { id: 'd', text: '버스 정류장', isCorrect: false },
  ],
  explanation: 'They agree to meet in front of the dormitory.',
  transcript: '여자: 내일 어디에서 만날까요?\n남자: 기숙사 앞에서 만나요.',
}

const withoutKey = ({ options, explanation: _explanation, help: _help, ...question }: RawQuestion): RawQuestion => ({
  ...question,
  options: options.map(({ isCorrect: _isCorrect, ...option }) => option),
})

/** The props that belong to a question. */
function about(raw: RawQuestion) {
  const { questions, sections } = sampleExam({ questions: [raw] })
  const [question] = questions
  if (question === undefined) throw new Error('no question')
  const section = sections.find(({ id }) => id === question.section) ?? sections[0]
  return { question, section, order: question.options.map(({ id }) => id) }
}

const Answerable = (args: PracticeQuestionProps) => {
  const [answer, setAnswer] = useState(args.answer)
  return (
    <PracticeQuestion
      {...args}
      answer={answer}
      onAnswer={(optionId) => {
        setAnswer(optionId)
        args.onAnswer(optionId)
      }}
    />
  )
}

/** Practice of what was wrong: the answer is told at once, and nothing is timed. */
const meta = {
  title: 'Practice/Practice question',
  component: PracticeQuestion,
  tags: ['autodocs'],
  args: { ...about(blank), position: 3, total: 12, answer: undefined, onAnswer: fn(), onNext: fn() },
  render: (args) => <Answerable {...args} />,
} satisfies Meta<typeof PracticeQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const CheckNeedsAChoiceAndTellsTheVerdictInWords: Story = {
  args: { order: ['c', 'a', 'b', 'd'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Check' })).toBeDisabled()
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['c', 'a', 'b', 'd'])
    await userEvent.click(canvas.getByRole('radio', { name: '을' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('c')
    await expect(canvas.getByRole('heading', { name: 'Wrong' })).toHaveFocus()
    await expect(canvas.getByText(/^A point in time takes/)).toBeVisible()
    await expect(canvas.getByText('Your answer, incorrect')).toBeVisible()
    await expect(canvas.getByText('을 marks an object.')).toBeVisible()
  },
}

export const DigitsChooseAndEnterChecksAndGoesOn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'I do not know' }).focus()
    await userEvent.keyboard('1')
    await expect(canvas.getByRole('radio', { name: '에' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: 'Right' })).toHaveFocus()
    await expect(args.onNext).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** On a phone, however long the explanation is; the last step says that it ends. */
export const NextStaysInReach: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  args: { answer: 'b', isLast: true },
  play: async ({ canvas }) => {
    window.scrollTo(0, 0)
    const { bottom } = canvas.getByRole('button', { name: 'Finish' }).getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight)
  },
}

export const IDoNotKnowShowsTheRightAnswer: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I do not know' }))
    await expect(args.onAnswer).toHaveBeenCalledWith(null)
    await expect(canvas.getByRole('heading', { name: 'Here is the right answer' })).toHaveFocus()
    await expect(canvas.getByText('Correct')).toBeVisible()
  },
}

export const ARecordingHasNoLimitAndATranscriptAfterTheAnswer: Story = {
  args: about(dialogue),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/내일 어디에서/)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: '0.75×' }))
    await userEvent.click(canvas.getByRole('radio', { name: '기숙사 앞' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Check' }))
    await expect(canvas.getByText(/내일 어디에서/)).toBeVisible()
    await expect(canvas.getByLabelText('Recording of question 21')).toBeVisible()
  },
}

export const AMissingRecordingCanBeLoadedAgainOrSkipped: Story = {
  args: { ...about(dialogue), clip: '/missing.m4a', onSkip: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText('Recording of question 21').dispatchEvent(new Event('error'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The recording could not be loaded')
    await expect(canvas.getAllByRole('radio')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    const clip = await canvas.findByLabelText('Recording of question 21')
    await expect(clip).toHaveFocus()
    // It fails again; the focus is not lost.
    clip.dispatchEvent(new Event('error'))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Skip this question' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
}

export const WithoutAKeyItIsCheckedOrWaitsForTheNetwork: Story = {
  args: { ...about(withoutKey(blank)), answer: 'b' },
  render: (args) => (
    <>
      {practiceWaits.map((wait) => (
        <PracticeQuestion key={wait} {...args} wait={wait} />
      ))}
    </>
  ),
  parameters: repeatedLandmarks,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Checking your answer…')).toBeVisible()
    await expect(canvas.getByText('The answer will appear when you are online.')).toBeVisible()
    await expect(canvas.queryByText('Correct')).toBeNull()
  },
}

function LateKey(args: PracticeQuestionProps) {
  const [{ question }, setQuestion] = useState(() => about(withoutKey(blank)))
  return (
    <>
      <PracticeQuestion {...args} question={question} answer="b" />
      <button type="button" onClick={() => setQuestion(about(blank))}>
        {'Online'}
      </button>
    </>
  )
}

export const AKeyThatComesLaterIsAnnounced: Story = {
  render: (args) => <LateKey {...args} />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent('The answer will appear when you are online.')
    await userEvent.click(canvas.getByRole('button', { name: 'Online' }))
    await expect(status).toHaveTextContent('Wrong')
  },
}

export const LongText: Story = {
  args: {
    ...about({
      ...blank,
      text: '한국에서 일하는 사람은 안전 교육을 받아야 합니다. '.repeat(8),
      explanation: sample.long,
      options: blank.options.map((option) => ({ ...option, text: sample.long })),
    }),
    answer: 'b',
  },
  render: (args) => (
    <Narrow>
      <Answerable {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(textsBeyond(canvasElement)).toEqual([])
  },
}

export const VerdictsInEveryTheme: Story = {
  parameters: repeatedLandmarks,
  render: (args) => (
    <AllThemes>
      <PracticeQuestion {...args} />
      <PracticeQuestion {...args} answer="a" />
      <PracticeQuestion {...args} answer="b" />
    </AllThemes>
  ),
}

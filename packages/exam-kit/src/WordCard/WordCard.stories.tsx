import { useCallback, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sample, matrix } from '@naru/ui/internal/stories'
import { NewWord, WordCard, type WordCardProps, type WordView } from './index'

const word: WordView = {
  id: 'w28-04',
  korean: '춥다',
  partOfSpeech: 'adjective',
  meanings: { en: 'cold (weather)', si: 'සීතලයි', ta: 'குளிரான' },
  example: '오늘은 어제보다 더 추워요.',
  inExample: '추워요',
  exampleEnglish: 'Today is colder than yesterday.',
  unreviewed: ['si', 'ta'],
}
const options = [
  { id: 'w28-01', korean: '덥다', meanings: { en: 'hot (weather)', si: 'උණුසුම්', ta: 'வெப்பமான' } },
  word,
  { id: 'w28-05', korean: '맑다', meanings: { en: 'clear', si: 'පැහැදිලියි', ta: 'தெளிவான' } },
  { id: 'w28-06', korean: '흐리다', meanings: { en: 'cloudy', si: 'වලාකුළු සහිතයි', ta: 'மேகமூட்டமான' } },
]

function Practising(props: WordCardProps) {
  const [answer, setAnswer] = useState(props.answer)
  const [isOwn, setOwn] = useState(props.hasOwnKeyboard)
  const { onAnswer } = props
  return (
    <WordCard
      {...props}
      answer={answer}
      onAnswer={useCallback(
        (given: string) => {
          setAnswer(given)
          onAnswer(given)
        },
        [onAnswer],
      )}
      hasOwnKeyboard={isOwn}
      onKeyboardChange={setOwn}
    />
  )
}

/** One word of the learner's practice. The parent holds the answer. */
const meta = {
  title: 'Practice/Word card',
  component: WordCard,
  tags: ['autodocs'],
  render: (args) => <Practising {...args} />,
  args: {
    word,
    mode: 'meaning',
    options,
    language: 'en',
    sound: 'voice',
    answer: null,
    hasOwnKeyboard: false,
    onPlay: fn(),
    onAnswer: fn(),
    onNext: fn(),
    onKeyboardChange: fn(),
  },
} satisfies Meta<typeof WordCard>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const ADigitAnswersAndEnterGoesOn: Story = {
  args: { takesFocus: true },
  play: async ({ canvas, userEvent, args }) => {
    const heading = canvas.getByRole('heading', { name: 'What does this word mean? 춥다' })
    await expect(heading).toHaveFocus()
    await expect(canvas.getByText('Voice of your device')).toBeVisible()
    await userEvent.keyboard('2')
    await expect(args.onAnswer).toHaveBeenCalledWith('w28-04')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Right'))
    await expect(canvas.getByText('추워요', { selector: 'mark' })).toBeVisible()
    await expect(canvas.getByText('adjective')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** A word is shown before it is asked; Enter goes on. */
export const ANewWordIsShown: Story = {
  args: { takesFocus: true },
  render: (args) => <NewWord {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'New word' })).toHaveTextContent(/춥다.*cold \(weather\).*추워요/)
    await userEvent.click(canvas.getByRole('button', { name: 'Listen' }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const AMeaningInSinhalaSaysThatNobodyHasReviewedIt: Story = {
  args: { language: 'si' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'උණුසුම්' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Wrong\s*Your answer: උණුසුම්\s*Right answer: සීතලයි$/)
    const meanings = canvas.getAllByText('සීතලයි')
    await expect(meanings.map(({ lang }) => lang)).toEqual(['si', 'si'])
    await expect(canvas.getByText('Meanings here are drafts. No person has checked them yet.')).toBeVisible()
  },
}

export const TheKoreanIsChosenByItsMeaningWithoutItsSound: Story = {
  args: { mode: 'korean', language: 'ta' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('குளிரான')).toHaveAttribute('lang', 'ta')
    await expect(canvas.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument()
    await expect(canvas.getByText('맑다')).toHaveAttribute('lang', 'ko')
    await userEvent.click(canvas.getByRole('button', { name: '춥다' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Listen' }))
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

export const AWrongAnswerNamesTheKoreanWhereTheKoreanWasAsked: Story = {
  args: { mode: 'korean', language: 'ta' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '덥다' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Wrong\s*Your answer: 덥다\s*Right answer: 춥다$/)
  },
}

export const InListeningEnterPlaysAndTheWordIsNotShown: Story = {
  args: { mode: 'listening', sound: 'synthetic', takesFocus: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Listen' })).toHaveFocus()
    await expect(canvas.getByText('Computer speech')).toBeVisible()
    await expect(canvas.queryByText('춥다')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}1')
    await expect(args.onPlay).toHaveBeenCalledOnce()
    await expect(args.onAnswer).toHaveBeenCalledWith('w28-01')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Right answer: cold \(weather\)$/))
  },
}

export const WithoutASoundItSaysSo: Story = {
  args: { sound: 'none' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No sound on this device')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Listen' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'I do not know' }))
    await expect(args.onAnswer).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Wrong\s*Right answer: cold \(weather\)$/)
  },
}

export const AWordIsTypedOnTheKeysOfTheScreen: Story = {
  args: { mode: 'typing', takesFocus: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your answer in Korean' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('inputmode', 'none')
    await expect(field).toHaveAttribute('lang', 'ko')
    for (const letter of ['ㅊ', 'ㅜ', 'ㅂ', 'ㄷ', 'ㅏ']) {
      await userEvent.click(canvas.getByText(letter))
    }
    await expect(field).toHaveValue('춥다')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith('춥다')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Right$/)
  },
}

export const TheKeysOfAComputerWriteKoreanUntilTheLearnerChoosesTheOwnKeyboard: Story = {
  args: { mode: 'typing', takesFocus: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.keyboard('[KeyC][KeyN][KeyQ][KeyE][KeyK][KeyK][Backspace][Backspace]')
    await expect(field).toHaveValue('춥ㄷ')
    await userEvent.click(canvas.getByRole('radio', { name: 'My own keyboard' }))
    await expect(canvas.queryByRole('group', { name: 'Korean keyboard' })).not.toBeInTheDocument()
    await expect(field).toHaveAttribute('inputmode', 'text')
    await userEvent.type(field, 'a')
    await expect(field).toHaveValue('춥ㄷa')
  },
}

export const Gallery: Story = matrix(Practising, {
  variants: { two: { options: options.slice(0, 2), isLast: true }, wrong: { answer: 'w28-01' } },
  text: (words) => ({
    word: { ...word, korean: '인화성 물질을 옮기는 방법', meanings: { en: words }, example: sample.korean.repeat(3) },
    answer: 'w28-01',
  }),
})

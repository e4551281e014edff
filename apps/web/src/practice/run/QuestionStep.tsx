import type { PracticeOutcome } from '@naru/api'
import { PracticeQuestion } from '@naru/exam-kit/PracticeQuestion'
import { shuffledOptions } from '@naru/exam-kit/internal/WordCard'
import { shownQuestion } from './questions'
import type { RunQuestion } from './runItems'
import { judgedAnswer } from './verdicts'
import type { GivenAnswer } from './runQueue'
import { useClip } from './useClip'
import type { ReactNode } from 'react'

/** What question and word have in common. */
export interface StepProps {
  /** Decides the order of the options. */
  seed: string
  /** The answers so far, the first one first. */
  given: readonly GivenAnswer[]
  /** The server's outcome of the first; undefined until it responds. */
  outcome: PracticeOutcome | undefined
  /** Whether the last of them answers what is on the screen. */
  isAnswered: boolean
  /** Below the verdict: when the item comes back. */
  note: ReactNode
  isLast: boolean
  onAnswer: (answer: GivenAnswer) => void
  onNext: () => void
}

export interface QuestionStepProps extends StepProps {
  asked: RunQuestion
  ownerId: string
  /** Among the questions of the run, from 1. */
  position: number
  /** Number of its questions. */
  total: number
  isSending: boolean
  /** Whether the first answer is on this device only. */
  isWaiting: boolean
}

export const QuestionStep = (props: QuestionStepProps) => {
  const { asked, ownerId, seed, given, outcome, isAnswered, isSending, isWaiting, onAnswer, ...rest } = props
  const original = shownQuestion(asked.question)
  const { question, section } = isAnswered
    ? shownQuestion(judgedAnswer(asked.question, given, outcome).question)
    : original
  const clip = useClip(ownerId, original.question.audio)
  const answer = isAnswered ? given.at(-1)?.answer : undefined
  const wait = outcome !== undefined || !isWaiting ? 'refused' : isSending ? 'checking' : 'later'
  return (
    <PracticeQuestion
      {...rest}
      question={question}
      section={section}
      order={shuffledOptions(question.options, seed).map(({ id }) => id)}
      clip={clip}
      answer={answer === '' ? null : answer}
      onAnswer={(optionId) => onAnswer({ answer: optionId ?? '' })}
      onSkip={rest.onNext}
      wait={wait}
      takesFocus
    />
  )
}

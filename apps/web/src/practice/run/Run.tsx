import type { PracticeOutcome } from '@naru/api'
import { PracticeQuestion } from '@naru/exam-kit/PracticeQuestion'
import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useEffect, useState } from 'react'
import { focusHeading } from '@naru/app-shell/focusHeading'
import { judged, shownQuestion, shuffled } from './questions'
import { useAnswers } from '../answers/answers'
import { useClip } from './useClip'
import { useRandom } from '../../routerContext'
import { usePracticeText } from '../text/practice'
import { AnswerNote } from './AnswerNote'
import { End, type EndProps } from './End'
import type { GivenAnswer, RunProgress, RunQuestion } from './practiceRun'

export interface RunProps extends Pick<EndProps, 'today' | 'actions'> {
  /** The questions; later changes are ignored. */
  questions: readonly RunQuestion[]
  ownerId: string
  /** Where an earlier run of these questions was left. @default at the first question */
  resumed?: RunProgress | undefined
  /** Called at the start and after each step; another function is called at once. */
  onProgress?: ((progress: RunProgress) => void) | undefined
}

/** One question after the other, then what was right. */
export const Run = ({ questions: initial, ownerId, today = '', resumed, onProgress, actions }: RunProps) => {
  const t = usePracticeText()
  const random = useRandom()
  const [queue, state] = useAnswers(ownerId)
  const [questions] = useState(initial)
  const [orders] = useState(
    () =>
      resumed?.orders ??
      initial.map(({ question }) => shuffled(shownQuestion(question).question.options, random).map(({ id }) => id)),
  )
  const [position, setPosition] = useState(resumed?.position ?? 0)
  const [answers, setAnswers] = useState<ReadonlyMap<string, GivenAnswer>>(() => new Map(resumed?.answers))
  const current = questions[position]
  const isOver = current === undefined
  useEffect(focusHeading, [isOver])
  useEffect(() => {
    onProgress?.({ orders, position, answers: [...answers] })
  }, [onProgress, orders, position, answers])

  const given = questions.flatMap((question) => {
    const answer = answers.get(question.item)
    return answer === undefined ? [] : [{ ...question, ...answer, outcome: state.outcomes.get(answer.id) }]
  })
  if (isOver) {
    const show = (item: string) => setPosition(questions.findIndex((question) => question.item === item))
    return <End answers={given} today={today} actions={actions} onShow={show} />
  }

  const answer = answers.get(current.item)
  const outcome = answer && state.outcomes.get(answer.id)
  return (
    <Stack gap={24}>
      <Inline justify="between">
        <Heading level={1}>{t('run.title')}</Heading>
        <Button variant="quiet" size="small" iconStart="close" onPress={() => setPosition(questions.length)}>
          {t('run.stop')}
        </Button>
      </Inline>
      {current.topic !== undefined && <Text tone="muted">{t('run.from', { topic: current.topic })}</Text>}
      <RunStep
        {...current}
        ownerId={ownerId}
        order={orders[position] ?? []}
        position={position + 1}
        total={questions.length}
        answer={answer}
        outcome={outcome}
        isSending={state.isSending}
        isWaiting={state.waitingItems.has(current.item)}
        today={today}
        onAnswer={(optionId) => {
          const id = queue.add({ kind: current.kind, item: current.item, answer: optionId ?? '' })
          setAnswers(new Map([...answers, [current.item, { id, optionId }]]))
        }}
        onNext={() => setPosition(position + 1)}
        onSkip={() => setPosition(position + 1)}
      />
    </Stack>
  )
}

interface RunStepProps extends RunQuestion {
  ownerId: string
  order: readonly string[]
  position: number
  total: number
  answer: GivenAnswer | undefined
  outcome: PracticeOutcome | undefined
  isSending: boolean
  /** Whether the answer is on this device only. */
  isWaiting: boolean
  today: string
  onAnswer: (optionId: string | null) => void
  onNext: () => void
  onSkip: () => void
}

const RunStep = ({
  kind,
  ownerId,
  question: asked,
  answer,
  outcome,
  isSending,
  isWaiting,
  today,
  ...rest
}: RunStepProps) => {
  const { question: known, isCorrected } =
    answer === undefined ? { question: asked, isCorrected: false } : judged(asked, answer.optionId, outcome)
  const { question, section } = shownQuestion(known)
  const clip = useClip(ownerId, shownQuestion(asked).question.audio)
  const wait = outcome !== undefined || !isWaiting ? 'refused' : isSending ? 'checking' : 'later'
  return (
    <PracticeQuestion
      {...rest}
      question={question}
      section={section}
      clip={clip}
      answer={answer?.optionId}
      wait={wait}
      note={
        answer && (
          <AnswerNote
            isCard={kind === 'question'}
            outcome={outcome}
            isSending={isSending}
            isCorrected={isCorrected}
            today={today}
          />
        )
      }
    />
  )
}

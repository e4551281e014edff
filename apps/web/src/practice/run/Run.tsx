import { translated } from '@naru/app-shell/language'
import { focusHeading } from '@naru/app-shell/navigation/focusHeading'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useLanguage } from '@naru/ui/language'
import { useEffect, useState } from 'react'
import { useAnswers } from '../answers/answers'
import { AnswerNote } from './AnswerNote'
import { End, type EndProps } from './End'
import { QuestionStep } from './QuestionStep'
import { WordStep } from './WordStep'
import { isNewWord, type RunItem } from './runItems'
import { answered, beginRun, type GivenAnswer, goneOn, type RunProgress } from './runQueue'
import { judgedAnswer, verdictsOf } from './verdicts'
import { usePracticeText } from '../text/practice'
import { useRandom } from '../../routerContext'

export interface RunProps extends Pick<EndProps, 'today' | 'actions'> {
  title: string
  /** Questions before words; later changes are ignored. */
  items: readonly RunItem[]
  ownerId: string
  /** Where an earlier run of these items was left. @default at the first item */
  resumed?: RunProgress | undefined
  /** Called at the start and after each step; another function is called at once. */
  onProgress?: ((progress: RunProgress) => void) | undefined
}

/** One question or word after the other; what was wrong comes again; then what was right. */
export const Run = ({ title, items: initial, ownerId, today = '', resumed, onProgress, actions }: RunProps) => {
  const t = usePracticeText()
  const language = useLanguage()
  const random = useRandom()
  const [queue, state] = useAnswers(ownerId)
  const [items] = useState(initial)
  const [run, setRun] = useState(
    () =>
      resumed ??
      beginRun(
        items.map((item) => ({ isNew: isNewWord(item) })),
        String(random()),
      ),
  )
  /** The answered item that the learner looks at from the end. */
  const [lookedAt, setLookedAt] = useState<number>()
  const [step] = run.steps
  const isOver = step === undefined
  const isAtEnd = isOver && lookedAt === undefined
  useEffect(() => {
    if (!isAtEnd) return
    window.scrollTo(0, 0)
    focusHeading()
  }, [isAtEnd])
  useEffect(() => onProgress?.(run), [onProgress, run])

  const outcomeOf = ([first]: readonly GivenAnswer[]) =>
    first?.id === undefined ? undefined : state.outcomes.get(first.id)
  const at = step?.at ?? lookedAt
  const item = at === undefined ? undefined : items[at]
  if (at === undefined || item === undefined) {
    const answers = items.flatMap((each, index) => {
      const given = run.answers[index] ?? []
      const outcome = outcomeOf(given)
      return given.length === 0 ? [] : [{ at: index, item: each, outcome, verdicts: verdictsOf(each, given, outcome) }]
    })
    return <End answers={answers} today={today} actions={actions} onShow={setLookedAt} />
  }

  const given = run.answers[at] ?? []
  const outcome = outcomeOf(given)
  const isAnswered = isOver || run.isAnswered
  const asks = given.length - (isAnswered ? 1 : 0)
  const next = goneOn(run, verdictsOf(item, given, outcome).at(-1))
  const shared = {
    seed: `${run.seed} ${item.item} ${asks}`,
    given,
    outcome,
    isAnswered,
    note: isAnswered && (
      <AnswerNote
        topic={item.kind === 'question' ? translated(item, language).topic : undefined}
        isCard={item.kind !== 'bank'}
        outcome={outcome}
        isSending={state.isSending}
        isCorrected={item.kind !== 'word' && judgedAnswer(item.question, given, outcome).isCorrected}
        today={today}
      />
    ),
    isLast: next.steps.length === 0,
    onAnswer: (answer: GivenAnswer) => {
      // Only the first answer of a run counts for the schedule.
      const id = asks === 0 ? queue.add({ kind: item.kind, item: item.item, ...answer }) : undefined
      setRun(answered(run, { ...answer, ...(id !== undefined && { id }) }))
    },
    onNext: () => (isOver ? setLookedAt(undefined) : setRun(next)),
  }
  const done = items.length - run.steps.length
  return (
    <Stack gap={16} {...(!isOver && { 'data-fills-page': true })}>
      <Inline justify="between">
        <Heading level={1} size="lg">
          {title}
        </Heading>
        {!isOver && (
          <Inline gap={8}>
            <Text tone="muted" tabular>
              {t('run.done', { done, total: items.length })}
            </Text>
            <Button variant="quiet" size="small" iconStart="close" onPress={() => setRun({ ...run, steps: [] })}>
              {t('run.stop')}
            </Button>
          </Inline>
        )}
      </Inline>
      {!isOver && <ProgressBar label={title} value={done} maxValue={items.length} showLabel={false} />}
      {asks > 0 && !isAnswered && (
        <div>
          <Badge icon="refresh">{t('run.again')}</Badge>
        </div>
      )}
      {item.kind === 'word' ? (
        <WordStep
          key={`${at} ${step?.kind} ${asks}`}
          {...shared}
          card={item.card}
          ownerId={ownerId}
          isShown={step?.kind === 'show'}
        />
      ) : (
        <QuestionStep
          key={`${at} ${asks}`}
          {...shared}
          asked={item}
          ownerId={ownerId}
          position={at + 1}
          total={items.filter(({ kind }) => kind !== 'word').length}
          isSending={state.isSending}
          isWaiting={state.waitingItems.has(item.item)}
        />
      )}
    </Stack>
  )
}

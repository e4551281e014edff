import type { PracticeOutcome } from '@naru/api'
import { translated } from '@naru/app-shell/language'
import { focusHeading } from '@naru/app-shell/navigation/focusHeading'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { Underlined } from '@naru/exam-kit/QuestionCard'
import { Boat, Drawing } from '@naru/exam-kit/internal/Drawing'
import { Badge } from '@naru/ui/Badge'
import { Button } from '@naru/ui/Button'
import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { ProgressBar } from '@naru/ui/ProgressBar'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useLanguage } from '@naru/ui/language'
import { type ReactNode, useEffect, useState } from 'react'
import * as css from '../Practice.css'
import { useAnswers } from '../answers/answers'
import { AnswerNote, useReturn } from './AnswerNote'
import { QuestionStep } from './QuestionStep'
import { WordStep } from './WordStep'
import { isNewWord, type RunItem, type RunQuestion } from './runItems'
import { answered, beginRun, countRight, type GivenAnswer, goneOn, type RunCounts, type RunProgress } from './runQueue'
import { judgedAnswer, verdictsOf } from './verdicts'
import { usePracticeText } from '../text/practice'
import { useRandom } from '../../routerContext'
import { WordList } from '../../words/WordList'
import { useWordPreferences } from '../../words/wordPreferences'

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

interface EndAnswer<Item = RunItem> {
  /** Index in the run. */
  at: number
  item: Item
  /** The server's outcome of the first answer; undefined while it waits to be sent. */
  outcome: PracticeOutcome | undefined
  /** Whether each answer is right, the first one first; undefined: not known yet. */
  verdicts: readonly (boolean | undefined)[]
}

interface EndProps {
  /** What was answered, in its order. */
  answers: readonly EndAnswer[]
  /** The learners' day; needed for cards only. */
  today?: string
  /** The next step. */
  actions: ReactNode
  /** Called with an index when the learner wants to see a question with its answer again. */
  onShow: (at: number) => void
}

const isOfQuestion = (answer: EndAnswer): answer is EndAnswer<RunQuestion> => answer.item.kind !== 'word'

/** What was right and learned, the next step, and what to look at again. */
const End = ({ answers, today = '', actions, onShow }: EndProps) => {
  const t = usePracticeText()
  const [{ language }] = useWordPreferences()
  const questions = answers.filter(isOfQuestion)
  const wrongWords = answers.flatMap(({ item, verdicts }) =>
    item.kind === 'word' && verdicts[0] === false ? [item.card.word] : [],
  )
  const all = countRight(answers.map(({ verdicts }) => verdicts))
  const [ofQuestions, ofWords] = [questions, answers.filter((each) => !isOfQuestion(each))].map((some) =>
    countRight(some.map(({ verdicts }) => verdicts)),
  )
  const learned = answers.filter(({ item, verdicts }) => isNewWord(item) && verdicts.at(-1) === true).length
  const unchecked = answers.length - all.total
  const result = all.total === 0 ? 'none' : all.atOnce === all.total ? 'all' : all.atOnce === 0 ? 'hard' : 'some'

  return (
    <Stack gap={24}>
      <Card>
        <Stack gap={16}>
          {result === 'all' && <Drawing name="boat" />}
          <PageHead title={t(`end.title.${result}`)} lead={t(`end.lead.${result}`)} />
          <Counts label={t('end.questions')} counts={ofQuestions} />
          <Counts label={t('end.words')} counts={ofWords} />
          {learned > 0 && <Text>{t('end.learned', { words: learned })}</Text>}
          {unchecked > 0 && <Text>{t('end.checked', { waiting: unchecked })}</Text>}
          <Inline>{actions}</Inline>
        </Stack>
      </Card>
      {questions.length > 0 && (
        <Stack gap={12}>
          <Heading level={2} size="lg" id="answers">
            {t('end.list')}
          </Heading>
          <Stack as="ol" gap={8} aria-labelledby="answers">
            {questions.map((answer) => (
              <Question key={answer.at} answer={answer} today={today} onShow={onShow} />
            ))}
          </Stack>
        </Stack>
      )}
      {wrongWords.length > 0 && (
        <Stack gap={12}>
          <Heading level={2} size="lg">
            {t('end.wrongWords')}
          </Heading>
          <WordList words={wrongWords} language={language} />
        </Stack>
      )}
    </Stack>
  )
}

/** A line as long as what was right at once; nothing without a question or word. */
const Counts = ({ label, counts }: { label: string; counts: RunCounts | undefined }) => {
  const t = usePracticeText()
  if (counts === undefined || counts.total === 0) return null
  const { atOnce, later, total } = counts
  return (
    <Stack gap={4}>
      <ProgressBar
        label={label}
        value={atOnce}
        maxValue={total}
        valueLabel={t('end.score', { right: atOnce, total })}
        marker={<Boat />}
      />
      {later > 0 && (
        <Text tone="muted" size="sm">
          {t('end.later', { count: later })}
        </Text>
      )}
    </Stack>
  )
}

interface QuestionProps extends Pick<EndProps, 'onShow'> {
  answer: EndAnswer<RunQuestion>
  today: string
}

const Question = ({ answer: { at, item, outcome, verdicts }, today, onShow }: QuestionProps) => {
  const t = usePracticeText()
  const returnOf = useReturn(today)
  return (
    <Card as="li" padding={12}>
      <Stack gap={4}>
        <Inline justify="between">
          <Text as="span" weight="medium">
            {t('end.question', { number: at + 1 })}
          </Text>
          <Mark isRight={verdicts[0]} />
        </Inline>
        {item.question.questionText !== undefined && (
          <Text lang="ko" className={css.excerpt}>
            <Underlined>{item.question.questionText}</Underlined>
          </Text>
        )}
        <Inline justify="between">
          <Text tone="muted" size="sm">
            {item.kind === 'question' && (outcome === undefined ? t('run.unsent') : returnOf(outcome))}
            {outcome !== undefined && outcome.status !== 200 && outcome.message}
          </Text>
          <Button variant="quiet" size="small" onPress={() => onShow(at)}>
            {t('end.show', { number: at + 1 })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}

const Mark = ({ isRight }: { isRight: boolean | undefined }) => {
  const t = usePracticeText()
  if (isRight === undefined) return <Badge icon="clock">{t('end.unchecked')}</Badge>
  return isRight ? (
    <Badge tone="success" icon="check">
      {t('end.right')}
    </Badge>
  ) : (
    <Badge tone="danger" icon="close">
      {t('end.wrong')}
    </Badge>
  )
}

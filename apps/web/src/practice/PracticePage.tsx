import { isUnsupported, type Practice } from '@naru/api'
import { type PracticeFilter, setExamDateMutation } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { toFailure } from '@naru/app-shell/errors'
import { useDates } from '@naru/app-shell/language'
import { FailureAlert } from '@naru/app-shell/parts/FailureAlert'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useTitle } from '@naru/app-shell/useTitle'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { minutesFor } from '@naru/exam-kit/content'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { TextField } from '@naru/ui/TextField'
import { toast } from '@naru/ui/Toast'
import { type FormEvent, useEffect, useState } from 'react'
import { BackLink } from '../frame/BackLink'
import { Choices } from './Choices'
import { More } from './More'
import * as css from './Practice.css'
import { WaitingAnswers } from './answers/WaitingAnswers'
import { useAnswers } from './answers/answers'
import { daysBetween, partsOf } from './days'
import { isChosen } from './pack/matchingCards'
import { type LoadedPack, usePack } from './pack/usePack'
import { useTodaysWords } from './pack/useTodaysWords'
import { Corrections } from './run/Corrections'
import { LazyRun } from './run/lazyRun'
import { cardItem } from './run/runItems'
import { type PracticeText, usePracticeText } from './text/practice'

export interface PracticePageProps {
  /** What the address chooses of the learner's wrong questions; empty: all of practice. */
  filter: PracticeFilter
}

/** All that the learner can practise: today's run, drills and words; or a choice of the questions that were wrong. */
export const PracticePage = ({ filter }: PracticePageProps) => {
  const t = usePracticeText()
  const ownerId = useOwnerId()
  const [, answers] = useAnswers(ownerId)
  const loaded = usePack(filter, ownerId, answers)
  const todaysWords = useTodaysWords(ownerId, answers)
  const [running, setRunning] = useState<Practice>()
  const isHub = !isChosen(filter)
  const title = isHub ? t('title') : t('choices.title')
  useTitle(title)
  useEffect(() => LazyRun.preload(), [])

  const { pack } = loaded
  if (running !== undefined) {
    const end = () => {
      setRunning(undefined)
      loaded.refetch()
    }
    return (
      <Page>
        <div className={css.run}>
          <LazyRun
            load
            fallback={<Pending label={t('loading')} height="24rem" />}
            title={title}
            items={running.cards.map(cardItem)}
            today={running.today}
            ownerId={ownerId}
            actions={
              <Button variant="primary" size="large" onPress={end}>
                {t('more.practice')}
              </Button>
            }
          />
        </div>
      </Page>
    )
  }
  const isPending = (loaded.isPending && pack === undefined) || (isHub && todaysWords.isPending)
  return (
    <Page>
      <Stack gap={24}>
        {!isHub && <BackLink href="/practice/drills">{t('more.drills')}</BackLink>}
        {/* On a low phone there is no room for it beside what is missing. */}
        <PageHead title={title} lead={pack || isPending ? t(isHub ? 'lead' : 'choices.lead') : undefined} />
        <WaitingAnswers state={answers} />
        {isPending && <Pending label={t('loading')} height="16rem" />}
        <Missing {...loaded} />
        {!isPending && pack && <Corrections corrections={pack.corrections} />}
        {!isPending && isHub && (
          <>
            {pack && <Today pack={pack} words={todaysWords.words.length} />}
            <More />
            {pack && <ExamDay pack={pack} />}
          </>
        )}
        {!isPending && !isHub && pack && (
          <>
            <Chosen pack={pack} isOutdated={loaded.isOutdated} onStart={() => setRunning(pack)} />
            <Choices choices={pack.choices} filter={filter} />
          </>
        )}
      </Stack>
    </Page>
  )
}

interface ChosenProps {
  pack: Practice
  /** Whether other questions are about to replace these. */
  isOutdated: boolean
  onStart: () => void
}

const Chosen = ({ pack: { cards }, isOutdated, onStart }: ChosenProps) => {
  const t = usePracticeText()
  if (cards.length === 0) return <Text>{t('empty.chosenNone')}</Text>
  return (
    <TitledCard title={t('choices.ready', { count: cards.length })} size="lg">
      <Text tone="muted">{t('choices.early')}</Text>
      <div>
        <Button variant="primary" size="large" isDisabled={isOutdated} onPress={onStart}>
          {t('today.start')}
        </Button>
      </div>
    </TitledCard>
  )
}

/** Why the server's questions are missing; nothing if they are there. */
const Missing = ({ pack, isSaved, isPending, error, refetch }: LoadedPack) => {
  const t = usePracticeText()
  const tShared = useSharedText()
  if (pack === undefined ? isPending : !isSaved) return null
  const retry = (
    <Button isPending={isPending} onPress={refetch}>
      {t('retry')}
    </Button>
  )
  if (isSaved) {
    return (
      <div data-says-offline>
        <Alert tone="warning" role="status" action={retry}>
          {pack?.cards.length === 0 ? tShared('pageErrors.offlineTitle') : t('offline')}
        </Alert>
      </div>
    )
  }
  if (isUnsupported(error)) return <Alert>{t('unsupported')}</Alert>
  if (toFailure(error).kind !== 'network') {
    return (
      <Alert tone="danger" action={retry}>
        {t('failed')}
      </Alert>
    )
  }
  return (
    <div data-says-offline>
      <EmptyState
        drawing={<Drawing name="boat" />}
        title={tShared('pageErrors.offlineTitle')}
        role="alert"
        action={retry}
      >
        {t('offlineEmpty')}
      </EmptyState>
    </div>
  )
}

interface TodayProps {
  pack: Practice
  /** Number of today's words. */
  words: number
}

/** Today's run, or why there is none. */
const Today = ({ pack, words }: TodayProps) => {
  const t = usePracticeText()
  const questions = pack.cards.length
  return (
    <TitledCard title={t('today.title')} size="lg">
      {questions + words === 0 ? (
        <Nothing pack={pack} />
      ) : (
        <>
          <Stack gap={4}>
            <Text size="xl" weight="bold">
              {t('today.ready', { questions, words, parts: partsOf({ questions, words }) })}
            </Text>
            <Text>{t('today.minutes', { minutes: minutesFor(questions, words) })}</Text>
            <Text tone="muted">{t('today.how')}</Text>
          </Stack>
          <div>
            <ButtonLink variant="primary" size="large" href="/practice/today">
              {t('today.start')}
            </ButtonLink>
          </div>
        </>
      )}
    </TitledCard>
  )
}

const Nothing = ({ pack: { answeredToday, choices } }: { pack: Practice }) => {
  const t = usePracticeText()
  if (answeredToday === 0 && choices.exams.length === 0) {
    return (
      <EmptyState
        drawing={<Drawing name="paper" />}
        title={t('empty.noAttemptTitle')}
        action={
          <ButtonLink variant="primary" href="/exams">
            {t('empty.takePaper')}
          </ButtonLink>
        }
      >
        {t('empty.noAttempt')}
      </EmptyState>
    )
  }
  const [title, text] =
    answeredToday === 0 ? [t('empty.laterTitle'), t('empty.later')] : [t('empty.doneTitle'), t('empty.done')]
  return (
    <EmptyState drawing={<Drawing name="boat" />} title={title}>
      {text}
    </EmptyState>
  )
}

/** The day of the learner's exam, to set or clear. */
const ExamDay = ({ pack: { today, examDate } }: { pack: Practice }) => {
  const t = usePracticeText()
  const { plainDay } = useDates()
  const [day, setDay] = useState(examDate ?? '')
  const mutation = useSingleFlightMutation(setExamDateMutation(api))

  const save = (next: string) =>
    mutation.mutate(next === '' ? {} : { examDate: next }, {
      onSuccess: () => {
        setDay(next)
        toast.success(next === '' ? t('examDate.cleared') : t('examDate.saved'))
      },
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (day !== '') save(day)
  }

  return (
    <Card as="section" aria-labelledby="exam-day">
      <form onSubmit={submit} className={css.examDay}>
        <Stack gap={16}>
          <Heading level={2} size="lg" id="exam-day">
            {t('examDate.title')}
          </Heading>
          {examDate !== undefined && (
            <Text>
              {t('examDate.on', { day: plainDay(examDate) })} {distance(t, daysBetween(today, examDate))}
            </Text>
          )}
          <TextField
            type="date"
            label={t('examDate.label')}
            description={t('examDate.hint')}
            value={day}
            onChange={setDay}
          />
          <FailureAlert
            failure={mutation.isError ? (toFailure(mutation.error).message ?? t('examDate.failed')) : undefined}
          />
          <Inline>
            <Button type="submit" isDisabled={day === '' || day === examDate || mutation.isPending}>
              {mutation.isPending ? t('examDate.saving') : t('examDate.save')}
            </Button>
            {examDate !== undefined && (
              <Button variant="quiet" isDisabled={mutation.isPending} onPress={() => save('')}>
                {t('examDate.clear')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  )
}

function distance(text: PracticeText, days: number): string {
  if (days < 0) return text('examDate.over')
  return days === 0 ? text('examDate.isToday') : text('examDate.in', { days })
}

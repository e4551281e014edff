import { isUnsupported, type Practice } from '@naru/api'
import { type PracticeFilter } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useEffect, useState } from 'react'
import { toFailure } from '@naru/app-shell/errors'
import { useTitle } from '@naru/app-shell/useTitle'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { WaitingAnswers } from './answers/WaitingAnswers'
import { useAnswers } from './answers/answers'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { isChosen } from './pack/matchingCards'
import { usePack, type LoadedPack } from './pack/usePack'
import { useTodaysWords } from './pack/useTodaysWords'
import { usePracticeText } from './text/practice'
import { BackLink } from '../frame/BackLink'
import { Choices } from './Choices'
import { Corrections } from './run/Corrections'
import { ExamDay } from './ExamDay'
import { More } from './More'
import * as css from './Practice.css'
import { LazyRun } from './run/lazyRun'
import { cardItem } from './run/runItems'
import { Today } from './Today'
import { Pending } from '@naru/app-shell/parts/LoadState'

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
  const todaysWords = useTodaysWords(answers)
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
  const isPending =
    (loaded.isPending && pack === undefined) || (isHub && todaysWords.isPending && !todaysWords.hasFailed)
  return (
    <Page>
      <Stack gap={24}>
        {!isHub && <BackLink href="/practice/drills">{t('more.drills')}</BackLink>}
        <PageHead title={title} lead={isHub ? t('lead') : t('choices.lead')} />
        <WaitingAnswers state={answers} />
        {isPending && <Pending label={t('loading')} height="16rem" />}
        <Missing {...loaded} />
        {!isPending && pack && <Corrections corrections={pack.corrections} />}
        {!isPending && isHub && (
          <>
            <div className={css.columns}>
              <Stack gap={24}>
                <Today pack={pack} words={todaysWords.words.length} />
                <More />
              </Stack>
              {pack && <ExamDay pack={pack} />}
            </div>
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
  if (pack === undefined ? isPending : !isSaved) return null
  const retry = (
    <Button isPending={isPending} onPress={refetch}>
      {t('retry')}
    </Button>
  )
  if (isSaved) {
    return (
      <Alert tone="warning" role="status" action={retry}>
        {t('offline')}
      </Alert>
    )
  }
  if (isUnsupported(error)) return <Alert>{t('unsupported')}</Alert>
  return (
    <Alert tone="danger" action={retry}>
      {toFailure(error).kind === 'network' ? t('offlineEmpty') : t('failed')}
    </Alert>
  )
}

import { isUnsupported, type Practice } from '@naru/api'
import { type PracticeFilter } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { toFailure } from '@naru/app-shell/errors'
import { useTitle } from '@naru/app-shell/useTitle'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { WaitingAnswers } from './answers/WaitingAnswers'
import { useAnswers } from './answers/answers'
import { useOwnerId } from '@naru/app-shell/useOwnerId'
import { usePack, type LoadedPack } from './pack/usePack'
import { usePracticeText } from './text/practice'
import { Choices } from './Choices'
import { Corrections } from './run/Corrections'
import { ExamDay } from './ExamDay'
import { More } from './run/More'
import * as css from './Practice.css'
import { LazyRun } from './run/lazyRun'
import { Today } from './Today'
import { Pending } from '@naru/app-shell/parts/LoadState'

export interface PracticePageProps {
  /** What the address chooses. */
  filter: PracticeFilter
}

/** Practice of what the learner missed. */
export const PracticePage = ({ filter }: PracticePageProps) => {
  const t = usePracticeText()
  const router = useRouter()
  const ownerId = useOwnerId()
  const [, answers] = useAnswers(ownerId)
  const loaded = usePack(filter, ownerId, answers)
  const [running, setRunning] = useState<Practice>()
  useTitle(t('title'))
  useEffect(() => LazyRun.preload(), [])

  const { pack } = loaded
  const choose = (search: PracticeFilter) => void router.navigate({ to: '/practice', search })
  if (running !== undefined) {
    return (
      <Page>
        <div className={css.run}>
          <LazyRun
            load
            fallback={<Skeleton height="24rem" />}
            questions={running.cards.map((card) => ({ kind: 'question', ...card }))}
            today={running.today}
            ownerId={ownerId}
            actions={
              <Button
                variant="primary"
                onPress={() => {
                  setRunning(undefined)
                  loaded.refetch()
                }}
              >
                {t('more.practice')}
              </Button>
            }
          />
        </div>
      </Page>
    )
  }
  return (
    <Page>
      <Stack gap={24}>
        <PageHead title={t('title')} lead={t('lead')} />
        <WaitingAnswers state={answers} />
        {loaded.isPending && <Pending label={t('loading')} height="16rem" />}
        <Missing {...loaded} />
        {pack !== undefined && (
          <>
            <Corrections corrections={pack.corrections} />
            <div className={css.columns}>
              <Today
                pack={pack}
                filter={filter}
                isOutdated={loaded.isOutdated}
                onStart={() => setRunning(pack)}
                onChoose={choose}
              />
              <ExamDay pack={pack} />
            </div>
            {pack.choices.exams.length > 0 && <Choices choices={pack.choices} filter={filter} onChoose={choose} />}
          </>
        )}
        <More />
      </Stack>
    </Page>
  )
}

/** Why the server's questions are missing; nothing if they are there. */
const Missing = ({ pack, isSaved, isPending, error, refetch }: LoadedPack) => {
  const t = usePracticeText()
  if (isPending || (pack !== undefined && !isSaved)) return null
  const retry = <Button onPress={refetch}>{t('retry')}</Button>
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

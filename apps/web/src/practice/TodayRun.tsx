import { queryKeys, todayQuery } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Page } from '@naru/ui/Page'
import { Text } from '@naru/ui/Text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { useOwnerId } from '@naru/app-shell/useOwnerId'
import { useTitle } from '@naru/app-shell/useTitle'
import { useAnswers } from './answers/answers'
import { partsOf } from './days'
import { isSlowLine } from './pack/line'
import { usePack } from './pack/usePack'
import { useTodaysWords } from './pack/useTodaysWords'
import * as css from './Practice.css'
import { LazyRun } from './run/lazyRun'
import { cardItem, wordItem, type RunItem } from './run/runItems'
import { usePracticeText } from './text/practice'

/** Items of a run on a slow line, so that its end is near. */
const fewItems = 5

/** A run as it was at its start. */
interface Begun {
  items: readonly RunItem[]
  /** The learners' day. */
  today: string
  /** Number of items for the next run. */
  left: number
}

/** Today's questions and words in one run; on a slow line five at a time. */
export const TodayRun = () => {
  const t = usePracticeText()
  const queryClient = useQueryClient()
  const ownerId = useOwnerId()
  const [, answers] = useAnswers(ownerId)
  const { pack, isPending } = usePack({}, ownerId, answers)
  const todaysWords = useTodaysWords(answers)
  const [begun, setBegun] = useState<Begun>()
  const [runs, setRuns] = useState(0)
  useTitle(t('today.title'))
  useEffect(() => {
    LazyRun.preload()
    // What is left has changed for other pages.
    return () => void queryClient.invalidateQueries({ queryKey: queryKeys.practice, refetchType: 'none' })
  }, [queryClient])

  const isLoading = isPending || todaysWords.isPending
  if (begun === undefined && !isLoading) {
    const items = [...(pack?.cards.map(cardItem) ?? []), ...todaysWords.words.map(wordItem)]
    // That page says why there is nothing.
    if (items.length === 0) return <Navigate to="/practice" replace />
    const now = items.slice(0, isSlowLine() ? fewItems : items.length)
    setBegun({ items: now, today: pack?.today ?? '', left: items.length - now.length })
  }
  const more = () => {
    setRuns(runs + 1)
    setBegun(undefined)
  }
  return (
    <Page>
      {begun === undefined ? (
        <Pending label={t('loading')} height="24rem" />
      ) : (
        <div className={css.run}>
          <LazyRun
            load
            fallback={<Pending label={t('loading')} height="24rem" />}
            key={runs}
            title={t('today.title')}
            items={begun.items}
            today={begun.today}
            ownerId={ownerId}
            actions={<After left={begun.left} ownerId={ownerId} onMore={more} />}
          />
        </div>
      )}
    </Page>
  )
}

interface AfterProps {
  left: number
  ownerId: string
  onMore: () => void
}

/** What comes tomorrow, and the next step: the rest of today, or the page of the day. */
const After = ({ left, ownerId, onMore }: AfterProps) => {
  const t = usePracticeText()
  const [, { waiting }] = useAnswers(ownerId)
  // Without the answers, the server does not know it yet.
  const { data, isFetching } = useQuery({ ...todayQuery(api), enabled: waiting === 0 })
  const tomorrow = waiting > 0 || isFetching ? undefined : data?.tomorrow
  return (
    <>
      {tomorrow !== undefined && <Text>{t('end.tomorrow', { ...tomorrow, parts: partsOf(tomorrow) })}</Text>}
      <div>
        {left > 0 ? (
          <Button variant="primary" size="large" onPress={onMore}>
            {t('end.more', { left })}
          </Button>
        ) : (
          <ButtonLink variant="primary" size="large" href="/dashboard">
            {t('end.toToday')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}

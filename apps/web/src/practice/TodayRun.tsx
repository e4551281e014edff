import { drillQuery, queryKeys, todayQuery } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Page } from '@naru/ui/Page'
import { Text } from '@naru/ui/Text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { Pending } from '@naru/app-shell/parts/LoadState'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { useTitle } from '@naru/app-shell/useTitle'
import { useAnswers } from './answers/answers'
import { deviceStore } from './answers/deviceRecord'
import { partsOf } from './days'
import { isSlowLine } from './pack/line'
import { prepareMedia } from './pack/prepareMedia'
import { usePack } from './pack/usePack'
import { useTodaysWords } from './pack/useTodaysWords'
import * as css from './Practice.css'
import { LazyRun } from './run/lazyRun'
import { bankItem, cardItem, wordItem, type RunItem } from './run/runItems'
import type { RunProgress } from './run/runQueue'
import { findRun, savedRun } from './run/savedRun'
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
  /** Where this device left it. */
  resumed?: RunProgress
}

/** Today's questions and words in one run, which goes on after a reload; on a slow line five at a time. */
export const TodayRun = () => {
  const t = usePracticeText()
  const queryClient = useQueryClient()
  const ownerId = useOwnerId()
  const [, answers] = useAnswers(ownerId)
  const { pack, isPending } = usePack({}, ownerId, answers)
  const todaysWords = useTodaysWords(ownerId, answers)
  /** Questions about the sounds that are due; none without a plan or a connection. */
  const sounds = useQuery(drillQuery(api, { sound: 'due' }))
  const [begun, setBegun] = useState<Begun>()
  const [runs, setRuns] = useState(0)
  useTitle(t('today.title'))
  useEffect(() => {
    LazyRun.preload()
    // What is left has changed for other pages.
    return () => void queryClient.invalidateQueries({ queryKey: queryKeys.practice, refetchType: 'none' })
  }, [queryClient])

  const record = useMemo(() => savedRun(deviceStore, ownerId, 'today'), [ownerId])
  const preparedFor = useRef<Begun>(undefined)
  const save = useCallback(
    (progress: RunProgress) => {
      if (ownerId === '' || begun === undefined) return
      if (progress.steps.length === 0) return record.remove()
      record.save({ of: { day: begun.today }, items: begun.items, progress })
      if (preparedFor.current === begun) return
      preparedFor.current = begun
      void prepareMedia(ownerId)
    },
    [ownerId, begun, record],
  )

  const today = pack?.today ?? ''
  const isNext = begun === undefined && !isPending && !todaysWords.isPending
  const saved = isNext ? findRun(record, { day: today }) : null
  // A run that goes on waits for no other questions.
  if (isNext && (saved !== null || !sounds.isPending)) {
    // They are answered with the first run.
    const ofSounds = runs > 0 ? [] : (sounds.data?.questions.map(bankItem) ?? [])
    const due = [...(pack?.cards.map(cardItem) ?? []), ...ofSounds, ...todaysWords.words.map(wordItem)]
    const items = saved?.items ?? due.slice(0, isSlowLine() ? fewItems : due.length)
    // That page says why there is nothing, and what works without a connection.
    if (items.length === 0) return <Navigate to="/practice" replace />
    const left = due.filter(({ item }) => items.every((each) => each.item !== item)).length
    setBegun({ items, today, left, ...(saved !== null && { resumed: saved.progress }) })
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
            resumed={begun.resumed}
            onProgress={save}
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

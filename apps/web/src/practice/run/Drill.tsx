import { drillQuery, type DrillFilter } from '@naru/api/queries'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Skeleton } from '@naru/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { useAnswers } from '../answers/answers'
import { deviceStore } from '../answers/deviceRecord'
import { prepareMedia } from '../pack/prepareMedia'
import type { RunItem } from './runItems'
import type { RunProgress } from './runQueue'
import { findRun, isDone, savedRun } from './savedRun'
import { usePracticeText } from '../text/practice'
import { Loaded } from '../drills/DrillsLoaded'
import * as css from '../Practice.css'
import { LazyRun } from './lazyRun'

export interface DrillProps {
  /** What the questions are chosen by. */
  topic: DrillFilter
  ownerId: string
}

/** Ten questions of a topic: those that this device has begun, or else others of the server. */
export const Drill = ({ topic, ownerId }: DrillProps) => {
  const t = usePracticeText()
  const record = useMemo(() => savedRun(deviceStore, ownerId, 'drill'), [ownerId])
  const [begun, setBegun] = useState(() => findRun(record, topic))
  const drill = useQuery({
    ...drillQuery(api, topic),
    staleTime: Infinity,
    enabled: begun === null,
  })
  const items = useMemo<readonly RunItem[] | undefined>(
    () => begun?.items ?? drill.data?.questions.map((question) => ({ kind: 'bank', ...question })),
    [begun, drill.data],
  )
  const preparedFor = useRef<readonly RunItem[]>(undefined)
  const save = useCallback(
    (progress: RunProgress) => {
      if (ownerId === '' || items === undefined) return
      record.save({ of: topic, items, progress })
      if (preparedFor.current === items) return
      preparedFor.current = items
      void prepareMedia(ownerId)
    },
    [ownerId, record, topic, items],
  )
  useRemoveDone(ownerId)

  const others = <ButtonLink href="/practice/drills">{t('drills.other')}</ButtonLink>
  const more = () => {
    setBegun(null)
    if (begun === null) void drill.refetch()
  }
  return (
    <Loaded query={begun === null ? drill : loaded}>
      {items !== undefined &&
        (items.length === 0 ? (
          <EmptyState title={t('empty.chosenNone')} action={others}>
            {t('drills.none')}
          </EmptyState>
        ) : (
          <div className={css.run}>
            <LazyRun
              load
              fallback={<Skeleton height="24rem" />}
              key={begun === null ? drill.dataUpdatedAt : 'begun'}
              title={t('drills.run')}
              items={items}
              ownerId={ownerId}
              resumed={begun?.progress}
              onProgress={save}
              actions={
                <>
                  <Button variant="primary" isDisabled={drill.isFetching} onPress={more}>
                    {t('drills.next')}
                  </Button>
                  {others}
                </>
              }
            />
          </div>
        ))}
    </Loaded>
  )
}

/** A drill of this device needs no request. */
const loaded = { isPending: false, isFetching: false, error: null, refetch: () => Promise.resolve() }

/** Removes the drill when the learner leaves it for another page after its end, with every answer checked. */
function useRemoveDone(ownerId: string): void {
  const [queue] = useAnswers(ownerId)
  useEffect(
    () => () => {
      const record = savedRun(deviceStore, ownerId, 'drill')
      const saved = record.find()
      if (saved !== null && isDone(saved, queue.getState().waitingItems)) record.remove()
    },
    [ownerId, queue],
  )
}

import type { PracticeTopics } from '@naru/api'
import { type DrillFilter, drillQuery, practiceTopicsQuery } from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { TitledCard } from '@naru/app-shell/parts/TitledCard'
import { useTitle } from '@naru/app-shell/useTitle'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Card } from '@naru/ui/Card'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Page } from '@naru/ui/Page'
import { Select } from '@naru/ui/Select'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useLanguage } from '@naru/ui/language'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { BackLink } from '../../frame/BackLink'
import { Choices } from '../Choices'
import * as css from '../Practice.css'
import { WaitingAnswers } from '../answers/WaitingAnswers'
import { useAnswers } from '../answers/answers'
import { deviceStore } from '../answers/deviceRecord'
import { DrillsNeedPlan, DrillsPending, Loaded } from './DrillsLoaded'
import { prepareMedia } from '../pack/prepareMedia'
import { usePack } from '../pack/usePack'
import { LazyRun } from '../run/lazyRun'
import type { RunItem } from '../run/runItems'
import type { RunProgress } from '../run/runQueue'
import { findRun, isDone, savedRun } from '../run/savedRun'
import { topicName, usePracticeText } from '../text/practice'
import { unitName } from '../unitName'

export interface DrillsPageProps {
  /** What the address chooses; empty: nothing yet. */
  topic: DrillFilter
}

/** Questions of the practice bank: the choice of a topic, then ten questions of it. */
export const DrillsPage = ({ topic }: DrillsPageProps) => {
  const t = usePracticeText()
  const ownerId = useOwnerId()
  useTitle(t('drills.title'))
  useEffect(() => LazyRun.preload(), [])
  return (
    <Page>
      {Object.keys(topic).length === 0 ? (
        <Topics ownerId={ownerId} />
      ) : ownerId === '' ? (
        // Answers belong to a learner.
        <DrillsPending />
      ) : (
        <Drill key={ownerId} topic={topic} ownerId={ownerId} />
      )}
    </Page>
  )
}

const Topics = ({ ownerId }: { ownerId: string }) => {
  const t = usePracticeText()
  const topics = useQuery(practiceTopicsQuery(api))
  const [, answers] = useAnswers(ownerId)
  const { pack } = usePack({}, ownerId, answers)
  return (
    <Stack gap={24}>
      <BackLink href="/practice">{t('more.practice')}</BackLink>
      <PageHead title={t('drills.title')} lead={t('drills.lead')} />
      <WaitingAnswers state={answers} />
      <Loaded query={topics}>
        {topics.data && (topics.data.hasPlan ? <DrillTopics topics={topics.data} /> : <DrillsNeedPlan />)}
      </Loaded>
      {pack !== undefined && <Choices choices={pack.choices} filter={{}} />}
    </Stack>
  )
}

interface DrillProps {
  /** What the questions are chosen by. */
  topic: DrillFilter
  ownerId: string
}

/** Ten questions of a topic: those that this device has begun, or else others of the server. */
const Drill = ({ topic, ownerId }: DrillProps) => {
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

const DrillTopics = ({ topics: { units, families, sectors, sounds } }: { topics: PracticeTopics }) => {
  const t = usePracticeText()
  const lists = [
    { name: 'sound', title: t('drills.sounds'), lead: t('drills.soundsText'), topics: sounds, kind: 'sounds' },
    { name: 'family', title: t('drills.families'), lead: undefined, topics: families, kind: 'families' },
    { name: 'sector', title: t('drills.sectors'), lead: undefined, topics: sectors, kind: 'sectors' },
  ] as const
  const usedUnits = units.filter(({ questions }) => questions > 0)
  if (usedUnits.length === 0 && lists.every(({ topics }) => topics.length === 0))
    return <Text>{t('drills.nothing')}</Text>
  return (
    <Stack gap={24}>
      {usedUnits.length > 0 && <UnitChoice units={usedUnits} />}
      {lists.map(({ name, ...list }) => (
        <TopicLinks key={name} {...list} addressOf={(id) => `/practice/drills?${name}=${encodeURIComponent(id)}`} />
      ))}
    </Stack>
  )
}

const UnitChoice = ({ units }: Pick<PracticeTopics, 'units'>) => {
  const t = usePracticeText()
  const router = useRouter()
  const language = useLanguage()
  const [unit, setUnit] = useState('')
  const start = () => {
    const search: DrillFilter = { unit: Number(unit) }
    void router.navigate({ to: '/practice/drills', search })
  }
  return (
    <TitledCard title={t('drills.units')} size="lg">
      <Select
        label={t('drills.unit')}
        placeholder={t('drills.chooseUnit')}
        items={units.map(({ unit: number, questions, ...names }) => {
          const name = unitName(names, language)
          return {
            id: String(number),
            label: t('drills.unitOption', { unit: number, name: name.text, count: questions }),
            language: name.language,
          }
        })}
        value={unit}
        onChange={setUnit}
      />
      <div>
        <Button variant="primary" isDisabled={unit === ''} onPress={start}>
          {t('drills.start')}
        </Button>
      </div>
    </TitledCard>
  )
}

interface TopicLinksProps {
  title: string
  lead: string | undefined
  topics: PracticeTopics['families']
  kind: 'sounds' | 'families' | 'sectors'
  addressOf: (id: string) => string
}

const TopicLinks = ({ title, lead, topics, kind, addressOf }: TopicLinksProps) => {
  const t = usePracticeText()
  const id = useId()
  const used = topics.filter(({ questions }) => questions > 0)
  if (used.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          {lead !== undefined && <Text tone="muted">{lead}</Text>}
        </Stack>
        <Inline as="ul" gap={8}>
          {used.map((topic) => (
            <li key={topic.id}>
              <ButtonLink size="small" href={addressOf(topic.id)}>
                {t('drills.counted', { name: topicName(t, kind, topic.id), count: topic.questions })}
              </ButtonLink>
            </li>
          ))}
        </Inline>
      </Stack>
    </Card>
  )
}

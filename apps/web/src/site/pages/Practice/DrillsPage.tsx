import { drillQuery, isUnsupported, practiceTopicsQuery, type DrillFilter } from '@naru/api'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { api } from '../../../shared/api'
import { toFailure } from '../../../shared/errors'
import { useTitle } from '../../../shared/useTitle'
import { NeedsPlan } from '../../parts/NeedsPlan'
import { PageHead } from '../../parts/PageHead'
import { WaitingAnswers } from '../../parts/WaitingAnswers'
import { useAnswers } from '../../practice/answers'
import { useOwnerId } from '../../practice/useOwnerId'
import { usePracticeText } from '../../text/practice'
import { DrillTopics } from './DrillTopics'
import * as css from './Page.css'
import { LazyRun } from './lazyRun'

/** Props of DrillsPage. */
export interface DrillsPageProps {
  /** What the address chooses; empty: nothing yet. */
  topic: DrillFilter
}

/** Questions of the practice bank: the choice of a topic, then ten questions of it. */
export const DrillsPage = ({ topic }: DrillsPageProps) => {
  const { drills } = usePracticeText()
  useTitle(drills.title)
  useEffect(() => LazyRun.preload(), [])
  return <Page>{Object.keys(topic).length === 0 ? <Topics /> : <Drill topic={topic} />}</Page>
}

const Topics = () => {
  const { drills, more } = usePracticeText()
  const topics = useQuery(practiceTopicsQuery(api))
  const [, answers] = useAnswers(useOwnerId())
  return (
    <Stack gap={24}>
      <Link href="/practice" variant="standalone" className={css.back}>
        <Icon name="arrowLeft" />
        {more.practice}
      </Link>
      <PageHead title={drills.title} lead={drills.lead} />
      <WaitingAnswers state={answers} />
      <Loaded query={topics}>
        {topics.data && (topics.data.hasPlan ? <DrillTopics topics={topics.data} /> : <DrillsNeedPlan />)}
      </Loaded>
    </Stack>
  )
}

const Drill = ({ topic }: DrillsPageProps) => {
  const { drills, empty } = usePracticeText()
  const ownerId = useOwnerId()
  const drill = useQuery({ ...drillQuery(api, topic), refetchOnReconnect: false, staleTime: Infinity })
  const others = <ButtonLink href="/practice/drills">{drills.other}</ButtonLink>
  return (
    <Loaded query={drill}>
      {drill.data !== undefined &&
        (drill.data.questions.length === 0 ? (
          <EmptyState title={empty.chosenNone} action={others}>
            {drills.none}
          </EmptyState>
        ) : (
          <div className={css.run}>
            <LazyRun
              load
              fallback={<Skeleton height="24rem" />}
              key={drill.dataUpdatedAt}
              questions={drill.data.questions.map((question) => ({ kind: 'bank', ...question }))}
              ownerId={ownerId}
              actions={
                <>
                  <Button variant="primary" isDisabled={drill.isFetching} onPress={() => void drill.refetch()}>
                    {drills.next}
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

interface LoadedProps {
  query: { isPending: boolean; isFetching: boolean; error: Error | null; refetch: () => Promise<unknown> }
  children: ReactNode
}

/** The content of a query, or why it is missing. */
const Loaded = ({ query: { isPending, isFetching, error, refetch }, children }: LoadedProps) => {
  const text = usePracticeText()
  if (isPending) {
    return (
      <Loading label={text.drills.loading}>
        <Skeleton height="16rem" />
      </Loading>
    )
  }
  if (error === null) return children
  if (toFailure(error).status === 403) return <DrillsNeedPlan />
  if (isUnsupported(error)) return <Alert>{text.unsupported}</Alert>
  return (
    <Alert
      tone="danger"
      action={
        <Button onPress={() => void refetch()} isDisabled={isFetching}>
          {text.retry}
        </Button>
      }
    >
      {text.drills.failed}
    </Alert>
  )
}

const DrillsNeedPlan = () => {
  const { drills } = usePracticeText()
  return (
    <NeedsPlan title={drills.noPlanTitle} link={drills.seePlans}>
      {drills.noPlan}
    </NeedsPlan>
  )
}

import { practiceTopicsQuery, type DrillFilter } from '@naru/api/queries'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { BackLink } from '../../frame/BackLink'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { WaitingAnswers } from '../answers/WaitingAnswers'
import { useAnswers } from '../answers/answers'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { usePracticeText } from '../text/practice'
import { Choices } from '../Choices'
import { usePack } from '../pack/usePack'
import { Drill } from '../run/Drill'
import { DrillsNeedPlan, DrillsPending, Loaded } from './DrillsLoaded'
import { DrillTopics } from './DrillTopics'
import { LazyRun } from '../run/lazyRun'

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

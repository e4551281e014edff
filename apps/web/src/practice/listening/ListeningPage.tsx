import { drillQuery } from '@naru/api/queries'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { api } from '@naru/app-shell/api'
import { openDocument } from '@naru/app-shell/navigation/documentNavigation'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { useTitle } from '@naru/app-shell/useTitle'
import { BackLink } from '../../frame/BackLink'
import { useAnswers } from '../answers/answers'
import { WaitingAnswers } from '../answers/WaitingAnswers'
import { DrillsPending, Loaded } from '../drills/DrillsLoaded'
import { usePack } from '../pack/usePack'
import { bankItem, cardItem, type RunQuestion } from '../run/runItems'
import { usePracticeText } from '../text/practice'
import * as css from '../Practice.css'
import { LazyTraining } from './lazyTraining'

const address = '/practice/listening'
const filter = { section: 'listening' } as const

/** The recordings of the learner's wrong listening questions, also without a connection, then some of the bank, which need one and a plan. */
export const ListeningPage = () => {
  const t = usePracticeText()
  const ownerId = useOwnerId()
  const [, answers] = useAnswers(ownerId)
  const { pack, isPending } = usePack(filter, ownerId, answers)
  const drill = useQuery({ ...drillQuery(api, filter), staleTime: Infinity })
  /** Answered ones leave the server's lists, but not this training. */
  const [items, setItems] = useState<readonly RunQuestion[]>()
  const { openedAt = address, openDocument: open = openDocument } = useRouter().options.context
  // Only this page's document may use the microphone, and a document keeps its policy through client-side navigation.
  const canRecord = /^\/practice\/listening\/?$/.test(openedAt)
  useTitle(t('listening.title'))
  useEffect(() => LazyTraining.preload(), [])

  const isLoading = ownerId === '' || isPending || (drill.isPending && drill.fetchStatus !== 'paused')
  if (items === undefined && !isLoading) {
    const cards = pack?.cards.filter(({ question }) => question.help?.turns !== undefined).map(cardItem) ?? []
    const bank = drill.data?.questions.map(bankItem) ?? []
    const isHeard = ({ question }: RunQuestion) => question.type === 'listening' && question.audio !== undefined
    setItems([...cards, ...bank].filter(isHeard))
  }
  const more = () => {
    void drill.refetch().then(() => setItems(undefined))
  }
  return (
    <Page>
      <Stack gap={16}>
        <Inline justify="between">
          <Heading level={1} size="lg">
            {t('listening.title')}
          </Heading>
          <BackLink href="/practice">{t('more.practice')}</BackLink>
        </Inline>
        {!canRecord && (
          <Text size="sm">
            <Link
              href={address}
              onPress={(event) => {
                event.preventDefault()
                void open(address)
              }}
            >
              {t('listening.reload')}
            </Link>
          </Text>
        )}
        <WaitingAnswers state={answers} />
        {items === undefined ? (
          <DrillsPending />
        ) : items.length > 0 ? (
          <div className={css.run}>
            <LazyTraining
              load
              fallback={<DrillsPending />}
              key={drill.dataUpdatedAt}
              items={items}
              ownerId={ownerId}
              today={pack?.today ?? ''}
              canRecord={canRecord}
              onMore={more}
            />
          </div>
        ) : (
          <Loaded query={drill}>
            <EmptyState
              title={t('empty.chosenNone')}
              action={<ButtonLink href="/practice">{t('more.practice')}</ButtonLink>}
            >
              {t('listening.none')}
            </EmptyState>
          </Loaded>
        )}
      </Stack>
    </Page>
  )
}

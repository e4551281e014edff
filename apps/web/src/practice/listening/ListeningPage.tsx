import { isUnsupported, type AttemptReview, type Question } from '@naru/api'
import { attemptQuery, drillQuery } from '@naru/api/queries'
import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState, type ReactNode } from 'react'
import { api } from '@naru/app-shell/api'
import { openDocument } from '@naru/app-shell/navigation/documentNavigation'
import { useOwnerId } from '@naru/app-shell/user/useOwnerId'
import { useTitle } from '@naru/app-shell/useTitle'
import { reviewOfQuestion } from '../../shared/links'
import { BackLink } from '../../frame/BackLink'
import { useAnswers } from '../answers/answers'
import { WaitingAnswers } from '../answers/WaitingAnswers'
import { DrillsPending, Loaded } from '../drills/DrillsLoaded'
import type { ListeningSearch } from '../pack/filters'
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
    <TrainerPage back={<BackLink href="/practice">{t('more.practice')}</BackLink>}>
      {(canRecord) =>
        items === undefined ? (
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
            <NoRecordings />
          </Loaded>
        )
      }
    </TrainerPage>
  )
}

/** The question of a review, with the help that came with its mark. */
const reviewedQuestion = ({ exam, result }: AttemptReview, id: string): Question | undefined => {
  const question = exam.questions.find(({ _id }) => _id === id)
  const graded = result.questions.find(({ questionId }) => questionId === id)
  return question && { ...question, ...graded }
}

/** The recording of a question of an attempt, answered right or wrong, for whoever may see its review. */
export const ReviewedListeningPage = ({ attempt, question: id }: Required<ListeningSearch>) => {
  const t = usePracticeText()
  const ownerId = useOwnerId()
  const navigate = useNavigate()
  const query = useQuery({ ...attemptQuery(api, attempt), staleTime: Infinity })
  const question = query.data && reviewedQuestion(query.data, id)
  if (isUnsupported(query.error)) {
    return (
      <TrainerPage back={<BackLink href="/practice">{t('more.practice')}</BackLink>}>
        {() => (
          <Alert tone="danger" action={<ButtonLink href={address}>{t('listening.more')}</ButtonLink>}>
            {t('listening.noReview')}
          </Alert>
        )}
      </TrainerPage>
    )
  }
  return (
    <TrainerPage
      back={<BackLink href={reviewOfQuestion(attempt, question?.questionNumber)}>{t('listening.review')}</BackLink>}
    >
      {(canRecord) => (
        <Loaded query={query}>
          {question?.help?.turns === undefined ? (
            <NoRecordings />
          ) : (
            ownerId !== '' && (
              <div className={css.run}>
                <LazyTraining
                  load
                  fallback={<DrillsPending />}
                  items={[{ kind: 'question', item: id, question }]}
                  ownerId={ownerId}
                  today=""
                  canRecord={canRecord}
                  isReview
                  onMore={() => void navigate({ to: address })}
                />
              </div>
            )
          )}
        </Loaded>
      )}
    </TrainerPage>
  )
}

const NoRecordings = () => {
  const t = usePracticeText()
  return (
    <EmptyState title={t('empty.chosenNone')} action={<ButtonLink href="/practice">{t('more.practice')}</ButtonLink>}>
      {t('listening.none')}
    </EmptyState>
  )
}

interface TrainerPageProps {
  /** The link to where the learner comes from. */
  back: ReactNode
  children: (canRecord: boolean) => ReactNode
}

const TrainerPage = ({ back, children }: TrainerPageProps) => {
  const t = usePracticeText()
  const [, answers] = useAnswers(useOwnerId())
  const { href } = useLocation()
  const { openedAt = address, openDocument: open = openDocument } = useRouter().options.context
  // Only this page's document may use the microphone, and a document keeps its policy through client-side navigation.
  const canRecord = /^\/practice\/listening\/?$/.test(openedAt)
  useTitle(t('listening.title'))
  useEffect(() => LazyTraining.preload(), [])
  return (
    <Page className={css.trainer}>
      <Stack gap={8}>
        <Inline justify="between">
          <Heading level={1} size="lg">
            {t('listening.title')}
          </Heading>
          {back}
        </Inline>
        {!canRecord && (
          <Text size="sm">
            <Link
              href={href}
              onPress={(event) => {
                event.preventDefault()
                void open(href)
              }}
            >
              {t('listening.reload')}
            </Link>
          </Text>
        )}
        <WaitingAnswers state={answers} />
        {children(canRecord)}
      </Stack>
    </Page>
  )
}

import type { UserData } from '@naru/api'
import {
  changeLeaderboardSettingsMutation,
  examsQuery,
  leaderboardQuery,
  leaderboardSettingsQuery,
  myResultsQuery,
} from '@naru/api/queries'
import { api } from '@naru/app-shell/api'
import { useAuthState } from '@naru/app-shell/authSession'
import { useErrors } from '@naru/app-shell/errors'
import { translated } from '@naru/app-shell/language'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { chooseExam } from '@naru/app-shell/state/chosenExam'
import { useSharedText } from '@naru/app-shell/text'
import { useSingleFlightMutation } from '@naru/app-shell/useSingleFlightMutation'
import { useUser } from '@naru/app-shell/user/useUser'
import { Leaderboard, type LeaderboardEntryView } from '@naru/exam-kit/Leaderboard'
import { formatClock } from '@naru/exam-kit/engine'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useLanguage } from '@naru/ui/language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as css from './Leaderboard.css'
import { leaderboardName, leaderboardPercentage } from './leaderboard'
import { useStudentText } from '../../frame/text/student'
import { useOpenPage } from '../../frame/useOpenPage'

export const LeaderboardPage = () => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const language = useLanguage()
  const exams = useQuery(examsQuery(api))
  const [chosen, setChosen] = useState<string>()

  const examId = chosen ?? exams.data?.[0]?._id ?? ''
  const exam = exams.data?.find(({ _id }) => _id === examId)

  return (
    <Page>
      <Stack gap={32}>
        <PageHead tab={t('leaderboard.title')} title={t('leaderboard.heading')} lead={t('leaderboard.lead')} />
        <div className={css.area}>
          {exams.isPending && <Loading label={t('leaderboard.loadingPapers')} />}
          {exams.isError && (
            <LoadFailed query={exams} retry={t('leaderboard.retry')}>
              <Text as="span" tone="danger">
                {formatError('leaderboardExams', exams.error)}
              </Text>
            </LoadFailed>
          )}
          {exams.data !== undefined && (
            <>
              <div className={css.selector}>
                <Select
                  label={t('leaderboard.paper')}
                  placeholder={t('leaderboard.selectPaper')}
                  items={exams.data.map((each) => ({ id: each._id, label: translated(each, language).topic }))}
                  value={examId}
                  onChange={setChosen}
                />
              </div>
              {examId === '' ? (
                <EmptyState drawing={<Drawing name="paper" />}>{t('leaderboard.pleaseSelect')}</EmptyState>
              ) : (
                <ExamLeaderboard key={examId} examId={examId} totalMarks={exam?.totalMarks} />
              )}
            </>
          )}
        </div>
      </Stack>
    </Page>
  )
}

interface ExamLeaderboardProps {
  examId: string
  /** The exam's maximum marks, if known. */
  totalMarks: number | undefined
}

/** The leaderboard of one exam: loading, failed, empty, or podium and table. */
const ExamLeaderboard = ({ examId, totalMarks }: ExamLeaderboardProps) => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const { formatError } = useErrors()
  const leaderboard = useQuery(leaderboardQuery(api, examId))
  // An API without extra-time leaderboards responds with the ordinary one, whose entries are not marked.
  const extraTime = useQuery({ ...leaderboardQuery(api, examId, 'extra-time'), enabled: leaderboard.isSuccess })
  const user = useUser()
  const openPage = useOpenPage()

  if (leaderboard.isPending) {
    return <Pending label={tStudent('leaderboard.loading')} height="18rem" />
  }
  if (leaderboard.isError) {
    return (
      <LoadFailed query={leaderboard} retry={tStudent('leaderboard.retry')}>
        <Text as="span" tone="danger">
          {formatError('leaderboard', leaderboard.error)}
        </Text>
      </LoadFailed>
    )
  }
  const apart = extraTime.data?.filter(({ isExtraTime }) => isExtraTime === true) ?? []
  const ordinary = leaderboard.data.filter(({ isExtraTime }) => isExtraTime !== true)
  const entries = [...ordinary, ...apart].map((entry) => ({
    ...entry,
    ...leaderboardName(entry, tShared('notAvailable')),
    percentage: leaderboardPercentage(entry, totalMarks),
  }))
  const take = () => {
    chooseExam(examId)
    void openPage('/guidelines')
  }
  return (
    <>
      {ordinary.length === 0 && (
        <EmptyState
          drawing={<Drawing name="boat" />}
          action={<Button onPress={take}>{tStudent('myResult.takeExam')}</Button>}
        >
          {tStudent('leaderboard.empty')}
        </EmptyState>
      )}
      <OwnPlace entries={entries} examId={examId} user={user} />
      {entries.length > 0 && <Leaderboard entries={entries} ownUserId={user?.userId} />}
    </>
  )
}

interface OwnPlaceProps {
  /** The entries of all leaderboards of the exam. */
  entries: readonly LeaderboardEntryView[]
  examId: string
  /** The learner; undefined while unknown. */
  user: UserData | undefined
}

const leaderboardLength = 100

/** The learner's own rank, above the leaderboard, so that it is found in a long leaderboard, or why it is not on it. */
const OwnPlace = ({ entries, examId, user }: OwnPlaceProps) => {
  const t = useStudentText()
  const own = user && entries.find(({ userId }) => userId === user.userId)
  const settings = useQuery({ ...leaderboardSettingsQuery(api), enabled: user !== undefined })
  const back = useSingleFlightMutation(changeLeaderboardSettingsMutation(api))
  const isUnverified = useAuthState().isVerified === false
  const isAbsent = user !== undefined && own === undefined && settings.data?.hasLeft !== true
  const mayHaveResult = isAbsent && (isUnverified || entries.length >= leaderboardLength)
  const results = useQuery({ ...myResultsQuery(api), enabled: mayHaveResult })
  const first = mayHaveResult
    ? results.data?.find((result) => result.examId === examId && result.attempt === 1)
    : undefined

  if (settings.data?.hasLeft === true) {
    return (
      <Alert
        title={t('leaderboards.hasLeft')}
        action={
          <Button isPending={back.isPending} onPress={() => back.mutate({ hasLeft: false })}>
            {t('leaderboards.return')}
          </Button>
        }
      >
        {t('leaderboards.hasLeftHelp')}
      </Alert>
    )
  }
  if (own !== undefined)
    return (
      <Text>
        {t('leaderboard.ownPlace', { rank: own.rank, percentage: own.percentage, time: formatClock(own.timeTaken) })}
      </Text>
    )
  if (first?.unrankedReason === 'unverified') {
    return (
      <Alert action={<ButtonLink href="/email-verify">{t('leaderboards.verify')}</ButtonLink>}>
        {t('leaderboards.unverified')}
      </Alert>
    )
  }
  if (first === undefined || first.unrankedReason !== undefined || entries.length < leaderboardLength) return null
  return (
    <Text>
      {t('leaderboard.ownBelow', {
        percentage: first.percentageScore,
        time: formatClock(first.timeTaken),
        shown: leaderboardLength,
      })}
    </Text>
  )
}

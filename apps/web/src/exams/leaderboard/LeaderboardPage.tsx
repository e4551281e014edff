import { examsQuery } from '@naru/api/queries'
import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { EmptyState } from '@naru/ui/EmptyState'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Select } from '@naru/ui/Select'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@naru/ui/language'
import { translated } from '@naru/app-shell/language'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { useErrors } from '@naru/app-shell/errors'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { useStudentText } from '../../frame/text/student'
import { ExamLeaderboard } from './ExamLeaderboard'
import * as css from './Leaderboard.css'
import { LoadFailed } from '@naru/app-shell/parts/LoadState'

/** The leaderboard of an exam; the first exam is preselected. */
export const LeaderboardPage = () => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const language = useLanguage()
  const exams = useQuery(examsQuery(api))
  const [chosen, setChosen] = useState<string>()
  useTitle(t('leaderboard.title'))

  const examId = chosen ?? exams.data?.[0]?._id ?? ''
  const exam = exams.data?.find(({ _id }) => _id === examId)

  return (
    <Page>
      <Stack gap={32}>
        <PageHead title={t('leaderboard.heading')} lead={t('leaderboard.lead')} />
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

import { type AttemptReview } from '@naru/api'
import { attemptQuery } from '@naru/api/queries'
import { buildReview, type Review } from '@naru/exam-kit/engine'
import { ResultGauge } from '@naru/exam-kit/ResultGauge'
import { ResultReview } from '@naru/exam-kit/ResultReview'
import { Alert } from '@naru/ui/Alert'
import { Badge } from '@naru/ui/Badge'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Heading } from '@naru/ui/Heading'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { useTitle } from '@naru/app-shell/useTitle'
import { toFailure, useErrors } from '@naru/app-shell/errors'
import { toDefinition } from '@naru/app-shell/attempt'
import { FairPlaySection } from '@naru/app-shell/fairPlay/FairPlay'
import { BackLink } from '../frame/BackLink'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { PracticeLinks } from '../practice/PracticeLinks'
import { useCandidate } from './useCandidate'
import { usePrintMoment } from '../shared/usePrintMoment'
import { useDates } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'
import { useStudentText } from '../frame/text/student'
import * as css from './MyResult.css'
import { showExpanded, useLinkedQuestion } from './linkedQuestion'

const Analysis = lazyComponent(async () => (await import('./analysis/Analysis')).Analysis)

export interface ReviewPageProps {
  attemptId: string
}

const reviewOf = ({ exam, result }: AttemptReview): Review | null => {
  const { questions, totalScore, totalPossibleMarks, percentageScore } = result
  const answers = Object.fromEntries(questions.map(({ questionId, userAnswer }) => [questionId, userAnswer]))
  const graded = { questions, totalScore, totalPossibleMarks, percentageScore }
  return buildReview(toDefinition(exam), { answers, graded })
}

export const ReviewPage = ({ attemptId }: ReviewPageProps) => {
  const t = useStudentText()
  const { formatError } = useErrors()
  const attempt = useQuery(attemptQuery(api, attemptId))
  useTitle(
    attempt.data === undefined ? t('myResult.review') : t('myResult.reviewTitle', { topic: attempt.data.result.topic }),
  )
  const isUnknown = attempt.isError && toFailure(attempt.error).status === 404

  return (
    <Page>
      <Stack gap={32}>
        <BackLink href="/myresult">{t('myResult.backToResults')}</BackLink>
        {attempt.data === undefined && <PageHead title={t('myResult.review')} />}
        {attempt.isPending && <Pending label={t('myResult.loadingReview')} height="24rem" />}
        {isUnknown && <Alert tone="danger">{t('myResult.noReview')}</Alert>}
        {attempt.isError && !isUnknown && (
          <LoadFailed query={attempt} retry={t('myResult.retry')}>
            {formatError('myResults', attempt.error)}
          </LoadFailed>
        )}
        {attempt.data !== undefined && <Reopened attemptId={attemptId} attempt={attempt.data} />}
      </Stack>
    </Page>
  )
}

const Reopened = ({ attemptId, attempt }: ReviewPageProps & { attempt: AttemptReview }) => {
  const tStudent = useStudentText()
  const { day } = useDates()
  const tShared = useSharedText()
  const { name } = useCandidate()
  const printedOn = usePrintMoment()
  const review = reviewOf(attempt)
  const asked = useLinkedQuestion(review)
  const { topic, attempt: number, timestamp, isExtraTime = false, timeFactor = 1, unrankedReason } = attempt.result
  return (
    <>
      <PageHead
        title={tStudent('myResult.reviewTitle', { topic })}
        lead={tStudent('myResult.reviewOf', { attempt: number, date: day(timestamp) })}
      />
      {review !== null && (
        <>
          <div className={css.head}>
            <Heading level={2}>{tStudent('myResult.results')}</Heading>
            <ResultGauge
              percentage={review.percentageScore}
              totalScore={review.totalScore}
              totalPossibleMarks={review.totalPossibleMarks}
              verdict={review.verdict}
            />
            {isExtraTime && (
              <Text as="span">
                <Badge tone="info">{tStudent('myResult.extraTime', { factor: timeFactor })}</Badge>
              </Text>
            )}
            {unrankedReason !== undefined && (
              <Text as="span">
                <Badge>{tShared(`unranked.${unrankedReason}`)}</Badge>
              </Text>
            )}
            <span className={css.scoreReport}>
              <ButtonLink href={`/myresult/${encodeURIComponent(attemptId)}/score-report`}>
                {tStudent('myResult.scoreReport')}
              </ButtonLink>
            </span>
          </div>
          <PracticeLinks examId={attempt.exam._id} />
          <Analysis load fallback={<Skeleton height="24rem" />} attemptId={attemptId} />
          <div key={asked?.visit} ref={showExpanded}>
            <ResultReview
              review={review}
              topic={topic}
              printedOn={printedOn}
              candidate={name}
              isExtraTime={isExtraTime}
              onPrint={() => window.print()}
              defaultExpanded={asked === undefined ? [] : [asked.id]}
            />
          </div>
        </>
      )}
      {attempt.result.fairPlay !== undefined && <FairPlaySection record={attempt.result.fairPlay} />}
    </>
  )
}

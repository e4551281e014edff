import { isUnsupported, type AttemptReview } from '@naru/api'
import { attemptAnalysisQuery, attemptQuery } from '@naru/api/queries'
import { buildReview, type Review } from '@naru/exam-kit/engine'
import { ResultGauge } from '@naru/exam-kit/ResultGauge'
import { ResultReview } from '@naru/exam-kit/ResultReview'
import { Alert } from '@naru/ui/Alert'
import { Badge } from '@naru/ui/Badge'
import { Heading } from '@naru/ui/Heading'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { useQuery } from '@tanstack/react-query'
import { api } from '@naru/app-shell/api'
import { toFailure, useErrors } from '@naru/app-shell/errors'
import { toDefinition } from '@naru/app-shell/attempt'
import { fairPlayText } from '@naru/app-shell/text/fairPlay'
import { LoadFailed, Pending } from '@naru/app-shell/parts/LoadState'
import { PracticeLinks } from '../practice/PracticeLinks'
import { usePracticeText } from '../practice/text/practice'
import { useCandidate } from './useCandidate'
import { usePrintMoment } from '../shared/usePrintMoment'
import { loadTexts, useDates, translated } from '@naru/app-shell/language'
import { useSharedText } from '@naru/app-shell/text'
import { useLanguage } from '@naru/ui/language'
import { useStudentText } from '../frame/text/student'
import { trainingOfQuestion } from '../shared/links'
import * as css from './Result.css'
import { ResultFrame, type ResultPart } from './ResultFrame'
import { ShareButtons } from './share/ShareButtons'
import { showExpanded, useLinkedQuestion } from './linkedQuestion'

/** With its texts: few attempts have a record. */
const FairPlaySection = lazyComponent(async () => {
  const [part] = await Promise.all([import('@naru/app-shell/fairPlay/FairPlay'), loadTexts([fairPlayText])])
  return part.FairPlaySection
})
const Details = lazyComponent(async () => (await import('./analysis/Details')).Details)
const WeakTopics = lazyComponent(async () => (await import('./analysis/WeakTopics')).WeakTopics)
const Summary = lazyComponent(async () => (await import('./analysis/Summary')).Summary)

export interface ResultPageProps {
  attemptId: string
  part: Exclude<ResultPart, 'scoreReport'>
}

const reviewOf = ({ exam, result }: AttemptReview): Review | null => {
  const { questions, totalScore, totalPossibleMarks, percentageScore } = result
  const answers = Object.fromEntries(questions.map(({ questionId, userAnswer }) => [questionId, userAnswer]))
  const graded = { questions, totalScore, totalPossibleMarks, percentageScore }
  return buildReview(toDefinition(exam), { answers, graded })
}

export const ResultPage = ({ attemptId, part }: ResultPageProps) => {
  const t = useStudentText()
  const tPractice = usePracticeText()
  const { day } = useDates()
  const language = useLanguage()
  const { formatError } = useErrors()
  const attempt = useQuery(attemptQuery(api, attemptId))
  const result = attempt.data?.result
  const titles = {
    review: (topic: string) => t('myResult.reviewTitle', { topic }),
    summary: (topic: string) => t('myResult.summaryTitle', { topic }),
  }
  const title = result === undefined ? t(`myResult.${part}`) : titles[part](translated(result, language).topic)
  const isUnknown = attempt.isError && toFailure(attempt.error).status === 404

  return (
    <ResultFrame
      attemptId={attemptId}
      part={part}
      title={title}
      lead={result && t('myResult.reviewOf', { attempt: result.attempt, date: day(result.timestamp) })}
    >
      {attempt.isPending && <Pending label={t('myResult.loadingReview')} height="24rem" />}
      {isUnknown && <Alert tone="danger">{tPractice('listening.noReview')}</Alert>}
      {attempt.isError && !isUnknown && (
        <LoadFailed query={attempt} retry={t('myResult.retry')}>
          {formatError('myResults', attempt.error)}
        </LoadFailed>
      )}
      {attempt.data !== undefined && <Reopened attemptId={attemptId} part={part} attempt={attempt.data} />}
    </ResultFrame>
  )
}

const Reopened = ({ attemptId, part, attempt }: ResultPageProps & { attempt: AttemptReview }) => {
  const review = reviewOf(attempt)
  const analysis = useQuery(attemptAnalysisQuery(api, attemptId))
  if (review === null) return null
  const isKnown = !(analysis.isError && isUnsupported(analysis.error))
  return (
    <>
      <Score review={review} result={attempt.result} />
      {analysis.isPending && <Skeleton height="14rem" />}
      {analysis.data !== undefined && analysis.data.weakest.length > 0 && (
        <WeakTopics load fallback={<Skeleton height="14rem" />} topics={analysis.data.weakest} />
      )}
      {part === 'summary' ? (
        isKnown && <Summary load fallback={<Skeleton height="24rem" />} analysis={analysis} />
      ) : (
        <>
          <div className={css.screenOnly}>
            <PracticeLinks examId={attempt.exam._id} />
          </div>
          <Questions review={review} result={attempt.result} attemptId={attemptId} />
          {isKnown && <Details load fallback={<Skeleton height="3rem" />} analysis={analysis} />}
          {attempt.result.fairPlay !== undefined && <FairPlaySection load record={attempt.result.fairPlay} />}
        </>
      )}
    </>
  )
}

interface ReviewedProps {
  review: Review
  result: AttemptReview['result']
}

/** Score and verdict, with what distinguishes the attempt from others. */
const Score = ({ review, result }: ReviewedProps) => {
  const tStudent = useStudentText()
  const tShared = useSharedText()
  const { isExtraTime = false, timeFactor = 1, unrankedReason } = result
  return (
    <div className={css.score}>
      <ResultGauge
        percentage={review.percentageScore}
        totalScore={review.totalScore}
        totalPossibleMarks={review.totalPossibleMarks}
        verdict={review.verdict}
      />
      {isExtraTime && <Badge tone="info">{tStudent('myResult.extraTime', { factor: timeFactor })}</Badge>}
      {unrankedReason !== undefined && <Badge>{tShared(`unranked.${unrankedReason}`)}</Badge>}
      <div className={css.screenOnly}>
        <ShareButtons result={result} />
      </div>
    </div>
  )
}

/** Every question with its answers; the one that the address asks for is expanded. */
const Questions = ({ review, result, attemptId }: ReviewedProps & { attemptId: string }) => {
  const t = useStudentText()
  const { name } = useCandidate()
  const printedOn = usePrintMoment()
  const asked = useLinkedQuestion(review)
  return (
    <Stack as="section" gap={16} aria-labelledby="questions">
      <Heading level={2} id="questions" className={css.screenOnly}>
        {t('myResult.questions')}
      </Heading>
      <div key={asked?.visit} ref={showExpanded}>
        <ResultReview
          review={review}
          topic={translated(result, useLanguage()).topic}
          printedOn={printedOn}
          candidate={name}
          isExtraTime={result.isExtraTime ?? false}
          onPrint={() => window.print()}
          trainingHref={(id) => trainingOfQuestion(attemptId, id)}
          defaultExpanded={asked === undefined ? [] : [asked.id]}
        />
      </div>
    </Stack>
  )
}

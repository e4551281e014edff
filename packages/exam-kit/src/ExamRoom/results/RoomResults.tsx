import { Alert } from '@naru/ui/Alert'
import { Button } from '@naru/ui/Button'
import { Spinner } from '@naru/ui/Spinner'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { type ReactNode, useEffect, useRef } from 'react'
import { SaveDialogs } from '../dialogs/SaveDialogs'
import type { SessionProps } from '../question/RoomQuestion'
import * as css from './RoomResults.css'
import { ResultGauge } from '../../ResultGauge/ResultGauge'
import { useExamSession, useReview } from '../../react'
import type { ExamSnapshot } from '../../session'
import { resultFile, type ResultFile } from '../../session/results/resultFile'
import { useExamText } from '../../text'

/** The review. Its code is prefetched after the first answer. */
export const RoomReview = lazyComponent(async () => (await import('../../ResultReview')).ResultReview)

interface RoomResultsProps extends SessionProps {
  topic: string
  printedOn: string
  candidate?: string | undefined
  /** Prints the page. Without it there is no Print button. */
  onPrint?: (() => void) | undefined
  onBackToExams: () => void
  isExtraTime: boolean
  trainingHref?: ((attemptId: string, questionId: string) => string) | undefined
  /** Whether the heading takes the focus, because the exam has just finished. */
  takesFocus: boolean
  note?: ReactNode
  end?: ReactNode
}

/** The results: score and review, or the status of the result. */
export function RoomResults({
  session,
  topic,
  printedOn,
  candidate,
  onPrint,
  onBackToExams,
  isExtraTime,
  trainingHref,
  takesFocus,
  note,
  end,
}: RoomResultsProps) {
  const t = useExamText()
  const review = useReview(session)
  const isPreview = useExamSession(session, ({ mode }) => mode === 'preview')
  const attemptId = useExamSession(session, ({ resultStatus: status }) =>
    status?.kind === 'saved' ? status.attemptId : undefined,
  )
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <div className={css.results}>
      <div className={css.head}>
        <h2 className={css.title} ref={heading} tabIndex={-1}>
          {t('results.title')}
        </h2>
        {review && (
          <ResultGauge
            percentage={review.percentageScore}
            totalScore={review.totalScore}
            totalPossibleMarks={review.totalPossibleMarks}
            verdict={review.verdict}
          />
        )}
        {isPreview ? (
          <p className={css.quiet}>{t('results.previewNote')}</p>
        ) : (
          <ResultState session={session} hasReview={review !== null} />
        )}
        {note}
        <div className={css.actions}>
          <Button variant={review ? 'secondary' : 'quiet'} iconStart="arrowLeft" onPress={onBackToExams}>
            {t('results.backToExams')}
          </Button>
        </div>
      </div>
      {review && (
        <RoomReview
          load
          fallback={<ResultsWait part="review" />}
          review={review}
          topic={topic}
          printedOn={printedOn}
          candidate={candidate}
          isExtraTime={isExtraTime}
          onPrint={onPrint}
          trainingHref={trainingHref && attemptId !== undefined ? (id) => trainingHref(attemptId, id) : undefined}
        />
      )}
      {end}
      <SaveDialogs session={session} />
    </div>
  )
}

function selectResult({ result, resultStatus }: ExamSnapshot) {
  return { result, status: resultStatus }
}

/** The status of the result: sending, saved on this device, or saved on the server. */
function ResultState({ session, hasReview }: SessionProps & { hasReview: boolean }) {
  const t = useExamText()
  const { result, status } = useExamSession(session, selectResult)

  if (status === null) {
    if (result || hasReview) return null
    return (
      <Alert tone="danger" title={`${t('dialogs.startTimeMissing.title')}:`}>
        {t('dialogs.startTimeMissing.message')}
      </Alert>
    )
  }
  if (status.kind === 'saved') return <p className={css.quiet}>{t('results.attempt', { attempt: status.attempt })}</p>
  if (status.kind === 'sending') {
    if (hasReview) return null
    return <ResultsWait part="marks" />
  }
  return (
    <Alert
      tone="warning"
      role="none"
      title={t('results.unsavedTitle')}
      action={
        <div className={css.actions}>
          <Button onPress={() => session.send({ type: 'retrySave' })}>{t('results.retry')}</Button>
          {result && (
            <Button iconStart="download" onPress={() => downloadFile(resultFile(result))}>
              {t('results.download')}
            </Button>
          )}
        </div>
      }
    >
      {status.isRetrying ? t('saveState.sending') : t('results.unsaved')}
    </Alert>
  )
}

function downloadFile({ name, text }: ResultFile): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the file in the same task.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

interface ResultsWaitProps {
  /** What is loading: the marks, or the review’s code if the network failed during the exam. */
  part: 'marks' | 'review'
}

export function ResultsWait({ part }: ResultsWaitProps) {
  const t = useExamText()
  return (
    <div className={css.waiting} role="status">
      <span className={css.waitingTitle}>
        <Spinner />
        {part === 'marks' ? t('results.waitingTitle') : t('results.reviewComing')}
      </span>
      {part === 'marks' && <span>{t('results.waiting')}</span>}
    </div>
  )
}

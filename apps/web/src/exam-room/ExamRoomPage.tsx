import { useErrors, useErrorText } from '@naru/app-shell/errors'
import { translated } from '@naru/app-shell/language/translated'
import { useTitle } from '@naru/app-shell/useTitle'
import { Alert } from '@naru/ui/Alert'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Heading } from '@naru/ui/Heading'
import { LinkProvider } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { useLanguage } from '@naru/ui/language'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { AttemptView, type AttemptViewProps } from './AttemptView'
import { ErrorBoundary } from './ErrorBoundary'
import { ExamLoading } from './ExamLoading'
import { ExamRoomFailed } from './ExamRoomFailed'
import { QuizFrame } from './QuizFrame'
import type { Opening } from './openAttempt'
import { useExamRoomText } from './text'

/** A separate chunk: rarely shown. */
const NoQuestions = lazyComponent(async () => (await import('./NoQuestions')).NoQuestions)

export interface ExamRoomPageProps extends Pick<AttemptViewProps, 'openPage'> {
  /** The opening of the attempt, started before React renders. */
  opening: Promise<Opening>
  reopen: () => Promise<Opening>
}

/** The exam room: loading, failed, empty, or the attempt. */
export const ExamRoomPage = ({ opening, reopen, openPage }: ExamRoomPageProps) => {
  const [current, setCurrent] = useState(opening)
  return (
    <LinkProvider navigate={openPage}>
      <ErrorBoundary fallback={<ExamRoomFailed />}>
        <QuizFrame>
          <Suspense fallback={<ExamLoading />}>
            <Opened opening={current} onRetry={() => setCurrent(reopen())} openPage={openPage} />
          </Suspense>
        </QuizFrame>
      </ErrorBoundary>
    </LinkProvider>
  )
}

interface OpenedProps extends Pick<AttemptViewProps, 'openPage'> {
  opening: Promise<Opening>
  onRetry: () => void
}

const Opened = ({ opening, onRetry, openPage }: OpenedProps) => {
  const tExamRoom = useExamRoomText()
  const opened = use(opening)
  const { formatError } = useErrors()
  const tErrors = useErrorText()
  const language = useLanguage()
  useTitle('exam' in opened ? translated(opened.exam, language).topic : tExamRoom('title'))
  const canRetry = opened.kind === 'failed'

  useEffect(() => {
    if (!canRetry) return undefined
    // Only once: a second session of this page would find the exam locked by the first.
    window.addEventListener('online', onRetry, { once: true })
    return () => window.removeEventListener('online', onRetry)
  }, [canRetry, onRetry])

  if (opened.kind === 'unchosen') return <QuizMessage>{tErrors('noExamSelected')}</QuizMessage>
  if (opened.kind === 'failed') return <QuizMessage>{formatError('exam', opened.error)}</QuizMessage>
  if (opened.kind === 'empty') return <NoQuestions load exam={opened.exam} ownerId={opened.ownerId} />
  return <AttemptView attempt={opened} openPage={openPage} />
}

/** Shows why no exam can be taken, and a link back to the list. */
const QuizMessage = ({ children }: { children: ReactNode }) => {
  const t = useExamRoomText()
  useTitle(t('title'))
  return (
    <Page width="text">
      <Stack gap={24}>
        <Heading level={1}>{t('title')}</Heading>
        <Alert
          tone="danger"
          action={
            <ButtonLink variant="primary" href="/exams">
              {t('backToExams')}
            </ButtonLink>
          }
        >
          {children}
        </Alert>
      </Stack>
    </Page>
  )
}

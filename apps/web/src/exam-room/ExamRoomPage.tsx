import { readUserData } from '@naru/api'
import { api } from '@naru/app-shell/api'
import {
  clearClips,
  clipSeconds,
  evictCachedExam,
  prefetchMedia,
  rememberVolume,
  resendResults,
} from '@naru/app-shell/attempt'
import { useErrors, useErrorText } from '@naru/app-shell/errors'
import { PartlyEnglish } from '@naru/app-shell/language/PartlyEnglish'
import { translated } from '@naru/app-shell/language/translated'
import { useSharedText } from '@naru/app-shell/text'
import { useTitle } from '@naru/app-shell/useTitle'
import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import { useExamSession, useLeaveGuard } from '@naru/exam-kit/react'
import type { ExamSession } from '@naru/exam-kit/session'
import { Alert } from '@naru/ui/Alert'
import { Badge } from '@naru/ui/Badge'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { Heading } from '@naru/ui/Heading'
import { LinkProvider } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { isPartlyEnglish, optionalText, useLanguage } from '@naru/ui/language'
import { type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary'
import { ExamLoading } from './ExamLoading'
import { ExamRoomFailed } from './ExamRoomFailed'
import { LeaveDialog } from './LeaveDialog'
import { QuizFrame } from './QuizFrame'
import * as css from './language/RoomLanguage.css'
import { LoginBanner } from './login/LoginBanner'
import { type OpenAttempt, type Opening, rememberUser } from './openAttempt'
import { rememberedPreferences, rememberPreferences } from './rememberedPreferences'
import { trainingOfQuestion } from '../shared/links'
import { useExamRoomText } from './text'
import { usePrintMoment } from '../shared/usePrintMoment'

/** A separate chunk: rarely shown. */
const NoQuestions = lazyComponent(async () => (await import('./NoQuestions')).NoQuestions)

export interface ExamRoomPageProps extends Pick<AttemptViewProps, 'openPage'> {
  opening: Opening | Promise<Opening>
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

interface OpenedProps extends Pick<ExamRoomPageProps, 'opening' | 'openPage'> {
  onRetry: () => void
}

const Opened = ({ opening, onRetry, openPage }: OpenedProps) => {
  const tExamRoom = useExamRoomText()
  const opened = opening instanceof Promise ? use(opening) : opening
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

/** A separate chunk: the first question does not need it. */
const RoomLanguage = lazyComponent(async () => (await import('./language/RoomLanguage')).RoomLanguage)
const ResultLinks = lazyComponent(async () => (await import('./ResultLinks')).ResultLinks)

interface AttemptViewProps {
  attempt: OpenAttempt
  openPage: (href: string) => void
}

const AttemptView = ({ attempt, openPage }: AttemptViewProps) => {
  const { examSession, exam, ownerId, candidate } = attempt
  const [isLeaving, setLeaving] = useState(false)
  const isSaved = useExamSession(examSession, (snapshot) => snapshot.resultStatus?.kind === 'saved')
  const language = useLanguage()
  const { topic, duration } = translated(exam, language)
  const mustWarn = useLeaveGuard(examSession, isLeaving)
  const printedOn = usePrintMoment()
  useRunning(attempt, isSaved)
  useSendResults(attempt)

  return (
    <LeaveDialog mustWarn={mustWarn} openPage={openPage} onLeave={() => setLeaving(true)}>
      <ExamRoom
        session={examSession}
        title={topic}
        duration={duration}
        clipSeconds={clipSeconds}
        candidate={candidate}
        isExtraTime={(exam.timeFactor ?? 1) > 1}
        printedOn={printedOn}
        preferences={rememberedPreferences()}
        onPreferencesChange={rememberPreferences}
        onPrint={() => window.print()}
        trainingHref={trainingOfQuestion}
        onBackToExams={() => openPage('/exams')}
        slots={{
          resultsNote: (
            <>
              <UnrankedReason session={examSession} />
              <ResultLinks load={isSaved} session={examSession} />
            </>
          ),
          setting: (
            <div className={css.language}>
              <RoomLanguage load />
            </div>
          ),
          banner: (
            <>
              <LoginBanner
                ownerId={ownerId}
                candidate={candidate}
                onLoggedIn={() => examSession.send({ type: 'retrySave' })}
              />
              <PartlyEnglish load={isPartlyEnglish(language)} role="none" />
            </>
          ),
        }}
      />
    </LeaveDialog>
  )
}

/** Why the saved attempt is on no leaderboard; nothing if it is on one. */
const UnrankedReason = ({ session }: { session: ExamSession }) => {
  const t = useSharedText()
  const status = useExamSession(session, (snapshot) => snapshot.resultStatus)
  const reason = status?.kind === 'saved' ? status.unrankedReason : undefined
  const sentence = reason === undefined ? undefined : optionalText(t, `unranked.${reason}`)
  return sentence === undefined ? null : (
    <span>
      <Badge>{sentence}</Badge>
    </span>
  )
}

/** Runs the session while mounted, saves the volume, and clears cached media and exam when they are no longer needed. */
function useRunning({ examSession, exam, ownerId }: OpenAttempt, isSaved: boolean): void {
  const volume = useExamSession(examSession, (snapshot) => snapshot.volume)
  const isFinished = useExamSession(examSession, (snapshot) => snapshot.state.phase === 'finished')

  useEffect(() => {
    examSession.send({ type: 'begin' })
    // The first question is on screen, so the connection is free.
    prefetchMedia(examSession, exam, ownerId)
    return () => examSession.dispose()
  }, [examSession, exam, ownerId])
  useEffect(() => rememberVolume(volume), [volume])
  useEffect(() => {
    if (isFinished) clearClips()
  }, [isFinished])
  useEffect(() => {
    // The cached exam stays until then: a finished but unsent exam must survive a reload without a network.
    if (isSaved) evictCachedExam(exam._id, ownerId)
  }, [isSaved, exam, ownerId])
}

/** Resends this learner's finished results that the server lacks, once the server has confirmed who is logged in. */
function useSendResults({ ownerId, isOwnerConfirmed }: OpenAttempt): void {
  const [isConfirmed, setConfirmed] = useState(isOwnerConfirmed)

  useEffect(() => {
    if (isConfirmed) return undefined
    const confirm = async () => {
      const user = await readUserData(api)
      rememberUser(user)
      if (user.userId === ownerId) setConfirmed(true)
    }
    // Without a response it retries when the connection is back.
    const onOnline = () => void confirm().catch(() => undefined)
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isConfirmed, ownerId])

  useEffect(() => (isConfirmed ? resendResults(ownerId) : undefined), [isConfirmed, ownerId])
}

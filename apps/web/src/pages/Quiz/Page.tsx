import type { ExamSession } from '@naru/exam-kit/session'
import { lazily } from '@naru/ui/lazily'
import { useCallback, useState } from 'react'
import { useTitle } from '../../app/useTitle'
import { useAsked, useCalls } from '../../calls'
import { noExamSelected, wordAlone } from '../../errors/alone'
import { keptExam } from '../../exam'
import { useCandidate } from '../../parts/useCandidate'
import { useRoomText } from '../../text/room'
import { ExamLoading } from './ExamLoading'
import { QuizFrame } from './QuizFrame'
import { QuizMessage } from './QuizMessage'
import { RunningExam, type RunningExamProps } from './RunningExam'

/** Hardly any exam has none. */
const NoQuestions = lazily(async () => (await import('./NoQuestions')).NoQuestions)

/** An exam that is ready to be taken. */
export interface OpenedExam extends Pick<RunningExamProps, 'exam' | 'ownerId' | 'candidate'> {
  /** Its session, which has begun. */
  session: ExamSession
}

/** Props of QuizPage. */
export interface QuizPageProps extends Pick<RunningExamProps, 'openSession' | 'LeaveGuard'> {
  /** The exam to take; undefined when none was chosen. */
  examId: string | undefined
  /** The exam and its session, if they were fetched and opened before. */
  opened?: OpenedExam | undefined
}

/** The exam room and what stands in its place while there is no exam to take. */
export const QuizPage = ({ examId, ...exam }: QuizPageProps) => {
  if (examId === undefined) {
    return (
      <QuizFrame>
        <QuizMessage>{noExamSelected()}</QuizMessage>
      </QuizFrame>
    )
  }
  return (
    <QuizFrame>
      <ChosenExam key={examId} examId={examId} {...exam} />
    </QuizFrame>
  )
}

const ChosenExam = ({ examId, opened, ...opening }: QuizPageProps & { examId: string }) => {
  const { quiz: text } = useRoomText()
  const calls = useCalls()
  const [taken, setTaken] = useState<Taken | undefined>(opened)
  const candidate = useCandidate()
  const { ownerId } = candidate
  const ask = useCallback(() => calls.exam(examId), [calls, examId])
  const exam = useAsked(taken === undefined ? ask : undefined)
  // Without a network, or without the plan that has run out meanwhile, an attempt goes on with the copy that was kept for it.
  const askKept = useCallback(() => keptExam(examId, ownerId), [examId, ownerId])
  const kept = useAsked(exam.kind === 'failed' && !candidate.isPending ? askKept : undefined)
  const paper = exam.answer ?? kept.answer ?? undefined
  useTitle((taken?.exam ?? paper)?.topic ?? text.title)

  // Whose progress this is must be known before any of it is shown. Once it is on screen, no later answer takes it away.
  if (taken === undefined && paper !== undefined && !candidate.isPending) {
    setTaken({ exam: paper, ownerId, candidate: candidate.name })
  }
  if (taken !== undefined) {
    if (taken.exam.questions.length === 0) return <NoQuestions isWanted exam={taken.exam} ownerId={taken.ownerId} />
    return <RunningExam {...taken} {...opening} />
  }
  const isNowhere = kept.kind === 'failed' || kept.answer === null
  if (exam.kind === 'failed' && isNowhere) return <QuizMessage>{wordAlone('exam', exam.error)}</QuizMessage>
  return <ExamLoading />
}

type Taken = Omit<RunningExamProps, 'openSession' | 'LeaveGuard'>

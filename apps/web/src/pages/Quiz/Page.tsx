import { examQuery } from '@naru/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../app/api'
import { useTitle } from '../../app/useTitle'
import { plainErrors, wordError } from '../../errors'
import { keptExam } from '../../exam'
import { useCandidate } from '../../parts/useCandidate'
import { useText } from '../../text'
import { ExamLoading } from './ExamLoading'
import { NoQuestions } from './NoQuestions'
import { QuizFrame } from './QuizFrame'
import { QuizMessage } from './QuizMessage'
import { RunningExam, type RunningExamProps } from './RunningExam'

/** Props of QuizPage. */
export interface QuizPageProps {
  /** The exam to take; undefined when none was chosen. */
  examId: string | undefined
  /** Makes the exam's session; by default on this browser's clock, store and sound. */
  openSession?: RunningExamProps['openSession']
}

/** The exam room and what stands in its place while there is no exam to take. */
export const QuizPage = ({ examId, openSession }: QuizPageProps) => {
  if (examId === undefined) {
    return (
      <QuizFrame>
        <QuizMessage>{plainErrors.noExamSelected}</QuizMessage>
      </QuizFrame>
    )
  }
  return (
    <QuizFrame>
      <ChosenExam key={examId} examId={examId} openSession={openSession} />
    </QuizFrame>
  )
}

const ChosenExam = ({ examId, openSession }: QuizPageProps & { examId: string }) => {
  const { quiz: text } = useText()
  const exam = useQuery(examQuery(api, examId))
  const candidate = useCandidate()
  // Without a network, or without the plan that has run out meanwhile, an attempt goes on with the copy that was kept for it.
  const kept = useQuery({
    queryKey: ['kept-exam', candidate.ownerId, examId],
    queryFn: () => keptExam(examId, candidate.ownerId),
    enabled: exam.isError && !candidate.isPending,
    networkMode: 'always',
    gcTime: 0,
  })
  const paper = exam.data ?? kept.data ?? undefined
  const [taken, setTaken] = useState<Taken>()
  useTitle((taken?.exam ?? paper)?.topic ?? text.title)

  // Whose progress this is must be known before any of it is shown. Once it is on screen, no later answer takes it away.
  if (taken === undefined && paper !== undefined && !candidate.isPending) {
    setTaken({ exam: paper, ownerId: candidate.ownerId, candidate: candidate.name })
  }
  if (taken !== undefined) {
    if (taken.exam.questions.length === 0) return <NoQuestions exam={taken.exam} ownerId={taken.ownerId} />
    return <RunningExam {...taken} openSession={openSession} />
  }
  if (exam.isError && kept.data === null) return <QuizMessage>{wordError('exam', exam.error)}</QuizMessage>
  return <ExamLoading />
}

type Taken = Omit<RunningExamProps, 'openSession'>

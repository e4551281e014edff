import { examQuery } from '@naru/api'
import { Loading } from '@naru/ui/Loading'
import { Page } from '@naru/ui/Page'
import { Skeleton } from '@naru/ui/Skeleton'
import { Stack } from '@naru/ui/Stack'
import { VisuallyHidden } from '@naru/ui/VisuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/api'
import { useTitle } from '../../app/useTitle'
import { plainErrors, wordError } from '../../errors'
import { useCandidate } from '../../parts/useCandidate'
import { useText } from '../../text'
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
  useTitle(exam.data?.topic ?? text.title)

  if (exam.data === undefined && exam.isError) return <QuizMessage>{wordError('exam', exam.error)}</QuizMessage>
  // Whose progress this is must be known before any of it is shown.
  if (exam.data === undefined || candidate.isPending) {
    return (
      <Page width="exam">
        <VisuallyHidden as="h1">{text.title}</VisuallyHidden>
        <Loading label={text.loading}>
          <Stack gap={24}>
            <Skeleton height="4rem" />
            <Skeleton height="24rem" />
          </Stack>
        </Loading>
      </Page>
    )
  }
  if (exam.data.questions.length === 0) return <NoQuestions />
  return (
    <RunningExam exam={exam.data} ownerId={candidate.ownerId} candidate={candidate.name} openSession={openSession} />
  )
}

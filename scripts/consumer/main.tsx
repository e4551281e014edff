import { createQueryClient, examQuery, saveResult, type Exam } from '@naru/api'
import { createBrowserPorts, createBrowserSender } from '@naru/exam-kit/browser'
import { createDefinition, type ExamDefinition } from '@naru/exam-kit/engine'
import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import { createExamSession, type ExamSession } from '@naru/exam-kit/session'
import '@naru/ui/theme/global'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { api } from './server'

const sender = createBrowserSender(async (result, options) => {
  const { result: saved } = await saveResult(api, { ...result, questions: [...result.questions] }, options)
  return { kind: 'saved', attempt: saved.attempt }
})

/** An exam of reading and listening, without sections of its own. */
const toDefinition = ({ _id: id, sections: _sections, groups: _groups, questions, ...exam }: Exam): ExamDefinition =>
  createDefinition({
    ...exam,
    id,
    questions: questions.map(({ _id, questionNumber, questionText = '', type, answers, help: _help, ...question }) => ({
      ...question,
      id: _id,
      number: questionNumber,
      section: type,
      text: questionText,
      options: answers.map((answer) => ({ ...answer, id: answer._id })),
    })),
  })

const today = new Date().toDateString()

function App({ session }: { session: ExamSession }) {
  useEffect(() => {
    session.send({ type: 'begin' })
    return () => session.dispose()
  }, [session])
  return <ExamRoom session={session} printedOn={today} onBackToExams={() => undefined} />
}

const exam = await createQueryClient().fetchQuery(examQuery(api, 'somebody-elses'))
const ports = { ...createBrowserPorts(), sender }
const session = createExamSession({ definition: toDefinition(exam), ownerId: 'guest', ports })
const root = document.getElementById('root')
if (root) createRoot(root).render(<App session={session} />)

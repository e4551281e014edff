import { saveResult } from '@naru/api'
import { createQueryClient, examQuery } from '@naru/api/queries'
import { createBrowserPorts, createBrowserSender } from '@naru/exam-kit/browser'
import { definitionOf } from '@naru/exam-kit/engine'
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
const session = createExamSession({ definition: definitionOf(exam), ownerId: 'guest', ports })
const root = document.getElementById('root')
if (root) createRoot(root).render(<App session={session} />)

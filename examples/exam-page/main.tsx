import { memoryApi, readExam, saveResult } from '@naru/api'
import { createBrowserPorts, createBrowserSender } from '@naru/exam-kit/browser'
import { definitionOf } from '@naru/exam-kit/engine'
import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import { createExamSession } from '@naru/exam-kit/session'
import '@naru/ui/theme/global'
import { createRoot } from 'react-dom/client'
import { exam } from './exam.ts'

const api = memoryApi(exam)
const sender = createBrowserSender(async (result) => ({ kind: 'saved', ...(await saveResult(api, result)).result }))
const ports = { ...createBrowserPorts(), sender }
const session = createExamSession({ definition: definitionOf(await readExam(api, exam._id)), ownerId: 'guest', ports })
session.send({ type: 'begin' })
const room = (
  <ExamRoom session={session} printedOn={new Date().toLocaleString()} onBackToExams={() => location.reload()} />
)
createRoot(document.body.appendChild(document.createElement('div'))).render(room)

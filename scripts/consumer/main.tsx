import { createDefinition } from '@naru/exam-kit/engine'
import { ExamRoom } from '@naru/exam-kit/ExamRoom'
import { createExamSession } from '@naru/exam-kit/session'
import '@naru/ui/globals'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { audio, clock, sender, store, toneUrl } from './ports'

const option = (id: string, text: string, isCorrect = false) => ({ id, text, isCorrect })

const definition = createDefinition({
  id: 'somebody-elses',
  topic: 'A paper of our own',
  duration: '2 minutes',
  readingTimeMinutes: 1,
  listeningTimeMinutes: 1,
  questions: [
    {
      id: 'r1',
      number: 1,
      type: 'reading',
      text: '다음 중 과일은 무엇입니까?',
      options: [option('a', '사과', true), option('b', '책상')],
    },
    {
      id: 'l2',
      number: 2,
      type: 'listening',
      audio: toneUrl(),
      options: [option('a', 'One'), option('b', 'Two', true)],
    },
  ],
})

const session = createExamSession({ definition, ownerId: 'guest', ports: { clock, store, audio, sender } })

const today = new Date().toDateString()

function App() {
  useEffect(() => {
    session.send({ type: 'begin' })
    return () => session.dispose()
  }, [])
  return <ExamRoom session={session} printedOn={today} onBackToExams={() => undefined} />
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)

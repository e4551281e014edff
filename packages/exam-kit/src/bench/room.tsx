import '@naru/ui/theme/global'
import { applyTheme } from '@naru/ui/theme'
import { createRoot } from 'react-dom/client'
import { ExamRoom } from '../ExamRoom'
import { createExamSession, type Clock } from '../session'
import { fakeAudio, fakeBackupStore, fakeSender, sampleExam } from '../testing'
import { benchStore } from './benchStore'
import { questionCount } from './questionCount'

/** Renders the exam room with a real clock and store, for `npm run bench:room`. */
function open(root: HTMLElement): void {
  const half = questionCount() / 2
  const clock: Clock = {
    now: () => Date.now(),
    subscribe(listener) {
      const timer = setInterval(() => listener('tick'), 1000)
      return () => clearInterval(timer)
    },
  }
  const session = createExamSession({
    definition: sampleExam({ reading: half, listening: half, readingTimeMinutes: 200 }),
    ownerId: 'learner',
    ports: {
      clock,
      store: benchStore(),
      backupStore: fakeBackupStore(),
      audio: fakeAudio(),
      sender: fakeSender('silence'),
    },
  })
  applyTheme('light')
  session.send({ type: 'begin' })
  createRoot(root).render(<ExamRoom session={session} printedOn="" onBackToExams={() => {}} />)
}

const root = document.querySelector<HTMLElement>('#root')
if (root) open(root)

import '@naru/ui/theme/global'
import { applyTheme } from '@naru/ui/theme'
import { createRoot } from 'react-dom/client'
import { checkDraft } from '../editor/model'
import { createDefinition } from '../engine'
import { ExamRoom } from '../ExamRoom'
import { examFromSource } from '../content'
import { createExamSession } from '../session'
import { fakeAudio, fakeBackupStore, fakeClock, fakeSender } from '../testing'
import { benchStore } from './benchStore'
import { editorPaper } from './editorPaper'

/** Opens a paper in the exam room, as its preview does: the baseline of opening it for `npm run bench:editor`. */
function open(root: HTMLElement): void {
  const { exam } = checkDraft(editorPaper(), new Map([['clip.m4a', 20]]))
  if (exam === undefined) return
  let count = 0
  const content = examFromSource(
    exam,
    (name) => name,
    () => `id-${(count += 1)}`,
  )
  const session = createExamSession({
    definition: createDefinition({
      ...content,
      id: exam.id,
      sections: [
        { id: 'reading', title: 'Reading', minutes: 25, navigation: 'free' },
        { id: 'listening', title: 'Listening', minutes: 25, navigation: 'one-way', playback: {} },
      ],
      questions: content.questions.map(({ id, number, type, text, options }) => ({
        id,
        number,
        section: type,
        ...(text !== undefined && { text }),
        options,
      })),
    }),
    ownerId: '',
    ports: {
      clock: fakeClock(),
      store: benchStore(),
      backupStore: fakeBackupStore(),
      audio: fakeAudio(),
      sender: fakeSender('silence'),
    },
    mode: 'preview',
  })
  session.send({ type: 'begin' })
  createRoot(root).render(<ExamRoom session={session} printedOn="" onBackToExams={() => {}} />)
}

const root = document.querySelector<HTMLElement>('#root')
applyTheme('light')
if (root) open(root)

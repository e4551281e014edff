import '@naru/ui/internal/base'
import { applyTheme } from '@naru/ui/theme'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { api } from '../shared/api'
import { createTabMemory } from '../shared/authSession'
import { isInAppNavigation, openDocument } from '../shared/documentNavigation'
import { fetchLetters } from '../shared/fetchLetters'
import { focusHeading } from '../shared/focusHeading'
import { startOffline } from '../shared/offline'
import { replayPresses } from '../shared/replayPresses'
import { chooseExam, getChosenExam } from '../shared/state/chosenExam'
import { themeChoice } from '../shared/state/theme'
import { ExamRoomPage } from './ExamRoomPage'
import { openAttempt } from './openAttempt'
import { restoreScroll } from './restoreScroll'

function start() {
  applyTheme(themeChoice())
  const named = examIdOf(window.location.pathname)
  if (named !== undefined) chooseExam(named)
  const open = () => openAttempt({ api, examId: getChosenExam(), memory: createTabMemory() })
  const opening = open()

  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  root.removeAttribute('style')
  createRoot(root).render(
    <StrictMode>
      <ExamRoomPage opening={opening} reopen={open} openPage={openDocument} />
    </StrictMode>,
  )
  replayPresses()

  if (isInAppNavigation()) focusHeading()
  restoreScroll(opening)
  void afterFirstQuestion(opening)
}

/** Fetches what must not take the line from the first question. */
async function afterFirstQuestion(opening: Promise<unknown>) {
  await opening
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  fetchLetters()
  startOffline()
}

/** @returns the exam that an address names; undefined for /quiz, which runs the one that was chosen */
function examIdOf(path: string): string | undefined {
  const segment = /^\/quiz\/([^/]+)\/?$/.exec(path)?.[1]
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment)
  } catch {
    return segment
  }
}

// A room that the browser renders ahead of a navigation does nothing until it is opened: storage may change until then.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true })
} else start()

// A page from the back/forward cache shows an exam as it was when it was left. Storage knows how it stands.
let isRestored = false
window.addEventListener('pageshow', ({ persisted }) => {
  isRestored = persisted
  if (persisted) window.location.reload()
})
// Before the question of `useLeaveGuard`: answered with no, it would leave on screen what is old.
window.addEventListener('beforeunload', (event) => {
  if (isRestored) event.stopImmediatePropagation()
})

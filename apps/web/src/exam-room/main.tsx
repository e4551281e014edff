import '@naru/ui/internal/base'
import { applyTheme } from '@naru/ui/theme'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { api } from '@naru/app-shell/api'
import { tabMemory } from '@naru/app-shell/authSession'
import { isInAppNavigation, openDocument } from '@naru/app-shell/navigation/documentNavigation'
import { fetchFonts, fetchFontsOf } from '@naru/app-shell/fetchFonts'
import { focusHeading } from '@naru/app-shell/navigation/focusHeading'
import { getChosenLanguage, getLanguage, initLanguage, loadTexts, PageLanguage } from '@naru/app-shell/language'
import { startOffline } from '../shared/offline'
import { replayPresses } from '@naru/app-shell/navigation/replayPresses'
import { chooseExam, getChosenExam } from '@naru/app-shell/state/chosenExam'
import { themeChoice } from '@naru/app-shell/state/theme'
import { ExamRoomPage } from './ExamRoomPage'
import { openAttempt } from './openAttempt'
import { restoreScroll } from './restoreScroll'
import { roomTexts } from './language/roomTexts'

async function start() {
  applyTheme(themeChoice())
  // The worker's document is in English when that of the choice is not in its cache.
  initLanguage(getChosenLanguage() ?? document.documentElement.lang)
  const texts = loadTexts(roomTexts)
  // They arrive while the attempt opens.
  fetchFontsOf(getLanguage())
  const named = examIdOf(window.location.pathname)
  if (named !== undefined) chooseExam(named)
  const open = () => openAttempt({ api, examId: getChosenExam(), memory: tabMemory })
  // The loading state of the document stays until there is more to show: React would show a fallback of its own for 300 ms.
  const [opening] = await Promise.all([open(), texts])
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  root.removeAttribute('style')
  // In one go: between the slices of a concurrent render a slow phone would draw the loading state again and again.
  flushSync(() =>
    createRoot(root).render(
      <StrictMode>
        <PageLanguage>
          <ExamRoomPage opening={opening} reopen={open} openPage={openDocument} />
        </PageLanguage>
      </StrictMode>,
    ),
  )
  replayPresses()

  restoreScroll()
  void afterFirstQuestion()
}

/** Loads what must not delay the first question. */
async function afterFirstQuestion() {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  // A running exam has focused its question.
  if (isInAppNavigation() && document.activeElement === document.body) focusHeading()
  fetchFonts()
  startOffline()
}

/** @returns the exam id in a path; undefined for /quiz, which runs the chosen exam */
function examIdOf(path: string): string | undefined {
  const segment = /^\/quiz\/([^/]+)\/?$/.exec(path)?.[1]
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment)
  } catch {
    return segment
  }
}

// A prerendered exam room starts when it is activated: storage may change until then.
if ('prerendering' in document && document.prerendering) {
  document.addEventListener('prerenderingchange', () => void start(), { once: true })
} else void start()

// A page restored from the back/forward cache shows an outdated exam: reload it from storage.
let isRestored = false
window.addEventListener('pageshow', ({ persisted }) => {
  isRestored = persisted
  if (persisted) window.location.reload()
})
// Runs before the handler of `useLeaveGuard`: declining that prompt would leave the outdated page on screen.
window.addEventListener('beforeunload', (event) => {
  if (isRestored) event.stopImmediatePropagation()
})

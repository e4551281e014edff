import '@naru/ui/base'
import { applyTheme } from '@naru/ui/theme'
import { createRoot } from 'react-dom/client'
import { api } from '../app/api'
import { fetchLetters } from '../app/fetchLetters'
import { focusHeading } from '../app/focusHeading'
import { pageStands } from '../app/pageStands'
import { plainCalls } from '../calls'
import { startOffline } from '../offline/browser'
import type { OpenedExam } from '../pages/Quiz/Page'
import { takeOpening } from '../payments/paymentDocument'
import { createTabMemory } from '../session/memory'
import { unknownSession } from '../session/rules'
import { createSession } from '../session/session'
import { chooseExam, getChosenExam } from '../state/chosenExam'
import { themeChoice } from '../state/theme'
import { Alone } from './Alone'
import { enterRoom } from './enterRoom'
import { keepPlace } from './keepPlace'
import { recheckOnline } from './recheckOnline'
import { RoomFailed } from './RoomFailed'
import { RoomPage } from './RoomPage'

applyTheme(themeChoice())

const { pathname } = window.location
const named = examOf(pathname)
if (named !== undefined) chooseExam(named)

const examId = getChosenExam()
const calls = plainCalls(api)
const session = createSession(calls, unknownSession, createTabMemory())
const entrance = enterRoom(calls, session, examId)

/** How long the room may take before it is said that it is on its way, in milliseconds: most answers are here before its code is. */
const patience = 150

const goToPlace = keepPlace()

async function start() {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no #root')
  root.removeAttribute('style')
  const enter = async (): Promise<{ opened: OpenedExam | undefined }> => ({ opened: await entrance })
  const entered = await Promise.race([enter(), new Promise<undefined>((done) => setTimeout(done, patience))])
  createRoot(root).render(
    <Alone pathname={pathname} calls={calls} session={session} fallback={<RoomFailed />}>
      <RoomPage examId={examId} entrance={entrance} entered={entered} />
    </Alone>,
  )
  fetchLetters()
  if (takeOpening()) focusHeading()
  await pageStands
  goToPlace()
}

/** @returns the exam that an address names; undefined for /quiz, which runs the one that was chosen */
function examOf(path: string): string | undefined {
  const name = /^\/quiz\/([^/]+)$/.exec(path)?.[1]
  try {
    return name === undefined ? undefined : decodeURIComponent(name)
  } catch {
    return name
  }
}

void start()
startOffline()
recheckOnline(session)

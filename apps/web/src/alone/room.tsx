import '@naru/ui/base'
import { createRoot } from 'react-dom/client'
import { fetchLetters } from '../app/fetchLetters'
import { focusHeading } from '../app/focusHeading'
import { pageStands } from '../app/pageStands'
import { fetchAhead } from '../exam'
import { startOffline } from '../offline/browser'
import type { OpenedExam } from '../pages/Quiz/Page'
import { takeOpening } from '../payments/paymentDocument'
import { Alone } from './Alone'
import { calls, entrance, examId, pathname, session } from './enter'
import { keepPlace } from './keepPlace'
import { recheckOnline } from './recheckOnline'
import { RoomFailed } from './RoomFailed'
import { RoomPage } from './RoomPage'

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
  // The code and the question are here, so that the line is free.
  const { opened } = await enter()
  if (opened !== undefined) fetchAhead(opened.session, opened.exam, opened.ownerId)
}

void start()
startOffline()
recheckOnline(session)

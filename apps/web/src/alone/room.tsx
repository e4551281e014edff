import '@naru/ui/base'
import { applyTheme } from '@naru/ui/theme'
import { createRoot } from 'react-dom/client'
import { api } from '../app/api'
import { fetchLetters } from '../app/fetchLetters'
import { plainCalls } from '../calls'
import { startOffline } from '../offline/browser'
import { createTabMemory } from '../session/memory'
import { unknownSession } from '../session/rules'
import { createSession } from '../session/session'
import { chooseExam, getChosenExam } from '../state/chosenExam'
import { themeChoice } from '../state/theme'
import { Alone } from './Alone'
import { recheckOnline } from './recheckOnline'
import { RoomPage } from './RoomPage'

applyTheme(themeChoice())

const { pathname } = window.location
const calls = plainCalls(api)
const session = createSession(calls, unknownSession, createTabMemory())
const examId = /^\/quiz\/([^/]+)$/.exec(pathname)?.[1]
if (examId !== undefined) chooseExam(decodeURIComponent(examId))

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root')
createRoot(root).render(
  <Alone pathname={pathname} calls={calls} session={session}>
    <RoomPage examId={getChosenExam()} />
  </Alone>,
)
fetchLetters()
startOffline()
recheckOnline(session)

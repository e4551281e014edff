import type { ResultSender, SessionPorts } from '@naru/exam-kit/session'
import { api } from '../shared/api'
import { createBrowserAudio, type BrowserAudio } from './browserAudio'
import { createBrowserClock } from './browserClock'
import { createBrowserDatabase } from './browserDatabase'
import { createBrowserLock } from './browserLock'
import { createBrowserMirror } from './browserMirror'
import { createBrowserStore } from './browserStore'
import { createClips, type Clips } from './clips'
import { createPapers, type Papers } from './papers'
import { createPictures, type Pictures } from './pictures'
import { createResultSender } from './resultSender'

/** What of a session is the same for all exams and users, on this browser. */
export interface BrowserPorts extends Required<Omit<SessionPorts, 'progress'>> {
  readonly audio: BrowserAudio
  readonly clips: Clips
  readonly papers: Papers
  readonly pictures: Pictures
  /** Sends for whoever is logged in; see `senderOf`. */
  readonly sender: ResultSender
}

let ports: BrowserPorts | undefined

/** The page's ports. There is one set, made when it is first needed, so that all rooms share the unlocked audio element. */
export function browserPorts(): BrowserPorts {
  ports ??= createPorts()
  return ports
}

function createPorts(): BrowserPorts {
  const database = createBrowserDatabase()
  const clips = createClips({ database })
  const audio = createBrowserAudio(clips)
  // The first press anywhere unlocks the sound, long before the first clip wants to start by itself.
  const firstPress = new AbortController()
  const unlock = () => {
    firstPress.abort()
    audio.unlock()
  }
  for (const name of ['click', 'keydown']) {
    document.addEventListener(name, unlock, { capture: true, signal: firstPress.signal })
  }
  return {
    clock: createBrowserClock(),
    store: createBrowserStore(),
    mirror: createBrowserMirror(database),
    lock: createBrowserLock(),
    audio,
    clips,
    papers: createPapers(database),
    pictures: createPictures(),
    sender: createResultSender(api),
  }
}

import type { SessionPorts } from '@naru/exam-kit/session'
import { api } from '../app/api'
import { createBrowserAudio, type BrowserAudio } from './browserAudio'
import { createBrowserClock } from './browserClock'
import { createBrowserStore } from './browserStore'
import { createResultSender } from './resultSender'

/** The ports of a session, on this browser. */
export interface BrowserPorts extends SessionPorts {
  readonly audio: BrowserAudio
}

let ports: BrowserPorts | undefined

/** The page's ports. There is one set, made when it is first needed, so that all rooms share the unlocked audio element. */
export function browserPorts(): BrowserPorts {
  ports ??= createPorts()
  return ports
}

function createPorts(): BrowserPorts {
  const audio = createBrowserAudio()
  // The first press anywhere unlocks the sound, long before the first clip wants to start by itself.
  const firstPress = new AbortController()
  const unlock = () => {
    firstPress.abort()
    audio.unlock()
  }
  for (const name of ['click', 'keydown']) {
    document.addEventListener(name, unlock, { capture: true, signal: firstPress.signal })
  }
  return { clock: createBrowserClock(), store: createBrowserStore(), audio, sender: createResultSender(api) }
}

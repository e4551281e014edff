import type { SessionPorts } from '../session'
import { createBrowserAudio, type BrowserAudio, type ClipSource } from './browserAudio'
import { createBrowserBackupStore } from './browserBackupStore'
import { createBrowserClock } from './browserClock'
import { createBrowserDatabase, type BrowserDatabase } from './browserDatabase'
import { createBrowserLock } from './browserLock'
import { createBrowserStore } from './browserStore'

/** The ports of a session that a browser offers by itself; a sender completes them. */
export interface BrowserPorts extends Required<Omit<SessionPorts, 'sender' | 'progress'>> {
  readonly audio: BrowserAudio
}

/** What the ports are made of. */
export interface BrowserPortsOptions {
  /** Keeps the backups of attempts. Default: a database of its own. */
  readonly database?: BrowserDatabase
  /** Where clips play from. Default: their own addresses. */
  readonly clips?: ClipSource
}

/**
 * Creates the ports of a page. One set serves all its sessions, so that they share the audio element, which the first click or key press
 * anywhere in the document unlocks.
 */
export function createBrowserPorts({
  database = createBrowserDatabase(),
  clips,
}: BrowserPortsOptions = {}): BrowserPorts {
  const audio = createBrowserAudio(clips)
  unlockWithFirstPress(audio)
  return {
    clock: createBrowserClock(),
    store: createBrowserStore(),
    mirror: createBrowserBackupStore(database),
    lock: createBrowserLock(),
    audio,
  }
}

/** The first press comes long before the first clip starts by itself. */
function unlockWithFirstPress(audio: BrowserAudio): void {
  const firstPress = new AbortController()
  const unlock = () => {
    firstPress.abort()
    audio.unlock()
  }
  for (const name of ['click', 'keydown']) {
    document.addEventListener(name, unlock, { capture: true, signal: firstPress.signal })
  }
}

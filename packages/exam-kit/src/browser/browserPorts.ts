import type { SessionPorts } from '../session'
import { createBrowserAudio, type BrowserAudio, type ClipSource } from './audio/browserAudio'
import { createBrowserBackupStore } from './database/browserBackupStore'
import { createBrowserClock } from './browserClock'
import { createBrowserDatabase, type BrowserDatabase } from './database/browserDatabase'
import { createBrowserLock } from './browserLock'
import { createBrowserPage } from './browserPage'
import { createBrowserStore } from './browserStore'

/** The ports of a session that need the browser only; add a sender. */
export interface BrowserPorts extends Required<Omit<SessionPorts, 'sender' | 'progress'>> {
  readonly audio: BrowserAudio
}

export interface BrowserPortsOptions {
  /** Database of the backups. @default a new `createBrowserDatabase()` */
  readonly database?: BrowserDatabase
  /** The addresses that clips play from. @default their own */
  readonly clips?: ClipSource
}

/**
 * Creates the ports of a page. Use one set for all its sessions: they share the audio element, which the first click or key press in the
 * document unlocks.
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
    backupStore: createBrowserBackupStore(database),
    lock: createBrowserLock(),
    page: createBrowserPage(),
    audio,
  }
}

/** The first press happens long before the first clip autoplays. */
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

import { createBrowserDatabase, createBrowserPorts, type BrowserPorts } from '@naru/exam-kit/browser'
import type { ResultSender } from '@naru/exam-kit/session'
import { createMediaCache, type MediaCache } from '@naru/exam-kit/internal/browser'
import { api } from '../api'
import { createClips, type Clips } from './media/clips'
import { createExamCache, type ExamCache } from './examCache'
import { fetchMedia } from './media/fetchMedia'
import { createResultSender } from './resultSender'

/** The ports that all exam sessions of this page share. */
export interface PagePorts extends BrowserPorts {
  readonly clips: Clips
  readonly examCache: ExamCache
  /** The pictures of the running attempt: the service worker responds with them. */
  readonly pictures: MediaCache
  /** Sends with the current login; see `ownerOnlySender`. */
  readonly sender: ResultSender
}

let ports: PagePorts | undefined

/** @returns the page's ports, created on first use; shared, so that every session uses the unlocked audio element */
export function browserPorts(): PagePorts {
  ports ??= createPorts()
  return ports
}

function createPorts(): PagePorts {
  const database = createBrowserDatabase()
  const clips = createClips({ database })
  return {
    ...createBrowserPorts({ database, clips }),
    clips,
    examCache: createExamCache(database),
    pictures: createMediaCache({ database, namespace: 'pictures', fetchMedia }),
    sender: createResultSender(api),
  }
}

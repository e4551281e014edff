import { createBrowserDatabase, createBrowserPorts, type BrowserPorts } from '@naru/exam-kit/browser'
import type { ResultSender } from '@naru/exam-kit/session'
import { api } from '../api'
import { createClips, type Clips } from './clips'
import { createExamCache, type ExamCache } from './examCache'
import { createPictures, type Pictures } from './pictures'
import { createResultSender } from './resultSender'

/** What of a session is the same for all exams and users, on this browser. */
export interface PagePorts extends BrowserPorts {
  readonly clips: Clips
  readonly examCache: ExamCache
  readonly pictures: Pictures
  /** Sends for whoever is logged in; see `ownerOnlySender`. */
  readonly sender: ResultSender
}

let ports: PagePorts | undefined

/** The page's ports. There is one set, made when it is first needed, so that all rooms share the unlocked audio element. */
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
    pictures: createPictures(),
    sender: createResultSender(api),
  }
}

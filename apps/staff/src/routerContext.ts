import type { AuthSession } from '@naru/app-shell/authSession'
import type { TextArea } from '@naru/ui/language'
import { browserTime, type Time } from '@naru/app-shell/time'
import type { QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { RecorderPorts } from './recorder/ports'

export interface RouterContext {
  queryClient: QueryClient
  authSession: AuthSession
  /** The path at which this document was loaded, which decides its security policy. Undefined outside a document. */
  openedAt?: string
  /** The clock of the pages. @default the browser's */
  time?: Time
  /** Opens a document of the learners. @default unloads this one */
  openDocument?: (href: string) => Promise<void>
  /** Microphone, player and storage of the recorder. @default the browser's */
  recorderPorts?: RecorderPorts
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The texts that the page shows besides those of every page. @default none */
    texts?: readonly TextArea<object>[]
  }
}

export const useTime = (): Time => useRouter().options.context.time ?? browserTime

import { StrictMode, useMemo, type ReactNode } from 'react'
import { PlaceProvider } from '../app/place'
import { CallsProvider, type Calls } from '../calls'
import { SessionProvider, type Session } from '../session/context'
import { Boundary } from './Boundary'

/** Props of Alone. */
export interface AloneProps {
  /** The path of the page. */
  pathname: string
  /** What the page asks the server by. */
  calls: Calls
  /** Who is logged in. */
  session: Session
  /** What is shown in place of the page when its code fails. */
  fallback: ReactNode
  /** The page. */
  children: ReactNode
}

/** What is around a page that runs alone, without the site's router and cache: every way out of it opens another document. */
export const Alone = ({ pathname, calls, session, fallback, children }: AloneProps) => {
  const place = useMemo(() => ({ pathname, go: (href: string) => window.location.assign(href) }), [pathname])
  return (
    <StrictMode>
      <CallsProvider value={calls}>
        <SessionProvider value={session}>
          <PlaceProvider value={place}>
            <Boundary fallback={fallback}>{children}</Boundary>
          </PlaceProvider>
        </SessionProvider>
      </CallsProvider>
    </StrictMode>
  )
}

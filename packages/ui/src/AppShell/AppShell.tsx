import type { ReactNode } from 'react'
import { useUiText } from '../catalogue/useUiText'
import { SkipLink } from '../SkipLink'
import * as styles from './AppShell.css'

/** Props of `AppShell`. */
export interface AppShellProps {
  /** Words of the link past the navigation. Default: the catalogue's. */
  skipLabel?: string
  /** The bar across the top. */
  topBar?: ReactNode
  /** Stands beside the content from 768 px, above it below. */
  sideNav?: ReactNode
  /** What stands below every page. */
  footer?: ReactNode
  /** The page; it becomes the `main` landmark with the id `main`. */
  children: ReactNode
}

/** The frame of all pages: bar above, navigation beside, footer below. On paper only the page is left. */
export const AppShell = ({ skipLabel, topBar, sideNav, footer, children }: AppShellProps) => {
  const text = useUiText()
  return (
    <div className={styles.shell}>
      <SkipLink href="#main">{skipLabel ?? text.skipToContent}</SkipLink>
      {topBar !== undefined && <div className={styles.top}>{topBar}</div>}
      <div className={styles.middle}>
        {sideNav !== undefined && <div className={styles.chrome}>{sideNav}</div>}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {footer !== undefined && <div className={styles.chrome}>{footer}</div>}
    </div>
  )
}

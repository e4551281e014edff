import type { ReactNode } from 'react'
import { useUiText } from '../language/uiText'
import { SkipLink } from '../SkipLink/SkipLink'
import * as styles from './AppShell.css'

export interface AppShellProps {
  /** Label of the skip link. @default the text of the library */
  skipLabel?: string
  /** The bar across the top. */
  topBar?: ReactNode
  /** Side navigation, beside the content from 768 px. */
  sideNav?: ReactNode
  /** The footer, below the content. */
  footer?: ReactNode
  /** Stays in view at the bottom of the window, and follows the footer at the end of the page. */
  bottom?: ReactNode
  /** The content, inside a `main` landmark with the id `main`. */
  children: ReactNode
}

/** The frame of a page: top bar, side navigation, content and footer. Prints only the content. */
export const AppShell = ({ skipLabel, topBar, sideNav, footer, bottom, children }: AppShellProps) => {
  const t = useUiText()
  return (
    <div className={styles.shell}>
      <SkipLink href="#main">{skipLabel ?? t('skipToContent')}</SkipLink>
      {topBar !== undefined && <div className={styles.top}>{topBar}</div>}
      <div className={styles.middle}>
        {sideNav !== undefined && <div className={styles.chrome}>{sideNav}</div>}
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {footer !== undefined && <div className={styles.chrome}>{footer}</div>}
      {bottom !== undefined && <div className={styles.bottom}>{bottom}</div>}
    </div>
  )
}

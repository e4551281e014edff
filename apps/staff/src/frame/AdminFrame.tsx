import { isStaff, mayDo } from '@naru/api'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import type { ReactNode } from 'react'
import { useAuthState } from '@naru/app-shell/authSession'
import { useIsCurrent } from './useIsCurrent'
import { useTitle } from '@naru/app-shell/useTitle'
import { AreaLinks } from './AreaLinks'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { useAdminText } from '../text/admin'
import * as css from './AdminFrame.css'
import { areasOf, deskAreasOf } from './areas'

interface AdminFrameProps {
  /** The page's only h1. */
  title: string
  lead?: ReactNode
  action?: ReactNode
  /** The target of the back link on phones. */
  back?: { href: string; label: string }
  children: ReactNode
}

/**
 * The layout of the admin pages: title, and links to the other areas; on phones a back link to the overview. Authors and editors, who may open
 * some of the pages, see the links of the desk instead.
 */
export const AdminFrame = ({ title, lead, action, back, children }: AdminFrameProps) => {
  const t = useAdminText()
  const isCurrent = useIsCurrent()
  const { status, role } = useAuthState()
  const isOfDesk = role !== undefined && isStaff(role) && !mayDo(role, 'site.manage')
  const way = isOfDesk
    ? { href: '/desk/papers', label: t('desk.title') }
    : (back ?? { href: '/admin', label: t('back') })
  useTitle(title === t('title') ? title : t('tab', { page: title }))
  const areas = isOfDesk
    ? deskAreasOf(t)
    : ([{ id: 'overview', href: '/admin', label: t('overview.title'), icon: 'grid' }, ...areasOf(t)] as const)

  return (
    <Page>
      <StepUp />
      <div className={css.columns}>
        <div className={css.areas}>
          {/* Whose links they are is not known before. */}
          {status !== 'unknown' && (
            <AreaLinks label={isOfDesk ? t('desk.areas') : t('areas')} areas={areas} direction="column" />
          )}
        </div>
        <div className={css.content}>
          {status !== 'unknown' && !isCurrent('/admin') && (
            <Link href={way.href} variant="standalone" className={css.back}>
              <Icon name="arrowLeft" />
              {way.label}
            </Link>
          )}
          <div className={css.head}>
            <PageHead title={title} lead={lead} />
            {action}
          </div>
          {children}
        </div>
      </div>
    </Page>
  )
}

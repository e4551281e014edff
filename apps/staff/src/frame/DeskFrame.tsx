import { lazyComponent } from '@naru/ui/internal/lazyComponent'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import { useTitle } from '@naru/app-shell/useTitle'
import { AreaLinks } from './AreaLinks'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { useDeskText } from '../text/desk'
import * as css from './Desk.css'

/** Sends the takes of this device; most pages of the desk have none. */
const TakesOnDevice = lazyComponent(async () => (await import('../recorder/TakesOnDevice')).TakesOnDevice)

interface DeskFrameProps {
  /** The page's only h1. */
  title: string
  lead?: ReactNode
  action?: ReactNode
  /** The target of the back link. @default there is none */
  back?: { href: string; label: string }
  /** Whether the page has the takes of this device itself. @default false */
  isRecorder?: boolean
  children: ReactNode
}

/** The layout of the desk's pages: links between them, title and content. */
export const DeskFrame = ({ title, lead, action, back, isRecorder = false, children }: DeskFrameProps) => {
  const t = useDeskText()
  useTitle(t('tab', { page: title }))
  const areas = [
    { href: '/desk/papers', label: t('papers.title'), icon: 'exam' },
    { href: '/desk/media', label: t('media'), icon: 'image' },
  ] as const
  return (
    <Page>
      <StepUp />
      <Stack gap={24}>
        {back === undefined ? (
          <AreaLinks label={t('areas')} areas={areas} direction="row" />
        ) : (
          <Link href={back.href} variant="standalone" className={css.back}>
            <Icon name="arrowLeft" />
            {back.label}
          </Link>
        )}
        <div className={css.head}>
          <PageHead title={title} lead={lead} />
          {action}
        </div>
        {!isRecorder && <TakesOnDevice load />}
        {children}
      </Stack>
    </Page>
  )
}

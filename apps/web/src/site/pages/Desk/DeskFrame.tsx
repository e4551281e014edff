import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import { useTitle } from '../../../shared/useTitle'
import { useIsCurrent } from '../../frame/useIsCurrent'
import { PageHead } from '../../parts/PageHead'
import { StepUp } from '../../secondFactor/StepUp'
import { useDeskText } from '../../text/desk'
import * as css from './Desk.css'
import { TakesOnDevice } from './lazyTakes'

/** Props of DeskFrame. */
export interface DeskFrameProps {
  /** The page's only h1. */
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  /** A button for the whole list. */
  action?: ReactNode
  /** The target of the back link. @default there is none */
  back?: { href: string; label: string }
  /** Whether the page has the takes of this device itself. @default false */
  isRecorder?: boolean
  children: ReactNode
}

/** The layout of the desk's pages: links between them, title and content. */
export const DeskFrame = ({ title, lead, action, back, isRecorder = false, children }: DeskFrameProps) => {
  const text = useDeskText()
  const isCurrent = useIsCurrent()
  useTitle(text.tab(title))
  const areas = [
    { href: '/desk/papers', label: text.papers.title, icon: 'exam' },
    { href: '/desk/media', label: text.media, icon: 'image' },
  ] as const
  return (
    <Page>
      <StepUp />
      <Stack gap={24}>
        {back === undefined ? (
          <nav aria-label={text.areas}>
            <ul role="list" className={css.areas}>
              {areas.map(({ href, label, icon }) => (
                <li key={href}>
                  <Link
                    href={href}
                    variant="standalone"
                    className={css.area}
                    {...(isCurrent(href) && { 'aria-current': 'page' as const })}
                  >
                    <Icon name={icon} />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
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

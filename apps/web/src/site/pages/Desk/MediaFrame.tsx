import { Icon } from '@naru/ui/Icon'
import { Inline } from '@naru/ui/Inline'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import { useTitle } from '../../../shared/useTitle'
import { PageHead } from '../../parts/PageHead'
import { StepUp } from '../../secondFactor/StepUp'
import { useDeskMediaText } from '../../text/deskMedia'
import * as css from './media.css'

/** Props of MediaFrame. */
export interface MediaFrameProps {
  /** The page's only h1. */
  title: string
  lead: string
  back: { href: string; label: string }
  /** A button for the whole page. */
  action?: ReactNode
  children: ReactNode
}

/** The layout of the library and the recorder. */
export const MediaFrame = ({ title, lead, back, action, children }: MediaFrameProps) => {
  const text = useDeskMediaText()
  useTitle(text.tab(title))
  return (
    <Page>
      <StepUp />
      <Stack gap={24}>
        <div>
          <Link href={back.href} variant="standalone" className={css.back}>
            <Icon name="arrowLeft" />
            {back.label}
          </Link>
        </div>
        <Inline justify="between" align="end">
          <PageHead title={title} lead={lead} />
          {action}
        </Inline>
        {children}
      </Stack>
    </Page>
  )
}

import { StepUp } from '@naru/app-shell/twoStep/StepUp'
import { PageHead } from '@naru/app-shell/parts/PageHead'
import { Icon } from '@naru/ui/Icon'
import { Link } from '@naru/ui/Link'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import * as css from './StaffPage.css'

export interface StaffPageProps {
  /** The page's only h1. */
  title: string
  lead?: ReactNode
  action?: ReactNode
  /** The page that this one belongs to. @default it belongs to none */
  back?: { href: string; label: string } | undefined
  children: ReactNode
}

/** The layout of the pages of desk and administration: the way back, title and content. */
export const StaffPage = ({ title, lead, action, back, children }: StaffPageProps) => (
  <Page>
    <StepUp />
    <Stack gap={24}>
      {back !== undefined && (
        <Link href={back.href} variant="standalone" className={css.back}>
          <Icon name="arrowLeft" />
          {back.label}
        </Link>
      )}
      <div className={css.head}>
        <PageHead title={title} lead={lead} />
        {action}
      </div>
      {children}
    </Stack>
  </Page>
)

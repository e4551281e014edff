import { Drawing, type DrawingName } from '@naru/exam-kit/internal/Drawing'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import type { ReactNode } from 'react'
import { useTitle } from '../useTitle'

export interface MessagePageProps {
  /** The heading, and the tab's title. */
  title: string
  children: ReactNode
  drawing: DrawingName
  action: ReactNode
  /** Whether it says that the device is offline, in place of the frame. @default false */
  saysOffline?: boolean
}

export const MessagePage = ({ title, children, drawing, action, saysOffline }: MessagePageProps) => {
  useTitle(title)
  return (
    <Page width="text">
      <div data-says-offline={saysOffline || undefined}>
        <EmptyState drawing={<Drawing name={drawing} />} title={<Heading level={1}>{title}</Heading>} action={action}>
          {children}
        </EmptyState>
      </div>
    </Page>
  )
}

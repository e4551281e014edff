import { Drawing, type DrawingName } from '@naru/exam-kit/internal/Drawing'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import { useTitle } from '../../../shared/useTitle'

/** Props of MessagePage. */
export interface MessagePageProps {
  /** The heading, and the tab's title. */
  title: string
  /** What happened, in one or two sentences. */
  children: ReactNode
  /** The picture above the message. */
  drawing: DrawingName
  /** The next step: a link or a button. */
  action: ReactNode
}

/** A page with only a message and a next step. */
export const MessagePage = ({ title, children, drawing, action }: MessagePageProps) => {
  useTitle(title)
  return (
    <Page width="text">
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        <EmptyState drawing={<Drawing name={drawing} />} action={action}>
          {children}
        </EmptyState>
      </Stack>
    </Page>
  )
}

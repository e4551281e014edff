import { Drawing, type DrawingName } from '@naru/exam-kit/internal/Drawing'
import { EmptyState } from '@naru/ui/EmptyState'
import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import type { ReactNode } from 'react'
import { useTitle } from '../useTitle'

export interface MessagePageProps {
  /** The heading, and the tab's title. */
  title: string
  children: ReactNode
  drawing: DrawingName
  action: ReactNode
}

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

import { EmptyState, type EmptyStateProps } from '@naru/ui/EmptyState'
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
  /** What stands above the sentence. */
  drawing: NonNullable<EmptyStateProps['drawing']>
  /** The way on. */
  action: ReactNode
}

/** A page that has nothing to show but a sentence and a way on. */
export const MessagePage = ({ title, children, drawing, action }: MessagePageProps) => {
  useTitle(title)
  return (
    <Page width="text">
      <Stack gap={24}>
        <Heading level={1}>{title}</Heading>
        <EmptyState drawing={drawing} action={action}>
          {children}
        </EmptyState>
      </Stack>
    </Page>
  )
}

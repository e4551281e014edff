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
}

export const MessagePage = ({ title, children, drawing, action }: MessagePageProps) => {
  useTitle(title)
  return (
    <Page width="text">
      <EmptyState drawing={<Drawing name={drawing} />} title={<Heading level={1}>{title}</Heading>} action={action}>
        {children}
      </EmptyState>
    </Page>
  )
}

import { Drawing } from '@naru/exam-kit/internal/Drawing'
import { ButtonLink } from '@naru/ui/ButtonLink'
import { EmptyState } from '@naru/ui/EmptyState'
import type { ReactNode } from 'react'

export interface NeedsPlanProps {
  title: string
  link: string
  children: ReactNode
}

/** Leads a learner without a plan to Pricing. */
export const NeedsPlan = ({ title, link, children }: NeedsPlanProps) => (
  <EmptyState
    drawing={<Drawing name="lantern" />}
    title={title}
    action={
      <ButtonLink variant="primary" href="/pricing">
        {link}
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
)

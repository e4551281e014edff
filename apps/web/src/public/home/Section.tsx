import { Heading } from '@naru/ui/Heading'
import { Page } from '@naru/ui/Page'
import { Stack } from '@naru/ui/Stack'
import { useId, type ReactNode } from 'react'

export interface SectionProps {
  /** The heading, also its accessible name. */
  title: string
  children: ReactNode
}

export const Section = ({ title, children }: SectionProps) => {
  const id = useId()
  return (
    <Page>
      <Stack as="section" gap={24} aria-labelledby={id}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Page>
  )
}

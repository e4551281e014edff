import { Heading } from '@naru/ui/Heading'
import { WholeNames } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'

/** Props of PageHead. */
export interface PageHeadProps {
  /** The page's only h1. */
  title: ReactNode
  /** One sentence below it. */
  lead?: ReactNode
}

/** The header of a page. */
export const PageHead = ({ title, lead }: PageHeadProps) => (
  <Stack gap={8} as="header">
    <Heading level={1}>{typeof title === 'string' ? <WholeNames>{title}</WholeNames> : title}</Heading>
    {lead !== undefined && (
      <Text tone="muted" size="lg">
        {lead}
      </Text>
    )}
  </Stack>
)

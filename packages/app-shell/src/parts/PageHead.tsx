import { Heading } from '@naru/ui/Heading'
import { WholeNames } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'

export const PageHead = ({ title, lead }: { title: ReactNode; lead?: ReactNode }) => (
  <Stack gap={8} as="header">
    <Heading level={1}>{typeof title === 'string' ? <WholeNames>{title}</WholeNames> : title}</Heading>
    {lead !== undefined && (
      <Text tone="muted" size="lg">
        {lead}
      </Text>
    )}
  </Stack>
)

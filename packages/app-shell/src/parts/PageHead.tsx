import { Heading } from '@naru/ui/Heading'
import { WholeNames } from '@naru/ui/language'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import { useTitle } from '../useTitle'

interface PageHeadProps {
  title: ReactNode
  lead?: ReactNode
  /** Title of the document; true: as here. @default another component says it */
  tab?: string | true
}

export const PageHead = ({ title, lead, tab }: PageHeadProps) => {
  const words = typeof title === 'string' ? title : undefined
  useTitle(tab === true ? words : tab)
  return (
    <Stack gap={8} as="header">
      <Heading level={1}>{words === undefined ? title : <WholeNames>{words}</WholeNames>}</Heading>
      {lead !== undefined && (
        <Text tone="muted" size="lg">
          {lead}
        </Text>
      )}
    </Stack>
  )
}

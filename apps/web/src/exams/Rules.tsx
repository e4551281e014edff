import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'
import type { GuidelinesText } from './text/guidelines'

export interface RulesProps {
  text: GuidelinesText
  /** The sections in order: names in the language of the text, and seconds. */
  sections: readonly { name: string; seconds: number }[]
  hasClips: boolean
}

const toContact = (words: ReactNode) => <Link href="/contact">{words}</Link>

/** The time limits, that recordings play by themselves, and how to get more time. */
export const Rules = ({ text, sections, hasClips }: RulesProps) => (
  <Stack gap={8}>
    <Text>
      {sections.map(({ name, seconds }) => text('minutes', { section: name, minutes: seconds / 60 })).join(' ')}
    </Text>
    {hasClips && <Text tone="muted">{text('soundNotice')}</Text>}
    <Text tone="muted">{text.rich('limits', { ask: toContact })}</Text>
  </Stack>
)

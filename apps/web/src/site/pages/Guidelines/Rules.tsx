import { withParts } from '@naru/ui/language'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { GuidelinesText } from '../../text/guidelines'

/** Props of Rules. */
export interface RulesProps {
  text: GuidelinesText
  /** The sections in order: names in the language of the text, and seconds. */
  sections: readonly { name: string; seconds: number }[]
  hasClips: boolean
  /** Size of the text. @default 'md' */
  size?: 'sm' | 'md'
}

/** The time limits, that recordings play by themselves, and how to get more time. */
export const Rules = ({ text, sections, hasClips, size = 'md' }: RulesProps) => (
  <Stack gap={8}>
    <Text size={size}>{sections.map(({ name, seconds }) => text.minutes(name, seconds / 60)).join(' ')}</Text>
    {hasClips && (
      <Text tone="muted" size={size}>
        {text.soundNotice}
      </Text>
    )}
    <Text tone="muted" size={size}>
      {withParts(text.limits, { ask: <Link href="/contact">{text.askForTime}</Link> })}
    </Text>
  </Stack>
)

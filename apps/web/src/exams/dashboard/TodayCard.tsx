import { Card } from '@naru/ui/Card'
import { Heading } from '@naru/ui/Heading'
import { Link } from '@naru/ui/Link'
import { Stack } from '@naru/ui/Stack'
import { Text } from '@naru/ui/Text'
import type { ReactNode } from 'react'

export interface TodayCardProps {
  title: string
  /** The one number or name that matters. @default none */
  value?: string | undefined
  /** A sentence below it. @default none */
  note?: string | undefined
  /** What to do next. @default nothing */
  link?: { href: string; label: string } | undefined
  children?: ReactNode
}

/** One card of what the learner can do today: a list item. */
export const TodayCard = ({ title, value, note, link, children }: TodayCardProps) => (
  <Card as="li">
    <Stack gap={8}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      {value !== undefined && (
        <Text size="lg" weight="bold">
          {value}
        </Text>
      )}
      {note !== undefined && <Text tone="muted">{note}</Text>}
      {children}
      {link !== undefined && (
        <Link href={link.href} variant="standalone">
          {link.label}
        </Link>
      )}
    </Stack>
  </Card>
)

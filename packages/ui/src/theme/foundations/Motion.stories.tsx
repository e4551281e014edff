import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../Button'
import * as styles from '../../lib/stories.css'
import { Stack } from '../../Stack/Stack'
import { Text } from '../../Text/Text'
import { vars } from '..'
import { durations, ease } from '../tokens'

const meta = { title: 'Foundations/Motion' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Crossing = () => {
  const [isAcross, setAcross] = useState(false)
  return (
    <Stack gap={24}>
      <Button onPress={() => setAcross(!isAcross)}>{isAcross ? 'Back' : 'Across'}</Button>
      {(['fast', 'medium', 'slow'] as const).map((name) => (
        <Stack key={name} gap={4}>
          <Text size="sm">
            {name} · {durations[name]} ms
          </Text>
          <div
            className={styles.mover}
            data-across={isAcross || undefined}
            style={{ transitionDuration: vars.duration[name] }}
          />
        </Stack>
      ))}
      <Text tone="muted" size="sm">
        {ease}
      </Text>
    </Stack>
  )
}

/** One easing curve, three durations. Only opacity and transform are animated; nothing under reduced motion. */
export const Durations: Story = { render: () => <Crossing /> }

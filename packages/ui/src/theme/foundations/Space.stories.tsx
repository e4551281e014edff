import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../Inline/Inline'
import * as styles from '../../lib/stories.css'
import { Stack } from '../../Stack/Stack'
import { Text } from '../../Text/Text'
import { spaceSteps, vars } from '..'
import { radii, widths } from '../tokens'

const meta = { title: 'Foundations/Space' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The space steps, in pixels at the default text size. */
export const Steps: Story = {
  render: () => (
    <Stack gap={12}>
      {spaceSteps.map((step) => (
        <Stack key={step} gap={4}>
          <Text size="sm">{step}</Text>
          <div className={styles.measure} style={{ inlineSize: vars.space[step] }} />
        </Stack>
      ))}
    </Stack>
  ),
}

/** The corner radii. */
export const Shape: Story = {
  render: () => (
    <Inline gap={24}>
      {(['control', 'card', 'full'] as const).map((name) => (
        <Stack key={name} gap={8} align="center">
          <div
            className={styles.measure}
            style={{ inlineSize: '6rem', blockSize: '4rem', borderRadius: vars.radius[name] }}
          />
          <Text size="sm">
            {name} · {radii[name]}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
}

/** The two elevations. */
export const Elevation: Story = {
  render: () => (
    <Inline gap={32}>
      {(['raised', 'overlay'] as const).map((name) => (
        <Stack key={name} gap={8} align="center">
          <div className={styles.swatch} style={{ inlineSize: '8rem', boxShadow: vars.shadow[name] }} />
          <Text size="sm">{name}</Text>
        </Stack>
      ))}
    </Inline>
  ),
}

/** The content widths. */
export const Widths: Story = {
  render: () => (
    <Stack gap={12}>
      {(['form', 'text', 'page', 'exam'] as const).map((name) => (
        <Stack key={name} gap={4}>
          <Text size="sm">
            {name} · {widths[name]}
          </Text>
          <div className={styles.measure} style={{ inlineSize: vars.width[name], maxInlineSize: '100%' }} />
        </Stack>
      ))}
    </Stack>
  ),
}

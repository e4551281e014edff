import type { Meta, StoryObj } from '@storybook/react-vite'
import { Boat, Drawing, drawingNames } from '../Drawing'
import { Grid } from '../Grid'
import { Icon, iconNames } from '../Icon'
import { Inline } from '../Inline'
import { AllThemes, sample } from '../lib/stories'
import * as styles from '../lib/stories.css'
import { Stack } from '../Stack'
import { Text } from '../Text'
import { colorNames, durations, ease, fontSizeNames, fontSizes, palettes, radii, spaceSteps, toCss, vars } from '.'

const meta = { title: 'Foundations/Tokens' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Colour: Story = {
  render: () => (
    <AllThemes>
      <div className={styles.swatches}>
        {colorNames.map((name) => (
          <Stack key={name} gap={4}>
            <div className={styles.swatch} style={{ background: vars.color[name] }} />
            <Text size="sm">{name}</Text>
            <Text size="xs" tone="muted">
              {toCss(palettes.light[name])}
            </Text>
          </Stack>
        ))}
      </div>
    </AllThemes>
  ),
}

export const Type: Story = {
  render: () => (
    <Stack gap={16}>
      {fontSizeNames.map((name) => (
        <Text key={name} size={name}>
          {name} · {fontSizes[name]}rem · Crossing 나루에서 건너기
        </Text>
      ))}
      <Text lang="ko">{sample.korean}</Text>
      <Text lang="si">{sample.sinhala}</Text>
      <Text lang="ta">{sample.tamil}</Text>
      <Text tabular>00:00 11:11 24:59</Text>
    </Stack>
  ),
}

export const Space: Story = {
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

export const ShapeAndDepth: Story = {
  render: () => (
    <Inline gap={24}>
      {Object.keys(radii).map((name) => (
        <Stack key={name} gap={8} align="center">
          <div
            className={styles.measure}
            style={{ inlineSize: '6rem', blockSize: '4rem', borderRadius: `var(--naru-radius-${name})` }}
          />
          <Text size="sm">{name}</Text>
        </Stack>
      ))}
      {(['raised', 'overlay'] as const).map((name) => (
        <Stack key={name} gap={8} align="center">
          <div className={styles.swatch} style={{ inlineSize: '8rem', boxShadow: vars.shadow[name] }} />
          <Text size="sm">{name}</Text>
        </Stack>
      ))}
    </Inline>
  ),
}

export const Motion: Story = {
  render: () => (
    <Stack gap={8}>
      {Object.entries(durations).map(([name, milliseconds]) => (
        <Text key={name}>
          {name}: {milliseconds} ms
        </Text>
      ))}
      <Text tone="muted">{ease}</Text>
    </Stack>
  ),
}

export const Icons: Story = {
  render: () => (
    <Grid minItemWidth="7rem" gap={16}>
      {iconNames.map((name) => (
        <span key={name} className={styles.iconCell}>
          <Icon name={name} size="large" />
          {name}
        </span>
      ))}
    </Grid>
  ),
}

export const Drawings: Story = {
  render: () => (
    <AllThemes>
      {drawingNames.map((name) => (
        <Drawing key={name} name={name} />
      ))}
      <Boat className={styles.brandBoat} />
    </AllThemes>
  ),
}

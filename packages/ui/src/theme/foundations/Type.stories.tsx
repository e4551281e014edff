import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../../Badge/Badge'
import { EmptyState } from '../../EmptyState/EmptyState'
import { Narrow, sample, textsBeyond } from '../../lib/stories'
import { OtpField } from '../../OtpField/OtpField'
import { ProgressBar } from '../../ProgressBar/ProgressBar'
import { Slider } from '../../Slider/Slider'
import { Stack } from '../../Stack/Stack'
import { Text } from '../../Text/Text'
import { fontSizeNames } from '..'
import { fontSizes, fontWeights, lineHeights } from '../tokens'

const meta = { title: 'Foundations/Type' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const scripts = [
  { lang: 'en', words: 'Crossing to Korea' },
  { lang: 'ko', words: '나루에서 건너기' },
  { lang: 'si', words: sample.sinhala },
  { lang: 'ta', words: sample.tamil },
] as const

/** Every text size in the four scripts that learners read. */
export const Scale: Story = {
  render: () => (
    <Stack gap={24}>
      {fontSizeNames.map((name) => (
        <Stack key={name} gap={4}>
          <Text size="sm" tone="muted">
            {name} · {fontSizes[name]}rem
          </Text>
          {scripts.map(({ lang, words }) => (
            <Text key={lang} size={name} lang={lang}>
              {words}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
}

/** The font weights. */
export const Weights: Story = {
  render: () => (
    <Stack gap={12}>
      {Object.entries(fontWeights).map(([name, weight]) => (
        <Text key={name} as="div">
          <span style={{ fontWeight: weight }}>
            {name} · {weight} · Crossing 나루
          </span>
        </Text>
      ))}
    </Stack>
  ),
}

/** Line heights of text, headings and Korean passages. */
export const Lines: Story = {
  render: () => (
    <Stack gap={24}>
      {Object.entries(lineHeights).map(([name, height]) => (
        <Stack key={name} gap={4}>
          <Text size="sm" tone="muted">
            {name} · {height}
          </Text>
          <div style={{ lineHeight: height, maxInlineSize: '20rem' }} lang={name === 'korean' ? 'ko' : 'en'}>
            {name === 'korean' ? sample.korean : sample.long}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
}

/** Clocks, marks and tables use tabular figures. */
export const Figures: Story = {
  render: () => (
    <Stack gap={4}>
      {['00:00', '11:11', '24:59'].map((clock) => (
        <Text key={clock} tabular>
          {clock}
        </Text>
      ))}
    </Stack>
  ),
}

/** A word longer than its line breaks. */
export const AnUnbrokenWordStaysInItsCell: Story = {
  render: () => (
    <Narrow>
      <div data-cell="">
        <Badge>{sample.word}</Badge>
        <EmptyState title={sample.word}>{sample.word}</EmptyState>
        <OtpField
          label={sample.word}
          description={sample.word}
          errorMessage={sample.word}
          value=""
          onChange={() => undefined}
        />
        <Slider label={sample.word} defaultValue={50} />
        <ProgressBar label={sample.word} valueLabel={sample.word} value={1} maxValue={2} />
      </div>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(textsBeyond(canvasElement)).toEqual([])
  },
}

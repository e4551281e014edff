import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AllThemes } from '../../lib/stories'
import * as styles from '../../lib/stories.css'
import { Stack } from '../../Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../Table'
import { Text } from '../../Text'
import { colorNames, vars } from '..'
import { paletteNames, palettes, toCss } from '../tokens'
import { contrastRatio, iconPairs, textPairs } from '../contrast'

const meta = { title: 'Foundations/Colour' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every colour token in every theme. */
export const Colours: Story = {
  render: () => (
    <AllThemes>
      <div className={styles.swatches}>
        {colorNames.map((name) => (
          <Stack key={name} gap={4}>
            <div className={styles.swatch} style={{ background: vars.color[name] }} />
            <Text size="sm">{name}</Text>
          </Stack>
        ))}
      </div>
    </AllThemes>
  ),
}

/** The values of the tokens. */
export const Values: Story = {
  render: () => (
    <Table label="Colour values">
      <TableHead>
        <TableRow>
          <TableHeaderCell>Colour</TableHeaderCell>
          {paletteNames.map((theme) => (
            <TableHeaderCell key={theme}>{theme}</TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {colorNames.map((name) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            {paletteNames.map((theme) => (
              <TableCell key={theme}>{toCss(palettes[theme][name])}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
}

const kinds = [
  { label: 'Text on a ground', pairs: textPairs, least: 4.5 },
  { label: 'Edges, signs and the focus ring', pairs: iconPairs, least: 3 },
] as const

/** The WCAG contrast ratio of every pair in use. */
export const EveryPairHasItsContrastInEveryTheme: Story = {
  render: () => (
    <Stack gap={32}>
      {kinds.map(({ label, pairs, least }) => (
        <Table key={label} label={`${label}: at least ${least} : 1`} showLabel>
          <TableHead>
            <TableRow>
              <TableHeaderCell>Pair</TableHeaderCell>
              {paletteNames.map((theme) => (
                <TableHeaderCell key={theme} align="end">
                  {theme}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {pairs.map(([front, ground]) => (
              <TableRow key={`${front} ${ground}`}>
                <TableCell>
                  {front} on {ground}
                </TableCell>
                {paletteNames.map((theme) => (
                  <TableCell key={theme} align="end">
                    <span
                      className={styles.measured}
                      style={{
                        color: toCss(palettes[theme][front]),
                        background: toCss(palettes[theme][ground]),
                      }}
                      data-least={least}
                    >
                      {contrastRatio(palettes[theme][front], palettes[theme][ground]).toFixed(1)}
                    </span>
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ))}
    </Stack>
  ),
  // Icons need 3 : 1; the figure is only a sample.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  play: async ({ canvas }) => {
    const measured = canvas
      .getAllByRole('cell')
      .flatMap((cell) => [...cell.querySelectorAll<HTMLElement>('[data-least]')])
    await expect(measured.length).toBe((textPairs.length + iconPairs.length) * paletteNames.length)
    const low = measured.filter((sample) => Number(sample.textContent) < Number(sample.dataset['least']))
    await expect(low).toEqual([])
  },
}

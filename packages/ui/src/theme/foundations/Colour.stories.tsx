import type { Meta, StoryObj } from '@storybook/react-vite'
import * as styles from '../../lib/stories.css'
import { Stack } from '../../Stack/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../Table/Table'
import { Text } from '../../Text/Text'
import { colorNames, type ColorName } from '..'
import { paletteNames, palettes, toCss } from '../tokens'
import { contrastRatio, iconPairs, textPairs, toHex } from '../contrast'

const meta = { title: 'Foundations/Colour' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** What each colour is for. */
const uses: Record<ColorName, string> = {
  canvas: 'The page',
  surface: 'Cards, dialogs, menus, fields',
  sunken: 'Wells, heads of tables, code',
  ink: 'Text',
  inkMuted: 'Secondary text, captions',
  line: 'Hairlines that only separate',
  control: 'Borders of fields and controls',
  accent: 'The primary action, links, the current place',
  accentHover: 'The same under the pointer',
  onAccent: 'Words on accent',
  accentSoft: 'Selected rows and options',
  warm: 'Drawings, podium, streaks; never text',
  success: 'Right, saved, paid: with an icon and a word',
  successSoft: 'The ground of a success',
  danger: 'Failed, wrong, delete: with an icon and a word',
  dangerSoft: 'The ground of an error',
  warning: 'Needs care: with an icon and a word',
  warningSoft: 'The ground of a warning',
  info: 'Good to know: with an icon and a word',
  infoSoft: 'The ground of a note',
  focus: 'The focus ring, only',
}

/** Every colour with its role and its value in each theme. */
export const Colours: Story = {
  render: () => (
    <Table label="Colours">
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
            <TableCell>
              <strong>{name}</strong>
              <Text size="sm" tone="muted">
                {uses[name]}
              </Text>
            </TableCell>
            {paletteNames.map((theme) => (
              <TableCell key={theme}>
                <div className={styles.swatch} style={{ background: toCss(palettes[theme][name]) }} />
                <Text size="sm">{toHex(palettes[theme][name])}</Text>
              </TableCell>
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
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Boat, Drawing, drawingNames } from '../../Drawing'
import { Grid } from '../../Grid'
import { Icon, iconNames } from '../../Icon'
import { AllThemes } from '../../lib/stories'
import * as styles from '../../lib/stories.css'

const meta = { title: 'Foundations/Icons' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Every icon with its name. */
export const IconSet: Story = {
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

/** The line drawings of empty and failed views, and the boat. */
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

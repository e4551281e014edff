import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../Grid/Grid'
import { Icon, iconNames } from '../../Icon'
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

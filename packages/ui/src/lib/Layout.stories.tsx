import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Card } from '../Card'
import { Grid } from '../Grid'
import { Inline } from '../Inline'
import { Page } from '../Page'
import { SkipLink } from '../SkipLink'
import { Stack } from '../Stack'
import { Text } from '../Text'
import { VisuallyHidden } from '../VisuallyHidden'
import { AllThemes } from './stories'

const meta = {
  title: 'UI/Layout',
  component: Stack,
  subcomponents: { Inline, Grid, Page, SkipLink, VisuallyHidden },
  tags: ['autodocs'],
  args: { children: null },
  parameters: {
    docs: {
      description: {
        component:
          'Stack, Inline, Grid and Page give all distances between things; components have no outer margin of their own.',
      },
    },
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

const items = ['One', 'Two', 'Three', 'Four'].map((word) => <Card key={word}>{word}</Card>)

export const StackIsAColumn: Story = { render: () => <Stack gap={8}>{items}</Stack> }
export const InlineWrapsIntoTheNextLine: Story = { render: () => <Inline gap={8}>{items}</Inline> }
export const GridFillsColumnsOfASmallestWidth: Story = { render: () => <Grid minItemWidth="10rem">{items}</Grid> }
export const GridHasAtMostItsColumns: Story = { render: () => <Grid columns={2}>{items}</Grid> }

export const ListsKeepTheirRole: Story = {
  render: () => (
    <Stack as="ul">
      <li>One</li>
      <li>Two</li>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2)
  },
}

export const PageHasAWidthAndGutters: Story = {
  render: () => (
    <Page width="text">
      <Text>{'A line of text holds at most 68 characters, so that the eye finds the next one. '.repeat(4)}</Text>
    </Page>
  ),
}

export const VisuallyHiddenIsHeardOnly: Story = {
  render: () => (
    <p>
      4 <VisuallyHidden>correct answers</VisuallyHidden>
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('correct answers')).toBeInTheDocument()
  },
}

export const SkipLinkLeadsToItsTarget: Story = {
  render: () => (
    <>
      <SkipLink href="#target">Skip to content</SkipLink>
      <section id="target" tabIndex={-1} aria-label="Content">
        <Text>Content</Text>
      </section>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('region', { name: 'Content' })).toHaveFocus()
  },
}

export const Gallery: Story = {
  render: () => (
    <AllThemes>
      <Grid minItemWidth="6rem" gap={8}>
        {items}
      </Grid>
    </AllThemes>
  ),
}
